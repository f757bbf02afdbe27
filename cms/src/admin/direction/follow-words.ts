/** Where editors write and read content; the panel's own words are not among it. */
const CONTENT =
  'input[type="text"], textarea, h1, .CodeMirror-line, .cm-line, [contenteditable="true"]'

/**
 * Text fields of the panel take the direction of their own text: Arabic from right to left, with the full stop at its
 * end, also while the panel itself is in English.
 */
export function followWords(): void {
  const style = document.createElement('style')
  style.textContent = `${CONTENT} { unicode-bidi: plaintext; text-align: start; }`
  document.head.append(style)
}
