/**
 * The demo's documents: a brochure and a price list of each project, and the checklist for handover, as PDF in each
 * language, from the words of the demo. They are printed by the browser of the tests: `npx node cms/art/papers.mts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { z } from 'zod'
import { installBrowser } from '../../scripts/lib/browsers.ts'
import { aChecklistForHandover } from '../demo/content/articles/a-checklist-for-handover.ts'
import { projects } from '../demo/content/project.ts'
import { translationSets } from '../demo/content/translation.ts'
import { units } from '../demo/content/unit.ts'
import type { Entry } from '../demo/entry.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const MEDIA = join(ROOT, 'cms/demo/media')
const LANGUAGES = ['en', 'ar', 'de'] as const
const CONTACT = ['+971 4 555 0142', 'hello@mira.example']

/** The projects that have a brochure, and those that have a price list too. */
const BROCHURES = ['marina-crest', 'palm-court', 'harbour-lights', 'olive-gardens', 'creek-terraces']
const PRICE_LISTS = ['marina-crest', 'creek-terraces']

const WORDS = {
  en: { prices: 'Price list', as: 'As of 1 July 2026. Prices may change.' },
  ar: { prices: 'قائمة الأسعار', as: 'بتاريخ 1 يوليو 2026. الأسعار قابلة للتغيير.' },
  de: { prices: 'Preisliste', as: 'Stand: 1. Juli 2026. Änderungen vorbehalten.' },
}

type Language = (typeof LANGUAGES)[number]

/** What the papers say of entries. */
const articleWords = z.object({ title: z.string(), summary: z.string(), text: z.string() })
const projectWords = articleWords.extend({
  district: z.string(),
  address: z.string(),
  projectInfo: z.array(z.object({ label: z.string(), value: z.string() })),
})
const unitProject = z.object({ project: z.object({ $ref: z.string() }) })
const unitFacts = z.object({
  number: z.string(),
  kind: z.string(),
  bedrooms: z.number(),
  area: z.number(),
  price: z.number().nullish(),
  priceOnRequest: z.boolean().nullish(),
  availability: z.string(),
})
const translationWords = z.object({
  entries: z.array(z.object({ key: z.string(), value: z.string() })),
})

const font = (family: string, file: string) =>
  `@font-face{font-family:"${family}";font-weight:100 900;src:url("data:font/woff2;base64,${readFileSync(
    join(ROOT, 'node_modules', file),
  ).toString('base64')}")}`

const STYLE = `
${font('Text', '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2')}
${font('Heading', '@fontsource/newsreader/files/newsreader-latin-400-normal.woff2')}
${font('Arabic', '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2')}
@page{size:A4;margin:18mm 18mm 16mm}
*{box-sizing:border-box;margin:0}
body{font:10.5pt/1.6 Text,Arabic,sans-serif;color:#12312f}
h1,h2,.figure{font-family:Heading,Arabic,serif;font-weight:300;line-height:1.2}
h1{font-size:34pt;margin-block:5mm 3mm}
h2{font-size:16pt;margin-block:6mm 2mm;break-after:avoid}
p+p{margin-block-start:3mm}
.mark{font:500 9pt Text,Arabic;letter-spacing:.12em;color:#7c5922}
:lang(ar) .mark{letter-spacing:0}
.picture{display:block;inline-size:100%;block-size:98mm;object-fit:cover;margin-block-start:6mm}
.lead{font-size:13pt;line-height:1.5;color:#4a615e}
dl{display:grid;grid-template-columns:repeat(3,1fr);gap:5mm 8mm;margin-block-start:8mm;padding-block-start:5mm;border-block-start:1px solid #dccfbb}
dt{font-size:8.5pt;color:#4a615e}
dd{margin:0}
.text{columns:2;column-gap:9mm;break-before:page}
.text h2:first-child{margin-block-start:0}
ul{padding-inline-start:5mm}
li,tr{break-inside:avoid}
table{inline-size:100%;border-collapse:collapse;margin-block-start:8mm;font-variant-numeric:lining-nums tabular-nums}
th,td{padding:2.2mm 2mm 2.2mm 0;text-align:start;vertical-align:top;border-block-end:1px solid #dccfbb}
th{font-weight:500;font-size:8.5pt;color:#4a615e}
.end{text-align:end}
footer{margin-block-start:8mm;font-size:8.5pt;color:#4a615e}
`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The words of the interface in a language, by their keys. */
const sayingIn = (language: Language) => {
  const { entries } = translationWords.parse(translationSets[0]?.[language])
  const words = new Map(entries.map(({ key, value }) => [key, value]))
  return (key: string) => {
    const said = words.get(key)
    if (said === undefined) throw new Error(`The demo has no text ${key} in ${language}: add it.`)
    return said
  }
}

/** The little Markdown that the demo's texts have. */
const html = (markdown: string) =>
  escaped(markdown)
    .trim()
    .split(/\n\n+/)
    .filter((block) => !block.startsWith('![') && !block.includes('/uploads/'))
    .map((block) => {
      const words = block
        .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
        .replace(/\[(.+?)\]\(.+?\)/g, '$1')
      if (words.startsWith('## ')) return `<h2>${words.slice(3)}</h2>`
      if (words.startsWith('- ')) {
        const items = words.split('\n').map((line) => `<li>${line.slice(2)}</li>`)
        return `<ul>${items.join('')}</ul>`
      }
      if (words.startsWith('|')) return table(words)
      return `<p>${words.replace(/^&gt; |^> /gm, '')}</p>`
    })
    .join('\n')

const table = (lines: string) => {
  const [head = [], , ...rows] = lines
    .split('\n')
    .map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()))
  return rowsTable(head, rows)
}

const rowsTable = (head: string[], rows: string[][]) =>
  `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`

const page = (language: Language, title: string, body: string) => `<!doctype html><html lang="${language}" dir="${
  language === 'ar' ? 'rtl' : 'ltr'
}"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${STYLE}</style></head><body>${body}<footer>Mira · ${CONTACT.map(
  (line) => `<bdi dir="ltr">${line}</bdi>`,
).join(' · ')}</footer></body></html>`

const small = async (name: string) => {
  const bytes = await sharp(join(MEDIA, name))
    .resize({ width: 1000 })
    .jpeg({ quality: 62, mozjpeg: true })
    .toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

const brochure = (project: Entry, language: Language, picture: string) => {
  const { title, summary, district, address, text, projectInfo } = projectWords.parse(
    project[language],
  )
  const facts = projectInfo.map(({ label, value }) => `<div><dt>${label}</dt><dd>${value}</dd></div>`)
  return page(
    language,
    title,
    `<p class="mark">Mira · ${escaped(district)}</p><h1>${escaped(title)}</h1><p class="lead">${escaped(summary)}</p><img class="picture" alt="" src="${picture}"><dl>${facts.join('')}</dl><p style="margin-block-start:6mm">${escaped(address)}</p><div class="text">${html(text)}</div>`,
  )
}

const prices = (project: Entry, language: Language) => {
  const say = sayingIn(language)
  const { title, district } = projectWords.parse(project[language])
  const number = new Intl.NumberFormat(language, { numberingSystem: 'latn' })
  const money = new Intl.NumberFormat(language, {
    numberingSystem: 'latn',
    style: 'currency',
    currency: 'AED',
    maximumFractionDigits: 0,
  })
  const rows = units
    .filter((unit) => unitProject.parse(unit[language]).project.$ref === `project/${project.key}`)
    .map(({ shared }) => unitFacts.parse(shared))
    .map((shared) => [
      `<bdi>${shared.number}</bdi>`,
      say(`unit.kind.${shared.kind}`),
      number.format(shared.bedrooms),
      say('unit.squareMetres').replace('{n}', number.format(shared.area)),
      shared.priceOnRequest ? say('unit.priceOnRequest') : money.format(shared.price as number),
      say(`unit.availability.${shared.availability}`),
    ])
  const head = ['number', 'kind', 'bedrooms', 'area', 'price', 'availability'].map((key) =>
    say(`unit.${key}`),
  )
  return page(
    language,
    `${WORDS[language].prices} ${title}`,
    `<p class="mark">Mira · ${escaped(district)}</p><h1>${escaped(title)}</h1><p class="lead">${WORDS[language].prices}</p>${rowsTable(head, rows)}<p style="margin-block-start:6mm">${WORDS[language].as}</p>`,
  )
}

const checklist = (language: Language) => {
  const { title, summary, text } = articleWords.parse(aChecklistForHandover[language])
  return page(
    language,
    title,
    `<p class="mark">Mira</p><h1>${escaped(title)}</h1><p class="lead">${escaped(summary)}</p>${html(text)}`,
  )
}

/** The browser writes when a file was made; the same words give the same bytes. */
const undated = (pdf: Buffer) =>
  Buffer.from(
    pdf.toString('latin1').replace(/\(D:\d{14}[^)]*\)/g, "(D:20260701000000+00'00')"),
    'latin1',
  )

const browser = await chromium.launch({ executablePath: installBrowser(), args: ['--no-sandbox'] })
const tab = await browser.newPage()
const write = async (name: string, text: string) => {
  await tab.setContent(text)
  await tab.evaluate(() => document.fonts.ready)
  writeFileSync(join(MEDIA, name), undated(await tab.pdf({ preferCSSPageSize: true, tagged: true })))
}
for (const language of LANGUAGES) {
  for (const project of projects.filter(({ key }) => BROCHURES.includes(key))) {
    const picture = await small(`${project.key}-day-tablet.jpg`)
    await write(`${project.key}-brochure-${language}.pdf`, brochure(project, language, picture))
    if (PRICE_LISTS.includes(project.key)) {
      await write(`${project.key}-prices-${language}.pdf`, prices(project, language))
    }
  }
  await write(`handover-checklist-${language}.pdf`, checklist(language))
}
await browser.close()
