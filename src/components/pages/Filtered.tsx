import type { ReactNode } from 'react'
import { unitSearchPath } from '#src/models/addresses/unit-search-path.ts'
import type { ListModel } from '#src/models/pages/list.ts'
import { filterItemId } from '#src/models/parts/unit-filter.ts'
import { ConvertedNote } from '../currency/ConvertedNote.tsx'
import { FilterLabel } from '../filter/FilterLabel.tsx'
import { UnitFilter } from '../filter/UnitFilter.tsx'
import { freeze } from '../static/freeze.tsx'
import type { HeadingLevel } from '../ui/Heading.tsx'
import type { View } from '../view/view.ts'
import { messagesOf } from '../view/wording.ts'

type FilteredProps = { content: ListModel; level: HeadingLevel; view: View; children: ReactNode }

/** The list of homes is under its filter, on each of its pages. */
export const Filtered = ({ content, level, view, children }: FilteredProps) => {
  if (content.list !== 'units') return children
  const { locale, digits, messages, currency, modalNames } = view.shell
  return (
    <>
      <ConvertedNote view={view} />
      <p data-scripting="none">{view.t('filter.noScript')}</p>
      <UnitFilter
        options={content.filter.options.map(({ key, label, control, more, items }) => ({
          key,
          label,
          control,
          more,
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
        sorts={content.filter.sorts}
        address={unitSearchPath(locale)}
        listPath={content.listPath}
        total={content.pagination.totalItems}
        ask={modalNames.includes('interest') ? '#modal:interest' : null}
        level={level}
        wording={{ locale, digits, messages: messagesOf(messages, FILTER_MESSAGES), currency }}
      >
        {children}
      </UnitFilter>
    </>
  )
}

/** What the filter and the cards that it shows say. */
const FILTER_MESSAGES =
  /^(?:unit|list|filter)\.|^(?:shell\.newTab|shell\.area\.m2|shell\.area\.sqft|shortlist\.heart|search\.loading)$/
