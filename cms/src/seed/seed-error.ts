/** Where in the demo content something is wrong; `locale` is missing where it is in no language. */
export type Place = { file: string; key: string; locale?: string; field?: string }

/** Demo content that cannot become entries. The message names file, entry, language and field. */
export class SeedError extends Error {
  constructor(place: Place, problem: string, options?: ErrorOptions) {
    const parts = [
      `entry "${place.key}"`,
      ...(place.locale ? [`locale ${place.locale}`] : []),
      ...(place.field ? [`field ${place.field}`] : []),
    ]
    super(`${place.file}, ${parts.join(', ')}: ${problem}`, options)
    this.name = 'SeedError'
  }
}
