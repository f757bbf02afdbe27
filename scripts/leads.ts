import { join } from 'node:path'
import { leadEnvironment } from '#src/environment/functions.ts'
import { LEAD_STATES } from '#src/lead/outbox/record.ts'
import { findLead, replay } from '#src/lead/outbox/replay.ts'
import { type LeadsCommand, parseLeadsCommand } from './leads/arguments.ts'
import { leadsCsv } from './leads/csv.ts'
import { LeadsError } from './leads/leads-error.ts'
import { openOutbox } from './leads/open-outbox.ts'
import { readLeads } from './leads/read-leads.ts'
import { dismissLeads, releaseLeads } from './leads/set-aside.ts'
import { leadsTable, printable, unreadableText } from './leads/table.ts'
import { runCommand } from './lib/command.ts'

const root = join(import.meta.dirname, '..')

type Opened = Awaited<ReturnType<typeof openOutbox>>

/** What an operator needs of the outbox: list, show, send on and export leads. See docs/leads.md. */
await runCommand(async () => {
  const command = parseLeadsCommand(process.argv.slice(2))
  if (command.name === 'replay' || command.name === 'release') requireCrm()
  const opened = await openOutbox({
    variables: process.env,
    projectDir: root,
    context: command.context,
  })
  try {
    await run(command, opened)
  } finally {
    await opened.close()
  }
})

async function run(command: LeadsCommand, { outbox, mails, place }: Opened): Promise<void> {
  switch (command.name) {
    case 'list': {
      const { leads, unreadable } = await readLeads(outbox, command.states ?? LEAD_STATES)
      if (command.json) return console.log(JSON.stringify([...leads, ...unreadable], null, 2))
      console.error(`The outbox is ${place}.`)
      console.log(leadsTable({ leads, unreadable }, new Date()))
      if (unreadable.length > 0) console.error(unreadableText(unreadable))
      return
    }
    case 'export': {
      const read = await readLeads(outbox, command.states ?? LEAD_STATES)
      console.log(leadsCsv(read, command.separator))
      if (read.unreadable.length > 0) console.error(unreadableText(read.unreadable))
      // What the store did not give is missing from the file.
      if (read.unreadable.some(({ raw }) => raw === undefined)) process.exitCode = 1
      return
    }
    case 'release':
    case 'dismiss': {
      const { name, chosen } = command
      const { done, failed } =
        name === 'release'
          ? await releaseLeads({ outbox, mails }, chosen, Date.now())
          : await dismissLeads(outbox, chosen)
      const now = name === 'release' ? 'due now; lead-redelivery sends them' : 'dismissed'
      console.log(`${done.length} ${done.length === 1 ? 'lead is' : 'leads are'} ${now}.`)
      if (failed.length > 0) throw new LeadsError(failed.join('\n'))
      return
    }
    case 'show':
    case 'replay':
      return one(command, { outbox, place })
  }
}

async function one(
  { name, id }: Extract<LeadsCommand, { id: string }>,
  { outbox, place }: Pick<Opened, 'outbox' | 'place'>,
): Promise<void> {
  const found = await findLead(outbox, id)
  if (!found) {
    throw new LeadsError(
      `There is no lead ${id} in ${place}. "npm run leads -- list" shows all of them.`,
    )
  }
  if (found.status === 'unreadable') {
    const { message, text } = found.problem
    if (name === 'replay') throw new LeadsError(`${message} It cannot be sent; "show" prints it.`)
    console.error(message)
    return console.log(printable(text))
  }
  const { state, record } = found
  if (name === 'show') return console.log(JSON.stringify({ state, record }, null, 2))
  await replay(outbox, found, Date.now())
  console.log(
    `${id} was ${state} and is due now, under the same key. ` +
      'The next run of lead-redelivery, within a minute, sends it.',
  )
}

/** @throws LeadsError if released leads would never be sent. */
function requireCrm(): void {
  const { crmHost, problems } = leadEnvironment(process.env)
  if (crmHost) return
  const wrong = problems.find((problem) => problem.startsWith('FORM_API_HOST'))
  throw new LeadsError(
    `${wrong ?? 'FORM_API_HOST is not set.'} Nothing would be delivered, and nothing was changed. ` +
      'Set it for the functions that deliver, and here, to the address of the CRM.',
  )
}
