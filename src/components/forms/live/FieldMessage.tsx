import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { controlsOf, type PageField } from './form-element.ts'

type FieldMessageProps = { form: HTMLFormElement; field: PageField; message: string | undefined }

/** What is wrong with a field, in its place in the page, and tied to the field's controls. */
export const FieldMessage = ({ form, field, message }: FieldMessageProps) => {
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
