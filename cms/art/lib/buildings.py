"""Buildings and the things around them: towers, quays, boats, far skylines, loungers."""
import math

from . import materials as M
from .kit import Mesh, copy, dice, offset, rect, rounded, surface, tube


def _edges(poly, step):
    """Points every `step` metres along the outline, with the direction of the edge."""
    n = len(poly)
    for i in range(n):
        (ax, ay), (bx, by) = poly[i], poly[(i + 1) % n]
        length = math.hypot(bx - ax, by - ay)
        count = max(1, round(length / step)) if length > step * 0.6 else 0
        for k in range(count):
            t = k / count
            yield ax + (bx - ax) * t, ay + (by - ay) * t, math.atan2(by - ay, bx - ax)


def block(outline, floors, height=3.4, z=0.0, depth=4.0, slab=0.35, overhang=0.5, balcony=None, mullion=1.6, lit=0.3,
          strength=1.6, slab_mat=None, glass_mat=None, fin_mat=None, rail=True, partitions=6.0, room_base='#8b7763', cap=True, fins=0.0):
    """A glazed building: floor slabs, rooms with back walls behind the glass, mullions, balconies with glass rails.

    `balcony` is an outline (wider than `outline`) for the slabs; without it the slabs stand out by `overhang`.
    """
    slab_mat = slab_mat or M.plaster('#efe8dc')
    glass_mat = glass_mat or M.glass()
    fin_mat = fin_mat or M.plain('#3a3a36', 0.35, 0.6)
    m, panes = Mesh(), Mesh()
    edge = balcony or offset(outline, overhang)
    back = M.rooms(lit, strength, 4.0, height, room_base, z)
    inner = offset(outline, -depth)
    m.ring(inner, z, z + floors * height, back)
    for i in range(floors + (1 if cap else 0)):
        zz = z + i * height
        m.prism(edge, zz - slab, zz, slab_mat)
        if i < floors and balcony and rail and i > 0:
            panes.ring(offset(edge, -0.08), zz, zz + 1.05, glass_mat)
            top = offset(edge, -0.05)
            for k in range(len(top)):
                a, b = top[k], top[(k + 1) % len(top)]
                m.prism(_strip(a, b, 0.05), zz + 1.05, zz + 1.09, fin_mat)
    panes.ring(outline, z, z + floors * height - slab, glass_mat)
    for x, y, a in _edges(outline, mullion):
        m.prism(rect(x, y, 0.07, 0.16, a), z, z + floors * height, fin_mat)
    if fins:
        for x, y, a in _edges(edge, mullion):
            m.prism(rect(x, y, 0.12, fins, a), z, z + floors * height, slab_mat)
    if partitions:
        shade = M.plaster('#cfc3b2')
        wide, k = offset(outline, -0.25), 0
        for (x, y, a), (u, v, _) in zip(_edges(wide, partitions), _edges(wide, partitions)):
            nx, ny = math.sin(a), -math.cos(a)
            p = (x - nx * depth / 2, y - ny * depth / 2)
            m.prism(rect(*p, 0.2, depth - 0.4, a), z, z + floors * height, shade)
    m.build('block')
    panes.build('panes')


def _strip(a, b, w):
    dx, dy = b[0] - a[0], b[1] - a[1]
    n = math.hypot(dx, dy) or 1
    ox, oy = -dy / n * w / 2, dx / n * w / 2
    return [(a[0] - ox, a[1] - oy), (b[0] - ox, b[1] - oy), (b[0] + ox, b[1] + oy), (a[0] + ox, a[1] + oy)]


def skyline(seed, lo, hi, count, tall=(40, 160), mat=None, wide=(18, 40), keep=None):
    """Far buildings as simple stepped blocks."""
    r = dice(seed)
    mat = mat or M.city()
    for _ in range(count):
        x, y = r.uniform(lo[0], hi[0]), r.uniform(lo[1], hi[1])
        if keep and not keep(x, y):
            continue
        m = Mesh()
        w, d, h = r.uniform(*wide), r.uniform(*wide), r.uniform(*tall) * (0.5 + r.random() ** 2)
        a = r.choice((0, 0, 0.2, -0.3))
        if r.random() < 0.3:
            m.prism(rounded(x, y, w, d, min(w, d) * 0.4, a, 4), 0, h, mat)
        else:
            m.prism(rect(x, y, w, d, a), 0, h, mat)
        if r.random() < 0.6:
            m.prism(rect(x, y, w * 0.7, d * 0.7, a), h, h * r.uniform(1.06, 1.25), mat)
        if r.random() < 0.15:
            m.prism(rect(x, y, 1.2, 1.2), h, h * 1.5, mat)
        m.build('far')


def yacht(length=16.0, seed=0):
    """A motor yacht: lofted hull, two decks, dark windows."""
    white, dark, teak = M.plain('#f4f1ea', 0.15, 0, 0.6), M.plain('#0b1214', 0.06), M.wood('#a77b4f', '#7b5433', 0.1, 'x', 0.4)
    beam = length * 0.27

    def hull(u, v):
        x = (u - 0.5) * length
        taper = (1 - max(0, (u - 0.45) / 0.55) ** 2.2) ** 0.8 if u > 0.45 else 1 - 0.08 * (0.45 - u)
        a = (v - 0.5) * 2
        side = math.copysign(abs(a) ** 0.45, a)
        z = -0.5 + abs(a) ** 1.6 * (1.7 + 0.8 * u * u) * length / 16
        flare = 0.72 + 0.28 * abs(a)
        return (x + 0.05 * length * u * u * abs(a), side * beam / 2 * max(taper, 0.001) * flare, z)
    parts = [surface(hull, 28, 20, white)]
    k = length / 16
    m = Mesh()
    deck = 1.35 * k

    def plan(x0, x1, w, nose):
        return [(x0, -w / 2), (x1 - nose, -w / 2), (x1, -w / 6), (x1, w / 6), (x1 - nose, w / 2), (x0, w / 2)]
    m.prism([(p[0] * k, p[1] * k) for p in plan(-7.6, 6.6, 3.7, 5.5)], deck - 0.1, deck, teak)
    m.prism([(p[0] * k, p[1] * k) for p in plan(-4.2, 3.6, 3.2, 2.6)], deck, deck + 0.35 * k, white)
    m.prism([(p[0] * k, p[1] * k) for p in plan(-4.0, 3.1, 3.05, 2.5)], deck + 0.35 * k, deck + 1.1 * k, dark)
    m.prism([(p[0] * k, p[1] * k) for p in plan(-5.6, 2.6, 3.3, 2.4)], deck + 1.1 * k, deck + 1.3 * k, white)
    m.prism([(p[0] * k, p[1] * k) for p in plan(-2.6, 0.9, 2.4, 1.4)], deck + 1.3 * k, deck + 1.9 * k, dark)
    m.prism([(p[0] * k, p[1] * k) for p in plan(-4.2, 0.6, 2.6, 1.5)], deck + 2.5 * k, deck + 2.66 * k, white)
    for x, y in ((-3.9, 1.1), (-3.9, -1.1)):
        m.prism(rect(x * k, y * k, 0.16, 0.16), deck + 1.3 * k, deck + 2.5 * k, white)
    m.prism(rect(-1.5 * k, 0, 0.1, 0.1), deck + 2.6 * k, deck + 4.2 * k, white)
    parts.append(m.build('deck', bevel=0.05))
    return parts


def sailboat(length=12.0):
    white, wood = M.plain('#f4f1ea', 0.2, 0, 0.5), M.plain('#e9e4da', 0.3)
    parts = []

    def hull(u, v):
        a = (v - 0.5) * 2
        w = length * 0.15 * math.sin(math.pi * min(1, 0.12 + 0.88 * u)) ** 0.6 * (1 if u < 0.99 else 0.05)
        return ((0.5 - u) * -length, math.copysign(abs(a) ** 0.6, a) * w, -0.4 + abs(a) ** 2 * 1.5)
    parts.append(surface(hull, 24, 14, white))
    m = Mesh()
    m.prism([(-length * .4, -1.2), (length * .3, -1.1), (length * .42, 0), (length * .3, 1.1), (-length * .4, 1.2)], 0.95, 1.05, M.wood('#a77b4f', '#7b5433', 0.1))
    m.prism([(-length * .2, -.8), (length * .15, -.6), (length * .2, 0), (length * .15, .6), (-length * .2, .8)], 1.05, 1.5, white)
    m.prism(rect(0.8, 0, 0.16, 0.16), 1, length * 1.25, wood)
    m.prism(rect(-length * 0.18, 0, length * 0.4, 0.22), 2.2, 2.45, M.fabric('#1d3f45'))
    for a, b in (((0.8, 0, length * 1.24), (length * .49, 0, 1.1)), ((0.8, 0, length * 1.24), (-length * .49, 0, 1.1))):
        parts.append(tube([a, b], 0.02, wood))
    parts.append(m.build('sail'))
    return parts


def moor(parts, at, turn=0.0, scale=1.0):
    """Copies a boat made of parts to a berth."""
    return [copy(p, at, turn, scale) for p in parts]


def hide(parts):
    for p in parts:
        p.location = (0, 0, -400)


def lounger(mat_frame, mat_pad):
    m = Mesh()
    m.box((-0.33, -1.0, 0.22), (0.33, 0.35, 0.30), mat_frame).box((-0.31, -0.98, 0.30), (0.31, 0.35, 0.42), mat_pad)
    c, s = math.cos(0.75), math.sin(0.75)
    for y0, y1, t0, t1, mat in ((0.35, 1.0, 0.30, 0.36, mat_frame), (0.35, 1.0, 0.36, 0.46, mat_pad)):
        pts = []
        for y, t in ((y0, t0), (y1, t0), (y1, t1), (y0, t1)):
            dy, dt = y - 0.35, t - 0.30
            pts.append((0.35 + dy * c - dt * s, 0.30 + dy * s + dt * c))
        for a, b in ((-0.31, 0.31),):
            m.face([(a, *p) for p in pts], mat).face([(b, *p) for p in reversed(pts)], mat)
            for k in range(4):
                p, q = pts[k], pts[(k + 1) % 4]
                m.face([(a, *p), (a, *q), (b, *q), (b, *p)], mat)
    for x in (-0.28, 0.28):
        for y in (-0.9, 0.3):
            m.box((x - 0.03, y - 0.03, 0), (x + 0.03, y + 0.03, 0.24), mat_frame)
    return m.build('lounger', bevel=0.015)


def parasol(cloth, pole, reach=1.6, height=2.6):
    m = Mesh()
    n = 8
    for i in range(n):
        a, b = 2 * math.pi * i / n, 2 * math.pi * (i + 1) / n
        m.face([(0, 0, height + 0.35), (reach * math.cos(a), reach * math.sin(a), height), (reach * math.cos(b), reach * math.sin(b), height)], cloth)
        m.face([(reach * math.cos(a), reach * math.sin(a), height), (reach * math.cos(a), reach * math.sin(a), height - .18),
                (reach * math.cos(b), reach * math.sin(b), height - .18), (reach * math.cos(b), reach * math.sin(b), height)], cloth)
    m.prism(rounded(0, 0, 0.08, 0.08, 0.039, 0, 3), 0, height + 0.3, pole)
    return m.build('parasol')
