/** About so many characters fit where search engines show them; more are cut off. */
export const FITS = { title: 60, description: 160 } as const

/** A shorter description leaves most of its place empty. */
const SHORT_DESCRIPTION = 70

type Texts = {
  /** As it is shown, with the name of the site. */
  title: string
  /** As they were written. */
  own: { title: string; description: string }
}

/** What is wrong with the lengths of the two texts, as sentences that say what to do. */
export function lengthNotes({ title, own }: Texts): string[] {
  const notes = [own.title.trim() ? titleNote(title) : NO_TITLE, descriptionNote(own.description)]
  return notes.filter((note) => note !== null)
}

const NO_TITLE = 'There is no title. Write one under “Search engines and shared links”.'

const NO_DESCRIPTION =
  'There is no description: that of the site stands here, as on every page without one. Write one of its own.'

function titleNote(title: string): string | null {
  const { length } = [...title]
  if (length <= FITS.title) return null
  return `The title has ${length} characters, with the name of the site. About ${FITS.title} are shown: shorten it by ${length - FITS.title}, or begin with what matters.`
}

function descriptionNote(description: string): string | null {
  const { length } = [...description.trim()]
  if (length === 0) return NO_DESCRIPTION
  if (length > FITS.description) {
    return `The description has ${length} characters. About ${FITS.description} are shown: shorten it by ${length - FITS.description}, or begin with what matters.`
  }
  return length < SHORT_DESCRIPTION
    ? `The description has ${length} characters. Up to ${FITS.description} are shown: there is room to say more.`
    : null
}

/** A text as far as it is shown, cut between words. */
export function shownPart(text: string, fits: number): string {
  const characters = [...text]
  if (characters.length <= fits) return text
  const cut = characters.slice(0, fits).join('')
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s·–—-]+$/, '')} …`
}
