"""Marina Crest: twin glass towers over a marina."""
import math

from lib import buildings as B, materials as M, plants as P, sky
from lib.kit import *
from . import picture


def lens(cx, cy, w, d, turn=0.0, steps=14):
    """A leaf-shaped floor plan."""
    pts = []
    for k in range(2):
        for i in range(steps):
            t = i / steps
            x, y = (t - 0.5) * w, -d / 2 * math.sin(math.pi * t) ** 0.75 - 1.5
            if k:
                x, y = -x, -y
            pts.append((cx + x * math.cos(turn) - y * math.sin(turn), cy + x * math.sin(turn) + y * math.cos(turn)))
    return pts


def build(lit, strength, far_lit):
    white = M.plaster('#f2ece1')
    tinted = M.glass('#dfe6e4', 1.2, 0.92)
    for cx, cy, turn, floors in ((-24, 40, 0.28, 44), (24, 58, -0.22, 38)):
        plan = lens(cx, cy, 36, 22, turn)
        for zone, (a, b) in enumerate(((0, floors // 2), (floors // 2, floors - 4))):
            B.block(plan, b - a, 3.5, 14 + a * 3.5, 4.5, 0.4, balcony=offset(plan, 1.8 - 0.5 * zone), mullion=1.9, lit=lit, strength=strength,
                    slab_mat=white, glass_mat=tinted, partitions=7)
        B.block(offset(plan, -2.5), 4, 3.5, 14 + (floors - 4) * 3.5, 4, 0.4, overhang=0.8, lit=lit, strength=strength, slab_mat=white, glass_mat=tinted)
        m = Mesh()
        m.prism(offset(plan, -5), 14 + floors * 3.5, 18 + floors * 3.5, M.plain('#4b4a45', 0.5))
        m.prism(rect(cx, cy, 0.5, 0.5), 14 + floors * 3.5, 40 + floors * 3.5, M.brass())
        m.build('crown')
    # podium of shops and restaurants along the quay
    B.block(rounded(0, 48, 104, 42, 8), 2, 5.6, 2.4, 5, 0.6, balcony=rounded(0, 47, 110, 48, 9), mullion=3.2, lit=max(lit, 0.35) + 0.25, strength=strength * 1.3,
            slab_mat=M.stone('#e2d6c2'), glass_mat=M.glass())
    quay = Mesh()
    quay.box((-400, 8, -3), (400, 600, 2.0), M.stone('#cdbfa8', (2.4, 0.8)))
    quay.box((-400, 8, 2.0), (400, 24, 2.05), M.stone('#d9ccb6', (1.8, 0.9), upright=False))
    quay.box((-400, 7.6, 1.8), (400, 8.2, 2.3), M.plaster('#efe6d6'))
    quay.build('quay')
    P.plant([P.palm(3, 9), P.palm(5, 10.5), P.palm(8, 8)], P.row((-110, 16, 2), (110, 16, 2), 27, 0.8, 1) + P.row((-60, 12, 2), (60, 12, 2), 8, 1, 2), 4)
    P.plant([P.shrub(1, 0.9), P.shrub(2, 0.8)], P.row((-110, 20, 2), (110, 20, 2), 80, 0.6, 3), 5)
    lights = M.glow((1, 0.7, 0.4), 18 if lit > 0.4 else 1)
    posts = Mesh()
    for x in range(-100, 101, 10):
        posts.box((x - .06, 10, 2), (x + .06, 10.12, 6), M.plain('#2b2c2a', 0.4, 0.7)).box((x - .22, 9.84, 5.9), (x + .22, 10.28, 6.1), lights)
    posts.build('posts')
    # pontoons and boats
    deck, pile = M.wood('#b39672', '#8b6f50', 0.2, 'x', 0.7), M.plain('#e6e1d6', 0.5)
    m = Mesh()
    for x in (-66, -33, 0, 33, 66):
        m.box((x - 1.3, -62, 0.35), (x + 1.3, 8, 0.75), deck)
        for y in range(-60, 8, 9):
            m.prism(rounded(x + 1.5, y, 0.4, 0.4, 0.19, 0, 3), -2, 2.4, pile)
    m.build('pontoon')
    boats = [B.yacht(17), B.yacht(21), B.sailboat(13)]
    r = dice(12)
    for x in (-66, -33, 0, 33, 66):
        for y in range(-56, 4, 8):
            for side in (-1, 1):
                if r.random() < 0.74:
                    kind = r.choice((0, 0, 1, 2))
                    B.moor(boats[kind], (x + side * (3 + (9, 11, 7)[kind]), y + r.uniform(-.6, .6), 0), math.pi if side < 0 else 0, r.uniform(0.75, 1))
    for b in boats:
        B.hide(b)
    plane((-3000, -1500), (3000, 9), 0, M.water('#0d4046', 0.22, 1.2))
    plane((-6000, 500), (6000, 9000), 1, M.sand('#cbb591', 0.2))
    B.skyline(21, (-420, 150), (420, 620), 60, (50, 170), M.city(far_lit, 0.5))


@picture('marina-crest-day', large=True, focus=(0.5, 0.435), crops={'mobile': (0.5, 0.5, 1.15)}, mist=(120, 900), haze=(0.85, 0.82, 0.78), haze_amount=0.42, key=0.25)
def golden():
    sky.day(235, 24, warm=0.55, clouds=0.5)
    build(0.12, 0.8, 0.0)
    camera((-34, -172, 8), (0, 40, 76), 20)


@picture('marina-crest-dusk', large=True, focus=(0.505, 0.445), crops={'mobile': (0.505, 0.47, 1.16, (900, 1600)), 'tablet': (0.505, 0.46, 1.06)}, mist=(120, 900), haze=(0.25, 0.26, 0.36), haze_amount=0.5, clamp=0.6, key=0.14)
def blue_hour():
    sky.dusk(330, clouds=0.6)
    build(0.42, 3.6, 0.2)
    camera((44, -158, 5), (-1, 40, 74), 19)
