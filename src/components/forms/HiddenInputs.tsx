/** What a form sends and does not show. */
export const HiddenInputs = ({ values }: { values: Record<string, string | number> }) =>
  Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
