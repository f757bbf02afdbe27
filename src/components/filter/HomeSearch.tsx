import { unitSearchPath } from '#src/models/addresses/unit-search-path.ts'
import type { HomeSearch as HomeSearchModel } from '#src/models/parts/home-search.ts'
import type { View } from '../view/view.ts'
import styles from './HomeSearch.module.css'

type Field = HomeSearchModel['fields'][number]
type HomeSearchProps = { search: HomeSearchModel; view: View }

/**
 * A few fields that lead to the list of homes. `SiteBehaviour` follows them without a reload, leaves out what nobody
 * chose, and has the homes loaded before. Without scripts, where the list cannot filter, the button alone leads there.
 */
export const HomeSearch = ({ search: { path, label, fields }, view }: HomeSearchProps) => (
  // biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search>.
  <form
    action={path}
    role="search"
    aria-label={label}
    className={styles.search}
    data-home-search={unitSearchPath(view.shell.locale)}
  >
    {fields.map((field) => (
      <label key={field.key} className={styles.field} data-scripting="enabled">
        <span className={styles.label}>{field.label}</span>
        <select name={field.key} className={styles.select}>
          <option value="">{view.t('filter.any')}</option>
          {field.items.map((item) => (
            <option key={item.value} value={item.value} data-prices={pricesOf(field, item)}>
              {textOf(field, item, view)}
            </option>
          ))}
        </select>
      </label>
    ))}
    <button type="submit" className={styles.button}>
      {label}
    </button>
  </form>
)

/** The text of an item with the amounts in place of its ends: `showChosenCurrency` shows them in the visitor's currency. */
const pricesOf = ({ key }: Field, item: Field['items'][number]): string | undefined =>
  key === 'price' ? withEnds(item, (amount) => `{${amount}}`) : undefined

const textOf = ({ key }: Field, item: Field['items'][number], view: View): string =>
  withEnds(item, (end) => {
    if (key === 'price') return view.price(end)
    return key === 'area' ? view.area(end) : view.number(end)
  })

const withEnds = (
  { label, min, max }: Field['items'][number],
  say: (end: number) => string,
): string =>
  label.replace(/\{(min|max)\}/g, (name) => {
    const end = name === '{min}' ? min : max
    return end === null ? '' : say(end)
  })
