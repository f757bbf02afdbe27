import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { nameOfCountry } from '#src/lead/message.ts'
import { type CallableNumber, callableNumber, countryThatFits } from '#src/lead/phone-countries.ts'
import type { FormSettings } from '../form-settings.ts'
import { likelyCountries } from './phone-settings.ts'

type PhoneCalledProps = {
  /** The field's place in the page, with the input and the place below it. */
  field: HTMLElement
  chosen: string | undefined
  /** The number with its dial code. */
  value: string
  /** The key of what is wrong with the number. */
  problem: string | undefined
  locale: string
  words: FormSettings['words']
  onTake: (number: string) => void
}

/**
 * Says below a telephone field which number of which country will be called: a number that was typed under a wrong
 * country may be one that this country has, too. If the country does not have it, a likely one that has is offered.
 */
export const PhoneCalled = (props: PhoneCalledProps) => {
  const { field, chosen, value, problem, locale, words, onTake } = props
  const [fitting, setFitting] = useState<CallableNumber>()
  const mismatch = problem === 'rule.phone.country'

  useEffect(() => {
    const typed = field.querySelector('input')?.value ?? ''
    const others = likelyCountries(locale).filter((country) => country !== chosen)
    // Again for each number.
    setFitting(mismatch && value ? countryThatFits(typed, others) : undefined)
  }, [field, chosen, mismatch, value, locale])

  const place = field.querySelector('[data-phone-called]')
  const called = problem === undefined ? callableNumber(value) : undefined
  if (!place) return null
  return createPortal(
    <>
      {called && <p>{sayNumber(words['form.phoneCalled'], called, locale)}</p>}
      {fitting && (
        <button type="button" onClick={() => onTake(fitting.number)}>
          {sayNumber(words['form.phoneFits'], fitting, locale)}
        </button>
      )}
    </>,
    place,
  )
}

/** The marks around the number keep its plus and its groups in order in lines that run to the left, on one line. */
const sayNumber = (words: string, { country, spelling }: CallableNumber, locale: string): string =>
  words
    .replace('{number}', () => `\u2066${spelling.replaceAll(' ', '\u00a0')}\u2069`)
    .replace('{country}', () => nameOfCountry(country, locale))
