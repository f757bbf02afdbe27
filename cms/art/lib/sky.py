"""Skies: a physical day sky and a hand-made blue hour, both with thin clouds."""
import math

import bpy

from .kit import sun
from .materials import Graph, rgb


def _world():
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = 'MANUAL'
    world.cycles.sample_map_resolution = 512
    return Graph(world.node_tree)


def _finish(g, colour, strength=1.0):
    out = g.tree.nodes.new('ShaderNodeOutputWorld')
    g.tree.links.new(g.node('Background', {'Color': colour, 'Strength': strength}).outputs[0], out.inputs['Surface'])


def _clouds(g, amount, stretch=(1.0, 2.6, 1.0), seed=0.0):
    """Wisps on a flat layer far above: direction divided by its height."""
    way = g.node('SeparateXYZ', {0: g.node('TexCoord').outputs['Generated']})
    x, y, z = way.outputs
    low = g.math('MAXIMUM', z, 0.04)
    flat = g.node('CombineXYZ', {0: g.math('DIVIDE', x, low), 1: g.math('DIVIDE', y, low), 2: seed}).outputs[0]
    flat = g.node('Mapping', {'Vector': flat, 'Scale': stretch, 'Rotation': (0, 0, 0.5)}).outputs[0]
    n = g.noise(flat, 0.55, 7, 0.62, 0.8)
    fac = g.ramp(n, [(0.48, 0.0), (0.78, 1.0)])
    fade = g.math('MULTIPLY', g.math('MULTIPLY', z, 5.0, clamp=True), amount)
    return g.math('MULTIPLY', fac, fade), z, way


def day(azimuth=230, height=28, strength=0.24, sun_power=8.0, warm=0.5, clouds=0.35, soft=0.7, seed=0.0):
    """Clear sky with the sun standing at `azimuth` (0 = +Y, clockwise) and `height` degrees."""
    g = _world()
    sky = g.node('TexSky', sky_type='NISHITA', sun_disc=False, sun_elevation=math.radians(max(height, 6)),
                 sun_rotation=math.radians(azimuth), altitude=30.0, air_density=1.0, dust_density=1.6, ozone_density=2.2).outputs[0]
    fac = _clouds(g, clouds, seed=seed)[0]
    white = g.mix(warm, (6.5, 6.3, 6.1, 1), (7.5, 5.9, 4.4, 1))
    _finish(g, g.mix(fac, sky, white), strength)
    colour = (1.0, 0.93 - 0.22 * warm, 0.84 - 0.42 * warm)
    return sun(azimuth, height, sun_power, colour, soft)


def dusk(azimuth=300, strength=1.0, glow=1.0, clouds=0.5, seed=3.0, top='#0c2144', mid='#2f5888', low='#d98a5c', rim='#f3b57c'):
    """Blue hour: deep blue above, peach where the sun has gone (at `azimuth`)."""
    g = _world()
    fac, z, way = _clouds(g, clouds, seed=seed)
    x, y, _ = way.outputs
    a = math.radians(azimuth)
    side = g.math('ADD', g.math('MULTIPLY', x, math.sin(a)), g.math('MULTIPLY', y, math.cos(a)))
    side = g.math('MULTIPLY', g.math('ADD', side, 1.0), 0.5, clamp=True)
    warm = g.ramp(z, [(0.0, rim), (0.05, low), (0.15, '#8c7391'), (0.3, mid), (0.8, top)], 'EASE')
    cool = g.ramp(z, [(0.0, '#7f8aa2'), (0.1, '#53709b'), (0.3, mid), (0.8, top)], 'EASE')
    sky = g.mix(g.math('POWER', side, 1.6), cool, warm)
    cloud = g.mix(side, (0.16, 0.22, 0.36, 1), (0.95 * glow, 0.46 * glow, 0.32 * glow, 1))
    _finish(g, g.mix(fac, sky, cloud), strength)
    lamp = sun(azimuth, 4, 0.25 * glow, (1.0, 0.6, 0.4), 8)
    lamp.visible_glossy = False
    return lamp


def studio(colour=(0.9, 0.95, 1.0), strength=0.4, seen=None, seen_strength=1.0):
    """Even light for interiors; the camera sees `seen` instead."""
    g = _world()
    out = g.tree.nodes.new('ShaderNodeOutputWorld')
    light = g.node('Background', {'Color': rgb(colour), 'Strength': strength}).outputs[0]
    view = g.node('Background', {'Color': rgb(seen or colour), 'Strength': seen_strength}).outputs[0]
    is_cam = g.node('LightPath').outputs['Is Camera Ray']
    g.tree.links.new(g.node('MixShader', {0: is_cam, 1: light, 2: view}).outputs[0], out.inputs['Surface'])
