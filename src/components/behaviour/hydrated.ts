/**
 * The mark on the document's element from which on the site's code answers clicks and keys, as in its `dataset`. Until
 * then styles stand in for the code where they can, such as those that show a modal (`Modal.module.css`).
 */
export const HYDRATED = 'hydrated'
