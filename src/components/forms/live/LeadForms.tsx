'use client'

import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePathname } from '../../router/router.ts'
import { noteVisit } from '../attribution.ts'
import type { FormSettings } from '../form-settings.ts'
import { sendWaiting, watchForms } from '../watch-forms.ts'
import type { LiveForm } from './LiveForm.tsx'

type Live = ComponentType<ComponentProps<typeof LiveForm>>

type OpenForm = { id: number; form: HTMLFormElement; openedAt: number }

let lastId = 0

/**
 * The forms of the open page, as HTML until a visitor comes to one. Then what checks and sends it is
 * loaded, and the form is hydrated in place.
 */
export const LeadForms = ({ settings }: { settings: FormSettings }) => {
  const pathname = usePathname()
  const [live, setLive] = useState<{ Form: Live }>()
  const [forms, setForms] = useState<OpenForm[]>([])
  const isFirstPage = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is noted, and has different forms.
  useEffect(() => {
    noteVisit()
    // The first page could be filled in before this code ran.
    const openedAt = isFirstPage.current ? 0 : performance.now()
    isFirstPage.current = false
    setForms((known) => known.filter(({ form }) => form.isConnected))
    return watchForms((form) => {
      setForms((known) =>
        known.some((it) => it.form === form) ? known : [...known, openForm(form, openedAt)],
      )
      import('./LiveForm.tsx').then(
        ({ LiveForm }) => setLive((known) => known ?? { Form: LiveForm }),
        (error) => {
          console.warn(error)
          sendWaiting(form)
        },
      )
    })
  }, [pathname])

  /** What was hydrated goes first, so that the form is as the page has it when it is hydrated again. */
  const anew = (form: HTMLFormElement) => {
    flushSync(() => setForms((known) => known.filter((it) => it.form !== form)))
    setForms((known) => [...known, openForm(form, performance.now())])
  }

  return (
    live &&
    forms.map(({ id, form, openedAt }) => (
      <live.Form
        key={id}
        form={form}
        settings={settings}
        openedAt={openedAt}
        onAnew={() => anew(form)}
      />
    ))
  )
}

const openForm = (form: HTMLFormElement, openedAt: number): OpenForm => {
  lastId += 1
  return { id: lastId, form, openedAt }
}
