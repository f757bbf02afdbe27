"""Pearl Bay from above: a crescent of residences and villas along the beach, with a promenade and two jetties."""
import math
import random

from .places import Place, plans_of
from .sheet import INK, PAPER, POOL, STONE, Sheet

GARDEN, SHADE, ROOF, PALE, PALE_LINE, TERRACE = '#DDE2CB', '#B9C0A2', '#FBF8F2', '#EDEBDE', '#A9AC97', '#EFE6D6'
SAND, WET, FOAM = '#F1E5CB', '#E4D4B4', '#FBF8F2'
SEA = [(25, '#D5E8E2'), (33, '#C4E0DB'), (46, '#B5D9D5'), (70, POOL)]
FAR_TREE, GRASS, WOOD, WOOD_LINE, HULL = '#CAD2B8', '#B3B98F', '#D9BF97', '#A98C60', '#FBF8F2'
# Metres before the line of the fronts.
PROMENADE, SHADES, TIDE, SWIM, RAFT = 10.5, 18, 25, 72, 105
# Metres behind it.
ROAD, CARS, BEYOND = -36, -45, -66
# The way in, from the middle of the bay: metres to the right and ahead.
WAY = [(-16, ROAD), (-14, ROAD - 40), (-2, ROAD - 90), (20, ROAD - 160)]
# Villas in the second line, behind gardens.
STAND_BACK = ('V01', 'V03', 'V05')
NEEDLE, MEASURE = (22, 30), (42, 26)


def _line(fronts, ahead):
    """Along the bay, so far ahead of the fronts: from headland to headland, which reach into the sea."""
    first, last = fronts[0], fronts[-1]
    start = [first.front(-140, ahead + 24), first.front(-80, ahead + 7), first.front(-40, ahead + 1)]
    end = [last.front(40, ahead + 1), last.front(80, ahead + 7), last.front(140, ahead + 24)]
    return [*start, *(place.front(0, ahead) for place in fronts), *end]


def _water(sheet, fronts):
    corner = [(-80, -80)]
    sheet.path(_line(fronts, 7), 'none', 0, corner, SAND)
    sheet.path(_line(fronts, TIDE - 3), 'none', 0, corner, WET)
    for ahead, colour in SEA:
        sheet.path(_line(fronts, ahead), 'none', 0, corner, colour)
    sheet.path(_line(fronts, TIDE + 0.6), FOAM, 0.6)
    for ahead in (39, 57):
        sheet.path(_line(fronts, ahead), '#D9ECE8', 0.3)
    sheet.dots([place.front(along, SWIM) for place in fronts[1:-1] for along in (-4, 4)], 0.7, PAPER)


def _roads(sheet, fronts):
    middle = fronts[len(fronts) // 2]
    sheet.lanes([_line(fronts, ROAD), [middle.front(*point) for point in WAY]], 6.4)
    for place in fronts:
        if abs(place.x - middle.x) > 24:
            bay = Place(*place.front(0, CARS), min(place.width, 15.5), 5.4, place.faces)
            sheet.area(bay.corners(), '#E6E2D2', STONE, 2)
            for k in range(1, 5):
                along = bay.width * (k / 5 - 0.5)
                sheet.area([bay.at(along, 2.7), bay.at(along, -2.7)], 'none', STONE, 1.5)
    sheet.lanes([_line(fronts, PROMENADE)], 3.4)


def _across(fronts):
    """Neighbours on the other side of the road: pale, for the eye to pass over."""
    houses = []
    for at, place in enumerate(fronts[::2]):
        if abs(at - len(fronts) // 4) > 0:
            houses += [Place(*place.front(6 * (at % 2), BEYOND - 26 * k), wide, deep, place.faces) for k, (wide, deep) in enumerate(((17, 11), (13, 13)))]
    return houses


def _grass(sheet, fronts, chance):
    for place in fronts:
        tufts = []
        for _ in range(24):
            ahead = chance.uniform(13, 14.6) if place.is_house or chance.random() < 0.5 else chance.uniform(3.5, 8)
            x, y = place.front(chance.uniform(-9, 9), ahead)
            tufts += [f'M{sheet.point(x, y)}L{sheet.point(x + lean, y - 1.5)}' for lean in (-0.8, 0.1, 0.9)]
        sheet.put(f'path d="{"".join(tufts)}"', 'none', GRASS, 1.6, ' stroke-linecap="round"')


def _beach(sheet, fronts):
    shades = [place.front(along, SHADES) for place in fronts for along in (-4.5, 3.5)]
    beds = [place.front(along + aside, SHADES + ahead) for place in fronts for along in (-4.5, 3.5) for aside in (-1.7, 1.7) for ahead in (0.9, 1.9)]
    sheet.dots(beds, 0.5, '#DFC79D')
    sheet.dots([(x + 0.5, y + 0.6) for x, y in shades], 1.5, WET)
    for metres, colour in ((1.7, STONE), (1.4, PAPER)):
        sheet.dots(shades, metres, colour)


def _jetty(sheet, place, along, ahead, end, head):
    """From the beach into the water, with a head across it."""
    for x, forth, wide, deep in ((along, (ahead + end) / 2, 3.2, end - ahead), (along, end, head, 3.2)):
        sheet.area(Place(*place.front(x, forth), wide, deep, place.faces).corners(), WOOD, WOOD_LINE, 1.6)
    house = Place(*place.front(along - 8, ahead - 2), 10, 7, place.faces)
    sheet.shadow(house.corners(), 1.2)
    sheet.area(house.corners(), PALE, PALE_LINE, 1.8)
    sheet.area([house.at(-5, 0), house.at(5, 0)], 'none', PALE_LINE, 1.5)


def _boat(sheet, x, y, faces, length):
    boat = Place(x, y, length * 0.3, length, faces)
    half, end = boat.width / 2, length / 2
    hull = [boat.at(*p) for p in ((0, end), (half * 0.8, end * 0.45), (half, -end * 0.2), (half * 0.85, -end), (-half * 0.85, -end), (-half, -end * 0.2), (-half * 0.8, end * 0.45))]
    sheet.area([(a + 1, b + 1.3) for a, b in hull], '#9CC7C4')
    sheet.area(hull, HULL, INK, 1.5)
    sheet.area([boat.at(*p) for p in ((half * 0.5, 0), (half * 0.5, -end * 0.75), (-half * 0.5, -end * 0.75), (-half * 0.5, 0))], WOOD, WOOD_LINE, 1)


def _on_water(sheet, fronts):
    west, middle, east = fronts[0], fronts[len(fronts) // 2], fronts[-2]
    _jetty(sheet, west, 12, 17, 52, 12)
    _jetty(sheet, east, 4, 17, 70, 20)
    _boat(sheet, *east.front(-9, 62), east.faces, 13)
    _boat(sheet, *east.front(15, 64), east.faces + 180, 11)
    _boat(sheet, *west.front(20, 47), west.faces, 8)
    _boat(sheet, *middle.front(-48, 150), 70, 15)
    raft = Place(*middle.front(4, RAFT), 5, 5, middle.faces)
    sheet.area(raft.corners(), WOOD, PAPER, 3)


def _gap(before, after):
    """As a place without depth, on the line of the fronts."""
    (ax, ay), (bx, by) = before.front(before.width / 2, 0), after.front(-after.width / 2, 0)
    return Place((ax + bx) / 2, (ay + by) / 2, math.dist((ax, ay), (bx, by)), 0, (before.faces + after.faces) / 2)


def _between(sheet, gap, restaurant):
    """What lies between two buildings: a pool, and in one of the gaps the restaurant."""
    near = -8 if restaurant else 3
    deck = Place(*gap.front(0, (near - 22) / 2), 10.6, near + 22, gap.faces)
    sheet.area(deck.corners(), TERRACE, STONE, 2)
    sheet.area(deck.corners(-2.2), POOL, PAPER, 4)
    if restaurant:
        house = Place(*gap.front(0, -1), 11, 9, gap.faces)
        sheet.shadow(house.corners(), 1.2)
        sheet.area(house.corners(), PALE, PALE_LINE, 1.8)
        sheet.dots([gap.front(along, 5.6) for along in (-3.6, 0, 3.6)], 1, PAPER)


def _spa(sheet, place):
    """Half underground, lit from a patio with an old tree."""
    hall = Place(*place.front(-6, -24), 26, 11, place.faces)
    sheet.area(hall.corners(), '#CFDBB4', PALE_LINE, 1.8)
    patio = Place(hall.x, hall.y, 8, 7, place.faces)
    sheet.area(patio.corners(), TERRACE, STONE, 2)
    sheet.trees([(hall.x, hall.y, 3.2)])


def _villa_garden(sheet, place, behind):
    """A pool before the house; a house that stands back has a winding path to the sea, among tamarisks."""
    pool = Place(*place.front(0, 4.4), 12, 3.6, place.faces)
    sheet.area(pool.corners(1.4), TERRACE, STONE, 1.5)
    sheet.area(pool.corners(), POOL, PAPER, 3)
    beds = Place(*place.front(place.width / 2 - 3, -place.depth - 3.6), 5.6, 4, place.faces)
    sheet.area(beds.corners(0.6), '#CFDBB4')
    for k in range(3):
        sheet.area([beds.at(-2.8, k * 1.4 - 1.4), beds.at(2.8, k * 1.4 - 1.4)], 'none', '#A9B58A', 4)
    if behind:
        reach = behind + PROMENADE - 1
        sheet.path([place.front(7, 3), place.front(9, reach * 0.4), place.front(5, reach * 0.7), place.front(7, reach)], TERRACE, 1.4)
        spots = ((-8, 0.55), (-4, 0.72), (0.5, 0.6), (-7, 0.86), (-1, 0.9), (11.5, 0.5), (11, 0.8))
        sheet.trees([(*place.front(along, reach * part), 1.9) for along, part in spots], '#A9B58A', '#BCC6A0')


def _roof(sheet, place):
    own = bool(place.home)
    line, width = (INK, 2.5) if own else (PALE_LINE, 1.8)
    sheet.area(place.corners(), ROOF if own else PALE, line, width)
    w, d = place.width / 2, place.depth / 2
    deep = 3 if place.depth > 11.5 else 1.6
    sheet.area([place.at(-w, d), place.at(w, d), place.at(w, d - deep), place.at(-w, d - deep)], '#EFE6D6' if own else '#E5E2D2', line, width * 0.7)
    inner = [place.at(-w + 1.4, d - deep - 1.4), place.at(w - 1.4, d - deep - 1.4), place.at(w - 1.4, -d + 1.4), place.at(-w + 1.4, -d + 1.4)]
    sheet.area(inner, 'none', STONE if own else '#D3D2BF', 2)
    if place.neighbour:
        sheet.sign(place.neighbour, *place.at(0, -0.8), 4.2, '#8D907B', 2.2)


def _kept(fronts, spa):
    """Round places for no trees: x, y and radius."""
    middle = fronts[len(fronts) // 2]
    way = [(*middle.front(a + (c - a) * k / 16, b + (d - b) * k / 16), 6) for (a, b), (c, d) in zip(WAY, WAY[1:]) for k in range(16)]
    hall = [(*spa.front(along, -24), 6.5) for along in (-16, -11, -6, -1, 4)]
    return [*way, *hall]


def _trees(sheet, plan, fronts, chance, taken):
    far, palms, trees = [], [], []
    gaps = [_gap(*pair) for pair in zip(fronts, fronts[1:]) if not pair[0].is_house and not pair[1].is_house]
    first, last = fronts[0], fronts[-1]
    rows = [Place(*first.front(-60, 0), 110, 0, first.faces), *fronts, Place(*last.front(60, 0), 110, 0, last.faces)]
    for _ in range(14000):
        row, (back, front) = chance.choice(rows), chance.choice(((-31, 4), (-62, -50), (-220, -62)))
        size = chance.choice((1.4, 1.9, 2.5, 3.1))
        x, y = row.front(chance.uniform(-row.width / 2 - 8, row.width / 2 + 8), chance.uniform(back, front))
        if any(p.covers(x, y, size + 0.4, size + 8 if p.is_house else size + 3, size + 0.6) for p in plan.places):
            continue
        if any(gap.covers(x, y, size, 5, 24) for gap in gaps if gap.width > 10):
            continue
        if any(front < 0 and house.covers(x, y, size, size, size) for house in _across(fronts)):
            continue
        if all(math.dist((x, y), (a, b)) > size + r for a, b, r in taken):
            taken.append((x, y, size + (chance.choice((-0.6, 0.5, 2.5)) if front > 0 else 4)))
            (far if front < 0 else palms if chance.random() < 0.55 else trees).append((x, y, size))
    for size in sorted({size for _, _, size in far}):
        sheet.dots([(x, y) for x, y, r in far if r == size], size, FAR_TREE)
    sheet.trees(trees)
    sheet.palms(palms)


def _drawn(plan, lower):
    stand_back = [place for place in lower if (place.home or place.neighbour) in STAND_BACK]
    fronts = [place for place in lower if place not in stand_back]
    chance = random.Random(23)
    sheet = Sheet(plan, GARDEN, SHADE)
    _water(sheet, fronts)
    _roads(sheet, fronts)
    for house in _across(fronts):
        sheet.area(house.corners(), '#E6E7D7', '#C6C9B3', 1.6)
    _grass(sheet, fronts, chance)
    _beach(sheet, fronts)
    _on_water(sheet, fronts)
    spa = fronts[len(fronts) // 2]
    _spa(sheet, spa)
    restaurant = False
    for before, after in zip(fronts, fronts[1:]):
        if not before.is_house and not after.is_house and _gap(before, after).width > 10:
            _between(sheet, _gap(before, after), restaurant)
            restaurant = True
    for place in lower:
        if place.is_house:
            nearest = min(fronts, key=lambda it: math.dist((it.x, it.y), (place.x, place.y)))
            _villa_garden(sheet, place, max(0, -nearest.seen_from(*place.front(0, 0))[1]) if place in stand_back else 0)
    _trees(sheet, plan, fronts, chance, _kept(fronts, spa))
    for place in plan.places:
        sheet.shadow(place.corners(), 1.6)
    for place in sorted(plan.places, key=lambda it: it.home):
        _roof(sheet, place)
    sheet.needle(*NEEDLE)
    sheet.measure(*MEASURE, 50)
    return sheet.text()


def draw():
    """Files and what they hold."""
    lower, upper = plans_of('pearl-bay')
    return {plan.file: _drawn(plan, lower.places) for plan in (lower, upper)}
