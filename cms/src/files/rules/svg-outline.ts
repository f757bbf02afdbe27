import type { FileLimits } from './limits.ts'
import { type DrawnElement, referencesIn } from './svg-weight.ts'

/** A drawing has so much in it that reading on would only cost time. */
export class TooIntricateError extends Error {
  override name = 'TooIntricateError'
}

/** Follows the elements of a drawing as they are read. */
export class SvgOutline {
  rootAttributes: Record<string, string> = {}
  readonly #roots: DrawnElement[] = []
  readonly #open: DrawnElement[] = []
  readonly #styleUses: string[] = []
  readonly #limits: FileLimits
  #count = 0
  /** A style with elements in it: what its text is depends on who reads it. */
  #mixed = false

  constructor(limits: FileLimits) {
    this.#limits = limits
  }

  /** @throws TooIntricateError */
  open(name: string, attribs: Record<string, string>): void {
    const uses = Object.values(attribs).flatMap(referencesIn)
    for (const href of [attribs.href, attribs['xlink:href']]) {
      if (href?.startsWith('#')) uses.push(href.slice(1))
    }
    const element: DrawnElement = { name, id: attribs.id, uses, children: [] }
    const parent = this.#open.at(-1)
    if (!parent && this.#roots.length === 0) this.rootAttributes = attribs
    if (parent?.name === 'style') this.#mixed = true
    this.#count += 1
    if (this.#count > this.#limits.svgElements || this.#open.length >= this.#limits.svgDepth) {
      throw new TooIntricateError()
    }
    const siblings = parent?.children ?? this.#roots
    siblings.push(element)
    this.#open.push(element)
  }

  close(): void {
    this.#open.pop()
  }

  styled(css: string): void {
    for (const id of referencesIn(css)) this.#styleUses.push(id)
  }

  get isOneDrawing(): boolean {
    const [root, ...others] = this.#roots
    return root?.name === 'svg' && others.length === 0 && !this.#mixed
  }

  /** All of it. A style may paint any element with what it names, so each one is counted with all of that. */
  whole(): DrawnElement {
    const painted = { name: 'style', id: undefined, uses: this.#styleUses, children: [] }
    const times = this.#styleUses.length > 0 ? this.#count : 0
    const paint = Array.from({ length: times }, () => painted)
    return { name: '', id: undefined, uses: [], children: [...this.#roots, ...paint] }
  }
}
