import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrPath } from '#src/components/share/qr-path.ts'

/** Pixels of a module. */
const SCALE = 4

test.each([
  'https://mira.example/units/marina-crest-1204',
  'https://mira.example/ar/projects/marina-crest',
  `https://mira.example/articles/${'a-long-name-'.repeat(12)}`,
])('a phone that reads the drawing gets %s', (text) => {
  expect(read(qrPath(text))).toBe(text)
})

/** Draws the lines of the path as a browser does, and reads the picture. */
const read = ({ size, path }: ReturnType<typeof qrPath>): string => {
  const extent = size * SCALE
  const data = new Uint8Array(extent * extent * 4).fill(255)
  let [x, y] = [0, 0]
  for (const [, command, one = '0', two = '0'] of path.matchAll(/([Mmh])(\d+)(?: ([\d.]+))?/g)) {
    if (command === 'M') [x, y] = [Number(one), Math.floor(Number(two))]
    else if (command === 'm') x += Number(one)
    else {
      for (let column = x; column < x + Number(one); column++) paint(data, extent, column, y)
      x += Number(one)
    }
  }
  return decodeQR({ width: extent, height: extent, data })
}

const paint = (data: Uint8Array, extent: number, column: number, row: number): void => {
  for (let pixel = 0; pixel < SCALE * SCALE; pixel++) {
    const left = column * SCALE + (pixel % SCALE)
    const top = row * SCALE + Math.floor(pixel / SCALE)
    data.fill(0, (top * extent + left) * 4, (top * extent + left) * 4 + 3)
  }
}
