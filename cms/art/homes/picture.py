"""Pictures of homes: a room or terrace, and in its opening the view from the height of the home.

Runs inside Blender. The parts are kept in `.work/`: a room is traced once, with its light in three groups (sun, sky,
lamps), so that it serves by day and at dusk; a palette costs only a pass of colours; a view is traced for each height.
"""
import json
import os
import tempfile
import time

import bpy
import numpy as np
from PIL import Image

from lib import kit, sky
from lib.denoise import _blur, _wavelet, denoise
from lib.grade import crops, develop
from . import rooms, views

TABLE = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'demo', 'home-pictures.json'))
SIZE = {'draft': (480, 360), 'preview': (800, 600), 'final': (1920, 1440), 'print': (2880, 2160)}
# Half of the samples of a room, and of a view: each is rendered twice.
SAMPLES = {'draft': (2, 1), 'preview': (4, 2), 'final': (7, 2), 'print': (64, 24)}
# The outline of a room against its view is rendered once more, without light that has bounced.
OUTLINE_SAMPLES = 24
GROUPS = ('sun', 'sky', 'lamps')
# How uneven each may be by chance.
EVEN = {'sun': 0.8, 'sky': 0.3, 'lamps': 0.5}

# Where the sun stands for a window that looks this way, as degrees from straight ahead: by day, and where it has set.
SUN = {'west': (-52, 0), 'northWest': (-50, -45), 'southWest': (-45, 45), 'east': (52, 180), 'northEast': (52, -135),
       'southEast': (-52, 135), 'south': (48, 90), 'north': (200, -90), None: (-52, -60)}


def table():
    with open(TABLE, encoding='utf-8') as file:
        return json.load(file)


def _setup(width, height, samples, passes, bounces):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.render.film_transparent = True
    scene.render.use_persistent_data = True
    c = scene.cycles
    c.samples, c.use_denoising, c.use_adaptive_sampling = samples, False, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = bounces, min(2, bounces), min(2, bounces)
    c.transparent_max_bounces, c.transmission_bounces = 10, min(2, bounces)
    c.sample_clamp_indirect, c.sample_clamp_direct = 2.0, 20.0
    c.blur_glossy, c.caustics_reflective, c.caustics_refractive = 1.0, False, False
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.5
    layer = bpy.context.view_layer
    layer.use_pass_mist = True
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.name = 'files'
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    files.format.color_mode = 'RGBA'
    files.file_slots.clear()
    for name in passes:
        files.file_slots.new(name.replace(' ', '_'))
        tree.links.new(layers.outputs[name], files.inputs[name.replace(' ', '_')])


def _read(path):
    img = bpy.data.images.load(path)
    img.colorspace_settings.name = 'Non-Color'
    img.alpha_mode = 'CHANNEL_PACKED'
    w, h = img.size
    px = np.empty(w * h * 4, np.float32)
    img.pixels.foreach_get(px)
    bpy.data.images.remove(img)
    return px.reshape(h, w, 4)[::-1].copy()


def _shoot(passes, seed):
    scene = bpy.context.scene
    with tempfile.TemporaryDirectory() as out:
        scene.node_tree.nodes['files'].base_path = out
        scene.cycles.seed = seed
        bpy.ops.render.render()
        return {name: _read(os.path.join(out, f"{name.replace(' ', '_')}{scene.frame_current:04d}.exr")) for name in passes}


def _light_groups():
    layer, scene = bpy.context.view_layer, bpy.context.scene
    for name in GROUPS:
        layer.lightgroups.add(name=name)
    scene.world.lightgroup = 'sky'
    for obj in scene.objects:
        if obj.type == 'LIGHT':
            # The panels in the windows stand for the sky; those with a warm tone are coves.
            cool = obj.data.type == 'AREA' and obj.data.color[2] > 0.9
            obj.lightgroup = 'sun' if obj.data.type == 'SUN' else 'sky' if cool else 'lamps'
        elif obj.type in ('MESH', 'CURVE'):
            obj.lightgroup = 'lamps'
            if all(slot.material and slot.material.name.startswith('glow') for slot in obj.material_slots):
                # Bulbs are seen but light nothing: the lamps in them do, without specks.
                obj.visible_diffuse = obj.visible_glossy = False


def _build_room(name, palette):
    kit.clear()
    rooms.ROOMS[name](rooms.Palette(palette))
    settings = bpy.context.scene.world.mist_settings
    settings.start, settings.depth, settings.falloff = 0, 25, 'LINEAR'


def room(name, quality, work):
    """The light of a room in its groups, its alpha and its colours in the first palette."""
    path = os.path.join(work, f'room-{name}-{quality}.npz')
    if os.path.exists(path):
        return dict(np.load(path))
    began = time.time()
    _build_room(name, 'coast')
    _light_groups()
    w, h = SIZE[quality]
    passes = ('Image', 'Denoising Albedo', 'Denoising Normal', 'Mist', *(f'Combined_{g}' for g in GROUPS))
    _setup(w, h, SAMPLES[quality][0], passes, 5)
    a, b = _shoot(passes, 11), _shoot(passes, 23)
    pair = lambda name: (a[name][..., :3], b[name][..., :3])
    mist = 0.5 * (a['Mist'] + b['Mist'])[..., 0]
    rough = np.clip(0.5 * (a['Image'][..., 3] + b['Image'][..., 3]), 0, 1)
    outline = _outline(w, h)
    out = {'alpha': outline.astype(np.float16), 'albedo': _albedo(a, b)}
    traced = time.time()
    normal = (0.5 * (a['Denoising Normal'] + b['Denoising Normal'])[..., :3]).astype(np.float32)
    for g in GROUPS:
        clean = denoise(*pair(f'Combined_{g}'), pair('Denoising Albedo'), pair('Denoising Normal'), radius=3 if g == 'lamps' else 4)
        even = _even(clean, out['albedo'].astype(np.float32), normal, mist, EVEN[g])
        out[g] = np.clip(_inside(even, rough, outline), 0, 60000).astype(np.float16)
    np.savez(path, **out)
    print(f'ROOM {name} traced {traced - began:.0f}s, denoised {time.time() - traced:.0f}s', flush=True)
    return out


def _outline(width, height):
    """How much of each pixel the room covers, from many samples: few leave frames of windows ragged."""
    _setup(width, height, OUTLINE_SAMPLES, ('Image',), 0)
    return np.clip(_shoot(('Image',), 11)['Image'][..., 3], 0, 1)


def _inside(lit, rough, outline):
    """The light of a room, covered as in `outline`; it was traced with the coverage `rough`."""
    around = np.stack([_blur(lit[..., c], 1) for c in range(3)], 2) / (_blur(rough, 1) + 1e-3)[..., None]
    edge = (np.abs(rough - outline) > 0.02)[..., None]
    return np.where(edge, around * outline[..., None], lit)


# Neighbours two pixels away, and the pixel.
AROUND = ((0, 0), (-2, 0), (2, 0), (0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))


def _even(lit, albedo, normal, depth, tolerance):
    """Takes specks and blotches out of light that has bounced; edges of light and of surfaces stay.

    Differences up to about `tolerance`, as a share, count as chance: sunlight on a floor is many times as bright as
    what it throws on the ceiling.
    """
    h, w, _ = lit.shape
    bare = lit / (albedo + 0.06)
    for _ in range(2):
        level = bare.mean(2)
        pad = np.pad(level, 2, mode='edge')
        middle = np.median(np.stack([pad[2 + j:2 + j + h, 2 + i:2 + i + w] for j, i in AROUND]), axis=0)
        share = np.minimum(1, 1.6 * (middle + 1e-4) / (level + 1e-4))
        bare = bare * share[..., None]
    guide = np.concatenate([np.zeros((h, w, 3), np.float32), normal * 1.5, np.log(depth + 0.02)[..., None] * 1.5], 2).astype(np.float32)
    bare = bare.astype(np.float32)
    for level in range(6):
        lums = _blur(np.log(bare.sum(2) + 1e-3), 1 + (level > 0))
        keen = np.full((h, w), 1 / (tolerance * 0.88 ** level) ** 2, np.float32)
        bare = _wavelet(bare, lums, guide, 2 ** level, keen, np.float32(7.0))
    return bare * (albedo + 0.06)


def _albedo(a, b):
    return np.clip(0.5 * (a['Denoising Albedo'] + b['Denoising Albedo'])[..., :3], 0, 1).astype(np.float16)


def colours(name, palette, quality, work):
    """The colours of a room in another palette, without light."""
    path = os.path.join(work, f'colours-{name}-{palette}-{quality}.npy')
    if not os.path.exists(path):
        _build_room(name, palette)
        w, h = SIZE[quality]
        passes = ('Denoising Albedo',)
        _setup(w, h, SAMPLES[quality][0], passes, 0)
        np.save(path, _albedo(_shoot(passes, 11), _shoot(passes, 23)))
    return np.load(path)


def view(name, eye, light, orientation, quality, work):
    """What lies outside, linear, with the sky."""
    hour = 'dusk' if light == 'dusk' else 'day'
    path = os.path.join(work, f'view-{name}-{eye}-{hour}-{quality}.npz')
    if os.path.exists(path):
        return dict(np.load(path))
    began = time.time()
    kit.clear()
    ahead, gone = SUN[orientation]
    if hour == 'dusk':
        sky.dusk(gone, clouds=0.5, seed=len(name), strength=1.0)
    else:
        sky.day(ahead, 30, warm=0.4, clouds=0.5, seed=len(name) + eye, sun_power=5.0)
    views.VIEWS[name](hour)
    camera = rooms.stand(0)
    camera.location.z = eye
    settings = bpy.context.scene.world.mist_settings
    settings.start, settings.depth, settings.falloff = 60, 3000, 'LINEAR'
    w, h = SIZE[quality]
    passes = ('Image', 'Denoising Albedo', 'Denoising Normal', 'Mist')
    _setup(w, h, SAMPLES[quality][1], passes, 2)
    bpy.context.scene.render.film_transparent = False
    a, b = _shoot(passes, 11), _shoot(passes, 23)
    pair = lambda name: (a[name][..., :3], b[name][..., :3])
    mist = 0.5 * (a['Mist'] + b['Mist'])[..., 0]
    clean = denoise(*pair('Image'), pair('Denoising Albedo'), pair('Denoising Normal'), depth=mist, radius=3, smooth=0.05)
    solid = np.clip(np.abs(0.5 * (a['Denoising Normal'] + b['Denoising Normal'])[..., :3]).sum(2) * 2, 0, 1)
    out = {'light': np.clip(clean, 0, 60000).astype(np.float16), 'haze': (np.clip(mist, 0, 1) * solid).astype(np.float16)}
    np.savez(path, **out)
    print(f'VIEW {name} {eye} {hour} {time.time() - began:.0f}s', flush=True)
    return out


# How bright the view is against the room, how much of each group of light there is, and the exposure of all.
MIX = {
    'day': dict(sun=0.62, sky=(0.9, 0.92, 0.95), lamps=0.35, view=0.8, haze=(0.80, 0.85, 0.90), key=0.36),
    'soft': dict(sun=0.0, sky=(1.25, 1.27, 1.3), lamps=0.6, view=0.8, haze=(0.80, 0.85, 0.90), key=0.36),
    'dusk': dict(sun=0.0, sky=(0.025, 0.03, 0.045), lamps=1.0, view=0.34, haze=(0.30, 0.32, 0.42), key=0.2),
}
OPEN = ('loggia', 'roof', 'garden', 'poolside')


def _level(img, mask=None):
    lum = img.mean(2)
    lum = lum[mask] if mask is not None and mask.any() else lum
    return float(np.exp(np.mean(np.log(np.clip(lum, 1e-4, None)))))


def compose(home, quality, work):
    """The finished picture of a home, as a PIL image."""
    light, mix = home['light'], MIX[home['light']]
    got = room(home['room'], quality, work)
    out = view(home['view'], home['eye'], light, home['orientation'], quality, work)
    base = got['albedo'].astype(np.float32)
    new = colours(home['room'], home['palette'], quality, work).astype(np.float32) if home['palette'] != 'coast' else base
    tint = (new + 0.06) / (base + 0.06)
    tint = 0.78 * tint + 0.22 * tint.mean(2, keepdims=True)  # the room was lit by its first colours
    part = {g: got[g].astype(np.float32) for g in GROUPS}
    inner = (part['sun'] * mix['sun'] + part['sky'] * np.array(mix['sky'], np.float32) + part['lamps'] * mix['lamps']) * tint
    alpha = got['alpha'].astype(np.float32)[..., None]
    if home['mirror']:
        inner, alpha = inner[:, ::-1], alpha[:, ::-1]
    solid = alpha[..., 0] > 0.5
    inner = inner * ((0.115 if home['room'] in OPEN else 0.16) / _level(inner, solid))
    outer = out['light'].astype(np.float32)
    outer = outer * (mix['view'] * (0.36 if home['room'] in OPEN else 0.55) / _level(outer))
    amount = (out['haze'].astype(np.float32) * 0.55)[..., None]
    outer = outer * (1 - amount) + np.array(mix['haze'], np.float32) * mix['view'] * 0.75 * amount
    lin = inner + (1 - alpha) * outer
    return Image.fromarray(develop(lin, key=mix['key'], saturation=1.1, contrast=1.16, bloom=0.05 if light != 'dusk' else 0.08))


def make(homes, quality, media, work):
    chosen = {slug: home for slug, home in table().items() if 'room' in home and (not homes or slug in homes)}
    for slug, home in chosen.items():
        img = compose(home, quality, work)
        img.save(os.path.join(work, f'home-{slug}.png'))
        if quality in ('final', 'print'):
            crops(img, os.path.join(media, f'home-{slug}'), (0.5, 0.56))
        print(f'HOME {slug}', flush=True)
