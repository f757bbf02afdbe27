"""Dune House: terraced, sand-coloured houses at the desert's edge."""
import math

from mathutils import Vector, noise

from lib import buildings as B, materials as M, plants as P, sky
from lib.kit import *
from . import picture


def ground(x, y):
    """Height of the dunes: long crests in front and far away, level ground under the houses."""
    far = max(0.0, (y - 75) / 160)
    near = max(0.0, min(1.0, (4 - y) / 40))
    wide = noise.noise(Vector((x * 0.012 + 3.1, y * 0.018, 0.5)))
    crest = 1 - abs(noise.noise(Vector((x * 0.014 + 9, y * 0.022 + x * 0.004, 2.5))))
    return -0.3 + near * (crest ** 3 * 5.0 - 4.2 + wide * 2) * 0.8 + far * (crest ** 2 * 26 + wide * 14) * min(1, far * 1.5)


def house(m, panes, x, y, z, w, d, h, mats, r):
    """One cube of a house: thick walls with a deep opening in front and a parapet."""
    wall, room, frame, glass = mats
    left = r.uniform(0.12, 0.3) * w
    right = w - r.uniform(0.08, 0.22) * w
    sill, head, t = (0.05 if r.random() < 0.7 else 0.9), h - 0.75, 0.9
    m.box((x, y, z), (x + left, y + d, z + h), wall).box((x + right, y, z), (x + w, y + d, z + h), wall)
    m.box((x + left, y, z + head), (x + right, y + d, z + h), wall).box((x + left, y, z - 0.4), (x + right, y + d, z + sill), wall)
    m.box((x, y, z + h), (x + w, y + 0.35, z + h + 0.7), wall).box((x, y + 0.35, z + h), (x + 0.35, y + d, z + h + 0.7), wall).box((x + w - .35, y + 0.35, z + h), (x + w, y + d, z + h + 0.7), wall)
    m.box((x + left, y + t + 3, z), (x + right, y + t + 3.1, z + h), room)
    panes.box((x + left, y + t, z + sill), (x + right, y + t + 0.03, z + head), glass)
    n = max(2, round((right - left) / 1.4))
    for k in range(n + 1):
        xx = x + left + (right - left) * k / n
        m.box((xx - 0.035, y + t - 0.04, z + sill), (xx + 0.035, y + t + 0.06, z + head), frame)


def build(lit, strength, night):
    r = dice(31)
    wall = M.plaster('#d6b98f', 0.5)
    frame, glass = M.plain('#3c3024', 0.4, 0.4), M.glass('#e3e6df')
    m, panes = Mesh(), Mesh()
    levels = ((0, 8, 4.2), (1, 20, 4.0), (2, 32, 3.8), (3, 44, 3.6))
    for level, y, h in levels:
        z = level * 3.7
        x, end = -46 + level * 7, 46 - level * 9
        while x < end:
            w = r.choice((7.5, 9.0, 11.0, 6.0))
            dy, dh = r.choice((0, 1.5, -2.0, 3.0)), r.choice((0, 0, 0.5, -0.4))
            room = M.rooms(lit, strength, 5.0, 3.7, '#8a7256')
            if r.random() > 0.12:
                house(m, panes, x, y + dy, z, w, 13, h + dh, (wall, room, frame, glass), r)
            if night and r.random() < 0.5:
                lamp((x + w / 2, y + dy - 0.6, z + 2.6), 45, radius=0.2)
            x += w + r.choice((0, 0, 0.9, 2.2))
        m.box((-47 + level * 7, y + 6, z - 4), (47 - level * 9, y + 30, z + 0.02), wall)
    # terrace walls and stairs in front
    m.box((-54, 2.4, -4), (54, 12, 0), wall)
    m.box((-54, 2.0, -4), (-4, 2.5, 0.75), wall).box((3, 2.0, -4), (54, 2.5, 0.75), wall)
    for k in range(8):
        m.box((-4, 2.4 - k * 0.45 - 0.45, -4), (3, 2.4 - k * 0.45, -0.17 * (k + 1)), wall)
    m.build('houses', bevel=0.06)
    panes.build('panes')
    beam = M.wood('#6f5238', '#4a3321', 0.1, 'y', 0.6)
    for x, y, z in ((-36, 3.5, 0), (-9, 3.2, 0), (18, 4, 0), (-22, 15, 3.7), (9, 14.5, 3.7)):
        B.pergola((x, y), (x + 8, y + 4.6), z + 3.0, beam, True, 0.42, z)
    surface(lambda u, v: ((u - 0.5) * 420, -75 + v * 77.4, min(ground((u - 0.5) * 420, -75 + v * 77.4), 0.4)), 220, 70, M.sand('#d8b382', 1.0))
    surface(lambda u, v: ((u - 0.5) * 1500, 50 + v * 700, ground((u - 0.5) * 1500, 50 + v * 700)), 180, 90, M.sand('#d4ae7c', 0.4))
    for sx in (-1, 1):
        surface(lambda u, v: (sx * (54 + u * 160), 2 + v * 90, -0.4 + 5 * u * u * math.sin(3 * v + u * 4)) if sx > 0 else (sx * (54 + (1 - u) * 160), 2 + v * 90, -0.4 + 4 * (1 - u) ** 2 * math.sin(2.4 * v + 1)), 40, 30, M.sand('#d8b382', 0.8))
    P.plant([P.palm(4, 6.5, 30, 2.6), P.palm(6, 7.5, 30, 2.7)], [(-41, 4.5, 0), (-25, 5, 0), (-12, 4, 0), (8, 4.4, 0), (14, 5.4, 0), (31, 4, 0), (38, 5, 0), (-30, 18, 3.7), (24, 18, 3.7), (2, 17.5, 3.7)], 2)
    P.plant([P.tuft(1, 0.9, 110, '#b39c62'), P.tuft(2, 0.7, 90, '#9c9460'), P.shrub(3, 0.5, '#85845a')],
            [(x, y, ground(x, y)) for x, y, _ in P.scatter((-50, -24), (50, 1.0), 260, seed=8, keep=lambda x, y: noise.noise(Vector((x * .08, y * .12, 7))) > 0.1 and not -7 < x < 6)], 9, (0.6, 1.3))
    P.plant([P.shrub(7, 0.5, '#76784d'), P.tuft(9, 0.8, 90, '#a8985f')], [(x, y, 0) for x, y, _ in P.row((-52, 3.2, 0), (52, 3.2, 0), 60, 0.4, 3) if not -5 < x < 4], 4)
    B.bollards([(x, 3.4, 0) for x in range(-48, 49, 8)], night, 0.45)


@picture('dune-house-day', large=True, focus=(0.5, 0.6), crops={'mobile': (0.46, 0.56, 1.22)}, mist=(60, 500), haze=(0.62, 0.5, 0.38), haze_amount=0.35, key=0.23)
def golden():
    sky.day(232, 19, warm=0.9, clouds=0.35, sun_power=5.0, seed=4)
    build(0.06, 0.6, False)
    from_the_road()


@picture('dune-house-dusk', large=True, focus=(0.5, 0.6), crops={'mobile': (0.46, 0.56, 1.22)}, mist=(60, 500), haze=(0.42, 0.3, 0.36), haze_amount=0.4, clamp=0.6, key=0.14)
def evening():
    sky.dusk(12, clouds=0.45, seed=8, strength=0.8)
    build(0.8, 3.2, True)
    from_the_road()


def from_the_road():
    """The camera of day and dusk."""
    camera((-21, -19, 3.6), (3, 20, 6.4), 24)
