"""The rooms and terraces of homes, seen towards their windows. What lies outside is left open: views.py fills it.

Everything stands in front of the camera of `stand`, at eye height over the floor of the home. The sun comes from ahead
on the left; mirrored pictures have it on the right. `p` is the palette: materials by what they are for.
"""
import math

import bpy

from lib import buildings as B, materials as M, plants as P, sky
from lib.furniture import *
from lib.kit import *

EYE, LENS, SHIFT = 1.42, 20, -0.035

PALETTES = {
    'coast': dict(floor=('wood', '#c9a679', '#a37f54'), wall='#f3ede3', sofa='#ddd2bf', second='#3f5a57', chair='#cdbb9d', wood=WALNUT, rug=('#e4dac8', '#c9b99b'),
                  pillows=('#12312F', '#a08a68', '#e2d8c6'), stone='#dccfb8', ceiling='#a9794b', linen='#f4efe6', throw='#9db0a8'),
    'earth': dict(floor=('stone', '#c8a179'), wall='#ead9c0', sofa='#efe4d2', second='#9a5a3c', chair='#b98a63', wood=('#7d5231', '#54351f'), rug=('#d9b58f', '#a8613f'),
                  pillows=('#8a4a30', '#c99a52', '#e9d3b4'), stone='#d2b48c', ceiling='#7d5836', linen='#f1e6d5', throw='#b06a45'),
    'city': dict(floor=('wood', '#7b6049', '#57412f'), wall='#eceae5', sofa='#9a9c97', second='#4a3226', chair='#6d6a64', wood=('#4a352a', '#2f211a'), rug=('#c9c6bf', '#8d8f8d'),
                 pillows=('#2c3a44', '#a98e5e', '#d5d2ca'), stone='#c4bfb6', ceiling='#5d4a3c', linen='#eeece7', throw='#5f6b73'),
    'garden': dict(floor=('wood', '#d6bf9a', '#b89c72'), wall='#f4f1e6', sofa='#e8e2d2', second='#6f7f56', chair='#a9ad86', wood=OAK, rug=('#e9e3d3', '#a9b08a'),
                   pillows=('#5c6b43', '#c2b06a', '#f1ecdd'), stone='#d9d0bb', ceiling='#b58a5b', linen='#f6f2e6', throw='#8f9c72'),
}


class Palette:
    def __init__(self, name):
        raw = PALETTES[name]
        kind, *tones = raw['floor']
        self.floor = M.wood(*tones, plank=0.18, along='y', rough=0.32) if kind == 'wood' else M.stone(tones[0], (0.9, 0.9), 0.004, 0.14, 0.35, False)
        self.wall, self.plain_wall = M.plaster(raw['wall'], 0.1), raw['wall']
        self.sofa, self.second, self.chair = M.fabric(raw['sofa']), M.fabric(raw['second']), M.fabric(raw['chair'])
        self.rug, self.pillows = M.rug(*raw['rug'], 7), raw['pillows']
        self.upright, self.board = M.wood(*raw['wood'], along='z'), M.wood(*raw['wood'])
        self.stone, self.paving = M.stone(raw['stone'], (1.2, 0.6), 0.004, 0.2), M.stone(raw['stone'], (0.9, 0.9), 0.005, 0.16, 0.5, False)
        self.timber, self.linen, self.throw = M.wood(raw['ceiling'], raw['wood'][1], 0.14, 'y', 0.5), raw['linen'], raw['throw']
        self.top = M.marble()


def stand(x=0.0, y=0.9):
    """The camera that all rooms and all views share: level, so that the horizon is at the same height in all of them."""
    data = bpy.data.cameras.new('camera')
    obj = link(bpy.data.objects.new('camera', data))
    data.lens, data.sensor_width, data.clip_start, data.clip_end, data.shift_y = LENS, 36, 0.05, 30000, SHIFT
    obj.location, obj.rotation_euler = (x, y, EYE), (math.pi / 2, 0, 0)
    bpy.context.scene.camera = obj
    return obj


def inside(power=9.0):
    sky.studio((0.86, 0.93, 1.0), 0.35)
    sun(312, 27, power, (1.0, 0.86, 0.66), 0.8)


def outside(power=5.0):
    sky.studio((0.74, 0.86, 1.0), 1.15)
    sun(308, 30, power, (1.0, 0.88, 0.70), 0.8)


def shell(p, w, d, h, far, left=(), panes=4):
    room(w, d, h, p.floor, p.wall, far=[far], left=left, panes=panes, sky_light=1.6)
    curtain(-w / 2 + far[0] - 0.28, -w / 2 + far[0] + 0.5, d - 0.16, h - 0.05, folds=6)
    curtain(-w / 2 + far[1] - 0.5, -w / 2 + far[1] + 0.28, d - 0.16, h - 0.05, folds=6)


def group(p, at, size=0.55):
    """A coffee table with a smaller one and what lies on them."""
    x, y = at
    put(lambda: round_table(size, 0.34, p.top), (x, y, 0.018))
    put(lambda: round_table(size * 0.58, 0.45, p.board, p.board), (x - size * 1.1, y - size, 0.018))
    put(lambda: books(3, 3), (x - 0.12, y + 0.05, 0.36))
    put(lambda: vase(0, None, 0.7, True), (x + 0.18, y - 0.06, 0.36))


def studio(p):
    inside()
    shell(p, 5.4, 6.2, 2.9, (0.5, 4.9, 0.06, 2.6), panes=3)
    put(lambda: bed(1.6, p.linen, p.throw), (1.55, 4.55, 0), -math.pi / 2)
    put(lambda: headboard(2.3, 1.1, p.chair), (2.62, 4.55, 0.1), -math.pi / 2)
    put(lambda: nightstand(), (2.38, 5.75, 0), -math.pi / 2)
    put(lambda: table_lamp(9), (2.36, 5.75, 0.5))
    put(lambda: sofa(1.8, p.sofa, p.pillows[:2], 0.92, 2), (-2.15, 4.0, 0), math.pi / 2)
    put(lambda: rug(2.4, 2.2, p.rug), (-0.95, 4.0, 0))
    group(p, (-0.85, 4.0), 0.4)
    put(lambda: art(1.0, 1.2, 4), (-2.69, 4.0, 1.7), math.pi / 2)
    put(lambda: potted(1.6), (-2.2, 5.6, 0))
    put(lambda: round_table(0.42, 0.74, p.board), (1.75, 2.35, 0))
    put(lambda: chair(p.chair), (1.05, 2.45, 0), math.pi / 2 + 0.2)
    put(lambda: vase(2, None, 0.9), (1.75, 2.35, 0.74))
    put(lambda: pendant(2.9, 1.1, 0.2, 14), (1.75, 2.35, 0))
    stand(-0.1)


def living(p):
    inside()
    shell(p, 6.6, 6.6, 3.0, (0.45, 6.15, 0.06, 2.75))
    slats(1.6, 6.2, 3.26, 3.0, p.upright, 0.085, 0.04, along='y')
    put(lambda: rug(3.4, 2.9, p.rug), (0.35, 4.0, 0))
    put(lambda: sofa(2.6, p.sofa, p.pillows), (2.45, 4.0, 0), -math.pi / 2)
    group(p, (0.5, 4.0))
    put(lambda: armchair(p.second), (-1.6, 4.75, 0), math.pi * 0.44)
    put(lambda: armchair(p.second), (-1.7, 3.15, 0), math.pi * 0.56)
    put(lambda: floor_lamp(18), (2.85, 5.75, 0))
    put(lambda: potted(1.9), (-2.7, 5.9, 0))
    put(lambda: art(1.2, 1.4, 2), (-3.29, 3.4, 1.7), math.pi / 2)
    stand(-0.35)


def family(p):
    inside()
    room(9.0, 7.4, 3.0, p.floor, p.wall, far=[(0.4, 8.6, 0.06, 2.8)], panes=6, sky_light=1.6)
    curtain(-4.35, -3.7, 7.24, 2.95, folds=6)
    curtain(3.6, 4.35, 7.24, 2.95, folds=6)
    put(lambda: dining_table(2.6, 1.05, p.board), (-2.1, 3.7, 0), 0.0)
    for k in range(3):
        for s in (-1, 1):
            put(lambda: chair(p.chair), (-2.95 + 0.85 * k, 3.7 + s * 0.74, 0), math.pi if s < 0 else 0)
    put(lambda: vase(0, M.plain('#12312F', 0.35), 0.9, True), (-2.1, 3.7, 0.745))
    for dx in (-0.7, 0, 0.7):
        put(lambda: pendant(3.0, 1.25, 0.18, 12), (-2.1 + dx, 3.7, 0))
    put(lambda: rug(3.8, 3.0, p.rug), (1.9, 5.0, 0))
    put(lambda: sofa(2.8, p.sofa, p.pillows), (3.6, 5.0, 0), -math.pi / 2)
    put(lambda: armchair(p.second), (0.2, 5.8, 0), math.pi * 0.45)
    put(lambda: armchair(p.second), (0.2, 4.4, 0), math.pi * 0.55)
    group(p, (1.85, 5.0), 0.6)
    put(lambda: potted(2.0, 6), (-3.8, 6.6, 0))
    put(lambda: potted(1.5, 9), (4.0, 6.8, 0))
    put(lambda: art(1.3, 1.5, 9), (-4.49, 4.4, 1.7), math.pi / 2)
    stand(0.1)


def rail(x0, x1, y, height=1.06):
    """Clear glass that bends no light, under a brass rail."""
    mat, g = M.new('clear')
    g.out(g.node('BsdfTransparent', {'Color': (0.93, 0.96, 0.95, 1)}).outputs[0])
    Mesh().box((x0, y, 0.06), (x1, y + 0.01, height), mat).build('rail')
    tube([(x0, y, height + 0.02), (x1, y, height + 0.02)], 0.022, M.brass())
    Mesh().box((x0, y - 0.03, 0), (x1, y + 0.04, 0.07), M.plain('#3a3833', 0.4, 0.6)).build('channel')


def loggia(p):
    """A deep balcony, seen from the door of the living room."""
    outside()
    w, d, h = 5.6, 5.2, 2.9
    m = Mesh()
    m.box((-w / 2, -1, -0.25), (w / 2, d + 0.25, 0), p.paving)
    m.box((-w / 2 - 0.4, -1, 0), (-w / 2, d + 0.25, h), p.wall).box((w / 2, -1, 0), (w / 2 + 0.4, d + 0.25, h), p.stone)
    m.box((-w / 2 - 0.4, -1, h), (w / 2 + 0.4, d + 0.25, h + 0.3), p.timber).box((-w / 2 - 0.4, d, h - 0.12), (w / 2 + 0.4, d + 0.3, h + 0.35), p.wall)
    m.build('loggia')
    rail(-w / 2, w / 2, d + 0.12)
    put(lambda: rug(2.6, 2.2, p.rug), (0.2, 3.5, 0))
    put(lambda: armchair(p.sofa), (-0.95, 4.0, 0), math.pi * 0.42)
    put(lambda: armchair(p.sofa), (1.35, 4.1, 0), -math.pi * 0.4)
    put(lambda: round_table(0.38, 0.45, p.top), (0.2, 3.75, 0.018))
    put(lambda: vase(0, None, 0.65, True), (0.25, 3.8, 0.47))
    put(lambda: potted(1.6, 4), (-2.25, 4.5, 0))
    put(lambda: potted(1.2, 8), (2.3, 4.6, 0))
    box((2.35, 2.6, 0.36), (0.7, 1.7, 0.1), p.sofa, 0.04, segments=4)
    box((2.35, 2.6, 0), (0.7, 1.7, 0.36), p.board, 0.01)
    for y in (1.5, 3.6):
        lamp((0, y, 2.75), 22, (1, 0.76, 0.5), 0.1)
    stand(-0.15)


def roof(p):
    """A terrace of a penthouse with a plunge pool, of the size that plans have (`../demo/content/units/plans.ts`)."""
    outside()
    m = Mesh()
    m.box((-9, -2, -0.25), (9, 7.4, 0), p.paving)
    m.box((4.0, -2, 0), (4.5, 7.4, 2.9), p.stone).box((1.6, -2, 2.9), (4.5, 5.2, 3.15), p.timber)
    m.box((-4.6, 4.2, 0), (-1.0, 6.8, 0.42), p.stone)
    m.build('roof')
    plane((-4.4, 4.4), (-1.2, 6.6), 0.43, M.pool_water(0.0, '#6fbcbb'))
    rail(-9, 4.0, 7.25)
    put(lambda: rug(3.2, 2.8, p.rug), (1.3, 4.6, 0))
    put(lambda: sofa(2.6, p.sofa, p.pillows), (3.2, 4.6, 0), -math.pi / 2)
    put(lambda: sofa(2.0, p.sofa, p.pillows[:2], 0.95, 2), (1.3, 6.2, 0))
    put(lambda: round_table(0.55, 0.36, p.top), (1.25, 4.6, 0.018))
    put(lambda: vase(0, None, 0.7, True), (1.35, 4.7, 0.378))
    put(lambda: potted(1.9, 4), (3.3, 6.7, 0), 0, 1.2)
    put(lambda: potted(1.6, 6, None, 'tree'), (-5.4, 6.4, 0), 0, 1.35)
    put(lambda: potted(1.3, 8), (-0.5, 6.6, 0), 0, 1.1)
    for y in (2.0, 4.4):
        lamp((3.0, y, 2.75), 26, (1, 0.76, 0.5), 0.1)
    lamp((-2.8, 5.5, 0.9), 16, (0.5, 0.9, 1.0), 0.4)
    stand(-0.35)


def garden(p):
    """A covered terrace at ground level; the ground goes on outside."""
    outside()
    w, d, h = 8.0, 6.0, 2.9
    m = Mesh()
    m.box((-9, -1, -0.25), (9, d + 0.7, 0), p.paving)
    m.box((-w / 2 - 0.5, -1, 0), (-w / 2, d, h), p.stone).box((w / 2, -1, 0), (w / 2 + 0.5, d, h), p.wall)
    m.box((-w / 2 - 0.5, d - 0.2, h - 0.15), (w / 2 + 0.5, d + 0.12, h + 0.25), p.wall)
    m.box((0.55, d - 0.2, 0), (0.8, d + 0.05, h - 0.15), p.wall)
    x = -w / 2
    while x < w / 2:
        m.box((x, -1, h), (x + 0.09, d, h + 0.18), p.timber)
        x += 0.42
    m.box((-w / 2, -1, h + 0.18), (w / 2, 3.4, h + 0.22), p.timber)
    m.build('terrace')
    put(lambda: rug(3.6, 2.8, p.rug), (-0.8, 3.7, 0))
    put(lambda: sofa(2.6, p.sofa, p.pillows), (-3.1, 3.7, 0), math.pi / 2)
    put(lambda: armchair(p.second), (1.2, 4.4, 0), -math.pi * 0.45)
    put(lambda: armchair(p.second), (1.25, 3.0, 0), -math.pi * 0.55)
    group(p, (-0.9, 3.7), 0.55)
    put(lambda: potted(1.8, 4), (-3.4, 5.5, 0), 0, 1.15)
    put(lambda: potted(1.5, 6, None, 'tree'), (3.2, 5.3, 0), 0, 1.3)
    put(lambda: dining_table(1.6, 0.9, p.board), (3.1, 3.6, 0), math.pi / 2)
    for y in (1.5, 3.6):
        lamp((-0.5, y, 2.7), 26, (1, 0.76, 0.5), 0.1)
    stand(-0.25)


def poolside(p):
    """A pool of twelve metres along the terrace of a villa."""
    outside()
    m = Mesh()
    m.box((-12, -2, -0.25), (-1.0, 16.6, 0), p.paving).box((3.6, -2, -0.25), (12, 16.6, 0), p.paving).box((-1.0, -2, -0.25), (3.6, 3.0, 0), p.paving).box((-1.0, 15.0, -0.25), (3.6, 16.6, 0), p.paving)
    m.box((-1.0, 3.0, -1.5), (3.6, 15.0, -1.4), p.paving)
    m.box((-7.4, -2, 0), (-6.9, 14.0, 2.9), p.stone).box((-7.4, -2, 2.9), (-3.4, 14.0, 3.15), p.timber)
    for y in (3.0, 6.6, 10.2, 13.7):
        m.box((-3.75, y, 0), (-3.5, y + 0.25, 2.9), p.wall)
    m.box((-1.3, 2.7, 0), (3.9, 3.0, 0.05), p.wall).box((-1.3, 15.0, 0), (3.9, 15.3, 0.05), p.wall).box((-1.3, 3.0, 0), (-1.0, 15.0, 0.05), p.wall).box((3.6, 3.0, 0), (3.9, 15.0, 0.05), p.wall)
    m.build('deck')
    plane((-1.0, 3.0), (3.6, 15.0), -0.06, M.pool_water(0.0, '#63b7b6'))
    put(lambda: sofa(2.2, p.sofa, p.pillows[:2], 0.95, 2), (-6.2, 5.4, 0), math.pi / 2)
    put(lambda: round_table(0.45, 0.36, p.top), (-4.9, 5.4, 0))
    put(lambda: armchair(p.second), (-4.6, 7.3, 0), math.pi * 0.1)
    bed_ = B.lounger(p.board, p.sofa)
    for y in (6.0, 8.2, 11.0):
        copy(bed_, (5.4, y, 0), -math.pi / 2)
    bed_.location = (0, 0, -300)
    put(lambda: potted(1.7, 4), (4.9, 4.2, 0), 0, 1.2)
    put(lambda: potted(1.9, 6, None, 'tree'), (-6.0, 12.6, 0), 0, 1.35)
    P.plant([P.tuft(3, 0.8, 90, '#a19a66'), P.shrub(1, 0.5)], P.row((-6, 16.2, 0), (9, 16.2, 0), 40, 0.35, 3), 4, (0.6, 1.1))
    for y in (3.5, 7.0, 10.5):
        lamp((-5.2, y, 2.7), 30, (1, 0.76, 0.5), 0.1)
    lamp((1.3, 9, 0.6), 30, (0.5, 0.9, 1.0), 0.4)
    stand(0.2)


ROOMS = {fn.__name__: fn for fn in (studio, living, family, loggia, roof, garden, poolside)}
