import { arcCurves, type Point } from './arc-curves.ts'

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
/** A command and what follows it. */
const COMMAND = /([MLHVZCSQTA])([^MLHVZCSQTA]*)/gi
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y
/** Of an arc; programs that pack paths write no space after it. */
const FLAG = /[01]/y
const SEPARATORS = /[\s,]*/y

/** How many numbers a command takes. */
const TAKES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/**
 * Reads the outline of an area: the `d` of a path as drawing programs write it, or the points of its corners, such as
 * `120,80 300,80 300,240`. Arcs become curves; the box holds the points that draw curves.
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
  const walked = walk(isPoints ? `M${source}Z` : source, isPoints)
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

type Walked = { parts: string[]; points: Point[] }

/** Follows the path and writes it down again, or says what is wrong. */
function walk(path: string, isPoints: boolean): Walked | string {
  if (!/^M/i.test(path)) return NO_START
  const parts: string[] = []
  const points: Point[] = []
  let start: Point = [0, 0]
  let pen: Pen = { at: start, control: start, drew: '' }
  for (const [, command = '', text = ''] of path.matchAll(COMMAND)) {
    const upper = command.toUpperCase()
    const numbers = numbersOf(text, upper)
    if (typeof numbers === 'string') return numbers
    const takes = TAKES[upper] as number
    if (takes === 0) {
      if (numbers.length > 0) return NO_START
      parts.push('Z')
      pen = { at: start, control: start, drew: upper }
      continue
    }
    if (numbers.length === 0 || numbers.length % takes > 0) {
      return isPoints
        ? 'A corner lacks its second number. Write pairs, such as 120,80 300,80 300,240.'
        : `Its command ${command} lacks a number. Copy the whole d of the path.`
    }
    for (let index = 0; index < numbers.length; index += takes) {
      // What follows a move without a command of its own is a line.
      const drawn = upper === 'M' && index > 0 ? 'L' : upper
      const origin: Point = command === upper ? [0, 0] : pen.at
      const [written, passed] = absolute(drawn, numbers.slice(index, index + takes), origin, pen)
      if (!passed.flat().every((value) => Math.abs(value) <= 100_000)) {
        return 'It lies far outside of every picture.'
      }
      parts.push(written + passed.map(pair).join(' '))
      points.push(...passed)
      const at = passed.at(-1) as Point
      pen = { at, control: passed.at(-2) ?? at, drew: drawn }
      if (drawn === 'M') start = at
    }
  }
  return { parts, points }
}

const NO_START = 'It does not begin with M, as the d of a path does.'

/** The numbers of a command, or what is wrong with them. */
function numbersOf(text: string, command: string): number[] | string {
  const numbers: number[] = []
  let index = 0
  const next = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = index
    const [found] = pattern.exec(text) ?? []
    index += found?.length ?? 0
    return found
  }
  next(SEPARATORS)
  while (index < text.length) {
    const isFlag = command === 'A' && [3, 4].includes(numbers.length % 7)
    const found = next(isFlag ? FLAG : NUMBER)
    if (found === undefined) {
      return `It holds “${text.slice(index).trim().slice(0, 12)}” where a number belongs. Copy the whole d of the path.`
    }
    numbers.push(Number(found))
    next(SEPARATORS)
  }
  return numbers
}

/** Where the path is, the last point that drew its last curve, and the command of that. */
type Pen = { at: Point; control: Point; drew: string }

/** A command as M, L, C or Q, and its points, all of them absolute: those that draw curves too. */
function absolute(
  command: string,
  numbers: number[],
  [x0, y0]: Point,
  { at, control, drew }: Pen,
): [written: string, points: Point[]] {
  const [first = 0] = numbers
  if (command === 'H') return ['L', [[first + x0, at[1]]]]
  if (command === 'V') return ['L', [[at[0], first + y0]]]
  if (command === 'A') {
    const [rx = 0, ry = 0, turn = 0, large, sweep, x = 0, y = 0] = numbers
    const arc = { rx: Math.abs(rx), ry: Math.abs(ry), turn, large: large === 1, sweep: sweep === 1 }
    const end: Point = [x + x0, y + y0]
    const curves = arcCurves(at, arc, end)
    return curves.length > 0 ? ['C', curves] : ['L', [end]]
  }
  const points: Point[] = []
  for (let index = 0; index < numbers.length; index += 2) {
    points.push([(numbers[index] as number) + x0, (numbers[index + 1] as number) + y0])
  }
  const full = SMOOTH[command]
  if (!full) return [command, points]
  // It goes on from a curve of its own kind in the same direction.
  const goesOn = drew === command || drew === full
  const ahead: Point = goesOn ? [2 * at[0] - control[0], 2 * at[1] - control[1]] : at
  return [full, [ahead, ...points]]
}

/** The commands that leave out the first point of a curve, by what they are in full. */
const SMOOTH: Record<string, string> = { S: 'C', T: 'Q' }

const pair = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`
