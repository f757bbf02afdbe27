"""Rooms and furniture. Pieces stand on the floor at the origin and face -y; `put` sets them in place."""
import math

import bpy
from mathutils import Matrix, Vector, noise

from . import materials as M, plants as P
from .kit import Mesh, area, box, cushion, cylinder, dice, lamp, lathe, rounded, sphere, surface, tube

WALNUT, OAK = ('#6e4a30', '#47301f'), ('#b98d5f', '#8d6640')


def put(make, at=(0, 0, 0), turn=0.0, scale=1.0):
    """Runs make() and moves everything it made."""
    scene = bpy.context.scene
    before = set(scene.objects)
    make()
    move = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Scale(scale, 4)
    for obj in scene.objects:
        if obj not in before:
            obj.matrix_basis = move @ obj.matrix_basis


# --- rooms ---------------------------------------------------------------

def wall(m, a, b, height, mat, thick=0.25, holes=()):
    """An upright wall from a to b; each hole is (from, to, sill, head) along it."""
    length, turn = math.hypot(b[0] - a[0], b[1] - a[1]), math.atan2(b[1] - a[1], b[0] - a[0])

    def part(u0, u1, z0, z1):
        if u1 - u0 > 1e-4 and z1 - z0 > 1e-4:
            m.box((a[0] + u0, a[1] - thick, z0), (a[0] + u1, a[1], z1), mat, turn, a)
    u = 0.0
    for h0, h1, sill, head in sorted(holes):
        part(u, h0, 0, height)
        part(h0, h1, 0, sill)
        part(h0, h1, head, height)
        u = h1
    part(u, length, 0, height)


def window(m, a, b, hole, mat, panes=3, thick=0.06):
    """Frame of a window set into the hole of a wall from a to b."""
    turn = math.atan2(b[1] - a[1], b[0] - a[0])
    h0, h1, sill, head = hole

    def bar(u0, u1, z0, z1):
        m.box((a[0] + u0, a[1] - 0.16, z0), (a[0] + u1, a[1] - 0.10, z1), mat, turn, a)
    bar(h0, h1, sill, sill + thick)
    bar(h0, h1, head - thick, head)
    for i in range(panes + 1):
        u = h0 + (h1 - h0 - thick) * i / panes
        bar(u, u + thick, sill, head)


def room(width, depth, height, floor, walls, ceiling=None, left=(), right=(), far=(), near=True, frame=None, panes=3, sky_light=1.5, tint=(0.92, 0.96, 1.0)):
    """A box room, x from -width/2 to width/2, y from 0 to depth. Openings light the room like a bright sky."""
    w = width / 2
    m = Mesh()
    ceiling, frame = ceiling or M.plaster('#f6f2ea', 0.05), frame or M.plain('#2c2a26', 0.4, 0.6)
    corners = {'left': ((-w, 0), (-w, depth), left), 'far': ((-w, depth), (w, depth), far), 'right': ((w, depth), (w, 0), right)}
    for a, b, holes in corners.values():
        # walls stand outside the room, so they are drawn from the far end
        wall(m, b, a, height, walls, 0.25, [(math.hypot(b[0] - a[0], b[1] - a[1]) - h[1], math.hypot(b[0] - a[0], b[1] - a[1]) - h[0], h[2], h[3]) for h in holes])
    if near:
        wall(m, (-w, 0), (w, 0), height, walls)
    m.box((-w - .3, -0.3, height), (w + .3, depth + .3, height + 0.2), ceiling)
    m.build('room')
    f = Mesh()
    f.box((-w - 0.3, -0.3, -0.1), (w + 0.3, depth + 0.3, 0), floor)
    f.build('floor')
    fr = Mesh()
    for side, (a, b, holes) in corners.items():
        length = math.hypot(b[0] - a[0], b[1] - a[1])
        ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        out = {'left': (-1, 0), 'far': (0, 1), 'right': (1, 0)}[side]
        for h in holes:
            window(fr, b, a, (length - h[1], length - h[0], h[2], h[3]), frame, panes)
            mid = (h[0] + h[1]) / 2
            c = Vector((a[0] + ux * mid + out[0] * 0.3, a[1] + uy * mid + out[1] * 0.3, (h[2] + h[3]) / 2))
            size = (h[1] - h[0], h[3] - h[2])
            area(c, c - Vector((*out, 0.12)), size, sky_light * math.pi * size[0] * size[1], tint)
    fr.build('frames')
    skirt = Mesh()
    for a, b, holes in corners.values():
        if not any(h[2] < 0.1 for h in holes):
            dx, dy = (1 if a[0] == b[0] == -w else -1 if a[0] == b[0] else 0), (-1 if a[1] == b[1] else 0)
            lo = (min(a[0], b[0], a[0] + dx * .015, b[0] + dx * .015), min(a[1], b[1], a[1] + dy * .015, b[1] + dy * .015), 0)
            hi = (max(a[0], b[0], a[0] + dx * .015, b[0] + dx * .015), max(a[1], b[1], a[1] + dy * .015, b[1] + dy * .015), 0.09)
            skirt.box(lo, hi, M.plain('#e8dfd0', 0.5))
    skirt.build('skirting')


def outlook(depth, side='far', level=-60.0, tint='#c3d0da', sea='#b2c8cf', seed=3, count=46, lit=False):
    """Pale city and sea far below the window, already bleached by the light."""
    r = dice(seed)
    m = Mesh()
    if side != 'none':
        for _ in range(count):
            d, s = r.uniform(120, 620), r.uniform(-420, 420)
            x, y = (s, depth + d) if side == 'far' else (-d, s)
            h, w = r.uniform(20, 90) * (0.6 + r.random()), r.uniform(14, 30)
            far = d / 620
            c = [a * (1 - 0.55 * far) + b * 0.55 * far for a, b in zip(M.rgb(tint)[:3], (0.75, 0.82, 0.88))]
            k = r.uniform(0.75, 1.05)
            mat = M.city(0.3, 0.8, step=(2.4, 3.4)) if lit else M.glow(tuple(round(v * k, 2) for v in c), 0.95)
            m.box((x - w / 2, y - w / 2, level - 10), (x + w / 2, y + w / 2, level + h), mat)
    m.build('outlook')
    p = Mesh()
    p.box((-6000, -6000, level - 1), (6000, 9000, level), M.glow(M.rgb(sea)[:3], 0.2 if lit else 1.15))
    obj = p.build('sea')
    for o in (obj,):
        o.visible_diffuse = False


def curtain(x0, x1, y, height, mat=None, folds=9, deep=0.05, z=0.02, along='x'):
    mat = mat or sheer()

    def cloth(u, v):
        s = math.sin(u * folds * 2 * math.pi) * deep * (0.7 + 0.3 * v) + 0.3 * deep * math.sin(u * 17 + v * 2)
        a = x0 + (x1 - x0) * u
        return (a, y + s, z + (height - z) * v) if along == 'x' else (y + s, a, z + (height - z) * v)
    return surface(cloth, folds * 12, 6, mat)


def sheer(colour='#f5efe4', through=0.55):
    name = f'sheer{colour}{through}'
    found = bpy.data.materials.get(name)
    if found:
        return found
    mat, g = M.new(name)
    solid = g.node('BsdfDiffuse', {'Color': M.rgb(colour)}).outputs[0]
    light = g.node('BsdfTranslucent', {'Color': M.rgb(colour)}).outputs[0]
    g.out(g.node('MixShader', {0: through, 1: solid, 2: light}).outputs[0])
    mat.name = name
    return mat


def slats(x0, x1, y, height, mat, step=0.07, deep=0.04, z=0.0, back=None, along='x'):
    m = Mesh()
    x = x0
    while x < x1:
        lo, hi = ((x, y - deep, z), (x + step * 0.55, y, height)) if along == 'x' else ((y - deep, x, z), (y, x + step * 0.55, height))
        m.box(lo, hi, mat)
        x += step
    if back:
        lo, hi = ((x0, y, z), (x1, y + 0.01, height)) if along == 'x' else ((y, x0, z), (y + 0.01, x1, height))
        m.box(lo, hi, back)
    return m.build('slats')


def cove(a, b, z, strength=8.0, power=0.0, down=(0, 0, -1)):
    """A hidden line of warm light along a ceiling or shelf."""
    m = Mesh()
    m.box((min(a[0], b[0]) - .01, min(a[1], b[1]) - .01, z - .01), (max(a[0], b[0]) + .01, max(a[1], b[1]) + .01, z + 0.01), M.glow((1, 0.74, 0.45), strength))
    m.build('cove')
    if power:
        mid = Vector(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, z - 0.02))
        lamp_obj = area(mid, mid + Vector(down), (abs(b[0] - a[0]) + 0.05, abs(b[1] - a[1]) + 0.05), power, (1, 0.76, 0.5))
        lamp_obj.rotation_euler = (0, 0, 0) if down[2] < 0 else (math.pi, 0, 0)


# --- seats ---------------------------------------------------------------

def sofa(width=2.5, mat=None, pillows=('#12312F', '#B48A4A', '#efe6d6'), deep=1.0, seats=3):
    mat = mat or M.fabric('#d9cbb4')
    box((0, 0, 0.10), (width, deep, 0.22), mat, 0.06, segments=4)
    inner = width - 0.44
    for i in range(seats):
        x = -inner / 2 + inner * (i + 0.5) / seats
        cushion((x, -0.08, 0.30), (inner / seats - 0.015, deep - 0.22, 0.20), mat, 0.32)
        cushion((x, deep / 2 - 0.27, 0.44), (inner / seats - 0.03, 0.24, 0.46), mat, 0.4, 0, -0.2)
    box((0, deep / 2 - 0.09, 0.12), (width, 0.18, 0.58), mat, 0.06, segments=4)
    for s in (-1, 1):
        cushion((s * (width / 2 - 0.11), 0, 0.12), (0.22, deep, 0.50), mat, 0.35)
        for y in (-1, 1):
            cylinder((s * (width / 2 - 0.14), y * (deep / 2 - 0.12), 0), 0.022, 0.12, M.brass(), 16)
    for k, colour in enumerate(pillows):
        s = (-1) ** k
        x = s * (inner / 2 - 0.24 - 0.36 * (k // 2))
        cushion((x, 0.08 - 0.03 * (k // 2), 0.48), (0.46, 0.15, 0.44), M.fabric(colour), 0.48, s * -0.25, -0.35)


def armchair(mat=None, legs=None):
    mat, legs = mat or M.fabric('#c9b598'), legs or M.wood(*WALNUT)
    cushion((0, -0.04, 0.30), (0.62, 0.64, 0.17), mat, 0.4)

    def shell(r, z0, z1):
        return lambda u, v: (math.sin(-2.05 + 4.1 * u) * r * (1 + 0.08 * v), math.cos(-2.05 + 4.1 * u) * r * (1 + 0.12 * v) * 0.95 - 0.03,
                             z0 + v * (z1 - z0) * (0.62 + 0.38 * math.cos(-1.4 + 2.8 * u)))
    back = surface(shell(0.39, 0.26, 0.82), 40, 8, mat)
    solid = back.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = 0.09, 1
    bev = back.modifiers.new('bevel', 'BEVEL')
    bev.width, bev.segments = 0.04, 4
    for a in (0.6, 2.5, 3.8, 5.6):
        tube([(0.27 * math.cos(a), 0.27 * math.sin(a), 0.3), (0.33 * math.cos(a), 0.33 * math.sin(a), 0)], 0.018, legs)


def chair(mat=None, legs=None):
    mat, legs = mat or M.fabric('#d3c3a8'), legs or M.wood(*WALNUT)
    cushion((0, 0, 0.43), (0.46, 0.46, 0.07), mat, 0.45)
    back = surface(lambda u, v: (math.sin(-1.1 + 2.2 * u) * 0.26, math.cos(-1.1 + 2.2 * u) * 0.22 + 0.02 + 0.05 * v, 0.60 + 0.22 * v), 20, 4, mat)
    solid = back.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness = 0.035
    for x, y in ((-.2, -.2), (.2, -.2)):
        tube([(x, y, 0.44), (x * 1.06, y * 1.06, 0)], 0.016, legs)
    for x in (-.2, .2):
        tube([(x * 1.08, .24, 0.8), (x, .2, 0.44), (x * 1.06, .26, 0)], 0.016, legs)


def stool(height=0.66, mat=None):
    cushion((0, 0, height - 0.07), (0.40, 0.38, 0.08), mat or M.fabric('#c9b598'), 0.45)
    for x, y in ((-.16, -.15), (.16, -.15), (-.16, .15), (.16, .15)):
        tube([(x, y, height - .05), (x * 1.25, y * 1.25, 0)], 0.013, M.brass())
    k = 1.16
    tube([(-.16 * k, -.15 * k, .25), (.16 * k, -.15 * k, .25), (.16 * k, .15 * k, .25), (-.16 * k, .15 * k, .25)], 0.009, M.brass(), True)


# --- tables, lamps, things -----------------------------------------------

def round_table(radius=0.5, height=0.36, top=None, foot=None):
    top, foot = top or M.marble(), foot or M.wood(*WALNUT, along='z')
    cylinder((0, 0, height - 0.035), radius, 0.035, top, 64, 0.008)
    lathe([(0.001, 0), (radius * 0.55, 0), (radius * 0.5, 0.05), (radius * 0.36, height * 0.5), (radius * 0.5, height - 0.035)], foot, (0, 0, 0), 64)


def dining_table(width=2.4, deep=1.0, top=None):
    top = top or M.wood(*WALNUT, plank=0.33, length=6)
    Mesh().prism(rounded(0, 0, width, deep, 0.18), 0.70, 0.745, top).build('top', 0.012)
    for s in (-1, 1):
        lathe([(0.001, 0), (0.27, 0), (0.25, 0.03), (0.12, 0.25), (0.11, 0.45), (0.2, 0.70)], M.plaster('#d8cbb6'), (s * width * 0.28, 0, 0), 40, (1, 1.1, 1))


def pendant(height, drop, radius=0.2, power=25.0, mat=None, shape='dome'):
    mat = mat or M.brass()
    z = height - drop
    tube([(0, 0, height), (0, 0, z)], 0.005, M.plain('#22211f', 0.5))
    if shape == 'globe':
        sphere((0, 0, z - radius), radius, M.glow((1, 0.8, 0.55), 6))
    else:
        lathe([(0.02, 0.02), (0.03, 0), (radius * 0.75, -radius * 0.45), (radius, -radius * 0.95), (radius * 0.97, -radius * 0.95), (radius * 0.7, -radius * 0.4), (0.02, -0.02)], mat, (0, 0, z), 48)
        sphere((0, 0, z - radius * 0.62), radius * 0.3, M.glow((1, 0.78, 0.5), 14))
    if power:
        lamp((0, 0, z - radius * 1.2), power, (1, 0.76, 0.5), radius * 0.6)


def table_lamp(power=14.0, height=0.5):
    lathe([(0.001, 0), (0.08, 0), (0.09, 0.02), (0.05, 0.08), (0.07, 0.17), (0.03, 0.25), (0.012, 0.3)], M.plaster('#e9e0d0', 0.1), (0, 0, 0), 40)
    tube([(0, 0, 0.28), (0, 0, height - 0.06)], 0.006, M.brass())
    lathe([(0.11, height), (0.17, height - 0.22)], sheer('#fff1da', 0.7), (0, 0, 0), 40)
    sphere((0, 0, height - 0.12), 0.035, M.glow((1, 0.75, 0.45), 30))
    if power:
        lamp((0, 0, height - 0.1), power, (1, 0.7, 0.4), 0.08)


def floor_lamp(power=25.0):
    tube([(0, 0, 0.02), (0, 0, 1.45)], 0.011, M.brass())
    cylinder((0, 0, 0), 0.15, 0.02, M.brass(), 40, 0.005)
    lathe([(0.16, 1.72), (0.23, 1.42)], sheer('#fff1da', 0.7), (0, 0, 0), 48)
    sphere((0, 0, 1.55), 0.045, M.glow((1, 0.75, 0.45), 30))
    if power:
        lamp((0, 0, 1.56), power, (1, 0.72, 0.42), 0.1)


VASES = (
    [(0.001, 0), (0.07, 0), (0.12, 0.08), (0.13, 0.18), (0.08, 0.28), (0.035, 0.33), (0.045, 0.38), (0.035, 0.38)],
    [(0.001, 0), (0.05, 0), (0.06, 0.12), (0.055, 0.26), (0.02, 0.36), (0.02, 0.46), (0.028, 0.48), (0.018, 0.48)],
    [(0.001, 0), (0.08, 0), (0.15, 0.05), (0.17, 0.09), (0.16, 0.09), (0.13, 0.05), (0.001, 0.02)],
    [(0.001, 0), (0.09, 0), (0.1, 0.1), (0.1, 0.22), (0.085, 0.22), (0.08, 0.02)],
)


def vase(kind=0, mat=None, scale=1.0, branch=False, seed=3):
    lathe(VASES[kind], mat or M.plaster('#e4d9c6', 0.2), (0, 0, 0), 48, (scale,) * 3)
    if branch:
        r, m, wood, green = dice(seed), Mesh(), M.bark('#6b5340'), M.leaf('#7b8058')
        top = VASES[kind][-2][1] * scale
        for _ in range(6):
            turn, lean, h = r.uniform(0, 6.3), r.uniform(0.15, 0.45), r.uniform(0.45, 0.75)
            pts = [Vector((math.cos(turn) * lean * h * t * t, math.sin(turn) * lean * h * t * t, top * 0.6 + h * t)) for t in [i / 8 for i in range(9)]]
            P.limb(m, pts, [0.004] * 9, wood, 5)
            for p in pts[3:]:
                P.leaf_cloud(m, r, p, 0.07, 7, 0.032, green)
        m.build('branch')


def books(count=4, seed=1, lying=True, size=(0.26, 0.19)):
    r, z, x = dice(seed), 0.0, 0.0
    tones = ('#e6dcc9', '#12312F', '#b48a4a', '#8c7a66', '#f3ede2', '#7b4b34', '#c7b79c')
    for _ in range(count):
        t = r.uniform(0.018, 0.04)
        m = Mesh()
        cover, paper = M.plain(r.choice(tones), 0.55), M.plain('#f4efe4', 0.9)
        w, d = size[0] * r.uniform(0.8, 1), size[1] * r.uniform(0.85, 1)
        if lying:
            m.box((-w / 2, -d / 2, 0), (w / 2, d / 2, 0.003), cover).box((-w / 2, -d / 2, t - .003), (w / 2, d / 2, t), cover)
            m.box((-w / 2, -d / 2, 0), (-w / 2 + 0.004, d / 2, t), cover).box((-w / 2 + .004, -d / 2 + .005, .003), (w / 2 - .005, d / 2 - .005, t - .003), paper)
            obj = m.build('book')
            obj.location, obj.rotation_euler[2] = (0, 0, z), r.uniform(-0.2, 0.2)
            z += t
        else:
            m.box((x, -d / 2, 0), (x + t, d / 2, w), cover)
            m.build('book')
            x += t + 0.001


def art(width, height, seed=1, frame=None):
    """A framed abstract that hangs on a wall behind it (y = 0)."""
    frame = frame or M.wood(*OAK, along='z')
    m = Mesh()
    w, h, t = width / 2, height / 2, 0.025
    for lo, hi in (((-w, -.04, -h), (w, 0, -h + t)), ((-w, -.04, h - t), (w, 0, h)), ((-w, -.04, -h), (-w + t, 0, h)), ((w - t, -.04, -h), (w, 0, h))):
        m.box(lo, hi, frame)
    m.box((-w, -.012, -h), (w, -.002, h), M.plain('#f5f0e6', 0.9))
    m.box((-w * .78, -.016, -h * .8), (w * .78, -.012, h * .8), M.canvas(seed))
    m.build('art')


def potted(height=1.7, seed=4, pot=None, kind='broad'):
    lathe([(0.001, 0), (0.17, 0), (0.22, 0.1), (0.23, 0.3), (0.2, 0.4), (0.18, 0.4), (0.18, 0.36), (0.001, 0.36)], pot or M.plaster('#d2c3aa', 0.3), (0, 0, 0), 48)
    if kind == 'broad':
        plant = P.broadleaf(seed, height - 0.3, 18, '#41592f', 0.13)
    else:
        plant = P.tree(seed, height, height * 0.3, '#7c8460', 0.045, 2600, '#6f6254', 0.3)
    plant.location = (0, 0, 0.34)


def rug(width, deep, mat=None):
    return box((0, 0, 0), (width, deep, 0.018), mat or M.rug(), 0.008)


def bed(width=1.8, linen='#f4efe6', throw='#b9a27c', head='#cdbb9f'):
    box((0, 0, 0.06), (width + 0.06, 2.12, 0.24), M.fabric(head), 0.05, segments=4)
    cushion((0, 0, 0.28), (width, 2.04, 0.24), M.fabric(linen), 0.3)

    def duvet(u, v):
        x, y = (u - 0.5) * (width + 0.34), -1.06 + v * 1.62
        over = max(0.0, abs(x) - width / 2 + 0.03)
        foot = max(0.0, -1.0 - y) * 3
        n = noise.noise(Vector((x * 2.2, y * 2.0, 1))) * 0.035 + noise.noise(Vector((x * 5, y * 6, 4))) * 0.014
        edge = math.copysign(min(abs(x), width / 2 + 0.06), x)
        return (edge, y, 0.60 + n - over * 1.9 - foot * 0.5 - 0.03 * (v > 0.97))
    quilt = surface(duvet, 90, 80, M.fabric(linen, 500))
    s = quilt.modifiers.new('solid', 'SOLIDIFY')
    s.thickness = 0.03

    def blanket(u, v):
        x, y = (u - 0.5) * (width + 0.36), -0.98 + v * 0.55
        over = max(0.0, abs(x) - width / 2 + 0.03)
        n = noise.noise(Vector((x * 3, y * 5, 8))) * 0.02
        return (math.copysign(min(abs(x), width / 2 + 0.09), x), y, 0.645 + n - over * 1.9)
    surface(blanket, 80, 30, M.fabric(throw, 200)).modifiers.new('solid', 'SOLIDIFY').thickness = 0.02
    for s in (-1, 1):
        cushion((s * width * 0.25, 0.72, 0.52), (width * 0.44, 0.20, 0.50), M.fabric(linen), 0.48, s * 0.03, -0.5)
        cushion((s * width * 0.25, 0.56, 0.53), (width * 0.38, 0.16, 0.42), M.fabric('#ddd0ba'), 0.48, s * -0.05, -0.6)
    cushion((0, 0.38, 0.56), (0.62, 0.13, 0.30), M.fabric('#12312F'), 0.48, 0, -0.65)


def headboard(width=3.6, height=1.25, mat=None, channel=0.16):
    mat = mat or M.fabric('#c6b393')
    n = round(width / channel)
    for i in range(n):
        cushion((-width / 2 + channel * (i + 0.5), 0, 0), (channel - 0.004, 0.09, height), mat, 0.45)


def nightstand():
    box((0, 0, 0.16), (0.5, 0.42, 0.34), M.wood(*WALNUT), 0.015)
    box((0, -0.213, 0.2), (0.46, 0.012, 0.12), M.wood(*WALNUT), 0.004)
    box((0, -0.213, 0.335), (0.46, 0.012, 0.12), M.wood(*WALNUT), 0.004)
    for z in (0.26, 0.395):
        tube([(-.05, -.235, z), (.05, -.235, z)], 0.005, M.brass())


def shelves(width=2.4, height=2.4, rows=5, cols=3, mat=None, seed=4, lit=True):
    mat, r, m = mat or M.wood(*WALNUT, along='x'), dice(seed), Mesh()
    t, d = 0.03, 0.36
    for i in range(rows + 1):
        m.box((-width / 2, -d, height * i / rows), (width / 2, 0, height * i / rows + t), mat)
    for k in range(cols + 1):
        x = -width / 2 + (width - t) * k / cols
        m.box((x, -d, 0), (x + t, 0, height), mat)
    m.box((-width / 2, -0.01, 0), (width / 2, 0, height), M.plain('#a58a68', 0.6))
    m.build('shelves')
    for i in range(rows):
        for k in range(cols):
            x, z = -width / 2 + width * (k + 0.5) / cols, height * i / rows + t
            what = r.random()
            if what < 0.35:
                put(lambda: books(r.randint(5, 11), r.randint(1, 99), False), (x - width / cols * 0.4, -0.17, z))
            elif what < 0.55:
                put(lambda: books(3, r.randint(1, 99)), (x, -0.18, z))
            elif what < 0.9:
                put(lambda: vase(r.choice((0, 1, 2, 3)), r.choice((M.plaster('#e4d9c6', 0.2), M.plain('#12312F', 0.35), M.plaster('#a98b66', 0.3), M.brass())), 0.75), (x, -0.19, z))
            if lit and i:
                put(lambda: cove((-width / cols / 2 + .05, 0), (width / cols / 2 - .05, 0), 0, 3.0), (x, -0.03, z - t - 0.012))


__all__ = [n for n in dir() if not n.startswith('_')]
