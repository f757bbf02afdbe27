/** How many lines of a list a person reads on a console. */
const MOST = 20

/**
 * The first lines of a list, and how many more there are.
 *
 * @param where says where the others are, such as "report.json has them all"; none if they are nowhere.
 */
export const firstLines = (lines: string[], where?: string): string[] => {
  const more = lines.length - MOST
  return more <= 0
    ? lines
    : [...lines.slice(0, MOST), `  … and ${more} more${where ? `: ${where}.` : ''}`]
}
