"""Palms, trees, shrubs, grasses: grown once per picture from a seed, then copied."""
import math

from . import materials as M
from .kit import Mesh, copy, dice
from mathutils import Matrix, Vector


def limb(m, points, radii, mat, sides=8):
    rings = []
    for p, r in zip(points, radii):
        rings.append([(p[0] + r * math.cos(2 * math.pi * i / sides), p[1] + r * math.sin(2 * math.pi * i / sides), p[2]) for i in range(sides)])
    for a, b in zip(rings, rings[1:]):
        for i in range(sides):
            j = (i + 1) % sides
            m.face([a[i], a[j], b[j], b[i]], mat)


def palm(seed=1, height=8.0, fronds=34, reach=2.9):
    """A date palm: ringed trunk and a crown of arched, feathered fronds."""
    r = dice(seed)
    m, trunk, green, dry = Mesh(), M.bark('#8b7358', True), M.leaf('#5b7038', 0.6), M.leaf('#a58a55', 0.2)
    lean = (r.uniform(-0.05, 0.05), r.uniform(-0.05, 0.05))
    pts, radii = [], []
    for i in range(25):
        t = i / 24
        pts.append((lean[0] * height * t * t, lean[1] * height * t * t, height * t))
        radii.append((0.27 - 0.09 * t + 0.1 * (1 - t) ** 8) * (1.0 + 0.08 * (i % 2)) * (1.25 if t > 0.93 else 1))
    limb(m, pts, radii, trunk, 9)
    top = Vector(pts[-1])
    for k in range(fronds):
        age = k / fronds
        turn = k * 2.39996 + r.uniform(-0.2, 0.2)
        rise = math.radians(82 - 115 * age ** 0.8 + r.uniform(-6, 6))
        length = reach * r.uniform(0.85, 1.1)
        mat = dry if age > 0.93 else green
        out = Vector((math.cos(turn), math.sin(turn), 0))
        side = Vector((-out.y, out.x, 0))
        spine, angle, at = [], rise, top.copy()
        steps = 26
        for s in range(steps + 1):
            spine.append(at.copy())
            at = at + (out * math.cos(angle) + Vector((0, 0, 1)) * math.sin(angle)) * (length / steps)
            angle -= math.radians(3.0 + 1.2 * age)
        for s in range(1, steps):
            t = s / steps
            along = (spine[s + 1] - spine[s - 1]).normalized()
            up = side.cross(along)
            size = reach * 0.26 * math.sin(math.pi * min(1, 0.12 + t * 0.9)) ** 0.6
            wide = along * (0.030 * reach / 2.6)
            for sgn in (-1, 1):
                tip = spine[s] + (side * sgn * 0.9 + along * 0.75 - up * (0.18 + 0.2 * age)) * size * r.uniform(0.85, 1.1)
                m.face([spine[s] - wide, spine[s] + wide, tip], mat)
        for s in range(steps):
            w = side * (0.02 * (1 - s / steps) + 0.006)
            m.face([spine[s] - w, spine[s] + w, spine[s + 1] + w, spine[s + 1] - w], mat)
    return m.build('palm')


def leaf_cloud(m, r, centre, size, count, leaf, mat, flat=0.75):
    for _ in range(count):
        v = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, 1))).normalized() * (r.random() ** 0.45)
        at = Vector(centre) + Vector((v.x * size, v.y * size, v.z * size * flat))
        rot = Matrix.Rotation(r.uniform(0, 6.3), 3, 'Z') @ Matrix.Rotation(r.uniform(-0.9, 0.9), 3, 'X')
        s = leaf * r.uniform(0.6, 1.2)
        a, b, c, d = (at + rot @ Vector(p) * s for p in ((-1, 0, 0), (0, -0.38, 0.05), (1, 0, -0.1), (0, 0.38, 0.05)))
        m.face([a, b, c, d], mat)


def tree(seed=1, height=6.0, spread=2.4, colour='#5a6b38', leaf=0.15, count=9000, trunk='#7c6a56', twisted=0.25):
    """A broad tree of several leaf clouds; greyer and more twisted it is an olive."""
    r = dice(seed)
    m, wood, green = Mesh(), M.bark(trunk), M.leaf(colour)
    fork = height * r.uniform(0.3, 0.38)
    base, bend = Vector((0, 0, 0)), [Vector((0, 0, 0))]
    for i in range(1, 7):
        base = base + Vector((r.uniform(-twisted, twisted) * 0.5, r.uniform(-twisted, twisted) * 0.5, fork / 6))
        bend.append(base.copy())
    limb(m, bend, [0.045 * height * (1 - 0.08 * i) for i in range(7)], wood, 9)
    clouds = r.randint(8, 11)
    for k in range(clouds):
        turn = k * 2.39996 + r.uniform(-0.3, 0.3)
        far = spread * (0.25 + 0.6 * math.sqrt((k + 0.5) / clouds))
        tip = Vector((math.cos(turn) * far, math.sin(turn) * far, height * r.uniform(0.62, 0.95) - 0.14 * far * far / spread))
        mid = bend[-1].lerp(tip, 0.5) + Vector((0, 0, -0.1 * height + r.uniform(0, 0.3)))
        limb(m, [bend[-1], mid, tip], [0.022 * height, 0.013 * height, 0.004 * height], wood, 6)
        leaf_cloud(m, r, tip, spread * r.uniform(0.36, 0.52), count // clouds, leaf, green)
    return m.build('tree')


def olive(seed=1, height=4.6):
    return tree(seed, height, height * 0.42, '#77805c', 0.105, 11000, '#6f6254', 0.4)


def shrub(seed=1, size=0.6, colour='#667241', count=900, leaf=0.09):
    r, m = dice(seed), Mesh()
    green = M.leaf(colour)
    for _ in range(5):
        at = (r.uniform(-0.5, 0.5) * size, r.uniform(-0.5, 0.5) * size, size * r.uniform(0.35, 0.7))
        leaf_cloud(m, r, at, size * 0.55, count // 5, leaf, green, 0.85)
    return m.build('shrub')


def tuft(seed=1, height=0.7, blades=90, colour='#8d8a4e', width=0.012):
    """Feather grass or reeds."""
    r, m, green = dice(seed), Mesh(), M.leaf(colour)
    for _ in range(blades):
        turn, lean = r.uniform(0, 6.3), r.uniform(0.1, 0.75)
        out = Vector((math.cos(turn), math.sin(turn), 0))
        side = Vector((-out.y, out.x, 0)) * width
        foot, h = out * r.uniform(0, 0.1), height * r.uniform(0.6, 1.1)
        p1 = foot + out * lean * h * 0.25 + Vector((0, 0, h * 0.55))
        p2 = foot + out * lean * h * 0.8 + Vector((0, 0, h * (1.0 - 0.3 * lean)))
        m.face([foot - side, foot + side, p1 + side * 0.8, p1 - side * 0.8], green)
        m.face([p1 - side * 0.8, p1 + side * 0.8, p2], green)
    return m.build('tuft')


LEAF_STEPS, LEAF_ACROSS = 28, (0, 0.35, 0.7, 1)


def broadleaf(seed=1, height=1.6, leaves=16, colour='#3f5a33', width=0.16):
    """An indoor plant with long arched leaves (strelitzia-like)."""
    r, m, green = dice(seed), Mesh(), M.leaf(colour, 0.3)
    for k in range(leaves):
        turn = k * 2.39996
        h, lean = height * r.uniform(0.6, 1.05), r.uniform(0.12, 0.55)
        out = Vector((math.cos(turn), math.sin(turn), 0))
        side = Vector((-out.y, out.x, 0))
        # The stem is bare up to 0.42 of its length; the leaf above is a shallow trough.
        pts, widths = [], []
        for s in range(LEAF_STEPS + 1):
            t = s / LEAF_STEPS
            pts.append(out * (lean * h * t ** 1.8) + Vector((0, 0, h * (t - 0.28 * lean * t ** 3))))
            widths.append(width * max(0.0, math.sin(math.pi * (t - 0.42) / 0.58)) ** 0.7 if t > 0.42 else 0.012)
        for s in range(LEAF_STEPS):
            for sgn in (-1, 1):
                rows = [[pts[q] + side * sgn * widths[q] * a + Vector((0, 0, 0.05 * widths[q] / width * a ** 1.6)) for a in LEAF_ACROSS] for q in (s, s + 1)]
                for n in range(len(LEAF_ACROSS) - 1):
                    m.face([rows[0][n], rows[0][n + 1], rows[1][n + 1], rows[1][n]], green)
    return m.build('broadleaf')


def plant(proto_list, places, seed=0, size=(0.85, 1.2)):
    """Copies the prototypes to the places [(x, y, z)], each turned and scaled by chance; hides the prototypes far below."""
    r = dice(seed)
    for at in places:
        copy(r.choice(proto_list), at, r.uniform(0, 6.3), r.uniform(*size))
    for proto in proto_list:
        proto.location = (0, 0, -500)


def row(a, b, n, jitter=0.0, seed=0):
    r = dice(seed)
    a, b = Vector(a), Vector(b)
    out = []
    for i in range(n):
        p = a.lerp(b, i / max(1, n - 1))
        out.append((p.x + r.uniform(-jitter, jitter), p.y + r.uniform(-jitter, jitter), p.z))
    return out


def scatter(lo, hi, n, z=0.0, seed=0, keep=None):
    r, out = dice(seed), []
    while len(out) < n:
        p = (r.uniform(lo[0], hi[0]), r.uniform(lo[1], hi[1]))
        if keep is None or keep(*p):
            out.append((*p, z(*p) if callable(z) else z))
    return out
