import { Fragment, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { FieldValues } from '#src/lead/form-schema.ts'
import type { FormSettings } from '../form-settings.ts'
import { sendWaiting } from '../watch-forms.ts'
import { keepDraft } from './draft.ts'
import { FieldMessage } from './FieldMessage.tsx'
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
  const { key, fields } = start
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
  useSubmit({ form, start, openedAt, locale, turnstileSiteKey, handleSubmit, setError })

  useEffect(() => {
    // After react-hook-form has taken the new value.
    const onInput = () => setTimeout(() => keepDraft(key, getValues()))
    form.addEventListener('input', onInput)
    form.noValidate = true
    form.dataset.live = ''
    sendWaiting(form)
    return () => {
      form.removeEventListener('input', onInput)
      form.noValidate = false
      delete form.dataset.live
    }
  }, [form, key, getValues])

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
