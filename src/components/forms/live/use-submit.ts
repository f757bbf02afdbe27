import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { AcceptedAnswer } from '#src/lead/answer-format.ts'
import type { FieldValues } from '#src/lead/form-schema.ts'
import { LeadError, sendLead } from '#src/lead/send.ts'
import { LEAD_INPUTS } from '#src/site/lead.ts'
import { sayOutcome } from '../lead-outcome.ts'
import { forgetTyped } from '../typed-text.ts'
import { type Control, filesOf, inputValue } from './form-element.ts'
import { submissionOf } from './submission.ts'
import { submissionIdOf } from './submission-id.ts'
import { type Challenge, startChallenge } from './turnstile.ts'

/**
 * What a form shows: its words of thanks; that it could not be sent; that it is not the form any more
 * that the site has published, since the lead function found wrong what this page found right.
 */
type State = 'pending' | 'sent' | 'failed' | 'changed'

type SubmitOptions = {
  form: HTMLFormElement
  /** On the clock of `performance.now()`. */
  openedAt: number
  locale: string
  turnstileSiteKey: string | null
} & Pick<UseFormReturn<FieldValues>, 'handleSubmit' | 'setError'>

/** Sends the form of a page, once at a time. What was typed stays until the lead was taken. */
export const useSubmit = (options: SubmitOptions): void => {
  const { form, openedAt, locale, turnstileSiteKey, handleSubmit, setError } = options
  /** Kept for every try, so that the lead arrives once. */
  const [submissionId] = useState(() => submissionIdOf(inputValue(form, LEAD_INPUTS.form) ?? ''))

  useEffect(() => {
    const block = form.parentElement as HTMLElement
    const show = (state: State | undefined) => {
      if (state) block.dataset.state = state
      else delete block.dataset.state
      form.ariaBusy = String(state === 'pending')
    }
    const challenge = challengeIn(form, turnstileSiteKey, locale)
    let busy = false

    const send = async (values: FieldValues): Promise<void> => {
      show('pending')
      const turnstileToken = await challenge?.token()
      const filledMs = Math.round(performance.now() - openedAt)
      let accepted: AcceptedAnswer
      try {
        accepted = await sendLead(
          submissionOf(form, values, { submissionId, filledMs, turnstileToken }),
          { files: filesOf(form) },
        )
      } catch (error) {
        challenge?.again()
        // Any other failure is reported; the visitor sees the same message.
        if (!(error instanceof LeadError)) throw error
        const wrong = Object.entries(error.fields)
        for (const [name, { message }] of wrong) setError(name, { type: 'server', message })
        const state = refusal(wrong.map(([, { key }]) => key))
        show(state === 'invalid' ? undefined : state)
        sayOutcome(form, { state, fields: Object.keys(error.fields) })
        focusFirst(form, error.fields)
        return
      }
      forgetTyped(form)
      show('sent')
      sayOutcome(form, { state: 'sent', id: accepted.id })
      block.querySelector<HTMLElement>('[role="status"]')?.focus()
    }

    const onSubmit = async (event: SubmitEvent): Promise<void> => {
      event.preventDefault()
      if (busy) return
      busy = true
      try {
        await handleSubmit(send, (errors) => {
          show(undefined)
          sayOutcome(form, { state: 'invalid', fields: Object.keys(errors) })
          focusFirst(form, errors)
        })()
      } catch (error) {
        show('failed')
        throw error
      } finally {
        busy = false
      }
    }
    const reload = form.querySelector('[data-reload]')
    const onReload = () => location.reload()
    form.addEventListener('submit', onSubmit)
    reload?.addEventListener('click', onReload)
    return () => {
      form.removeEventListener('submit', onSubmit)
      reload?.removeEventListener('click', onReload)
      challenge?.end()
      show(undefined)
    }
  }, [form, openedAt, locale, turnstileSiteKey, handleSubmit, setError, submissionId])
}

/** What the page could not see of a file, its bytes, is no change of the form. */
const refusal = (keys: string[]): 'failed' | 'invalid' | 'changed' => {
  if (keys.length === 0) return 'failed'
  return keys.every((key) => key.startsWith('rule.file.')) ? 'invalid' : 'changed'
}

const challengeIn = (
  form: HTMLFormElement,
  siteKey: string | null,
  locale: string,
): Challenge | undefined => {
  const place = form.querySelector<HTMLElement>('[data-challenge]')
  return siteKey && place ? startChallenge(place, { siteKey, locale }) : undefined
}

/** The first field that is wrong, in the order of the page. */
const focusFirst = (form: HTMLFormElement, wrong: object): void =>
  ([...form.elements] as Control[]).find(({ name }) => Object.hasOwn(wrong, name))?.focus()
