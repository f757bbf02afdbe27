import { Button, Flex, Link, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { NavLink } from 'react-router-dom'
import type { Choices } from '../../building/building-answer.ts'
import { StateCard } from '../site/StateCard.tsx'
import { counted } from '../words/counted.ts'
import { MAY_MAKE } from './add-building-page.ts'
import { BuildingFields } from './BuildingFields.tsx'
import { nextPosition } from './form.ts'
import { HomeTable } from './HomeTable.tsx'
import { PastMakings } from './PastMakings.tsx'
import { PositionFields } from './PositionFields.tsx'
import { stageWords } from './stage-words.ts'
import { useBuilding } from './use-building.ts'

const NEWEST = '/content-manager/collection-types/api::unit.unit?pageSize=100&sort=createdAt:DESC'

/** Makes the homes of a building as drafts: first what would be made, then the drafts. */
export default function BuildingPage() {
  return (
    <Page.Protect permissions={MAY_MAKE}>
      <Building />
    </Page.Protect>
  )
}

function Building() {
  const building = useBuilding()
  const { choices } = building
  if (!choices) return <Page.Loading />
  if (choices === 'failed') return <Page.Error />
  return (
    <Page.Main>
      <Page.Title>Homes of a building</Page.Title>
      <Layouts.Header
        title="Homes of a building"
        subtitle="Makes many homes at once, as drafts that are like homes you have"
      />
      <Layouts.Content>
        <Filled {...building} choices={choices} />
      </Layouts.Content>
    </Page.Main>
  )
}

type Props = Omit<ReturnType<typeof useBuilding>, 'choices'> & { choices: Choices }

function Filled({ form, change, stage, choices, plan, make, lookBack, takeBack }: Props) {
  const words = stageWords(stage)
  const busy = ['planning', 'making', 'deleting'].includes(stage.at)
  const outcome = stage.at === 'planned' ? stage.outcome : null
  const waits = outcome && outcome.problems.length === 0 && !outcome.made
  const { positions } = form
  const changeAt = (key: number, changed: object) =>
    change({ positions: positions.map((it) => (it.key === key ? { ...it, ...changed } : it)) })
  return (
    <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
      <BuildingFields form={form} choices={choices} change={change} />
      <Typography tag="h2" variant="delta">
        Homes of each floor
      </Typography>
      {positions.map((position, index) => (
        <PositionFields
          key={position.key}
          place={index + 1}
          position={position}
          homes={choices.homes}
          change={(changed) => changeAt(position.key, changed)}
          remove={() => change({ positions: positions.filter((it) => it !== position) })}
        />
      ))}
      <Flex gap={3} wrap="wrap">
        <Button
          variant="secondary"
          onClick={() => change({ positions: [...positions, nextPosition(form, choices.homes)] })}
        >
          Add a position
        </Button>
        <Button
          variant={waits ? 'tertiary' : 'default'}
          disabled={busy}
          onClick={() => void plan()}
        >
          Show the homes
        </Button>
        {waits && (
          <Button onClick={() => void make()}>
            {`Make ${counted(outcome.homes.length, 'draft', 'drafts')}`}
          </Button>
        )}
        {outcome?.made && (
          <Link tag={NavLink} to={NEWEST}>
            The newest units
          </Link>
        )}
      </Flex>
      {words && <StateCard {...words} />}
      {outcome && outcome.homes.length > 0 && outcome.problems.length === 0 && (
        <HomeTable homes={outcome.homes} />
      )}
      <PastMakings makings={choices.makings} {...{ busy, lookBack, takeBack }} />
    </Flex>
  )
}
