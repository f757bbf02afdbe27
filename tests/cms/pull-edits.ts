import { call, type Entries, type Entry } from './call.ts'
import { type Editor, Refused } from './editor.ts'

/** A CMS and somebody who edits it. */
export type Desk = {
  cms: { url: string; token: string }
  editor: Editor
  /** Makes each text and slug another one. */
  next: () => number
}

/** One thing that editors do; `choice` says to which entry. */
export type Edit = (desk: Desk, choice: number) => Promise<unknown>

const uidOf = (type: string) => `api::${type}.${type}`
const [TAG, UNIT, PROJECT, ARTICLE, AMENITY] = ['tag', 'unit', 'project', 'article', 'amenity'].map(
  uidOf,
) as [string, string, string, string, string]
const [PAGE, LAYOUT, REDIRECT, JOB, FLOOR] = ['page', 'layout', 'redirect', 'job', 'floor'].map(
  uidOf,
) as [string, string, string, string, string]

export const edits: Record<string, Edit> = {
  'edit and publish': async (desk, choice) => {
    const unit = await published(desk, 'units', choice)
    await change(desk, UNIT, unit, { summary: `Summary ${desk.next()}` })
  },
  create: async (desk, choice) => {
    const { editor } = desk
    const number = desk.next()
    const locale = localeAt(choice)
    const texts = { title: `Job ${number}`, department: 'Sales', place: 'Dubai', summary: 'Sells' }
    const fields = { ...texts, slug: `job-${number}`, text: 'Sells homes', date: '2026-05-31' }
    const job = await editor.create(JOB, { ...fields, employment: 'fullTime' }, locale)
    await editor.publish({ uid: JOB, documentId: job, locale })
  },
  'edit without publishing': async ({ editor, ...desk }, choice) => {
    const { documentId, locale } = await published(desk, 'articles', choice)
    await editor.save({ uid: ARTICLE, documentId, locale }, { summary: `Draft ${desk.next()}` })
  },
  'bulk publish': async (desk, choice) => {
    const all = await allPublished(desk, 'tags')
    const { documentId, locale } = at(all, choice)
    await desk.editor.save({ uid: TAG, documentId, locale }, { title: `Tag ${desk.next()}` })
    const ids = all.filter((tag) => tag.locale === locale).map((tag) => tag.documentId)
    await desk.editor.bulkPublish(TAG, ids, locale)
  },
  unpublish: async (desk, choice) => {
    const { documentId, locale } = await published(desk, 'articles', choice)
    await desk.editor.unpublish({ uid: ARTICLE, documentId, locale })
  },
  'unpublish a related entry': async (desk, choice) => {
    const { documentId, locale } = await published(desk, 'floors', choice)
    await desk.editor.unpublish({ uid: FLOOR, documentId, locale })
  },
  'publish what was unpublished': async (desk) => {
    const { editor } = desk
    const published = new Set((await allPublished(desk, 'floors')).map(placeOf))
    for (const floor of await allPublished(desk, 'floors')) {
      for (const locale of ['en', 'ar', 'de']) {
        if (published.has(placeOf({ ...floor, locale }))) continue
        return editor.publish({ uid: FLOOR, documentId: floor.documentId, locale })
      }
    }
    return undefined
  },
  delete: async (desk, choice) => {
    const { documentId } = await published(desk, 'jobs', choice)
    await desk.editor.remove({ uid: JOB, documentId, locale: '*' })
  },
  'delete one locale': async (desk, choice) => {
    const { documentId, locale } = await published(desk, 'articles', choice)
    await desk.editor.remove({ uid: ARTICLE, documentId, locale })
  },
  'delete a related entry': async (desk, choice) => {
    const { documentId } = await published(desk, 'amenities', choice)
    await desk.editor.remove({ uid: AMENITY, documentId, locale: '*' })
  },
  'delete and create again': async (desk, choice) => {
    const { editor } = desk
    const { documentId, title, slug } = await published(desk, 'tags', choice)
    await editor.remove({ uid: TAG, documentId, locale: '*' })
    const again = await editor.create(TAG, { title, slug })
    await editor.publish({ uid: TAG, documentId: again, locale: 'en' })
  },
  'rename a related entry': async (desk, choice) => {
    const amenity = await published(desk, 'amenities', choice)
    await change(desk, AMENITY, amenity, { title: `Amenity ${desk.next()}` })
  },
  'edit a relation': async (desk, choice) => {
    const unit = await published(desk, 'units', choice)
    const amenities = (await allPublished(desk, 'amenities')).filter(
      ({ locale }) => locale === unit.locale,
    )
    const some = amenities.filter((_, index) => (index + choice) % 3 === 0).reverse()
    await change(desk, UNIT, unit, { amenities: { set: some.map(reference) } })
  },
  'edit a relation from its other side': async (desk, choice) => {
    const { editor } = desk
    const { documentId, locale } = await published(desk, 'tags', choice)
    const articles = (await allPublished(desk, 'articles')).filter(
      (article) => article.locale === locale,
    )
    const connect = [reference(at(articles, choice)), reference(at(articles, choice + 1))]
    const disconnect = [reference(at(articles, choice + 2))]
    await editor.save({ uid: TAG, documentId, locale }, { articles: { connect, disconnect } })
    await editor.publish({ uid: TAG, documentId, locale })
  },
  'move a unit to another project from its other side': async (desk, choice) => {
    const project = await published(desk, 'projects', choice)
    const units = (await allPublished(desk, 'units')).filter(
      ({ locale }) => locale === project.locale,
    )
    await change(desk, PROJECT, project, { units: { connect: [reference(at(units, choice * 7))] } })
  },
  'replace a picture': async (desk, choice) => replaceFile(desk, at(await files(desk), choice)),
  'put a picture into a text': async (desk, choice) => {
    // One of the seed: a new file has an address by chance.
    const { url } = at(
      (await files(desk)).filter(({ name }) => name !== NEW_FILE),
      choice,
    )
    const article = await published(desk, 'articles', choice)
    // As the picker of the panel writes it: on the next line, with the address of the CMS.
    const text = `Before\n![A picture](${desk.cms.url}${url})\nafter`
    await change(desk, ARTICLE, article, { text })
  },
  'replace a picture of a text': async (desk, choice) => {
    const texts = (await allPublished(desk, 'articles')).map(({ text }) => String(text)).join('\n')
    const inText = (await files(desk)).filter(({ url }) => texts.includes(url))
    await replaceFile(desk, at(inText, choice))
  },
  'upload a picture': async ({ editor, next }) => {
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="${next()}"/>`
    await editor.addFile(new Blob([picture], { type: 'image/svg+xml' }), NEW_FILE)
  },
  'publish again what is published': async (desk, choice) => {
    const { documentId, locale } = await published(desk, 'articles', choice)
    await desk.editor.discard({ uid: ARTICLE, documentId, locale })
    await desk.editor.publish({ uid: ARTICLE, documentId, locale })
  },
  'change an alternative text': async (desk, choice) => {
    const file = at(await files(desk), choice)
    await desk.editor.describeFile(file.id, `Alternative ${desk.next()}`)
  },
  'choose the focus of a picture': async (desk, choice) => {
    const file = at(await files(desk), choice)
    await desk.editor.focusFile(file.id, { x: desk.next() % 100, y: 20 })
  },
  'show another picture': async (desk, choice) => {
    const amenity = await published(desk, 'amenities', choice)
    const svgs = (await files(desk)).filter(({ mime }) => mime === 'image/svg+xml')
    await change(desk, AMENITY, amenity, { icon: at(svgs, choice * 5).id })
  },
  'add a locale to an entry': async (desk) => {
    const { editor } = desk
    const number = desk.next()
    const fields = { title: `Tag ${number}`, slug: `tag-${number}` }
    const documentId = await editor.create(TAG, fields)
    await editor.publish({ uid: TAG, documentId, locale: 'en' })
    await editor.save({ uid: TAG, documentId, locale: 'ar' }, fields)
    await editor.publish({ uid: TAG, documentId, locale: 'ar' })
  },
  'change a field that is not localized': async (desk, choice) => {
    const unit = await published(desk, 'units', choice)
    await change(desk, UNIT, unit, { price: 1_000_000 + desk.next() })
  },
  'add a redirect': async (desk) => {
    const { editor } = desk
    const number = desk.next()
    const fields = { from: `/old-${number}`, to: '/projects', permanent: true }
    const documentId = await editor.create(REDIRECT, fields)
    await editor.publish({ uid: REDIRECT, documentId })
  },
  'remove a redirect': async (desk, choice) => {
    const { documentId } = await published(desk, 'redirects', choice)
    await desk.editor.remove({ uid: REDIRECT, documentId })
  },
  'change the layout': async ({ editor, next }, choice) => {
    const layout = { uid: LAYOUT, locale: localeAt(choice) }
    const { header } = (await editor.readSingle(layout)) as unknown as {
      header: { links: { label: string }[] }
    }
    const links = header.links.toReversed().map((link) => ({ ...link, label: `Link ${next()}` }))
    await editor.saveSingle(layout, { header: { ...header, links } })
    await editor.publishSingle(layout)
  },
  'unpublish a single type in a locale': ({ editor }, choice) =>
    editor.unpublishSingle({ uid: uidOf('filter'), locale: choice % 2 ? 'ar' : 'de' }),
  'publish a single type': ({ editor }, choice) =>
    editor.publishSingle({ uid: uidOf('filter'), locale: choice % 2 ? 'ar' : 'de' }),
  'move the blocks of a page': async (desk, choice) => {
    const { documentId, locale } = await published(desk, 'pages', choice)
    const page = { uid: PAGE, documentId, locale }
    const { blocks } = (await desk.editor.read(page)) as unknown as { blocks: Block[] }
    const moved = blocks.map(withoutCounts).slice(1)
    await desk.editor.save(page, { blocks: [...moved, ...blocks.slice(0, 1).map(withoutCounts)] })
    await desk.editor.publish(page)
  },
  'put a block below a home': async (desk, choice) => {
    const unit = await published(desk, 'units', choice)
    const block = { __component: 'blocks.text', text: `Below ${desk.next()}` }
    await change(desk, UNIT, unit, { blocks: [block] })
  },
  'choose other entries for a block': async (desk, choice) => {
    const pages = await allPublished(desk, 'pages')
    for (let step = 0; step < pages.length; step += 1) {
      const { documentId, locale } = at(pages, choice + step)
      const page = { uid: PAGE, documentId, locale }
      const { blocks } = (await desk.editor.read(page)) as unknown as { blocks: Block[] }
      if (!blocks.some(({ __component }) => __component === 'blocks.projects')) continue
      const projects = (await allPublished(desk, 'projects')).filter(
        (project) => project.locale === locale,
      )
      const set = projects.slice(choice % 3, (choice % 3) + 2).map(reference)
      const changed = blocks.map((block) =>
        block.__component === 'blocks.projects'
          ? { ...(withoutCounts(block) as Block), projects: { set } }
          : withoutCounts(block),
      )
      await desk.editor.save(page, { blocks: changed })
      return desk.editor.publish(page)
    }
    return undefined
  },
}

type Block = Record<string, unknown> & { __component: string }

/** The panel sends no relations that were not touched; a reading only counts them. */
function withoutCounts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCounts)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(
    ([, field]) => !(typeof field === 'object' && field !== null && 'count' in field),
  )
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutCounts(field)]))
}

async function change(
  { editor }: Pick<Desk, 'editor'>,
  uid: string,
  { documentId, locale }: Entry,
  data: object,
): Promise<void> {
  await editor.save({ uid, documentId, locale }, data)
  await editor.publish({ uid, documentId, locale })
}

function at<Item>(items: Item[], choice: number): Item {
  if (items.length === 0) throw new Refused('Nothing of the kind is published any more.')
  return items[choice % items.length] as Item
}

const localeAt = (choice: number) => at(['en', 'ar', 'de'], choice)

const placeOf = ({ documentId, locale }: Entry) => `${documentId} ${locale}`

const reference = ({ documentId, locale }: Entry) => ({ documentId, locale })

async function published(desk: Pick<Desk, 'cms'>, path: string, choice: number): Promise<Entry> {
  return at(await allPublished(desk, path), choice)
}

async function allPublished({ cms }: Pick<Desk, 'cms'>, path: string): Promise<Entry[]> {
  const order = path === 'redirects' ? 'documentId' : 'documentId,locale&locale=*'
  const query = `sort=${order}&pagination[pageSize]=100`
  const { body } = await call<Entries>(`${cms.url}/api/${path}?${query}`, { token: cms.token })
  return body.data
}

const NEW_FILE = 'new.svg'

type File = { id: number; url: string; name: string; mime: string }

/** The pictures of the media library, in the order of their addresses: each seed numbers them differently. */
async function files({ cms }: Desk): Promise<File[]> {
  const { body } = await call<File[]>(`${cms.url}/api/upload/files`, { token: cms.token })
  return body
    .filter(({ mime }) => mime.startsWith('image/'))
    .sort((a, b) => (a.url < b.url ? -1 : 1))
}

/** Gives a file other bytes, under its address. */
async function replaceFile(desk: Desk, { id, url, name, mime }: File): Promise<void> {
  const old = await fetch(new URL(url, desk.cms.url))
  const bytes = [await old.blob(), `<!-- ${desk.next()} -->`]
  await desk.editor.replaceFile(id, new Blob(bytes, { type: mime }), name)
}
