import type { SelectHTMLAttributes } from 'react'
import type { Country } from 'react-phone-number-input/core'
import styles from '../Field.module.css'

/** No country, in the values of the list. */
export const NO_COUNTRY = 'ZZ'

type CountrySelectProps = Pick<
  SelectHTMLAttributes<HTMLSelectElement>,
  'aria-label' | 'onFocus' | 'onBlur'
> & {
  value?: Country
  options: { value?: Country; label: string }[]
  onChange: (country: Country | undefined) => void
  /** Whether the list may take a country beside what is typed. */
  takes: (country: Country) => boolean
}

/** The list of countries: the two letters of the chosen one, under the browser's own list. */
export const CountrySelect = ({
  value,
  options,
  onChange,
  takes,
  onFocus,
  onBlur,
  'aria-label': label,
}: CountrySelectProps) => (
  <span className={styles.country}>
    <span aria-hidden="true">{value ?? '+'}</span>
    <select
      aria-label={label}
      data-country
      value={value ?? NO_COUNTRY}
      onChange={({ target }) => {
        const country = target.value === NO_COUNTRY ? undefined : (target.value as Country)
        if (!country || takes(country)) onChange(country)
      }}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {options.map((option) => (
        <option key={option.value ?? NO_COUNTRY} value={option.value ?? NO_COUNTRY}>
          {option.label}
        </option>
      ))}
    </select>
  </span>
)
