"""Palm Court: four storeys of sandstone around a long pool."""
import math

from lib import buildings as B, materials as M, plants as P, sky
from lib.furniture import put
from lib.kit import *
from lib.people import *
from . import picture


def build(lit, strength, night):
    warm = M.stone('#d8c2a0', (1.4, 0.7))
    opts = dict(height=3.6, bay=5.2, deep=2.2, stone=warm, soffit=M.plaster('#eadfcd'), arches=(0,), lit=lit, strength=strength, screens=0.3)
    B.bays(73, 4, at=(-19, -11, 0), turn=math.pi / 2, seed=1, **opts)
    B.bays(73, 4, at=(19, 62, 0), turn=-math.pi / 2, seed=2, **opts)
    B.bays(36.4, 4, at=(-18.2, 60, 0), seed=3, **opts)
    paving, coping = M.stone('#dccdb4', (1.2, 1.2), 0.006, 0.2, 0.5, False), M.stone('#eee4d2', (2.0, 0.6), 0.004, 0.1, 0.4, False)
    m = Mesh()
    m.box((-60, -60, -0.4), (60, 90, -0.02), paving)
    m.build('ground')
    pool = Mesh()
    for lo, hi in (((-5.6, -26), (-5, 44)), ((5, -26), (5.6, 44)), ((-5.6, 44), (5.6, 44.6)), ((-5.6, -26.6), (5.6, -26))):
        pool.box((*lo, -0.1), (*hi, 0.06), coping)
    pool.build('coping', bevel=0.02)
    plane((-5, -26), (5, 44), 0.0, M.pool_water(0.22 if night else 0.0, '#4fb3b4'))
    lawn = M.grass('#66753a')
    beds = Mesh()
    for sx in (-1, 1):
        x0, x1 = sorted((sx * 7.2, sx * 9.6))
        beds.box((x0, -24, 0), (x1, 44, 0.35), M.plaster('#e8dcc6')).box((x0 + .2, -23.8, 0.3), (x1 - .2, 43.8, 0.4), lawn)
    beds.build('beds', bevel=0.03)
    P.plant([P.palm(1, 8.5), P.palm(2, 9.6), P.palm(7, 7.8)], P.row((-8.4, -21, .3), (-8.4, 42, .3), 11, 0.3, 1) + P.row((8.4, -21, .3), (8.4, 42, .3), 11, 0.3, 2), 3, (0.9, 1.1))
    P.plant([P.shrub(1, 0.55), P.shrub(2, 0.5, '#7b7f52'), P.tuft(3, 0.8, 110, '#a39a63')], P.row((-8.4, -23, .35), (-8.4, 43, .35), 95, 0.7, 4) + P.row((8.4, -23, .35), (8.4, 43, .35), 95, 0.7, 5), 6)
    P.plant([P.broadleaf(5, 1.8, 20)], P.row((-16.2, -8, 0), (-16.2, 56, 0), 13, 0.2, 7) + P.row((16.2, -8, 0), (16.2, 56, 0), 13, 0.2, 8), 9)
    bed, shade = B.lounger(M.wood('#9a7148', '#6d4a2c', 0.1), M.fabric('#f3ede1')), B.parasol(M.fabric('#efe6d4'), M.wood('#9a7148', '#6d4a2c'))
    for y in range(-18, 42, 6):
        for sx in (-1, 1):
            for dy in (0, 1.2):
                copy(bed, (sx * 11.6, y + dy, 0), sx * -math.pi / 2)
            if y % 12 == 0:
                copy(shade, (sx * 12.4, y + 0.6, 0))
    bed.location = shade.location = (0, 0, -300)
    B.bollards(P.row((-6.6, -22, 0), (-6.6, 42, 0), 9) + P.row((6.6, -22, 0), (6.6, 42, 0), 9), night, 0.5)
    if night:
        for y in range(-6, 60, 9):
            for sx in (-1, 1):
                lamp((sx * 18.2, y, 2.6), 60, radius=0.3)


@picture('palm-court-day', large=True, focus=(0.5, 0.58), mist=(40, 300), haze=(0.9, 0.86, 0.78), haze_amount=0.25, key=0.23)
def morning():
    sky.day(236, 36, warm=0.45, clouds=0.45, seed=2)
    build(0.1, 0.7, False)
    along_the_pool()


@picture('palm-court-evening', large=True, focus=(0.5, 0.58), mist=(40, 300), haze=(0.3, 0.3, 0.42), haze_amount=0.2, clamp=0.6, key=0.14)
def same_evening():
    sky.dusk(340, clouds=0.5, seed=2, strength=0.8)
    build(0.75, 3.4, True)
    along_the_pool()


def along_the_pool():
    """The camera of two pictures that follow each other in one place: day and evening."""
    camera((0.8, -36, 3.4), (0.2, 40, 8.2), 24)


@picture('palm-court-dusk', large=True, focus=(0.45, 0.6), mist=(40, 300), haze=(0.3, 0.3, 0.42), haze_amount=0.2, clamp=0.6, key=0.14)
def evening():
    sky.dusk(20, clouds=0.5, seed=5, strength=0.8)
    build(0.75, 3.4, True)
    put(lambda: robe(stride=0.4), (5.95, -11, 0), 3.1)
    put(lambda: woman('#4d5f63', 'tan', 'black', 0.4), (6.5, -10.8, 0), 3.1)
    put(lambda: man('#d8cfbf', '#6b665a', stride=0.5), (-6.3, 4, 0), 0.1)
    camera((3.4, -35, 2.3), (-2.6, 30, 7.8), 23)
