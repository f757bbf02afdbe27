import { Grid } from '@strapi/design-system'
import type { Choices } from '../../building/building-answer.ts'
import { STATES } from '../../building/choices.ts'
import { CHOICES } from '../../words/choices.ts'
import { Amount, Choice, Words } from './fields.tsx'
import type { Form } from './form.ts'

type Props = { form: Form; choices: Choices; change: (changed: Partial<Form>) => void }

/** What all homes of the building have in common. */
export function BuildingFields({ form, choices, change }: Props) {
  const projects = choices.projects.map(({ documentId, title }) => ({
    value: documentId,
    words: title,
  }))
  const states = STATES.map((value) => ({ value, words: CHOICES[value] ?? value }))
  const fields = [
    <Choice
      key="project"
      required
      label="Project"
      options={projects}
      value={form.project}
      change={(project) => change({ project })}
    />,
    <Words
      key="block"
      label="Block"
      hint="What {block} in the numbers stands for, such as A."
      value={form.block}
      change={(block) => change({ block })}
    />,
    <Amount
      key="from"
      required
      label="First floor"
      value={form.from}
      change={(from) => change({ from })}
    />,
    <Amount key="to" required label="Last floor" value={form.to} change={(to) => change({ to })} />,
    <Words
      key="without"
      label="Floors left out"
      hint="Such as 13, 14."
      value={form.without}
      change={(without) => change({ without })}
    />,
    <Words
      key="pattern"
      required
      label="Numbers"
      hint="{floor}{position:02} gives 1203; {block}-{floor:02}{position} gives A-123."
      value={form.pattern}
      change={(pattern) => change({ pattern })}
    />,
    <Amount
      key="step"
      label="More for each floor"
      hint="Added to the price of the floor below."
      value={form.step}
      change={(step) => change({ step })}
    />,
    <Choice
      key="availability"
      required
      label="Availability"
      options={states}
      value={form.availability}
      change={(availability) => change({ availability })}
    />,
  ]
  return (
    <Grid.Root gap={4}>
      {fields.map((field) => (
        <Grid.Item key={field.key} col={3} s={6} xs={12} alignItems="stretch">
          {field}
        </Grid.Item>
      ))}
    </Grid.Root>
  )
}
