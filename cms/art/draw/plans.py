"""Apartment plans: drawn from lists of rooms, furniture and doors; no words, and without a needle, so they serve every language and every home."""
import math
import os
import subprocess
import tempfile

INK, BRASS, SAND, PAPER = '#12312F', '#B48A4A', '#E9DFD0', '#FAF7F2'
LINE = '#6d7a72'
FILLS = {'living': '#FAF7F2', 'bed': '#F3ECDF', 'wet': '#DDE5E0', 'hall': '#F6F0E5', 'out': '#DCE3D3'}


class Plan:
    """Collects SVG parts in metres; `scale` turns them into pixels."""

    def __init__(self, width, height, size=(1600, 1200), margin=110):
        self.w, self.h, self.size = width, height, size
        self.scale = min((size[0] - 2 * margin) / width, (size[1] - 2 * margin) / height)
        self.x0, self.y0 = (size[0] - width * self.scale) / 2, (size[1] - height * self.scale) / 2
        self.floor, self.things, self.walls, self.gaps, self.doors = [], [], [], [], []

    def rect(self, x, y, w, h, fill='none', stroke=LINE, width=.025, r=0, extra=''):
        self.things.append(f'<rect x="{x:.3f}" y="{y:.3f}" width="{w:.3f}" height="{h:.3f}" rx="{r}" fill="{fill}" stroke="{stroke}" stroke-width="{width}" {extra}/>')

    def path(self, d, fill='none', stroke=LINE, width=.025):
        self.things.append(f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width}" stroke-linecap="round"/>')

    def circle(self, x, y, r, fill='none', stroke=LINE, width=.025):
        self.things.append(f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{r:.3f}" fill="{fill}" stroke="{stroke}" stroke-width="{width}"/>')

    def room(self, x, y, w, h, kind, walls=True):
        self.floor.append(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{FILLS[kind]}"/>')
        pattern = {'living': 'boards', 'bed': 'boards', 'hall': 'boards', 'wet': 'tiles', 'out': 'deck'}.get(kind)
        if pattern:
            self.floor.append(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="url(#{pattern})"/>')
        if walls:
            self.walls.append((x, y, w, h, 0.14))

    def shell(self, x, y, w, h):
        self.walls.append((x, y, w, h, 0.3))

    def window(self, x, y, length, along='x'):
        w, h = (length, 0.34) if along == 'x' else (0.34, length)
        x, y = (x, y - .17) if along == 'x' else (x - .17, y)
        self.gaps.append(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{PAPER}"/>')
        for k in (0.25, 0.5, 0.75):
            a = (f'M{x} {y + h * k}h{w}' if along == 'x' else f'M{x + w * k} {y}v{h}')
            self.gaps.append(f'<path d="{a}" stroke="{INK}" stroke-width=".03"/>')

    def opening(self, x, y, length, along='x', kind='hall'):
        w, h = (length, 0.34) if along == 'x' else (0.34, length)
        x, y = (x, y - .17) if along == 'x' else (x - .17, y)
        self.gaps.append(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{FILLS[kind]}"/>')

    def door(self, x, y, turn=0, width=0.9, flip=1, kind='hall'):
        """Hinge at x, y; turn in quarter circles says where the closed leaf points."""
        a = turn * math.pi / 2
        c, s = math.cos(a), math.sin(a)
        ex, ey = x + width * c, y + width * s
        ox, oy = x - width * s * flip, y + width * c * flip
        self.gaps.append(f'<path d="M{x:.3f} {y:.3f}L{ex:.3f} {ey:.3f}" stroke="{FILLS[kind]}" stroke-width=".36"/>')
        self.doors.append(f'<path d="M{x:.3f} {y:.3f}L{ox:.3f} {oy:.3f}" stroke="{INK}" stroke-width=".05"/>'
                          f'<path d="M{ox:.3f} {oy:.3f}A{width} {width} 0 0 {0 if flip > 0 else 1} {ex:.3f} {ey:.3f}" fill="none" stroke="{BRASS}" stroke-width=".025"/>')

    # furniture, seen from above -------------------------------------------
    def bed(self, x, y, turn=0, w=1.8, l=2.05):
        """Head at x, y (its middle), lying towards +y when turn is 0."""
        self.things.append(f'<g transform="translate({x} {y}) rotate({turn * 90})">'
                           f'<rect x="{-w / 2 - .75}" y="0.03" width="0.5" height="0.42" fill="{PAPER}" stroke="{LINE}" stroke-width=".025"/><rect x="{w / 2 + .25}" y="0.03" width="0.5" height="0.42" fill="{PAPER}" stroke="{LINE}" stroke-width=".025"/>'
                           f'<rect x="{-w / 2}" y="0" width="{w}" height="{l}" rx=".06" fill="#fff" stroke="{LINE}" stroke-width=".03"/>'
                           f'<rect x="{-w / 2 + .12}" y=".12" width="{w / 2 - .2}" height=".42" rx=".1" fill="{SAND}" stroke="{LINE}" stroke-width=".02"/><rect x=".08" y=".12" width="{w / 2 - .2}" height=".42" rx=".1" fill="{SAND}" stroke="{LINE}" stroke-width=".02"/>'
                           f'<path d="M{-w / 2} .75H{w / 2}L{w / 2} {l}H{-w / 2}Z" fill="#EFE6D6" stroke="{LINE}" stroke-width=".02"/><path d="M{-w / 2} 1.0L{w / 2} .75" stroke="{LINE}" stroke-width=".02"/></g>')

    def sofa(self, x, y, w=2.4, turn=0, d=0.95):
        n = 3 if w > 2 else 2
        seats = ''.join(f'<rect x="{-w / 2 + .2 + (w - .4) * k / n:.3f}" y="{-d / 2 + .25}" width="{(w - .4) / n:.3f}" height="{d - .28}" rx=".06" fill="#F4EDE0" stroke="{LINE}" stroke-width=".02"/>' for k in range(n))
        self.things.append(f'<g transform="translate({x} {y}) rotate({turn * 90})"><rect x="{-w / 2}" y="{-d / 2}" width="{w}" height="{d}" rx=".12" fill="{SAND}" stroke="{LINE}" stroke-width=".03"/>{seats}</g>')

    def armchair(self, x, y, turn=0):
        self.things.append(f'<g transform="translate({x} {y}) rotate({turn * 90})"><path d="M-.38 .35V-.05A.38 .38 0 0 1 .38 -.05V.35Z" fill="{SAND}" stroke="{LINE}" stroke-width=".03"/><rect x="-.25" y="-.12" width=".5" height=".48" rx=".1" fill="#F4EDE0" stroke="{LINE}" stroke-width=".02"/></g>')

    def table(self, x, y, w, d, seats, turn=0, round_=False):
        g = []
        if round_:
            for k in range(seats):
                a = 2 * math.pi * k / seats + .4
                g.append(f'<rect x="{math.cos(a) * (w / 2 + .16) - .2:.3f}" y="{math.sin(a) * (w / 2 + .16) - .2:.3f}" width=".4" height=".4" rx=".12" fill="#F4EDE0" stroke="{LINE}" stroke-width=".02"/>')
            g.append(f'<circle r="{w / 2}" fill="#fff" stroke="{LINE}" stroke-width=".03"/>')
        else:
            n = seats // 2
            for k in range(n):
                for s in (-1, 1):
                    g.append(f'<rect x="{-w / 2 + w * (k + .5) / n - .21:.3f}" y="{s * (d / 2 + .1) - .21:.3f}" width=".42" height=".42" rx=".1" fill="#F4EDE0" stroke="{LINE}" stroke-width=".02"/>')
            g.append(f'<rect x="{-w / 2}" y="{-d / 2}" width="{w}" height="{d}" rx=".1" fill="#fff" stroke="{LINE}" stroke-width=".03"/>')
        self.things.append(f'<g transform="translate({x} {y}) rotate({turn * 90})">{"".join(g)}</g>')

    def rug(self, x, y, w, h):
        self.rect(x, y, w, h, '#EADFCB', BRASS, .02)
        self.rect(x + .12, y + .12, w - .24, h - .24, 'none', BRASS, .012)

    def kitchen(self, x, y, w, d=0.62, hob=0.7, sink=0.25):
        """A run of units; the long side is the larger of w and d."""
        self.rect(x, y, w, d, '#fff')
        horizontal = w > d
        long_ = w if horizontal else d
        at = lambda t: (x + t * long_, y + d / 2) if horizontal else (x + w / 2, y + t * long_)
        hx, hy = at(hob)
        for dx in (-.13, .13):
            for dy in (-.13, .13):
                self.circle(hx + dx, hy + dy, .085)
        sx, sy = at(sink)
        self.rect(sx - .24, sy - .2, .48, .4, '#EDF2EF', r=.06)
        self.circle(sx, sy, .03)

    def bath(self, x, y, w=0.8, h=1.7):
        self.rect(x, y, w, h, '#fff', r=.05)
        self.rect(x + .08, y + .08, w - .16, h - .16, '#EDF2EF', r=.25)

    def shower(self, x, y, w=.95, h=.95):
        self.rect(x, y, w, h, '#EDF2EF')
        self.path(f'M{x} {y}l{w} {h}M{x + w} {y}l{-w} {h}', width=.012)
        self.circle(x + w / 2, y + h / 2, .06, '#fff')

    def basin(self, x, y, w=.9, d=.48, n=1):
        self.rect(x, y, w, d, '#fff')
        for k in range(n):
            if w >= d:
                self.things.append(f'<ellipse cx="{x + w * (k + .5) / n:.3f}" cy="{y + d / 2}" rx=".2" ry=".15" fill="#EDF2EF" stroke="{LINE}" stroke-width=".02"/>')
            else:
                self.things.append(f'<ellipse cx="{x + w / 2}" cy="{y + d * (k + .5) / n:.3f}" rx=".15" ry=".2" fill="#EDF2EF" stroke="{LINE}" stroke-width=".02"/>')

    def wc(self, x, y, turn=0):
        self.things.append(f'<g transform="translate({x} {y}) rotate({turn * 90})"><rect x="-.19" y="0" width=".38" height=".18" rx=".03" fill="#fff" stroke="{LINE}" stroke-width=".025"/><ellipse cx="0" cy=".4" rx=".17" ry=".23" fill="#fff" stroke="{LINE}" stroke-width=".025"/></g>')

    def wardrobe(self, x, y, w, h):
        self.rect(x, y, w, h, '#E3D6C0')
        step = 0.11
        n = int(max(w, h) / step) - 1
        for k in range(1, n):
            if w > h:
                self.path(f'M{x + k * step:.2f} {y + .12}v{h - .24}', width=.012)
            else:
                self.path(f'M{x + .12} {y + k * step:.2f}h{w - .24}', width=.012)

    def plant(self, x, y, r=.28):
        d = ''.join(f'M{x:.3f} {y:.3f}Q{x + r * .8 * math.cos(a + .35):.3f} {y + r * .8 * math.sin(a + .35):.3f} {x + r * math.cos(a):.3f} {y + r * math.sin(a):.3f}Q{x + r * .8 * math.cos(a - .35):.3f} {y + r * .8 * math.sin(a - .35):.3f} {x:.3f} {y:.3f}' for a in [k * math.pi / 4 + .2 for k in range(8)])
        self.path(d, '#9FB08E', '#5E7356', .015)

    def svg(self):
        s = self.scale
        grid = ('<pattern id="boards" width="1.6" height=".32" patternUnits="userSpaceOnUse"><path d="M0 .0H1.6M0 .16H1.6M.5 0V.16M1.3 .16V.32" stroke="#E5DAC6" stroke-width=".012" fill="none"/></pattern>'
                '<pattern id="tiles" width=".6" height=".6" patternUnits="userSpaceOnUse"><path d="M0 0H.6M0 0V.6" stroke="#C3D0CA" stroke-width=".014" fill="none"/></pattern>'
                '<pattern id="deck" width=".2" height=".2" patternUnits="userSpaceOnUse"><path d="M0 0H.2" stroke="#C4CEB8" stroke-width=".016" fill="none"/></pattern>')
        lines = ''.join(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="none" stroke="{INK}" stroke-width="{t}"/>' for x, y, w, h, t in sorted(self.walls, key=lambda v: v[4]))
        shadow = ''.join(f'<rect x="{x + .12}" y="{y + .16}" width="{w}" height="{h}" fill="#CDBFA8" stroke="#CDBFA8" stroke-width=".3"/>' for x, y, w, h, t in self.walls if t > .2)
        w, h = self.size
        return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}"><defs>{grid}</defs><rect width="{w}" height="{h}" fill="{SAND}"/>'
                f'<g transform="translate({self.x0} {self.y0}) scale({s})">{shadow}{"".join(self.floor)}{"".join(self.things)}{lines}{"".join(self.gaps)}{"".join(self.doors)}</g></svg>')


def bathroom(p, x, y, w, h, tub=True, kind='wet'):
    p.room(x, y, w, h, kind)
    if tub:
        p.bath(x + .12, y + .15, .8, min(1.7, h - .3))
    else:
        p.shower(x + .1, y + .1, 1.0, 1.2)
    p.basin(x + w - 1.45, y + .1, 1.3, .5, 2 if w > 2.7 else 1)
    p.wc(x + w - .45, y + h - .1, 2)


def studio():
    p = Plan(8.4, 7.6)
    p.room(0, 0, 8.4, 6.0, 'living', False)
    p.room(0, 6.0, 8.4, 1.6, 'out')
    bathroom(p, 0, 0, 2.7, 2.3)
    p.rug(2.2, 3.6, 2.6, 1.9)
    p.sofa(3.4, 3.35 + .1, 2.2, 0)
    p.table(3.4, 4.75, .8, .8, 0, 0, True)
    p.bed(8.25, 4.3, 1)
    p.wardrobe(7.62, .15, .62, 2.3)
    p.kitchen(2.85, .15, 2.9, .62, .72, .25)
    p.table(1.1, 4.5, 1.0, 1.0, 3, 0, True)
    p.plant(.5, 5.6)
    p.armchair(1.5, 6.85, 3)
    p.table(2.4, 6.85, .5, .5, 0, 0, True)
    p.plant(7.9, 6.9, .35)
    p.plant(.5, 7.1, .3)
    p.shell(0, 0, 8.4, 6.0)
    p.window(.6, 6.0, 7.2)
    p.door(2.7, 1.2, 1, .8, -1, 'wet')
    p.door(6.1, 0, 0, .95, 1)
    return p


def one_bedroom():
    p = Plan(10.8, 8.2)
    p.room(0, 0, 10.8, 6.6, 'living', False)
    p.room(0, 6.6, 10.8, 1.6, 'out')
    p.room(6.6, 2.5, 4.2, 4.1, 'bed')
    bathroom(p, 7.7, 0, 3.1, 2.5)
    p.room(5.6, 0, 2.1, 2.5, 'hall')
    p.wardrobe(6.75, 2.65, 2.0, .6)
    p.bed(10.65, 4.7, 1)
    p.kitchen(.15, .15, 3.4, .62)
    p.rect(1.1, 1.75, 2.2, .85, '#fff')
    for x in (1.5, 2.2, 2.9):
        p.circle(x, 2.85, .17, '#F4EDE0')
    p.table(4.5, 3.3, 1.1, 1.1, 4, 0, True)
    p.rug(1.0, 4.1, 2.9, 1.9)
    p.sofa(.65, 5.0, 2.3, 3)
    p.table(2.2, 5.0, .85, .85, 0, 0, True)
    p.armchair(3.7, 5.6, 1)
    p.plant(.5, 6.15)
    p.armchair(2.2, 7.45, 3)
    p.armchair(3.9, 7.45, 1)
    p.table(3.05, 7.45, .55, .55, 0, 0, True)
    p.plant(.5, 7.7, .32)
    p.plant(10.3, 7.6, .38)
    p.shell(0, 0, 10.8, 6.6)
    p.window(.6, 6.6, 5.4)
    p.window(7.2, 6.6, 3.0)
    p.door(6.1, 0, 0, .95, 1)
    p.opening(5.6, 1.0, 1.3, 'y')
    p.door(7.7, 1.4, 1, .8, -1, 'wet')
    p.door(6.6, 3.6, 1, .85, -1, 'bed')
    return p


def two_bedroom():
    p = Plan(14.0, 9.2)
    p.room(0, 0, 14.0, 7.5, 'living', False)
    p.room(3.9, 7.5, 6.2, 1.7, 'out')
    p.room(0, 3.4, 3.9, 4.1, 'bed')
    bathroom(p, 0, 1.0, 3.0, 2.4)
    p.room(0, 0, 3.0, 1.0, 'hall')
    p.wardrobe(.15, .17, 2.7, .6)
    p.room(10.1, 3.0, 3.9, 4.5, 'bed')
    bathroom(p, 11.0, 0, 3.0, 2.2, False)
    p.room(10.1, 2.2, 3.9, .8, 'hall')
    p.wardrobe(11.4, 2.3, 2.45, .58)
    p.bed(.15, 5.5, 3)
    p.bed(13.85, 5.3, 1, 1.7)
    p.kitchen(7.3, .15, 3.5, .62)
    p.rect(7.7, 1.65, 2.4, .9, '#fff')
    for x in (8.1, 8.9, 9.7):
        p.circle(x, 2.8, .18, '#F4EDE0')
    p.table(8.85, 4.2, 2.0, .95, 6)
    p.rug(4.5, 4.5, 3.0, 2.4)
    p.sofa(4.6, 5.7, 2.6, 3)
    p.sofa(6.0, 7.0, 1.8, 2)
    p.table(6.0, 5.6, .95, .95, 0, 0, True)
    p.armchair(7.3, 5.3 + .6, 1)
    p.plant(9.6, 7.05, .32)
    p.sofa(5.9, 8.5, 2.0, 0, .8)
    p.table(8.5, 8.35, .9, .9, 3, 0, True)
    p.plant(4.3, 8.8, .33)
    p.plant(9.7, 8.8, .33)
    p.rect(3.15, .17, .55, 1.6, '#E3D6C0')
    p.shell(0, 0, 14.0, 7.5)
    p.window(4.3, 7.5, 5.4)
    p.window(.7, 7.5, 2.6)
    p.window(10.8, 7.5, 2.6)
    p.door(4.6, 0, 0, .95, 1)
    p.door(3.0, 1.6, 1, .8, 1, 'wet')
    p.door(3.9, 3.7, 1, .85, 1, 'bed')
    p.door(11.0, 1.1, 1, .8, -1, 'wet')
    p.door(10.1, 3.3, 1, .85, -1, 'bed')
    return p


DRAWINGS = {
    'plan-studio': studio, 'plan-one-bedroom': one_bedroom, 'plan-two-bedroom': two_bedroom,
}


def draw(media):
    """Writes all plans as small palette PNGs."""
    with tempfile.TemporaryDirectory() as folder:
        for name, make in DRAWINGS.items():
            svg = os.path.join(folder, name + '.svg')
            png = os.path.join(media, name + '.png')
            with open(svg, 'w', encoding='utf-8') as f:
                f.write(make().svg())
            subprocess.run(['rsvg-convert', svg, '-o', png], check=True)
            subprocess.run(['pngquant', '--force', '--strip', '--quality', '70-95', '--output', png, '64', png], check=True)
    return [name + '.png' for name in DRAWINGS]
