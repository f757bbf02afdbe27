const ARABIC = /[\u0600-\u06ff]/

/** Words or figures one after another, with the comma of their script. */
export const listed = (parts: string[]): string =>
  parts.join(parts.some((part) => ARABIC.test(part)) ? '، ' : ', ')
