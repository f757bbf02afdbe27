import type { Building, ModelChoice } from '../../building/building-answer.ts'

/** What is typed; a field that is empty is undefined or ''. */
export type Form = {
  project: string
  block: string
  from: number | undefined
  to: number | undefined
  without: string
  pattern: string
  step: number | undefined
  availability: string
  positions: PositionForm[]
}

export type PositionForm = {
  /** Of this row of the form alone. */
  key: number
  model: string
  orientation: string
  view: string
  area: number | undefined
  innerArea: number | undefined
  balconyArea: number | undefined
  price: number | undefined
}

export const EMPTY: Form = {
  ...{ project: '', block: '', from: 1, to: undefined, without: '', step: 0 },
  ...{ pattern: '{floor}{position:02}', availability: 'notReleased' },
  positions: [],
}

/** A position like the last one; the first one is like a home of the project. */
export function nextPosition({ project, positions }: Form, homes: ModelChoice[]): PositionForm {
  const last = positions.at(-1)
  const key = (last?.key ?? 0) + 1
  if (last) return { ...last, key }
  const model = homes.find((home) => home.project?.documentId === project)
  return {
    ...{
      key,
      model: model?.documentId ?? '',
      orientation: '',
      view: '',
      price: model?.price ?? undefined,
    },
    ...{ area: undefined, innerArea: undefined, balconyArea: undefined },
  }
}

/** What is still missing, in a sentence; or what to ask the CMS for. */
export function buildingOf(form: Form): Building | string {
  const { project, from, to, positions } = form
  if (!project) return 'Choose the project.'
  if (from === undefined || to === undefined) return 'Enter the first and the last floor.'
  const left = form.without.split(/[\s,;]+/).filter(Boolean)
  if (left.some((floor) => !/^-?\d+$/.test(floor))) {
    return 'Floors left out are numbers with commas between them, such as 13, 14.'
  }
  const wrong = positions.findIndex(({ model, price }) => !model || price === undefined)
  if (wrong >= 0) return `Position ${wrong + 1} needs a home that it is like, and a price.`
  return {
    ...{ project, from, to },
    ...{ block: form.block, pattern: form.pattern, availability: form.availability },
    without: left.map(Number),
    step: form.step ?? 0,
    positions: positions.map(({ key: _, ...position }) => ({
      model: position.model,
      orientation: position.orientation || null,
      view: position.view || null,
      area: position.area ?? null,
      innerArea: position.innerArea ?? null,
      balconyArea: position.balconyArea ?? null,
      price: position.price as number,
    })),
  }
}
