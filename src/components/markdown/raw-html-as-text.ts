import type { Processor } from 'unified'

/** Parser setting: HTML is no syntax, so that its tags are text like any other. */
export function rawHtmlAsText(this: Processor): undefined {
  const data = this.data()
  data.micromarkExtensions ??= []
  data.micromarkExtensions.push({ disable: { null: ['htmlFlow', 'htmlText'] } })
}
