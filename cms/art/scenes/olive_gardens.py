"""Olive Gardens: low family houses among trees."""
import math

from lib import buildings as B, materials as M, plants as P, sky
from lib.furniture import put
from lib.kit import *
from lib.people import *
from . import picture


def house(at, turn, lit, strength, night, seed):
    stone, white = M.stone('#cdb894', (0.7, 0.28), 0.012, 0.45), M.plaster('#f1eadd')
    timber = M.wood('#96703f', '#684626', 0.14, 'x', 0.55)
    place = B.bays(15, 2, 3.3, at, turn, bay=5, pier=0.5, deep=2.2, body=10, stone=white, soffit=timber, lit=lit, strength=strength, screens=0.6, parapet=0.45, skip=((1, 0),), seed=seed)
    B.bays(8, 1, 3.5, place(15, 1.5), turn, bay=4, pier=0.5, deep=1.2, body=7, stone=stone, soffit=timber, lit=lit, strength=strength, parapet=0.4, seed=seed + 50)
    m = Mesh()
    m.box((-0.5, -3.6, 2.95), (15.4, 0.6, 3.15), timber)
    for x in (0, 5, 10, 15):
        m.box((x - .09, -3.4, 0), (x + .09, -3.22, 2.95), timber)
    m.box((-1, -4, -0.1), (16, 0.3, 0.08), M.stone('#d9cbb2', (1.2, 0.8), 0.008, 0.2, 0.6, False))
    m.box((5.5, -2.6, 0.38), (8.5, -1.6, 0.46), timber)
    m.box((5.2, -3.0, 0.2), (8.8, -2.75, 0.5), M.fabric('#e9dfd0')).box((5.2, -1.4, 0.2), (8.8, -1.1, 0.5), M.fabric('#e9dfd0'))
    obj = m.build('porch')
    obj.location, obj.rotation_euler[2] = at, turn
    if night:
        for x in (2.5, 7.5, 12.5):
            lamp(place(x, -1.4, 2.5), 42, radius=0.2)
    return place


def build(lit, strength, night):
    for k, (at, turn) in enumerate((((-27, 14, 0), 0.12), ((5, 22, 0), -0.1), ((36, 12, 0), -0.3), ((-46, 46, 0), 0.0), ((-12, 52, 0), 0.05), ((24, 54, 0), -0.05))):
        house(at, turn, lit, strength, night, k * 3)
    plane((-200, -60), (200, 160), 0, M.grass('#6d7a3d'))
    path = M.sand('#d8c6a4', 0.05, 2.0)
    m = Mesh()
    left, right = [], []
    for i in range(41):
        y = -40 + i * 1.55
        x = 4 * math.sin(y * 0.07) - 2
        left.append((x - 1.6, y, 0.03))
        right.append((x + 1.6, y, 0.03))
    for i in range(40):
        m.face([left[i], right[i], right[i + 1], left[i + 1]], path)
    m.build('path')
    kerb = M.stone('#c9b796', (0.8, 0.3), 0.01, 0.4)
    walls = Mesh()
    for i in range(0, 40):
        for a, b in ((left[i], left[i + 1]), (right[i], right[i + 1])):
            walls.prism(B.strip(a, b, 0.18), 0, 0.14, kerb)
    walls.box((-34, 6, 0), (-8, 6.4, 0.7), kerb).box((6, 12, 0), (24, 12.4, 0.7), kerb)
    walls.build('kerb')
    clear_of = lambda x, y: abs(x - (4 * math.sin(y * 0.07) - 2)) > 3.2
    olives = [P.olive(1), P.olive(2, 5.2), P.olive(3, 4.2)]
    P.plant(olives, [(-10.5, -11.5, 0), (-15, -6, 0), (9.5, -7, 0), (15, -3, 0), (-4.6, 8, 0), (-24, -4, 0), (26, 4, 0), (-9, 1, 0), (13, 4, 0), (-20, 3, 0), (22, -2, 0), (-32, -3, 0), (3.4, 12, 0), (-11, 11.5, 0), (31, 3, 0), (18, 14, 0), (-36, 9, 0)] +
            P.scatter((-60, 30), (60, 46), 16, 0, 4, clear_of), 5, (0.9, 1.25))
    P.plant([P.tree(8, 8, 3.2), P.tree(9, 9, 3.4)], P.scatter((-90, 62), (90, 90), 40, 0, 7), 8, (0.9, 1.4))
    P.plant([P.shrub(1, 0.5, '#7d8052'), P.shrub(2, 0.55), P.tuft(3, 0.7, 100, '#a19a66'), P.shrub(6, 0.4, '#8a7f96')],
            [(x, y, 0) for i in range(0, 41) for s in (-1, 1) for (x, y) in [((4 * math.sin((-40 + i * 1.55) * 0.07) - 2) + s * (2.3 + (i * 7 % 5) * 0.22), -40 + i * 1.55)]] +
            [(x, y, 0) for x, y, _ in P.scatter((-14, -22), (16, 12), 150, 0, 21, lambda x, y: 2.2 < abs(x - (4 * math.sin(y * 0.07) - 2)) < 4.6)], 4, (0.6, 1.3))
    P.plant([P.shrub(11, 0.6, '#6d7545'), P.tuft(12, 0.9, 110, '#a79c68')], P.row((-34, 7, 0), (-8, 7, 0), 34, 0.3, 2) + P.row((6, 13, 0), (24, 13, 0), 24, 0.3, 3), 6)
    P.plant([P.tuft(13, 0.16, 60, '#72803f', 0.008), P.tuft(14, 0.12, 60, '#7d8848', 0.008)], P.scatter((-22, -36), (22, -6), 2600, 0, 5, lambda x, y: abs(x - (4 * math.sin(y * 0.07) - 2)) > 1.9), 7)
    B.bollards([(4 * math.sin(y * 0.07) - 2 + s * 2.0, y, 0) for k, y in enumerate(range(-28, 24, 6)) for s in ((-1, 1)[k % 2],)], night, 0.5)


@picture('olive-gardens-day', large=True, focus=(0.45, 0.6), crops={'mobile': (0.64, 0.56, 1.2)}, mist=(40, 300), haze=(0.9, 0.86, 0.72), haze_amount=0.3, key=0.23)
def morning():
    sky.day(255, 27, warm=0.6, clouds=0.5, seed=14)
    build(0.08, 0.6, False)
    put(lambda: man('#cfc6b6', '#5d5a50', stride=0.5), (-3.75, -3.4, 0.03), 2.7)
    put(lambda: woman('#93705f', stride=0.5, bun=True), (-2.95, -3.2, 0.03), 2.75)
    put(lambda: child(stride=0.6), (-1.75, -1.8, 0.03), 2.6, 0.62)
    from_the_path()


@picture('olive-gardens-dusk', large=True, focus=(0.45, 0.6), crops={'mobile': (0.64, 0.56, 1.2)}, mist=(40, 300), haze=(0.3, 0.3, 0.36), haze_amount=0.25, clamp=0.6, key=0.17)
def evening():
    sky.dusk(345, clouds=0.5, seed=15, strength=0.7)
    build(0.85, 3.0, True)
    from_the_path()


def from_the_path():
    """The camera of day and dusk."""
    camera((-5.2, -19, 2.0), (0, 14, 4.0), 25)
