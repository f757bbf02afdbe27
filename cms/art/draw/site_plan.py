"""The site plan of Olive Gardens, seen from above: villas, townhouses and an apartment house among trees; no words."""
import math
import os
import random

GRASS, LANE, ROOF, SHADE, INK, STONE = '#DDE2CB', '#EFE6D6', '#FBF8F2', '#B9C0A2', '#12312F', '#D8CBB3'
TREE, POOL = '#9FB08E', '#A9D3D1'
SIZE = (1600, 1000)

# The outlines in cms/demo/content/projects/outlines.ts follow these.
VILLAS = [(70 + 310 * k, 80) for k in range(5)] + [(960 + 310 * k, 760) for k in range(2)]
ROWS = [(90, 400), (90, 660)]
HOUSES, WIDTH, DEPTH = 9, 84, 150
BLOCK = (1010, 410, 480, 170)


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
             f'<path d="M0 320H1600M0 610H900V320M900 610V1000" fill="none" stroke="{STONE}" stroke-width="54"/>',
             f'<path d="M0 320H1600M0 610H900V320M900 610V1000" fill="none" stroke="{LANE}" stroke-width="46"/>',
             _rect(1130, 640, 240, 60, POOL, STONE, 6)]
    taken = [(900, y) for y in range(300, 1000, 30)]
    for x, y in VILLAS:
        lines.append(_rect(x + 30, y + 150, 120, 34, POOL, STONE, 4))
        lines.append(_building([(x, y, 180, 130), (x + 180, y + 30, 60, 80)]))
        taken += [(x + dx, y + dy) for dx in range(0, 260, 30) for dy in range(0, 200, 30)]
    for x, y in ROWS:
        lines.append(_building([(x + WIDTH * k, y + (8 if k % 2 else 0), WIDTH, DEPTH - 8) for k in range(HOUSES)]))
        taken += [(x + dx, y + dy) for dx in range(0, WIDTH * HOUSES + 30, 30) for dy in range(-10, DEPTH + 20, 30)]
    x, y, w, h = BLOCK
    lines.append(_building([(x + w / 4 * k, y, w / 4, h) for k in range(4)]))
    taken += [(x + dx, y + dy) for dx in range(0, w + 30, 30) for dy in range(0, 310, 30)]
    for _ in range(900):
        tx, ty, r = chance.uniform(20, 1580), chance.uniform(20, 980), chance.choice((14, 18, 22, 26))
        if abs(ty - 320) < 62 or (abs(ty - 610) < 62 and tx < 940):
            continue
        if all(math.hypot(tx - a, ty - b) > r + 26 for a, b in taken):
            lines.append(_tree(tx, ty, r))
            taken.append((tx, ty))
    return '\n'.join([*lines, '</svg>\n'])


def draw(media):
    with open(os.path.join(media, 'site-olive-gardens.svg'), 'w', encoding='utf-8') as f:
        f.write(_svg())
    return ['site-olive-gardens.svg']
