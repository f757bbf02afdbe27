import { phoneMismatch } from './phone-countries.ts'
import { exampleByDialCode } from './phone-examples.ts'
import type { RuleContext } from './rules.ts'

/**
 * What the rule for telephone numbers needs, the same in the browser and in the lead function.
 *
 * @param selected the country that the visitor has chosen, by its two letters.
 * @param typedNationally whether the browser put the dial code before the number.
 */
export const phoneRules = (
  selected: string | undefined,
  typedNationally?: boolean,
): Pick<RuleContext, 'phoneExample' | 'phoneMismatch'> => ({
  phoneExample: exampleByDialCode(selected),
  phoneMismatch: phoneMismatch(selected, typedNationally),
})
