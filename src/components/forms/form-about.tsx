import type { ReactNode } from 'react'
import type { FormField } from '#src/models/parts/form.ts'
import { LEAD_INPUTS } from '#src/site/lead.ts'
import { SendShortlist } from '../shortlist/SendShortlist.tsx'
import type { FramePage, Slots } from '../view/frame-page.ts'
import type { View } from '../view/view.ts'
import { AnsweredField } from './AnsweredField.tsx'
import { FormSubject } from './FormSubject.tsx'
import { knownAnswer, namesOf, pagePrice, pageSubjects, subjectInputs } from './form-subject.ts'
import { HiddenInputs } from './HiddenInputs.tsx'

/** What a form shows and sends of the page that it is on. */
export type FormAbout = {
  /** What it sends of the page. */
  inputs: ReactNode
  /** What the page is about. */
  subject: ReactNode
  /** The offer to send the shortlist too. */
  shortlist: ReactNode
  /** A field, or the page's answer to it. */
  field: (field: FormField, asked: ReactNode) => ReactNode
}

/** The same for a form in a page. */
export const aboutPage = (view: View): FormAbout => ({
  ...formSlots(view),
  field: (field, asked) => {
    const answer = knownAnswer(field, pageSubjects(view.page))
    return answer === undefined ? asked : <AnsweredField field={field} answer={answer} />
  },
})

/** The same for a form in the frame, which is on every page. */
export const aboutAnyPage = (page: FramePage): FormAbout => ({
  inputs: page.slot('inputs'),
  subject: page.slot('subject'),
  shortlist: page.slot('shortlist'),
  field: (field, asked) =>
    field.about
      ? page.choice(
          field.about,
          asked,
          field.choices.map(({ value }) => [
            value,
            <AnsweredField key={value} field={field} answer={value} />,
          ]),
        )
      : asked,
})

/** What a page shows in forms of the frame. */
export const formSlots = (view: View) => {
  const subjects = pageSubjects(view.page)
  const price = pagePrice(view.page)
  return {
    inputs: (
      <HiddenInputs
        values={{
          [LEAD_INPUTS.page]: view.page.path,
          ...subjectInputs(subjects),
          ...(price !== null && {
            [LEAD_INPUTS.price]: price,
            [LEAD_INPUTS.currency]: view.shell.currency.base,
          }),
        }}
      />
    ),
    subject: <FormSubject view={view} />,
    shortlist: !subjects.job && <SendShortlist view={view} />,
    ...namesOf(subjects),
  } satisfies Slots
}
