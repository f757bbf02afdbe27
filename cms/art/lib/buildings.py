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
                m.prism(strip(a, b, 0.05), zz + 1.05, zz + 1.09, fin_mat)
    panes.ring(outline, z, z + floors * height - slab, glass_mat)
    for x, y, a in _edges(outline, mullion):
        m.prism(rect(x, y, 0.07, 0.16, a), z, z + floors * height, fin_mat)
    if fins:
        for x, y, a in _edges(edge, mullion):
            m.prism(rect(x, y, 0.12, fins, a), z, z + floors * height, slab_mat)
    if partitions:
        shade = M.plaster('#cfc3b2')
        wide = offset(outline, -0.25)
        for x, y, a in _edges(wide, partitions):
            nx, ny = math.sin(a), -math.cos(a)
            p = (x - nx * depth / 2, y - ny * depth / 2)
            m.prism(rect(*p, 0.2, depth - 0.4, a), z, z + floors * height, shade)
    m.build('block')
    panes.build('panes')


def strip(a, b, w):
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


def yacht(length=16.0):
    """A motor yacht: lofted hull, two decks, dark windows."""
    white, dark, teak = M.plain('#f4f1ea', 0.15, 0, 0.6), M.plain('#0b1214', 0.06), M.wood('#a77b4f', '#7b5433', 0.1, 'x', 0.4)
    beam = length * 0.27

    def hull(u, v):
        if u == 0:  # the transom closes the stern
            x, _, z = hull(1e-6, v)
            return (x, 0.0, z)
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
        if u == 0:
            x, _, z = hull(1e-6, v)
            return (x, 0.0, z)
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


def arch(m, x0, x1, z1, spring, mat, y0=0.0, y1=0.5, steps=16):
    """A wall panel with a round-headed opening: stands between x0 and x1, open up to `spring` plus the arch."""
    r, cx = (x1 - x0) / 2, (x0 + x1) / 2
    k = min(1.0, (z1 - 0.25 - spring) / r)
    curve = [(cx - r * math.cos(math.pi * i / steps), spring + k * r * math.sin(math.pi * i / steps)) for i in range(steps + 1)]
    for (ax, az), (bx, bz) in zip(curve, curve[1:]):
        m.face([(ax, y0, az), (bx, y0, bz), (bx, y0, z1), (ax, y0, z1)], mat)
        m.face([(bx, y1, bz), (ax, y1, az), (ax, y1, z1), (bx, y1, z1)], mat)
        m.face([(ax, y0, az), (ax, y1, az), (bx, y1, bz), (bx, y0, bz)], mat)


def bays(width, floors, height=3.5, at=(0, 0, 0), turn=0.0, bay=5.0, pier=0.7, deep=2.0, body=9.0, stone=None, soffit=None, back=None,
         arches=(), lit=0.3, strength=1.6, glass_mat=None, rail=True, skip=(), parapet=0.9, curtain=True, screens=0.0, seed=0):
    """A solid building with deep loggias: stone piers and slabs in front, glass and rooms behind.

    The front stands on y = 0 and faces -y; `at` is its left foot, `turn` rotates it about there.
    """
    r = dice(seed + 77)
    stone = stone or M.stone()
    soffit = soffit or stone
    glass_mat = glass_mat or M.glass()
    frame = M.plain('#33302a', 0.4, 0.5)
    n = max(1, round(width / bay))
    step, total = width / n, floors * height
    m, panes = Mesh(), Mesh()
    room = M.rooms(lit, strength, step, height, '#8b7763', at[2])
    wall = back or M.plaster('#e6dccb')
    screen = M.wood('#a57a4e', '#6f4a2b', 0.12, 'z', 0.5)
    m.box((0.05, deep + 4, 0), (width - 0.05, deep + 4.2, total), room)
    m.box((0, deep, 0), (0.4, body, total), stone).box((width - 0.4, deep, 0), (width, body, total), stone).box((0, body - 0.3, 0), (width, body, total), stone)
    for i in range(floors + 1):
        z = i * height
        m.box((0.03, 0.12, z - 0.4), (width - 0.03, body - 0.03, z), stone if i == 0 else soffit)
        if i:
            m.box((-0.02, 0, z - 0.42), (width + 0.02, 0.5, z + (parapet if i == floors else 0.08)), stone)
    m.box((0, body - 0.4, total), (width, body, total + parapet), stone).box((0, 0.5, total), (0.4, body - 0.4, total + parapet), stone).box((width - .4, 0.5, total), (width, body - 0.4, total + parapet), stone)
    for k in range(n + 1):
        x = min(max(k * step, pier / 2), width - pier / 2)
        m.box((x - pier / 2, 0.02, 0), (x + pier / 2, deep if k in (0, n) else 1.1, total), stone)
        if 0 < k < n:
            m.box((x - 0.12, deep, 0), (x + 0.12, deep + 4, total), wall)
    for i in range(floors):
        z = i * height
        for k in range(n):
            x0, x1 = k * step + pier / 2, (k + 1) * step - pier / 2
            if (i, k) in skip:
                m.box((x0, 0.3, z), (x1, 0.6, z + height - 0.4), stone)
                continue
            if i in arches:
                arch(m, x0, x1, z + height - 0.4, z + height - 0.65 - min((x1 - x0) / 2, height * 0.4), stone, 0.05, 0.8)
            elif rail and i:
                panes.box((x0, 0.25, z + 0.06), (x1, 0.28, z + 1.05), glass_mat)
                m.box((x0, 0.22, z + 1.05), (x1, 0.31, z + 1.1), frame)
            a, b = k * step + 0.12, (k + 1) * step - 0.12
            panes.box((a, deep, z), (b, deep + 0.03, z + height - 0.4), glass_mat)
            for t in range(4):
                x = a + (b - a) * t / 3
                m.box((x - 0.04, deep - 0.05, z), (x + 0.04, deep + 0.07, z + height - 0.4), frame)
            m.box((a, deep - 0.05, z + height - 0.5), (b, deep + 0.07, z + height - 0.4), frame)
            if strength > 1.5 and r.random() < lit:  # lit ceilings make the room glow from every angle
                colour, power = r.choice(((1, 0.56, 0.25), (1, 0.66, 0.34), (1, 0.66, 0.34), (1, 0.78, 0.52))), r.choice((0.7, 1.2, 2.2, 3.6))
                m.box((a + 0.4, deep + 0.6, z + height - 0.46), (b - 0.4, deep + 3.4, z + height - 0.44), M.glow(colour, power))
                if i and r.random() < 0.45:
                    m.box((a + 0.6, deep - 0.45, z + height - 0.43), (b - 0.6, deep - 0.35, z + height - 0.42), M.glow((1, 0.7, 0.4), r.choice((3, 5, 7))))
            if curtain and r.random() < 0.55:
                c0 = a if r.random() < 0.5 else b - (b - a) * 0.3
                m.box((c0, deep + 0.2, z), (c0 + (b - a) * 0.3, deep + 0.3, z + height - 0.45), M.fabric('#efe6d6'))
            if screens and i and r.random() < screens:
                c0 = x0 + (x1 - x0) * r.choice((0, 0.25, 0.5))
                for s in range(12):
                    xs = c0 + (x1 - x0) * 0.5 * s / 12
                    m.box((xs, 0.36, z + 0.06), (xs + 0.07, 0.44, z + height - 0.45), screen)
    for mesh, name in ((m, 'bays'), (panes, 'panes')):
        obj = mesh.build(name)
        obj.location, obj.rotation_euler[2] = at, turn
    c, s = math.cos(turn), math.sin(turn)
    return lambda x, y, z=0.0: (at[0] + x * c - y * s, at[1] + x * s + y * c, at[2] + z)


def pergola(lo, hi, z, mat, posts=True, step=0.5, base=0.0):
    """Timber or steel beams over a terrace, for striped shade."""
    m = Mesh()
    (x0, y0), (x1, y1) = lo, hi
    x = x0
    while x <= x1:
        m.box((x, y0, z), (x + 0.08, y1, z + 0.2), mat)
        x += step
    for y in (y0 + 0.1, y1 - 0.2):
        m.box((x0, y, z - 0.2), (x1, y + 0.12, z), mat)
    if posts:
        for x in (x0, (x0 + x1) / 2, x1 - 0.14):
            m.box((x, y0 + 0.1, base), (x + 0.14, y0 + 0.24, z - 0.2), mat)
    return m.build('pergola')


def bollards(places, on, height=0.7):
    """Small garden lights: a dark post with a glowing band; real light when it is dark."""
    from .kit import lamp
    m = Mesh()
    post, band = M.plain('#2b2a27', 0.4, 0.7), M.glow((1, 0.68, 0.36), 14 if on else 0.6)
    for x, y, z in places:
        m.prism(rounded(x, y, 0.14, 0.14, 0.069, 0, 3), z, z + height, post).prism(rounded(x, y, 0.16, 0.16, 0.079, 0, 3), z + height, z + height + 0.12, band)
        if on:
            lamp((x, y, z + height + 0.35), 14, radius=0.1)
    m.build('bollards')
