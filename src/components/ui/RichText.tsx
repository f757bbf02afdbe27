import type { RichText as RichTextModel } from '#src/models/parts/rich-text.ts'
import { classNames } from './class-names.ts'
import styles from './RichText.module.css'
import { richTextHtml } from './rich-text-html.ts'

type RichTextProps = {
  text: RichTextModel
  /** The level of the highest heading in the text. The default is 2. */
  headingLevel?: 2 | 3 | 4
  className?: string
}

/** Running text of the content. Its markup is made from Markdown and sanitized. */
export const RichText = ({ text, headingLevel, className }: RichTextProps) => (
  <div
    className={classNames(styles.prose, className)}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup was sanitized.
    dangerouslySetInnerHTML={{ __html: richTextHtml(text, { headingLevel }) }}
  />
)

/** A text for places that hold only words and links, such as a label. */
export const InlineRichText = ({ text }: { text: RichTextModel }) => (
  <span
    className={styles.inline}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup was sanitized.
    dangerouslySetInnerHTML={{ __html: richTextHtml(text, { inline: true }) }}
  />
)
