const MAX_BYTES = 16 * 1024

/** The fields of a form, each once; undefined for anything that no form of the site sends. */
export const readForm = async (request: Request): Promise<Record<string, string> | undefined> => {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return undefined
  if (Number(request.headers.get('content-length')) > MAX_BYTES) return undefined
  const text = await request.text()
  return text.length > MAX_BYTES ? undefined : Object.fromEntries(new URLSearchParams(text))
}
