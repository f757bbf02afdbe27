import type { ReactNode } from 'react'
import { unitSearchPath } from '#src/models/addresses/unit-search-path.ts'
import { filterItemId } from '#src/models/pages/filter.ts'
import type { ListModel } from '#src/models/pages/list.ts'
import { ConvertedNote } from '../currency/ConvertedNote.tsx'
import { FilterLabel } from '../filter/FilterLabel.tsx'
import { UnitFilter } from '../filter/UnitFilter.tsx'
import { freeze } from '../static/freeze.tsx'
import type { HeadingLevel } from '../ui/Heading.tsx'
import type { View } from '../view/view.ts'
import { messagesOf } from '../view/wording.ts'

type FilteredProps = { content: ListModel; level: HeadingLevel; view: View; children: ReactNode }

/** The list under its filter, where it has one. */
export const Filtered = ({ content, level, view, children }: FilteredProps) => {
  if (content.list !== 'units' || !content.filter) return children
  const { locale, digits, messages, currency } = view.shell
  return (
    <>
      <ConvertedNote view={view} />
      <UnitFilter
        options={content.filter.options.map(({ key, label, control, items }) => ({
          key,
          label,
          control,
          items: items.map((item) => ({
            id: filterItemId({ ...item, option: key }),
            label: freeze(
              <span>
                <FilterLabel option={key} item={item} view={view} />
              </span>,
            ),
            count: item.count,
          })),
        }))}
        address={unitSearchPath(locale)}
        listPath={content.listPath}
        level={level}
        wording={{ locale, digits, messages: messagesOf(messages, FILTER_MESSAGES), currency }}
      >
        {children}
      </UnitFilter>
    </>
  )
}

/** What the filter and the cards that it shows say. */
const FILTER_MESSAGES = /^(?:unit|list|filter)\.|^(?:shell\.newTab|shortlist\.heart)$/
