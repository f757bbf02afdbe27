import { Fragment, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { FieldValues } from '#src/lead/form-schema.ts'
import type { FormSettings } from '../form-settings.ts'
import { keepTyped } from '../typed-text.ts'
import { sendWaiting } from '../watch-forms.ts'
import { FieldMessage } from './FieldMessage.tsx'
import type { PageField } from './form-element.ts'
import { formResolver } from './form-resolver.ts'
import { MaskedControl } from './MaskedControl.tsx'
import { PhoneControl } from './PhoneControl.tsx'
import { startForm } from './starting-values.ts'
import { selectedCountries } from './submission.ts'
import { useControls } from './use-controls.ts'
import { useSubmit } from './use-submit.ts'

type LiveFormProps = {
  /** As it stands in the page. */
  form: HTMLFormElement
  settings: FormSettings
  /** Since when the visitor has it, on the clock of `performance.now()`. */
  openedAt: number
  /** The form is wanted empty again. */
  onAnew: () => void
}

/**
 * Brings a form of the page to life: checks it on input, masks, the list of countries, sending. Its
 * markup stays where it is, with what was typed; what is new stands in the places that the markup has.
 */
export const LiveForm = ({ form, settings, openedAt, onAnew }: LiveFormProps) => {
  const { locale, words, countryLookup, turnstileSiteKey } = settings
  const [start] = useState(() => startForm(form))
  const { fields } = start
  const { control, register, handleSubmit, setError, getValues, formState } = useForm<FieldValues>({
    mode: 'onChange',
    shouldFocusError: false,
    defaultValues: start.values,
    resolver: formResolver({
      fields,
      words,
      selectedCountry: () => Object.values(selectedCountries(form))[0],
    }),
  })
  useControls(fields, register)
  useSubmit({ form, openedAt, locale, turnstileSiteKey, handleSubmit, setError })

  useEffect(() => {
    const keep = () => keepTyped(form, numbersOf(fields, getValues()))
    // After react-hook-form has taken the new value.
    const onInput = () => setTimeout(keep)
    form.addEventListener('input', onInput)
    form.noValidate = true
    form.dataset.live = ''
    keep()
    sendWaiting(form)
    return () => {
      form.removeEventListener('input', onInput)
      form.noValidate = false
      delete form.dataset.live
    }
  }, [form, fields, getValues])

  useEffect(() => {
    const dialog = form.closest('dialog')
    const onClose = () => {
      if (form.parentElement?.dataset.state !== 'sent') return
      form.reset()
      onAnew()
    }
    dialog?.addEventListener('close', onClose)
    return () => dialog?.removeEventListener('close', onClose)
  })

  return fields.map((field) => {
    const [first] = field.controls
    return (
      <Fragment key={field.name}>
        {field.kind === 'phone' && first instanceof HTMLInputElement && (
          <PhoneControl
            plain={first}
            control={control}
            locale={locale}
            words={words}
            countryLookup={countryLookup}
          />
        )}
        {field.mask && first instanceof HTMLInputElement && (
          <MaskedControl control={first} mask={field.mask} />
        )}
        <FieldMessage form={form} field={field} message={formState.errors[field.name]?.message} />
      </Fragment>
    )
  })
}

/** The numbers of the telephone fields, which show them as their country writes them. */
const numbersOf = (fields: readonly PageField[], values: FieldValues): Record<string, string> =>
  Object.fromEntries(
    fields
      .filter(({ kind }) => kind === 'phone')
      .map(({ name }) => [name, String(values[name] ?? '')]),
  )
