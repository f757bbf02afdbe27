/**
 * The words of an entry's address that are said nowhere else: a name in the letters in which visitors know it from
 * elsewhere.
 *
 * @param words what the entry is found by besides its title.
 */
export const addressWords = (
  { slug, title }: { slug: string; title: string },
  words: string[],
): string[] => {
  const said = [title, ...words].join(' ').toLowerCase()
  return slug.split('-').filter((word) => !said.includes(word))
}
