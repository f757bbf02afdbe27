import fc from 'fast-check'
import type { Entry } from '#src/cms/types.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { FRAME_MESSAGES } from '#src/models/parts/frame-messages.ts'

/** What an editor may do to the content. Numbers choose among what is there. */
export type Edit = { kind: Kind; which: number; locale: number; word: string }

type Kind = keyof typeof edits

type At = { snapshot: Snapshot; locale: string; which: number; word: string }

const edits = {
  'edit an article': ({ snapshot, locale, which, word }: At) =>
    change(snapshot, 'articles', locale, which, (article) => ({
      ...article,
      title: `${article.title} ${word}`,
      text: `${word}\n\n${article.text}`,
    })),
  'edit a unit': ({ snapshot, locale, which, word }: At) =>
    change(snapshot, 'units', locale, which, (unit) => ({
      ...unit,
      price: unit.price + 1000 * word.length,
      summary: `${word} ${unit.summary}`,
    })),
  'move a home to another project, or to none': ({ snapshot, locale, which }: At) => {
    const project = which % 3 ? pick(snapshot.collections.projects[locale] ?? [], which) : null
    return change(snapshot, 'units', locale, which, (unit) => ({
      ...unit,
      project: project?.documentId ?? null,
    }))
  },
  'rename a project': ({ snapshot, locale, which, word }: At) =>
    change(snapshot, 'projects', locale, which, (project) => ({
      ...project,
      title: `${project.title} ${word}`,
    })),
  'rename an amenity': ({ snapshot, locale, which, word }: At) =>
    change(snapshot, 'amenities', locale, which, (amenity) => ({
      ...amenity,
      title: `${amenity.title} ${word}`,
      key: which % 2 ? amenity.key : word,
    })),
  'hide a home from search engines, or show it': ({ snapshot, locale, which, word }: At) =>
    change(snapshot, 'units', locale, which, (unit) => ({
      ...unit,
      seo: {
        ...{ title: word, description: word, image: null, favicon: null },
        noIndex: which % 3 > 0,
      },
    })),
  'give a home the address of another one': ({ snapshot, locale, which }: At) => {
    const taken = pick(snapshot.collections.units[locale] ?? [], which + 1)
    return change(snapshot, 'units', locale, which, (unit) => ({
      ...unit,
      slug: taken?.slug ?? unit.slug,
    }))
  },
  'publish a home': ({ snapshot, locale, which, word }: At) =>
    (which % 2 ? [locale] : locales(snapshot)).reduce(
      (result, code) =>
        withList(result, 'units', code, (list) => {
          const template = pick(list, which)
          const documentId = `home${word}${which % 5}`.padEnd(24, '0')
          if (!template || list.some((entry) => entry.documentId === documentId)) return list
          const slug = which % 3 ? `new-${word}` : `neu-${word}-${code}`
          return [...list, { ...template, documentId, slug, number: `9${which}` }]
        }),
      snapshot,
    ),
  'take a home back in a language': ({ snapshot, locale, which }: At) =>
    withList(snapshot, 'units', locale, (list) => without(pick(list, which)?.documentId, list)),
  'link a text to a home, or to a page of their list': ({ snapshot, locale, which, word }: At) => {
    const { slug = '' } = pick(snapshot.collections.units.en ?? [], which * 7) ?? {}
    const address = pick(
      [`/units/${slug}`, `/${locale}/units/${slug}`, `/units/new-${word}`, '/units/page/2'],
      which,
    )
    const linked = <E extends { text: string }>(entry: E) => ({
      ...entry,
      text: `[${word}](${address})\n\n${entry.text}`,
    })
    return which % 2
      ? change(snapshot, 'articles', locale, which, linked)
      : change(snapshot, 'units', locale, which, linked)
  },
  'create an article': ({ snapshot, locale, which, word }: At) =>
    withList(snapshot, 'articles', locale, (list) => {
      const template = pick(list, which)
      if (!template) return list
      const documentId = `new${word}${list.length}`.padEnd(24, '0')
      if (list.some((entry) => entry.documentId === documentId)) return list
      const created: Entry<'articles'> = {
        ...template,
        documentId,
        slug: `new-${word}-${list.length}`,
      }
      return [...list, created]
    }),
  'delete an entry': ({ snapshot, which }: At) => {
    const type = which % 2 ? 'articles' : 'units'
    const list: { documentId: string }[] = snapshot.collections[type].en ?? []
    const documentId = pick(list, which)?.documentId
    return locales(snapshot).reduce(
      (result, locale) =>
        type === 'articles'
          ? withList(result, 'articles', locale, (list) => without(documentId, list))
          : withList(result, 'units', locale, (list) => without(documentId, list)),
      snapshot,
    )
  },
  'rename a slug': ({ snapshot, locale, which, word }: At) =>
    change(snapshot, 'projects', locale, which, (project) => ({
      ...project,
      slug: `${project.slug.split('-')[0]}-${word}`,
    })),
  'rename a subject': ({ snapshot, locale, which, word }: At) =>
    change(snapshot, 'tags', locale, which, (tag) => ({ ...tag, title: `${tag.title} ${word}` })),
  'give an article the picture of another one': ({ snapshot, locale, which }: At) => {
    const other = pick(snapshot.collections.articles[locale] ?? [], which + 1)
    return change(snapshot, 'articles', locale, which, (article) => ({
      ...article,
      image: other?.image ?? article.image,
    }))
  },
  'put another file in the place of one, or turn its focus': ({ snapshot, which }: At) => {
    const name = pick(Object.keys(snapshot.media).toSorted(), which * 5) ?? ''
    const file = snapshot.media[name]
    if (!file) return snapshot
    const focus = { x: which + 1, y: 99 - which }
    const changed =
      which % 2 ? { ...file, focus } : { ...file, width: (file.width ?? 0) + which + 1 }
    return { ...snapshot, media: { ...snapshot.media, [name]: changed } }
  },
  'give a home the picture of another one': ({ snapshot, locale, which }: At) => {
    const other = pick(snapshot.collections.units[locale] ?? [], which + 1)
    return change(snapshot, 'units', locale, which, (unit) => ({
      ...unit,
      images: [...(other?.images.slice(0, 1) ?? []), ...unit.images.slice(which % 2)],
    }))
  },
  'move an article to another subject': ({ snapshot, locale, which }: At) =>
    change(snapshot, 'articles', locale, which, (article) => {
      const tag = pick(snapshot.collections.tags[locale] ?? [], which + article.tags.length)
      return { ...article, tags: tag ? [tag.documentId] : [] }
    }),
  'take an entry out of a language': ({ snapshot, locale, which }: At) =>
    withList(snapshot, 'articles', locale, (list) => without(pick(list, which)?.documentId, list)),
  'add a language to an entry': ({ snapshot, locale, which }: At) => {
    const ids = (snapshot.collections.articles[locale] ?? []).map(({ documentId }) => documentId)
    const others = locales(snapshot).flatMap((code) => snapshot.collections.articles[code] ?? [])
    const entry = pick(
      others.filter(({ documentId }) => !ids.includes(documentId)),
      which,
    )
    return withList(snapshot, 'articles', locale, (list) => (entry ? [...list, entry] : list))
  },
  'link an article to a file, or to one that is not there': ({
    snapshot,
    locale,
    which,
    word,
  }: At) =>
    change(snapshot, 'articles', locale, which, (article) => {
      const files = [...Object.keys(snapshot.media), 'lost_0a1b2c3d4e.pdf']
      return {
        ...article,
        text: `[${word}](/uploads/${pick(files, which * 7)})\n\n${article.text}`,
      }
    }),
  'give a document of a project otherwise': ({ snapshot, locale, which, word }: At) =>
    change(snapshot, 'projects', locale, which, (project) => ({
      ...project,
      files: project.files.map((file, index) => ({
        ...file,
        title: `${file.title} ${word}`,
        given: (which + index) % 2 ? 'atOnce' : 'byForm',
      })),
    })),
  'change the words of the header': ({ snapshot, locale, word }: At) =>
    withSingle(snapshot, 'layout', locale, (layout) => {
      const links = layout.header.links.map((link) => ({ ...link, label: `${link.label} ${word}` }))
      return { ...layout, header: { ...layout.header, links } }
    }),
  'change what is in the header': ({ snapshot, locale, which, word }: At) =>
    withSingle(snapshot, 'layout', locale, ({ header, ...layout }) => {
      const href = which % 2 ? '/units' : '#modal:visit'
      const links = which % 3 ? [...header.links, { label: word, href, newTab: false }] : []
      const menuItems = header.menuItems.slice(which % 2)
      return {
        ...layout,
        header: { ...header, links, menuItems, button: which % 5 ? header.button : null },
      }
    }),
  'change the footer': ({ snapshot, locale, which, word }: At) =>
    withSingle(snapshot, 'layout', locale, ({ footer, ...layout }) => ({
      ...layout,
      footer: {
        ...footer,
        // Odd marks, and a text that may end a script.
        legal: which % 3 ? `${word} "& <b>${word}</b> </script> \u00a0` : null,
        address: which % 2 ? `${word}\n${footer.address}` : null,
        socials: footer.socials.slice(which % 2),
      },
    })),
  'change what pages show of the layout': ({ snapshot, locale, word }: At) =>
    withSingle(snapshot, 'layout', locale, ({ sales, ...layout }) => ({
      ...layout,
      sales: sales && { ...sales, whatsAppMessage: `${word} {title}` },
    })),
  'change the form of a modal': ({ snapshot, locale, which, word }: At) =>
    change(snapshot, 'forms', locale, which, (form) => ({
      ...form,
      title: `${form.title} ${word}`,
      consentText: `${form.consentText}\n\n| ${word} | b |\n| --- | --- |\n| 1 | &nbsp; |`,
      fields: form.fields.map((field) => ({ ...field, label: `${word} ${field.label}` })),
    })),
  'unpublish the form of a modal': ({ snapshot, locale, which }: At) =>
    withList(snapshot, 'forms', locale, (list) =>
      list.filter((form) => form.key !== ['interest', 'visit', 'notify', 'job'][which % 4]),
    ),
  'change a word of the interface': ({ snapshot, locale, which, word }: At) =>
    withSingle(snapshot, 'translation', locale, (translation) => ({
      ...translation,
      entries: translation.entries.map((entry, index) =>
        index % 7 === which % 7 ? { ...entry, value: `${entry.value} ${word}` } : entry,
      ),
    })),
  'change the words of header, footer and modals': ({ snapshot, locale, word }: At) =>
    withSingle(snapshot, 'translation', locale, (translation) => ({
      ...translation,
      entries: translation.entries.map((entry) =>
        entry.key in FRAME_MESSAGES ? { ...entry, value: `${entry.value} ${word}` } : entry,
      ),
    })),
  'change what is on a page, or what search engines are told of it': ({
    snapshot,
    locale,
    which,
    word,
  }: At) =>
    change(snapshot, 'pages', locale, which, (page) => ({
      ...page,
      blocks: which % 3 ? page.blocks : page.blocks.slice(1),
      seo: { ...page.seo, description: `${word} ${page.seo.description}`, title: word },
    })),
  'rename a page': ({ snapshot, locale, which, word }: At) =>
    change(snapshot, 'pages', locale, which, (page) => ({
      ...page,
      title: `${page.title} ${word}`,
    })),
  'edit a job': ({ snapshot, locale, which, word }: At) =>
    change(snapshot, 'jobs', locale, which, (job) => ({ ...job, title: `${job.title} ${word}` })),
  'rename the site': ({ snapshot, locale, word }: At) =>
    withSingle(snapshot, 'initial', locale, (initial) => ({ ...initial, siteName: word })),
  'change the currency rates': ({ snapshot, which }: At) => {
    const currency = snapshot.singles.currency['*']
    if (!currency) return snapshot
    const currencies = currency.currencies.map((it) => ({ ...it, rate: it.rate + which / 1000 }))
    return {
      ...snapshot,
      singles: { ...snapshot.singles, currency: { '*': { ...currency, currencies } } },
    }
  },
  'add a redirect': ({ snapshot, which, word }: At) =>
    withList(snapshot, 'redirects', '*', (list) => [
      ...list,
      {
        documentId: `redirect${word}${list.length}`.padEnd(24, '0'),
        from: `/old-${word}`,
        to: which % 2 ? '/articles' : '/',
        permanent: true,
      },
    ]),
  'break an entry by giving it a path that is taken': ({ snapshot, locale }: At) => {
    const [first, second] = snapshot.collections.articles[locale] ?? []
    return first && second
      ? change(snapshot, 'articles', locale, 1, (article) => ({ ...article, slug: first.slug }))
      : snapshot
  },
  'fix it': ({ snapshot, locale }: At) =>
    change(snapshot, 'articles', locale, 1, (article) => ({ ...article, slug: 'fixed' })),
}

export const kinds = Object.keys(edits) as Kind[]

/** Edits that change pages besides the one that is edited, or none of them. */
export const homeEdits = [
  'move a home to another project, or to none',
  'rename a project',
  'rename an amenity',
  'hide a home from search engines, or show it',
  'give a home the address of another one',
  'delete an entry',
  'put another file in the place of one, or turn its focus',
  'give a home the picture of another one',
  'change what is on a page, or what search engines are told of it',
  'rename a page',
  'edit a job',
  'edit an article',
  'create an article',
  'rename a subject',
  'move an article to another subject',
  'publish a home',
  'take a home back in a language',
  'link a text to a home, or to a page of their list',
] as const satisfies Kind[]

/** A series of edits, in order. */
export const editSeries = (maxLength: number, minLength = 1): fc.Arbitrary<Edit[]> =>
  fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      which: fc.nat(50),
      locale: fc.nat(2),
      word: fc.constantFrom('calm', 'light', 'shade', 'stone'),
    }),
    { minLength, maxLength },
  )

/** The content after an edit; what does not apply changes nothing. */
export const applyEdit = (snapshot: Snapshot, { kind, which, locale, word }: Edit): Snapshot => {
  const code = pick(locales(snapshot), locale) ?? 'en'
  return edits[kind]({ snapshot, locale: code, which, word })
}

type Listed =
  | ('articles' | 'tags' | 'jobs' | 'pages' | 'units' | 'projects')
  | ('amenities' | 'redirects' | 'forms')
type Single = 'layout' | 'initial' | 'translation'

const change = <T extends Listed>(
  snapshot: Snapshot,
  type: T,
  locale: string,
  which: number,
  edit: (entry: Entry<T>) => Entry<T>,
): Snapshot =>
  withList(snapshot, type, locale, (list) =>
    list.map((entry, index) => (index === which % list.length ? edit(entry) : entry)),
  )

const withSingle = <T extends Single>(
  snapshot: Snapshot,
  type: T,
  locale: string,
  edit: (single: Snapshot['singles'][T][string]) => Snapshot['singles'][T][string],
): Snapshot => {
  const singles = snapshot.singles[type] as Record<string, Snapshot['singles'][T][string]>
  const single = singles[locale]
  if (single === undefined) return snapshot
  return {
    ...snapshot,
    singles: { ...snapshot.singles, [type]: { ...singles, [locale]: edit(single) } },
  }
}

const withList = <T extends Listed>(
  snapshot: Snapshot,
  type: T,
  locale: string,
  edit: (list: Entry<T>[]) => Entry<T>[],
): Snapshot => {
  const lists = snapshot.collections[type] as Record<string, Entry<T>[]>
  const edited = edit(lists[locale] ?? []).toSorted((a, b) =>
    a.documentId < b.documentId ? -1 : 1,
  )
  return {
    ...snapshot,
    collections: { ...snapshot.collections, [type]: { ...lists, [locale]: edited } },
  }
}

const without = <E extends { documentId: string }>(
  documentId: string | undefined,
  list: E[],
): E[] => list.filter((entry) => entry.documentId !== documentId)

const pick = <T>(list: T[], which: number): T | undefined => list[which % list.length]

const locales = (snapshot: Snapshot): string[] => snapshot.locales.map(({ code }) => code)
