"""Pictures for the articles: materials, keys, models, details, gardens."""
import math

from lib import buildings as B, materials as M, plants as P, sky
from lib.furniture import *
from lib.kit import *
from lib.people import *
from . import picture
from .interiors import DAY, daylight


def table_light(azimuth=300, height=26, power=8.0, fill=0.35):
    sky.studio((0.86, 0.93, 1.0), fill, (0.9, 0.88, 0.84), 0.8)
    sun(azimuth, height, power, (1.0, 0.86, 0.68), 1.2)


def slab(at, size, mat, turn=0.0, edge=0.003):
    return box(at, size, mat, edge, turn)


@picture('story-materials', focus=(0.5, 0.5), smooth=0.1, key=0.3, warmth=-0.3)
def samples():
    table_light(315, 34, 7)
    area((-2.5, 1.5, 2.0), (0, 0, 0), (2, 2), 60, (0.9, 0.95, 1))
    box((0, 0, -0.05), (4, 3, 0.05), M.plaster('#e6dac6', 0.2))
    slab((-0.42, 0.12, 0), (0.34, 0.5, 0.02), M.marble('#f1ece4', '#8d8378', 2.6), 0.12)
    slab((-0.08, 0.24, 0), (0.30, 0.44, 0.018), M.stone('#d2b993', (9, 9), 0, 0.1, 0.5, False), -0.06)
    slab((0.30, 0.20, 0), (0.28, 0.52, 0.02), M.wood(*WALNUT, plank=3, along='y', length=9), 0.08)
    slab((0.60, 0.06, 0), (0.24, 0.40, 0.02), M.wood(*OAK, plank=3, along='y', length=9), -0.12)
    slab((-0.22, -0.14, 0.02), (0.24, 0.24, 0.015), M.plain('#12312F', 0.25, 0, 0.3), 0.3)
    slab((0.10, -0.10, 0.0), (0.26, 0.26, 0.018), M.marble('#2b3a38', '#b9a27c', 3.2), -0.18)
    slab((0.36, -0.24, 0.02), (0.30, 0.07, 0.012), M.brass(0.2), 0.5)
    slab((-0.56, -0.26, 0.0), (0.26, 0.26, 0.03), M.stone('#cdbb9d', (9, 9), 0, 0.1, 0.6, False), -0.35)
    slab((-0.52, -0.22, 0.03), (0.16, 0.16, 0.01), M.brass(0.35), 0.2)
    for k, colour in enumerate(('#efe6d6', '#c9b796', '#5e6f62', '#8c6a4e')):
        cushion((0.70 + 0.012 * k, -0.30 - 0.05 * k, 0.004 + 0.012 * k), (0.34, 0.30, 0.016), M.fabric(colour), 0.4, 0.25 - 0.1 * k)
    tube([(-0.02, -0.36, 0.012), (0.22, -0.42, 0.012)], 0.012, M.brass(0.18))
    cylinder((0.02, 0.12, 0.018), 0.06, 0.02, M.brass(0.25), 48, 0.003)
    sprig = P.tree(4, 0.5, 0.16, '#7c8460', 0.014, 500, '#6f6254', 0.3)
    sprig.rotation_euler, sprig.location = (math.radians(86), 0.1, -0.7), (-0.75, -0.02, 0.03)
    camera((0.05, -0.95, 1.15), (0.05, -0.01, 0.0), 40, level=False, dof=1.48, fstop=5.6)


@picture('story-keys', focus=(0.5, 0.6), smooth=0.12, mist=(0, 20), key=0.32, warmth=-0.3)
def keys():
    daylight(318, 20, 8)
    room(5, 5, 2.9, M.wood('#c39a6b', '#9a7148', 0.16, 'y', 0.32), M.plaster('#ece2d2', 0.1), far=[(0.6, 4.4, 0.7, 2.6)], panes=3, sky_light=2.2)
    outlook(5, 'far')
    curtain(-2.4, -1.4, 4.85, 2.85, folds=7)
    top = M.wood('#9a6f47', '#6b4728', 0.22, 'x', 0.35, 5)
    box((0, 2.0, 0.70), (2.2, 1.1, 0.05), top, 0.01)
    z = 0.752
    brass = M.brass(0.22)
    tube([(0.075 * math.cos(a / 24 * 6.2832) - 0.10, 1.72 + 0.055 * math.sin(a / 24 * 6.2832), z + 0.008) for a in range(24)], 0.006, brass, True)
    key = Mesh()
    key.box((-0.03, 1.714, z + .003), (0.20, 1.727, z + .014), brass)
    for x, d in ((0.11, 0.032), (0.135, 0.022), (0.16, 0.036), (0.185, 0.026)):
        key.box((x, 1.714 - d, z + .004), (x + 0.013, 1.714, z + .012), brass)
    key.build('key', 0.0015)
    tube([(0.032 * math.cos(a / 30 * 6.2832) - 0.185, 1.69 + 0.032 * math.sin(a / 30 * 6.2832), z + 0.007) for a in range(30)], 0.0028, M.plain((0.8, 0.8, 0.78), 0.2, 1), True)
    box((-0.29, 1.63, z), (0.15, 0.065, 0.008), M.fabric('#12312F', 900), 0.003, 0.5)
    cylinder((-0.235, 1.662, z + 0.008), 0.008, 0.002, brass, 20)
    put(lambda: books(3, 4, True, (0.34, 0.25)), (0.48, 2.12, 0.75), 0.2)
    put(lambda: vase(0, M.plaster('#e9e0d0', 0.1), 0.62, True), (-0.42, 2.15, 0.75))
    put(lambda: vase(2, M.plain('#12312F', 0.3), 0.5), (0.46, 2.1, 0.86))
    camera((-0.02, 1.12, 1.06), (-0.01, 1.86, 0.76), 34, level=False, dof=0.72, fstop=3.5)


@picture('story-model', focus=(0.5, 0.55), smooth=0.08, key=0.34, warmth=-0.3)
def model():
    table_light(302, 24, 9, 0.3)
    area((2.5, -1, 2.5), (0, 0, 0.2), (2, 2), 40, (0.88, 0.94, 1))
    plane((-8, -8), (8, 12), -0.9, M.plaster('#cfc2ad', 0.1))
    box((0, 6, -0.9), (16, 0.2, 8), M.plaster('#e2d7c5', 0.1))
    box((0, 0, -0.06), (2.6, 1.8, 0.06), M.wood(*OAK, plank=0.45, length=5), 0.008)
    box((0, 0, 0), (2.1, 1.4, 0.03), M.plain('#efe9de', 0.85), 0.004)
    white, r, m = M.plain('#f8f5ef', 0.8), dice(5), Mesh()
    for i in range(-4, 5):
        for j in range(-3, 4):
            x, y = i * 0.21, j * 0.19
            if (i in (0, 1) and j in (-1, 0)) or r.random() < 0.12 or (j == -3 and i < 3):
                continue
            h = r.uniform(0.03, 0.13) + (0.12 * r.random() if j > 0 else 0)
            if r.random() < 0.5:
                m.box((x - .07, y - .06, .03), (x + .07, y + .06, .03 + h), white).box((x - .05, y - .04, .03 + h), (x + .02, y + .04, .045 + h), white)
            else:
                m.box((x - .07, y - .06, .03), (x - .02, y + .06, .03 + h), white).box((x - .02, y + .02, .03), (x + .07, y + .06, .03 + h * .8), white)
    m.build('blocks', 0.002)
    t = Mesh()
    for cx, cy, n, turn in ((0.02, -0.06, 34, 0.3), (0.20, -0.16, 27, -0.2)):
        for k in range(n):
            t.prism(rounded(cx, cy, 0.115, 0.085, 0.04, turn + k * 0.006, 5), 0.03 + k * 0.02, 0.03 + k * 0.02 + 0.012, white)
        t.prism(rounded(cx, cy, 0.098, 0.07, 0.033, turn, 5), 0.03, 0.03 + n * 0.02, M.plain('#d8cfbf', 0.6))
    t.build('towers')
    water = Mesh()
    water.prism([(-1.03, -0.68), (0.60, -0.68), (0.42, -0.50), (-0.2, -0.44), (-1.03, -0.47)], 0.03, 0.034, M.plain('#3f6a6a', 0.08))
    water.build('water')
    for k in range(46):
        x, y = r.uniform(-1, 1), r.choice((-0.40, -0.3, 0.285, 0.095, 0.475)) + r.uniform(-.02, .02)
        sphere((x, y, 0.075), 0.022 * r.uniform(.7, 1.2), white)
        cylinder((x, y, 0.03), 0.003, 0.04, M.wood(*OAK), 8)
    for x, turn in ((-1.12, 0.3), (1.14, -0.2)):
        put(lambda: books(2, 7, True, (0.2, 0.15)), (x, -0.55, 0.0), turn)
    tube([(0.92, -0.82, 0.008), (1.16, -0.7, 0.008)], 0.006, M.brass(0.2))
    camera((-0.75, -1.75, 0.80), (0.02, -0.05, 0.18), 38, level=False, dof=1.85, fstop=5.0)


@picture('story-facade', focus=(0.5, 0.5), large=True, mist=(0, 200), smooth=0.08, key=0.23)
def facade():
    sky.day(238, 48, warm=0.45, clouds=0.3, sun_power=9, seed=40)
    stone, timber = M.stone('#dcc9a8', (1.6, 0.8), 0.004, 0.2), M.wood('#a57548', '#70492a', 0.14, 'x', 0.5)
    B.bays(42, 9, 3.6, (-21, 0, 0), 0, bay=4.2, pier=0.35, deep=2.6, body=14, stone=stone, soffit=timber, lit=0.05, strength=0.5, screens=0.75, seed=4)
    fins = Mesh()
    for k in range(21):
        x = -21 + k * 2.1
        fins.box((x - 0.08, -0.75, 0), (x + 0.08, 0.05, 32.4), stone)
    for i in range(1, 10):
        fins.box((-21, -0.9, i * 3.6 - 0.46), (21, 0.1, i * 3.6 - 0.3), stone)
    fins.build('fins', 0.02)
    pots = [P.shrub(1, 0.5), P.shrub(2, 0.45, '#7c8152'), P.tuft(3, 0.8, 80, '#9f9b60')]
    r = dice(3)
    P.plant(pots, [(-20 + 2.1 * k + r.uniform(-.3, .3) + .8, 0.75, i * 3.6) for i in range(1, 9) for k in range(20) if r.random() < 0.4], 5)
    camera((-9.5, -13, 13.2), (1.0, 0, 17.2), 34)


@picture('story-courtyard', focus=(0.5, 0.58), large=True, mist=(0, 120), smooth=0.06, key=0.3)
def courtyard():
    sky.day(222, 46, warm=0.5, clouds=0.3, sun_power=9, seed=41)
    lime, stone = M.plaster('#eadfcb', 0.35), M.stone('#d8c6a6', (1.4, 0.7), 0.005, 0.25)
    m = Mesh()
    for k in range(5):
        x = -9 + 3.6 * k
        B.arch(m, x + 0.3, x + 3.3, 5.2, 2.5, lime, 9, 9.7)
        m.box((x - 0.3, 9, 0), (x + 0.3, 9.7, 5.2), lime)
    m.box((8.7, 9, 0), (9.3, 9.7, 5.2), lime).box((-9.3, 8.9, 5.2), (9.3, 9.8, 5.5), stone)
    m.box((-9.3, 12.6, 0), (9.3, 13, 5.2), stone).box((-9.3, 9.7, 4.9), (9.3, 13, 5.2), lime)
    m.box((-9.8, 9.6, 5.5), (9.8, 16, 8.9), lime).box((-9.8, 9.1, 8.5), (9.8, 9.7, 9.2), stone)
    shade, timber = M.plain('#2a2119', 0.7), M.wood('#9c7147', '#6b4728', 0.1, 'z', 0.5)
    for k in range(5):
        x = -7.2 + 3.6 * k
        m.box((x - 0.75, 9.56, 6.1), (x + 0.75, 9.6, 8.0), shade).box((x - 0.95, 9.4, 5.95), (x + 0.95, 9.62, 6.1), stone)
        for s in range(9):
            m.box((x - 0.72 + s * 0.165, 9.48, 6.1), (x - 0.64 + s * 0.165, 9.54, 8.0), timber)
        for s in range(8):
            m.box((x - 0.75, 9.5, 6.2 + s * 0.24), (x + 0.75, 9.55, 6.24 + s * 0.24), timber)
    m.build('arcade')
    side = Mesh()
    for k in range(3):
        y = -1 + 3.6 * k
        B.arch(side, y + 0.3, y + 3.3, 5.2, 2.5, lime, -0.35, 0.35)
        side.box((y - .3, -.35, 0), (y + .3, .35, 5.2), lime)
    side.box((-1.3, -.4, 5.2), (10, .45, 5.5), stone).box((-1.3, 3, 0), (10, 3.3, 5.2), stone)
    obj = side.build('side')
    obj.rotation_euler[2], obj.location = math.pi / 2, (-7.5, 0, 0)
    copy(obj, (7.5, 8.8, 0), -math.pi / 2)
    ground = Mesh()
    ground.box((-30, -12, -0.2), (30, 14, 0), M.stone('#d9c9ae', (0.9, 0.9), 0.008, 0.25, 0.55, False))
    ground.box((-1.6, -2, 0), (1.6, 6.4, 0.32), stone)
    ground.build('ground', 0.02)
    plane((-1.3, -1.7), (1.3, 6.1), 0.325, M.water('#22504c', 0.05, 0.35))
    bed = Mesh()
    bed.box((2.7, 2.6, 0), (5.7, 5.6, 0.45), stone).box((2.9, 2.8, 0.4), (5.5, 5.4, 0.5), M.bark('#5a4733'))
    bed.box((-5.7, 2.6, 0), (-2.7, 5.6, 0.45), stone).box((-5.5, 2.8, 0.4), (-2.9, 5.4, 0.5), M.bark('#5a4733'))
    bed.build('bed', 0.02)
    P.plant([P.olive(3, 4.4)], [(4.2, 4.1, 0.45)], 1)
    P.plant([P.olive(7, 3.9)], [(-4.2, 4.1, 0.45)], 2)
    P.plant([P.shrub(1, 0.42, '#7d8052'), P.tuft(3, 0.6, 100, '#a19a66')], [p for p in P.scatter((-5.4, 2.9), (5.4, 5.3), 60, 0.45, 5, lambda x, y: abs(x) > 2.95)], 5)
    put(lambda: vase(0, M.plaster('#b98f66', 0.4), 2.6), (-2.3, 7.6, 0))
    put(lambda: vase(3, M.plaster('#a87c55', 0.4), 2.6), (-2.9, 8.2, 0))
    put(lambda: (box((0, 0, 0.36), (1.8, 0.45, 0.08), M.wood(*OAK), 0.01), box((-.7, 0, 0), (.12, .4, .36), M.wood(*OAK), 0.01), box((.7, 0, 0), (.12, .4, .36), M.wood(*OAK), 0.01)), (3.0, 7.8, 0))
    P.plant([P.broadleaf(5, 1.6, 18)], [(6.3, 7.9, 0), (-6.4, 8.0, 0), (6.4, 1.0, 0), (-6.4, 0.6, 0)], 6)
    put(lambda: robe(stride=0.4), (0.75, 7.55, 0), 1.9)
    put(lambda: woman('#8d9a90', 'tan', 'black', 0.4, bun=True), (0.05, 7.75, 0), 1.9)
    put(lambda: child(stride=0.5), (2.25, 3.4, 0), 2.9, 0.66)
    camera((0.5, -7.2, 1.7), (0.0, 8, 2.55), 23)


@picture('story-stairs', focus=(0.5, 0.5), samples=1.8, smooth=0.3, mist=(0, 25), **DAY)
def stairs():
    daylight(300, 30)
    room(8, 9, 6.4, M.marble('#e0d5c2', '#a8977e', 0.4, 0.1), M.plaster('#efe7da', 0.1), left=[(1.0, 6.4, 0.06, 5.6)], panes=3)
    outlook(9, 'left')
    stone = M.marble('#e9e0d0', '#b3a48c', 0.7, 0.25)
    m, n, c, r0, r1 = Mesh(), 26, (0.6, 5.2), 1.0, 2.7
    for k in range(n):
        a0, a1, z = -2.2 + k * 0.148, -2.2 + (k + 1) * 0.148, 0.165 * (k + 1)
        ring = [(c[0] + r * math.cos(a), c[1] + r * math.sin(a)) for a, r in ((a0, r0), (a0, r1), (a1, r1), (a1, r0))]
        m.prism(ring, z - 0.165, z, stone)
        low = [(c[0] + r * math.cos(a), c[1] + r * math.sin(a)) for a, r in ((a0, r0), (a0, r1), (a1 + .02, r1), (a1 + .02, r0))]
        m.prism(low, max(0, z - 0.42), z - 0.165, M.plaster('#f3ecdf', 0.05))
    m.build('steps', 0.006)

    def side(r, lo, hi):
        return surface(lambda u, v: (c[0] + r * math.cos(-2.2 + u * n * 0.148), c[1] + r * math.sin(-2.2 + u * n * 0.148), max(0.0, 0.165 * (u * n + 0.5) + lo + (hi - lo) * v)), 90, 1, M.plaster('#f3ecdf', 0.05))
    for r in (r0, r1):
        wall_ = side(r, -0.5, 0.95)
        wall_.modifiers.new('solid', 'SOLIDIFY').thickness = 0.08
        tube([(c[0] + r * math.cos(-2.2 + u / 60 * n * 0.148), c[1] + r * math.sin(-2.2 + u / 60 * n * 0.148), 0.165 * (u / 60 * n + .5) + 1.02) for u in range(61)], 0.026, M.brass(0.2))
    landing = Mesh()
    white = M.plaster('#f3ecdf', 0.05)
    top = 0.165 * n
    landing.prism([(-4, 6.2), (0.53, 6.2), (0.39, 7.9), (0.39, 9), (-4, 9)], top - 0.5, top, white)  # where the stairs end
    landing.box((-4, 6.12, top - 0.5), (0.53, 6.2, top + 1.03), white).box((0.35, 7.9, top - 0.5), (0.43, 9, top + 1.03), white)
    landing.box((-2.7, 8.94, top), (-1.5, 9, top + 2.05), M.wood(*WALNUT, along='z'))  # the door to the rooms above
    landing.build('landing', 0.006)
    tube([(-4, 6.16, top + 1.1), (0.53, 6.16, top + 1.1)], 0.026, M.brass(0.2))
    rr = dice(2)
    for k in range(7):
        put(lambda: pendant(6.4, 1.2 + 2.4 * rr.random(), 0.13, 8, None, 'globe'), (c[0] + 0.45 * math.cos(k * 2.4) * math.sqrt(k) * .7, c[1] + 0.45 * math.sin(k * 2.4) * math.sqrt(k) * .7, 0))
    put(lambda: potted(2.2, 5), (3.2, 8.2, 0), 0, 1.3)
    put(lambda: round_table(0.4, 0.75, None, M.plaster('#d8cbb6')), (-2.6, 7.6, 0))
    put(lambda: vase(0, M.plain('#12312F', 0.3), 1.3, True), (-2.6, 7.6, 0.75))
    camera((-1.6, 0.3, 1.5), (0.2, 6, 2.35), 21)


@picture('story-skyline', focus=(0.55, 0.6), large=True, mist=(300, 2600), haze=(0.34, 0.28, 0.38), haze_amount=0.6, key=0.13)
def skyline():
    sky.dusk(20, clouds=0.6, seed=44, strength=0.9)
    far = M.city(0.25, 0.9, step=(2.6, 3.6))
    B.skyline(61, (-620, 520), (620, 1000), 130, (50, 200), far, (18, 38))
    B.skyline(62, (-40, 600), (260, 800), 16, (170, 300), far, (22, 38))
    for x, y, w, h in ((120, 560, 30, 420), (-180, 600, 34, 260), (330, 620, 32, 240)):
        z = 0
        for k in range(5):
            s = w * (1 - 0.14 * k)
            m = Mesh().prism(rounded(x, y, s, s, s * .3, 0.1 * k, 5), z, z + h * 0.19, far)
            m.build('tower')
            z += h * 0.19
        Mesh().prism(rect(x, y, 2, 2), z, z + h * 0.16, M.plain('#4a4a48', 0.4, 0.8)).build('mast')
    m = Mesh()
    m.box((-1500, 500, -2), (1500, 4000, 2.2), M.stone('#8f8471', (6, 3)))
    m.build('shore')
    lights = Mesh()
    r = dice(8)
    for k in range(150):
        x = -700 + k * 9.4
        lights.box((x, 499, 3 + r.random()), (x + 0.9, 499.5, 4 + r.random()), M.glow((1, 0.66, 0.34), 9))
    lights.build('lamps')
    P.plant([P.palm(2, 12, 26, 4.5)], P.row((-600, 506, 2), (600, 506, 2), 60, 3, 3), 4)
    plane((-4000, -800), (4000, 502), 0, M.water('#0d3440', 0.14, 2.2))
    boats = [B.sailboat(14), B.yacht(18)]
    B.moor(boats[0], (-34, 60, 0), 0.4, 1)
    B.moor(boats[1], (58, 130, 0), 2.8, 1.2)
    for b in boats:
        B.hide(b)
    camera((0, -60, 9), (30, 560, 92), 28)


@picture('story-garden', focus=(0.5, 0.6), large=True, mist=(10, 140), haze=(0.95, 0.82, 0.55), haze_amount=0.35, smooth=0.04, key=0.25)
def garden():
    sky.day(330, 17, warm=0.9, clouds=0.3, sun_power=9, seed=45)
    plane((-80, -20), (80, 140), -0.02, M.grass('#6d7a3d'))
    way = lambda y: 1.5 * math.sin(y * 0.16) - 0.2
    m = Mesh()
    stone = M.stone('#d5c4a3', (1.3, 0.5), 0.01, 0.3, 0.6, False)
    for k in range(44):
        y = -6 + k * 0.92
        m.prism(rect(way(y), y, 2.0, 0.78, -0.24 * math.cos(y * 0.16)), -0.05, 0.05, stone)
    m.build('path', 0.02)
    gravel = M.sand('#c9b48f', 0.05, 3)
    g = Mesh()
    for k in range(42):
        y0, y1 = -6 + k, -5 + k
        g.face([(way(y0) - 1.25, y0, 0.0), (way(y0) + 1.25, y0, 0.0), (way(y1) + 1.25, y1, 0.0), (way(y1) - 1.25, y1, 0.0)], gravel)
    g.build('gravel')
    off = lambda x, y: 1.45 < abs(x - way(y)) < 5.0
    grasses = [P.tuft(1, 1.0, 130, '#b3a262'), P.tuft(2, 0.8, 120, '#a0995a'), P.tuft(3, 1.2, 120, '#c2ad70')]
    P.plant(grasses, P.scatter((-6, -5), (6, 30), 210, 0, 1, off), 2, (0.6, 1.1))
    P.plant([P.shrub(4, 0.5, '#6d7545'), P.shrub(5, 0.45, '#8a7f96'), P.shrub(6, 0.6, '#5f6e3c')], P.scatter((-7, -5), (7, 32), 120, 0, 3, off), 4, (0.6, 1.2))
    P.plant([P.olive(7), P.olive(8, 5.4), P.tree(9, 6.5, 2.8)], [(-5.0, 4, 0), (5.4, 7, 0), (-4.4, 13, 0), (4.6, 16, 0), (-5.6, 22, 0), (5.8, 26, 0), (-3.6, 31, 0)] + P.scatter((-30, 30), (30, 60), 24, 0, 6) + P.scatter((-24, 4), (-8, 30), 9, 0, 7) + P.scatter((9, 4), (24, 30), 9, 0, 8), 9)
    white = M.plaster('#efe5d3', 0.2)
    h = Mesh()
    h.box((-9, 40, 0), (9, 41, 3.6), white)
    B.arch(h, -1.4, 1.4, 3.6, 1.7, white, 39.6, 41.2)
    h.build('wall')
    B.bollards([(way(y) + 1.4 * s, y, 0) for y, s in ((-1, 1), (5, -1), (11, 1), (17, -1))], False, 0.45)
    put(lambda: (box((0, 0, 0.36), (1.8, 0.45, 0.08), M.wood(*OAK), 0.01), box((-.7, 0, 0), (.12, .4, .36), M.wood(*OAK), 0.01), box((.7, 0, 0), (.12, .4, .36), M.wood(*OAK), 0.01)), (2.3, 8.2, 0), -1.3)
    put(lambda: man(stride=0.5), (way(8.6) - 0.3, 8.6, 0.05), 2.9)
    put(lambda: woman('#b7a48c', stride=0.5), (way(8.8) + 0.35, 8.8, 0.05), 3.0)
    put(lambda: child('#7d8a80', '#8c7b5f', stride=0.6), (way(11.5), 11.5, 0.05), 3.3, 0.64)
    camera((-0.4, -5.2, 1.5), (0.1, 14, 1.75), 26)
