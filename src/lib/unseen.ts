/** Marks of direction and the like, which come along when something is pasted; not those that join letters. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu

/** A text that programs read, such as an address, without marks that nobody sees and without spaces around it. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '').trim()
