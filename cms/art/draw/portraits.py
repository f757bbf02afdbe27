"""The faces of the advisors as SVG: flat, in the colours of the brand."""
import os

HEAD = 'M112 130c0-40 20-60 48-60s48 20 48 60c0 46-22 80-48 80s-48-34-48-80z'
NECK = 'M138 196h44v46q-22 22-44 0z'
COAT = 'M40 320c2-58 40-78 96-86l24 26 24-26c56 8 94 28 96 86z'
COLLAR = 'M132 235l28 46 28-46-6-5q-22 20-44 0z'
SHIRT = '#faf7f2'

# Ground, skin, shade of the skin and coat, then paths with their colours: behind the head, on the coat, over the face.
ADVISORS = {
    'leila': (
        ('#e9dfd0', '#d8a982', '#c4946d', '#12312f'),
        [('M160 44c-50 0-76 38-74 88 2 44-10 72-14 104 30 18 146 18 176 0-4-32-16-60-14-104 2-50-24-88-74-88z', '#2b201d')],
        [],
        [('M106 140c2-34 18-52 62-58 26 8 42 26 46 58 6-54-14-86-54-86s-62 32-54 86z', '#2b201d')],
    ),
    'jonas': (
        ('#d7dfd8', '#e6bf9f', '#d2a583', '#37504d'),
        [],
        [('M154 262h12l6 58h-24z', '#b48a4a')],
        [('M108 128c-6-50 20-74 56-74 38 0 56 26 48 74-4-22-10-32-20-38-26 8-50 4-62-4-12 10-18 22-22 42z', '#8a6239')],
    ),
    'omar': (
        ('#efe5d6', '#b98258', '#a27048', '#6f5a3a'),
        [],
        [],
        [
            ('M108 124c-4-48 20-70 52-70s58 20 52 70c-2-18-8-28-14-34-24 6-52 6-76 0-8 8-12 18-14 34z', '#1b1614'),
            ('M113 146c4 46 24 68 47 68s43-22 47-68c-6 22-16 32-24 34-14-8-32-8-46 0-8-2-18-12-24-34z', '#1b1614'),
        ],
    ),
}


def _paths(*paths):
    return ''.join(f'<path d="{path}" fill="{fill}"/>' for path, fill in paths)


def _portrait(colours, behind, worn, over):
    ground, skin, shade, coat = colours
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320">',
        f'<rect width="320" height="320" fill="{ground}"/>',
        _paths(*behind),
        _paths((NECK, shade)),
        _paths((COAT, coat)),
        _paths((COLLAR, SHIRT)),
        _paths(*worn),
        _paths((HEAD, skin)),
        _paths(*over),
        '</svg>\n',
    ]
    return '\n'.join(lines)


def draw(media):
    files = {f'advisor-{name}.svg': _portrait(*parts) for name, parts in ADVISORS.items()}
    for name, text in files.items():
        with open(os.path.join(media, name), 'w', encoding='utf-8') as f:
            f.write(text)
    return sorted(files)
