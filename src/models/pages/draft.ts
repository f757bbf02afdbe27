/** The empty page in which an editor's draft is shown. Nothing of a draft is in it. */
export type DraftModel = { type: 'draft' }

export const draftPage = (): DraftModel => ({ type: 'draft' })
