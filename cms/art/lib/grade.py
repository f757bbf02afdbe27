"""From linear light to the finished picture: haze, exposure, glow, film curve, the house tones, crops."""
import os

import numpy as np
from PIL import Image, ImageFilter

CROPS = {'desktop': (1920, 1080), 'tablet': (1280, 960), 'mobile': (900, 1200)}
LIMITS = {'desktop': 320_000, 'tablet': 210_000, 'mobile': 220_000}  # bytes
# of openings, which fill the window on every screen
LARGE_CROPS = {'desktop': (2880, 1620), 'tablet': (1920, 1440), 'mobile': (1200, 1600)}
LARGE_LIMITS = {'desktop': 900_000, 'tablet': 600_000, 'mobile': 450_000}

# AgX-like film curve (minimal fit by B. Wrensch, after T. Sobotka)
_IN = np.array([[0.842479, 0.0784336, 0.0792237], [0.0423283, 0.878469, 0.0791661], [0.0423756, 0.0784336, 0.879143]])
_OUT = np.linalg.inv(_IN)


def _film(lin):
    x = np.maximum(lin @ _IN.T.astype(np.float32), 1e-10)
    x = np.clip((np.log2(x) + 12.47393) / (4.026069 + 12.47393), 0, 1)
    x2, x4 = x * x, (x * x) * (x * x)
    y = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232
    y = np.clip(y @ _OUT.T.astype(np.float32), 0, 1)
    return y  # display-referred, gamma 2.2 already inside


def _gauss(img, sigma):
    """Wide blur on a small copy, good enough for glow."""
    h, w, _ = img.shape
    k = max(1, int(sigma / 3))
    small = [Image.fromarray(np.ascontiguousarray(img[..., c]), mode='F').resize((w // k, h // k), Image.BOX) for c in range(3)]
    out = []
    for s in small:
        arr = np.asarray(s)
        r = max(1, int(sigma / k))
        kern = np.exp(-0.5 * (np.arange(-3 * r, 3 * r + 1) / r) ** 2)
        kern /= kern.sum()
        arr = np.apply_along_axis(lambda v: np.convolve(np.pad(v, 3 * r, 'edge'), kern, 'valid'), 0, arr)
        arr = np.apply_along_axis(lambda v: np.convolve(np.pad(v, 3 * r, 'edge'), kern, 'valid'), 1, arr)
        out.append(np.asarray(Image.fromarray(arr.astype(np.float32), mode='F').resize((w, h), Image.BICUBIC)))
    return np.stack(out, 2)


def develop(lin, mist=None, solid=1.0, haze=(0.8, 0.8, 0.85), haze_amount=0.0, ev=0.0, bloom=0.08, contrast=1.12, saturation=1.12, key=0.20, warmth=0.0):
    """Returns an 8-bit RGB array. `ev` corrects the automatic exposure, in stops; `solid` is 0 where the sky is."""
    lin = np.maximum(lin, 0).astype(np.float32)
    lum = lin @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    level = float(np.exp(np.mean(np.log(np.clip(lum, np.percentile(lum, 2), np.percentile(lum, 98)) + 1e-5))))
    lin = lin * (key / level * 2.0 ** ev)
    if mist is not None and haze_amount:
        m = (np.clip(mist, 0, 1) * solid * haze_amount)[..., None].astype(np.float32)
        lin = lin * (1 - m) + np.array(haze, np.float32) * m
    if bloom:
        bright = np.minimum(np.maximum(lin - 1.2, 0), 12)
        k = max(1.0, lin.shape[1] / 1360)  # the glow is as wide in large pictures
        lin = lin + bloom * (_gauss(bright, 6 * k) * 0.5 + _gauss(bright, 28 * k) * 0.35 + _gauss(bright, 90 * k) * 0.25)
    img = _film(lin)
    # contrast and saturation around the middle
    img = np.clip(0.46 + (img - 0.46) * contrast, 0, 1)
    grey = (img @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    img = grey + (img - grey) * saturation
    # house tones: deep teal in the shadows, warm paper in the lights
    shade, light = (1 - grey) ** 3, grey ** 2
    img = img + shade * np.array([-0.012, 0.012, 0.016], np.float32) + light * np.array([0.012, 0.003, -0.016], np.float32)
    img = img + warmth * np.array([0.03, 0.004, -0.03], np.float32)
    h, w, _ = img.shape
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    d = ((xx / w - 0.5) ** 2 + (yy / h - 0.5) ** 2)[..., None]
    img = img * (1 - 0.22 * d)
    rng = np.random.default_rng(7)
    img = img + rng.normal(0, 0.004, (h, w, 1)).astype(np.float32)
    return (np.clip(img, 0, 1) * 255 + 0.5).astype(np.uint8)


def save_jpeg(img, path, limit=320_000, quality=82):
    while True:
        img.save(path, 'JPEG', quality=quality, progressive=True, optimize=True, subsampling=1 if quality > 80 else 2)
        if os.path.getsize(path) <= limit or quality < 55:
            return
        quality -= 4


def cut(img, size, focus, zoom=1.0, crisp=True):
    """Scales and crops to `size` around the focal point (fractions of width and height); `zoom` cuts closer."""
    (w, h), (tw, th) = img.size, size
    k = max(tw / w, th / h) * zoom
    cw, ch = tw / k, th / k
    x = min(max(focus[0] * w - cw / 2, 0), w - cw)
    y = min(max(focus[1] * h - ch / 2, 0), h - ch)
    out = img.resize(size, Image.LANCZOS, box=(x, y, x + cw, y + ch))
    if not crisp:
        return out
    # what was enlarged needs more
    return out.filter(ImageFilter.UnsharpMask(1.1, 55, 2) if k > 1.01 else ImageFilter.UnsharpMask(0.7, 35, 3))


def crops(img, stem, focus, own=None, large=False):
    """The three files of a picture. `own` says where crops have a focus, a zoom and a size of their own."""
    sizes, limits = (LARGE_CROPS, LARGE_LIMITS) if large else (CROPS, LIMITS)
    for name, usual in sizes.items():
        x, y, zoom, size = (*(own or {}).get(name, (*focus, 1.0)), usual)[:4]
        # phones show openings with two or three dots a pixel: what sharpening makes of grain is half of their bytes there
        crisp = not (large and name == 'mobile')
        save_jpeg(cut(img, size, (x, y), zoom, crisp), f'{stem}-{name}.jpg', limits[name], 88 if large else 82)
