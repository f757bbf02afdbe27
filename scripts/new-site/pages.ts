import { type Fields, media, ref, type Value } from './entry.ts'
import type { Say } from './words.ts'

type Page = { kind: string; slug: string; layout?: string; fields: (say: Say) => Fields }

/** The pages of an empty site, by their keys: the main page, each list, and three others. */
export const PAGES: Record<string, Page> = {
  home: {
    kind: 'main',
    slug: 'home',
    fields: (say) => ({
      ...titled(say('home'), say),
      blocks: [
        hero(say('home'), say),
        { __component: 'blocks.projects', sectionData: { title: say('projects') }, limit: 3 },
        { __component: 'blocks.units', sectionData: { title: say('units') }, limit: 3 },
        { __component: 'blocks.articles', sectionData: { title: say('articles') }, limit: 3 },
      ],
    }),
  },
  projects: list('projects'),
  units: list('units'),
  articles: list('articles'),
  jobs: list('jobs'),
  about: {
    kind: 'page',
    slug: 'about',
    fields: (say) => ({
      ...titled(say('about'), say),
      blocks: [hero(say('about'), say), text(say)],
    }),
  },
  contact: {
    kind: 'page',
    slug: 'contact',
    fields: (say) => ({
      ...titled(say('contact'), say),
      blocks: [
        {
          __component: 'blocks.lead-form',
          sectionData: { title: say('contact'), text: say('replace') },
          form: ref('form', 'contact'),
        },
      ],
    }),
  },
  privacy: {
    kind: 'page',
    slug: 'privacy',
    fields: (say) => ({ ...titled(say('privacy'), say), blocks: [text(say, say('privacy'))] }),
  },
}

export const PICTURE = 'placeholder.svg'

export const picture = (say: Say): Fields => ({ desktop: media(PICTURE), alt: say('picture') })

function list(kind: 'projects' | 'units' | 'articles' | 'jobs'): Page {
  return {
    kind,
    slug: kind,
    fields: (say) => ({ ...titled(say(kind), say), blocks: [hero(say(kind), say)] }),
  }
}

const titled = (title: string, say: Say): Fields => ({
  title,
  seo: { title, description: say('siteAbout'), noIndex: false },
})

const hero = (title: string, say: Say): Value => ({
  __component: 'blocks.hero',
  sectionData: { title, text: say('replace') },
  images: picture(say),
})

const text = (say: Say, title?: string): Value => ({
  __component: 'blocks.text',
  ...(title && { sectionData: { title } }),
  text: say('replace'),
})
