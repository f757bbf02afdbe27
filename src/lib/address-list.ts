/** The addresses of a list, which may stand between spaces, lines, commas or semicolons; each once. */
export const addressList = (written: string | null | undefined): string[] => [
  ...new Set((written ?? '').split(/[\s,;]+/).filter((address) => address !== '')),
]
