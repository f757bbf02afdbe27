"""Procedural materials. Colours are linear RGB unless given as '#rrggbb'."""
import bpy

BRASS, INK, SAND, OFFWHITE = '#B48A4A', '#12312F', '#E9DFD0', '#FAF7F2'


def rgb(colour, alpha=1.0):
    if isinstance(colour, str):
        c = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
        colour = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in c]
    return (*colour[:3], alpha)


class Graph:
    """Shorthand for shader nodes: g.node('TexNoise', {'Scale': 4}) with sockets or values as inputs."""

    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def node(self, kind, inputs=None, **props):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in props.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            socket = node.inputs[key]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            elif isinstance(value, str):
                socket.default_value = rgb(value)
            elif isinstance(value, tuple) and len(value) == 3 and socket.type == 'RGBA':
                socket.default_value = (*value, 1)
            else:
                socket.default_value = value
        return node

    def math(self, op, a, b=0.0, clamp=False):
        return self.node('Math', {0: a, 1: b}, operation=op, use_clamp=clamp).outputs[0]

    def mix(self, fac, a, b, blend='MIX'):
        return self.node('MixRGB', {0: fac, 1: a, 2: b}, blend_type=blend).outputs[0]

    def ramp(self, fac, stops, ease='LINEAR'):
        node = self.node('ValToRGB', {0: fac})
        ramp = node.color_ramp
        ramp.interpolation = ease
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for el, (pos, colour) in zip(ramp.elements, stops):
            el.position, el.color = pos, rgb(colour) if not isinstance(colour, (int, float)) else (colour,) * 3 + (1,)
        return node.outputs[0]

    def position(self, scale=(1, 1, 1), rotate=(0, 0, 0), local=False):
        if local:
            src = self.node('TexCoord').outputs['Object']
        else:
            src = self.node('NewGeometry').outputs['Position']
        return self.node('Mapping', {'Vector': src, 'Scale': scale, 'Rotation': rotate}).outputs[0]

    def noise(self, where, scale, detail=3, rough=0.5, distort=0.0):
        return self.node('TexNoise', {'Vector': where, 'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': distort}).outputs['Fac']

    def bump(self, height, strength=0.3, distance=0.02):
        return self.node('Bump', {'Height': height, 'Strength': strength, 'Distance': distance}).outputs[0]

    def principled(self, **inputs):
        names = {'base': 'Base Color', 'rough': 'Roughness', 'metal': 'Metallic', 'normal': 'Normal', 'spec': 'Specular',
                 'sheen': 'Sheen', 'coat': 'Clearcoat', 'emit': 'Emission', 'emit_strength': 'Emission Strength',
                 'sss': 'Subsurface', 'trans': 'Transmission'}
        return self.node('BsdfPrincipled', {names[k]: v for k, v in inputs.items()}).outputs[0]

    def out(self, surface):
        node = self.tree.nodes.new('ShaderNodeOutputMaterial')
        self.tree.links.new(surface, node.inputs['Surface'])


def new(name):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    return mat, Graph(mat.node_tree)


def _cached(fn):
    def wrap(*args, **kw):
        key = fn.__name__ + repr(args) + repr(sorted(kw.items()))
        key = key if len(key) < 60 else fn.__name__ + str(abs(hash(key)))[:12]
        found = bpy.data.materials.get(key)
        if found:
            return found
        mat = fn(*args, **kw)
        mat.name = key
        return mat
    wrap.__name__, wrap.__doc__ = fn.__name__, fn.__doc__
    return wrap


@_cached
def plain(colour, rough=0.5, metal=0.0, coat=0.0):
    mat, g = new('plain')
    g.out(g.principled(base=rgb(colour), rough=rough, metal=metal, coat=coat))
    return mat


@_cached
def plaster(colour=OFFWHITE, grain=0.25):
    mat, g = new('plaster')
    at = g.position()
    fine, wide = g.noise(at, 14, 5, 0.6), g.noise(at, 0.35, 3)
    base = g.mix(g.ramp(wide, [(0.3, 0.0), (0.75, 1.0)]), rgb(colour), g.mix(0.12, rgb(colour), (0.25, 0.2, 0.14, 1), 'MULTIPLY'))
    g.out(g.principled(base=base, rough=0.85, spec=0.2, normal=g.bump(fine, grain, 0.01)))
    return mat


@_cached
def stone(colour='#d9c9b0', block=(1.2, 0.6), joint=0.008, vary=0.25, rough=0.55, upright=True, local=False):
    """Stone cladding or paving: blocks of slightly different tone with fine joints."""
    mat, g = new('stone')
    if upright:
        p = g.node('SeparateXYZ', {0: g.position(local=local)})
        along = g.math('ADD', p.outputs[0], p.outputs[1])
        at = g.node('CombineXYZ', {0: along, 1: p.outputs[2]}).outputs[0]
    else:
        at = g.position(local=local)
    brick = g.node('TexBrick', {'Vector': at, 'Color1': (0.35, 0.35, 0.35), 'Color2': (1.0, 1.0, 1.0), 'Mortar': (0, 0, 0),
                                'Scale': 1.0, 'Mortar Size': joint, 'Mortar Smooth': 0.3, 'Bias': 0.0,
                                'Brick Width': block[0], 'Row Height': block[1]})
    grain = g.noise(g.position(local=local), 6, 6, 0.65)
    tone = g.mix(vary, rgb(colour), g.mix(1.0, rgb(colour), brick.outputs['Color'], 'MULTIPLY'))
    tone = g.mix(0.35, tone, g.ramp(grain, [(0.3, (0.45, 0.42, 0.38)), (0.7, (1, 1, 1))]), 'MULTIPLY')
    height = g.math('SUBTRACT', g.math('MULTIPLY', grain, 0.25), brick.outputs['Fac'])
    g.out(g.principled(base=tone, rough=rough, normal=g.bump(height, 0.35, 0.02)))
    return mat


@_cached
def marble(colour='#f1ece4', vein='#8d8378', scale=1.0, rough=0.12):
    mat, g = new('marble')
    at = g.position(local=True, scale=(scale, scale, scale), rotate=(0.3, 0.5, 0.7))
    warp = g.noise(at, 1.1, 6, 0.6, 1.2)
    vein_fac = g.ramp(warp, [(0.44, 0.0), (0.495, 0.75), (0.51, 0.1), (0.62, 0.0)])
    soft = g.noise(at, 2.5, 3)
    base = g.mix(vein_fac, g.mix(g.math('MULTIPLY', soft, 0.25), rgb(colour), rgb(vein)), rgb(vein))
    g.out(g.principled(base=base, rough=rough, coat=0.2))
    return mat


@_cached
def wood(colour='#8a5f3c', dark='#5b3a22', plank=0.18, along='x', rough=0.4, length=2.2):
    """Boards running along x, y or z."""
    mat, g = new('wood')
    p = g.node('SeparateXYZ', {0: g.position(local=True)})
    x, y, z = p.outputs
    u, v = {'x': (x, y), 'y': (y, x), 'z': (z, g.math('ADD', x, y))}[along]
    at = g.node('CombineXYZ', {0: u, 1: v, 2: z}).outputs[0]
    brick = g.node('TexBrick', {'Vector': at, 'Color1': (0, 0, 0), 'Color2': (1, 1, 1), 'Mortar': (0.5, 0.5, 0.5), 'Scale': 1.0,
                                'Mortar Size': 0.003, 'Bias': 0.0, 'Brick Width': length, 'Row Height': plank})
    shift = g.math('MULTIPLY', brick.outputs['Color'], 7.0)
    grain_at = g.node('CombineXYZ', {0: g.math('MULTIPLY', u, 0.5), 1: g.math('MULTIPLY', v, 9.0), 2: g.math('ADD', g.math('MULTIPLY', z, 9.0) if along != 'z' else shift, shift)}).outputs[0]
    grain = g.noise(grain_at, 2.2, 6, 0.62, 0.6)
    base = g.mix(g.ramp(grain, [(0.3, 0.0), (0.72, 1.0)]), rgb(dark), rgb(colour))
    base = g.mix(0.4, base, g.mix(brick.outputs['Color'], (0.62, 0.6, 0.58, 1), (1.0, 1.0, 1.0, 1)), 'MULTIPLY')
    base = g.mix(g.math('MULTIPLY', brick.outputs['Fac'], 0.7), base, (0.03, 0.02, 0.015, 1))
    g.out(g.principled(base=base, rough=rough, normal=g.bump(g.math('SUBTRACT', g.math('MULTIPLY', grain, 0.3), brick.outputs['Fac']), 0.25, 0.006)))
    return mat


@_cached
def fabric(colour, weave=350.0):
    mat, g = new('fabric')
    at = g.position(local=True)
    fine, wide = g.noise(at, weave / 2, 2), g.noise(at, 5, 3)
    base = g.mix(g.math('MULTIPLY', wide, 0.35), rgb(colour), g.mix(1.0, rgb(colour), (0.6, 0.58, 0.55, 1), 'MULTIPLY'))
    g.out(g.principled(base=base, rough=0.95, spec=0.15, sheen=0.4, normal=g.bump(g.math('ADD', fine, wide), 0.25, 0.004)))
    return mat


@_cached
def rug(colour='#d8cbb5', line='#b9a688', scale=9.0):
    mat, g = new('rug')
    at = g.position(local=True)
    wave = g.node('TexWave', {'Vector': at, 'Scale': scale, 'Distortion': 3.0, 'Detail': 2.0}, wave_type='BANDS', bands_direction='DIAGONAL').outputs['Fac']
    fuzz = g.noise(at, 160, 2)
    base = g.mix(g.ramp(wave, [(0.35, 0.0), (0.6, 0.55)]), rgb(colour), rgb(line))
    g.out(g.principled(base=base, rough=1.0, spec=0.05, sheen=0.5, normal=g.bump(fuzz, 0.6, 0.01)))
    return mat


def brass(rough=0.25):
    return plain((0.72, 0.46, 0.17), rough, 1.0)


@_cached
def sand(colour='#d9b98a', ripples=1.0, scale=1.0):
    mat, g = new('sand')
    at = g.position(scale=(scale, scale, scale))
    wide, fine = g.noise(at, 0.08, 4), g.noise(at, 22, 4, 0.7)
    wave = g.node('TexWave', {'Vector': at, 'Scale': 0.9, 'Distortion': 9.0, 'Detail': 3.0, 'Detail Scale': 0.6}, bands_direction='DIAGONAL').outputs['Fac']
    base = g.mix(wide, g.mix(0.5, rgb(colour), (0.72, 0.6, 0.45, 1), 'MULTIPLY'), rgb(colour))
    height = g.math('ADD', g.math('MULTIPLY', wave, ripples), g.math('MULTIPLY', fine, 0.35))
    g.out(g.principled(base=base, rough=0.95, spec=0.1, normal=g.bump(height, 0.4, 0.07)))
    return mat


@_cached
def grass(colour='#5d6b2f'):
    mat, g = new('grass')
    at = g.position()
    fine, wide = g.noise(at, 18, 6, 0.8), g.noise(at, 0.25, 4)
    base = g.mix(g.ramp(wide, [(0.35, 0.0), (0.65, 1.0)]), g.mix(1, rgb(colour), (0.55, 0.65, 0.4, 1), 'MULTIPLY'), rgb(colour))
    base = g.mix(g.ramp(fine, [(0.35, 0.0), (0.65, 1.0)]), g.mix(1, base, (0.45, 0.5, 0.4, 1), 'MULTIPLY'), base)
    g.out(g.principled(base=base, rough=0.95, spec=0.1, normal=g.bump(fine, 0.8, 0.08)))
    return mat


@_cached
def leaf(colour='#5f7440', vary=0.5):
    """Leaves: some light passes through them, each plant has a tone of its own."""
    mat, g = new('leaf')
    chance = g.node('ObjectInfo').outputs['Random']
    tone = g.noise(g.position(), 1.3, 2)
    base = g.mix(g.math('MULTIPLY', g.math('ADD', chance, tone), 0.5 * vary), rgb(colour), g.mix(1, rgb(colour), (1.25, 1.0, 0.5, 1), 'MULTIPLY'))
    solid = g.principled(base=base, rough=0.6, spec=0.25)
    through = g.node('BsdfTranslucent', {'Color': g.mix(1, base, (1.4, 1.35, 0.7, 1), 'MULTIPLY')}).outputs[0]
    g.out(g.node('MixShader', {0: 0.3, 1: solid, 2: through}).outputs[0])
    return mat


@_cached
def bark(colour='#8d755a', rings=False):
    mat, g = new('bark')
    at = g.position(local=True, scale=(1, 1, 4 if rings else 0.6))
    n = g.noise(at, 6, 5, 0.7)
    base = g.mix(n, g.mix(1, rgb(colour), (0.35, 0.3, 0.26, 1), 'MULTIPLY'), rgb(colour))
    g.out(g.principled(base=base, rough=0.95, spec=0.1, normal=g.bump(n, 1.0, 0.08)))
    return mat


@_cached
def water(colour='#0f3d42', ripple=0.3, size=1.0, rough=0.03, stretch=1.0):
    """Open water: a dark body under a rippled mirror."""
    mat, g = new('water')
    at = g.position(scale=(1, stretch, 1))
    small, big = g.noise(at, 0.9 / size, 4, 0.55, 0.4), g.noise(at, 0.14 / size, 3)
    normal = g.bump(g.math('ADD', small, g.math('MULTIPLY', big, 1.5)), ripple, 0.6 * size)
    g.out(g.principled(base=rgb(colour), rough=rough, spec=0.6, normal=normal))
    return mat


@_cached
def pool_water(glow=0.0, colour='#63b7b6'):
    """A pool seen from outside: turquoise with a net of caustic lines; glows at dusk."""
    mat, g = new('pool')
    at = g.position()
    wobble = g.node('TexNoise', {'Vector': at, 'Scale': 1.1, 'Detail': 2.0}).outputs['Color']
    net = g.node('TexVoronoi', {'Vector': g.mix(0.35, at, wobble, 'ADD'), 'Scale': 1.5}, feature='SMOOTH_F1').outputs['Distance']
    lines = g.ramp(net, [(0.35, 0.0), (0.8, 1.0)])
    base = g.mix(g.math('MULTIPLY', lines, 0.35), rgb(colour), (0.75, 0.95, 0.92, 1))
    normal = g.bump(g.noise(at, 1.8, 3, 0.5, 0.5), 0.12, 0.25)
    g.out(g.principled(base=base, rough=0.03, spec=0.6, normal=normal, emit=base, emit_strength=glow))
    mat.cycles.sample_as_light = False
    return mat


@_cached
def glass(tint='#dfe9e6', mirror=1.0, clear=0.9):
    """Thin window glass: lets light straight through, mirrors at grazing angles (no refraction noise)."""
    mat, g = new('glass')
    fac = g.node('Fresnel', {'IOR': 1.55}).outputs[0]
    fac = g.math('ADD', g.math('MULTIPLY', fac, mirror), 0.03 * mirror, clamp=True)
    see = g.node('BsdfTransparent', {'Color': g.mix(clear, (0.2, 0.25, 0.26, 1), rgb(tint))}).outputs[0]
    shine = g.node('BsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': 0.015}).outputs[0]
    g.out(g.node('MixShader', {0: fac, 1: see, 2: shine}).outputs[0])
    return mat


@_cached
def glow(colour=(1, 0.72, 0.42), strength=5.0, light=False):
    mat, g = new('glow')
    g.out(g.node('Emission', {'Color': rgb(colour), 'Strength': strength}).outputs[0])
    mat.cycles.sample_as_light = light
    return mat


@_cached
def rooms(lit=0.6, strength=2.0, cell=4.0, floor=3.4, base='#8b7763', z0=0.0):
    """The back wall of the rooms behind a facade.

    Homes of three rooms are in or out, and in each that is in some rooms are lit: most warm, some pale, a few by a
    screen only; some have their curtains drawn, some a lamp low on one side, and furniture stands before the wall.
    """
    mat, g = new('rooms')
    p = g.node('SeparateXYZ', {0: g.node('NewGeometry').outputs['Position']})
    x, y, z = p.outputs
    storey = g.math('DIVIDE', g.math('SUBTRACT', z, z0), floor)

    def chances(width):
        """Three numbers from 0 to 1 for each piece of this width on each storey, and how far along it a point is."""
        across = [g.math('DIVIDE', g.math('ADD', way, 0.37), width) for way in (x, y)]
        ids = g.node('CombineXYZ', {**{k: g.math('FLOOR', it) for k, it in enumerate(across)}, 2: g.math('FLOOR', storey)}).outputs[0]
        dice = g.node('SeparateColor', {0: g.node('TexWhiteNoise', {'Vector': ids}).outputs['Color']}).outputs
        return dice, g.math('FRACT', across[0])

    home, _ = chances(cell * 3)
    (chance, hue, level), along = chances(cell)
    (kind, tone, side), _ = chances(cell * 0.99)
    up = g.math('FRACT', storey)
    # some are out, and some rooms of those that are in stay dark; few homes would have all or none
    inside = g.math('LESS_THAN', home[0], min(1.0, lit ** 0.5 * 1.04))
    on = g.math('MULTIPLY', inside, g.math('LESS_THAN', chance, lit ** 0.5))
    # from the ceiling down, in steps of brightness as eyes see them
    fall = g.math('ADD', g.math('MULTIPLY', g.math('POWER', up, 1.6), 0.75), 0.22)
    power = g.math('POWER', 2.0, g.math('SUBTRACT', g.math('MULTIPLY', level, 3.0), 2.1))
    things = g.ramp(g.noise(g.position((1, 1, 1.4)), 0.95, 3), [(0.43, 0.25), (0.52, 1.0)])
    low = g.ramp(up, [(0.22, 0.0), (0.5, 1.0)])
    things = g.math('MAXIMUM', things, g.math('MULTIPLY', low, 0.85))
    # a lamp with its pool of light
    far = g.math('ADD', g.math('POWER', g.math('MULTIPLY', g.math('SUBTRACT', along, g.math('ADD', g.math('MULTIPLY', side, 0.6), 0.2)), cell / 0.8), 2.0),
                 g.math('POWER', g.math('MULTIPLY', g.math('SUBTRACT', up, 0.42), floor / 0.7), 2.0))
    pool = g.math('MULTIPLY', g.math('GREATER_THAN', tone, 0.5), g.math('MULTIPLY', g.math('POWER', 2.718, g.math('MULTIPLY', far, -1.0)), 1.6))
    open_ = g.math('MULTIPLY', power, g.math('ADD', g.math('MULTIPLY', fall, things), pool))
    # drawn curtains: even, dim, in folds
    folds = g.math('ADD', g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', g.math('ADD', x, y), 21.0)), 0.12), 0.5)
    drawn = g.math('LESS_THAN', kind, 0.3)
    light = g.mix(drawn, open_, g.math('MULTIPLY', folds, g.math('MULTIPLY', power, 0.7)))
    tint = g.ramp(hue, [(0.0, (1.0, 0.5, 0.19)), (0.35, (1.0, 0.62, 0.31)), (0.7, (1.0, 0.74, 0.47)), (0.9, (1.0, 0.86, 0.7)), (0.94, (0.62, 0.78, 1.0))], 'CONSTANT')
    light = g.math('MULTIPLY', g.math('MULTIPLY', on, light), strength * 1.15)
    wall = g.mix(drawn, g.mix(tone, rgb(base), (0.5, 0.46, 0.4, 1)), (0.62, 0.57, 0.49, 1))
    g.out(g.principled(base=wall, rough=0.9, emit=tint, emit_strength=light))
    mat.cycles.sample_as_light = False
    return mat


@_cached
def city(lit=0.0, strength=0.5, tone='#b9b4a8', step=(2.4, 3.4), glassy=0.35):
    """Far buildings: a grid of windows, some of them lit."""
    mat, g = new('city')
    p = g.node('SeparateXYZ', {0: g.node('NewGeometry').outputs['Position']})
    up = g.node('SeparateXYZ', {0: g.node('NewGeometry').outputs['Normal']}).outputs[2]
    along = g.math('DIVIDE', g.math('ADD', p.outputs[0], p.outputs[1]), step[0])
    storey = g.math('DIVIDE', p.outputs[2], step[1])
    ids = g.node('CombineXYZ', {0: g.math('FLOOR', along), 1: g.math('FLOOR', storey), 2: g.math('FLOOR', g.math('DIVIDE', p.outputs[0], 40.0))}).outputs[0]
    dice = g.node('TexWhiteNoise', {'Vector': ids})
    inside = g.math('MULTIPLY', g.math('GREATER_THAN', g.math('FRACT', along), 0.25), g.math('GREATER_THAN', g.math('FRACT', storey), 0.3))
    wall = g.math('LESS_THAN', g.math('ABSOLUTE', up), 0.5)
    pane = g.math('MULTIPLY', inside, wall)
    hue = g.node('ObjectInfo').outputs['Random']
    # stone, plaster, and some towers that are glass nearly all over
    cladding = g.ramp(hue, [(0.0, '#c9b594'), (0.22, '#d6cdbd'), (0.42, '#a99c88'), (0.58, '#c3bfb6'), (0.74, '#4d606a'), (0.88, '#7d8a8d')], 'CONSTANT')
    base = g.mix(pane, g.mix(0.55, rgb(tone), cladding), g.mix(hue, (0.05, 0.08, 0.09, 1), (0.1, 0.16, 0.19, 1)))
    rough = g.math('SUBTRACT', 0.7, g.math('MULTIPLY', pane, 0.55))
    on = g.math('MULTIPLY', g.math('LESS_THAN', dice.outputs['Value'], lit), pane)
    own = g.node('SeparateColor', {0: dice.outputs['Color']}).outputs
    level = g.math('MULTIPLY', on, g.math('MULTIPLY', strength * 1.6, g.math('POWER', own[1], 2.2)))
    tint = g.ramp(own[2], [(0.0, (1.0, 0.55, 0.24)), (0.45, (1.0, 0.7, 0.42)), (0.8, (1.0, 0.85, 0.68)), (0.93, (0.7, 0.83, 1.0))], 'CONSTANT')
    g.out(g.principled(base=base, rough=rough, spec=glassy + 0.2, emit=tint, emit_strength=level))
    mat.cycles.sample_as_light = False
    return mat


@_cached
def canvas(seed=0, palette=('#e9dfd0', '#12312f', '#b48a4a', '#c9a98a')):
    """An abstract painting in the colours of the brand."""
    mat, g = new('canvas')
    at = g.position(local=True, scale=(1, 1, 1))
    a = g.noise(g.node('VectorMath', {0: at, 1: (seed * 3.1, seed * 1.7, seed)}).outputs[0], 0.9, 2, 0.4, 1.5)
    base = g.ramp(a, [(0.0, palette[0]), (0.42, palette[3]), (0.5, palette[1]), (0.58, palette[2]), (0.62, palette[0])], 'CONSTANT')
    g.out(g.principled(base=base, rough=0.9, normal=g.bump(g.noise(at, 40, 4), 0.3, 0.01)))
    return mat
