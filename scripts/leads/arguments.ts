import { parseArgs } from 'node:util'
import { LEAD_STATES, type LeadState } from '#src/lead/outbox/record.ts'
import { LeadsError } from './leads-error.ts'

export type LeadsCommand = { context: string | undefined } & (
  | { name: 'list'; states: LeadState[] | undefined; json: boolean }
  | { name: 'export'; states: LeadState[] | undefined }
  | { name: 'show' | 'replay'; id: string }
)

const USAGE = `Usage:
  npm run leads -- list [--state ${LEAD_STATES.join('|')}] [--json]
  npm run leads -- show ID
  npm run leads -- replay ID
  npm run leads -- export --csv [--state …]
Each takes --context NAME for the outbox of another deploy context.`

/** @throws LeadsError with how to call it. */
export const parseLeadsCommand = (args: string[]): LeadsCommand => {
  const { values, positionals } = parse(args)
  const { context, json = false, csv = false } = values
  const [name, id, ...more] = positionals
  const states = values.state?.map(stateNamed)
  if (more.length > 0) throw new LeadsError(USAGE)
  if (name === 'list' && !id) return { name, states, json, context }
  if (name === 'export' && !id && csv) return { name, states, context }
  if ((name === 'show' || name === 'replay') && id) return { name, id, context }
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
        json: { type: 'boolean' },
        csv: { type: 'boolean' },
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
