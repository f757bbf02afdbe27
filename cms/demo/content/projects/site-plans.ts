import type { Words } from './pictures.ts'
import table from './site-plans.json' with { type: 'json' }

/**
 * A house or an apartment on a site plan: its middle in metres from the north-west corner, how wide it is along its
 * front and how deep, and where it looks, in degrees clockwise from north.
 */
type Place = {
  /** The number of a home of the demo. */
  home?: string
  x: number
  y: number
  width: number
  depth: number
  faces: number
}

type SitePlan = {
  project: string
  file: string
  /** The floors that it shows. */
  levels: number[]
  /** Pixels of the drawing for each metre. */
  scale: number
  places: Place[]
}

/** `cms/art/draw/sites` draws the same places. */
const plans: SitePlan[] = table

/** The homes on the site plans of `site-plans.json`, by their slug. */
export const placedHomes: Record<string, string> = Object.fromEntries(
  plans.flatMap(({ project, scale, places }) =>
    places.flatMap((place) =>
      place.home ? [[`${project}-${place.home.toLowerCase()}`, outlineOf(place, scale)]] : [],
    ),
  ),
)

/** What a site plan shows, with the name of the floor. */
const alts: Record<string, (floor: Words) => Words> = {
  'olive-gardens': ({ en, ar, de }) => ({
    en: `Site plan of Olive Gardens, ${en.toLowerCase()}: villas, townhouses and apartment houses among the trees`,
    ar: `مخطط موقع أوليف غاردنز، ${ar}: الفلل ومنازل التاون هاوس ومباني الشقق بين الأشجار`,
    de: `Lageplan von Olive Gardens, ${de}: Villen, Stadthäuser und Wohnhäuser zwischen den Bäumen`,
  }),
  'dune-house': ({ en, ar, de }) => ({
    en: `Site plan of Dune House, ${en.toLowerCase()}: townhouses and villas with walled courtyards, apartments around three courtyards, a planted wadi and the dunes in the east`,
    ar: `مخطط موقع ديون هاوس، ${ar}: بيوت التاون هاوس والفلل بأفنيتها المسوّرة، والشقق حول ثلاثة أفنية، ووادٍ مزروع، والكثبان في الشرق`,
    de: `Lageplan von Dune House, ${de}: Stadthäuser und Villen mit ummauerten Höfen, Wohnungen um drei Innenhöfe, ein bepflanztes Wadi und im Osten die Dünen`,
  }),
  'pearl-bay': ({ en, ar, de }) => ({
    en: `Site plan of Pearl Bay, ${en.toLowerCase()}: villas and three curved buildings along the beach, with a promenade and two jetties; the sea lies in the north-west`,
    ar: `مخطط موقع بيرل باي، ${ar}: الفلل وثلاثة مبانٍ مقوّسة على امتداد الشاطئ، مع ممشى ورصيفين خشبيين، والبحر في الشمال الغربي`,
    de: `Lageplan von Pearl Bay, ${de}: Villen und drei geschwungene Häuser am Strand, mit Promenade und zwei Stegen; im Nordwesten liegt das Meer`,
  }),
}

/** The picture of a floor whose homes are shown on a site plan, and what it shows. */
export const sitePlanOf = (
  project: string,
  level: number,
  floor: Words,
): { file: string; alt: Words } | undefined => {
  const alt = alts[project]?.(floor)
  if (!alt) return undefined
  const plan = plans.find((it) => it.project === project && it.levels.includes(level))
  return { file: plan?.file ?? `site-${project}.svg`, alt }
}

/** The four corners, from the left end of the front. */
function outlineOf({ x, y, width, depth, faces }: Place, scale: number): string {
  const turn = (faces * Math.PI) / 180
  const corner = (along: number, ahead: number): string =>
    [
      x + along * Math.cos(turn) + ahead * Math.sin(turn),
      y + along * Math.sin(turn) - ahead * Math.cos(turn),
    ]
      .map((metres) => Math.round(metres * scale))
      .join(' ')
  const [side, front] = [width / 2, depth / 2]
  return `M${corner(-side, front)} ${corner(side, front)} ${corner(side, -front)} ${corner(-side, -front)}Z`
}
