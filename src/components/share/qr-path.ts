import encodeQR from 'qr'

/** A QR code as the path of a drawing: lines of the width 1, of which each row has its own. */
export type QrPath = {
  /** Modules in each direction, with those of the quiet zone. */
  size: number
  path: string
}

/** Readers need so many modules of empty ground around the code. */
const QUIET = 4

/** @param text such as the address of a page. */
export const qrPath = (text: string): QrPath => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
  return { size: rows.length, path: rows.map(rowPath).join('') }
}

const rowPath = (modules: boolean[], row: number): string => {
  const line = modules.map((dark) => (dark ? '#' : ' ')).join('')
  let end = 0
  return [...line.matchAll(/#+/g)]
    .map(({ 0: { length }, index }) => {
      const move = end === 0 ? `M${index} ${row}.5` : `m${index - end} 0`
      end = index + length
      return `${move}h${length}`
    })
    .join('')
}
