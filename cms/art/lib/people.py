"""People in the distance: seen from behind or from the side, since faces are left to the portraits.

A figure stands on the floor at the origin, is 1.75 m tall and faces -y, as furniture does; `put` sets it in place.
"""
import math

import bpy

from . import materials as M
from .kit import lathe, link, sphere, surface

SKIN = {'light': '#b58e74', 'tan': '#8f6a50'}
HAIR = {'black': '#17120f', 'brown': '#3a2618'}


def _limb(points, deep=1.0, mat=None):
    """A round, tapering part through (x, y, z, radius); `deep` is its depth as a share of its width. A part of a garment has no material."""
    curve = bpy.data.curves.new('limb', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', 1.0, 6, True
    curve.resolution_u = 8
    spline = curve.splines.new('NURBS')
    spline.points.add(len(points) - 1)
    for p, (x, y, z, radius) in zip(spline.points, points):
        p.co, p.radius = (x, y / deep, z, 1), radius
    spline.order_u, spline.use_endpoint_u = 3, True
    if mat:
        curve.materials.append(mat)
    obj = link(bpy.data.objects.new('limb', curve))
    obj.scale[1] = deep
    return obj


def _garment(mat, parts):
    """One piece of cloth or skin of several limbs: they flow into each other where they meet."""
    points, faces = [], []
    bpy.context.view_layer.update()
    seen = bpy.context.evaluated_depsgraph_get()
    for part in parts:
        data = bpy.data.meshes.new_from_object(part.evaluated_get(seen))
        base = len(points)
        points += [tuple(part.matrix_basis @ v.co) for v in data.vertices]
        faces += [tuple(base + v for v in f.vertices) for f in data.polygons]
        bpy.data.objects.remove(part)
    data = bpy.data.meshes.new('garment')
    data.from_pydata(points, [], faces)
    data.materials.append(mat)
    obj = link(bpy.data.objects.new('garment', data))
    skin = obj.modifiers.new('skin', 'REMESH')
    skin.mode, skin.voxel_size, skin.use_smooth_shade = 'VOXEL', 0.011, True
    soft = obj.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = 0.5, 9
    return obj


def _cloth(profile, mat, folds=9, deep=0.7, seed=0.0, fold=0.10, sway=0.0):
    """Cloth that hangs round the body: (radius, height) pairs from top to hem; folds grow towards the hem."""
    top, hem = profile[0][1], profile[-1][1]

    def at(u, v):
        k = v * (len(profile) - 1)
        i = min(int(k), len(profile) - 2)
        t = k - i
        radius, z = (profile[i][n] + (profile[i + 1][n] - profile[i][n]) * t for n in (0, 1))
        a, low = 2 * math.pi * u, (top - z) / (top - hem)
        radius *= 1 + fold * low * (math.sin(folds * a + seed) + 0.5 * math.sin((folds * 2 - 3) * a + 2 * seed))
        return radius * math.cos(a), radius * math.sin(a) * deep + sway * low * low, z
    return surface(at, 96, 40, mat)


def _head(skin, hair, long=False, bun=False):
    _garment(skin, [
        _limb([(0, 0.015, 1.40, 0.060), (0, 0.012, 1.48, 0.056), (0, 0.0, 1.56, 0.056), (0, -0.01, 1.60, 0.05)]),
        sphere((0, -0.02, 1.635), 0.1, skin, (0.74, 0.92, 1.10)),
        _limb([(0, -0.105, 1.645, 0.012), (0, -0.122, 1.615, 0.014), (0, -0.10, 1.60, 0.01)]),
    ])
    parts = [sphere((0, 0.012, 1.662), 0.1, hair, (0.82, 0.92, 1.06))]
    if long:
        parts.append(_limb([(0, 0.03, 1.70, 0.07), (0, 0.07, 1.60, 0.085), (0, 0.08, 1.50, 0.09), (0, 0.075, 1.42, 0.08), (0, 0.07, 1.38, 0.04)], 0.6))
    else:
        parts.append(_limb([(0, 0.05, 1.64, 0.06), (0, 0.05, 1.57, 0.05), (0, 0.04, 1.545, 0.03)]))
    if bun:
        parts.append(sphere((0, 0.105, 1.70), 0.045, hair))
    _garment(hair, parts)


def _arms(skin, swing=0.0, bent=(0.0, 0.0), width=0.19, wide=0.0):
    """Makes the hands and returns the sleeves. `swing` moves the arms against each other; `bent` lifts each hand, from 0 to 1."""
    sleeves = []
    for side, lift in zip((-1, 1), bent):
        forward = -side * swing * 0.17
        elbow = (side * (width + 0.035), 0.035 + forward * 0.35 - 0.08 * lift, 1.13 + 0.03 * lift)
        hand = (side * (width + 0.035 - 0.12 * lift), -0.02 + forward - 0.24 * lift, 0.89 + 0.26 * lift)
        mid = [(a + b) / 2 for a, b in zip(elbow, hand)]
        sleeves.append(_limb([(side * width * 0.5, 0.01, 1.40, 0.06), (side * width * 0.98, 0.01, 1.395, 0.066), (side * (width + 0.02), 0.02, 1.27, 0.058 + wide * .4), (*elbow, 0.048 + wide), (*mid, 0.042 + wide * 1.3), (*hand, 0.036 + wide * 1.6)]))
        tip = [h + (h - e) * 0.36 for e, h in zip(elbow, hand)]
        _garment(skin, [_limb([(*mid, 0.027), (*hand, 0.026), (*[(h + t) / 2 for h, t in zip(hand, tip)], 0.037), (*tip, 0.018)])])
    return sleeves


def _legs(shoe, stride=0.0, slim=1.0):
    """Makes the shoes and returns the legs. `stride` is the distance of the feet in metres."""
    legs = []
    for side, way in ((-1, -1), (1, 1)):
        y, behind = way * stride / 2, bool(stride) and way > 0
        lift = 0.05 if behind else 0.0
        knee = (side * 0.088, y * 0.35 - (0.07 if behind else 0.0), 0.50)
        ankle = (side * 0.085, y, 0.09 + lift)
        legs.append(_limb([(side * 0.068, 0.01, 0.97, 0.098 * slim), (side * 0.084, 0.01 + y * 0.12, 0.78, 0.094 * slim), (*knee, 0.068 * slim), (*[(a + b) / 2 for a, b in zip(knee, ankle)], 0.062 * slim), (*ankle, 0.055 * slim)]))
        heel, toe = (ankle[0], ankle[1] + 0.05, 0.04 + lift * 1.7), (ankle[0] + side * 0.02, ankle[1] - 0.16, 0.032 + lift * 0.5)
        _garment(shoe, [_limb([(*heel, 0.03), (*heel, 0.042), (*[(a + b) / 2 for a, b in zip(heel, toe)], 0.042), (*toe, 0.034), (*toe, 0.02)])])
    return legs


def _trunk(hip, waist, chest, shoulders, hem=0.86, deep=0.66):
    return _limb([(0, 0.01, hem, hip * 0.9), (0, 0.01, hem + 0.03, hip), (0, 0.01, 0.98, hip), (0, 0.0, 1.12, waist), (0, 0.008, 1.28, chest), (0, 0.012, 1.38, shoulders), (0, 0.012, 1.435, shoulders * 0.72), (0, 0.012, 1.475, 0.066)], deep)


def man(shirt='#d8cfbf', trousers='#4b4f4a', skin='tan', hair='black', stride=0.0, bent=(0.0, 0.0), shoes='#4a3423'):
    cloth, tone = M.fabric(shirt, 700), M.plain(SKIN[skin], 0.55)
    _garment(M.fabric(trousers, 700), _legs(M.plain(shoes, 0.35), stride))
    _garment(cloth, [_trunk(0.195, 0.172, 0.19, 0.185, 0.85, 0.72), *_arms(tone, 1.0 if stride else 0.0, bent, 0.185)])
    _head(tone, M.plain(HAIR[hair], 0.6))


def woman(dress='#a8674c', skin='light', hair='brown', stride=0.0, bent=(0.0, 0.0), hem=0.32, bun=False, shoes='#c9b796'):
    cloth, tone = M.fabric(dress, 700), M.plain(SKIN[skin], 0.55)
    _garment(tone, _legs(M.plain(shoes, 0.4), stride * 0.8, 0.84))
    _garment(cloth, [_trunk(0.15, 0.126, 0.155, 0.15, 0.98), *_arms(tone, 0.8 if stride else 0.0, bent, 0.158)])
    _cloth([(0.118, 1.14), (0.146, 1.06), (0.176, 0.94), (0.205, 0.70), (0.235 + 0.1 * stride, hem)], cloth, 7, 0.8, 1.3, 0.10, 0.05 * stride)
    _head(tone, M.plain(HAIR[hair], 0.6), long=not bun, bun=bun)


def robe(colour='#e9e4da', scarf='#efebe3', cord='#15110e', skin='tan', stride=0.0, bent=(0.0, 0.0)):
    """The long robe of the Gulf: pale with a scarf and its cord, or dark with a veil (`cord=None`)."""
    cloth, veil, tone = M.fabric(colour, 700), M.fabric(scarf, 700), M.plain(SKIN[skin], 0.55)
    _garment(cloth, [_trunk(0.178, 0.17, 0.188, 0.182), *_arms(tone, 0.7 if stride else 0.0, bent, 0.182, 0.012)])
    _cloth([(0.170, 1.22), (0.178, 1.05), (0.188, 0.85), (0.20, 0.45), (0.225 + 0.12 * stride, 0.05)], cloth, 6, 0.8, 0.6, 0.10, 0.10 * stride)
    for x, y in ((0.085, -0.13 - stride / 4), (-0.085, -0.10)):
        _limb([(x, y, 0.03, 0.035), (x, y + 0.15, 0.04, 0.04)], mat=M.plain('#5b4029', 0.5))
    _head(tone, veil)
    sphere((0, 0.012, 1.65), 0.1, veil, (0.86, 1.0, 1.04))
    _cloth([(0.084, 1.71), (0.096, 1.64), (0.100, 1.57), (0.125, 1.49), (0.175, 1.40), (0.18, 1.33), (0.14, 1.20)], veil, 5, 0.62, 2.0, 0.09, 0.02).location[1] = 0.05
    if cord:
        for z in (1.700, 1.717):
            lathe([(0.078, z - 0.008), (0.090, z), (0.078, z + 0.008)], M.plain(cord, 0.7), (0, 0.012, 0), 40, (0.92, 1.07, 1))


def child(shirt='#c79a4a', trousers='#5e6f62', skin='tan', hair='black', stride=0.0):
    """As tall as a grown person: `put` makes it smaller, by about two thirds."""
    cloth, tone = M.fabric(shirt, 700), M.plain(SKIN[skin], 0.55)
    _garment(M.fabric(trousers, 700), _legs(M.plain('#e8e2d6', 0.5), stride))
    _garment(cloth, [_trunk(0.195, 0.17, 0.175, 0.165, 0.83, 0.78), *_arms(tone, 1.0 if stride else 0.0, width=0.17)])
    _garment(tone, [_limb([(0, 0.01, 1.40, 0.06), (0, 0, 1.52, 0.055), (0, 0, 1.58, 0.055)]), sphere((0, -0.02, 1.64), 0.12, tone, (0.80, 0.92, 1.04))])
    sphere((0, 0.012, 1.662), 0.12, M.plain(HAIR[hair], 0.6), (0.86, 0.92, 1.02))


__all__ = ['man', 'woman', 'robe', 'child']
