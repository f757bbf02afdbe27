/** What a pattern of the schemas asks for, with an example that fits it. By the pattern as it is written there. */
export const PATTERNS: Record<string, string> = {
  '^[a-z0-9]+(?:-[a-z0-9]+)*$':
    'Write small letters and digits, with single hyphens between words, such as marina-crest.',
  '^(?:[01]\\d|2[0-3]):[0-5]\\d$': 'Write hours and minutes with two digits each, such as 09:00.',
  '^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$':
    'Write the name of the time zone in the database of time zones, such as Asia/Dubai.',
  '^[A-Z]{3}$': 'Write the three capital letters of the currency, such as EUR.',
  '^[a-z][a-z0-9-]*$':
    'Begin with a small letter, then small letters, digits and hyphens, such as contact-form.',
  '^[a-z][a-zA-Z0-9_]*$':
    'Begin with a small letter, then letters, digits and underscores, without spaces, such as homeCity.',
  '^[a-zA-Z][a-zA-Z0-9._]*$':
    'Begin with a letter, then letters, digits, dots and underscores, such as error.validate.',
  '^\\d{1,4}(?:\\.\\d{1,2})?(?:px|rem|em|vw|%)$':
    'Write a number with its unit, without a space between, such as 200px.',
  '^[a-z][a-z0-9-]*(?: [a-z][a-z0-9-]*)*$':
    'Write the words that browsers know for it, in small letters, such as given-name.',
  '^(?:[/#?]|https?://|mailto:|tel:|sms:).*$':
    'Write a path of the site such as /contact, an anchor such as #map, or a full address such as https://example.com.',
  '^\\+[1-9](?: ?\\d){6,14}$':
    'Write + and the country code, then the digits, with single spaces between them if you like, such as +97145550142.',
  '^/(?!/)[^#\\s]*$':
    'Write the old path as it stood behind the name of the site, such as /old/page.',
  '^(?:/(?!/)|https?://)\\S*$':
    'Write a path of the site such as /contact, or a full address such as https://example.com.',
  '^[^\\s@,;<>"]+@[^\\s@,;<>"]+\\.[a-zA-Z0-9-]{2,}(?:[\\s,;]+[^\\s@,;<>"]+@[^\\s@,;<>"]+\\.[a-zA-Z0-9-]{2,})*$':
    'Write full addresses with spaces or lines between them, such as sales@example.com.',
}

const ANY = 'Write it as the help of the field says.'

/** The same by the pattern as it is compiled, which escapes each slash. */
const COMPILED = new Map(
  Object.entries(PATTERNS).map(([pattern, sentence]) => [new RegExp(pattern).source, sentence]),
)

/** The sentence for a pattern, written or compiled; a test holds that each of the schemas has one. */
export const patternSentence = (pattern: string): string =>
  COMPILED.get(new RegExp(pattern).source) ?? ANY

export const hasSentence = (pattern: string): boolean => COMPILED.has(new RegExp(pattern).source)
