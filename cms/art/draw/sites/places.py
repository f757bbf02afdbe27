"""The places of `cms/demo/content/projects/site-plans.json`: where each house of a site plan stands, and where it looks."""
import json
import math
import os
from dataclasses import dataclass

TABLE = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', '..', 'demo', 'content', 'projects', 'site-plans.json'))


@dataclass
class Place:
    """A house or an apartment, in metres from the north-west corner of the plan; `faces` in degrees clockwise from north."""
    x: float
    y: float
    width: float
    depth: float
    faces: float
    home: str = ''
    neighbour: str = ''

    @property
    def is_house(self):
        return (self.home or self.neighbour)[:1] in ('T', 'V')

    def at(self, along, ahead):
        """A point beside the middle: so far to the right of who looks out, so far ahead of the middle."""
        turn = math.radians(self.faces)
        return self.x + along * math.cos(turn) + ahead * math.sin(turn), self.y + along * math.sin(turn) - ahead * math.cos(turn)

    def front(self, along, ahead):
        """The same, from the middle of the front."""
        return self.at(along, ahead + self.depth / 2)

    def corners(self, more=0.0):
        w, d = self.width / 2 + more, self.depth / 2 + more
        return [self.at(*corner) for corner in ((-w, d), (w, d), (w, -d), (-w, -d))]

    def seen_from(self, x, y):
        """Where a point is for who looks out in the middle: to the right, and ahead of the front."""
        turn = math.radians(self.faces)
        dx, dy = x - self.x, y - self.y
        return dx * math.cos(turn) + dy * math.sin(turn), dx * math.sin(turn) - dy * math.cos(turn) - self.depth / 2

    def covers(self, x, y, aside, ahead, behind):
        """Whether a point is on it, or no farther from its sides, its front and its back than so many metres."""
        along, forth = self.seen_from(x, y)
        return abs(along) < self.width / 2 + aside and -self.depth - behind < forth < ahead


@dataclass
class Plan:
    file: str
    levels: list
    metres: list
    scale: float
    places: list


def plans_of(project):
    with open(TABLE, encoding='utf-8') as table:
        rows = [row for row in json.load(table) if row['project'] == project]
    return [Plan(row['file'], row['levels'], row['metres'], row['scale'], [Place(**place) for place in row['places']]) for row in rows]
