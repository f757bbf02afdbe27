"""The site plan of Olive Gardens, seen from above: villas, townhouses and apartment houses among trees; no words."""
import math
import os
import random

GRASS, LANE, ROOF, SHADE, INK, STONE = '#DDE2CB', '#EFE6D6', '#FBF8F2', '#B9C0A2', '#12312F', '#D8CBB3'
TREE, POOL, LAWN_GREEN = '#9FB08E', '#A9D3D1', '#CFDBB4'
SIZE = (1600, 1000)

# North is at the top. The outlines in cms/demo/content/projects/outlines.ts follow these.
VILLAS = [(380 + 310 * k, 80) for k in range(4)] + [(980 + 290 * k, 770) for k in range(2)]
EDGE = (110, 40)
LAWN = (300, 515, 1030, 205)
# A townhouse: what it measures along its row, and across it.
WIDTH, DEPTH = 137, 91
ROWS = [(320, 390), (320, 765)]
COLUMN = (70, 400)
HOUSES = 4
BLOCKS = [(950 + 210 * k, 400, 165, 92) for k in range(3)]
LANES = 'M0 320H1600M250 320V1000M250 742H900M900 320V1000'


def _rect(x, y, w, h, fill, line=INK, width=2.5):
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{fill}" stroke="{line}" stroke-width="{width}"/>'


def _building(parts):
    shadow = ''.join(f'<rect x="{x + 8}" y="{y + 10}" width="{w}" height="{h}" fill="{SHADE}"/>' for x, y, w, h in parts)
    return shadow + ''.join(_rect(x, y, w, h, ROOF) + f'<rect x="{x + 9}" y="{y + 9}" width="{w - 18}" height="{h - 18}" fill="none" stroke="{STONE}" stroke-width="2"/>' for x, y, w, h in parts)


def _tree(x, y, r):
    return f'<circle cx="{x + 4:.0f}" cy="{y + 5:.0f}" r="{r}" fill="{SHADE}"/><circle cx="{x:.0f}" cy="{y:.0f}" r="{r}" fill="{TREE}"/><circle cx="{x - r * .25:.0f}" cy="{y - r * .25:.0f}" r="{r * .55:.0f}" fill="#AFBF9E"/>'


def _svg():
    chance = random.Random(7)
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE[0]}" height="{SIZE[1]}" viewBox="0 0 {SIZE[0]} {SIZE[1]}">',
             f'<rect width="{SIZE[0]}" height="{SIZE[1]}" fill="{GRASS}"/>',
             _rect(*LAWN, LAWN_GREEN, STONE, 3),
             f'<path d="{LANES}" fill="none" stroke="{STONE}" stroke-width="54"/>',
             f'<path d="{LANES}" fill="none" stroke="{LANE}" stroke-width="46"/>',
             _rect(1010, 600, 240, 60, POOL, STONE, 6)]
    taken = []

    def keep(x, y, w, h):
        taken.extend((x + dx, y + dy) for dx in range(0, int(w) + 30, 30) for dy in range(0, int(h) + 30, 30))

    keep(*LAWN)
    for x, y in VILLAS:
        lines.append(_rect(x + 30, y + 150, 120, 34, POOL, STONE, 4))
        lines.append(_building([(x, y, 180, 130), (x + 180, y + 30, 60, 80)]))
        keep(x, y, 240, 184)
    x, y = EDGE
    lines.append(_rect(x - 54, y + 30, 34, 120, POOL, STONE, 4))
    lines.append(_building([(x, y, 130, 180), (x + 30, y + 180, 80, 60)]))
    keep(x - 54, y, 184, 240)
    for x, y in ROWS:
        lines.append(_building([(x + WIDTH * k, y, WIDTH, DEPTH) for k in range(HOUSES)]))
        keep(x, y, WIDTH * HOUSES, DEPTH)
    x, y = COLUMN
    lines.append(_building([(x, y + WIDTH * k, DEPTH, WIDTH) for k in range(HOUSES)]))
    keep(x, y, DEPTH, WIDTH * HOUSES)
    for x, y, w, h in BLOCKS:
        lines.append(_building([(x, y, w, h)]))
        keep(x, y, w, h)
    for _ in range(4000):
        tx, ty, r = chance.uniform(20, 1580), chance.uniform(20, 980), chance.choice((14, 18, 22, 26))
        on_lane = abs(ty - 320) < 62 or (ty > 320 and min(abs(tx - 250), abs(tx - 900)) < 62) or (abs(ty - 742) < 62 and 250 < tx < 900)
        if on_lane:
            continue
        if all(math.hypot(tx - a, ty - b) > r + 15 for a, b in taken):
            lines.append(_tree(tx, ty, r))
            keep(tx - 15, ty - 15, 0, 0)
    return '\n'.join([*lines, '</svg>\n'])


def draw(media):
    with open(os.path.join(media, 'site-olive-gardens.svg'), 'w', encoding='utf-8') as f:
        f.write(_svg())
    return ['site-olive-gardens.svg']
