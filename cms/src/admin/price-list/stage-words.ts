import { BIG_JUMP } from '../../price-list/jump.ts'
import type { SiteState } from '../site/words.ts'
import { counted } from '../words/counted.ts'
import { countJumps } from './ChangeTable.tsx'
import type { Stage } from './use-price-list.ts'

/** Where a list is, in words: a headline, and what to know or to do. Nothing before a file was chosen. */
export function stageWords(stage: Stage): SiteState | null {
  if (stage.at === 'start') {
    return stage.failed
      ? { tone: 'bad', headline: 'Nothing was changed', lines: [stage.failed] }
      : null
  }
  if (stage.at === 'reading') {
    return { tone: 'busy', headline: `Reading ${stage.file} …`, lines: ['Nothing is changed yet.'] }
  }
  if (stage.at === 'writing') {
    const lines = ['This takes up to a minute for thousands of homes. Please leave the page open.']
    return { tone: 'busy', headline: `Changing the homes of ${stage.file} …`, lines }
  }
  const { file, outcome } = stage
  const { changes, same, problems } = outcome
  if (problems.length > 0) {
    const headline = `${file} has ${counted(problems.length, 'problem', 'problems')}, so nothing was changed`
    const lines =
      stage.at === 'back'
        ? ['It is all or nothing: what somebody has changed since would be lost.']
        : ['It is all or nothing: correct the list and choose it again.']
    return { tone: 'bad', headline, lines }
  }
  const homes = counted(changes.length, 'home', 'homes')
  const unchanged = same > 0 ? [`${counted(same, 'home is', 'homes are')} the same already.`] : []
  if (stage.at === 'done') {
    const lines = [
      'It is public in all languages; the site shows it in about a minute.',
      ...unchanged,
    ]
    return { tone: 'good', headline: `${homes} changed and published`, lines }
  }
  if (stage.at === 'back') {
    const lines = ['The site shows it in about a minute.']
    return { tone: 'good', headline: `${file} was taken back: ${homes} changed`, lines }
  }
  if (changes.length === 0) {
    const lines = ['The homes are as the list has them.']
    return { tone: 'good', headline: `${file} changes nothing`, lines }
  }
  const jumps = countJumps(changes)
  const jump = `${counted(jumps, 'value changes', 'values change')} by more than ${BIG_JUMP} %. Look at ${jumps === 1 ? 'it' : 'them'} first.`
  return {
    tone: jumps > 0 || stage.failed ? 'warning' : 'good',
    headline: `${file} would change ${homes}`,
    lines: [...(stage.failed ? [stage.failed] : []), ...(jumps > 0 ? [jump] : []), ...unchanged],
  }
}
