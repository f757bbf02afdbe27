import type { Nodes, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import type { Preset, Processor } from 'unified'

/** Parser setting: HTML is no syntax, so that its tags are text like any other. */
function rawHtmlAsText(this: Processor): undefined {
  const data = this.data()
  data.micromarkExtensions ??= []
  data.micromarkExtensions.push({ disable: { null: ['htmlFlow', 'htmlText'] } })
}

/** What the button *Underline* of the panel writes around words. Markdown has no such thing, and on the site it means a link. */
const UNDERLINE_TAG = /<\/?u>/g

/** Takes the tags away, so that the words stand there as any others; code keeps them. */
const wordsWithoutUnderline = () => (tree: Root) => {
  const strip = (node: Nodes): void => {
    if (node.type === 'text') node.value = node.value.replace(UNDERLINE_TAG, '')
    if ('children' in node) node.children.forEach(strip)
  }
  strip(tree)
}

/** How the site reads Markdown: GitHub's kind of it, without HTML. */
export const markdownSyntax: Preset = {
  plugins: [remarkParse, remarkGfm, rawHtmlAsText, wordsWithoutUnderline],
}
