#!/usr/bin/env python3
"""Makes every demo picture of the site: renders, plans, maps, film, icons.

    python3 cms/art/render.py                 everything, final quality
    python3 cms/art/render.py marina-crest    only pictures whose name contains one of the words
    python3 cms/art/render.py plans map brand portraits site siteplan film   only what is drawn
    python3 cms/art/render.py homes                  the first picture of each home
    python3 cms/art/render.py homes marina-crest-0403 dune-house-v02   of these homes
    python3 cms/art/render.py --quality draft        quick and rough

See README.md for what has to be installed.
"""
import argparse
import json
import os
import re
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
MEDIA = os.path.normpath(os.path.join(HERE, '..', 'demo', 'media'))
WORK = os.path.join(HERE, '.work')  # uncut pictures and depth maps for the film; not in git
DRAWINGS = ('brand', 'plans', 'map', 'portraits', 'site', 'siteplan', 'film')
FILM = (
    'marina-crest-day', 'marina-crest-dusk', 'dune-house-day', 'palm-court-day', 'pearl-bay-day',
    'creek-terraces-day', 'creek-terraces-evening', 'harbour-lights-dusk',
)
TOOLS = {'blender': 'blender', 'ffmpeg': 'ffmpeg', 'rsvg-convert': 'librsvg2-bin', 'pngquant': 'pngquant'}
MODULES = {'numpy': 'python3-numpy', 'PIL': 'python3-pil', 'numba': 'python3-numba'}

# Blender looks for its Python libraries next to the first python3 in PATH: it must be Debian's, not pyenv's.
ENV = {**os.environ, 'PATH': '/usr/bin:/bin:' + os.environ['PATH']}


def nice(command, **kw):
    return subprocess.run(['nice', '-n', '19', *command], check=True, env=ENV, **kw)


def blender(job):
    """Runs studio.py inside Blender; shows its progress lines and, when it fails, the error."""
    command = ['nice', '-n', '19', 'blender', '-b', '--factory-startup', '-noaudio', '-P', os.path.join(HERE, 'studio.py'), '--', json.dumps(job)]
    noise = ('Fra:', 'Saved:', 'Blender ', 'Read ', 'Info:')
    with subprocess.Popen(command, env=ENV, stdout=subprocess.PIPE, text=True) as run:
        for line in run.stdout:
            if line.strip() and not line.startswith(noise):
                print(line, end='', flush=True)
    if run.returncode:
        sys.exit(f'Blender stopped with {run.returncode}')


def check_tools():
    missing = [package for tool, package in TOOLS.items() if not shutil.which(tool)]
    if 'blender' not in missing:
        for module, package in MODULES.items():
            run = subprocess.run(['blender', '-b', '--factory-startup', '--python-exit-code', '1', '--python-expr', f'import {module}'], capture_output=True, env=ENV)
            if run.returncode:
                missing.append(package)
    if missing:
        sys.exit('Missing Debian packages, install them first:\n  apt-get install -y --no-install-recommends ' + ' '.join(missing))


def picture_names():
    names = []
    for file in sorted(os.listdir(os.path.join(HERE, 'scenes'))):
        if file.endswith('.py'):
            with open(os.path.join(HERE, 'scenes', file), encoding='utf-8') as f:
                names += re.findall(r"^@picture\('([\w-]+)'", f.read(), re.M)
    return names


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('names', nargs='*', help='words to pick by; also: ' + ', '.join(DRAWINGS))
    parser.add_argument('--quality', choices=('draft', 'preview', 'final', 'print', 'opening'), default='final')
    parser.add_argument('--list', action='store_true', help='only print the names')
    args = parser.parse_args()
    if args.names[:1] == ['homes'] and not args.list:
        check_tools()
        os.makedirs(WORK, exist_ok=True)
        blender({'media': MEDIA, 'work': WORK, 'homes': args.names[1:], 'quality': args.quality})
        return
    known = picture_names()
    pictures = list(dict.fromkeys(n for word in args.names for n in known if word in n)) if args.names else known
    drawings = [d for d in DRAWINGS if not args.names or d in args.names]
    if args.list:
        print('\n'.join(pictures + drawings))
        return
    check_tools()
    os.makedirs(MEDIA, exist_ok=True)
    os.makedirs(WORK, exist_ok=True)
    folders = {'media': MEDIA, 'work': WORK}
    if 'film' in drawings:  # the film is made of pictures that have to be there
        pictures += [n for n in FILM if n not in pictures and not os.path.exists(os.path.join(WORK, n + '.png'))]
    if pictures:
        blender({**folders, 'names': pictures, 'quality': args.quality})
    if drawings:
        blender({**folders, 'draw': drawings})
    if not args.names:
        blender({**folders, 'homes': [], 'quality': args.quality})


if __name__ == '__main__':
    main()
