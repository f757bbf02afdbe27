import type { Answer } from './call.ts'

type Sent = {
  token: string
  content: string | Uint8Array<ArrayBuffer>
  name?: string
  dryRun?: boolean
  /** What a dry run answered. */
  seen?: string
}

/** Sends a price list as the panel and the command do. */
export async function sendFile<Body = unknown>(
  url: string,
  { token, content, name = 'prices.csv', dryRun = false, seen }: Sent,
): Promise<Answer<Body>> {
  const form = new FormData()
  form.append('dryRun', String(dryRun))
  if (seen) form.append('seen', seen)
  form.append('files', new Blob([content]), name)
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(url, { method: 'POST', headers, body: form })
  return { status: response.status, body: (await response.json()) as Body }
}

/** A list as a file; the first line has the headings of all. */
export const csvOf = (lines: Record<string, string | number>[]): string => {
  const headings = [...new Set(lines.flatMap((line) => Object.keys(line)))]
  const rows = lines.map((line) => headings.map((heading) => line[heading] ?? '').join(';'))
  return [headings.join(';'), ...rows, ''].join('\n')
}
