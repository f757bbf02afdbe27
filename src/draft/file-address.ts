import { sign } from '#src/draft/link.ts'
import { sameSecret } from '#src/lib/same-secret.ts'

const PATH = '/api/draft-file'

type Access = { until: number; secret: string }

/** The address at which a draft finds a file that is not on the site yet. `until` in seconds since 1970. */
export const fileAddress = (name: string, { until, secret }: Access): string => {
  const signature = sign(signedText(name, String(until)), secret)
  return `${PATH}?${new URLSearchParams({ name, until: String(until), signature })}`
}

/**
 * Decodes the name of a file from its address.
 *
 * @returns undefined for an address that was not made here, or that has expired.
 */
export const fileOfAddress = (
  query: URLSearchParams,
  { secret, now }: { secret: string; now: number },
): string | undefined => {
  const [name = '', until = ''] = [query.get('name') ?? '', query.get('until') ?? '']
  const genuine = sameSecret(query.get('signature'), sign(signedText(name, until), secret))
  return genuine && now < Number(until) * 1000 ? name : undefined
}

const signedText = (name: string, until: string): string => `file\n${name}\n${until}`
