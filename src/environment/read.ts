import type * as z from '#src/lib/zod-mini.ts'
import { variables } from './variables.ts'

/** Names and values as `process.env` has them. */
export type Given = Readonly<Record<string, string | undefined>>

type Values = z.infer<typeof variables>
type Name = keyof Values

/** A variable that a command cannot use. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/**
 * Reads variables for work that continues whatever their values are. One that cannot be used counts as not set, and
 * `problems` has a sentence for it, without its value, which may be a secret.
 */
export const readVariables = <N extends Name>(
  given: Given,
  names: readonly N[],
): { values: Pick<Values, N>; problems: string[] } => {
  const read = names.map((name) => ({ name, ...readOne(given, name) }))
  return {
    values: Object.fromEntries(read.map(({ name, value }) => [name, value])) as Pick<Values, N>,
    problems: read.flatMap(({ name, problem }) =>
      problem ? [`${name} cannot be used: ${problem}.`] : [],
    ),
  }
}

/**
 * Reads variables where a wrong one is to end the work.
 *
 * @throws EnvironmentError naming the first wrong variable and its value: it is not for secrets.
 */
export const requireVariables = <N extends Name>(
  given: Given,
  names: readonly N[],
): Pick<Values, N> => {
  for (const name of names) {
    const { problem } = readOne(given, name)
    if (!problem) continue
    throw new EnvironmentError(
      `${name}="${given[name]}" cannot be used: ${problem}. Set it to a valid value or remove it.`,
    )
  }
  return readVariables(given, names).values
}

const readOne = (given: Given, name: Name): { value: Values[Name]; problem?: string } => {
  const schema = variables.shape[name]
  const result = schema.safeParse(given[name]?.trim() ? given[name] : undefined)
  if (result.success) return { value: result.data }
  const [issue] = result.error.issues
  return { value: schema.parse(undefined), problem: issue?.message ?? 'it is wrong' }
}
