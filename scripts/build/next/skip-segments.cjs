/**
 * A loader for Next's `collect-segment-data.js`: no page writes its segment files. They serve prefetching
 * by segment, which this site does not use, and cost 40 % of a page's render
 * (docs/decisions/0005-no-segment-files.md). Fails loudly when Next's code no longer looks as it did.
 *
 * @param {string} source
 */
module.exports = function skipSegments(source) {
  const start = /(async function collectSegmentData\([^)]*\) \{)/
  if (!start.test(source)) {
    throw new Error(
      'Next has changed collectSegmentData. Look at scripts/build/next/skip-segments.cjs.',
    )
  }
  return source.replace(start, '$1 return new Map();')
}
