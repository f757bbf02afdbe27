"""Harbour Lights: mid-rise houses with deep, timber-lined balconies on the quay."""
import math

from lib import buildings as B, materials as M, plants as P, sky
from lib.furniture import put
from lib.kit import *
from lib.people import *
from . import picture


def build(lit, strength, night, far_lit):
    white, timber = M.plaster('#f0e9dc'), M.wood('#a8794b', '#744c2b', 0.16, 'x', 0.45)
    for k, (x, floors, y) in enumerate(((-74, 7, 26), (-34, 9, 22), (6, 8, 25), (46, 10, 21))):
        B.bays(32, floors, 3.5, (x, y, 2.4), 0.0, bay=6.4, pier=0.45, deep=3.0, body=18, stone=white, soffit=timber, lit=lit, strength=strength, back=timber, screens=0.45, seed=k)
        B.block(rect(x + 16, y + 11, 22, 10), 1, 3.4, 2.4 + floors * 3.5 + 0.3, 3, 0.4, balcony=rect(x + 16, y + 10, 27, 13), lit=lit + 0.2, strength=strength, slab_mat=white, rail=False)
    quay = Mesh()
    quay.box((-500, 8, -3), (500, 500, 2.35), M.stone('#b9aa92', (2.4, 0.7)))
    quay.box((-500, 7.8, 2.2), (500, 22, 2.45), M.stone('#d8cab2', (1.6, 0.8), upright=False))
    quay.box((-90, 4.6, 0.9), (90, 8, 1.15), M.wood('#a98b66', '#7c6043', 0.16, 'x', 0.7))
    for x in range(-90, 91, 6):
        quay.prism(rounded(x, 4.9, 0.4, 0.4, 0.19, 0, 3), -2, 2.0, M.wood('#7a624a', '#59452f', 0.5, 'z', 0.8))
    quay.build('quay')
    rail = Mesh()
    metal = M.plain('#3a3833', 0.35, 0.8)
    for x in range(-96, 97, 2):
        rail.box((x - .03, 8.2, 2.4), (x + .03, 8.26, 3.4), metal)
    for z in (2.7, 3.0, 3.4):
        rail.box((-96, 8.21, z), (96, 8.25, z + 0.04), metal)
    rail.build('rail')
    P.plant([P.palm(3, 8), P.palm(9, 9)], P.row((-88, 13, 2.4), (88, 13, 2.4), 14, 1.0, 1), 4)
    P.plant([P.tree(2, 6.5, 2.6), P.tree(5, 5.8, 2.4)], P.row((-80, 18, 2.4), (80, 18, 2.4), 17, 1.6, 6), 8)
    P.plant([P.shrub(1, 0.7), P.shrub(4, 0.6, '#7b7f52')], P.row((-80, 20, 2.4), (80, 20, 2.4), 110, 0.5, 3), 5)
    boats = [B.yacht(15), B.sailboat(12)]
    for k, x in enumerate((-70, -48, -20, 16, 40, 66)):
        B.moor(boats[k % 2], (x, 1.2 - k % 3, 0), 0.05 * k - 0.1, 0.85)
    B.moor(boats[1], (-34, -26, 0), 0.5, 1.0)
    for b in boats:
        B.hide(b)
    posts = Mesh()
    for x in range(-90, 91, 12):
        posts.box((x - .05, 9.4, 2.4), (x + .05, 9.5, 6.2), metal).box((x - .3, 9.2, 6.1), (x + .3, 9.7, 6.25), M.glow((1, 0.68, 0.38), 16 if night else 0.8))
        if night:
            lamp((x, 9.4, 5.9), 160, radius=0.25)
    posts.build('posts')
    plane((-2000, -900), (2000, 9), 0, M.water('#0e3d42', 0.16 if night else 0.24, 0.9))
    B.skyline(5, (-460, 130), (460, 500), 55, (30, 120), M.city(far_lit, 0.5))


@picture('harbour-lights-day', large=True, focus=(0.46, 0.6), mist=(70, 700), haze=(0.86, 0.84, 0.82), haze_amount=0.7, key=0.23)
def afternoon():
    sky.day(248, 32, warm=0.4, clouds=0.6, seed=6)
    build(0.1, 0.7, False, 0.0)
    walkers = (
        (lambda: man(stride=0.5), -56.0, 1.57), (lambda: woman('#93705f', stride=0.4), -55.2, 1.5), (lambda: robe(stride=0.4), -43.5, -1.57),
        (lambda: woman('#3f5455', bun=True, stride=0.5), -31.0, 1.6), (lambda: man('#4f5a5c', '#8c7b5f', stride=0.5), -12.5, -1.5),
        (lambda: woman('#b7a48c', stride=0.4), -13.4, -1.57), (lambda: man('#b98a5a', stride=0.5), 12.0, 1.57),
    )
    for make, x, turn in walkers:
        put(make, (x, 10.6 + 0.9 * math.sin(x), 2.45), turn)
    camera((-52, -44, 5.5), (-8, 22, 15.5), 26)


@picture('harbour-lights-dusk', large=True, focus=(0.5, 0.55), crops={'mobile': (0.635, 0.56, 1.22)}, mist=(70, 700), haze=(0.24, 0.26, 0.38), haze_amount=0.7, clamp=0.6, key=0.14)
def blue_hour():
    sky.dusk(40, clouds=0.4, seed=9, strength=0.75)
    build(0.72, 3.2, True, 0.25)
    camera((34, -62, 4.5), (6, 22, 15), 26)
