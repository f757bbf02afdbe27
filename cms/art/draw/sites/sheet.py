"""A sheet to draw a site plan on: in metres, north at the top; no words, so that it serves every language."""
import math

INK, PAPER, STONE, LANE, POOL = '#12312F', '#FBF8F2', '#D8CBB3', '#EFE6D6', '#A9D3D1'
TREE, TREE_LIGHT = '#9FB08E', '#AFBF9E'
# Where the pen goes for a sign, in a grid of 4 x 6, and how far from it the next one stands.
SPACE = 1.7
SIGNS = {
    '0': '010110303141453616050501', '1': '022026', '2': '01103041420616364646', '3': '00404022324345361605',
    '4': '36300444', '5': '40000232434536160506', '6': '0413334445361605021030', '7': '00404016',
    '8': '121011303142332312030516364543', '9': '4233130201103041443616', 'T': '00402026', 'V': '002640', 'N': '06004640', 'm': '06022226224246',
}


class Sheet:
    def __init__(self, plan, ground, shade):
        self.plan, self.shade = plan, shade
        width, height = (round(side * plan.scale) for side in plan.metres)
        self.lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
            f'<rect width="{width}" height="{height}" fill="{ground}"/>',
        ]

    def text(self):
        return '\n'.join([*self.lines, '</svg>\n'])

    def put(self, shape, fill='none', line='none', width=2.5, more=''):
        edge = '' if line == 'none' else f' stroke="{line}" stroke-width="{width:g}"'
        self.lines.append(f'<{shape} fill="{fill}"{edge}{more}/>')

    def point(self, x, y):
        scale = self.plan.scale
        return f'{round(x * scale, 1):g} {round(y * scale, 1):g}'

    def area(self, points, fill, line='none', width=2.5):
        self.put(f'path d="M{"L".join(self.point(*p) for p in points)}Z"', fill, line, width)

    def path(self, points, line, metres, closed_by=None, fill='none'):
        """A smooth line through points; `closed_by` are the corners that make an area of it."""
        edge = [points[0], *points, points[-1]]
        parts = [f'M{self.point(*points[0])}']
        for a, b, c, d in zip(edge, edge[1:], edge[2:], edge[3:]):
            first = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
            second = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
            parts.append(f'C{self.point(*first)} {self.point(*second)} {self.point(*c)}')
        parts += [f'L{self.point(*corner)}' for corner in closed_by or []] + (['Z'] if closed_by else [])
        self.put(f'path d="{"".join(parts)}"', fill, line, metres * self.plan.scale, ' stroke-linecap="round" stroke-linejoin="round"')

    def lanes(self, ways, metres, fill=LANE, edge=STONE):
        for line, width in ((edge, metres + 0.7), (fill, metres)):
            for points in ways:
                self.path(points, line, width)

    def dot(self, x, y, metres, fill, line='none', width=1.5):
        scale = self.plan.scale
        self.put(f'circle cx="{x * scale:.0f}" cy="{y * scale:.0f}" r="{metres * scale:.1f}"', fill, line, width)

    def dots(self, points, metres, fill):
        """Round dots of one size, as the round ends of lines without length: they take a tenth of the letters."""
        scale = self.plan.scale
        ways = ''.join(f'M{x * scale:.0f} {y * scale:.0f}h.01' for x, y in points)
        self.put(f'path d="{ways}"', 'none', fill, round(metres * 2 * scale, 1), ' stroke-linecap="round"')

    def trees(self, trees, fill=TREE, light=TREE_LIGHT):
        """Each is x, y and the radius of its crown."""
        for off, part, colour in ((0.22, 1, self.shade), (0, 1, fill), (-0.25, 0.55, light)):
            for size in sorted({size for _, _, size in trees}):
                self.dots([(x + off * size, y + off * size) for x, y, r in trees if r == size], size * part, colour)

    def palms(self, palms):
        """Eight leaves each, turned by where it stands."""
        for size in sorted({size for _, _, size in palms}):
            these = [(x, y) for x, y, r in palms if r == size]
            self.dots([(x + size * 0.3, y + size * 0.35) for x, y in these], size * 0.8, self.shade)
            leaves = ''.join(
                f'M{self.point(x - size * math.cos(turn), y - size * math.sin(turn))}L{self.point(x + size * math.cos(turn), y + size * math.sin(turn))}'
                for x, y in these
                for turn in (x + k * math.pi / 4 for k in range(4))
            )
            self.put(f'path d="{leaves}"', 'none', '#8FA37E', round(size * self.plan.scale * 0.34, 1), ' stroke-linecap="round"')

    def shadow(self, corners, metres=0.9):
        self.area([(x + metres, y + metres * 1.2) for x, y in corners], self.shade)

    def block(self, x, y, width, height, fill, line='none', stroke=2.5):
        self.area([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], fill, line, stroke)

    def house(self, place, roof, parapet=STONE, line=INK, width=2.5):
        self.area(place.corners(), roof, line, width)
        self.area(place.corners(-0.9), 'none', parapet, 2)

    def sign(self, text, x, y, height, line, width=2.5):
        """Letters and figures around a point, drawn with a pen: fonts differ from browser to browser."""
        step = height / 6
        strokes = [[(int(code[k]), int(code[k + 1])) for k in range(0, len(code), 2)] for code in (SIGNS[letter] for letter in text)]
        widths = [max(a for a, _ in stroke) + SPACE for stroke in strokes]
        left = x - (sum(widths) - SPACE) * step / 2
        for stroke, wide in zip(strokes, widths):
            corners = 'L'.join(self.point(left + a * step, y + (b - 3) * step) for a, b in stroke)
            self.put(f'path d="M{corners}"', 'none', line, width, ' stroke-linecap="round" stroke-linejoin="round"')
            left += wide * step

    def needle(self, x, y):
        """North is up."""
        metres = 46 / self.plan.scale
        for side, fill in ((1, INK), (-1, PAPER)):
            self.area([(x, y - metres), (x + side * metres * 0.42, y + metres * 0.6), (x, y + metres * 0.3)], fill, INK, 2)
        self.sign('N', x, y - metres * 1.5, metres * 0.55, INK, 3.5)

    def measure(self, x, y, metres):
        """A bar of so many metres, in two halves, with what it measures below."""
        half, height = metres / 2, 9 / self.plan.scale
        self.block(x, y, half, height, INK, INK, 2)
        self.block(x + half, y, half, height, PAPER, INK, 2)
        for at in (0, half, metres):
            self.sign(f'{at:g}' + ('m' if at == metres else ''), x + at, y + height * 3.6, height * 2.6, INK, 3)
