/** What a function answers to a program that asked wrongly: a code for it, and a sentence for who reads its log. */
export const refusal = (
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response =>
  Response.json(
    { error: { code, message } },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )
