/** The messages of the rules: keys of `src/models/parts/messages.ts`, which holds the specification's words. */
export type RuleMessageKey =
  | 'rule.required'
  | 'rule.requiredCheckbox'
  | 'rule.phone.empty'
  | 'rule.phone.short'
  | 'rule.email.empty'
  | 'rule.email.format'
  | 'rule.min'
  | 'rule.max'
  | 'rule.alpha'
  | 'rule.alpha_spaces'
  | 'rule.alpha_num'
  | 'rule.length'
  | 'rule.digits'
  | 'rule.url'

/** What is wrong with a field, to be said in the visitor's language. */
export type RuleMessage = { key: RuleMessageKey; values?: { n: number } }

/** Puts the values into the words: "Minimum length is {n} characters". */
export const sayMessage = (
  message: RuleMessage,
  words: Readonly<Partial<Record<RuleMessageKey, string>>>,
): string =>
  (words[message.key] ?? message.key).replace('{n}', () => String(message.values?.n ?? '{n}'))
