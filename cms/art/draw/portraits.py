"""The faces of people who are named, as SVG: flat, in the colours of the brand, with light from the left."""
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

LONG = 'M160 44c-50 0-76 38-74 88 2 44-10 72-14 104 30 18 146 18 176 0-4-32-16-60-14-104 2-50-24-88-74-88z'
LONG_FRONT = 'M106 140c2-34 18-52 62-58 26 8 42 26 46 58 6-54-14-86-54-86s-62 32-54 86z'
BOB = 'M160 48c-46 0-72 32-71 78 0 32-9 56-5 82 18 12 38 8 44-10h64c6 18 26 22 44 10 4-26-5-50-5-82 1-46-25-78-71-78z'
BOB_FRONT = 'M106 136c-4-48 18-76 54-76s58 28 54 76c-6-22-14-34-26-42-26 8-56 8-70-2-6 10-10 24-12 44z'
KNOT = 'M160 22c18 0 30 11 30 26s-12 26-30 26-30-11-30-26 12-26 30-26z'
CAP = 'M160 50c-42 0-64 26-58 78 2 8 8 10 12 6h92c4 4 10 2 12-6 6-52-16-78-58-78z'
KNOT_FRONT = 'M106 132c-4-44 18-74 54-74s58 30 54 74c-8-28-22-40-54-44-32 4-46 16-54 44z'
SCARF = 'M160 40c-54 0-78 40-76 92 2 46-14 78-22 118 52 36 144 36 196 0-8-40-24-72-22-118 2-52-22-92-76-92z'
SCARF_FRONT = 'M160 54c-46 0-64 34-62 82 2 46 24 86 62 96 38-10 60-50 62-96 2-48-16-82-62-82zM160 86c30 0 43 18 43 48 0 40-19 72-43 72s-43-32-43-72c0-30 13-48 43-48z'
SHORT = 'M108 128c-6-50 20-74 56-74 38 0 56 26 48 74-4-22-10-32-20-38-26 8-50 4-62-4-12 10-18 22-22 42z'
CROPPED = 'M108 124c-4-48 20-70 52-70s58 20 52 70c-2-18-8-28-14-34-24 6-52 6-76 0-8 8-12 18-14 34z'
BEARD = 'M113 146c4 46 24 68 47 68s43-22 47-68c-6 22-16 32-24 34-14-8-32-8-46 0-8-2-18-12-24-34z'
MOUSTACHE = 'M140 180c4-9 12-11 20-8 8-3 16-1 20 8-8-3-13-4-20-2-7-2-12-1-20 2z'
GLASSES = 'M123 141a17 15 0 1 0 34 0 17 15 0 1 0-34 0zM126 141a14 12 0 1 1 28 0 14 12 0 1 1-28 0zM163 141a17 15 0 1 0 34 0 17 15 0 1 0-34 0zM166 141a14 12 0 1 1 28 0 14 12 0 1 1-28 0zM156 137q4-3 8 0v3q-4-3-8 0z'
EARRINGS = 'M112 158a4 4 0 1 0 .1 0zM208 158a4 4 0 1 0 .1 0z'

# Ground, skin, shade of the skin, coat, lips and brows, then paths with their colours: behind the head, on the coat,
# over the face.
PEOPLE = {
    'advisor-leila': (
        ('#e9dfd0', '#d8a982', '#c4946d', '#12312f', '#a8584e', '#2b201d'),
        [(LONG, '#2b201d')],
        [(EARRINGS, '#b48a4a')],
        [
            (LONG_FRONT, '#2b201d'),
            ('M110 118c8-26 26-42 58-46-20 12-40 24-58 46z', '#4a3832'),
        ],
    ),
    'advisor-jonas': (
        ('#d7dfd8', '#e6bf9f', '#d2a583', '#37504d', '#cf957f', '#8a6239'),
        [],
        [('M154 262h12l6 58h-24z', '#b48a4a')],
        [
            (SHORT, '#8a6239'),
            ('M124 82c12-16 36-22 58-16-18 0-40 4-52 20z', '#a57a4b'),
        ],
    ),
    'advisor-omar': (
        ('#efe5d6', '#b98258', '#a27048', '#6f5a3a', '#96553f', '#1b1614'),
        [],
        [],
        [
            (CROPPED, '#1b1614'),
            (BEARD, '#1b1614'),
        ],
    ),
    'author-dana': (
        ('#e3e4d8', '#d9a880', '#c2916a', '#6b4a35', '#a65a4c', '#3a2620'),
        [(BOB, '#3a2620')],
        [(EARRINGS, '#e8dcc6')],
        [(BOB_FRONT, '#3a2620')],
    ),
    'author-miriam': (
        ('#ecdfd2', '#eac7a8', '#d6ab8b', '#2e4a57', '#c08070', '#a08a72'),
        [(KNOT, '#a08a72'), (CAP, '#a08a72')],
        [],
        [(KNOT_FRONT, '#a08a72'), (GLASSES, '#3a322c')],
    ),
    'author-noor': (
        ('#dfe5df', '#c9976c', '#b28058', '#4f3a4a', '#9c5247', '#2a1f1b'),
        [(SCARF, '#1f4d4a')],
        [],
        [(SCARF_FRONT, '#2a6460')],
    ),
    'author-omar': (
        ('#e9e0cf', '#b98a62', '#a27650', '#2f3b47', '#96604a', '#6d6862'),
        [],
        [],
        [(SHORT, '#6d6862'), (MOUSTACHE, '#6d6862'), (GLASSES, '#2b2622')],
    ),
    'author-tom': (
        ('#dbe0e3', '#efc9ae', '#dcae92', '#5a5346', '#d0907c', '#b0683a'),
        [],
        [('M154 262h12l6 58h-24z', '#37504d')],
        [(CROPPED, '#b0683a'), (BEARD, '#b0683a')],
    ),
    'person-lena': (
        ('#e6e2d6', '#e0b48e', '#cb9b75', '#1d1d1b', '#a85a50', '#8e8a84'),
        [(BOB, '#8e8a84')],
        [(EARRINGS, '#12312f')],
        [(BOB_FRONT, '#8e8a84')],
    ),
    'person-yusuf': (
        ('#e7ddd0', '#8d5f3f', '#784e32', '#31563f', '#7a4a3a', '#1a1513'),
        [],
        [],
        [(CROPPED, '#1a1513')],
    ),
    'person-salma': (
        ('#efe3d6', '#d2a07a', '#bb8862', '#7a3f3a', '#96483f', '#241a17'),
        [(KNOT, '#241a17'), (CAP, '#241a17')],
        [(EARRINGS, '#b48a4a')],
        [(KNOT_FRONT, '#241a17')],
    ),
}


def _paths(*paths):
    return ''.join(f'<path d="{path}" fill="{fill}"/>' for path, fill in paths)


def _portrait(colours, behind, worn, over):
    ground, skin, shade, coat, lips, brows = colours
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320" fill-rule="evenodd">',
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
        _paths((NOSE, shade), (BROWS, brows), (WHITES, '#f6f1ea'), (PUPILS, EYES), (LIDS, EYES)),
        _paths(*over),
        _paths((MOUTH, lips), (SMILE, EYES)),
        '</svg>\n',
    ]
    return '\n'.join(line for line in lines if line)


def draw(media):
    files = {f'{name}.svg': _portrait(*parts) for name, parts in PEOPLE.items()}
    for name, text in files.items():
        with open(os.path.join(media, name), 'w', encoding='utf-8') as f:
            f.write(text)
    return sorted(files)
