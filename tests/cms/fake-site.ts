import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type SiteReport, siteReportOf } from '#src/rebuild/site-report.ts'
import type { SiteStatus } from '#src/rebuild/site-status.ts'

export type FakeSite = Awaited<ReturnType<typeof startFakeSite>>

/** A real HTTP server in the place of the site: tells the CMS what a test wants it to hear. */
export async function startFakeSite() {
  const asked: IncomingHttpHeaders[] = []
  const messages: { text: string }[] = []
  let build = 0
  const site = {
    /** What `/api/site-status` answers. */
    answer: (): { status: number; body: unknown } => ({ status: 200, body: site.status }),
    status: {
      live: { id: 'b0', since: '2026-11-21T11:00:00.000Z', content: 'another state' },
      builds: [],
      buildsByItself: true,
      report: siteReportOf({ quarantined: [], problems: [] }),
    } as SiteStatus,
    asked,
    /** What came to the address for messages, and what is answered there. */
    messages,
    messageStatus: 200,
    /** Another build is published, with this left out. */
    publish(leftOut: SiteReport['leftOut']['entries']) {
      build += 1
      site.status = {
        ...site.status,
        report: siteReportOf({ quarantined: leftOut, problems: [] }),
      }
    },
    url: '',
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const path = (request.url ?? '').split('?')[0]
    if (path === '/api/site-status') {
      asked.push(request.headers)
      const { status, body } = site.answer()
      return response.writeHead(status).end(JSON.stringify(body))
    }
    if (path === '/builds/source.json') return response.end(JSON.stringify({ id: `b${build}` }))
    if (path === '/message' && site.messageStatus === 200) messages.push(JSON.parse(text))
    return response.writeHead(path === '/message' ? site.messageStatus : 202).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return site
}
