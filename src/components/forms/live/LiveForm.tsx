import { Fragment, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { type UseFormRegister, useForm } from 'react-hook-form'
import { useIMask } from 'react-imask'
import type { FieldValues } from '#src/lead/form-schema.ts'
import { imaskOptions } from '#src/lead/mask.ts'
import { supportedCountry } from '#src/lead/phone-countries.ts'
import { localTime } from '#src/lead/visit.ts'
import type { VisitHours } from '#src/models/parts/form.ts'
import type { FormSettings } from '../form-settings.ts'
import { keepTyped, restoreTyped } from '../typed-text.ts'
import { sendWaiting } from '../watch-forms.ts'
import { controlsOf, type PageField, readFields, visitHours } from './form-element.ts'
import { formResolver } from './form-resolver.ts'
import { PhoneControl } from './PhoneControl.tsx'
import { internationalNumber } from './phone-number.ts'
import { phoneCountry } from './phone-settings.ts'
import { isTypedNationally, selectedCountries } from './submission.ts'
import { useSubmit } from './use-submit.ts'

type LiveFormProps = {
  /** The form in the page. */
  form: HTMLFormElement
  settings: FormSettings
  /** Since when the visitor has it, on the clock of `performance.now()`. */
  openedAt: number
  /** The form is wanted empty again. */
  onAnew: () => void
}

/**
 * Hydrates a form of the page: checks it on input, masks, the list of countries, sending. Its
 * markup stays where it is, with what was typed; new parts go into the places that the markup has for them.
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
      locale,
      selectedCountry: () => Object.values(selectedCountries(form))[0],
      typedNationally: () => isTypedNationally(form),
      visit: start.visit,
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

type MaskedControlProps = { control: HTMLInputElement; mask: string }

/** Holds what is typed into a field of the page to its mask. */
const MaskedControl = ({ control, mask }: MaskedControlProps) => {
  const options = useMemo(() => imaskOptions(mask), [mask])
  const ref = useMemo(() => ({ current: control }), [control])
  useIMask(options, { ref })
  return null
}

type FieldMessageProps = { form: HTMLFormElement; field: PageField; message: string | undefined }

/** What is wrong with a field, in its place in the page, and tied to the field's controls. */
const FieldMessage = ({ form, field, message }: FieldMessageProps) => {
  const { name, error } = field
  const wrong = message !== undefined
  useEffect(() => {
    if (!wrong) return
    const controls = controlsOf(form, name)
    const described = controls.map((control) => control.getAttribute('aria-describedby'))
    for (const control of controls) {
      const help = control.getAttribute('aria-describedby')
      control.setAttribute('aria-invalid', 'true')
      control.setAttribute('aria-describedby', help ? `${error.id} ${help}` : error.id)
    }
    return () => {
      controls.forEach((control, index) => {
        const help = described[index]
        control.removeAttribute('aria-invalid')
        if (help) control.setAttribute('aria-describedby', help)
        else control.removeAttribute('aria-describedby')
      })
    }
  }, [form, name, error, wrong])
  return message === undefined ? null : createPortal(message, error)
}

/**
 * Registers the controls of the form in the page with react-hook-form. They keep their values.
 * Telephone fields are left out: they have a component of their own.
 */
const useControls = (fields: readonly PageField[], register: UseFormRegister<FieldValues>): void =>
  useEffect(() => {
    const ends = fields
      .filter(({ kind }) => kind !== 'phone')
      .flatMap(({ name, controls }) =>
        controls.map((control) => {
          const { ref, onChange, onBlur } = register(name)
          ref(control)
          control.addEventListener('input', onChange)
          control.addEventListener('focusout', onBlur)
          return () => {
            control.removeEventListener('input', onChange)
            control.removeEventListener('focusout', onBlur)
          }
        }),
      )
    return () => {
      for (const end of ends) end()
    }
  }, [fields, register])

type Start = {
  fields: PageField[]
  /** The numbers of telephone fields. What other fields hold is read from the page. */
  values: FieldValues
  visit: VisitHours | undefined
}

/** The values of a form when it is hydrated, including those typed before the page was left. */
const startForm = (form: HTMLFormElement): Start => {
  restoreTyped(form)
  const fields = readFields(form)
  const country = supportedCountry(phoneCountry())
  const values = fields
    .filter(({ kind }) => kind === 'phone')
    .map(({ name, controls: [control] }) => [
      name,
      internationalNumber(control?.value ?? '', country),
    ])
  const visit = visitHours(form)
  if (visit) forbidPast(fields, visit)
  return { fields, values: Object.fromEntries(values), visit }
}

/** The browser's calendar offers no day that has passed where the visit is. */
const forbidPast = (fields: readonly PageField[], { timeZone }: VisitHours): void => {
  for (const { kind, controls } of fields) {
    const [control] = controls
    if (kind === 'date' && control instanceof HTMLInputElement) {
      control.min = localTime(Date.now(), timeZone).day
    }
  }
}
