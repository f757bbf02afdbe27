/** @typedef {import('../build/report.ts').Report} Report */

/** How many entries are named in the summary; all of them are in the log. */
const NAMED = 50

/**
 * What Netlify shows as the summary of a deploy, in its Markdown.
 *
 * @param {Report} report as the build leaves it in `.cache/report.json`.
 */
export const buildSummary = ({
  buildId,
  source,
  pages,
  ms,
  quarantined,
  problems,
  files,
  bytes,
}) => ({
  title: `${pages.total} pages: ${pages.rendered} rendered, ${pages.joined > 0 ? `${pages.joined} joined to a new header and footer, ` : ''}${pages.kept} kept, ${pages.removed} removed`,
  summary: `${seconds(ms.total)}, ${counted(quarantined.length, 'entry', 'entries')} left out, ${counted(problems.length, 'thing', 'things')} to fix`,
  text: [
    `Build ${buildId} from ${source}: ${files} files, ${(bytes / 1024 / 1024).toFixed(1)} MB.`,
    `Content ${seconds(ms.pull)}, plan ${seconds(ms.plan)}, compile ${seconds(ms.compile)}, render ${seconds(ms.render)}, publish ${seconds(ms.publish)}.`,
    ...listed('Left out', quarantined, leftOut),
    ...listed(
      'To fix',
      problems,
      ({ entry, locale, problem }) => `${entry} (${locale}): ${problem}`,
    ),
  ].join('\n'),
})

/**
 * The same for a build that failed.
 *
 * @param {{ message: string }} failure
 */
export const failureSummary = ({ message }) => ({
  title: 'The build failed; the site stays as it is',
  summary: message.split('\n')[0] ?? message,
  text: message,
})

/** @param {Report['quarantined'][number]} entry */
const leftOut = ({ type, documentId, locale, field, problem, lastGoodVersionShown, edit }) => {
  const name = `${type} ${documentId} (${locale})`
  const entry = edit ? `[${name}](${edit})` : name
  return `${entry}, ${field}: ${problem}${lastGoodVersionShown ? ' Its last version stays.' : ''}`
}

/**
 * @template Item
 * @param {string} title
 * @param {Item[]} items
 * @param {(item: Item) => string} line
 */
const listed = (title, items, line) => {
  if (items.length === 0) return []
  const more = items.length > NAMED ? [`- and ${items.length - NAMED} more: see the log`] : []
  return ['', `**${title}**`, ...items.slice(0, NAMED).map((item) => `- ${line(item)}`), ...more]
}

/**
 * @param {number} count
 * @param {string} one
 * @param {string} many
 */
const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
