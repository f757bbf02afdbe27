import { parseArgs } from 'node:util'
import { LEAD_STATES, type LeadState } from '#src/lead/outbox/record.ts'
import { SEPARATORS, type Separator } from './csv.ts'
import { LeadsError } from './leads-error.ts'

/** The leads that a command is about: all that are set aside, or some. */
export type Chosen = 'all' | string[]

export type LeadsCommand = { context: string | undefined } & (
  | { name: 'list'; states: LeadState[] | undefined; json: boolean }
  | { name: 'export'; states: LeadState[] | undefined; separator: Separator }
  | { name: 'show' | 'replay'; id: string }
  | { name: 'release' | 'dismiss'; chosen: Chosen }
)

const USAGE = `Usage:
  npm run leads -- list [--state ${LEAD_STATES.join('|')}] [--json]
  npm run leads -- show ID
  npm run leads -- replay ID
  npm run leads -- release ID… | --all     (sends on what was set aside; --all: what is in quarantine)
  npm run leads -- dismiss ID… | --all     (is not sent, and no alarm any more)
  npm run leads -- export --csv [--state …] [--separator ${Object.keys(SEPARATORS).join('|')}]
Each takes --context NAME for the outbox of another deploy context.`

/** @throws LeadsError with how to call it. */
export const parseLeadsCommand = (args: string[]): LeadsCommand => {
  const { values, positionals } = parse(args)
  const { context, json = false, csv = false, all = false } = values
  const [name, ...ids] = positionals
  const [id] = ids
  const states = values.state?.map(stateNamed)
  if (name === 'list' && !id) return { name, states, json, context }
  if (name === 'export' && !id && csv) {
    return { name, states, separator: separatorNamed(values.separator), context }
  }
  if ((name === 'show' || name === 'replay') && id && ids.length === 1) return { name, id, context }
  if ((name === 'release' || name === 'dismiss') && all !== ids.length > 0) {
    return { name, chosen: all ? 'all' : ids, context }
  }
  throw new LeadsError(USAGE)
}

const parse = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        state: { type: 'string', multiple: true },
        context: { type: 'string' },
        separator: { type: 'string' },
        json: { type: 'boolean' },
        csv: { type: 'boolean' },
        all: { type: 'boolean' },
      },
    })
  } catch (cause) {
    throw new LeadsError(`${cause instanceof Error ? cause.message : cause}\n${USAGE}`, { cause })
  }
}

const stateNamed = (name: string): LeadState => {
  const state = LEAD_STATES.find((one) => one === name)
  if (!state) throw new LeadsError(`There is no state "${name}".\n${USAGE}`)
  return state
}

const separatorNamed = (name = 'comma'): Separator => {
  if (Object.hasOwn(SEPARATORS, name)) return name as Separator
  throw new LeadsError(`There is no separator "${name}".\n${USAGE}`)
}
