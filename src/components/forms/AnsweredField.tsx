import { rulesText } from '#src/lead/rules-text.ts'
import type { FormField } from '#src/models/parts/form.ts'
import { FieldError } from './FieldError.tsx'

/** A field whose answer the page knows: it is sent and not shown. */
export const AnsweredField = ({ field, answer }: { field: FormField; answer: string }) => (
  <div data-field={field.name} data-kind={field.kind} data-rules={rulesText(field.rules)} hidden>
    <input type="hidden" name={field.name} value={answer} />
    <FieldError />
  </div>
)
