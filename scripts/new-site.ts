/**
 * `npm run new-site -- DIR --locales de,fr --default de --name "Norden"`: an empty site in languages of choice, ready to
 * be filled. See docs/new-site.md.
 */

import { join } from 'node:path'
import { runCommand } from './lib/command.ts'
import { makeNewSite } from './new-site/make-new-site.ts'
import { nextLine } from './new-site/next-line.ts'
import { readOptions } from './new-site/options.ts'

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2))
  const borrowed = await makeNewSite(join(import.meta.dirname, '..'), options)
  console.log(`${options.name} is in ${options.dir}, in ${options.locales.join(', ')}.`)
  for (const [locale, language] of Object.entries(borrowed)) {
    console.log(
      `This project has no words in "${locale}" yet: its pages and its interface begin with those of "${language}". ` +
        'Translate them in the CMS: Interface words, Header and footer, Unit filter, Forms and Pages.',
    )
  }
  console.log(nextLine(options.dir))
})
