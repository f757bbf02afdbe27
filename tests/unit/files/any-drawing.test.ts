import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { cleanSvg } from '#src/files/clean-svg.ts'
import { FILE_LIMITS } from '#src/files/limits.ts'
import { runs, SOAK_TIMEOUT } from '#tests/soak.ts'
import { svg } from './made-files.ts'

const clean = (source: string): string => {
  const cleaned = cleanSvg(source, FILE_LIMITS)
  return cleaned.status === 'clean' ? cleaned.text : `refused: ${cleaned.problem}`
}

/** Pieces of which attacks are made, put together at random. */
const piece = fc.constantFrom(
  ...[
    '<svg',
    '<g',
    '<script',
    '<style',
    '<use',
    '<image',
    '<a',
    '<foreignObject',
    '</',
    '/>',
    '>',
    '<',
  ],
  ...[' onload="alert(1)"', ' href="#a"', ' href="javascript:alert(1)"', " style='fill:url(x)'"],
  ...[' id="a"', ' xlink:href="data:text/html,x"', 'script', 'style', 'svg>', 'g>', '<!--', '-->'],
  ...[
    '<![CDATA[',
    ']]>',
    '<?xml ',
    '?>',
    '<!DOCTYPE svg [',
    ']>',
    '&lt;',
    '&#60;',
    '&',
    '"',
    "'",
    '\0',
  ],
)

const RUNS = runs({ test: 1_000, soak: 100_000 })

test(
  'of whatever comes in, nothing comes out but what is on the list, and cleaning it again changes nothing',
  () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const cleaned = cleanSvg(svg(pieces.join('')), FILE_LIMITS)
        if (cleaned.status === 'refused') return
        const { text } = cleaned
        const parser = new Parser(
          {
            onopentag: (name, attribs) => {
              expect(name).not.toMatch(/script|foreign|^a$|iframe/i)
              for (const [attribute, value] of Object.entries(attribs)) {
                expect(attribute).not.toMatch(/^on|:/i)
                expect(value).not.toMatch(/javascript:|^data:text/i)
              }
            },
          },
          { xmlMode: true },
        )
        parser.end(text)
        expect(text.replace(/<style>[^<]*<\/style>/g, '')).not.toMatch(/<script/i)
        expect(clean(text)).toBe(text)
      }),
      { numRuns: RUNS },
    )
  },
  SOAK_TIMEOUT,
)
