import {
  Box,
  Button,
  Combobox,
  ComboboxOption,
  Field,
  Grid,
  Typography,
} from '@strapi/design-system'
import { Trash } from '@strapi/icons'
import type { ModelChoice } from '../../building/building-answer.ts'
import { ORIENTATIONS } from '../../building/choices.ts'
import { CHOICES } from '../../words/choices.ts'
import { Amount, Choice } from './fields.tsx'
import type { PositionForm } from './form.ts'

const orientations = ORIENTATIONS.map((value) => ({ value, words: CHOICES[value] ?? value }))

type Props = {
  place: number
  position: PositionForm
  homes: ModelChoice[]
  change: (changed: Partial<PositionForm>) => void
  remove: () => void
}

/** What the homes of one position have in common, from floor to floor. */
export function PositionFields({ place, position, homes, change, remove }: Props) {
  const model = homes.find(({ documentId }) => documentId === position.model)
  const like = (documentId: string | undefined) => {
    const chosen = homes.find((home) => home.documentId === documentId)
    change({ model: documentId ?? '', ...(chosen && { price: chosen.price ?? undefined }) })
  }
  const title = `Position ${place}`
  return (
    <Box
      role="group"
      aria-label={title}
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      padding={6}
    >
      <Typography tag="h3" variant="delta" paddingBottom={4}>
        {title}
      </Typography>
      <Grid.Root gap={4}>
        <Grid.Item col={6} xs={12} alignItems="stretch">
          <Field.Root
            required
            width="100%"
            hint="Rooms, texts, pictures, plan and amenities are those of this home, in all languages."
          >
            <Field.Label>Like</Field.Label>
            <Combobox value={position.model} onChange={like} onClear={() => like(undefined)}>
              {homes.map(({ documentId, title: home, project }) => (
                <ComboboxOption key={documentId} value={documentId}>
                  {[home, project?.title].filter(Boolean).join(' · ')}
                </ComboboxOption>
              ))}
            </Combobox>
            <Field.Hint />
          </Field.Root>
        </Grid.Item>
        <Grid.Item col={3} s={6} xs={12} alignItems="stretch">
          <Choice
            label="Orientation"
            hint="Empty: as that home."
            options={orientations}
            value={position.orientation}
            change={(orientation) => change({ orientation })}
          />
        </Grid.Item>
        <Grid.Item col={3} s={6} xs={12} alignItems="stretch">
          <Choice
            label="View"
            hint="Empty: as that home."
            options={viewsOf(homes)}
            value={position.view}
            change={(view) => change({ view })}
          />
        </Grid.Item>
        <Grid.Item col={3} s={6} xs={12} alignItems="stretch">
          <Amount
            required
            label="Price on the first floor"
            value={position.price}
            change={(price) => change({ price })}
          />
        </Grid.Item>
        <Grid.Item col={3} s={6} xs={12} alignItems="stretch">
          <Amount
            label="Area"
            hint={model?.area ? `Empty: ${model.area} m², as that home.` : 'Empty: as that home.'}
            value={position.area}
            change={(area) => change({ area })}
          />
        </Grid.Item>
        <Grid.Item col={3} s={6} xs={12} alignItems="stretch">
          <Amount
            label="Inner area"
            hint="With an area of its own."
            value={position.innerArea}
            change={(innerArea) => change({ innerArea })}
          />
        </Grid.Item>
        <Grid.Item col={3} s={6} xs={12} alignItems="stretch">
          <Amount
            label="Balcony"
            hint="With an area of its own."
            value={position.balconyArea}
            change={(balconyArea) => change({ balconyArea })}
          />
        </Grid.Item>
      </Grid.Root>
      <Box paddingTop={4}>
        <Button variant="danger-light" startIcon={<Trash />} onClick={remove}>
          {`Remove position ${place}`}
        </Button>
      </Box>
    </Box>
  )
}

/** The views of all homes, each by one home that has it. */
const viewsOf = (homes: ModelChoice[]): { value: string; words: string }[] => {
  const byWords = new Map(homes.map(({ view, documentId }) => [view, documentId]))
  return [...byWords]
    .flatMap(([words, value]) => (words ? [{ value, words }] : []))
    .toSorted((a, b) => a.words.localeCompare(b.words))
}
