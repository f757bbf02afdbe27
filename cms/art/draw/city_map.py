"""The city map: a coast with a marina, a bay, a harbour and a creek; streets, parks, a metro line; no words.

Everything is drawn in city coordinates: u runs along the coast, v runs inland. One SVG gives
the whole map and, through its viewBox, the closer cuts around the projects.
"""
import json
import math
import os
import random
import subprocess
import tempfile

WIDTH, HEIGHT = 1920, 1440
TURN = math.radians(24)
PINS = {  # project: (u, v)
    'marina-crest': (-440, -92), 'pearl-bay': (-120, -168), 'harbour-lights': (262, -138), 'skyline-one': (60, 42),
    'palm-court': (-230, 96), 'creek-terraces': (404, 112), 'olive-gardens': (226, 300), 'dune-house': (-130, 384),
}
SEA, SHELF, SHALLOW, LAND, DESERT = '#7FA9A9', '#93B9B6', '#B4D0C9', '#EFE7DA', '#E7D6B8'
PARK, STREET, ROAD, BLOCK, SHADE, INK, BRASS = '#C3CFAB', '#FAF7F2', '#FFFDF8', '#F9F5EC', '#D3C5AC', '#12312F', '#B48A4A'
CREEK = [(336, -166), (345, -120), (385, -20), (350, 60), (400, 150), (500, 190), (580, 260), (600, 340)]
PARKS = [(-60, 150, 120, 90), (226, 300, 190, 130), (-330, 10, 70, 60), (560, 60, 90, 80), (-560, 170, 130, 80), (120, -70, 60, 40)]


def xy(u, v):
    return (960 + u * math.cos(TURN) + v * math.sin(TURN), 720 - u * math.sin(TURN) + v * math.cos(TURN))


def coast(u):
    """How far inland the sea reaches at u."""
    v = -176 + 16 * math.sin(u * 0.011) + 9 * math.sin(u * 0.031 + 1)
    v += 62 * math.exp(-((u + 120) / 78) ** 2) - 34 * (math.exp(-((u + 225) / 40) ** 2) + math.exp(-((u + 15) / 40) ** 2))  # the bay
    v -= 40 * math.exp(-((u - 210) / 34) ** 2)
    return v


def creek_distance(u, v):
    best = 1e9
    for (a, b), (c, d) in zip(CREEK, CREEK[1:]):
        t = max(0, min(1, ((u - a) * (c - a) + (v - b) * (d - b)) / ((c - a) ** 2 + (d - b) ** 2)))
        best = min(best, math.hypot(u - a - t * (c - a), v - b - t * (d - b)))
    return best


def in_marina(u, v, grow=0):
    return -520 - grow < u < -350 + grow and -128 - grow < v < -104 + grow or -452 - grow < u < -428 + grow and -220 < v < -104


def wet(u, v, grow=0):
    return v < coast(u) + grow or creek_distance(u, v) < 19 + grow or math.hypot(u - 600, v - 370) < 66 + grow or in_marina(u, v, grow) \
        or 232 - grow < u < 330 and -180 < v < -152 + grow


def desert_edge(u):
    return 372 + 26 * math.sin(u * 0.012 + 2) + 14 * math.sin(u * 0.03) + max(0, u - 100) * 0.25


def path(points, close=False):
    d = 'M' + 'L'.join(f'{x:.1f} {y:.1f}' for x, y in (xy(*p) for p in points))
    return d + ('Z' if close else '')


def smooth(points, steps=10):
    """Catmull-Rom through the points."""
    out, n = [], len(points)
    for i in range(n - 1):
        p0, p1, p2, p3 = points[max(0, i - 1)], points[i], points[i + 1], points[min(n - 1, i + 2)]
        for k in range(steps):
            t = k / steps
            out.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) for a, b, c, d in zip(p0, p1, p2, p3)))
    return out + [points[-1]]


def _buildings(r):
    shade, body = {}, {}
    for i in range(-37, 38):
        for j in range(-6, 24):
            u0, v0 = i * 36, -176 + j * 32
            cu, cv = u0 + 18, v0 + 16
            centre = math.exp(-((cu - 60) / 190) ** 2 - ((cv - 20) / 120) ** 2)
            shore = math.exp(-((cv - coast(cu) - 50) / 60) ** 2)
            fade = (desert_edge(cu) - cv) / 90
            if r.random() > fade or any(abs(cu - a) < w / 2 + 16 and abs(cv - b) < h / 2 + 14 for a, b, w, h in PARKS):
                continue
            cells = [(u0 + 4 + x * 14.4, v0 + 4 + y * 12.6, 12.4, 10.6) for x in range(2) for y in range(2)]
            if r.random() < 0.35:
                cells = [(u0 + 4, v0 + 4, 27, 10.6), cells[1], cells[3]]
            for u, v, w, h in cells:
                corners = [(u, v), (u + w, v), (u + w, v + h), (u, v + h)]
                if r.random() < 0.1 or any(wet(a, b, 9) for a, b in corners) or abs(v + h / 2 - HIGHWAY(u)) < 15 or abs(v + h / 2 - BOULEVARD(u)) < 9:
                    continue
                tall = 1.5 + 11 * centre * r.random() + 4 * shore * r.random() + 1.5 * r.random()
                pts = [xy(*c) for c in corners]
                level = round(tall)
                tone = r.choice(('#F9F5EC', '#F6F0E4', '#FBF8F1', '#F2EADB')) if tall < 6 else '#FFFEFA'
                lift = [(x - tall * 0.35, y - tall * 0.9) for x, y in pts]
                shadow = [(x + tall * 1.0, y + tall * 0.55) for x, y in pts]
                shade.setdefault(0, []).append('M' + 'L'.join(f'{x:.1f} {y:.1f}' for x, y in _hull(pts + shadow)) + 'Z')
                body.setdefault((level, tone), []).append(('M' + 'L'.join(f'{x:.1f} {y:.1f}' for x, y in _hull(pts + lift)) + 'Z', 'M' + 'L'.join(f'{x:.1f} {y:.1f}' for x, y in lift) + 'Z'))
    parts = [f'<path d="{"".join(shade[0])}" fill="{SHADE}" opacity=".75"/>']
    for (level, tone), items in sorted(body.items()):
        parts.append(f'<path d="{"".join(a for a, _ in items)}" fill="#DDD0B9"/><path d="{"".join(b for _, b in items)}" fill="{tone}" stroke="#E0D4BF" stroke-width=".4"/>')
    return parts


def _hull(points):
    points = sorted(points)

    def half(pts):
        out = []
        for p in pts:
            while len(out) > 1 and (out[-1][0] - out[-2][0]) * (p[1] - out[-2][1]) - (out[-1][1] - out[-2][1]) * (p[0] - out[-2][0]) <= 0:
                out.pop()
            out.append(p)
        return out[:-1]
    return half(points) + half(points[::-1])


def HIGHWAY(u):
    return 6 + 12 * math.sin(u * 0.006)


def BOULEVARD(u):
    return 214 + 18 * math.sin(u * 0.005 + 1)


def svg():
    r = random.Random(12)
    us = range(-1400, 1401, 8)
    shore = [(u, coast(u)) for u in us]
    land = shore + [(1400, 1500), (-1400, 1500)]
    out = [f'<rect x="-400" y="-400" width="2720" height="2240" fill="{SEA}"/>']
    for width, colour in ((230, '#86AFAE'), (150, SHELF), (84, '#A3C5BF'), (40, SHALLOW)):
        out.append(f'<path d="{path(shore)}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"/>')
    waves = ''.join(path([(u, v), (u + 14, v - 3), (u + 28, v), (u + 42, v - 3), (u + 56, v)]) for u, v in ((r.uniform(-1100, 1100), r.uniform(-900, -330)) for _ in range(130)))
    out.append(f'<path d="{waves}" fill="none" stroke="#A9C8C4" stroke-width="1.2" opacity=".6"/>')
    # a crescent breakwater with villas in front of the marina
    for rad, width, colour in ((120, 44, SHALLOW), (120, 26, LAND), (120, 13, PARK)):
        arc = [(-640 + rad * math.cos(a / 20 * 3.6 + 2.2), -420 + rad * math.sin(a / 20 * 3.6 + 2.2)) for a in range(21)]
        out.append(f'<path d="{path(arc)}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>')
    for k in range(9):
        a = 2.4 + k * 0.4
        p, q = (-640 + 96 * math.cos(a), -420 + 96 * math.sin(a)), (-640 + 44 * math.cos(a), -420 + 44 * math.sin(a))
        for width, colour in ((17, SHALLOW), (9, LAND)):
            out.append(f'<path d="{path([p, q])}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>')
    out.append(f'<path d="{path(land, True)}" fill="{LAND}"/>')
    out.append(f'<path d="{path(shore)}" fill="none" stroke="#E9D9B6" stroke-width="9"/>')
    edge = [(u, desert_edge(u)) for u in us]
    for shift, colour in ((-16, '#ECDFC8'), (10, DESERT), (70, '#E3CFAC')):
        out.append(f'<path d="{path([(u, v + shift + 10 * math.sin(u * .02 + shift)) for u, v in edge] + [(1400, 1600), (-1400, 1600)], True)}" fill="{colour}"/>')
    for k in range(26):
        line = [(u, desert_edge(u) + 40 + k * 26 + 16 * math.sin(u * 0.011 + k * 0.7) + 7 * math.sin(u * 0.03 + k)) for u in range(-1400, 1401, 20)]
        out.append(f'<path d="{path(line)}" fill="none" stroke="#D6BF96" stroke-width="1.3" opacity="{0.75 - k * .015:.2f}"/>')
    # parks with trees
    for u, v, w, h in PARKS:
        pts = [(u + w / 2 * math.copysign(abs(math.cos(a)) ** .5, math.cos(a)), v + h / 2 * math.copysign(abs(math.sin(a)) ** .5, math.sin(a))) for a in [k / 40 * 6.2832 for k in range(40)]]
        out.append(f'<path d="{path(pts, True)}" fill="{PARK}"/>')
        out.append(f'<path d="{path(smooth([(u - w / 2, v + h * .1), (u - w * .15, v - h * .25), (u + w * .1, v + h * .2), (u + w / 2, v - h * .1)]))}" fill="none" stroke="#EAEBD8" stroke-width="4"/>')
    streets = ''.join(path([(u, max(coast(u) + 14, -190)), (u, min(desert_edge(u) + 10, 700))]) for u in range(-37 * 36, 38 * 36, 36))
    cross = ''
    for j in range(-5, 24):
        v, run = -176 + j * 32, []
        for u in range(-1380, 1381, 12):
            if v > coast(u) + 12 and v < desert_edge(u) + 8:
                run.append((u, v))
            elif len(run) > 1:
                cross, run = cross + path(run), []
            else:
                run = []
        if len(run) > 1:
            cross += path(run)
    out.append(f'<path d="{streets}{cross}" fill="none" stroke="{STREET}" stroke-width="3.6"/>')
    # water inside the city
    creek = smooth(CREEK)
    lagoon = [(600 + 60 * math.cos(a) * (1 + .1 * math.sin(3 * a)), 370 + 58 * math.sin(a)) for a in [k / 40 * 6.2832 for k in range(40)]]
    basins = [[(-520, -128), (-350, -128), (-350, -104), (-520, -104)], [(-452, -186), (-428, -186), (-428, -104), (-452, -104)], [(232, -178), (336, -178), (336, -152), (232, -152)]]
    out.append(f'<clipPath id="dry"><path d="{path(land, True)}"/></clipPath>')
    for grow, colour in ((14, '#E6DAC2'), (0, SHALLOW)):
        out.append(f'<g clip-path="url(#dry)">' if grow else '<g>')
        out.append(f'<path d="{path(creek)}" fill="none" stroke="{colour}" stroke-width="{36 + grow}" stroke-linejoin="round" stroke-linecap="round"/>')
        for shape in (lagoon, *basins):
            out.append(f'<path d="{path(shape, True)}" fill="{colour}" stroke="{colour}" stroke-width="{grow + 4}" stroke-linejoin="round"/>')
        out.append('</g>')
    for u in range(-508, -356, 15):
        if not -458 < u < -424:
            out.append(f'<path d="{path([(u, -106), (u, -116)])}" stroke="{BLOCK}" stroke-width="2"/><path d="{path([(u + 5, -108), (u + 5, -114)])}" stroke="#fff" stroke-width="3" stroke-linecap="round"/>')
    for u in (248, 268, 288, 308):
        out.append(f'<path d="{path([(u, -153), (u, -168)])}" stroke="{BLOCK}" stroke-width="2.4"/>')
    out += _buildings(r)
    trees = ''.join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{q:.1f}"/>' for x, y, q in
                    [(*xy(u + r.uniform(-.46, .46) * w, v + r.uniform(-.42, .42) * h), r.uniform(2, 4.2)) for u, v, w, h in PARKS for _ in range(int(w * h / 110))])
    out.append(f'<g fill="#8FA374" opacity=".8">{trees}</g>')
    # main roads and the metro
    high = [(u, HIGHWAY(u)) for u in range(-1400, 1401, 16)]
    boul = [(u, BOULEVARD(u)) for u in range(-1400, 1401, 16)]
    spokes = [[(-290, -120), (-300, 60), (-330, 230), (-420, 560), (-520, 1000)], [(196, -110), (180, 40), (190, 210), (140, 420), (60, 700), (20, 1100)], [(700, -150), (690, 60), (720, 230), (760, 500), (780, 900)]]
    roads = [high, boul] + [smooth(s) for s in spokes]
    for road, w in zip(roads, (17, 11, 10, 10, 10)):
        out.append(f'<path d="{path(road)}" fill="none" stroke="#D8C9AE" stroke-width="{w + 3}" stroke-linejoin="round"/>')
    for road, w in zip(roads, (17, 11, 10, 10, 10)):
        out.append(f'<path d="{path(road)}" fill="none" stroke="{ROAD}" stroke-width="{w}" stroke-linejoin="round"/>')
    out.append(f'<path d="{path(high)}" fill="none" stroke="#DCC69B" stroke-width="1.6"/>')
    metro = smooth([(-1400, 60), (-700, 40), (-440, -40), (-230, 40), (60, 66), (200, 80), (330, 20), (440, 60), (560, 140), (760, 120), (1400, 60)])
    out.append(f'<path d="{path(metro)}" fill="none" stroke="{INK}" stroke-width="4.4" stroke-linejoin="round"/>')
    for u, v in ((-700, 40), (-440, -40), (-230, 40), (60, 66), (330, 20), (560, 140), (760, 120)):
        x, y = xy(u, v)
        out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="7" fill="{ROAD}" stroke="{INK}" stroke-width="3.2"/>')
    return ''.join(out)


def _raster(body, box, size, folder):
    """Rasterises a part of the map and gives it a fine paper grain."""
    import numpy as np
    from PIL import Image
    file = os.path.join(folder, 'map.svg')
    with open(file, 'w', encoding='utf-8') as f:
        f.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" viewBox="{" ".join(f"{v:.2f}" for v in box)}">{body}</svg>')
    subprocess.run(['rsvg-convert', file, '-o', file + '.png'], check=True)
    img = np.asarray(Image.open(file + '.png').convert('RGB')).astype(np.float32)
    rng = np.random.default_rng(5)
    h, w, _ = img.shape
    soft = np.asarray(Image.fromarray((rng.random((h // 90 + 2, w // 90 + 2)) * 255).astype(np.uint8)).resize((w, h), Image.BICUBIC)).astype(np.float32) / 255 - .5
    img += rng.normal(0, 1.6, (h, w, 1)) + soft[..., None] * 7
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    img *= 1 - 0.16 * ((xx / w - .5) ** 2 + (yy / h - .5) ** 2)[..., None]
    return Image.fromarray(np.clip(img, 0, 255).astype(np.uint8))


def draw(media):
    from lib.grade import CROPS, cut, save_jpeg
    body, pins = svg(), {name: xy(*uv) for name, uv in PINS.items()}
    with tempfile.TemporaryDirectory() as folder:
        whole = _raster(body, (0, 0, WIDTH, HEIGHT), (WIDTH, HEIGHT), folder)
        positions = {}
        for crop, (w, h) in CROPS.items():
            save_jpeg(cut(whole, (w, h), (0.5, 0.5)), os.path.join(media, f'map-city-{crop}.jpg'), 380_000, 84)
            k = max(w / WIDTH, h / HEIGHT)
            positions[crop] = {name: {'x': round(100 * ((x - WIDTH / 2) * k / w + 0.5), 2), 'y': round(100 * ((y - HEIGHT / 2) * k / h + 0.5), 2)} for name, (x, y) in pins.items()}
        for name, (x, y) in pins.items():
            bw, bh = 800, 450
            save_jpeg(_raster(body, (x - bw / 2, y - bh / 2, bw, bh), (1600, 900), folder), os.path.join(media, f'map-{name}.jpg'), 220_000)
    for file, data in (('map.json', positions['desktop']), ('map-pins.json', positions)):
        with open(os.path.join(media, file), 'w', encoding='utf-8') as f:
            json.dump(data, f, indent=2)
            f.write('\n')
