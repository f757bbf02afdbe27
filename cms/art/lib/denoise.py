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


@njit(parallel=True, fastmath=True, cache=True)
def _wavelet(img, lums, feat, step, lum_k, feat_k):
    """One a-trous pass: a 5x5 blur with holes that stops at edges of light, albedo, normal and depth."""
    h, w, _ = img.shape
    nf = feat.shape[2]
    out = np.empty_like(img)
    kernel = np.array([0.0625, 0.25, 0.375, 0.25, 0.0625], np.float32)
    for y in prange(h):
        for x in range(w):
            lum = lums[y, x]
            r, g, b, total = np.float32(0), np.float32(0), np.float32(0), np.float32(0)
            for j in range(-2, 3):
                q = min(h - 1, max(0, y + j * step))
                for i in range(-2, 3):
                    p = min(w - 1, max(0, x + i * step))
                    e = lum - lums[q, p]
                    d = e * e * lum_k[y, x]
                    f = np.float32(0)
                    for c in range(3):
                        e = feat[y, x, c] - feat[q, p, c]
                        f += e * e
                    n = np.float32(-0.15)  # small turns of the normal are bumps, not edges
                    for c in range(3, 6):
                        e = feat[y, x, c] - feat[q, p, c]
                        n += e * e
                    f += max(np.float32(0), n) * np.float32(3)
                    for c in range(6, nf):
                        e = feat[y, x, c] - feat[q, p, c]
                        f += e * e
                    d += f * feat_k
                    if d < 9:
                        k = kernel[j + 2] * kernel[i + 2] * np.exp(-d)
                        r += k * img[q, p, 0]
                        g += k * img[q, p, 1]
                        b += k * img[q, p, 2]
                        total += k
            out[y, x, 0], out[y, x, 1], out[y, x, 2] = r / total, g / total, b / total
    return out


def _blur(img, r):
    """Box blur with edge padding."""
    pad = np.pad(img, ((r, r), (r, r)), mode='edge')
    s = np.cumsum(np.cumsum(np.pad(pad, ((1, 0), (1, 0))), 0, dtype=np.float64), 1)
    n = 2 * r + 1
    return ((s[n:, n:] - s[:-n, n:] - s[n:, :-n] + s[:-n, :-n]) / (n * n)).astype(np.float32)


def _steady(first, second, reach):
    """Joins the two halves of a guide; where they disagree (glass, leaves) it is blurred, so that its noise does not stop the filter."""
    mean = 0.5 * (first + second)
    noise = _blur(((first - second) ** 2).sum(2), 2)
    t = np.clip(noise * 60.0 - 0.05, 0, 1)[..., None]
    soft = np.stack([_blur(mean[..., c], reach) for c in range(3)], 2) if reach else mean
    return (mean * (1 - t) + soft * t).astype(np.float32)


def _tame(a, b):
    """Where one half has a bright speck that the other half knows nothing of, the other half is right."""
    la, lb = a.mean(2), b.mean(2)
    around = np.minimum(_blur(la, 3), _blur(lb, 3))
    return np.where(((la > 6 * around) & (lb < 0.25 * la))[..., None], b, a)


def _back(la, lb, clean, grain):
    """The share of the traced picture to give back: `grain`, and more where more was taken away than the noise, as in leaves."""
    noise, taken = _blur(0.25 * (la - lb) ** 2, 5), _blur((0.5 * (la + lb) - clean) ** 2, 5)
    return (grain + (1 - grain) * np.clip(1.5 * (1 - 1.3 * noise / (taken + 1e-6)), 0, 1))[..., None].astype(np.float32)


def denoise(a, b, albedo, normal, depth=None, radius=6, patch=2, strength=0.5, smooth=0.0, levels=6, grain=0.0):
    """a, b: the two halves, linear; albedo, normal: pairs of guides. Returns the clean linear picture.

    `smooth` removes the large soft blotches of indirect light: differences of light up to about this
    share are evened out over wide distances wherever the surface is the same, over 2 ** `levels` pixels.
    `grain` is the share of the picture as it was traced that is left in; with it, detail that was taken for noise comes back.
    """
    crisp, albedo, normal = _steady(*albedo, 1), _steady(*albedo, 3), _steady(*normal, 3)
    scale = 0.18 / max(1e-6, float(np.exp(np.mean(np.log(0.5 * (a + b).mean(2) + 1e-4)))))
    divide = np.clip(crisp, 0, 1) + 0.06
    cap = 60.0 / scale
    ia, ib = np.minimum(a, cap) / divide, np.minimum(b, cap) / divide
    ia, ib = _tame(ia, ib), _tame(ib, ia)
    la = np.log1p(4 * scale * ia.mean(2)).astype(np.float32)
    lb = np.log1p(4 * scale * ib.mean(2)).astype(np.float32)
    var = np.maximum(_blur(0.5 * (la - lb) ** 2, 3), 0)
    feat = np.concatenate([np.clip(albedo, 0, 1) * 3.0, normal * 1.2], 2).astype(np.float32)
    clean = _filter(ia.astype(np.float32), ib.astype(np.float32), la, lb, var, feat, radius, patch,
                    np.float32(strength ** 2), np.float32(2e-5), np.float32(6.0))
    if smooth:
        doubt = 0.35 * np.sqrt(var)  # noisy places may be evened out more
        guide = [feat]
        if depth is not None:
            guide.append(np.log(depth + 0.02)[..., None].astype(np.float32) * 1.5)
        guide = np.concatenate(guide, 2)
        for level in range(levels):
            lums = _blur(np.log(clean.sum(2) + 1e-4), 1 + (level > 1))
            tolerance = (smooth + doubt) * 0.8 ** level
            clean = _wavelet(clean, lums, guide, 2 ** level, (1 / tolerance ** 2).astype(np.float32), np.float32(7.0))
    if grain:
        raw = 0.5 * (ia + ib)
        clean += (raw - clean) * _back(la, lb, np.log1p(4 * scale * clean.mean(2)), grain)
    return clean * divide
