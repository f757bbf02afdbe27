/** What an outline covers, in the units that it is written in: pixels of the picture. */
type Box = { x: number; y: number; width: number; height: number }

export type OutlineReading =
  /**
   * `d` is a path for SVG, with absolute commands and whole pixels. `ends` is how high the area is at its left and
   * right end.
   */
  | { status: 'read'; d: string; box: Box; ends: { left: number; right: number } }
  /** In an editor's words. */
  | { status: 'wrong'; problem: string }

const LONGEST = 20_000
const ALLOWED = /^[\sMmLlHhVvZzCcSsQqTtAa0-9eE.,+-]*$/
const TOKEN = /[MmLlHhVvZzCcSsQqTtAa]|[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/g

/** How many numbers a command takes. */
const TAKES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/**
 * Reads the outline of an area: the `d` of a path as drawing programs write it, or the points of its corners, such as
 * `120,80 300,80 300,240`. Curves stay curves; the box holds their control points.
 */
export const readOutline = (text: string): OutlineReading => {
  const source = text.trim()
  if (source === '') return wrong('It is empty.')
  if (source.length > LONGEST) return wrong('It is too long. Draw the area with fewer points.')
  if (!ALLOWED.test(source)) {
    const stranger = [...source].find((sign) => !ALLOWED.test(sign))
    return wrong(
      `It holds “${stranger}”, which no path has. Copy what stands between the quotes of d="…" and nothing else.`,
    )
  }
  const isPoints = /^[+-.\d]/.test(source)
  const tokens = (isPoints ? `M${source}Z` : source).match(TOKEN) ?? []
  const walked = walk(tokens, isPoints)
  if (typeof walked === 'string') return wrong(walked)
  const { parts, points } = walked
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const box = { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
  if (points.length < 3 || box.width < 1 || box.height < 1) {
    return wrong('It is no area: it has fewer than three corners.')
  }
  const heightAt = (edge: number): number => {
    const here = points.filter(([x]) => Math.abs(x - edge) <= box.width / 50).map(([, y]) => y)
    return (Math.min(...here) + Math.max(...here)) / 2
  }
  const ends = { left: heightAt(box.x), right: heightAt(box.x + box.width) }
  return { status: 'read', d: `${parts.join('').replace(/Z$/, '')}Z`, box, ends }
}

const wrong = (problem: string): OutlineReading => ({ status: 'wrong', problem })

type Point = [x: number, y: number]
type Walked = { parts: string[]; points: Point[] }

/** Follows the path and writes it down again, or says what is wrong. */
function walk(tokens: string[], isPoints: boolean): Walked | string {
  const parts: string[] = []
  const points: Point[] = []
  let at: Point = [0, 0]
  let start: Point = [0, 0]
  let index = 0
  let command = ''
  const isNumber = (token: string | undefined) => token !== undefined && /[\d.]/.test(token)
  while (index < tokens.length) {
    if (isNumber(tokens[index])) {
      if (command === '' || command.toUpperCase() === 'Z') return NO_START
    } else {
      command = tokens[index++] as string
    }
    const upper = command.toUpperCase()
    if (parts.length === 0 && upper !== 'M') return NO_START
    if (upper === 'Z') {
      parts.push('Z')
      at = start
      continue
    }
    const wanted = TAKES[upper] as number
    const numbers = tokens.slice(index, index + wanted).map(Number)
    if (numbers.length < wanted || numbers.some((number) => !Number.isFinite(number))) {
      return isPoints
        ? 'A corner lacks its second number. Write pairs, such as 120,80 300,80 300,240.'
        : `Its command ${command} lacks a number. Copy the whole d of the path.`
    }
    index += wanted
    const [written, passed] = absolute(upper, numbers, command === upper ? [0, 0] : at, at)
    if (passed.flat().some((value) => Math.abs(value) > 100_000)) {
      return 'It lies far outside of every picture.'
    }
    parts.push(written)
    points.push(...passed)
    at = passed.at(-1) as Point
    if (upper === 'M') {
      start = at
      // What follows a move without a command of its own is a line.
      command = command === 'M' ? 'L' : 'l'
    }
  }
  return { parts, points }
}

const NO_START = 'It does not begin with M, as the d of a path does.'

/** A command with absolute coordinates, and the points that it passes or is drawn by. */
function absolute(
  command: string,
  numbers: number[],
  [x0, y0]: Point,
  at: Point,
): [written: string, points: Point[]] {
  const [first = 0] = numbers
  if (command === 'H') return line([first + x0, at[1]])
  if (command === 'V') return line([at[0], first + y0])
  if (command === 'A') {
    const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0] = numbers
    const end: Point = [x + x0, y + y0]
    const flags = [rx, ry, turn].map((it) => round(Math.abs(it))).join(' ')
    return [`A${flags} ${large ? 1 : 0} ${sweep ? 1 : 0} ${pair(end)}`, [end]]
  }
  const points: Point[] = []
  for (let index = 0; index < numbers.length; index += 2) {
    points.push([(numbers[index] as number) + x0, (numbers[index + 1] as number) + y0])
  }
  return [command + points.map(pair).join(' '), points]
}

const line = (to: Point): [string, Point[]] => [`L${pair(to)}`, [to]]

const round = (value: number): number => Math.round(value)

const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`
