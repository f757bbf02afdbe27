import type { Check } from '../publishing/refuse-published.ts'

type Decimal = number | string | null
type Project = { documentId: string; title: string } | null
type Floor = { title: string; project: Project }
type Home = {
  area: Decimal
  innerArea: Decimal
  balconyArea: Decimal
  project: Project
  floors: Floor[]
}

/** Areas are rounded to a tenth of a square metre, each by itself. */
const ROUNDING = 0.15

/** The areas of a home agree, and its floors are of its project. */
export const HOME_CHECKS: Record<string, Check> = {
  'api::unit.unit': {
    select: ['area', 'innerArea', 'balconyArea'],
    populate: ['project', 'floors.project'],
    problemOf: (entry) => homeProblem(entry as unknown as Home),
  },
}

/** What is wrong with a home, or nothing. */
export const homeProblem = (home: Home): string | undefined =>
  areaProblem(home) ?? floorProblem(home)

function areaProblem({ area, innerArea, balconyArea }: Home): string | undefined {
  if (innerArea === null) return undefined
  const parts = Number(innerArea) + Number(balconyArea ?? 0)
  const isBalconyOpen = balconyArea === null && Number(area) > parts
  if (isBalconyOpen || Math.abs(Number(area) - parts) <= ROUNDING) return undefined
  const sum = Math.round(parts * 100) / 100
  return `Area: ${Number(area)} m² is not what Inner area and Balcony are together, ${sum} m². Correct one of them, with a point before decimals, such as 84.5.`
}

function floorProblem({ project, floors }: Home): string | undefined {
  const other = floors.find(
    (floor) => project && floor.project && floor.project.documentId !== project.documentId,
  )
  return (
    other &&
    `Floors: “${other.title}” is a floor of ${other.project?.title}, not of ${project?.title}. Choose one of the same project.`
  )
}
