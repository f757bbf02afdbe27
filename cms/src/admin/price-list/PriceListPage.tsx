import { Button, Flex, Link } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { NavLink } from 'react-router-dom'
import { StateCard } from '../site/StateCard.tsx'
import { counted } from '../words/counted.ts'
import { ChangeTable } from './ChangeTable.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { feedWords } from './feed-words.ts'
import { MAY_PRICE } from './may-price.ts'
import { PastImports } from './PastImports.tsx'
import { ProblemTable } from './ProblemTable.tsx'
import { stageWords } from './stage-words.ts'
import { usePriceList } from './use-price-list.ts'

/** Prices, states and areas of many homes from a spreadsheet: first what would change, then the change. */
export default function PriceListPage() {
  return (
    <Page.Protect permissions={MAY_PRICE}>
      <PriceLists />
    </Page.Protect>
  )
}

function PriceLists() {
  const { stage, lists, look, write, takeBack, startOver } = usePriceList()
  const words = stageWords(stage)
  const busy = stage.at === 'reading' || stage.at === 'writing'
  const outcome = 'outcome' in stage ? stage.outcome : null
  const waits = stage.at === 'seen' && outcome?.problems.length === 0 && outcome.changes.length > 0
  return (
    <Page.Main>
      <Page.Title>Price lists</Page.Title>
      <Layouts.Header
        title="Price lists"
        subtitle="Prices, states and areas of many homes from a spreadsheet"
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
          {words && <StateCard {...words} />}
          {lists?.feed && <StateCard {...feedWords(lists.feed)} />}
          {stage.at === 'start' && <ChooseFile choose={(file) => void look(file)} />}
          {outcome && (
            <Flex gap={3} wrap="wrap">
              {waits && (
                <Button onClick={() => void write()}>
                  {`Change and publish ${counted(outcome.changes.length, 'home', 'homes')}`}
                </Button>
              )}
              <Button variant="tertiary" onClick={startOver}>
                Choose another file
              </Button>
              {outcome.written && (
                <Link tag={NavLink} to="/site">
                  State of the site
                </Link>
              )}
            </Flex>
          )}
          {outcome && outcome.problems.length > 0 && <ProblemTable problems={outcome.problems} />}
          {outcome && outcome.problems.length === 0 && outcome.changes.length > 0 && (
            <ChangeTable changes={outcome.changes} />
          )}
          {lists && (
            <PastImports
              imports={lists.imports}
              busy={busy}
              takeBack={(of, file) => void takeBack(of, file)}
            />
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
