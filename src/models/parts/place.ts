import type { Entry } from '#src/cms/types.ts'
import type { EntryContext } from './context.ts'
import type { Image } from './media.ts'

type Project = Entry<'projects'>

/** Where a project is, and how one gets there. */
export type Place = {
  title: string
  district: string
  address: string | null
  mapImage: Image | null
  /** On the tip of the pin; null for a project without a place on the city map. */
  pin: { image: Image | null } | null
  coordinates: Project['coordinates']
  travelTimes: Project['travelTimes']
}

/** The place of a project; null if nothing is known of it but the district. */
export const placeModel = (project: Project, { media }: EntryContext): Place | null => {
  const { title, district, address, coordinates, travelTimes, position } = project
  const mapImage = media.optional(project.mapImage)
  if (!address && !mapImage && !coordinates && travelTimes.length === 0) return null
  const pin = position && { image: media.optional(project.pinImage) }
  return { title, district, address, mapImage, pin, coordinates, travelTimes }
}
