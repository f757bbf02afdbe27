import type { Rules } from './problem.ts'

type Attribute = Rules & { component?: string }
type Schema = { uid: string; info: { displayName: string }; attributes: Record<string, Attribute> }

/** What the panel calls a field, and says below it. */
export type Label = { label: string; description?: string | null }

export type Panel = {
  schema(uid: string): Schema | undefined
  label(uid: string, field: string): Promise<Label>
}

/** A field of an entry with its rules, words and value, and the way to it, such as `Blocks › 3. Hero › Title`. */
export type Place = { rules: Rules; label: Label; value: unknown; way: string }

/** Follows the path of a value through an entry to its field. Null if it leads to none. */
export async function placeOf(
  path: string[],
  { uid, data }: { uid: string; data: unknown },
  panel: Panel,
): Promise<Place | null> {
  const way: string[] = []
  let schema = panel.schema(uid)
  let value = data
  let found: Omit<Place, 'way' | 'value'> | null = null
  for (const step of path) {
    value = (value as Record<string, unknown> | null | undefined)?.[step]
    if (/^\d+$/.test(step)) {
      const item = (value as { __component?: string } | null | undefined)?.__component
      if (item) schema = panel.schema(item)
      way.push(`${Number(step) + 1}.${item && schema ? ` ${schema.info.displayName}` : ''}`)
      continue
    }
    const rules = schema?.attributes[step]
    if (!schema || !rules) return null
    found = { rules, label: await panel.label(schema.uid, step) }
    way.push(found.label.label)
    schema = rules.component ? panel.schema(rules.component) : undefined
  }
  return found && { ...found, value, way: way.join(' › ') }
}
