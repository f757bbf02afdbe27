"""What is seen from the homes: one function for each view of `facts.ts`, looking ahead along +y.

`ground` is 0; the camera stands at the height of the home. `hour` is 'day' or 'dusk'.
"""
import math

import bpy
from mathutils import Vector, noise

from lib import buildings as B, materials as M, plants as P
from lib.kit import *


def windows(hour, storey=3.5):
    """Panes that show lit rooms or dark ones; clear glass would need many samples."""
    return M.rooms(0.65 if hour == 'dusk' else 0.0, 2.2, 5.0, storey, '#39464b')


def sea(level=0.0, near=-400, colour='#1c6470', size=3.0, ripple=0.22):
    plane((-20000, near), (20000, 30000), level, M.water(colour, ripple, size))


def land(far, level=0.0, colour='#cdbb97', near=-600):
    plane((-8000, near), (8000, far), level, M.sand(colour, 0.1))


def city(hour, seed, lo, hi, count, tall, lit=0.22):
    B.skyline(seed, lo, hi, count, tall, M.city(lit if hour == 'dusk' else 0.0, 0.6))


def palms(places, seed=4):
    P.plant([P.palm(1, 8, 26), P.palm(2, 9, 26)], places, seed)


def boats(places, scale=1.0, level=0.0):
    kinds = [B.yacht(17), B.sailboat(13)]
    for k, (x, y, turn) in enumerate(places):
        B.moor(kinds[k % 2], (x, y, level), turn, scale)
    for boat in kinds:
        B.hide(boat)


def marina_quay(hour):
    sea(0, 14, '#145058', 1.2)
    m = Mesh()
    m.box((-300, -60, -3), (300, 14, 2), M.stone('#d3c5ad', (1.8, 0.9), upright=False))
    m.box((-300, 150, -3), (90, 158, 1.6), M.stone('#b7aa93', (2.4, 0.8)))
    deck = M.wood('#b39672', '#8b6f50', 0.2, 'x', 0.7)
    for x in (-66, -33, 0, 33, 66):
        m.box((x - 1.3, 14, 0.35), (x + 1.3, 96, 0.75), deck)
    m.build('quay')
    r = dice(12)
    boats([(x + s * 11, y, math.pi if s < 0 else 0) for x in (-66, -33, 0, 33, 66) for y in range(22, 96, 9) for s in (-1, 1) if r.random() < 0.7], 0.9)
    palms(P.row((-80, 8, 2), (80, 8, 2), 16, 0.8, 1))


def marina_gulf(hour):
    land(60, 1.0, '#cfc0a4')
    sea(0, 60, '#17596a', 4)
    m = Mesh()
    m.box((-500, 170, -2), (40, 182, 1.8), M.stone('#b7aa93', (2.4, 0.8))).box((120, 150, -2), (700, 162, 1.8), M.stone('#b7aa93', (2.4, 0.8)))
    m.build('breakwater')
    boats([(-60, 120, 0.3), (-22, 100, 2.0), (40, 128, 1.1), (84, 96, 0.2), (70, 330, 0.6), (-150, 420, 1.9), (230, 600, 0.4), (-20, 760, 2.4)], 1.1)
    palms(P.row((-110, 40, 1), (110, 40, 1), 20, 2, 1))
    for x, y, w, h in ((-2600, 9000, 1500, 90), (2900, 10500, 1900, 120)):
        surface(lambda u, v: (x + (u - 0.5) * w, y + v * 300, h * math.sin(math.pi * u) ** 1.5 * (1 - v)), 24, 2, M.plain('#8f95a0', 1.0))


def marina_city(hour):
    plane((-3000, -400), (3000, 6000), 0, M.sand('#b5aa96', 0.1))
    m = Mesh()
    m.box((-400, 70, 0.0), (400, 96, 0.1), M.plain('#56544f', 0.8)).box((-400, 60, 0.05), (400, 62, 0.4), M.plain('#9a968c', 0.7))
    m.build('road')
    P.plant([P.tree(3, 8, 3.4), P.tree(4, 9, 3.6)], P.row((-160, 54, 0), (160, 54, 0), 40, 2, 3) + P.row((-160, 104, 0), (160, 104, 0), 40, 2, 4), 5)
    city(hour, 21, (-420, 150), (420, 620), 70, (30, 95), 0.3)
    city(hour, 22, (-1500, 900), (1500, 2200), 80, (60, 240), 0.3)


def palm_pool(hour):
    warm = M.stone('#d8c2a0', (1.4, 0.7))
    opts = dict(height=3.6, bay=5.2, deep=2.2, stone=warm, soffit=M.plaster('#eadfcd'), arches=(0,), lit=0.75 if hour == 'dusk' else 0.1, strength=3.0 if hour == 'dusk' else 0.7, screens=0.3, glass_mat=windows(hour, 3.6))
    B.bays(52, 4, at=(-19, 6, 0), turn=math.pi / 2, seed=1, **opts)
    B.bays(52, 4, at=(19, 58, 0), turn=-math.pi / 2, seed=2, **opts)
    B.bays(36.4, 4, at=(-18.2, 56, 0), seed=3, **opts)
    plane((-60, -60), (60, 90), -0.02, M.stone('#dccdb4', (1.2, 1.2), 0.006, 0.2, 0.5, False))
    Mesh().box((-5.6, 5, -0.1), (5.6, 44, 0.05), M.stone('#eee4d2', (2.0, 0.6), 0.004, 0.1, 0.4, False)).build('coping')
    plane((-5, 5.6), (5, 43.4), 0.06, M.pool_water(0.22 if hour == 'dusk' else 0.0, '#4fb3b4'))
    palms(P.row((-8.4, 7, 0), (-8.4, 42, 0), 7, 0.4, 1) + P.row((8.4, 7, 0), (8.4, 42, 0), 7, 0.4, 2))
    P.plant([P.shrub(1, 0.55), P.shrub(2, 0.5, '#7b7f52'), P.tuft(3, 0.8, 80, '#a39a63')], P.row((-8.4, 6, 0), (-8.4, 43, 0), 60, 0.7, 4) + P.row((8.4, 6, 0), (8.4, 43, 0), 60, 0.7, 5), 6)
    bed_ = B.lounger(M.wood('#9a7148', '#6d4a2c', 0.1), M.fabric('#f3ede1'))
    for y in range(10, 42, 5):
        for s in (-1, 1):
            copy(bed_, (s * 12, y, 0), s * -math.pi / 2)
    bed_.location = (0, 0, -300)


def palm_patio(hour):
    plane((-60, -60), (60, 90), -0.02, M.stone('#cfb08c', (0.9, 0.9), 0.006, 0.2, 0.5, False))
    wall = M.plaster('#e2c9a4', 0.4)
    Mesh().box((-14, 11.0, 0), (1.2, 11.35, 1.75), wall).box((2.6, 11.0, 0), (14, 11.35, 1.75), wall).box((-7.2, -4, 0), (-6.9, 11.3, 1.75), wall).box((7.4, -4, 0), (7.7, 11.3, 1.75), wall).build('wall')
    gate = Mesh()
    for k in range(9):
        gate.box((1.22 + k * 0.155, 11.1, 0.1), (1.33 + k * 0.155, 11.16, 1.7), M.wood('#7d5836', '#523820', 0.12, 'z', 0.5))
    gate.build('gate')
    P.plant([P.shrub(1, 0.7, '#5d7440'), P.shrub(2, 0.6, '#6b7f49'), P.broadleaf(5, 1.6, 16)], P.row((-6.3, 10.4, 0), (0.9, 10.4, 0), 14, 0.3, 4) + P.row((3.2, 10.4, 0), (7, 10.4, 0), 8, 0.3, 5) + P.row((-6.4, 8, 0), (-6.4, 10, 0), 3, .2, 2), 6)
    palms([(-9, 16, 0), (-4, 19, 0), (3.4, 15, 0), (8.5, 18, 0), (13, 22, 0), (-14, 22, 0), (0, 26, 0)])
    B.bays(70, 4, at=(-35, 46, 0), height=3.6, bay=5.2, deep=2.2, stone=M.stone('#d8c2a0', (1.4, 0.7)), arches=(0,), lit=0.7 if hour == 'dusk' else 0.1, strength=3.0 if hour == 'dusk' else 0.7, screens=0.3, glass_mat=windows(hour, 3.6))


def palm_lane(hour):
    plane((-300, -100), (300, 400), 0, M.grass('#77804a'))
    m = Mesh()
    m.box((-200, 12, 0), (200, 18, 0.05), M.stone('#c9b99c', (1.2, 1.2), 0.008, 0.2, 0.6, False))
    for x in range(-96, 100, 24):
        m.box((x, 22, 0), (x + 21, 22.4, 2.0), M.plaster('#e4d2b3', 0.4))
    m.build('lane')
    P.plant([P.tree(3, 7.5, 3.4, '#5b6d38', 0.15, 6000), P.tree(4, 8.5, 3.8, '#64743c', 0.15, 6000)], P.row((-70, 20, 0), (70, 20, 0), 15, 1.2, 3) + P.scatter((-90, 40), (90, 130), 46, 0, 8), 5)
    for k, x in enumerate((-62, -36, -8, 18, 46)):
        B.bays(16, 2, 3.3, (x, 30 + (k % 3) * 3, 0), 0.0, bay=5, pier=0.5, deep=1.6, body=10, stone=M.plaster(('#efe3cc', '#e6d2b2', '#f3ebdc')[k % 3]), lit=0.6 if hour == 'dusk' else 0.1, strength=2.6, parapet=0.5, seed=k, glass_mat=windows(hour, 3.3))
    city(hour, 8, (-700, 500), (700, 1100), 40, (12, 40))


def dunes(x, y, calm=26.0):
    """Level by the house, then two ridges that rise with the distance."""
    far = max(0.0, (y - calm) / 200)
    wide = noise.noise(Vector((x * 0.006 + 3.1, y * 0.006, 0.5)))
    crest = 1 - math.hypot(noise.noise(Vector((x * 0.008 + 9, y * 0.009 + x * 0.002, 2.5))), 0.12)
    near = min(1.0, max(0.0, (y - calm) / 30))
    return -0.35 + near * (crest ** 3 * 3.2 - 1.0) + min(1.6, far * 1.2) * (crest ** 2 * 17 + wide * 8)


def sand_sea(calm=26.0):
    surface(lambda u, v: ((u - 0.5) * (200 + 1300 * v), -30 + v * v * 700, dunes((u - 0.5) * (200 + 1300 * v), -30 + v * v * 700, calm)), 340, 340, M.sand('#dcb281', 0.9))
    P.plant([P.tuft(1, 0.9, 90, '#b39c62'), P.tuft(2, 0.7, 80, '#9c9460'), P.shrub(3, 0.5, '#85845a', 500)],
            [(x, y, dunes(x, y, calm)) for x, y, _ in P.scatter((-50, 9), (50, 70), 190, seed=8, keep=lambda x, y: noise.noise(Vector((x * .08, y * .10, 7))) > 0.12)], 9, (0.6, 1.3))


def dune_dunes(hour):
    sand_sea()


def dune_west(hour):
    sand_sea(60.0)
    m = Mesh()
    r = dice(5)
    for _ in range(60):
        x, w, h = r.uniform(-1300, 1300), r.uniform(20, 50), r.uniform(30, 90) * (0.5 + r.random() ** 2)
        m.box((x, 2300, 0), (x + w, 2340, 45 + h), M.city(0.35 if hour == 'dusk' else 0.0, 0.8))
    m.build('line')


def dune_yard(hour):
    clay, paving = M.plaster('#d6b98f', 0.5), M.stone('#cfae85', (0.8, 0.8), 0.008, 0.25, 0.6, False)
    plane((-80, -40), (80, 120), -0.02, paving)
    m, panes = Mesh(), Mesh()
    glass, frame = windows(hour, 3.7), M.plain('#3c3024', 0.4, 0.4)
    room_ = M.rooms(0.7 if hour == 'dusk' else 0.06, 2.6 if hour == 'dusk' else 0.6, 5.0, 3.7, '#8a7256')
    r = dice(31)
    for level in range(2):
        x = -40.0
        while x < 40:
            w, z, y = r.choice((7.5, 9.0, 11.0)), level * 3.7, 30 + level * 3 + r.choice((0, 1.5))
            left, right = 0.22 * w, w * 0.8
            m.box((x, y, z), (x + left, y + 9, z + 4.2), clay).box((x + right, y, z), (x + w, y + 9, z + 4.2), clay).box((x + left, y, z + 3.0), (x + right, y + 9, z + 4.2), clay).box((x + left, y + 4, z), (x + right, y + 4.1, z + 3.7), room_)
            panes.box((x + left, y + 0.9, z), (x + right, y + 0.93, z + 3.0), glass)
            for k in range(4):
                xx = x + left + (right - left) * k / 3
                m.box((xx - 0.035, y + 0.86, z), (xx + 0.035, y + 0.96, z + 3.0), frame)
            x += w
    m.box((-26, -6, 0), (-22, 34, 5.6), clay).box((24, -6, 0), (28, 34, 6.4), clay)
    m.box((13, 24, 0), (16.4, 27.4, 11.5), clay)
    for k in range(3):
        m.box((13.4 + k * 1.0, 23.9, 8.6), (14.0 + k * 1.0, 27.5, 11.0), M.plain('#2b2118', 0.9))
    m.box((-9, 12, 0), (5, 12.4, 0.45), clay).box((-9, 18.6, 0), (5, 19, 0.45), clay).box((-9, 12.4, 0), (-8.6, 18.6, 0.45), clay).box((4.6, 12.4, 0), (5, 18.6, 0.45), clay)
    m.build('yard', bevel=0.05)
    panes.build('panes')
    plane((-8.6, 12.4), (4.6, 18.6), 0.36, M.pool_water(0.1 if hour == 'dusk' else 0.0, '#5fae9f'))
    P.plant([P.tree(3, 4.2, 1.8, '#5f7440', 0.11, 5000), P.tree(6, 3.8, 1.6, '#67793f', 0.11, 5000)], [(-13, 15, 0), (-14, 22, 0), (9, 13, 0), (9.5, 21, 0), (-4, 24, 0), (19, 17, 0), (-19, 26, 0)], 5)
    palms([(-17, 11, 0), (18, 25, 0)])
    P.plant([P.tuft(1, 0.8, 90, '#b39c62'), P.shrub(3, 0.5, '#77804d')], P.row((-9.6, 11, 0), (-9.6, 20, 0), 12, 0.3, 3) + P.row((5.8, 11, 0), (5.8, 20, 0), 12, 0.3, 4), 9, (0.6, 1.2))


def harbour_quay(hour):
    sea(0, 24, '#0f4650', 1.0)
    m = Mesh()
    m.box((-400, -60, -3), (400, 24, 2.4), M.stone('#d3c4aa', (1.6, 0.8), upright=False))
    m.box((-400, 300, -3), (400, 330, 2.4), M.stone('#b9aa92', (2.4, 0.7)))
    white, dark = M.plain('#f3efe6', 0.3), M.plain('#16272c', 0.2)
    # the ferry
    hull = [(-16, -3.6), (13, -3.6), (17.5, 0), (13, 3.6), (-16, 3.6)]
    at = lambda pts, dx=0, k=1.0: [(6 + dx + x * k, 62 + y * k) for x, y in pts]
    m.prism(at(hull), -1, 2.2, M.plain('#12312F', 0.35)).prism(at(hull), 2.2, 2.6, white).prism(at(hull, -1, 0.88), 2.6, 5.0, white).prism(at(hull, -1, 0.89), 3.2, 4.4, dark).prism(at(hull, -2, 0.74), 5.0, 7.2, white).prism(at(hull, -2, 0.75), 5.6, 6.6, dark).prism(at(hull, -4, 0.4), 7.2, 9.0, white)
    m.prism(rounded(-3, 62, 1.6, 1.6, 0.79, 0, 4), 9, 11.2, M.plain('#B48A4A', 0.4))
    m.box((-12, 24, 1.4), (24, 34, 1.9), M.wood('#a98b66', '#7c6043', 0.16, 'x', 0.7))
    metal = M.plain('#3a3833', 0.35, 0.8)
    for x in range(-90, 91, 12):
        m.box((x - .05, 20, 2.4), (x + .05, 20.1, 6.2), metal).box((x - .3, 19.8, 6.1), (x + .3, 20.3, 6.25), M.glow((1, 0.68, 0.38), 16 if hour == 'dusk' else 0.8))
    m.build('harbour')
    boats([(-40, 40, 0.1), (-62, 46, 0.2), (52, 44, 3.0), (74, 48, 0.1), (-30, 120, 0.8), (60, 170, 2.2)], 0.85)
    palms(P.row((-88, 15, 2.4), (-22, 15, 2.4), 5, 1.0, 1) + P.row((24, 15, 2.4), (88, 15, 2.4), 5, 1.0, 2))
    city(hour, 5, (-460, 335), (460, 700), 60, (12, 60), 0.3)


def harbour_cranes(hour):
    sea(0, 20, '#134a55', 1.4)
    m = Mesh()
    m.box((-400, -60, -3), (400, 20, 2.4), M.stone('#cdbd9f', (1.6, 0.8), upright=False)).box((-600, 170, -3), (600, 420, 3), M.stone('#a99d88', (2.4, 0.7)))
    rust = M.plain('#8d4a31' if hour == 'day' else '#5d3527', 0.6)

    def bar(a, b, w):
        a, b = Vector(a), Vector(b)
        side = (b - a).cross(Vector((0, 1, 0))).normalized() * w / 2
        for dy in (-w / 2, w / 2):
            o = Vector((0, dy, 0))
            m.face([a - side + o, a + side + o, b + side + o, b - side + o], rust)
    for k, (x, y, s) in enumerate(((-74, 180, 1), (-6, 186, -1), (66, 182, 1), (128, 190, -1))):
        for dx in (-7, 7):
            for dy in (0, 10):
                m.box((x + dx - 0.6, y + dy - 0.6, 3), (x + dx + 0.6, y + dy + 0.6, 26), rust)
            m.box((x + dx - 0.5, y, 14), (x + dx + 0.5, y + 10, 15), rust)
        m.box((x - 8, y - 1, 25.4), (x + 8, y + 11, 27), rust).box((x - 4, y, 27), (x + 4, y + 9, 33), rust)
        top, tip = (x - s * 3, y + 5, 46), (x + s * 36, y + 5, 52)
        bar((x, y + 5, 33), top, 1.4)
        bar((x + s * 3, y + 5, 31), tip, 1.3)
        bar((x + s * 2, y + 5, 36), (x + s * 26, y + 5, 49), 0.7)
        bar(top, tip, 0.35)
        bar(top, (x - s * 6, y + 5, 30), 0.9)
        bar(tip, (tip[0], y + 5, 20), 0.2)
        m.box((x - 1.2 - s * 3, y + 3.5, 27), (x + 1.2 - s * 3, y + 6.5, 30), M.glow((1, 0.75, 0.45), 6 if hour == 'dusk' else 0.3))
    for k in range(9):
        m.box((-190 + k * 44, 215, 3), (-190 + k * 44 + 34, 250, 10 + (k * 7) % 5), M.plain(('#8c8577', '#a1937c', '#77756c')[k % 3], 0.8))
    m.build('docks')
    boats([(-50, 60, 0.2), (34, 96, 2.6), (96, 70, 0.4), (-110, 110, 1.4)], 0.9)
    city(hour, 6, (-1500, 700), (1500, 1500), 60, (20, 90), 0.25)
    palms(P.row((-70, 13, 2.4), (70, 13, 2.4), 6, 1.0, 1))


def harbour_town(hour):
    plane((-3000, -400), (3000, 6000), 0, M.sand('#c3b190', 0.1))
    r, m = dice(19), Mesh()
    tones = [M.plaster(c, 0.4) for c in ('#eadcc2', '#e0cba8', '#f1e8d8', '#d9c2a0', '#e8d6bd')]
    dark, tank = M.plain('#3a3028', 0.7), M.plain('#f0ede6', 0.5)
    lit = M.glow((1, 0.7, 0.38), 3.0)
    for i in range(-16, 17):
        for j in range(0, 22):
            x, y, w, d, h = i * 13 + r.uniform(-2, 2), 26 + j * 13 + r.uniform(-2, 2), r.uniform(9, 12.5), r.uniform(9, 12.5), r.uniform(4, 11)
            tone = r.choice(tones)
            m.box((x, y, 0), (x + w, y + d, h), tone).box((x, y, h), (x + w, y + 0.3, h + 0.7), tone).box((x, y, h), (x + 0.3, y + d, h + 0.7), tone).box((x + w - .3, y, h), (x + w, y + d, h + 0.7), tone)
            if r.random() < 0.6:
                m.prism(rounded(x + w * 0.7, y + d * 0.6, 1.5, 1.5, 0.74, 0, 3), h, h + 1.5, tank)
            if r.random() < 0.35:
                m.box((x + 1, y + d * 0.4, h), (x + 4.2, y + d * 0.8, h + 2.6), tone)
            for k in range(3):
                for z in (1.2, 4.6, 8.0):
                    if z + 1.9 < h:
                        m.box((x + 1 + k * w * 0.3, y - 0.04, z), (x + 2 + k * w * 0.3, y + 0.05, z + 1.6), lit if hour == 'dusk' and r.random() < 0.45 else dark)
    lean = 0.05
    tower = M.plaster('#efe3cb', 0.3)
    for k in range(14):
        m.prism(rounded(26 + k * lean * 2, 120, 4.4 - k * 0.13, 4.4 - k * 0.13, 2.1 - k * 0.065, 0, 6), k * 2, k * 2 + 2, tower)
    m.prism(rounded(27.4, 120, 6.0, 6.0, 2.9, 0, 6), 24, 25.2, tower)
    m.prism(rounded(27.7, 120, 2.4, 2.4, 1.1, 0, 6), 28, 31, M.plain('#12312F', 0.4))
    m.build('town')
    P.plant([P.tree(4, 6.5, 2.8, '#64743c', 0.15, 4000)], P.scatter((-150, 22), (150, 250), 46, 0, 8), 5)
    palms(P.row((-60, 18, 0), (60, 18, 0), 8, 2, 1))
    city(hour, 7, (-1200, 700), (1200, 1400), 50, (20, 90), 0.25)


def streets(hour, tall, keep, seed, far=34):
    """Blocks of a city centre; `keep` leaves squares open."""
    r = dice(seed)
    roofs, walk, green = M.city(0.24 if hour == 'dusk' else 0.0, 0.7, '#c3bbab'), M.stone('#c5b8a2', (2, 2), 0.01, 0.2, 0.6, False), M.grass('#66763f')
    m = Mesh()
    m.box((-3000, -600, -2), (3000, 6000, -0.1), M.plain('#55534f', 0.7))
    for i in range(-14, 15):
        for j in range(0, far):
            cx, cy = i * 86, 60 + j * 86
            m.prism(rect(cx, cy, 66, 66), -0.1, 0.2, walk)
            if not keep(cx, cy):
                continue
            for sx in (-1, 1):
                for sy in (-1, 1):
                    if r.random() < 0.14:
                        m.prism(rect(cx + sx * 16.5, cy + sy * 16.5, 28, 28), 0.2, 0.4, green)
                        continue
                    h, w, d = r.uniform(*tall) * (0.55 + r.random() ** 3 * 1.4), r.uniform(20, 29), r.uniform(20, 29)
                    x, y = cx + sx * 16.5, cy + sy * 16.5
                    m.prism(rect(x, y, w, d), 0, h, roofs).prism(rect(x, y, w * 0.7, d * 0.7), h, h + r.uniform(3, 7), roofs)
                    if r.random() < 0.3:
                        m.prism(rect(x, y, w * 0.94, d * 0.94), h, h + 0.4, green)
    if hour == 'dusk':
        for i in range(-14, 14):
            for s, tone in ((1, (1, 0.72, 0.4)), (-1, (1, 0.2, 0.08))):
                for _ in range(16):
                    y = r.uniform(0, 2000)
                    m.box((i * 86 + 43 + s * 3 - .4, y, 0.5), (i * 86 + 43 + s * 3 + .4, y + r.uniform(8, 40), 0.6), M.glow(tone, 3.0))
    m.build('streets')


def skyline_square(hour):
    streets(hour, (20, 70), lambda x, y: y > 240 or abs(x) > 120, 77)
    m = Mesh()
    m.box((-120, 20, 0.2), (120, 200, 0.3), M.stone('#ddd0b9', (2.4, 2.4), 0.02, 0.25, 0.5, False))
    for r_, z, mat in ((17, 0.9, M.stone('#cbbb9d', (1.2, 0.5))), (16, 0.95, M.pool_water(0.25 if hour == 'dusk' else 0.0, '#6fb6b8'))):
        m.prism(rounded(6, 96, r_ * 2, r_ * 2, r_ * 0.98, 0, 10), 0.3, z, mat)
    spray = M.glow((0.85, 0.93, 1.0), 0.9) if hour == 'dusk' else M.plain('#f4f8f8', 0.4)
    for k in range(10):
        a = k * math.pi / 5
        m.prism(rounded(6 + 9 * math.cos(a), 96 + 9 * math.sin(a), 0.5, 0.5, 0.24, 0, 3), 0.9, 5.0, spray)
    m.prism(rounded(6, 96, 0.9, 0.9, 0.44, 0, 3), 0.9, 9.5, spray)
    m.build('square')
    P.plant([P.tree(3, 8, 3.4), P.tree(4, 9, 3.6)], P.row((-90, 50, 0.3), (-90, 190, 0.3), 14, 1, 3) + P.row((100, 50, 0.3), (100, 190, 0.3), 14, 1, 4) + P.row((-60, 190, .3), (80, 190, .3), 12, 1, 6), 5)
    palms(P.row((-40, 60, 0.3), (-40, 150, 0.3), 8, 0.5, 1) + P.row((54, 60, 0.3), (54, 150, 0.3), 8, 0.5, 2))


def skyline_roofs(hour):
    streets(hour, (22, 62), lambda x, y: True, 78)
    plane((-9000, 2600), (9000, 20000), 1.0, M.water('#2a5d6c', 0.2, 8))


def skyline_desert(hour):
    streets(hour, (12, 46), lambda x, y: y < 900, 79, 16)
    plane((-12000, 1300), (12000, 40000), 1.0, M.sand('#d6b488', 0.2))
    surface(lambda u, v: ((u - 0.5) * 16000, 6000 + v * 9000, 60 * max(0, noise.noise(Vector((u * 22, v * 9, 3)))) + 30 * v), 120, 30, M.sand('#cfa877', 0.1))
    m = Mesh()
    m.box((190, 900, 1.2), (202, 12000, 1.6), M.plain('#5a554c', 0.8))
    if hour == 'dusk':
        for k in range(90):
            m.box((188, 900 + k * 70, 6), (189.5, 902 + k * 70, 7), M.glow((1, 0.72, 0.4), 14))
    m.build('road')


def skyline_coast(hour):
    streets(hour, (18, 60), lambda x, y: y < 950 and abs(x - 140 * math.sin(y / 420) + y * 0.16 + 20) > 78, 80, 13)
    # the creek runs to the gulf
    m = Mesh()
    pts = [(140 * math.sin(y / 420) - y * 0.16 - 20, y) for y in range(150, 1300, 25)]
    for (ax, ay), (bx, by) in zip(pts, pts[1:]):
        m.face([(ax - 34, ay, 0.3), (ax + 34, ay, 0.3), (bx + 34, by, 0.3), (bx - 34, by, 0.3)], M.water('#1f6470', 0.15, 3))
    m.build('creek')
    surface(lambda u, v: ((u - 0.5) * 24000, 1180 + 90 * math.sin(u * 60) + v * 26000, 0.6), 200, 2, M.water('#1d5f70', 0.2, 7))
    surface(lambda u, v: ((u - 0.5) * 6000, 1100 + v * (80 + 90 * math.sin(u * 15)), 0.5 + 0.6 * (1 - v)), 160, 2, M.sand('#e2cfa6', 0.1))
    for x, y in ((-300, 1900), (500, 2500), (1300, 1700), (-1200, 3200)):
        boats([(x, y, 0.4)], 2.2)


def grove(calm=12):
    olives = [P.olive(1), P.olive(2, 5.2), P.olive(3, 4.2)]
    keep = lambda x, y: (abs(x) > 6 or y > 26) and math.hypot(x - 1, y - 17) > 5
    P.plant(olives, [(-6.2, 15, 0), (7.4, 18, 0), (-11, 22, 0), (13, 24, 0), (-3, 31, 0), (4.5, 36, 0)] + P.scatter((-60, 20), (60, 90), 60, 0, 4, keep), 5, (0.95, 1.3))
    P.plant([P.shrub(1, 0.5, '#7d8052', 500), P.shrub(2, 0.55), P.tuft(3, 0.7, 80, '#a19a66'), P.shrub(6, 0.4, '#8a7f96', 500)], P.scatter((-16, 9), (16, 26), 60, 0, 21, lambda x, y: abs(x - 1) > 3.4), 4, (0.6, 1.2))


def olive_grove(hour):
    plane((-400, -60), (400, 500), -0.01, M.grass('#76804a'))
    Mesh().prism(rounded(1, 17, 8, 8, 3.9, 0, 10), 0, 0.05, M.sand('#d8c6a4', 0.05, 2.0)).box((-8, 8.6, 0), (-2.6, 8.9, 0.5), M.stone('#c9b796', (0.7, 0.25), 0.01, 0.4)).build('gravel')
    grove()
    P.plant([P.tree(8, 9, 3.4), P.tree(9, 10, 3.6)], P.scatter((-120, 95), (120, 150), 60, 0, 7), 8, (0.9, 1.4))


def olive_lawn(hour):
    plane((-400, -60), (400, 500), -0.01, M.grass('#6f8a45'))
    m = Mesh()
    m.box((-60, 9, 0), (60, 11, 0.04), M.stone('#d9cbb2', (1.2, 0.8), 0.008, 0.2, 0.6, False))
    m.build('path')
    P.plant([P.shrub(1, 0.5, '#7d8052', 500), P.tuft(3, 0.7, 80, '#a19a66'), P.shrub(6, 0.4, '#8a7f96', 500)], P.row((-30, 8, 0), (-3, 8, 0), 26, 0.3, 3) + P.row((4, 8, 0), (30, 8, 0), 26, 0.3, 4), 4, (0.6, 1.1))
    P.plant([P.tree(8, 8, 3.4), P.tree(9, 9, 3.8), P.olive(2, 5.2)], [(-16, 20, 0), (19, 24, 0), (-26, 34, 0), (28, 40, 0), (-8, 66, 0)] + P.scatter((-110, 62), (110, 110), 46, 0, 7, lambda x, y: abs(x) > 24), 8, (0.9, 1.3))
    # the school beyond the lawn
    B.bays(44, 2, 3.6, (-20, 74, 0), 0.0, bay=5.5, pier=0.6, deep=2.0, body=12, stone=M.plaster('#f1e6d2'), soffit=M.wood('#96703f', '#684626', 0.14, 'x', 0.55), lit=0.6 if hour == 'dusk' else 0.08, strength=2.6, arches=(0,), seed=4, glass_mat=windows(hour, 3.6))


def olive_edge(hour):
    plane((-900, -60), (900, 2500), -0.02, M.grass('#7f8648'))
    m = Mesh()
    for k in range(60):
        y = 22 + k * 2.6
        m.box((-160, y, 0), (160, y + 1.3, 0.25), (M.grass('#5f7f3c'), M.grass('#7d9a4e'), M.grass('#6d8a44'))[k // 7 % 3])
        m.box((-160, y + 1.3, -0.01), (160, y + 2.6, 0.03), M.bark('#7a6248'))
    m.box((1.4, 9, 0), (3.2, 20, 0.03), M.sand('#d8c6a4', 0.05, 2.0))
    m.build('rows')
    P.plant([P.shrub(1, 0.75, '#5f7440'), P.shrub(2, 0.7, '#6b7a47')], P.row((-40, 15, 0), (0.6, 15, 0), 56, 0.25, 3) + P.row((4, 15, 0), (40, 15, 0), 50, 0.25, 4), 4, (0.9, 1.2))
    P.plant([P.olive(1), P.olive(2, 5.2)], [(-9, 12, 0), (9.5, 12.6, 0), (-17, 13, 0)], 5, (0.95, 1.2))
    P.plant([P.tree(8, 9, 3.4), P.tree(9, 10, 3.6)], P.row((-190, 185, 0), (190, 185, 0), 60, 6, 7), 8, (0.8, 1.4))
    P.plant([P.palm(1, 9, 22)], P.scatter((-160, 190), (160, 230), 12, 0, 9), 3)


def reeds(y, z=0.1):
    P.plant([P.tuft(21, 1.5, 110, '#8c9250', 0.02), P.tuft(22, 1.2, 100, '#a29c62', 0.018), P.shrub(4, 0.7, '#5d7040', 600)], P.row((-90, y, z), (90, y, z), 150, 0.9, 4), 8)


def creek_bank(hour):
    plane((-2000, 26), (2000, 130), 0.2, M.water('#1c4f4c', 0.1, 0.9))
    plane((-2000, -80), (2000, 26), 1.2, M.grass('#77804a'))
    Mesh().box((-300, 14, 1.2), (300, 17.5, 1.26), M.stone('#d9ccb5', (1.4, 0.7), upright=False)).build('path')
    reeds(23, 1.0)
    reeds(9.5, 1.1)
    plane((-2000, 118), (2000, 2000), 0.6, M.grass('#6f7a45'))
    P.plant([P.tree(8, 6, 3.2, '#52683a', 0.16, 5000), P.tree(9, 5, 2.8, '#5b7040', 0.16, 5000)], P.scatter((-150, 120), (150, 160), 120, 0.4, 7), 8, (0.8, 1.3))
    P.plant([P.tree(3, 6, 2.4)], [(-19, 19, 1.2), (-36, 20, 1.2), (17, 20, 1.2), (33, 19, 1.2)], 5)
    boats([(-26, 62, 0.4), (38, 84, 2.8)], 0.7)
    city(hour, 15, (-460, 500), (460, 900), 50, (20, 110), 0.25)


def creek_bend(hour):
    m = Mesh()
    pts = [(-150 + 200 * math.sin(t * 1.5), 34 + t * 190) for t in [k / 30 for k in range(-14, 50)]]
    plane((-3000, -80), (3000, 4000), 0.0, M.grass('#6c7844'))
    mat = M.water('#1d5452', 0.12, 1.2)
    for (ax, ay), (bx, by) in zip(pts, pts[1:]):
        m.face([(ax - 40, ay, 0.15), (ax + 46, ay, 0.15), (bx + 46, by, 0.15), (bx - 40, by, 0.15)], mat)
    m.box((-2000, 24, 0.1), (2000, 60, 0.16), mat)
    deck = M.wood('#a88962', '#7a5d3e', 0.2, 'x', 0.7)
    for k in range(24):
        y, z = 22 + k * 1.8, 1.4 + 1.9 * math.sin(math.pi * k / 24)
        m.box((20 - 1.5, y, z), (20 + 1.5, y + 1.8, z + 0.3), deck).box((18.4, y, z + 1.0), (18.5, y + 1.8, z + 1.1), M.brass()).box((21.5, y, z + 1.0), (21.6, y + 1.8, z + 1.1), M.brass())
    m.box((58, 66, 0), (74, 78, 6), M.wood('#7d6a52', '#5b4a38', 0.3, 'z', 0.8)).prism([(57, 65), (75, 65), (75, 79), (57, 79)], 6, 6.6, M.plain('#6b4a38', 0.7))
    m.build('creek')
    trees = [P.tree(8, 6, 3.4, '#4d6438', 0.17, 5000), P.tree(9, 5, 3.0, '#587040', 0.17, 5000)]
    inside = lambda x, y: min(math.hypot(x - px, y - py) for px, py in pts) > 50 and y > 64 and not (52 < x < 80 and y < 84)
    P.plant(trees, P.scatter((-260, 62), (260, 420), 330, 0.1, 7, inside), 8, (0.8, 1.4))
    reeds(22, 0.1)
    palms(P.row((-60, 14, 0.3), (60, 14, 0.3), 6, 1.5, 1))
    city(hour, 15, (-900, 1100), (900, 1700), 60, (30, 150), 0.25)


def creek_crown(hour):
    creek_bend(hour)
    city(hour, 33, (250, 700), (1100, 1300), 70, (60, 220), 0.3)


def shore(sand_to=34, level=0.0):
    plane((-20000, sand_to), (20000, 30000), level, M.water('#2a98a0', 0.12, 1.6))
    plane((-20000, sand_to + 150), (20000, 30000), level + 0.02, M.water('#17656f', 0.16, 3))
    surface(lambda u, v: ((u - 0.5) * 700, 10 + v * (sand_to + 4 - 10), level + 1.3 - 1.55 * v ** 1.4), 90, 20, M.sand('#ecdab6', 0.3))


def pearl_sand(hour):
    shore(40, -1.3)
    plane((-300, -40), (300, 10.5), -0.02, M.sand('#ecdab6', 0.3))
    P.plant([P.tuft(1, 0.8, 100, '#b0a468'), P.tuft(2, 0.7, 90, '#9c9a60')], [(x, y, -0.06) for x, y, _ in P.scatter((-40, 8.4), (40, 13), 210, 0, 8, lambda x, y: abs(x - 1) > 2.0)], 9, (0.6, 1.2))
    palms([(-11, 15, -0.2), (-14, 19, -0.3), (13, 16, -0.2), (24, 20, -0.4), (-27, 18, -0.3)])
    bed_, shade = B.lounger(M.wood('#a5794d', '#74502f', 0.1), M.fabric('#f7f2e8')), B.parasol(M.fabric('#f4ecdc'), M.wood('#a5794d', '#74502f'), 1.9)
    for x in (-6.5, 8.5):
        copy(shade, (x, 24, -0.55), 0)
        for dx in (-1.2, 1.2):
            copy(bed_, (x + dx, 24, -0.55), math.pi)
    bed_.location = shade.location = (0, 0, -300)
    boats([(-60, 150, 0.4), (90, 230, 2.5), (20, 420, 1.0)], 1.0, -1.3)


def pearl_horizon(hour):
    shore(52)
    plane((-300, -60), (300, 12), 1.28, M.grass('#77804a'))
    palms(P.row((-46, 17, 1.2), (46, 17, 1.2), 9, 2, 1) + P.row((-60, 26, 1.0), (60, 26, 1.0), 6, 3, 2))
    P.plant([P.tuft(1, 0.9, 90, '#b0a468'), P.shrub(1, 0.8, '#667a48', 600)], P.row((-60, 13, 1.3), (60, 13, 1.3), 70, 0.8, 3), 9)
    m = Mesh()
    m.box((8, 108, 0.1), (14, 114, 0.7), M.wood('#a88962', '#7a5d3e', 0.2, 'x', 0.7)).build('raft')
    for s in (-1, 1):  # the headlands of the bay
        surface(lambda u, v: (s * (190 + 700 * u), 420 + 260 * v - 120 * u, 22 * u * math.sin(math.pi * v) ** 0.7 - 0.4), 40, 16, M.sand('#b8a888', 0.3))
    boats([(-48, 150, 0.4), (70, 210, 2.5), (-20, 330, 1.0), (130, 330, 0.3)], 1.0)


def pearl_garden(hour):
    plane((-300, -60), (300, 32), -0.01, M.grass('#728c4a'))
    plane((-20000, 60), (20000, 30000), -0.6, M.water('#23808c', 0.14, 2.4))
    plane((-300, 30), (300, 62), -0.02, M.sand('#ecdab6', 0.3))
    m = Mesh()
    left, right = [], []
    for k in range(18):
        y, x = 8 + k * 1.4, 1.6 + 1.8 * math.sin(k * 0.42)
        left.append((x - 0.9, y, 0.02))
        right.append((x + 0.9, y, 0.02))
    for k in range(17):
        m.face([left[k], right[k], right[k + 1], left[k + 1]], M.sand('#e6d5b0', 0.1, 2.0))
    m.build('path')
    bushes = [P.shrub(1, 1.1, '#6c7d4e', 900, 0.08), P.shrub(2, 0.9, '#7d8a60', 900, 0.07), P.broadleaf(5, 1.5, 16, '#4f6a3a'), P.tuft(3, 1.0, 100, '#a7a06a')]
    P.plant(bushes, P.scatter((-22, 19), (22, 31), 120, 0, 21, lambda x, y: abs(x - 1.6) > 2.4) + P.scatter((-13, 8.5), (13, 19), 34, 0, 5, lambda x, y: abs(x - 1.6) > 4.5), 4, (0.7, 1.3))
    P.plant([P.tree(4, 5.5, 2.6, '#68794a', 0.10, 6000)], [(-9, 20, 0), (11, 22, 0), (-17, 24, 0), (19, 26, 0)], 5)
    palms([(-7, 27, 0), (8, 29, 0), (14, 30, 0), (-15, 30, 0)])


VIEWS = {fn.__name__.replace('_', '-'): fn for fn in (
    marina_quay, marina_gulf, marina_city, palm_pool, palm_patio, palm_lane, dune_dunes, dune_west, dune_yard, harbour_quay, harbour_cranes, harbour_town,
    skyline_square, skyline_roofs, skyline_desert, skyline_coast, olive_grove, olive_lawn, olive_edge, creek_bank, creek_bend, creek_crown, pearl_sand, pearl_horizon, pearl_garden)}
