import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Control, useController } from 'react-hook-form'
import PhoneInput, { type Country } from 'react-phone-number-input/core'
import type { FieldValues } from '#src/lead/form-schema.ts'
import { supportedCountry } from '#src/lead/phone-countries.ts'
import { exampleSpellings } from '#src/lead/phone-examples.ts'
import { PHONE_DEFAULTS } from '#src/site/lead.ts'
import type { FormSettings } from '../form-settings.ts'
import { CountrySelect } from './CountrySelect.tsx'
import { PhoneCalled } from './PhoneCalled.tsx'
import { countryLabels, isOfOtherCountry, metadata } from './phone-number.ts'
import { detectCountry, usePhoneSettings } from './phone-settings.ts'
import { useTypedPhone } from './use-typed-phone.ts'

type PhoneControlProps = {
  /** The field in the page: this control takes over its look and its place. */
  plain: HTMLInputElement
  control: Control<FieldValues>
  locale: string
  words: FormSettings['words']
  /** The address that says where the visitor is. */
  countryLookup: string
}

/** A telephone field with the list of countries. Its value is a number such as "+971501234567". */
export const PhoneControl = ({
  plain,
  control,
  locale,
  words,
  countryLookup,
}: PhoneControlProps) => {
  const { name } = plain
  const { field, fieldState } = useController({ control, name })
  const settings = usePhoneSettings()
  const labels = useMemo(() => countryLabels(locale, words), [locale, words])
  const [place] = useState(() => plain.parentElement as HTMLElement)
  const country = useSettled(supportedCountry(settings.country), place)
  const [chosen, setChosen] = useState(country)
  // A number with its dial code says its country itself.
  const list = useMemo(() => {
    const typed = () => place.querySelector('input')?.value ?? ''
    return { takes: (country: Country) => !isOfOtherCountry(typed(), country) }
  }, [place])
  useExample(place, chosen)
  useTypedPhone(place)

  useLayoutEffect(() => {
    const hadFocus = document.activeElement === plain
    const typed = plain.value
    plain.remove()
    plain.value = ''
    if (hadFocus) {
      place.querySelector('input')?.focus()
      // A plus alone is no number yet, so the value does not hold it.
      if (typed === '+') document.execCommand('insertText', false, typed)
    }
    return () => place.append(plain)
  }, [plain, place])

  useEffect(() => {
    void detectCountry(countryLookup)
  }, [countryLookup])

  const input = createPortal(
    <PhoneInput
      containerComponent={Bare}
      // On Android the smart caret is set so late that the next digit may come before it: `useTypedPhone` keeps it.
      smartCaret={false}
      countrySelectComponent={CountrySelect}
      countrySelectProps={list}
      metadata={metadata}
      labels={labels}
      locales={locale}
      defaultCountry={country}
      id={plain.id}
      name={name}
      dir="ltr"
      numberInputProps={{ className: plain.className }}
      maxLength={PHONE_DEFAULTS.maxLength}
      placeholder={chosen ? exampleSpellings(chosen).national : plain.placeholder}
      autoComplete={plain.autocomplete || 'tel'}
      required={plain.required}
      aria-describedby={plain.getAttribute('aria-describedby') ?? undefined}
      value={String(field.value ?? '') || (country ? undefined : settings.prefix)}
      onCountryChange={setChosen}
      onChange={(value) => field.onChange(value ?? '')}
      onBlur={field.onBlur}
    />,
    place,
  )
  return (
    <>
      {input}
      <PhoneCalled
        field={place.parentElement as HTMLElement}
        chosen={chosen}
        value={String(field.value ?? '')}
        problem={fieldState.error && String(fieldState.error.type)}
        locale={locale}
        words={words}
        onTake={field.onChange}
      />
    </>
  )
}

/** The country of the settings until the visitor comes to the field: it then stays, whatever the page learns. */
const useSettled = (country: Country | undefined, place: HTMLElement): Country | undefined => {
  const [touched, setTouched] = useState(() => place.contains(document.activeElement))
  const [settled, setSettled] = useState(country)
  useEffect(() => {
    const onTouch = () => setTouched(true)
    const options = { once: true }
    place.addEventListener('focusin', onTouch, options)
    place.addEventListener('pointerdown', onTouch, options)
    return () => {
      place.removeEventListener('focusin', onTouch)
      place.removeEventListener('pointerdown', onTouch)
    }
  }, [place])
  useEffect(() => {
    if (!touched) setSettled(country)
  }, [touched, country])
  return touched ? settled : country
}

/** Puts an example of the chosen country's numbers into the help below the field. */
const useExample = (place: HTMLElement, country: Country | undefined): void =>
  useEffect(() => {
    const example = place.parentElement?.querySelector('[data-phone-example]')
    if (example && country) example.textContent = exampleSpellings(country).international
  }, [place, country])

/** The place around it is in the page already. */
const Bare = ({ children }: { children?: ReactNode }) => children
