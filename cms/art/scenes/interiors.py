"""Rooms: apartments, amenities and the office."""
import math

import bpy

from lib import buildings as B, materials as M, sky
from lib.furniture import *
from lib.kit import *
from lib.people import *
from . import picture

OAK_FLOOR = dict(colour='#c39a6b', dark='#9a7148', plank=0.16, along='y', rough=0.32)

DAY = dict(key=0.39, warmth=-0.5, saturation=1.08, contrast=1.22, bloom=0.045)


def daylight(azimuth=288, height=30, power=7.0, warm=0.6):
    sky.studio((0.86, 0.93, 1.0), 0.35, (0.80, 0.89, 0.96), 1.45)
    sun(azimuth, height, power, (1.0, 0.93 - 0.2 * warm, 0.84 - 0.38 * warm), 0.8)


@picture('interior-studio', focus=(0.5, 0.6), samples=1.3, smooth=0.22, mist=(0, 25), **DAY)
def studio():
    daylight(292, 32)
    room(5.6, 7.4, 2.9, M.wood(**OAK_FLOOR), M.plaster('#f1eadf', 0.1), left=[(1.6, 6.0, 0.06, 2.6)], panes=4)
    outlook(7, 'left')
    curtain(1.35, 2.1, -2.62, 2.85, along='y', folds=5)
    curtain(5.6, 6.5, -2.62, 2.85, along='y', folds=6)
    slats(0.55, 2.75, 4.35, 2.9, M.wood(*OAK, along='z'), 0.09, 0.05)
    put(lambda: bed(1.6), (1.65, 5.95, 0))
    put(lambda: headboard(2.2, 1.15), (1.65, 7.28, 0.1))
    put(lambda: art(0.9, 1.1, 4), (-1.3, 7.38, 1.55))
    put(lambda: sofa(1.9, M.fabric('#cfc0a6'), ('#12312F', '#b48a4a'), 0.92, 2), (1.65, 3.0, 0))
    put(lambda: rug(2.6, 2.0), (0.6, 2.1, 0))
    put(lambda: round_table(0.42, 0.36), (0.75, 1.75, 0.018))
    put(lambda: books(3, 2), (0.68, 1.7, 0.378))
    put(lambda: vase(0, None, 0.55, True), (0.9, 1.86, 0.378))
    put(lambda: round_table(0.48, 0.74, M.wood(*OAK)), (-1.45, 4.6, 0))
    for a in (0.7, 3.6):
        put(lambda: chair(), (-1.45 + 0.72 * math.cos(a), 4.6 + 0.72 * math.sin(a), 0), a - math.pi / 2)
    put(lambda: vase(2, M.plain('#12312F', 0.3), 0.9), (-1.45, 4.6, 0.74))
    put(lambda: pendant(2.9, 1.15, 0.24, 18), (-1.45, 4.6, 0))
    put(lambda: potted(1.7), (-2.25, 6.85, 0))
    put(lambda: floor_lamp(16), (2.45, 3.75, 0))
    put(lambda: table_lamp(10), (0.55, 7.1, 0.45))
    put(lambda: nightstand(), (0.5, 7.1, 0))
    camera((-0.55, 0.25, 1.35), (0.15, 6, 1.2), 19)


@picture('interior-living', focus=(0.5, 0.58), samples=1.3, smooth=0.22, mist=(0, 25), **DAY)
def living():
    daylight(296, 27)
    room(6.8, 7.0, 3.0, M.wood(**OAK_FLOOR), M.plaster('#f1eadf', 0.1), left=[(1.2, 6.3, 0.06, 2.75)], panes=4)
    outlook(7, 'left')
    curtain(0.8, 1.7, -3.2, 2.95, along='y', folds=6)
    curtain(6.0, 6.9, -3.2, 2.95, along='y', folds=6)
    slats(-0.6, 3.4, 6.96, 3.0, M.wood(*WALNUT, along='z'), 0.075, 0.05, back=M.plain('#2a1c12', 0.8))
    cove((-0.6, 6.8), (3.4, 6.82), 2.97, 5, 20)
    box((1.4, 6.68, 0.28), (3.2, 0.44, 0.34), M.wood(*WALNUT), 0.012)
    put(lambda: vase(1, M.plaster('#a98b66', 0.3), 1.0), (0.4, 6.66, 0.62))
    put(lambda: vase(0, None, 0.9, True), (0.75, 6.7, 0.62))
    put(lambda: books(4, 6), (1.6, 6.66, 0.62))
    put(lambda: table_lamp(10), (2.6, 6.66, 0.62))
    put(lambda: art(1.2, 1.4, 2), (-1.7, 6.99, 1.6))
    put(lambda: rug(3.6, 2.8), (0.5, 3.7, 0))
    put(lambda: sofa(2.7), (2.55, 3.75, 0), -math.pi / 2)
    put(lambda: round_table(0.58, 0.34), (0.75, 3.75, 0.018))
    put(lambda: round_table(0.34, 0.46, M.plain('#12312F', 0.2), M.plain('#12312F', 0.3)), (0.15, 3.15, 0.018))
    put(lambda: books(3, 3), (0.62, 3.8, 0.36))
    put(lambda: vase(2, M.brass(), 0.8), (0.95, 3.6, 0.36))
    put(lambda: armchair(M.fabric('#8c7b5f')), (-1.25, 4.6, 0), math.pi * 0.42)
    put(lambda: armchair(M.fabric('#8c7b5f')), (-1.35, 3.0, 0), math.pi * 0.56)
    put(lambda: potted(2.0), (-2.75, 6.35, 0))
    put(lambda: floor_lamp(18), (2.85, 5.6, 0))
    put(lambda: pendant(3.0, 0.9, 0.3, 0, M.plaster('#efe6d6', 0.1)), (0.75, 3.75, 0))
    camera((-1.0, 0.2, 1.3), (0.3, 6, 1.22), 20)


@picture('interior-family', focus=(0.5, 0.58), samples=1.3, smooth=0.22, mist=(0, 25), **DAY)
def family():
    daylight(312, 32)
    room(9.0, 8.6, 3.1, M.wood(**OAK_FLOOR), M.plaster('#f2ebe0', 0.1), far=[(0.5, 8.5, 0.06, 2.85)], left=[(4.6, 8.2, 0.06, 2.85)], panes=5)
    outlook(8.6, 'far')
    curtain(-4.4, -3.6, 8.42, 3.05, folds=6)
    curtain(3.5, 4.4, 8.42, 3.05, folds=7)
    put(lambda: dining_table(2.7), (-2.2, 3.7, 0))
    for k in range(3):
        for s in (-1, 1):
            put(lambda: chair(M.fabric('#cdbb9d')), (-3.1 + 0.9 * k, 3.7 + s * 0.72, 0), math.pi if s < 0 else 0)
    put(lambda: vase(0, M.plain('#12312F', 0.35), 0.9, True), (-2.2, 3.7, 0.745))
    put(lambda: vase(2, None, 1.0), (-1.6, 3.6, 0.745))
    for dx in (-0.75, 0, 0.75):
        put(lambda: pendant(3.1, 1.3, 0.19, 14), (-2.2 + dx, 3.7, 0))
    put(lambda: rug(4.2, 3.2, M.rug('#d9ccb6', '#c0ad8e', 6)), (2.0, 5.5, 0))
    put(lambda: sofa(2.9, M.fabric('#d8cab2')), (3.7, 5.4, 0), -math.pi / 2)
    put(lambda: sofa(2.2, M.fabric('#d8cab2'), ('#b48a4a', '#efe6d6'), 1.0, 2), (1.7, 7.6, 0))
    put(lambda: round_table(0.62, 0.34), (1.75, 5.55, 0.018))
    put(lambda: round_table(0.36, 0.44, M.wood(*WALNUT)), (1.05, 4.95, 0.018))
    put(lambda: books(4, 8), (1.65, 5.6, 0.36))
    put(lambda: vase(3, M.plain('#12312F', 0.35), 0.6), (2.05, 5.45, 0.36))
    put(lambda: armchair(M.fabric('#7f745c')), (0.2, 6.3, 0), math.pi * 0.45)
    put(lambda: potted(2.1, 6), (-3.8, 7.7, 0))
    put(lambda: potted(1.5, 9), (4.0, 7.9, 0))
    put(lambda: shelves(3.0, 2.5, 5, 3), (4.48, 2.6, 0), -math.pi / 2)
    camera((-0.3, 0.2, 1.4), (0.1, 8, 1.25), 19)


@picture('interior-penthouse', large=True, focus=(0.5, 0.52), samples=2.0, smooth=0.25, mist=(0, 40), key=0.15, saturation=1.08)
def penthouse():
    sky.dusk(335, clouds=0.5, seed=31, strength=1.0)
    floor = M.marble('#d8cbb8', '#a8977e', 0.4, 0.1)
    w, d, h = 11.0, 9.5, 6.4
    m = Mesh()
    m.box((-w / 2 - .3, -2, -0.3), (w / 2 + .3, d + 2.5, 0), floor).box((-w / 2 - .3, -2, h), (w / 2 + .3, d + .6, h + 0.3), M.plaster('#efe7da', 0.05))
    m.box((w / 2, -2, 0), (w / 2 + .3, d, h), M.stone('#cdb998', (2.4, 1.2), 0.004, 0.2)).box((-w / 2 - .3, -2.2, 0), (w / 2, -2, h), M.plaster('#efe7da'))
    m.box((2.2, -2, 3.1), (w / 2, 6.4, 3.4), M.wood(*WALNUT, along='y'))
    m.build('room')
    frame, glass = M.plain('#26241f', 0.4, 0.6), M.glass('#eef3f2', 0.8, 0.97)
    fr, panes = Mesh(), Mesh()
    for k in range(7):
        x = -w / 2 + w * k / 6
        fr.box((x - .04, d - .06, 0), (x + .04, d + .1, h), frame)
    for k in range(7):
        y = -2 + (d + 2) * k / 6
        fr.box((-w / 2 - .1, y - .04, 0), (-w / 2 + .06, y + .04, h), frame)
    for z in (0, 3.1, h - .1):
        fr.box((-w / 2, d - .05, z), (w / 2, d + .08, z + .08), frame).box((-w / 2 - .08, -2, z), (-w / 2 + .05, d, z + .08), frame)
    panes.box((2.2, -2, 3.4), (2.22, 6.4, 4.35), glass).box((2.2, 6.38, 3.4), (w / 2, 6.4, 4.35), glass)
    fr.box((2.17, -2, 4.35), (2.25, 6.43, 4.4), M.brass()).box((2.2, 6.37, 4.35), (w / 2, 6.43, 4.4), M.brass())
    fr.build('frame')
    panes.build('panes')
    B.skyline(41, (-520, 190), (520, 760), 150, (60, 190), M.city(0.22, 0.55))
    lower_skyline(-95)
    plane((-3000, 700), (3000, 9000), -95, M.water('#173f4c', 0.15, 6))
    plane((-3000, -300), (3000, 700), -96, M.plain('#2a2723', 0.8))
    put(lambda: rug(5.4, 4.2, M.rug('#d6c8b0', '#bfac8c', 4)), (-1.6, 5.0, 0))
    put(lambda: sofa(3.2, M.fabric('#d9ccb6')), (0.75, 5.1, 0), -math.pi / 2)
    put(lambda: sofa(2.8, M.fabric('#d9ccb6'), ('#12312F', '#b48a4a')), (-1.7, 7.5, 0))
    put(lambda: armchair(M.fabric('#3b5350')), (-3.9, 5.9, 0), math.pi * 0.5)
    put(lambda: armchair(M.fabric('#3b5350')), (-3.9, 4.5, 0), math.pi * 0.55)
    put(lambda: round_table(0.75, 0.34), (-1.6, 5.1, 0.018))
    put(lambda: round_table(0.42, 0.44, M.brass(), M.brass()), (-2.3, 4.4, 0.018))
    put(lambda: books(3, 3), (-1.8, 5.2, 0.36))
    put(lambda: vase(0, None, 1.0, True), (-1.35, 5.0, 0.36))
    r = dice(4)
    for k in range(13):
        a, rad = k * 2.39996, 0.22 * math.sqrt(k)
        put(lambda: pendant(h, 1.6 + 1.5 * r.random(), 0.11, 9, None, 'globe'), (-1.6 + rad * math.cos(a), 5.0 + rad * math.sin(a), 0))
    slats(2.5, 5.5, 6.3, 3.1, M.wood(*WALNUT, along='z'), 0.09, 0.05, back=M.plain('#2a1c12', 0.8))
    cove((2.3, 6.1), (5.4, 6.12), 3.08, 6, 60)
    cove((5.3, -1), (5.32, 6.2), 3.08, 6, 90)
    for y in (0.5, 2.5, 4.5):
        lamp((4.2, y, 5.6), 60)
    put(lambda: shelves(3.6, 2.4, 4, 3, None, 9), (5.48, 3.4, 0.2), -math.pi / 2)
    put(lambda: potted(2.6, 5), (-4.9, 8.7, 0), 0, 1.25)
    put(lambda: potted(2.0, 7), (1.6, 8.6, 0), 0, 1.2)
    put(lambda: floor_lamp(45), (0.2, 7.6, 0))
    put(lambda: woman('#8a4a3a', 'light', 'black', bent=(0.6, 0.0), bun=True), (-1.75, 8.85, 0), 3.0)
    camera((1.4, -1.5, 1.6), (-0.9, 8, 2.75), 19)


def lower_skyline(z):
    """Lowers the far towers, the room is high above them."""
    for obj in bpy.context.scene.objects:
        if obj.name.startswith('far'):
            obj.location.z = z


@picture('interior-bedroom', focus=(0.52, 0.6), samples=1.3, smooth=0.22, mist=(0, 25), **DAY)
def bedroom():
    daylight(300, 24, 6.5)
    room(6.0, 5.6, 2.9, M.wood(**OAK_FLOOR), M.plaster('#eee6d8', 0.1), left=[(0.8, 5.0, 0.06, 2.65)], panes=3)
    outlook(6, 'left')
    curtain(0.4, 1.6, -2.8, 2.85, along='y', folds=8)
    curtain(4.3, 5.5, -2.8, 2.85, along='y', folds=8)
    m = Mesh()
    m.box((-1.6, 5.45, 0), (3, 5.6, 2.9), M.plaster('#d9cbb3', 0.15))
    m.build('panel')
    put(lambda: headboard(4.0, 1.15, M.fabric('#bfab8b')), (0.7, 5.38, 0.12))
    cove((-1.5, 5.3), (2.9, 5.32), 2.87, 5, 14)
    put(lambda: bed(1.9), (0.7, 4.25, 0))
    for s in (-1, 1):
        put(lambda: nightstand(), (0.7 + s * 1.42, 5.05, 0))
        put(lambda: pendant(2.9, 1.75, 0.1, 7, None, 'globe'), (0.7 + s * 1.42, 5.1, 0))
    put(lambda: books(2, 5), (0.7 - 1.4, 4.98, 0.5))
    put(lambda: vase(1, M.plaster('#a98b66', 0.3), 0.6), (0.7 + 1.5, 5.0, 0.5))
    put(lambda: art(1.5, 0.85, 7), (0.7, 5.45, 1.95))
    put(lambda: rug(3.4, 2.4, M.rug('#e2d7c4', '#cdbda2', 5)), (0.7, 3.5, 0))
    put(lambda: armchair(M.fabric('#5e6f62')), (-1.85, 3.6, 0), math.pi * 0.55)
    put(lambda: round_table(0.24, 0.48, M.brass(), M.brass()), (-1.95, 4.5, 0))
    put(lambda: potted(1.6), (-2.35, 5.1, 0))
    box((0.7, 2.75, 0.34), (1.5, 0.42, 0.12), M.fabric('#8c7b5f'), 0.05, segments=4)
    for x in (0.1, 1.3):
        for y in (2.6, 2.9):
            cylinder((x, y, 0), 0.016, 0.34, M.brass(), 16)
    camera((-0.9, 0.25, 1.35), (0.15, 5, 1.15), 20)


@picture('interior-kitchen', focus=(0.5, 0.58), samples=1.3, smooth=0.22, mist=(0, 25), **DAY)
def kitchen():
    daylight(300, 30)
    room(6.6, 6.2, 2.95, M.stone('#d3c4ab', (1.2, 1.2), 0.004, 0.12, 0.35, False), M.plaster('#f1eadf', 0.1), left=[(0.8, 5.6, 0.06, 2.7)], panes=4)
    outlook(6, 'left')
    walnut, stone_top = M.wood(*WALNUT, plank=0.6, along='z', length=4), M.marble('#efe9de', '#8d8070', 0.8)
    fronts = Mesh()
    for k in range(8):
        x = -1.9 + k * 0.64
        fronts.box((x, 5.55, 0.1), (x + 0.632, 5.6, 0.86), walnut)
    for k in range(3):
        x = 1.38 + k * 0.64
        fronts.box((x, 5.53, 0.1), (x + 0.632, 5.6, 2.9), walnut)
    fronts.box((-1.9, 5.6, 0.1), (3.3, 6.2, 0.86), M.plain('#221a14', 0.6))
    fronts.build('fronts', 0.003)
    box((-0.28, 5.86, 0.86), (3.26, 0.66, 0.04), stone_top, 0.004)
    box((-0.28, 6.17, 0.90), (3.26, 0.03, 1.1), stone_top)
    up = Mesh()
    up.box((-1.9, 5.86, 2.0), (1.36, 6.2, 2.04), M.wood(*WALNUT))
    up.build('shelf')
    cove((-1.85, 6.1), (1.3, 6.12), 1.985, 6, 22)
    for k, x in enumerate((-1.6, -1.3, -0.4, 0.1, 0.9)):
        put(lambda: vase((3, 2, 0, 3, 1)[k], (M.plaster('#e4d9c6', 0.2), M.plain('#12312F', 0.35), M.plaster('#a98b66', 0.3))[k % 3], 0.7), (x, 6.02, 2.04))
    tube([(-0.4, 6.0, 0.9), (-0.4, 6.0, 1.22), (-0.4, 5.95, 1.28), (-0.4, 5.82, 1.28), (-0.4, 5.78, 1.24), (-0.4, 5.78, 1.18)], 0.013, M.brass())
    put(lambda: vase(2, None, 1.1), (0.8, 5.85, 0.9))
    # the island
    box((0.15, 3.35, 0), (2.5, 0.78, 0.88), stone_top, 0.004)
    box((0.15, 3.2, 0.88), (2.9, 1.12, 0.05), stone_top, 0.006)
    for dx in (-0.85, 0.15, 1.15):
        put(lambda: stool(0.68), (dx, 2.55, 0), math.pi)
    for dx in (-0.75, 0.15, 1.05):
        put(lambda: pendant(2.95, 1.2, 0.16, 13), (dx, 3.3, 0))
    put(lambda: vase(0, M.plain('#12312F', 0.35), 0.9, True), (0.9, 3.3, 0.93))
    put(lambda: vase(2, M.wood(*OAK), 1.2), (-0.2, 3.25, 0.93))
    for k in range(6):
        sphere((-0.2 + 0.09 * math.cos(k), 3.25 + 0.09 * math.sin(k * 1.05), 1.04 + 0.03 * (k % 2)), 0.042, M.plain(('#b5a03a', '#c4a838', '#8f9a3a')[k % 3], 0.4))
    put(lambda: potted(1.8), (-2.75, 5.6, 0))
    camera((-1.1, 0.2, 1.45), (0.2, 5, 1.2), 20)


@picture('interior-bathroom', focus=(0.45, 0.58), samples=1.3, smooth=0.22, mist=(0, 25), **DAY)
def bathroom():
    daylight(304, 28, 6.5)
    travertine = M.stone('#d8c7ab', (1.2, 0.6), 0.003, 0.18, 0.4)
    room(4.6, 5.2, 2.9, M.stone('#d5c5aa', (1.2, 1.2), 0.003, 0.12, 0.3, False), travertine, left=[(1.9, 4.6, 0.5, 2.5)], panes=2)
    outlook(5, 'left')
    curtain(1.5, 2.2, -2.12, 2.85, along='y', folds=5)
    curtain(4.4, 5.0, -2.12, 2.85, along='y', folds=4)
    lathe([(0.001, 0.06), (0.30, 0.06), (0.32, 0.0), (0.34, 0.03), (0.385, 0.3), (0.43, 0.58), (0.425, 0.6), (0.40, 0.59), (0.36, 0.3), (0.32, 0.14), (0.001, 0.12)], M.plain('#f4f0e8', 0.12, 0, 0.5), (-1.15, 3.6, 0), 72, (1.0, 1.95, 1))
    tube([(-0.45, 3.4, 0), (-0.45, 3.4, 0.95), (-0.5, 3.4, 1.0), (-0.66, 3.4, 1.0), (-0.7, 3.4, 0.96), (-0.7, 3.4, 0.9)], 0.014, M.brass())
    tube([(-0.45, 3.33, 0.8), (-0.45, 3.5, 0.8)], 0.012, M.brass())
    # vanity with round mirror on the right
    box((1.98, 3.3, 0.42), (0.56, 2.1, 0.36), M.wood(*WALNUT, along='y'), 0.01)
    box((1.98, 3.3, 0.78), (0.60, 2.16, 0.05), M.marble(), 0.006)
    for y in (2.85, 3.8):
        lathe([(0.001, 0.02), (0.12, 0.0), (0.2, 0.1), (0.21, 0.13), (0.195, 0.13), (0.11, 0.02), (0.001, 0.03)], M.plain('#f4f0e8', 0.15, 0, 0.4), (1.95, y, 0.83), 48)
        tube([(2.27, y, 1.1), (2.05, y, 1.1), (2.03, y, 1.07)], 0.012, M.brass())
        disc = cylinder((0, 0, 0), 0.38, 0.02, M.plain((0.85, 0.87, 0.86), 0.03, 1.0), 64)
        disc.location, disc.rotation_euler = (2.285, y, 1.7), (0, -math.pi / 2, 0)
        tube([(2.27, y + 0.385 * math.cos(i / 40 * 6.2832), 1.7 + 0.385 * math.sin(i / 40 * 6.2832)) for i in range(40)], 0.012, M.brass(), True)
    for y in (2.3, 3.33, 4.35):
        sphere((2.2, y, 1.75), 0.06, M.glow((1, 0.8, 0.55), 7))
        lamp((2.1, y, 1.75), 6, (1, 0.76, 0.5), 0.06)
    # niche with candles and towels
    m = Mesh()
    m.box((0.0, 5.0, 0.0), (0.9, 5.2, 2.9), M.wood(*WALNUT, along='z'))
    m.build('panel')
    for z in (0.75, 1.2, 1.65):
        box((0.45, 4.86, z), (0.8, 0.28, 0.03), M.marble())
    for k in range(3):
        cushion((0.3, 4.86, 0.78 + 0.09 * k), (0.36, 0.24, 0.09), M.fabric('#efe7d8'), 0.4)
    put(lambda: vase(1, None, 0.7), (0.62, 4.86, 1.23))
    put(lambda: vase(3, M.plain('#12312F', 0.35), 0.6), (0.35, 4.86, 1.68))
    cove((0.1, 4.96), (0.8, 4.98), 1.64, 4)
    put(lambda: rug(0.8, 1.3, M.fabric('#efe7d8', 120)), (-0.1, 3.1, 0))
    put(lambda: potted(1.7), (-1.75, 4.8, 0))
    put(lambda: round_table(0.19, 0.46, M.wood(*OAK), M.wood(*OAK)), (-0.3, 4.35, 0))
    cushion((-0.3, 4.35, 0.46), (0.26, 0.22, 0.08), M.fabric('#efe7d8'), 0.4)
    camera((0.1, 0.25, 1.4), (0.05, 5, 1.15), 19)


@picture('interior-terrace', large=True, focus=(0.48, 0.6), samples=1.0, smooth=0.1, mist=(300, 3000), haze=(0.85, 0.8, 0.76), haze_amount=0.8, key=0.22)
def terrace():
    sky.day(305, 16, warm=0.85, clouds=0.6, seed=33, sun_power=7)
    timber = M.wood('#a9794b', '#75502f', 0.14, 'y', 0.5)
    m = Mesh()
    m.box((-6, -2, -0.2), (6, 6.2, 0), M.stone('#d9cbb2', (0.9, 0.9), 0.005, 0.15, 0.5, False)).box((-6, -2, 3.0), (6, 5.0, 3.3), timber)
    m.box((3.6, -2, 0), (4.0, 6, 3.0), M.stone('#cdb998', (0.9, 0.35), 0.01, 0.35)).box((-6, 4.8, 2.75), (6, 5.05, 3.35), M.plaster('#efe7da'))
    m.box((-4.9, 4.7, 0), (-4.65, 4.95, 3.0), M.plaster('#efe7da'))
    m.build('terrace')
    g = Mesh()
    g.box((-6, 6.05, 0.05), (6, 6.07, 1.05), M.glass('#eef4f3', 0.8, 0.98))
    g.build('rail')
    tube([(-6, 6.06, 1.08), (6, 6.06, 1.08)], 0.022, M.brass())
    put(lambda: rug(4.0, 3.0, M.rug('#d6c9b2', '#c2b08f', 6)), (-0.3, 3.0, 0))
    frame = M.wood(*OAK)
    for at, turn, w in (((2.4, 3.0, 0), -math.pi / 2, 2.4), ((-0.4, 4.8, 0), 0, 2.4)):
        put(lambda: (box((0, 0, 0.18), (w + .1, 0.95, 0.07), frame, 0.01), box((0, 0.44, 0.2), (w + .1, 0.05, 0.45), frame, 0.01), sofa(w, M.fabric('#ece3d2'), ('#12312F', '#b48a4a', '#cbb894'))), at, turn)
    put(lambda: armchair(M.fabric('#c8b48f')), (-2.4, 3.2, 0), math.pi * 0.5)
    put(lambda: round_table(0.55, 0.36, M.stone('#cbb793', (9, 9), 0, 0.1)), (0.0, 3.0, 0.018))
    put(lambda: vase(0, None, 0.7, True), (0.15, 3.1, 0.378))
    put(lambda: vase(2, M.brass(), 0.8), (-0.2, 2.9, 0.378))
    put(lambda: potted(1.9, 4), (-3.6, 5.4, 0), 0, 1.2)
    put(lambda: potted(1.6, 6, None, 'tree'), (3.1, 5.3, 0), 0, 1.35)
    put(lambda: potted(1.3, 8), (-4.4, 3.6, 0), 0, 1.1)
    plane((-9000, 60), (9000, 20000), -32, M.water('#1b5a66', 0.2, 4))
    plane((-400, -200), (400, 62), -31.5, M.sand('#dcc49a', 0.1))
    B.skyline(52, (-1500, 900), (-200, 1900), 60, (40, 220), M.city(0.0))
    lower_skyline(-34)
    shore = Mesh()
    shore.box((-1640, 840, -33), (-120, 2000, -28), M.stone('#c9b998', (6, 3)))
    shore.build('shore')
    put(lambda: man('#efe7d8', '#8c7b5f', bent=(0.9, 0.9)), (1.15, 5.66, 0), 3.0)
    put(lambda: woman('#8f6f5c', bent=(0.9, 0.0)), (1.72, 5.64, 0), 3.5)
    camera((-1.5, -1.6, 1.5), (-0.2, 6, 1.35), 20)


@picture('interior-lobby', focus=(0.5, 0.55), large=True, samples=1.3, smooth=0.22, mist=(0, 25), **DAY)
def lobby():
    daylight(290, 34, 6)
    stone = M.stone('#d3c1a2', (1.8, 0.9), 0.003, 0.2, 0.4)
    room(10, 11, 5.0, M.marble('#e0d5c2', '#a8977e', 0.35, 0.08), stone, left=[(0.2, 9.5, 0.06, 4.4)], panes=6)
    outlook(11, 'left')
    m = Mesh()
    for k in range(1, 4):
        y = 1.2 + 2.8 * k
        m.prism(rounded(-3.4, y, 0.7, 0.7, 0.34, 0, 8), 0, 5, M.plaster('#eadfcb', 0.2))
    # arched recess behind the desk
    m.box((-2.6, 10.35, 0), (-2.0, 11, 5), stone).box((2.0, 10.35, 0), (4.9, 11, 5), stone).box((-5, 10.35, 0), (-2.6, 11, 5), stone)
    B.arch(m, -2.0, 2.0, 5, 2.4, stone, 10.35, 11)
    m.box((-2.0, 10.9, 0), (2.0, 11, 4.6), M.wood(*WALNUT, along='z'))
    m.build('arch')
    pts = [(-2.0, 10.6, 0)] + [(-2.0 * math.cos(math.pi * i / 32), 10.6, 2.4 + 2.0 * math.sin(math.pi * i / 32)) for i in range(33)] + [(2.0, 10.6, 0)]
    tube([(x * 0.985, 10.72, z) for x, y, z in pts], 0.02, M.glow((1, 0.74, 0.45), 14))
    area((0, 10.2, 4.2), (0, 11.2, 2), (3, 0.3), 60, (1, 0.76, 0.5))
    Mesh().prism(rounded(0, 8.9, 3.8, 1.0, 0.49, 0, 10), 0, 1.02, M.wood(*WALNUT, along='z', plank=0.08)).build('desk')
    Mesh().prism(rounded(0, 8.9, 3.95, 1.12, 0.55, 0, 10), 1.02, 1.07, M.marble()).build('desktop')
    Mesh().prism(rounded(0, 8.9, 3.84, 1.04, 0.51, 0, 10), 0.0, 0.07, M.brass()).build('plinth')
    put(lambda: vase(0, M.plain('#12312F', 0.3), 1.25, True), (-1.2, 8.9, 1.07))
    put(lambda: table_lamp(12, 0.5), (1.3, 8.9, 1.07))
    r = dice(9)
    for k in range(9):
        put(lambda: pendant(5, 1.0 + 1.1 * r.random(), 0.15, 10, None, 'globe'), (-0.2 + 0.55 * math.cos(k * 2.4) * math.sqrt(k), 5.2 + 0.55 * math.sin(k * 2.4) * math.sqrt(k), 0))
    put(lambda: rug(3.6, 3.6, M.rug('#cdbfa6', '#b7a27f', 5)), (1.9, 5.0, 0))
    put(lambda: sofa(2.4, M.fabric('#c9b796')), (3.7, 5.0, 0), -math.pi / 2)
    put(lambda: armchair(M.fabric('#2f4b47')), (0.5, 5.7, 0), math.pi * 0.45)
    put(lambda: armchair(M.fabric('#2f4b47')), (0.5, 4.3, 0), math.pi * 0.55)
    put(lambda: round_table(0.55, 0.36), (1.95, 5.0, 0.018))
    put(lambda: vase(2, M.brass(), 1), (2.0, 5.0, 0.38))
    put(lambda: potted(2.4, 5), (-2.7, 9.9, 0), 0, 1.25)
    put(lambda: potted(2.2, 7), (4.2, 7.4, 0), 0, 1.2)
    slats(4.2, 10.2, 4.98, 5.0, M.wood(*WALNUT, along='z'), 0.11, 0.06, along='y')
    put(lambda: art(2.0, 2.4, 5), (4.98, 2.6, 2.1), -math.pi / 2)
    put(lambda: woman('#c2b49c', stride=0.0, bent=(0, 0.5)), (0.3, 7.75, 0), 3.3)
    put(lambda: (box((0, 0, 0.06), (0.26, 0.4, 0.52), M.plain('#7a5a3c', 0.5), 0.05), tube([(-0.08, 0.16, 0.58), (-0.08, 0.16, 0.95), (0.08, 0.16, 0.95), (0.08, 0.16, 0.58)], 0.01, M.brass())), (0.85, 7.6, 0), 0.3)
    camera((-1.3, 0.3, 1.6), (0.35, 9, 2.05), 21)


@picture('interior-pool', focus=(0.5, 0.6), samples=1.3, smooth=0.22, mist=(0, 25), **DAY)
def pool():
    daylight(296, 30, 8)
    stone = M.stone('#d9cab0', (1.5, 0.75), 0.003, 0.15, 0.45)
    room(11, 20, 4.6, M.stone('#d9cbb2', (1.0, 1.0), 0.004, 0.15, 0.4, False), stone, left=[(0.6, 19.4, 0.06, 4.1)], far=[(2.2, 8.8, 0.06, 4.1)], panes=9, ceiling=M.wood('#b58a5b', '#8a6340', 0.14, 'y'))
    outlook(20, 'left')
    plane((-3.6, 1.2), (1.6, 18.4), 0.012, M.pool_water(0.0, '#86bcb6'))
    edge = Mesh()
    for lo, hi in (((-3.9, 0.9), (-3.6, 18.7)), ((1.6, 0.9), (1.9, 18.7)), ((-3.9, 18.4), (1.9, 18.7)), ((-3.9, .9), (1.9, 1.2))):
        edge.box((*lo, 0), (*hi, 0.035), M.stone('#efe6d5', (2, .6), 0.004, 0.1, 0.4, False))
    edge.build('edge', 0.01)
    cols = Mesh()
    for k in range(6):
        y = 1.6 + 3.3 * k
        cols.box((2.5, y, 0), (3.0, y + 0.5, 4.6), stone)
    cols.build('columns')
    for k in range(5):
        y = 2.1 + 3.3 * k
        arches_part = Mesh()
        B.arch(arches_part, y, y + 2.8, 4.6, 2.6, stone, -0.25, 0.25)
        obj = arches_part.build('arch')
        obj.rotation_euler[2], obj.location = math.pi / 2, (2.75, 0, 0)
        put(lambda: (B.lounger(M.wood(*OAK), M.fabric('#f0e9db'))), (4.2, y + 1.3, 0), math.pi / 2)
        put(lambda: round_table(0.2, 0.4, M.wood(*OAK), M.wood(*OAK)), (4.2, y + 0.3, 0))
        cove((5.44, y), (5.45, y + 2.6), 4.3, 4, 10)
        lamp((4.2, y + 1.3, 3.6), 22)
    put(lambda: potted(2.4, 5), (-4.6, 18.9, 0), 0, 1.3)
    put(lambda: potted(2.2, 8), (2.3, 19.2, 0), 0, 1.2)
    camera((-0.4, 0.35, 1.7), (-0.3, 18, 1.75), 20)


@picture('interior-office', focus=(0.5, 0.58), large=True, samples=1.3, smooth=0.22, mist=(0, 25), **DAY)
def office():
    daylight(310, 32)
    room(9.0, 8.4, 3.2, M.wood(**OAK_FLOOR), M.plaster('#f1eadf', 0.1), far=[(3.0, 8.7, 0.06, 2.95)], left=[(4.4, 8.0, 0.06, 2.95)], panes=4)
    outlook(8.4, 'far', seed=9)
    m = Mesh()
    m.box((-4.5, 8.2, 0), (-1.6, 8.39, 3.2), M.plain('#12312F', 0.55))
    m.build('panel')
    put(lambda: art(1.2, 1.5, 3), (-3.0, 8.19, 1.7))
    put(lambda: dining_table(4.0, 1.25, M.wood(*OAK, plank=0.4, length=6)), (-0.4, 4.5, 0))
    for k in range(4):
        for s in (-1, 1):
            put(lambda: chair(M.fabric('#3c524d' if (k + (s > 0)) % 2 else '#cdbb9d')), (-1.85 + 0.97 * k, 4.5 + s * 0.85, 0), math.pi if s < 0 else 0)
    # a model of a project on the table
    model = Mesh()
    white = M.plain('#f7f4ee', 0.8)
    model.box((-0.45, -0.32, 0), (0.45, 0.32, 0.03), M.wood(*OAK))
    r = dice(3)
    for k in range(11):
        x, y = r.uniform(-.38, .3), r.uniform(-.26, .2)
        model.box((x, y, .03), (x + r.uniform(.05, .1), y + r.uniform(.05, .1), .03 + r.uniform(.04, .16)), white)
    model.box((-0.05, -0.06, .03), (0.05, 0.04, 0.46), white).box((0.1, 0.02, .03), (0.19, 0.11, 0.36), white)
    obj = model.build('model', 0.001)
    obj.location = (-0.3, 4.5, 0.745)
    put(lambda: books(3, 12, True, (0.34, 0.26)), (0.9, 4.4, 0.745))
    put(lambda: books(1, 5, True, (0.4, 0.3)), (-1.5, 4.7, 0.745))
    for dx in (-1.2, -0.4, 0.4):
        put(lambda: pendant(3.2, 1.25, 0.21, 15), (dx, 4.5, 0))
    put(lambda: shelves(4.4, 2.6, 5, 4, M.wood(*OAK), 12), (4.48, 4.4, 0), -math.pi / 2)
    put(lambda: potted(2.1, 6), (-3.9, 7.6, 0))
    put(lambda: potted(1.7, 9, None, 'tree'), (3.7, 7.7, 0), 0, 1.3)
    put(lambda: armchair(M.fabric('#b59d72')), (-3.3, 5.9, 0), math.pi * 0.7)
    put(lambda: rug(5.2, 3.4, M.rug('#d3c6b0', '#bfae90', 6)), (-0.4, 4.5, -0.004))
    put(lambda: man('#c9bfae', '#4b4f4a', bent=(0.6, 0.0)), (0.95, 7.35, 0), 2.2)
    put(lambda: woman('#2f4b47', 'light', 'black', bent=(0.0, 0.7), bun=True), (1.85, 7.3, 0), -2.3)
    camera((1.6, 0.25, 1.5), (-0.3, 8, 1.3), 20)
