import {
  Field,
  NumberInput,
  SingleSelect,
  SingleSelectOption,
  TextInput,
} from '@strapi/design-system'

type Common = { label: string; hint?: string; required?: boolean }

/** A choice of the list; '' is none. */
export function Choice({
  options,
  value,
  change,
  ...about
}: Common & {
  options: { value: string; words: string }[]
  value: string
  change: (value: string) => void
}) {
  return (
    <Frame {...about}>
      <SingleSelect
        value={value}
        onChange={(chosen) => change(String(chosen))}
        {...(!about.required && { onClear: () => change('') })}
      >
        {options.map((option) => (
          <SingleSelectOption key={option.value} value={option.value}>
            {option.words}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Frame>
  )
}

export function Amount({
  value,
  change,
  ...about
}: Common & { value: number | undefined; change: (value: number | undefined) => void }) {
  return (
    <Frame {...about}>
      <NumberInput value={value} onValueChange={change} />
    </Frame>
  )
}

export function Words({
  value,
  change,
  ...about
}: Common & { value: string; change: (value: string) => void }) {
  return (
    <Frame {...about}>
      <TextInput value={value} onChange={({ target }) => change(target.value)} />
    </Frame>
  )
}

function Frame({ label, hint, required, children }: Common & { children: React.ReactNode }) {
  return (
    <Field.Root hint={hint} required={required} width="100%">
      <Field.Label>{label}</Field.Label>
      {children}
      <Field.Hint />
    </Field.Root>
  )
}
