import type { ReactNode } from 'react'
import { unitSearchPath } from '#src/models/addresses/unit-search-path.ts'
import { filterItemId } from '#src/models/pages/filter.ts'
import type { ListModel } from '#src/models/pages/list.ts'
import type { MessageKey } from '#src/models/parts/messages.ts'
import { ConvertedNote } from '../currency/ConvertedNote.tsx'
import { FilterLabel } from '../filter/FilterLabel.tsx'
import { UnitFilter } from '../filter/UnitFilter.tsx'
import { freeze } from '../static/freeze.tsx'
import type { HeadingLevel } from '../ui/Heading.tsx'
import type { View } from '../view/view.ts'

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
        wording={{ locale, digits, messages: filterMessages(messages), currency }}
      >
        {children}
      </UnitFilter>
    </>
  )
}

const FILTER_MESSAGES = /^(?:unit|list|filter)\.|^shell\.newTab$/

/** The browser is sent those only. */
const filterMessages = (
  messages: Record<MessageKey, string>,
): Partial<Record<MessageKey, string>> =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => FILTER_MESSAGES.test(key)))
