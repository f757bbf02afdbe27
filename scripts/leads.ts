import { join } from 'node:path'
import { LEAD_STATES } from '#src/lead/outbox/record.ts'
import { findLead, replay } from '#src/lead/outbox/replay.ts'
import { runCommand } from './command.ts'
import { type LeadsCommand, parseLeadsCommand } from './leads/arguments.ts'
import { leadsCsv } from './leads/csv.ts'
import { LeadsError } from './leads/leads-error.ts'
import { openOutbox } from './leads/open-outbox.ts'
import { readLeads } from './leads/read-leads.ts'
import { leadsTable } from './leads/table.ts'

const root = join(import.meta.dirname, '..')

/** What an operator needs of the outbox: list, show, replay and export leads. See docs/leads.md. */
await runCommand(async () => {
  const command = parseLeadsCommand(process.argv.slice(2))
  const { outbox, place, close } = await openOutbox({
    variables: process.env,
    projectDir: root,
    context: command.context,
  })
  try {
    await run(command, outbox, place)
  } finally {
    await close()
  }
})

async function run(
  command: LeadsCommand,
  outbox: Awaited<ReturnType<typeof openOutbox>>['outbox'],
  place: string,
): Promise<void> {
  switch (command.name) {
    case 'list': {
      const leads = await readLeads(outbox, command.states ?? LEAD_STATES)
      if (command.json) return console.log(JSON.stringify(leads, null, 2))
      console.error(`The outbox is ${place}.`)
      return console.log(leadsTable(leads, new Date()))
    }
    case 'export':
      return console.log(leadsCsv(await readLeads(outbox, command.states ?? LEAD_STATES)))
    case 'show':
    case 'replay': {
      const found = await findLead(outbox, command.id)
      if (!found) {
        throw new LeadsError(
          `There is no lead ${command.id} in ${place}. "npm run leads -- list" shows all of them.`,
        )
      }
      if (command.name === 'show') return console.log(JSON.stringify(found, null, 2))
      await replay(outbox, found, Date.now())
      return console.log(
        `${command.id} was ${found.state} and is due now, under the same key. ` +
          'The next run of lead-redelivery, within a minute, sends it.',
      )
    }
  }
}
