/** A number as a list writes it, or what is wrong with it, in a sentence. */
export type ReadNumber = { value: number } | { problem: string }

const ARABIC = /[٠-٩۰-۹]/g
const SPACES = /[\s\u00a0\u202f'’]/g

/**
 * Reads a number as spreadsheets of several countries write it: "2,450,000", "2.450.000", "2 450 000", "84.5", "84,5",
 * in Arabic digits too. What may mean two things is refused.
 *
 * @param digits how many decimals it may have.
 */
export const readNumber = (cell: string | number, digits: number): ReadNumber => {
  if (typeof cell === 'number') return checked(cell, digits, String(cell))
  const text = cell
    .replace(ARABIC, (digit) => String(Number(digit.codePointAt(0)) % 16))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replace(SPACES, '')
  if (/^\d+$/.test(text)) return checked(Number(text), digits, cell)
  const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.exec(text)
  if (grouped) {
    const isOneGroup = text.split(grouped[1] as string).length === 2
    if (digits > 0 && isOneGroup) {
      return {
        problem: `“${cell}” may be ${text.replace(/[.,]/, '')} or ${text.replace(',', '.')}. Write it without thousands separators.`,
      }
    }
    return checked(Number(text.replace(/[.,]/g, '')), digits, cell)
  }
  const mixed = /^([1-9]\d{0,2}(?:,\d{3})+)\.(\d+)$|^([1-9]\d{0,2}(?:\.\d{3})+),(\d+)$/.exec(text)
  if (mixed) {
    const [, whole = mixed[3], part = mixed[4]] = mixed
    return checked(Number(`${whole?.replace(/[.,]/g, '')}.${part}`), digits, cell)
  }
  if (/^\d+[.,]\d+$/.test(text)) return checked(Number(text.replace(',', '.')), digits, cell)
  return {
    problem: `“${cell}” is no number. Write digits, such as ${digits > 0 ? '84.5' : '2450000'}.`,
  }
}

const checked = (value: number, digits: number, written: string | number): ReadNumber => {
  if (!Number.isFinite(value) || value < 0) return { problem: `“${written}” is below 0.` }
  if (value > Number.MAX_SAFE_INTEGER) return { problem: `“${written}” is too large.` }
  if (Number(value.toFixed(digits)) !== value) {
    return {
      problem:
        digits === 0
          ? `“${written}” is no whole number.`
          : `“${written}” has more than ${digits} decimals.`,
    }
  }
  return { value }
}
