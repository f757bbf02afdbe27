import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { documentId } from './document-id.ts'
import { SeedError } from './seed-error.ts'

const FILE = 'locales.json'

/** The languages of the content: the code of the default one, and the name of each by its code. */
type Languages = { default: string; names: Record<string, string> }

/**
 * The languages of the demo, and no others: the one that Strapi has made by itself goes if it is not among them.
 *
 * @param folder of the demo; without a file of languages in it, those of the project's own demo are meant.
 */
export async function seedLocales(strapi: Core.Strapi, folder: string): Promise<void> {
  const languages = readLanguages(strapi, folder)
  const service = strapi.plugin('i18n').service('locales')
  for (const [code, name] of Object.entries(languages.names)) {
    const locale = { code, name, documentId: documentId('locale', code) }
    if (await service.findByCode(code)) await service.update({ code }, locale)
    else await service.create(locale)
  }
  await service.setDefaultLocale({ code: languages.default })
  const all: { id: number; code: string }[] = await service.find()
  for (const { id, code } of all) {
    if (!Object.hasOwn(languages.names, code)) await service.delete({ id })
  }
}

function readLanguages(strapi: Core.Strapi, folder: string): Languages {
  const own = join(folder, FILE)
  const file = existsSync(own) ? own : join(strapi.dirs.app.root, 'demo', FILE)
  const languages = JSON.parse(readFileSync(file, 'utf8')) as Languages
  if (!languages.names?.[languages.default]) {
    throw new SeedError(
      { file, key: 'default' },
      'is no language of "names". Write { "default": "en", "names": { "en": "English (en)" } }.',
    )
  }
  return languages
}
