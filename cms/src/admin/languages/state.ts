/** A language of the site, as the CMS lists it. */
export type Language = { code: string; name: string; isDefault: boolean }

/** An entry in a language: whether its last draft is what visitors see, and when it was changed. */
export type Version = { locale?: string | null; status?: string; updatedAt?: string | null }

export type LanguageState = {
  language: Language
  state: 'published' | 'modified' | 'draft' | 'missing'
  changedAt: Date | null
}

/** What each state means, in the words of the panel. */
export const STATES: Record<LanguageState['state'], { label: string; variant: Variant }> = {
  published: { label: 'Published', variant: 'success' },
  modified: { label: 'Changed since it was published', variant: 'alternative' },
  draft: { label: 'Draft, not published', variant: 'secondary' },
  missing: { label: 'Missing', variant: 'danger' },
}

type Variant = 'success' | 'alternative' | 'secondary' | 'danger'

/** Each language with what is public of an entry in it, the default one first. */
export function statesOf(languages: Language[], versions: Version[]): LanguageState[] {
  return languages
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .map((language) => {
      const version = versions.find(({ locale }) => locale === language.code)
      if (!version) return { language, state: 'missing', changedAt: null }
      const changedAt = version.updatedAt ? new Date(version.updatedAt) : null
      return { language, state: stateOf(version.status), changedAt }
    })
}

const stateOf = (status?: string): LanguageState['state'] =>
  status === 'published' || status === 'modified' ? status : 'draft'
