import { BLOCKS_BELOW, SEO, SLUG } from './common.ts'
import type { ModelWords } from './words.ts'

/** What is written: articles and their tags, and open positions. */
export const MAGAZINE: Record<string, ModelWords> = {
  'api::article.article': {
    main: 'title',
    list: ['title', 'date', 'author', 'tags'],
    sort: 'date DESC',
    form: [
      'title slug',
      'date author',
      'tags',
      'summary',
      'text',
      'image',
      'social',
      'blocks',
      'seo',
    ],
    fields: {
      title: ['Title', 'The headline, such as A walk along the creek.'],
      slug: SLUG,
      date: [
        'Date',
        'The day that the article shows (month/day/year); the newest comes first in lists.',
      ],
      author: ['Author', 'Who wrote it, such as Lina Haddad.'],
      summary: ['Summary', 'One or two sentences for cards and search results.'],
      text: [
        'Text',
        'The article, in Markdown: ## makes a heading, the picture button adds a picture on a line of its own.',
      ],
      image: ['Picture', 'On the card and at the top of the article.'],
      tags: ['Tags', 'The subjects of the article.'],
      social: [
        'Where to share it',
        'Links below the article. The word url in curly brackets stands for the address of the article.',
      ],
      blocks: BLOCKS_BELOW,
      seo: SEO,
    },
  },
  'api::tag.tag': {
    main: 'title',
    list: ['title', 'slug'],
    sort: 'title ASC',
    form: ['title slug', 'articles'],
    fields: {
      title: ['Title', 'A subject in a word or two, such as Interiors.'],
      slug: SLUG,
      articles: ['Articles', 'The articles on this subject.'],
    },
  },
  'api::job.job': {
    main: 'title',
    list: ['title', 'department', 'place', 'date'],
    sort: 'date DESC',
    form: ['title slug', 'department place', 'employment date', 'summary', 'text', 'blocks', 'seo'],
    fields: {
      title: ['Title', 'The position, such as Landscape architect.'],
      slug: SLUG,
      department: ['Department', 'The team, such as Design.'],
      place: ['Place', 'Where the work is, such as Port Alma.'],
      employment: ['Employment', 'Full time, part time, contract or internship.'],
      date: [
        'Date',
        'The day since which the position is open (month/day/year); the newest comes first.',
      ],
      summary: ['Summary', 'One or two sentences for lists and search results.'],
      text: ['Text', 'Tasks, requirements and offer, in Markdown: ## makes a heading.'],
      blocks: BLOCKS_BELOW,
      seo: SEO,
    },
  },
}
