import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import type { Preset, Processor } from 'unified'

/** Parser setting: HTML is no syntax, so that its tags are text like any other. */
function rawHtmlAsText(this: Processor): undefined {
  const data = this.data()
  data.micromarkExtensions ??= []
  data.micromarkExtensions.push({ disable: { null: ['htmlFlow', 'htmlText'] } })
}

/** How the site reads Markdown: GitHub's kind of it, without HTML. */
export const markdownSyntax: Preset = { plugins: [remarkParse, remarkGfm, rawHtmlAsText] }
