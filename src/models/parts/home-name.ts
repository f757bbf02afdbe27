/** What a home is called wherever nothing else names it; editors often have the number in the title already. */
export const homeName = ({ title, number }: { title: string; number: string }): string =>
  title.includes(number) ? title : `${title} (${number})`
