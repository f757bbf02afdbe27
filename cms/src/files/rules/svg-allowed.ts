/** What a drawing may be made of: shapes, text, paint and filters. No scripts, no links, no foreign content. */
export const ELEMENTS = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'title', 'desc', 'style', 'image'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['text', 'tspan', 'textPath', 'clipPath', 'mask', 'pattern', 'marker'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter', 'feBlend', 'feColorMatrix'],
  ...['feComponentTransfer', 'feComposite', 'feDropShadow', 'feFlood', 'feFuncA', 'feFuncB'],
  ...['feFuncG', 'feFuncR', 'feGaussianBlur', 'feMerge', 'feMergeNode', 'feMorphology', 'feOffset'],
]

/** Elements that leave with all that is in them; others that are not allowed leave their content. */
export const LEFT_OUT_WHOLE = ['script', 'foreignobject', 'metadata', 'iframe', 'handler']

export const ATTRIBUTES = [
  ...['id', 'class', 'style', 'xmlns', 'viewBox', 'preserveAspectRatio', 'version', 'role', 'href'],
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr', 'dx', 'dy'],
  ...['width', 'height', 'd', 'points', 'pathLength', 'transform', 'transform-origin', 'rotate'],
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-dasharray', 'stroke-dashoffset'],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-opacity', 'stroke-width'],
  ...['color', 'opacity', 'display', 'visibility', 'overflow', 'paint-order', 'shape-rendering'],
  ...[
    'vector-effect',
    'mix-blend-mode',
    'isolation',
    'color-interpolation-filters',
    'enable-background',
  ],
  ...[
    'clip-path',
    'clip-rule',
    'clipPathUnits',
    'mask',
    'maskUnits',
    'maskContentUnits',
    'mask-type',
  ],
  ...['marker-start', 'marker-mid', 'marker-end', 'markerWidth', 'markerHeight', 'markerUnits'],
  ...['orient', 'refX', 'refY', 'patternUnits', 'patternContentUnits', 'patternTransform'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'offset', 'stop-color', 'stop-opacity'],
  ...['font-family', 'font-size', 'font-style', 'font-variant', 'font-weight', 'font-stretch'],
  ...['letter-spacing', 'word-spacing', 'text-anchor', 'text-decoration', 'text-rendering'],
  ...['dominant-baseline', 'alignment-baseline', 'baseline-shift', 'textLength', 'lengthAdjust'],
  ...['startOffset', 'direction', 'unicode-bidi', 'writing-mode', 'filter', 'filterUnits'],
  ...[
    'primitiveUnits',
    'in',
    'in2',
    'result',
    'stdDeviation',
    'mode',
    'operator',
    'k1',
    'k2',
    'k3',
  ],
  ...[
    'k4',
    'values',
    'type',
    'tableValues',
    'slope',
    'intercept',
    'amplitude',
    'exponent',
    'radius',
  ],
  ...['flood-color', 'flood-opacity', 'edgeMode', 'aria-hidden', 'aria-label'],
]
