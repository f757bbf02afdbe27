/** The mark on the document's element where no layout waits any more, as in its `dataset`. */
export const LAID_OUT = 'laidOut'

/** The mark while the picture of the opening has not come, and all below a tall opening waits for it. */
export const OPENING = 'opening'
