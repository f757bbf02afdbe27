"""The faces of the advisors as SVG: flat, in the colours of the brand, with light from the left."""
import os

HEAD = 'M112 130c0-40 20-60 48-60s48 20 48 60c0 46-22 80-48 80s-48-34-48-80z'
SIDE = 'M176 73c20 8 32 27 32 57 0 46-22 80-48 80 22-12 34-44 34-80 0-26-6-46-18-57z'
EARS = 'M113 128c-9-5-14 2-12 14 2 11 8 18 14 16zM207 128c9-5 14 2 12 14-2 11-8 18-14 16z'
NECK = 'M138 190h44v52q-22 22-44 0z'
THROAT = 'M138 194q22 26 44 0v14q-22 24-44 4z'
COAT = 'M40 320c2-58 40-78 96-86l24 26 24-26c56 8 94 28 96 86z'
LAPELS = 'M134 234l-22 12 6 22-10 4 40 48 4-30zM186 234l22 12-6 22 10 4-40 48-4-30z'
COLLAR = 'M132 235l28 46 28-46-6-5q-22 20-44 0z'
SHIRT = '#faf7f2'
BROWS = 'M129 127q10-8 21-3l-1 4q-10-4-19 2zM191 127q-10-8-21-3l1 4q10-4 19 2z'
WHITES = 'M131 141q9-9 18 0-9 7-18 0zM171 141q9-9 18 0-9 7-18 0z'
LIDS = 'M129 142q10-13 22-1-11-7-22 1zM191 142q-10-13-22-1 11-7 22 1z'
PUPILS = 'M136 140a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM176 140a4 4 0 1 0 8 0 4 4 0 1 0-8 0z'
NOSE = 'M162 142c2 10 8 18 8 24 0 5-5 6-10 6-3 0-5-1-6-3 6 2 9 0 9-4 0-7-2-14-1-23z'
MOUTH = 'M144 185c6-3 11-5 16-3 5-2 10 0 16 3-6 7-10 9-16 9s-10-2-16-9z'
SMILE = 'M144 185q16 5 32 0-15 7-32 0z'
EYES = '#231d1a'

# Ground, skin, shade of the skin, coat and lips, then paths with their colours: behind the head, on the coat, over the face.
ADVISORS = {
    'leila': (
        ('#e9dfd0', '#d8a982', '#c4946d', '#12312f', '#a8584e'),
        [('M160 44c-50 0-76 38-74 88 2 44-10 72-14 104 30 18 146 18 176 0-4-32-16-60-14-104 2-50-24-88-74-88z', '#2b201d')],
        [('M112 158a4 4 0 1 0 .1 0zM208 158a4 4 0 1 0 .1 0z', '#b48a4a')],
        [
            ('M106 140c2-34 18-52 62-58 26 8 42 26 46 58 6-54-14-86-54-86s-62 32-54 86z', '#2b201d'),
            ('M110 118c8-26 26-42 58-46-20 12-40 24-58 46z', '#4a3832'),
        ],
    ),
    'jonas': (
        ('#d7dfd8', '#e6bf9f', '#d2a583', '#37504d', '#cf957f'),
        [],
        [('M154 262h12l6 58h-24z', '#b48a4a')],
        [
            ('M108 128c-6-50 20-74 56-74 38 0 56 26 48 74-4-22-10-32-20-38-26 8-50 4-62-4-12 10-18 22-22 42z', '#8a6239'),
            ('M124 82c12-16 36-22 58-16-18 0-40 4-52 20z', '#a57a4b'),
        ],
    ),
    'omar': (
        ('#efe5d6', '#b98258', '#a27048', '#6f5a3a', '#96553f'),
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
    ground, skin, shade, coat, lips = colours
    hair = over[0][1]
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320">',
        f'<rect width="320" height="320" fill="{ground}"/>',
        _paths(*behind),
        _paths((NECK, skin), (THROAT, shade)),
        _paths((COAT, coat)),
        f'<path d="{LAPELS}" fill="#000" opacity=".14"/>',
        _paths((COLLAR, SHIRT)),
        # Long hair covers the ears.
        '' if behind else _paths((EARS, shade)),
        _paths(*worn),
        _paths((HEAD, skin)),
        f'<path d="{SIDE}" fill="{shade}" opacity=".55"/>',
        _paths((NOSE, shade), (BROWS, hair), (WHITES, '#f6f1ea'), (PUPILS, EYES), (LIDS, EYES)),
        _paths(*over),
        _paths((MOUTH, lips), (SMILE, EYES)),
        '</svg>\n',
    ]
    return '\n'.join(line for line in lines if line)


def draw(media):
    files = {f'advisor-{name}.svg': _portrait(*parts) for name, parts in ADVISORS.items()}
    for name, text in files.items():
        with open(os.path.join(media, name), 'w', encoding='utf-8') as f:
            f.write(text)
    return sorted(files)
