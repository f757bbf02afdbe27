import { sha256 } from '#src/lib/hash.ts'

/** The shape of a page as one short text; null stays null. */
export const shapeHash = (shape: string | null): string | null => shape && sha256(shape)
