"""Dune House from above: three rows of clay houses with a planted wadi between them, where the dunes begin."""
import math
import random

from .places import plans_of
from .sheet import INK, LANE, POOL, STONE, Sheet

SAND, SHADE, LEE, CREST, RIPPLE = '#EADBBE', '#CDB98F', '#DEC9A0', '#C2A571', '#D9C6A0'
ROOF, PALE, PALE_LINE, CLAY, PANEL = '#FBF4E6', '#E8D6B2', '#A8946C', '#B9986A', '#C9CFC6'
BUSH = '#A9B58A', '#BCC6A0'
YARD, WADI, STONE_BED, PATH = '#E3D0A9', '#D3D9B6', '#E4DCC4', '#F4EBD8'

DUNE_WALL = 119
CRESTS = [(125, 1.6, 0.3), (132, 2.4, 1.7), (140, 2.2, 3.4)]
WADI_LINE = [(84, -4), (80.5, 14), (83.5, 34), (80, 52), (83, 70), (80.5, 92), (84, 112), (80, 142)]
CROSSING = [(6, 56.6), (24, 54.6), (33, 54.1), (45, 54.1), (53, 52.6), (72, 52.5), (92, 52.2), (119, 52.2)]
ROADS = [[(-4, 62), (5, 61), (5.6, 40), (5.6, 13)], [(-4, 62), (5, 63), (5.6, 90), (5.6, 125)], [(5.6, 13), (22, 13)], [(5.6, 125), (28, 125)]]
# Car parks at both ends: where they begin, and how many cars stand in a row.
CAR_PARKS = [(9, 5, 6), (9, 117, 8)]
POOL_COURT = (50, 80.5, 20, 8.5)
SHOP, WORKSHOP = (10, 98, 11, 8), (23, 99.5, 8.5, 6.5)
NEEDLE, MEASURE = (112, 11), (88, 132.4)
# No plants there: car parks, courts, buildings for all, what is written.
BUILT = [(9, 5, 18, 16), (9, 117, 24, 16), POOL_COURT, SHOP, WORKSHOP, (53, 27, 20, 23), (53, 55, 20, 23), (50, 91, 22, 34), (54, 6, 20, 20), (109, 2, 6, 13), (86, 130, 24, 8)]


def _dunes(sheet):
    for x, swing, phase in CRESTS:
        crest = [(x + swing * math.sin(y / 13 + phase) + 1.2 * math.sin(y / 5.1 + phase * 3), y) for y in range(-6, 148, 6)]
        foot = [(a + 2.6 + 1.5 * math.sin(y / 17 + phase * 2), y) for a, y in crest]
        sheet.path(crest, 'none', 0, list(reversed(foot)), LEE)
        sheet.path(crest, CREST, 0.22)
        for k in range(3):
            sheet.path([(a - 1 - k * 0.9 - 0.5 * math.sin(y / 7), y) for a, y in crest[1 + k : -1 - k]], RIPPLE, 0.16)
    for y in range(-4, 142, 7):
        sheet.path([(0.5 + 2 * math.sin(y + k / 3), y + k) for k in range(0, 6)], RIPPLE, 0.2)


def _wadi(sheet, chance):
    sheet.path(WADI_LINE, '#C3CBA3', 10.6)
    sheet.path(WADI_LINE, WADI, 9.8)
    sheet.path(WADI_LINE, STONE_BED, 2.2)
    trees = []
    for (x, y), (u, v) in zip(WADI_LINE, WADI_LINE[1:]):
        for _ in range(9):
            t, off = chance.random(), chance.choice((-1, 1)) * chance.uniform(2, 4.1)
            px, py = x + (u - x) * t + off, y + (v - y) * t
            if abs(py - 52.4) > 4:
                trees.append((px, py, chance.choice((0.9, 1.2, 1.6))))
    sheet.trees(trees, *BUSH)


def _wall(sheet, points):
    for drop, line in ((0.5, SHADE), (0, CLAY)):
        corners = 'L'.join(sheet.point(x + drop, y + drop * 1.4) for x, y in points)
        sheet.put(f'path d="M{corners}"', 'none', line, 0.7 * sheet.plan.scale, ' stroke-linejoin="round"')


def _yard(sheet, place, depth):
    """The walled court behind a house, through which it is entered."""
    half = place.width / 2 - 0.4
    back = -place.depth
    sheet.area([place.front(-half, back), place.front(half, back), place.front(half, back - depth), place.front(-half, back - depth)], YARD)
    gate = half * 0.3
    _wall(sheet, [place.front(-half, back), place.front(-half, back - depth), place.front(gate - 1.4, back - depth)])
    _wall(sheet, [place.front(half, back), place.front(half, back - depth), place.front(gate + 0.8, back - depth)])
    sheet.trees([(*place.front(-half * 0.5, back - depth * 0.5), 1.5)])


def _terrace(sheet, place, pool):
    half = place.width / 2 - 0.3
    sheet.area([place.front(-half, 0), place.front(half, 0), place.front(half, 2.2), place.front(-half, 2.2)], PATH, '#D5C29A', 1.5)
    if pool:
        sheet.area([place.front(-6, 3), place.front(6, 3), place.front(6, 6), place.front(-6, 6)], POOL, PATH, 6)


def _roof(sheet, place):
    """Panels flush with the roof, and the wind tower."""
    own = bool(place.home)
    sheet.house(place, ROOF if own else PALE, '#E5D3AC' if own else '#D8C49B', INK if own else PALE_LINE, 2.5 if own else 1.8)
    line = INK if own else PALE_LINE
    tower_x, tower_y = place.at(place.width / 2 - 2.3, -place.depth / 2 + 2.3)
    sheet.area([(tower_x + dx, tower_y + dy) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))], '#DCC08F', line, 1.6)
    sheet.area([(tower_x + dx, tower_y + dy) for dx, dy in ((-1, -1), (1, 1), (1, -1), (-1, 1))], 'none', line, 1)
    for k in range(int(place.width // 4)):
        left, back = -place.width / 2 + 1.6 + k * 2.1, -place.depth / 2 + 1.5
        sheet.area([place.at(left, back), place.at(left + 1.7, back), place.at(left + 1.7, back + 1.3), place.at(left, back + 1.3)], PANEL if own else '#D2CDB4', '#9DA79F' if own else '#BDB594', 1)
    if place.neighbour:
        sheet.sign(place.neighbour, *place.at(0, 1.4), 1.5, '#8F7C55', 2.2)


def _courts(sheet):
    """The three courts that the apartments share, and the small one of the villa beside them: citrus and figs under a net."""
    for x, y, w, h in ((53.4, 33.5, 10.6, 10), (53.4, 61.5, 10.6, 10), (50, 98.5, 14, 18.8), (54, 16.2, 19.1, 7.6)):
        sheet.block(x, y, w, h, YARD, '#D5C29A', 1.5)
        for k in range(1, 4):
            sheet.path([(x, y + h * k / 4), (x + w, y + h * k / 4 + 0.6)], '#CDB98F', 0.12)
        places = ((0.24, 0.3), (0.76, 0.28), (0.3, 0.74), (0.74, 0.72)) if h > 8 else ((0.15, 0.5), (0.5, 0.6), (0.85, 0.5))
        sheet.trees([(x + w * fx, y + h * fy, 1.6) for fx, fy in places])
        sheet.dots([(x + w * fx + 0.5, y + h * fy - 0.4) for fx, fy in places], 0.3, '#E0B45E')
    _wall(sheet, [(54, 16.2), (54, 23.8), (61, 23.8)])
    _wall(sheet, [(73.1, 16.2), (73.1, 23.8), (64, 23.8)])


def _cars(sheet):
    sheet.lanes(ROADS, 4.2)
    for x, y, cars in CAR_PARKS:
        sheet.block(x, y, cars * 2.8 + 1, 16, LANE, STONE, 3)
        for row in (y + 0.7, y + 10.7):
            for k in range(cars + 1):
                sheet.path([(x + 0.5 + k * 2.8, row), (x + 0.5 + k * 2.8, row + 4.6)], STONE, 0.2)


def _shared(sheet):
    """A pool that walls protect from the wind, a shop and a workshop."""
    x, y, w, h = POOL_COURT
    sheet.block(x, y, w, h, PATH, '#D5C29A', 1.5)
    sheet.block(x + 2.5, y + 2, w - 5, h - 4, POOL, '#FBF4E6', 5)
    _wall(sheet, [(x, y + h), (x, y), (x + w, y), (x + w, y + h)])
    for x, y, w, h in (SHOP, WORKSHOP):
        sheet.shadow([(x, y), (x + w, y), (x + w, y + h), (x, y + h)])
        sheet.block(x, y, w, h, PALE, PALE_LINE, 1.8)
        sheet.block(x + 0.9, y + 0.9, w - 1.8, h - 1.8, 'none', '#D8C49B', 2)


def _plants(sheet, plan, chance):
    taken, trees, palms = [(5, 60, 7)], [], []
    for x, y, w, h in BUILT:
        taken += [(x + dx, y + dy, 2.2) for dx in range(0, int(w) + 3, 3) for dy in range(0, int(h) + 3, 3)]
    for _ in range(2600):
        x, y, size = chance.uniform(9, 118), chance.uniform(3, 136), chance.choice((0.5, 0.7, 0.9, 1.3, 1.7))
        if abs(y - 53) < 3.6 or abs(x - 82) < 7.2:
            continue
        if any(p.covers(x, y, size + 0.8, *((8 if p.width > 15 else 4, 9) if p.is_house else (2, 2))) for p in plan.places):
            continue
        if all(math.hypot(x - a, y - b) > r + size for a, b, r in taken):
            taken.append((x, y, size + chance.choice((0.2, 1.5, 3))))
            (palms if size > 1.2 and chance.random() < 0.5 else trees).append((x, y, size))
    sheet.trees(trees, *BUSH)
    sheet.palms(palms)


def draw():
    """Files and what they hold."""
    return {plan.file: _drawn(plan) for plan in plans_of('dune-house')}


def _drawn(plan):
    chance = random.Random(11)
    sheet = Sheet(plan, SAND, SHADE)
    _dunes(sheet)
    _wadi(sheet, chance)
    sheet.lanes([CROSSING], 2.8, PATH, '#D5C29A')
    _cars(sheet)
    sheet.path([(119, 52.2), (127, 55), (136, 50), (148, 53)], PATH, 1.5)
    for k in range(5):
        _wall(sheet, [(121 + k * 4, 56.6 + (k % 2)), (123 + k * 4, 56.9 + (k % 2))])
    _wall(sheet, [(DUNE_WALL, 6), (DUNE_WALL + 0.6, 28), (DUNE_WALL, 49.5)])
    _wall(sheet, [(DUNE_WALL, 55), (DUNE_WALL + 1.2, 84), (DUNE_WALL + 0.4, 110), (DUNE_WALL - 1, 133)])
    _courts(sheet)
    _shared(sheet)
    _plants(sheet, plan, chance)
    for place in plan.places:
        if place.is_house and 'V05' not in (place.home, place.neighbour):
            villa = place.width > 15
            _yard(sheet, place, 7 if villa else 6)
            _terrace(sheet, place, villa)
    for place in plan.places:
        sheet.shadow(place.corners())
    for place in sorted(plan.places, key=lambda it: it.home):
        _roof(sheet, place)
    sheet.needle(*NEEDLE)
    sheet.measure(*MEASURE, 20)
    return sheet.text()
