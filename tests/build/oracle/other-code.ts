import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SECOND_THEME } from '#tests/fixtures/second-theme/second-brand.ts'

/** The title of a job for which the other code fails. */
export const FAILING_JOB = 'This page fails'

/** How the title of an article begins for which the other code fails. */
export const FAILING_ARTICLES = 'These pages fail'

/** What each page of the other code has in the first link: `a[data-word]`. */
export const WORD = 'newer'

type Change = [file: string, from: string, to: string]

const CHANGES: Change[] = [
  ['layouts/SkipLink.tsx', '<a ', `<a data-word="${WORD}" `],
  [
    'pages/JobPage.tsx',
    'const { t, date } = view',
    `if (content.title === '${FAILING_JOB}') throw new Error('nobody foresaw this')
     const { t, date } = view`,
  ],
  [
    'pages/ArticlePage.tsx',
    'const { t, date, number } = view',
    `if (content.title.startsWith('${FAILING_ARTICLES}')) view.broken()
     const { t, date, number } = view`,
  ],
]

/**
 * Changes the code of a copy of the project as another release does: it has the second theme, a word on each page, and
 * fails for some content.
 */
export const writeOtherCode = async (root: string): Promise<void> => {
  for (const name of ['theme.json', 'icon.svg']) {
    await cp(join(SECOND_THEME, name), join(root, 'src/site/theme', name))
  }
  for (const [name, from, to] of CHANGES) {
    const file = join(root, 'src/components', name)
    const code = await readFile(file, 'utf8')
    if (!code.includes(from)) throw new Error(`${name} does not have "${from}".`)
    await writeFile(file, code.replace(from, to))
  }
}
