import type { SiteAnswer, ToldAnswer, Yours } from '../../site-page/site-answer.ts'
import { counted } from '../words/counted.ts'
import { timeWords } from './time-words.ts'

/** The state of the site in words: a headline, and what to know or to do. */
export type SiteState = {
  tone: 'good' | 'busy' | 'warning' | 'bad'
  headline: string
  lines: string[]
}

export function siteWords(answer: SiteAnswer, language?: string): SiteState {
  const { told, site, now } = answer
  if (told.status === 'silent') return SILENT[told.why](site)
  const time = (at: number) => timeWords(at, now, language)
  const state = stateWords(told, time)
  const yours = told.yours ? [yoursWords(told.yours, time)] : []
  return { ...state, lines: [...state.lines, ...yours] }
}

type Time = (at: number) => string

function stateWords(told: ToldAnswer, time: Time): SiteState {
  const { state, buildingSince, liveSince, edits, failed, buildsByItself } = told
  const shown = liveSince ? [`What visitors see has been live since ${time(liveSince)}.`] : []
  if (state === 'building' && buildingSince) {
    const headline = `The site has been building since ${time(buildingSince)}`
    return { tone: 'busy', headline, lines: [...onTheirWay(edits), ...shown] }
  }
  if (state === 'waiting') {
    const lines = [...onTheirWay(edits), ...shown]
    return { tone: 'busy', headline: 'A build starts in a moment', lines }
  }
  if (failed) {
    return {
      tone: 'bad',
      headline: `The last build failed at ${time(failed.at)}`,
      lines: [
        ...(failed.problem ? [failed.problem] : []),
        'The site shows what it showed before. The build is tried again by itself; if it fails again, tell whoever runs the site.',
        ...shown,
      ],
    }
  }
  if (state === 'elsewhere') {
    return {
      tone: 'warning',
      headline: 'The site does not show what is in this panel',
      lines: [
        'It was built from the content that came with its code. Ask whoever runs the site to set CMS_URL and CMS_TOKEN for its builds.',
      ],
    }
  }
  if (state === 'behind') {
    return {
      tone: 'warning',
      headline: `${edits ? counted(edits, 'edit waits', 'edits wait') : 'Edits wait'} for a build`,
      lines: [
        buildsByItself
          ? 'The site checks each minute whether it is up to date, and is then built by itself.'
          : 'Publishing starts no build of this site. Ask whoever runs it to start one, or to set BUILD_HOOK_URL.',
        ...shown,
      ],
    }
  }
  return upToDateWords(told, time)
}

function upToDateWords({ liveSince, report }: ToldAnswer, time: Time): SiteState {
  const missing = report?.leftOut.total ?? 0
  const seen = missing > 0 ? 'everything else that is published' : 'everything that is published'
  const headline = 'The site is up to date'
  return {
    tone: missing > 0 ? 'warning' : 'good',
    headline:
      missing > 0
        ? `${headline}, but ${counted(missing, 'entry was', 'entries were')} left out`
        : headline,
    lines: [`Visitors see ${seen}${liveSince ? `, since ${time(liveSince)}` : ''}.`],
  }
}

const onTheirWay = (edits: number | null): string[] =>
  edits ? [`${counted(edits, 'edit is', 'edits are')} on the way to visitors.`] : []

function yoursWords({ title, at, state, liveSince }: Yours, time: Time): string {
  const yours = `Your last publish, “${title}” at ${time(at)},`
  if (state === 'building') return `${yours} is in the build that runs now.`
  if (state === 'waiting') return `${yours} waits for the next build.`
  return liveSince ? `${yours} has been live since ${time(liveSince)}.` : `${yours} is live.`
}

type Site = SiteAnswer['site']
type Why = Extract<SiteAnswer['told'], { status: 'silent' }>['why']

const KEPT = 'What you publish is kept, and follows as soon as this works again.'

const SILENT: Record<Why, (site: Site) => SiteState> = {
  unreachable: ({ url, known }) => ({
    tone: 'bad',
    headline: 'The site does not answer',
    lines: known
      ? [
          `The CMS asked ${url} and got no answer. ${KEPT}`,
          'If it stays like this for some minutes, tell whoever runs the site.',
        ]
      : [
          `The CMS was not told where the site is, and found none at ${url}.`,
          'Ask whoever runs the CMS to set SITE_URL to the address of the site.',
        ],
  }),
  'not trusted': ({ url }) => ({
    tone: 'bad',
    headline: 'The site does not trust this CMS',
    lines: [
      `${url} did not tell how it stands, and takes no edits from here.`,
      'Ask whoever runs the site to set PUBLISH_SECRET to the same value at the site and at the CMS.',
    ],
  }),
  'not set up': ({ url }) => ({
    tone: 'warning',
    headline: 'Publishing is not set up',
    lines: [
      `${url} answers, but does not follow this CMS by itself.`,
      'Ask whoever runs the site to set PUBLISH_SECRET at the site, as the CMS has it.',
    ],
  }),
  older: ({ url }) => ({
    tone: 'warning',
    headline: 'The site cannot tell how it stands',
    lines: [
      `${url} is of another version than this CMS, or another site.`,
      'Ask whoever runs the site to deploy it anew, and to look at SITE_URL.',
    ],
  }),
}
