"""Logos, favicon, store badges and icons as SVG. Icon paths: glyphs.json (sources in README.md)."""
import json
import os
import subprocess

INK, BRASS, SAND, PAPER = '#12312F', '#B48A4A', '#E9DFD0', '#FAF7F2'
# The letters are drawn, not set: no font is needed anywhere.
LETTERS = {
    'M': (22, 'M0 24V0L11 16 22 0V24'),
    'I': (0, 'M0 0V24'),
    'R': (14, 'M0 24V0H7.5A6.5 6.5 0 0 1 7.5 13H0M7.5 13 14 24'),
    'A': (21, 'M0 24 10.5 0 21 24'),
}


def _wordmark(x, y, ink):
    parts = []
    for letter in 'MIRA':
        width, path = LETTERS[letter]
        parts.append(f'<path transform="translate({x:g} {y:g})" d="{path}"/>')
        x += width + 13
    return f'<g fill="none" stroke="{ink}" stroke-width="2.4" stroke-linejoin="miter">{"".join(parts)}</g>', x - 13


def _mark(ink, brass):
    """Two doorways that read as an m; the second one is lit."""
    return (f'<path d="M22.5 40V19.5a7.5 7.5 0 0 1 15 0V40Z" fill="{brass}"/>'
            f'<path d="M5.5 40V16a8.5 8.5 0 0 1 17 0V40M22.5 40V16" fill="none" stroke="{ink}" stroke-width="3"/>'
            f'<path d="M1 41.5H43" fill="none" stroke="{ink}" stroke-width="3"/>')


def _svg(width, height, body, extra=''):
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}"{extra}>{body}</svg>\n'


def _logo(ink, brass):
    word, end = _wordmark(64, 12, ink)
    return _svg(end + 4, 48, f'<title>Mira</title><g transform="translate(2 2)">{_mark(ink, brass)}</g>{word}')


def _badge(title, word, glyph):
    """A badge as wide as its word needs; the word is an outline, since a picture has none of the page's faces."""
    width = round(52 + word['width'] + 18)
    return _svg(width, 48, f'<title>{title}</title><rect x=".5" y=".5" width="{width - 1}" height="47" rx="8" fill="{INK}" stroke="{BRASS}" stroke-opacity=".6"/>'
                f'<g transform="translate(16 12)" fill="none" stroke="{SAND}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">{glyph}</g>'
                f'<path transform="translate(52 30)" fill="{PAPER}" d="{word["path"]}"/>')


def draw(media):
    with open(os.path.join(os.path.dirname(__file__), 'glyphs.json'), encoding='utf-8') as f:
        glyphs = json.load(f)
    files = {
        'logo-mira.svg': _logo(INK, BRASS),
        'logo-mira-light.svg': _logo(PAPER, '#D8B679'),
        'mark-mira.svg': _svg(48, 48, f'<title>Mira</title><g transform="translate(2 2)">{_mark(INK, BRASS)}</g>'),
        'favicon.svg': _svg(64, 64, f'<rect width="64" height="64" rx="14" fill="{INK}"/><g transform="translate(10 8)">{_mark(PAPER, "#D8B679")}</g>'),
        'app-store.svg': _badge('App Store', glyphs['words']['App Store'], '<rect x="5" y="1" width="14" height="22" rx="3"/><path d="M10.5 19.5h3"/>'),
        'play-store.svg': _badge('Google Play', glyphs['words']['Google Play'], '<rect x="5" y="1" width="14" height="22" rx="3"/><path d="M10 8.5v7l5.5-3.5Z"/>'),
    }
    stroke = ' fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"'
    for name, body in glyphs['icons'].items():
        files[f'icon-{name}.svg'] = _svg(24, 24, body, stroke)
    for name, path in glyphs['social'].items():
        files[f'social-{name}.svg'] = _svg(24, 24, f'<path d="{path}"/>', ' fill="currentColor"')
    for name, text in files.items():
        with open(os.path.join(media, name), 'w', encoding='utf-8') as f:
            f.write(text)
    subprocess.run(['rsvg-convert', '-w', '180', '-h', '180', os.path.join(media, 'favicon.svg'), '-o', os.path.join(media, 'favicon.png')], check=True)
    return sorted(files) + ['favicon.png']
