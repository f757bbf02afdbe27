import type { Entry } from '#src/cms/types.ts'
import type { EntryContext } from './context.ts'
import type { Picture } from './media.ts'

/** The part of a project's page with the pictures of its construction. */
export const CONSTRUCTION = 'construction'

/** How far a construction was on a day, with pictures of that day. */
export type ProgressDay = { date: string; percent: number | null; pictures: Picture[] }

/** The pictures of a construction by their days, the newest first; within a day in the editor's order. */
export const progressDays = (
  { progressPictures }: Pick<Entry<'projects'>, 'progressPictures'>,
  { media }: Pick<EntryContext, 'media'>,
): ProgressDay[] =>
  [...Map.groupBy(progressPictures, ({ date }) => date)]
    .toSorted(([a], [b]) => b.localeCompare(a))
    .map(([date, pictures]) => ({
      date,
      percent: pictures.find(({ percent }) => percent !== null)?.percent ?? null,
      pictures: pictures.map(({ image, alt }) =>
        media.picture({ desktop: image, tablet: null, mobile: null, alt }),
      ),
    }))
