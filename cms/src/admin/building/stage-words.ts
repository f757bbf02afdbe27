import type { SiteState } from '../site/words.ts'
import { counted } from '../words/counted.ts'
import type { Stage } from './use-building.ts'

const drafts = (count: number): string => counted(count, 'draft', 'drafts')

/** Where the homes are, in words: a headline, and what to know or to do. Nothing while the form is filled in. */
export function stageWords(stage: Stage): SiteState | null {
  switch (stage.at) {
    case 'form':
      return null
    case 'failed':
      return { tone: 'bad', headline: 'Nothing was changed', lines: [stage.problem] }
    case 'planning':
      return { tone: 'busy', headline: 'Looking at numbers and addresses …', lines: [] }
    case 'making': {
      const lines = ['This takes a minute for hundreds of homes. Please leave the page open.']
      return { tone: 'busy', headline: `Making ${drafts(stage.homes)} …`, lines }
    }
    case 'deleting':
      return { tone: 'busy', headline: 'Deleting the drafts …', lines: [] }
    case 'deleted': {
      const { deleted, drafts: count, published } = stage.undoing
      if (deleted) return { tone: 'good', headline: `${drafts(count)} deleted`, lines: [] }
      const lines = [
        `${published.join(', ')}: take them off the site first, or delete the others yourself.`,
      ]
      return { tone: 'bad', headline: 'Nothing was deleted: some are published', lines }
    }
    case 'planned': {
      const { homes, problems, notes, made } = stage.outcome
      if (problems.length > 0) {
        const headline = `${counted(problems.length, 'problem', 'problems')}, so nothing can be made`
        return { tone: 'bad', headline, lines: problems }
      }
      const languages = Object.keys(homes[0]?.slugs ?? {}).join(', ')
      return made
        ? {
            tone: 'good',
            headline: `${drafts(homes.length)} made (${languages})`,
            lines: ['Look through them, and publish them from the list of Units.', ...notes],
          }
        : {
            tone: notes.length > 0 ? 'warning' : 'good',
            headline: `${drafts(homes.length)} would be made (${languages})`,
            lines: notes,
          }
    }
  }
}
