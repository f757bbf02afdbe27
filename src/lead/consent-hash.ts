import { sha256 } from '#src/lib/hash.ts'

/** Stands for the words of a consent, as their editor wrote them: other words have another one. */
export const consentHash = (text: string): string => sha256(text).slice(0, 16)
