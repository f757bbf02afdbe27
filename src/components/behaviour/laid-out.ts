/** The mark on the document's element where no layout waits any more, as in its `dataset`. */
export const LAID_OUT = 'laidOut'
