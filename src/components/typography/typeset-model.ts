import type { RichText } from '#src/models/parts/rich-text.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'
import { type TypographyLanguage, typeset, typographyLanguage } from './typographer.ts'

/**
 * A model as it is rendered: its words typeset, and its rich texts marked to be so when they become HTML.
 * It happens here and not in the models, so that those hold what the editor wrote (and their hash says
 * nothing of typography). Of languages whose typography is not known, the model itself.
 *
 * @param shell says which fields hold words.
 */
export const typesetModel = <Model extends { locale: string }>(
  model: Model,
  shell: Pick<Shell, 'textFields'>,
): Model => {
  const language = typographyLanguage(model.locale)
  if (!language) return model
  return typesetValue(model, { language, textFields: new Set(shell.textFields) }) as Model
}

type Typesetting = { language: TypographyLanguage; textFields: ReadonlySet<string> }

const typesetValue = (value: unknown, settings: Typesetting): unknown => {
  const { language, textFields } = settings
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((entry) => typesetValue(entry, settings))
  if (isRichText(value)) return { ...value, typography: language }
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      typeof field === 'string' && textFields.has(name)
        ? typeset(field, language)
        : typesetValue(field, settings),
    ]),
  )
}

const isRichText = (value: object): value is RichText => 'markdown' in value && 'links' in value
