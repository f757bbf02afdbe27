"""A denoiser for path-traced pictures (Debian's Blender is built without OpenImageDenoise).

Non-local means in the manner of Rousselle et al. 2013: the picture is rendered in two
independent halves, their difference tells the noise, each half steers the filter of the
other, and the noise-free albedo and normal of the surfaces keep edges and textures.
"""
import numpy as np
from numba import njit, prange


@njit(parallel=True, fastmath=True, cache=True)
def _filter(a, b, la, lb, var, feat, radius, patch, k2, eps, fsigma):
    h, w, _ = a.shape
    nf = feat.shape[2]
    out = np.zeros((h, w, 3), np.float32)
    block = 24
    nblocks = (h + block - 1) // block
    for bi in prange(nblocks):
        y0, y1 = bi * block, min(h, bi * block + block)
        ya, yb = max(0, y0 - patch), min(h, y1 + patch)
        n = yb - ya
        da, db = np.empty((n, w), np.float32), np.empty((n, w), np.float32)
        ha, hb = np.empty((n, w), np.float32), np.empty((n, w), np.float32)
        acc_a, acc_b = np.zeros((y1 - y0, w, 3), np.float32), np.zeros((y1 - y0, w, 3), np.float32)
        sum_a, sum_b = np.zeros((y1 - y0, w), np.float32), np.zeros((y1 - y0, w), np.float32)
        for dy in range(-radius, radius + 1):
            for dx in range(-radius, radius + 1):
                for i in range(n):
                    y = ya + i
                    q = min(h - 1, max(0, y + dy))
                    for x in range(w):
                        r = min(w - 1, max(0, x + dx))
                        vp, vq = var[y, x], var[q, r]
                        low = vp + min(vp, vq)
                        den = 1.0 / (eps + k2 * (vp + vq))
                        e = la[y, x] - la[q, r]
                        da[i, x] = (e * e - low) * den
                        e = lb[y, x] - lb[q, r]
                        db[i, x] = (e * e - low) * den
                for i in range(n):
                    sa, sb = np.float32(0), np.float32(0)
                    for x in range(-patch, w):
                        if x + patch < w:
                            sa += da[i, x + patch]
                            sb += db[i, x + patch]
                        if x - patch - 1 >= 0:
                            sa -= da[i, x - patch - 1]
                            sb -= db[i, x - patch - 1]
                        if x >= 0:
                            ha[i, x] = sa
                            hb[i, x] = sb
                norm = 1.0 / ((2 * patch + 1) * (2 * patch + 1))
                for i in range(y1 - y0):
                    y = y0 + i
                    q = min(h - 1, max(0, y + dy))
                    i0, i1 = max(0, y - patch - ya), min(n, y + patch + 1 - ya)
                    for x in range(w):
                        r = min(w - 1, max(0, x + dx))
                        f = np.float32(0)
                        for c in range(nf):
                            e = feat[y, x, c] - feat[q, r, c]
                            f += e * e
                        f *= fsigma
                        if f > 8:
                            continue
                        sa, sb = np.float32(0), np.float32(0)
                        for j in range(i0, i1):
                            sa += ha[j, x]
                            sb += hb[j, x]
                        wa = np.exp(-max(np.float32(0), sa * norm) - f)
                        wb = np.exp(-max(np.float32(0), sb * norm) - f)
                        sum_a[i, x] += wb
                        sum_b[i, x] += wa
                        for c in range(3):
                            acc_a[i, x, c] += wb * a[q, r, c]
                            acc_b[i, x, c] += wa * b[q, r, c]
        for i in range(y1 - y0):
            for x in range(w):
                for c in range(3):
                    out[y0 + i, x, c] = 0.5 * (acc_a[i, x, c] / max(sum_a[i, x], np.float32(1e-6)) + acc_b[i, x, c] / max(sum_b[i, x], np.float32(1e-6)))
    return out


def _blur(img, r):
    """Box blur with edge padding."""
    pad = np.pad(img, ((r, r), (r, r)), mode='edge')
    s = np.cumsum(np.cumsum(np.pad(pad, ((1, 0), (1, 0))), 0, dtype=np.float64), 1)
    n = 2 * r + 1
    return ((s[n:, n:] - s[:-n, n:] - s[n:, :-n] + s[:-n, :-n]) / (n * n)).astype(np.float32)


def denoise(a, b, albedo, normal, radius=6, patch=2, strength=0.5):
    """a, b: the two halves, linear; albedo, normal: guides. Returns the clean linear picture."""
    scale = 0.18 / max(1e-6, float(np.exp(np.mean(np.log(0.5 * (a + b).mean(2) + 1e-4)))))
    divide = np.clip(albedo, 0, 1) + 0.06
    cap = 60.0 / scale
    ia, ib = np.minimum(a, cap) / divide, np.minimum(b, cap) / divide
    la = np.log1p(4 * scale * ia.mean(2)).astype(np.float32)
    lb = np.log1p(4 * scale * ib.mean(2)).astype(np.float32)
    var = _blur(0.5 * (la - lb) ** 2, 3)
    feat = np.concatenate([np.clip(albedo, 0, 1) * 3.0, normal * 1.2], 2).astype(np.float32)
    clean = _filter(ia.astype(np.float32), ib.astype(np.float32), la, lb, var, feat, radius, patch,
                    np.float32(strength ** 2), np.float32(2e-5), np.float32(6.0))
    return clean * divide
