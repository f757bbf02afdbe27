"""A building site at four stages as SVG, seen from the same place: flat, in the colours of the brand."""
import os

WIDTH, HEIGHT, GROUND = 1200, 800, 690
LEFT, BAY, STOREY = 430, 66, 46
BAYS, STOREYS = 5, 11

SKY, HILL, EARTH = '#dfe6e1', '#cfd6cc', '#d8c6a8'
CONCRETE, SHADE, GLASS, FRAME, BRASS = '#b9b3a8', '#8f897d', '#37504d', '#12312f', '#b48a4a'

# How many storeys stand, how many of them have their facade, and how many are fitted out and lit.
STAGES = {
    'foundation': (0, 0, 0),
    'structure': (7, 0, 0),
    'facade': (11, 6, 0),
    'fitting': (11, 11, 7),
}


def _box(x, y, width, height, fill):
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}"/>'


def _storey(level, closed, lit):
    top = GROUND - (level + 1) * STOREY
    parts = [_box(LEFT - 8, top, BAYS * BAY + 16, 9, SHADE)]
    for bay in range(BAYS):
        x = LEFT + bay * BAY
        if closed:
            warm = lit and (level * 3 + bay * 2) % 4 != 0
            parts.append(_box(x, top + 9, BAY, STOREY - 9, FRAME))
            parts.append(_box(x + 6, top + 14, BAY - 12, STOREY - 19, '#e3c48d' if warm else GLASS))
        else:
            parts.append(_box(x, top + 9, 10, STOREY - 9, CONCRETE))
    if not closed:
        parts.append(_box(LEFT + BAYS * BAY - 10, top + 9, 10, STOREY - 9, CONCRETE))
    return ''.join(parts)


def _crane():
    bars = ''.join(f'<path d="M286 {y}l28 36m0-36l-28 36" stroke="{BRASS}" stroke-width="4"/>' for y in range(150, GROUND - 36, 36))
    return (
        f'<g fill="none">{_box(284, 120, 5, GROUND - 120, BRASS)}{_box(311, 120, 5, GROUND - 120, BRASS)}{bars}'
        f'<path d="M170 128h640M300 84l-130 44m130-44l510 44" stroke="{BRASS}" stroke-width="7"/>'
        f'<path d="M794 128v120" stroke="{FRAME}" stroke-width="3"/></g>'
        f'{_box(176, 128, 60, 44, SHADE)}{_box(778, 248, 32, 26, FRAME)}'
    )


def _pit():
    piles = ''.join(_box(LEFT + 8 + n * 48, GROUND - 44, 8, 74, SHADE) for n in range(7))
    return _box(LEFT - 40, GROUND, BAYS * BAY + 80, 40, '#a8926c') + _box(LEFT - 16, GROUND + 14, BAYS * BAY + 32, 26, CONCRETE) + piles


def _site(standing, closed, lit):
    storeys = ''.join(_storey(level, level < closed, level < lit) for level in range(standing))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">',
        _box(0, 0, WIDTH, HEIGHT, SKY),
        f'<path d="M0 620q180-70 380-30t420-20 400 10v120H0z" fill="{HILL}"/>',
        _box(0, GROUND, WIDTH, HEIGHT - GROUND, EARTH),
        '' if closed == STOREYS else _crane(),
        storeys or _pit(),
        '</svg>\n',
    ]
    return '\n'.join(line for line in lines if line)


def draw(media):
    for name, stage in STAGES.items():
        with open(os.path.join(media, f'site-{name}.svg'), 'w', encoding='utf-8') as file:
            file.write(_site(*stage))
