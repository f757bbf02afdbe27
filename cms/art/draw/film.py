"""The short film: slow moves through a few pictures, near things moving more than far ones, soft fades between them."""
import os
import subprocess

import numpy as np
from PIL import Image, ImageFilter

SIZE, FPS, SHOT, FADE = (1280, 720), 24, 3.0, 0.9
# picture, focal point, zoom from-to, sideways move from-to (share of the width, for the nearest things)
SHOTS = (
    ('marina-crest-dusk', (0.5, 0.47), (1.00, 1.06), (-0.006, 0.006)),
    ('palm-court-day', (0.5, 0.58), (1.00, 1.09), (0.0, 0.0)),
    ('interior-living', (0.5, 0.56), (1.07, 1.02), (0.010, -0.010)),
    ('creek-terraces-dusk', (0.5, 0.56), (1.00, 1.07), (-0.007, 0.007)),
)


def needed():  # render.py knows the same names, it cannot load numpy
    return [shot[0] for shot in SHOTS]


def _load(name, work):
    picture = Image.open(os.path.join(work, name + '.png')).convert('RGB')
    if picture.width > 1440:  # openings; the frames are sampled without a filter
        picture = picture.resize((1440, 1080), Image.LANCZOS)
    depth = Image.open(os.path.join(work, name + '-depth.png')).convert('L').resize(picture.size, Image.BICUBIC)
    # near edges reach a little over the far ground, so that nothing tears when it moves
    near = 255 - np.asarray(depth.filter(ImageFilter.MinFilter(5)).filter(ImageFilter.GaussianBlur(3))).astype(np.float32)
    return np.asarray(picture).astype(np.float32), near / 255


def _sample(img, x, y):
    """Bilinear look-up."""
    h, w = img.shape[:2]
    x, y = np.clip(x, 0, w - 1.001), np.clip(y, 0, h - 1.001)
    x0, y0 = x.astype(np.int32), y.astype(np.int32)
    fx, fy = (x - x0)[..., None], (y - y0)[..., None]
    if img.ndim == 2:
        fx, fy = fx[..., 0], fy[..., 0]
    return (img[y0, x0] * (1 - fx) + img[y0, x0 + 1] * fx) * (1 - fy) + (img[y0 + 1, x0] * (1 - fx) + img[y0 + 1, x0 + 1] * fx) * fy


def _frame(picture, near, focus, zoom, move, t):
    h, w, _ = picture.shape
    e = t * t * (3 - 2 * t) * 0.35 + t * 0.65  # almost even, with soft ends
    z = zoom[0] + (zoom[1] - zoom[0]) * e
    shift = (move[0] + (move[1] - move[0]) * e) * w
    cw = w / 1.03 / z
    ch = cw * SIZE[1] / SIZE[0]
    cx, cy = w / 2, min(max(focus[1] * h, ch / 2), h - ch / 2)
    xx, yy = np.meshgrid((np.arange(SIZE[0]) + 0.5) / SIZE[0] - 0.5, (np.arange(SIZE[1]) + 0.5) / SIZE[1] - 0.5)
    x, y = cx + xx * cw, cy + yy * ch
    n = _sample(near, x, y)
    grow = (z - 1) * 0.35 * n  # near things also come closer
    return _sample(picture, cx + xx * cw * (1 - grow) + shift * (n - 0.35), cy + yy * ch * (1 - grow))


def draw(media, work):
    shots = [(*_load(name, work), focus, zoom, move) for name, focus, zoom, move in SHOTS]
    step = SHOT - FADE
    frames = int((step * len(shots) + FADE) * FPS)
    command = ['ffmpeg', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{SIZE[0]}x{SIZE[1]}', '-r', str(FPS), '-i', '-', '-an',
               '-c:v', 'libx264', '-preset', 'slow', '-crf', '24', '-maxrate', '2M', '-bufsize', '3M', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-threads', '2',
               os.path.join(media, 'film-mira.mp4')]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as out:
        for i in range(frames):
            now, frame, weight = i / FPS, 0, 0
            for k, shot in enumerate(shots):
                t = now - k * step
                if 0 <= t < SHOT:
                    a = min(1.0, t / FADE if k else 1.0, (SHOT - t) / FADE if k < len(shots) - 1 else 1.0)
                    a = a * a * (3 - 2 * a)
                    frame, weight = frame + a * _frame(*shot, t / SHOT), weight + a
            img = np.clip(frame / weight, 0, 255).astype(np.uint8)
            if i == 0:
                first = img
            out.stdin.write(img.tobytes())
        out.stdin.close()
    if out.returncode:
        raise RuntimeError('ffmpeg failed')
    from lib.grade import save_jpeg
    save_jpeg(Image.fromarray(first), os.path.join(media, 'film-mira-poster.jpg'), 200_000)


def share(media, work, picture='marina-crest-dusk', focus=0.47):
    """The picture that social networks show for the site."""
    from lib.grade import save_jpeg
    img = Image.open(os.path.join(work, picture + '.png')).convert('RGB')
    w, h = img.size
    ch = w * 630 / 1200
    y = min(max(focus * h - ch / 2, 0), h - ch)
    save_jpeg(img.resize((1200, 630), Image.LANCZOS, box=(0, y, w, y + ch)), os.path.join(media, 'og-default.jpg'), 240_000)
