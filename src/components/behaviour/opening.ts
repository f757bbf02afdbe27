/** The mark on the document's element while its opening picture has not been painted, as in its `dataset`. */
export const OPENING = 'opening'
