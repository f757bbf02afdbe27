import type { FormModel } from '#src/models/parts/form.ts'

/** Whether a form asks for one line alone, so that its button fits beside it. */
export const isShort = ({ fields: [field, ...others] }: FormModel): boolean =>
  others.length === 0 && (field?.kind === 'email' || field?.kind === 'text')
