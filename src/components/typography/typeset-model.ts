import type { RichText } from '#src/models/parts/rich-text.ts'
import { type TypographyLanguage, typeset, typographyLanguage } from './typographer.ts'

/** The fields of models that hold words for visitors. The texts of the interface are taken as they are. */
const WORDS: ReadonlySet<string> = new Set([
  'address',
  'caption',
  'description',
  'eyebrow',
  'label',
  'legal',
  'question',
  'submitLabel',
  'summary',
  'text',
  'thankYouTitle',
  'title',
])

/**
 * A model as it is rendered: its words typeset, and its rich texts marked to be so when they become HTML.
 * It happens here and not in the models, so that those hold what the editor wrote (and their hash says
 * nothing of typography). Of languages whose typography is not known, the model itself.
 */
export const typesetModel = <Model extends { locale: string }>(model: Model): Model => {
  const language = typographyLanguage(model.locale)
  return language ? (typesetValue(model, language) as Model) : model
}

const typesetValue = (value: unknown, language: TypographyLanguage): unknown => {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((entry) => typesetValue(entry, language))
  if (isRichText(value)) return { ...value, typography: language }
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      typeof field === 'string' && WORDS.has(name)
        ? typeset(field, language)
        : typesetValue(field, language),
    ]),
  )
}

const isRichText = (value: object): value is RichText => 'markdown' in value && 'links' in value
