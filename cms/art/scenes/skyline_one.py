"""Skyline One: a slender supertall above downtown."""
from lib import buildings as B, materials as M, plants as P, sky
from lib.kit import *
from . import picture


def tower(lit, strength):
    white, skin = M.plaster('#efe9de'), M.glass('#b4cdd2', 1.4, 0.8)
    brass = M.plain((0.62, 0.42, 0.2), 0.3, 0.9)
    z, h = 12.0, 4.0
    B.block(rounded(0, 0, 54, 48, 8), 3, 5.0, 0, 6, 0.5, overhang=1.5, lit=max(lit, .3), strength=strength * 1.3)
    for k, (w, floors) in enumerate(((34, 20), (31, 20), (28, 18), (24, 14), (19, 10), (13, 6))):
        plan = rounded(0, 0, w, w * 0.9, w * 0.3, 0.12 * k, 6)
        B.block(plan, floors, h, z, 4.5, 0.4, overhang=0.35, mullion=2.2, lit=lit, strength=strength, slab_mat=white, glass_mat=skin, fin_mat=brass, partitions=8, fins=0.5)
        z += floors * h
        B.block(offset(plan, -1.2), 1, 4.5, z, 2, 0.3, overhang=0.4, lit=1, strength=strength * 1.2, slab_mat=white, fin_mat=brass, partitions=0)
        z += 4.5
    m = Mesh()
    for k in range(5):
        m.prism(rounded(0, 0, 4 - k * .75, 4 - k * .75, (2 - k * .375) * .98, 0, 4), z + k * 12 - 2, z + 12 + k * 12, brass)
    m.prism(rounded(0, 0, 0.5, 0.5, 0.24, 0, 3), z + 58, z + 82, M.glow((1, 0.3, 0.15), 6 if lit > 0.4 else 0.2))
    m.build('spire')


def park():
    """The green axis that leads to the tower."""
    m = Mesh()
    m.box((-120, -460, 0.15), (120, -60, 0.3), M.grass('#65763b'))
    m.box((-5, -460, 0.3), (5, -30, 0.36), M.stone('#ddcfb8', (1.5, 1.5), 0.006, 0.2, 0.5, False))
    m.box((-24, -205, 0.3), (-8, -70, 0.4), M.water('#16484c', 0.1, 0.6))
    m.build('park')
    P.plant([P.palm(1, 10), P.palm(2, 11)], P.row((-7, -345, .3), (-7, -50, .3), 18, 0.3, 1) + P.row((7, -345, .3), (7, -50, .3), 18, 0.3, 2), 3)
    P.plant([P.tree(3, 8, 3.4), P.tree(4, 9, 3.6)], P.scatter((-100, -340), (-28, -60), 50, .3, 4) + P.scatter((14, -340), (100, -60), 60, .3, 5), 6)
    P.plant([P.shrub(5, 1.0), P.tuft(6, 1.1, 120)], P.row((9.5, -370, .3), (9.5, -60, .3), 190, 0.8, 7) + P.row((-26, -230, .3), (-26, -70, .3), 80, .6, 8), 9)


def downtown(lit, strength, night):
    roofs = M.city(lit, strength, '#c3bbab')
    block = 86
    r = dice(77)
    road, walk = M.plain('#4a4946', 0.7), M.stone('#c5b8a2', (2, 2), 0.01, 0.2, 0.6, False)
    m = Mesh()
    m.box((-3000, -3000, -2), (3000, 6000, -0.1), road)
    lines = Mesh()
    for i in range(-9, 10):
        for j in range(-4, 20):
            cx, cy = i * block, j * block
            m.prism(rect(cx, cy, block - 20, block - 20), -0.1, 0.2, walk)
            near = abs(i) <= 1 and abs(j) <= 1
            if (i, j) != (0, 0) and not (abs(i) <= 1 and -5 <= j <= -1):
                for sx in (-1, 1):
                    for sy in (-1, 1):
                        if r.random() < 0.16:
                            continue
                        h = r.uniform(25, 90) if near else r.uniform(30, 130) * (0.55 + r.random() ** 3 * 1.4)
                        w, d = r.uniform(20, 29), r.uniform(20, 29)
                        b = Mesh()
                        x, y = cx + sx * 16.5, cy + sy * 16.5
                        plan = rect(x, y, w, d) if r.random() < 0.75 else rounded(x, y, w, d, 8, 0, 4)
                        b.prism(plan, 0, h, roofs)
                        b.prism(offset(plan, -3), h, h + r.uniform(3, 9), roofs)
                        b.build('tower')
    if night:
        trail = {(1): M.glow((1, 0.72, 0.4), 3.0), (-1): M.glow((1, 0.16, 0.06), 2.2)}
        for i in range(-9, 10):
            for s in (1, -1):
                for lane in (2.2, 4.4):
                    for _ in range(40):
                        y = r.uniform(-350, 1600)
                        lines.box((i * block + 43 + s * lane - .35, y, 0.5), (i * block + 43 + s * lane + .35, y + r.uniform(6, 40), 0.6), trail[s])
        for j in range(-4, 20):
            for s in (1, -1):
                for _ in range(36):
                    x = r.uniform(-780, 780)
                    lines.box((x, j * block + 43 + s * 3 - .35, 0.5), (x + r.uniform(6, 34), j * block + 43 + s * 3 + .35, 0.6), trail[s])
        lines.build('traffic')
    m.build('ground')


@picture('skyline-one-day', large=True, focus=(0.5, 0.5), crops={'desktop': (0.5, 0.455, 1.0)}, mist=(150, 1500), haze=(0.86, 0.85, 0.84), haze_amount=0.75, key=0.23)
def from_park():
    sky.day(238, 34, warm=0.35, clouds=0.7, seed=11)
    tower(0.08, 0.6)
    downtown(0.0, 1.0, False)
    park()
    camera((4, -400, 9), (0, 0, 236), 18.5)


@picture('skyline-one-dusk', large=True, focus=(0.52, 0.41), mist=(200, 2200), haze=(0.2, 0.19, 0.28), haze_amount=0.7, clamp=0.6, key=0.12)
def aerial():
    sky.dusk(350, clouds=0.5, seed=12, strength=0.8)
    tower(0.62, 2.6)
    downtown(0.16, 0.6, True)
    park()
    B.bollards([(x, y, 0.3) for y in range(-340, -60, 24) for x in (-6, 6)], False, 3.0)
    plane((-9000, 1750), (9000, 20000), 1.0, M.water('#123c46', 0.2, 8))
    camera((-190, -430, 330), (34, 60, 238), 23, level=False)
