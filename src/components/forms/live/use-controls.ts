import { useEffect } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import type { FieldValues } from '#src/lead/form-schema.ts'
import type { PageField } from './form-element.ts'

/**
 * Hands the controls of a form that stand in the page to react-hook-form. They keep what they hold.
 * Telephone fields are left out: they have a component of their own.
 */
export const useControls = (
  fields: readonly PageField[],
  register: UseFormRegister<FieldValues>,
): void =>
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
