"""The site plans: one module for each project."""
import os

from .. import site_plan
from . import dune_house, pearl_bay


def draw(media):
    for project in (dune_house, pearl_bay):
        for file, text in project.draw().items():
            with open(os.path.join(media, file), 'w', encoding='utf-8') as out:
                out.write(text)
    site_plan.draw(media)
