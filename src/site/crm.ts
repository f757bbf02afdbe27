/** What the owner decides about the CRM's answers: which of them say that it has taken a lead. */
export type CrmYes = {
  /** Statuses that may be a yes, from and to. A redirect never is one: it is not followed. */
  status: readonly [from: number, to: number]
  /**
   * Content types of an answer that may be a yes, such as `application/json`; undefined for any. One that is
   * HTML, by its type or by its look, never is: it is a page for people, such as "We are back soon".
   */
  types: readonly string[] | undefined
  /**
   * Where the answer is JSON that says yes or no itself: the path of the field, and what it says for a yes, such as
   * `{ path: ['data', 'status'], values: ['ok', true] }`. Then nothing else is a yes, an empty answer neither.
   */
  field: { path: readonly string[]; values: readonly (string | number | boolean)[] } | undefined
}

/** Any 2xx that is no HTML; an empty one, too. */
export const CRM_YES: CrmYes = { status: [200, 299], types: undefined, field: undefined }
