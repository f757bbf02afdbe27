/** The entries that an editor chose, in that order, or all of them where none was chosen. */
export const chosenOrAll = (chosen: string[], all: { documentId: string }[]): string[] =>
  chosen.length > 0 ? chosen : all.map(({ documentId }) => documentId)
