"""Small modelling kit on top of bpy: meshes, boxes, lathes, camera, lamps.

Units are metres, Z is up. Every helper takes a material made in materials.py.
"""
import math
import random

import bpy
from mathutils import Vector


def clear():
    """Start from an empty file, so that pictures never depend on each other."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def link(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


class Mesh:
    """Collects many simple solids into one mesh object (fast to build and to trace)."""

    def __init__(self):
        self.verts, self.faces, self.slots, self.mats = [], [], [], []

    def _slot(self, mat):
        if mat not in self.mats:
            self.mats.append(mat)
        return self.mats.index(mat)

    def face(self, points, mat):
        base = len(self.verts)
        self.verts += [tuple(p) for p in points]
        self.faces.append(tuple(range(base, base + len(points))))
        self.slots.append(self._slot(mat))
        return self

    def box(self, lo, hi, mat, turn=0.0, about=(0, 0)):
        (x0, y0, z0), (x1, y1, z1) = lo, hi
        return self.prism([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], z0, z1, mat, turn, about)

    def prism(self, poly, z0, z1, mat, turn=0.0, about=(0, 0)):
        """An upright solid over a counter-clockwise polygon."""
        if turn:
            c, s, (ax, ay) = math.cos(turn), math.sin(turn), about
            poly = [(ax + (x - ax) * c - (y - ay) * s, ay + (x - ax) * s + (y - ay) * c) for x, y in poly]
        n, base, slot = len(poly), len(self.verts), self._slot(mat)
        self.verts += [(x, y, z0) for x, y in poly] + [(x, y, z1) for x, y in poly]
        self.faces += [tuple(range(base + n - 1, base - 1, -1)), tuple(range(base + n, base + 2 * n))]
        self.faces += [(base + i, base + (i + 1) % n, base + n + (i + 1) % n, base + n + i) for i in range(n)]
        self.slots += [slot] * (n + 2)
        return self

    def ring(self, poly, z0, z1, mat):
        """Only the upright skin of a polygon (glass, rails, curtain walls)."""
        n = len(poly)
        for i in range(n):
            (ax, ay), (bx, by) = poly[i], poly[(i + 1) % n]
            self.face([(ax, ay, z0), (bx, by, z0), (bx, by, z1), (ax, ay, z1)], mat)
        return self

    def build(self, name='mesh', bevel=0.0, smooth=False):
        data = bpy.data.meshes.new(name)
        data.from_pydata(self.verts, [], self.faces)
        for mat in self.mats:
            data.materials.append(mat)
        data.polygons.foreach_set('material_index', self.slots)
        if smooth:
            data.polygons.foreach_set('use_smooth', [True] * len(self.faces))
        data.update()
        obj = link(bpy.data.objects.new(name, data))
        if bevel:
            add_bevel(obj, bevel)
        return obj


def add_bevel(obj, width, segments=2):
    mod = obj.modifiers.new('bevel', 'BEVEL')
    mod.width, mod.segments, mod.limit_method = width, segments, 'ANGLE'
    obj.data.use_auto_smooth = True
    obj.data.polygons.foreach_set('use_smooth', [True] * len(obj.data.polygons))
    return obj


def box(centre, size, mat, bevel=0.0, turn=0.0, segments=2):
    """A single box, `centre` is the middle of its foot."""
    x, y, z = size
    m = Mesh().box((-x / 2, -y / 2, 0), (x / 2, y / 2, z), mat)
    obj = m.build('box')
    obj.location, obj.rotation_euler[2] = centre, turn
    if bevel:
        add_bevel(obj, bevel, segments)
    return obj


def cushion(centre, size, mat, puff=0.35, turn=0.0, tilt=0.0):
    """A soft box: subdivided and rounded, for sofas and beds."""
    obj = box(centre, size, mat)
    bev = obj.modifiers.new('bevel', 'BEVEL')
    bev.width, bev.segments = min(size) * puff, 4
    sub = obj.modifiers.new('sub', 'SUBSURF')
    sub.levels = sub.render_levels = 1
    obj.data.polygons.foreach_set('use_smooth', [True] * 6)
    obj.rotation_euler = (tilt, 0, turn)
    return obj


def lathe(profile, mat, at=(0, 0, 0), steps=48, scale=(1, 1, 1)):
    """A turned solid from (radius, height) pairs: vases, lamps, bowls, tubs."""
    verts, faces = [], []
    for r, z in profile:
        verts += [(r * math.cos(2 * math.pi * i / steps), r * math.sin(2 * math.pi * i / steps), z) for i in range(steps)]
    for k in range(len(profile) - 1):
        for i in range(steps):
            j = (i + 1) % steps
            faces.append((k * steps + i, k * steps + j, (k + 1) * steps + j, (k + 1) * steps + i))
    obj = _object(verts, faces, mat)
    obj.location, obj.scale = at, scale
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(40)
    return obj


def cylinder(at, radius, height, mat, steps=40, bevel=0.0):
    obj = lathe([(0.0001, 0), (radius, 0), (radius, height), (0.0001, height)], mat, at, steps)
    if bevel:
        add_bevel(obj, bevel)
    return obj


def sphere(at, radius, mat, scale=(1, 1, 1)):
    steps = 16
    profile = [(max(1e-4, radius * math.sin(math.pi * i / steps)), -radius * math.cos(math.pi * i / steps)) for i in range(steps + 1)]
    return lathe(profile, mat, at, 32, scale)


def tube(points, radius, mat, closed=False):
    """A round bar along a line of points: rails, taps, lamp cords, frames."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, 3, True
    spline = curve.splines.new('POLY')
    spline.points.add(len(points) - 1)
    for p, co in zip(spline.points, points):
        p.co = (*co, 1)
    spline.use_cyclic_u = closed
    curve.materials.append(mat)
    return link(bpy.data.objects.new('tube', curve))


def _object(verts, faces, mat, smooth=True):
    data = bpy.data.meshes.new('mesh')
    data.from_pydata(verts, [], faces)
    data.materials.append(mat)
    data.polygons.foreach_set('use_smooth', [smooth] * len(faces))
    data.update()
    return link(bpy.data.objects.new('mesh', data))


def surface(fn, nu, nv, mat, smooth=True):
    """A grid surface from fn(u, v) -> (x, y, z) with u, v in 0..1: dunes, curtains, hulls."""
    verts = [fn(i / nu, j / nv) for j in range(nv + 1) for i in range(nu + 1)]
    w = nu + 1
    faces = [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(nv) for i in range(nu)]
    return _object(verts, faces, mat, smooth)


def plane(lo, hi, z, mat):
    return Mesh().face([(lo[0], lo[1], z), (hi[0], lo[1], z), (hi[0], hi[1], z), (lo[0], hi[1], z)], mat).build('plane')


def copy(obj, at, turn=0.0, scale=1.0):
    """A linked copy: shares the mesh, costs almost no memory."""
    other = link(obj.copy())
    other.location = at
    other.rotation_euler = (obj.rotation_euler[0], obj.rotation_euler[1], turn)
    other.scale = (scale, scale, scale)
    return other


def offset(poly, d):
    """Moves the edges of a counter-clockwise polygon outwards by d."""
    out, n = [], len(poly)
    for i in range(n):
        p, a, b = Vector(poly[i]), Vector(poly[i - 1]), Vector(poly[(i + 1) % n])
        n1, n2 = (p - a).normalized(), (b - p).normalized()
        n1, n2 = Vector((n1.y, -n1.x)), Vector((n2.y, -n2.x))
        mid = n1 + n2
        q = p + mid * (d / max(0.3, (1 + n1.dot(n2))))
        out.append((q.x, q.y))
    return out


def rect(cx, cy, w, d, turn=0.0):
    c, s = math.cos(turn), math.sin(turn)
    return [(cx + x * c - y * s, cy + x * s + y * c) for x, y in ((-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2))]


def rounded(cx, cy, w, d, r, turn=0.0, steps=8):
    c, s, pts = math.cos(turn), math.sin(turn), []
    for k, (sx, sy) in enumerate(((1, -1), (1, 1), (-1, 1), (-1, -1))):
        for i in range(steps + 1):
            a = -math.pi / 2 + (k + i / steps) * math.pi / 2
            pts.append((sx * (w / 2 - r) + r * math.cos(a), sy * (d / 2 - r) + r * math.sin(a)))
    return [(cx + x * c - y * s, cy + x * s + y * c) for x, y in pts]


def camera(at, look, lens=28, level=True, dof=None, fstop=2.8):
    """A camera; `level` keeps the uprights upright by shifting the lens, as architects' photographers do."""
    data = bpy.data.cameras.new('camera')
    obj = link(bpy.data.objects.new('camera', data))
    at, look = Vector(at), Vector(look)
    way = look - at
    data.lens, data.sensor_width, data.clip_end, data.clip_start = lens, 36, 20000, 0.05
    if level:
        flat = Vector((way.x, way.y, 0))
        data.shift_y = way.z / flat.length * lens / 36
        way = flat
    obj.location = at
    obj.rotation_euler = way.to_track_quat('-Z', 'Y').to_euler()
    if dof:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, dof, fstop
    bpy.context.scene.camera = obj
    return obj


def sun(azimuth, height, strength=4.0, colour=(1, 0.86, 0.68), soft=0.6):
    """Sun lamp; azimuth is where the sun stands (0 = +Y, clockwise), degrees."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color, data.angle = strength, colour, math.radians(soft)
    obj = link(bpy.data.objects.new('sun', data))
    obj.rotation_euler = (math.radians(90 - height), 0, math.radians(180 - azimuth))
    return obj


def area(at, look, size, power, colour=(1, 1, 1), seen=False):
    data = bpy.data.lights.new('area', 'AREA')
    data.shape, data.size, data.size_y = 'RECTANGLE', size[0], size[1]
    data.energy, data.color = power, colour
    obj = link(bpy.data.objects.new('area', data))
    obj.location = at
    obj.rotation_euler = (Vector(look) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    obj.visible_camera = obj.visible_glossy = seen
    return obj


def lamp(at, power, colour=(1, 0.72, 0.42), radius=0.15):
    data = bpy.data.lights.new('lamp', 'POINT')
    data.energy, data.color, data.shadow_soft_size = power, colour, radius
    obj = link(bpy.data.objects.new('lamp', data))
    obj.location = at
    obj.visible_camera = obj.visible_glossy = False
    return obj


def dice(seed):
    return random.Random(seed)


__all__ = [n for n in dir() if not n.startswith('_')]
