"""Pearl Bay: curved white residences on the beach."""
import math

from lib import buildings as B, materials as M, plants as P, sky
from lib.kit import *
from . import picture

CENTRE = (0, -30)


def band(radius, deep, a0, a1, wave=0.0, phase=0.0, steps=70):
    """A crescent around the bay; a wave makes the balconies swing in and out."""
    front, rear = [], []
    for i in range(steps + 1):
        a = a0 + (a1 - a0) * i / steps
        r = radius - wave * (0.5 + 0.5 * math.sin(a * 16 + phase))
        front.append((CENTRE[0] + r * math.sin(a), CENTRE[1] + r * math.cos(a)))
        rear.append((CENTRE[0] + (radius + deep) * math.sin(a), CENTRE[1] + (radius + deep) * math.cos(a)))
    outline = rear[::-1] + front
    return outline if _ccw(outline) else outline[::-1]


def _ccw(p):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(p, p[1:] + p[:1])) > 0


def bay_water():
    """Shallow turquoise by the sand, deep teal outside."""
    mat, g = M.new('bay')
    far = g.node('VectorMath', {0: g.node('NewGeometry').outputs['Position'], 1: (*CENTRE, 0)}, operation='DISTANCE').outputs['Value']
    wobble = g.noise(g.position(), 0.05, 4)
    t = g.math('DIVIDE', g.math('SUBTRACT', 62.0, g.math('ADD', far, g.math('MULTIPLY', wobble, 14))), 62.0)
    y = g.node('SeparateXYZ', {0: g.node('NewGeometry').outputs['Position']}).outputs[1]
    out = g.math('MULTIPLY', g.math('SUBTRACT', -40.0, y), 0.008, clamp=True)
    depth = g.math('ADD', g.math('MAXIMUM', t, 0.0), out, clamp=True)
    base = g.ramp(depth, [(0.0, '#e6dcc0'), (0.05, '#a9d6c6'), (0.2, '#5fb9b6'), (0.5, '#2b8a90'), (1.0, '#0f4a56')])
    normal = g.bump(g.math('ADD', g.noise(g.position(), 0.5, 4, 0.55, 0.4), g.noise(g.position(), 0.1, 2)), 0.14, 0.5)
    g.out(g.principled(base=base, rough=0.04, spec=0.5, normal=normal))
    return mat


def build(lit, strength, night):
    white = M.plaster('#f7f2e8', 0.1)
    for a0, a1, floors in ((-1.22, -0.50, 3), (-0.42, 0.42, 3), (0.50, 1.22, 3)):
        base = band(88, 15, a0, a1)
        m = Mesh()
        for i in range(floors):
            B.block(band(88 + i * 0.9, 14 - i, a0 + 0.012 * i, a1 - 0.012 * i), 1, 3.5, 2.0 + i * 3.5, 4.5, 0.5,
                    balcony=band(86.6 + i * 0.9, 16 - i, a0 - 0.01 + 0.012 * i, a1 + 0.01 - 0.012 * i, 2.6, i * 0.9), mullion=2.0, lit=lit, strength=strength, slab_mat=white, partitions=6, cap=(i == floors - 1), room_base='#a08f7a')
        m.prism(offset(base, -4), 2 + floors * 3.5, 2.6 + floors * 3.5, M.grass('#76804a'))
        m.build('roof')
    land = Mesh()
    land.prism(band(84, 700, -2.75, 2.75), -2, 1.7, M.stone('#dccfb8', (1.6, 1.6), 0.006, 0.15, 0.6, False))
    land.prism(band(106, 210, -2.3, 2.3), 1.7, 1.8, M.grass('#6f7b42'))
    land.build('land')
    plane((-9000, 120), (9000, 20000), 1.5, M.sand('#cbbb98', 0.1))
    # the beach slopes into the water
    surface(lambda u, v: (CENTRE[0] + (56 + 29 * v) * math.sin(-2.75 + 5.5 * u), CENTRE[1] + (56 + 29 * v) * math.cos(-2.75 + 5.5 * u), -0.8 + 2.5 * v ** 0.8), 120, 24, M.sand('#ead6b0', 0.25))
    plane((-4000, -4000), (4000, 70), 0, bay_water())
    pools = Mesh()
    for a in (-0.95, -0.25, 0.25, 0.95):
        pools.prism(band(78.6, 4.6, a - 0.14, a + 0.14, 0, 0, 16), 1.2, 1.86, M.plaster('#f2ead9')).prism(band(79.2, 3.4, a - 0.13, a + 0.13, 0, 0, 16), 1.3, 1.9, M.pool_water(0.5 if night else 0.0))
    pools.build('pools')
    ring = lambda r, a0, a1, n, z: [(CENTRE[0] + r * math.sin(a0 + (a1 - a0) * i / n), CENTRE[1] + r * math.cos(a0 + (a1 - a0) * i / n), z) for i in range(n + 1)]
    jitter = lambda pts, d, s: [(x + dice(s + i).uniform(-d, d), y + dice(s + 99 + i).uniform(-d, d), z) for i, (x, y, z) in enumerate(pts)]
    P.plant([P.palm(1, 7.5), P.palm(2, 8.5), P.palm(3, 6.5)], jitter(ring(76, -1.5, 1.5, 44, 1.2), 1.4, 5) + jitter(ring(84.6, -1.4, 1.4, 26, 1.7), 0.4, 300) + jitter(ring(110, -1.4, 1.4, 50, 1.8), 3, 700), 4)
    P.plant([P.shrub(1, 0.8), P.shrub(2, 0.7, '#7c8152'), P.tuft(3, 0.9, 100, '#a79d66')], jitter(ring(77.6, -1.5, 1.5, 220, 1.3), 0.6, 900), 5)
    P.plant([P.tree(4, 8, 3.4), P.tree(5, 7, 3)], P.scatter((-160, 84), (160, 150), 90, 1.8, 6), 7)
    bed, shade = B.lounger(M.wood('#a5794d', '#74502f', 0.1), M.fabric('#f7f2e8')), B.parasol(M.fabric('#f4ecdc'), M.wood('#a5794d', '#74502f'), 1.9)
    for i, (x, y, _) in enumerate(ring(68, -1.25, 1.25, 30, 0)):
        a = -1.25 + 2.5 * i / 30
        copy(shade, (x, y, 0.62), a)
        for d in (-1.2, 1.2):
            copy(bed, (x + d * math.cos(a), y - d * math.sin(a), 0.5), -a + math.pi)
    bed.location = shade.location = (0, 0, -300)
    boats = [B.yacht(15), B.sailboat(12)]
    for k, (x, y, t) in enumerate(((-26, -58, 0.4), (30, -76, 2.4), (64, -120, 1.2), (-74, -110, 0.2), (8, -30, 2.9))):
        B.moor(boats[k % 2], (x, y, 0), t, 0.9)
    for b in boats:
        B.hide(b)
    if night:
        B.bollards(ring(80.5, -1.2, 1.2, 30, 1.7), True, 0.6)
    B.skyline(9, (-620, 215), (620, 640), 230, (8, 36), M.city(0.2 if night else 0.0, 0.4), (14, 30))
    P.plant([P.tree(14, 8, 3.6), P.tree(15, 9, 4)], P.scatter((-330, 150), (330, 330), 150, 1.8, 16), 17)
    B.skyline(8, (-900, 600), (900, 1300), 90, (40, 190), M.city(0.22 if night else 0.0, 0.5))


@picture('pearl-bay-day', large=True, focus=(0.52, 0.55), crops={'desktop': (0.52, 0.43, 1.0)}, mist=(150, 1300), haze=(0.56, 0.64, 0.72), haze_amount=0.5, key=0.23)
def aerial():
    sky.day(240, 40, warm=0.3, clouds=0.6, seed=20)
    build(0.06, 0.5, False)
    from_the_bay()


@picture('pearl-bay-dusk', large=True, focus=(0.52, 0.55), crops={'desktop': (0.52, 0.43, 1.0)}, mist=(150, 1300), haze=(0.36, 0.3, 0.4), haze_amount=0.6, clamp=0.6, key=0.14)
def same_evening():
    sky.dusk(5, clouds=0.55, seed=21, strength=0.8)
    build(0.75, 2.8, True)
    from_the_bay()


def from_the_bay():
    """The camera of day and dusk."""
    camera((-52, -100, 35), (10, 34, 5), 26, level=False)
