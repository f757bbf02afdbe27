"""Runs inside Blender: builds, renders, denoises and grades the pictures named on the command line.

Started by render.py; see README.md.
"""
import json
import os
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from PIL import Image  # noqa: E402

from draw import brand, building_site, city_map, film, plans, portraits, sites  # noqa: E402
from homes import picture as home_pictures  # noqa: E402
from lib import kit  # noqa: E402
from lib.denoise import denoise  # noqa: E402
from lib.grade import crops, develop  # noqa: E402
from scenes import PICTURES  # noqa: E402

QUALITY = {'draft': (640, 480, 8), 'preview': (960, 720, 16), 'final': (1360, 1020, 8), 'print': (1920, 1440, 48), 'opening': (2880, 2160, 16)}

# Gentle: at this size the browser evens out what grain is left, and a smear it cannot sharpen.
OPENING = {'radius': 3, 'strength': 0.45, 'grain': 0.2}


def _setup(width, height, samples, out):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.render.film_transparent = False
    scene.render.use_persistent_data = True
    c = scene.cycles
    c.samples, c.use_denoising, c.use_adaptive_sampling = max(2, samples // 2), False, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 5, 2, 2
    c.transparent_max_bounces, c.transmission_bounces = 12, 3
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
    files.base_path = out
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    files.file_slots.clear()
    for slot, name in (('a', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal'), ('mist', 'Mist')):
        files.file_slots.new(slot)
        tree.links.new(layers.outputs[name], files.inputs[slot])


def _read(path):
    img = bpy.data.images.load(path)
    img.colorspace_settings.name = 'Non-Color'
    w, h = img.size
    px = np.empty(w * h * 4, np.float32)
    img.pixels.foreach_get(px)
    bpy.data.images.remove(img)
    return px.reshape(h, w, 4)[::-1, :, :3].copy()


def _trace():
    """Renders two independent halves; returns them with their guides."""
    scene = bpy.context.scene
    halves, guides = [], {}
    with tempfile.TemporaryDirectory() as out:
        scene.node_tree.nodes['File Output'].base_path = out
        for seed in (11, 23):
            scene.cycles.seed = seed
            bpy.ops.render.render()
            got = {k: _read(os.path.join(out, f'{k}{scene.frame_current:04d}.exr')) for k in ('a', 'albedo', 'normal', 'mist')}
            halves.append(got.pop('a'))
            for k, v in got.items():
                guides.setdefault(k, []).append(v)
    return halves, guides


def shoot(picture, quality):
    """Builds and renders one picture; returns a PIL image."""
    w, h, samples = QUALITY[quality]
    kit.clear()
    picture['build']()
    grade = dict(picture['grade'])
    world = bpy.context.scene.world
    world.mist_settings.start, world.mist_settings.depth = picture['mist']
    world.mist_settings.falloff = 'LINEAR'
    _setup(w, h, int(samples * picture['samples']), tempfile.gettempdir())
    bpy.context.scene.cycles.sample_clamp_indirect = picture['clamp']
    began = time.time()
    halves, guides = _trace()
    traced = time.time()
    mist = 0.5 * (guides['mist'][0] + guides['mist'][1])[..., 0]
    how = {'radius': 3 if quality == 'draft' else 5}
    if quality == 'opening':
        how = {**OPENING, 'levels': 3 if picture['smooth'] < 0.1 else 5}
    clean = denoise(halves[0], halves[1], guides['albedo'], guides['normal'], depth=mist, smooth=picture['smooth'], **how)
    print(f'  traced {traced - began:.1f}s, denoised {time.time() - traced:.1f}s', flush=True)
    normal = 0.5 * (guides['normal'][0] + guides['normal'][1])
    solid = np.clip(np.abs(normal).sum(2) * 2, 0, 1)
    return Image.fromarray(develop(clean, mist, solid, **grade))


def depth_map(picture):
    """How far things are (white is far), for the moving film."""
    kit.clear()
    picture['build']()
    settings = bpy.context.scene.world.mist_settings
    settings.start, settings.depth = picture['mist'][0] * 0.2, picture['mist'][1]
    settings.falloff = 'LINEAR'
    with tempfile.TemporaryDirectory() as out:
        _setup(1440, 1080, 4, out)
        bpy.context.scene.cycles.max_bounces = 0
        bpy.ops.render.render()
        mist = _read(os.path.join(out, f'mist{bpy.context.scene.frame_current:04d}.exr'))[..., 0]
    return Image.fromarray((np.clip(mist, 0, 1) * 255).astype(np.uint8))


def draw(args):
    """Everything that is drawn, not rendered."""
    for part in args['draw']:
        start = time.time()
        if part == 'film':
            for name in film.needed():
                path = os.path.join(args['work'], name + '-depth.png')
                if not os.path.exists(path):
                    depth_map(PICTURES[name]).save(path)
            film.draw(args['media'], args['work'])
            film.share(args['media'], args['work'])
        else:
            {'brand': brand, 'plans': plans, 'map': city_map, 'portraits': portraits, 'site': building_site, 'siteplan': sites}[part].draw(args['media'])
        print(f'DRAWING {part} {time.time() - start:.1f}s', flush=True)


def main():
    args = json.loads(sys.argv[sys.argv.index('--') + 1])
    if args.get('draw'):
        draw(args)
        return
    if 'homes' in args:
        home_pictures.make(args['homes'], args['quality'], args['media'], args['work'])
        return
    for name in args['names']:
        picture = PICTURES[name]
        start = time.time()
        quality = 'opening' if args['quality'] == 'final' and picture['large'] else args['quality']
        img = shoot(picture, quality)
        img.save(os.path.join(args['work'], name + '.png'))
        depth = os.path.join(args['work'], name + '-depth.png')
        if os.path.exists(depth):  # of the picture before
            os.remove(depth)
        if quality == 'draft':
            img = img.resize((1280, 960), Image.LANCZOS)
        crops(img, os.path.join(args['media'], name), picture['focus'], picture['crops'], large=quality == 'opening')
        print(f'PICTURE {name} {time.time() - start:.1f}s', flush=True)


if __name__ == '__main__':
    try:
        main()
    except Exception:
        import traceback
        traceback.print_exc(file=sys.stdout)
        sys.stdout.flush()
        os._exit(1)
    sys.stdout.flush()
    os._exit(0)  # Blender's own shutdown stumbles over numba's LLVM
