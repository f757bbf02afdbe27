"""Creek Terraces: stepped residences with planting along a creek."""
import math

from lib import buildings as B, materials as M, plants as P, sky
from lib.kit import *
from . import picture


def build(lit, strength, night, far_lit):
    white, timber = M.plaster('#eee5d5'), M.wood('#9c7147', '#6b4728', 0.16, 'x', 0.5)
    glass, green = M.glass(), []
    r = dice(5)
    for b, (x0, width, floors, y0) in enumerate(((-86, 44, 6, 22), (-36, 46, 8, 18), (16, 44, 7, 21), (66, 40, 9, 19))):
        m, panes = Mesh(), Mesh()
        for i in range(floors):
            z, y = 2.5 + i * 3.5, y0 + i * 3.2
            xa, xb = x0 + i * 0.9 + r.uniform(0, 2), x0 + width - i * 0.9 - r.uniform(0, 2)
            room = M.rooms(lit, strength, 5.5, 3.5, '#8b7763', 2.5)
            m.box((xa - 1.2, y - 3.2, z - 0.4), (xb + 1.2, y + 22, z), white)
            m.box((xa - 1.2, y - 3.6, z - 0.4), (xb + 1.2, y - 3.2, z + 0.75), white)
            m.box((xa - 1.2, y - 2.4, z), (xb + 1.2, y - 2.1, z + 0.55), white)
            m.box((xa - 1.2, y - 3.2, z + 0.2), (xb + 1.2, y - 2.4, z + 0.5), M.bark('#4a3a2a'))
            m.box((xa, y - 1.6, z + 3.02), (xb, y + 4, z + 3.1), timber)
            m.box((xa, y + 4, z), (xb, y + 4.2, z + 3.1), room)
            panes.box((xa, y, z), (xb, y + 0.03, z + 3.1), glass)
            n = round((xb - xa) / 2.1)
            for k in range(n + 1):
                xx = xa + (xb - xa) * k / n
                m.box((xx - .04, y - .05, z), (xx + .04, y + .08, z + 3.1), M.plain('#35322c', 0.4, 0.5))
                if k % 3 == 0:
                    m.box((xx - .14, y - 1.7, z), (xx + .14, y + 4, z + 3.1), white)
            green += P.row((xa - 0.8, y - 2.8, z + 0.4), (xb + 0.8, y - 2.8, z + 0.4), int(width * 1.05), 0.3, b * 20 + i)
        m.box((x0 + floors, y0 + floors * 3.2 - 4, 2.5 + floors * 3.5 - 0.4), (x0 + width - floors, y0 + floors * 3.2 + 16, 2.5 + floors * 3.5 + 0.5), white)
        m.build('terraces')
        panes.build('panes')
    P.plant([P.shrub(1, 0.62), P.shrub(2, 0.55, '#7c8152'), P.tuft(3, 0.8, 80, '#9f9b60'), P.shrub(4, 0.5, '#56692f')], green, 6, (0.7, 1.3))
    trees = [p for p in green if r.random() < 0.05]
    P.plant([P.olive(5, 2.4), P.tree(6, 2.6, 1.0)], trees, 7, (0.8, 1.1))
    bank = Mesh()
    bank.box((-400, 10, -3), (400, 400, 2.1), M.stone('#bfae92', (1.8, 0.5)))
    bank.box((-400, 9.6, 2.0), (400, 18, 2.2), M.stone('#d9ccb5', (1.4, 0.7), upright=False))
    for k in range(4):
        bank.box((-60 + k * 0.5, 9.6 - (k + 1) * 0.9, -3), (-20 - k * .5, 9.6 - k * 0.9, 1.7 - k * 0.45), M.stone('#d3c4aa', (1.4, 0.7), upright=False))
    bank.build('bank')
    # a slim footbridge
    deck = M.wood('#a88962', '#7a5d3e', 0.2, 'x', 0.7)
    arc = lambda t: (58 + 3 * t, 9 - t * 90, 2.2 + 1.9 * math.sin(math.pi * min(1, t)))
    pts = [arc(i / 24) for i in range(25)]
    br = Mesh()
    for (ax, ay, az), (bx, by, bz) in zip(pts, pts[1:]):
        br.face([(ax - 1.5, ay, az), (ax + 1.5, ay, az), (bx + 1.5, by, bz), (bx - 1.5, by, bz)], deck)
        for s in (-1.5, 1.5):
            br.face([(ax + s, ay, az - .5), (bx + s, by, bz - .5), (bx + s, by, bz + .1), (ax + s, ay, az + .1)], white)
    br.build('bridge')
    for s in (-1.45, 1.45):
        tube([(x + s, y, z + 1.1) for x, y, z in pts], 0.04, M.brass())
    P.plant([P.tuft(21, 1.7, 130, '#8c9250', 0.02), P.tuft(22, 1.3, 120, '#a29c62', 0.018)], P.row((-130, 9.2, .4), (-64, 9.2, .4), 60, 0.7, 4) + P.row((-14, 9.2, .4), (120, 9.2, .4), 120, 0.7, 5), 8)
    P.plant([P.palm(3, 8), P.palm(4, 9.5)], P.row((-100, 14.5, 2.2), (110, 14.5, 2.2), 15, 1.2, 2), 9)
    P.plant([P.tree(8, 7, 3), P.tree(9, 6, 2.7)], P.row((-110, 16.5, 2.2), (118, 16.5, 2.2), 14, 2, 3), 10)
    B.bollards(P.row((-90, 11, 2.2), (100, 11, 2.2), 26), night, 0.7)
    plane((-2000, -900), (2000, 11), 0.2, M.water('#1c4a46', 0.1, 0.8))
    B.skyline(15, (-460, 150), (460, 520), 45, (30, 120), M.city(far_lit, 0.5))


@picture('creek-terraces-day', large=True, focus=(0.45, 0.58), mist=(80, 700), haze=(0.88, 0.85, 0.76), haze_amount=0.6, key=0.23)
def morning():
    sky.day(226, 33, warm=0.45, clouds=0.5, seed=16)
    build(0.08, 0.6, False, 0.0)
    from_the_towpath()


@picture('creek-terraces-evening', large=True, focus=(0.45, 0.58), mist=(80, 700), haze=(0.26, 0.27, 0.36), haze_amount=0.6, clamp=0.6, key=0.14)
def same_evening():
    sky.dusk(325, clouds=0.5, seed=16, strength=0.75)
    build(0.75, 3.0, True, 0.25)
    from_the_towpath()


def from_the_towpath():
    """The camera of two pictures that follow each other in one place: day and evening."""
    camera((-50, -18, 4.2), (-12, 24, 13.5), 22)


@picture('creek-terraces-dusk', large=True, focus=(0.5, 0.58), mist=(80, 700), haze=(0.26, 0.27, 0.36), haze_amount=0.6, clamp=0.6, key=0.14)
def evening():
    sky.dusk(325, clouds=0.55, seed=17, strength=0.75)
    build(0.75, 3.0, True, 0.25)
    camera((30, -20, 3.4), (-4, 26, 13), 22)
