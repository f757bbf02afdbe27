/** How the compiler ends a script and a style that have a map. */
const MAP_COMMENT =
  /(?:\n\n\/\/# sourceMappingURL=(?<ofScript>[\w.-]+)|\/\*# sourceMappingURL=[\w.-]+\*\/)\s*$/

/** A compiled file names its map in an unknown way, so the name would get into the output. */
export class MapCommentError extends Error {
  override name = 'MapCommentError'
  constructor() {
    super(
      'A compiled file names its source map otherwise than Next did so far. Adapt scripts/build/store/map-comment.ts, and look at "map comments" in docs/next.md.',
    )
  }
}

/** The file name of the map that a script names, or undefined. */
export const mapNameIn = (code: string): string | undefined =>
  MAP_COMMENT.exec(code)?.groups?.ofScript

/**
 * A script or a style for the output: without the comment, and otherwise as it was compiled.
 *
 * @throws MapCommentError
 */
export const withoutMapComment = (code: string): string => {
  const bare = code.replace(MAP_COMMENT, '')
  if (bare.includes('sourceMappingURL=')) throw new MapCommentError()
  return bare
}
