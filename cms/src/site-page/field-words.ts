/** Where in the form a field is: `blocks.2.buttonImage` is "Blocks › 3 › Button image". */
export const fieldWords = (path: string): string =>
  path
    .split('.')
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : spoken(part)))
    .join(' › ')

const spoken = (name: string): string => {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
