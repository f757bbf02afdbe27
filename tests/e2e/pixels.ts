import type { Page } from 'playwright'

/** Pixels that are loaded, as a share of those that are shown. */
const BARS = { least: 0.95, most: 1.6 }

const DENSITIES = [1, 2]

/** The widest file that any picture has. */
const WIDEST = 2880

type Shown = { file: string; shown: number; size: number; widths: number[]; own: number }

/**
 * The visible pictures that load too few pixels or too many, on screens of single and double density, in browsers that
 * take the next larger file (Firefox, WebKit) and in those that take the nearest (Chromium at double density). A
 * picture may have too few where its file has no more.
 */
export const wrongPixels = async (page: Page): Promise<string[]> =>
  (await shownPictures(page)).flatMap(({ file, shown, size, widths, own }) =>
    DENSITIES.flatMap((density) =>
      (density > 1 ? [nextLarger, nearest] : [nextLarger]).flatMap((choose) => {
        const loaded = choose(widths, size * density)
        const share = loaded / (shown * density)
        const hasNoMore = loaded === widths.at(-1) && [own, WIDEST].includes(loaded)
        return share > BARS.most || (share < BARS.least && !hasNoMore)
          ? [`${file} at ${density}x: ${loaded} for ${Math.round(shown * density)}`]
          : []
      }),
    ),
  )

const nextLarger = (widths: number[], wanted: number): number =>
  widths.find((width) => width >= wanted) ?? (widths.at(-1) as number)

/** The geometric mean of two widths divides them. */
const nearest = (widths: number[], wanted: number): number =>
  widths.find((width, index) => wanted < Math.sqrt(width * (widths[index + 1] ?? Infinity))) ??
  (widths.at(-1) as number)

/** How wide each picture is drawn, how wide its `sizes` say that it is (both in CSS pixels), and its files. */
const shownPictures = (page: Page): Promise<Shown[]> =>
  page.evaluate(() => {
    for (const closed of document.querySelectorAll('details')) closed.open = true
    // What is laid out only once it comes near has no size yet.
    for (const part of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(part).contentVisibility === 'auto')
        part.style.contentVisibility = 'visible'
    }
    const probe = document.body.appendChild(document.createElement('div'))
    const pixels = (length: string): number => {
      probe.style.cssText = `position: fixed; transition: none; width: ${length}`
      return probe.getBoundingClientRect().width
    }
    /** The parts between commas that are in no parentheses. */
    const entries = (sizes: string): string[] => {
      let depth = 0
      const divided = [...sizes].map((letter) => {
        depth += Number(letter === '(') - Number(letter === ')')
        return letter === ',' && depth === 0 ? '\n' : letter
      })
      return divided.join('').split('\n')
    }
    const sizeOf = (sizes: string): number => {
      for (const entry of entries(sizes)) {
        const [, condition, length] = /^\s*(?:(\([^)]*\)) )?(.+)$/.exec(entry) ?? []
        if (length && (!condition || matchMedia(condition).matches)) return pixels(length)
      }
      return 0
    }
    const drawnWidth = (image: HTMLImageElement, ratio: number): number => {
      const style = getComputedStyle(image)
      const inner = (length: number, ...paddings: string[]) =>
        paddings.reduce((rest, padding) => rest - Number.parseFloat(padding), length)
      const width = inner(image.clientWidth, style.paddingLeft, style.paddingRight)
      const height = inner(image.clientHeight, style.paddingTop, style.paddingBottom)
      if (style.objectFit === 'cover') return Math.max(width, height * ratio)
      return style.objectFit === 'contain' ? Math.min(width, height * ratio) : width
    }
    const found = [...document.images]
      .filter((image) => image.checkVisibility() && image.src.includes('/.netlify/images'))
      .map((image) => {
        const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
        const source = sources.find(({ media }) => !media || matchMedia(media).matches) ?? image
        const [own, height] = ['width', 'height'].map((it) => Number(source.getAttribute(it)))
        const files = source.srcset.split(', ').map((file) => file.split(' '))
        return {
          file: new URL(image.src).searchParams.get('url') ?? '',
          shown: drawnWidth(image, (own as number) / (height as number)),
          size: sizeOf(source.sizes),
          widths: files.map(([, width]) => Number.parseInt(width ?? '', 10)),
          own: own as number,
        }
      })
      .filter(({ shown }) => shown > 0)
    probe.remove()
    return found
  })
