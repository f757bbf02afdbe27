"""The films: slow moves through a few pictures, near things moving more than far ones, soft fades between them."""
import os
import subprocess

import numba
import numpy as np
from PIL import Image, ImageFilter

SIZE, FPS, SHOT, FADE = (1920, 1080), 24, 5.2, 1.6
SOURCE = (2240, 1680)  # a little larger than the frame, for the moves
# picture, focal point, zoom from-to, sideways move from-to (share of the width, for the nearest things)
FILMS = {
    # A day in the city, which begins and ends where the main page has its picture.
    'film-mira': (
        ('marina-crest-dusk', (0.5, 0.47), (1.00, 1.06), (-0.006, 0.006)),
        ('dune-house-day', (0.5, 0.56), (1.00, 1.07), (0.008, -0.008)),
        ('palm-court-day', (0.5, 0.58), (1.00, 1.09), (0.0, 0.0)),
        ('pearl-bay-day', (0.52, 0.52), (1.08, 1.01), (-0.006, 0.006)),
        ('creek-terraces-day', (0.5, 0.56), (1.00, 1.05), (-0.008, 0.0)),
        ('creek-terraces-evening', (0.5, 0.56), (1.05, 1.10), (0.0, 0.008)),
        ('harbour-lights-dusk', (0.5, 0.56), (1.00, 1.06), (0.007, -0.007)),
    ),
    'film-marina-crest': (
        ('marina-crest-day', (0.5, 0.44), (1.00, 1.08), (-0.006, 0.006)),
        ('marina-crest-day', (0.5, 0.72), (1.35, 1.28), (0.010, -0.010)),
        ('marina-crest-day', (0.5, 0.27), (1.28, 1.36), (-0.008, 0.008)),
        ('marina-crest-dusk', (0.5, 0.28), (1.38, 1.30), (0.008, -0.008)),
        ('marina-crest-dusk', (0.5, 0.76), (1.40, 1.32), (-0.010, 0.010)),
        ('marina-crest-dusk', (0.5, 0.45), (1.08, 1.00), (0.006, -0.006)),
    ),
}


def needed():
    """The pictures of the films; each also needs its depth."""
    return sorted({shot[0] for shots in FILMS.values() for shot in shots})


def _load(name, work):
    picture = Image.open(os.path.join(work, name + '.png')).convert('RGB').resize(SOURCE, Image.LANCZOS)
    depth = Image.open(os.path.join(work, name + '-depth.png')).convert('L').resize(SOURCE, Image.BICUBIC)
    # near edges reach a little over the far ground, so that nothing tears when it moves
    near = 255 - np.asarray(depth.filter(ImageFilter.MinFilter(7)).filter(ImageFilter.GaussianBlur(4))).astype(np.float32)
    return np.asarray(picture).astype(np.float32), np.ascontiguousarray(near / 255)[..., None]


@numba.njit(inline='always')
def _sample(img, x, y, c):
    """Bilinear look-up."""
    h, w = img.shape[0], img.shape[1]
    x, y = min(max(x, 0.0), w - 1.001), min(max(y, 0.0), h - 1.001)
    x0, y0 = int(x), int(y)
    fx, fy = x - x0, y - y0
    above = img[y0, x0, c] * (1 - fx) + img[y0, x0 + 1, c] * fx
    below = img[y0 + 1, x0, c] * (1 - fx) + img[y0 + 1, x0 + 1, c] * fx
    return above * (1 - fy) + below * fy


@numba.njit(parallel=True)
def _warp(picture, near, cx, cy, cw, ch, zoom, shift, weight, out):
    """Adds a view of the picture to a frame: near things come closer and move more."""
    height, width = out.shape[0], out.shape[1]
    for j in numba.prange(height):
        yy = (j + 0.5) / height - 0.5
        for i in range(width):
            xx = (i + 0.5) / width - 0.5
            n = _sample(near, cx + xx * cw, cy + yy * ch, 0)
            k = 1 - (zoom - 1) * 0.35 * n
            x, y = cx + xx * cw * k + shift * (n - 0.35), cy + yy * ch * k
            for c in range(3):
                out[j, i, c] += weight * _sample(picture, x, y, c)


def _add(shot, t, weight, out):
    """Adds a shot as it is at `t`, from 0 to 1."""
    picture, near, focus, zoom, move = shot
    h, w, _ = picture.shape
    e = t * t * (3 - 2 * t) * 0.35 + t * 0.65  # almost even, with soft ends
    z = zoom[0] + (zoom[1] - zoom[0]) * e
    shift = (move[0] + (move[1] - move[0]) * e) * w
    cw = w / 1.03 / z
    ch = cw * SIZE[1] / SIZE[0]
    cx, cy = w / 2, min(max(focus[1] * h, ch / 2), h - ch / 2)
    _warp(picture, near, cx, cy, cw, ch, min(z, 1.1), shift, weight, out)


def _eased(share):
    share = min(max(share, 0.0), 1.0)
    return share * share * (3 - 2 * share)


def draw(media, work):
    loaded = {name: _load(name, work) for name in needed()}
    first = {name: _draw(name, [(*loaded[picture], *how) for picture, *how in shots], media) for name, shots in FILMS.items()}
    from lib.grade import save_jpeg
    save_jpeg(Image.fromarray(first['film-mira']), os.path.join(media, 'film-mira-poster.jpg'), 320_000)


def _draw(name, shots, media):
    """Makes a film, which fades into its first frame again, so that it can run without end. Returns that frame."""
    step = SHOT - FADE
    length = step * len(shots) + FADE
    command = ['ffmpeg', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{SIZE[0]}x{SIZE[1]}', '-r', str(FPS), '-i', '-', '-an',
               '-c:v', 'libx264', '-preset', 'slow', '-crf', '26', '-maxrate', '1800k', '-bufsize', '3600k', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-threads', '2',
               os.path.join(media, name + '.mp4')]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as out:
        for i in range(int(length * FPS)):
            now = i / FPS
            frame = np.zeros((SIZE[1], SIZE[0], 3), np.float32)
            left = 1.0
            # from the newest shot to the oldest: each leaves the rest to those before it
            views = [(shots[0], 0.0, _eased((now - length + FADE) / FADE))]
            views += [(shot, (now - k * step) / SHOT, _eased((now - k * step) / FADE) if k else 1.0) for k, shot in reversed(list(enumerate(shots)))]
            for shot, t, share in views:
                if share > 0 and t <= 1 and left > 0:
                    _add(shot, t, left * share, frame)
                    left *= 1 - share
            img = np.clip(frame / (1 - left), 0, 255).astype(np.uint8)
            if i == 0:
                first = img
            out.stdin.write(img.tobytes())
        out.stdin.close()
    if out.returncode:
        raise RuntimeError('ffmpeg failed')
    return first


def share(media, work, picture='marina-crest-dusk', focus=0.47):
    """The picture that social networks show for the site."""
    from lib.grade import save_jpeg
    img = Image.open(os.path.join(work, picture + '.png')).convert('RGB')
    w, h = img.size
    ch = w * 630 / 1200
    y = min(max(focus * h - ch / 2, 0), h - ch)
    save_jpeg(img.resize((1200, 630), Image.LANCZOS, box=(0, y, w, y + ch)), os.path.join(media, 'og-default.jpg'), 240_000)
