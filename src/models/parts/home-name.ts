/** What a home is called wherever nothing else names it; editors often have the number in the title already. */
export const homeName = ({ title, number }: { title: string; number: string }): string =>
  hasWord(title, number) ? title : `${title} (${number})`

/** A 3 is neither in 305 nor in "3-bedroom". */
const hasWord = (text: string, word: string): boolean => {
  const places = text.split(word)
  return places.some(
    (before, at) =>
      at < places.length - 1 &&
      !/[\p{L}\p{N}]$/u.test(before) &&
      !/^(?:[\p{L}\p{N}]|-\p{L})/u.test(places[at + 1] as string),
  )
}
