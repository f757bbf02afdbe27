import { ALL_CARD, BUTTONS, LIMIT, SECTION } from './common.ts'
import type { ModelWords } from './words.ts'

/** What pages are stacked from. */
export const BLOCKS: Record<string, ModelWords> = {
  'blocks.hero': {
    form: ['sectionData', 'images', 'video', 'search', 'chips', 'buttons'],
    fields: {
      sectionData: ['Heading', 'The title of the page, with a line above it and a text below.'],
      images: ['Picture', 'Large, behind the title.'],
      video: ['Film', 'Runs in place of the picture, without sound: an MP4 or WebM file.'],
      search: ['Search for homes', 'Fields that lead to the list of homes. Empty: none.'],
      chips: ['Chips', 'Short labels below the title, such as Ready to move in.'],
      buttons: BUTTONS,
    },
  },
  'blocks.text': {
    form: ['sectionData', 'text'],
    fields: {
      sectionData: SECTION,
      text: ['Text', 'Running text, in Markdown: ## makes a heading, ** makes bold.'],
    },
  },
  'blocks.image-text': {
    form: ['sectionData', 'images', 'imageSide', 'chips', 'items', 'buttons'],
    fields: {
      sectionData: ['Heading', 'Title and text beside the picture.'],
      images: ['Picture', 'Beside the text.'],
      imageSide: [
        'Side of the picture',
        'Start is where reading begins: left in English, right in Arabic.',
      ],
      chips: ['Chips', 'Short labels, such as From 2027.'],
      items: ['Items', 'Short pieces below the text.'],
      buttons: BUTTONS,
    },
  },
  'blocks.items': {
    form: ['sectionData', 'items', 'buttons'],
    fields: {
      sectionData: SECTION,
      items: ['Items', 'Short pieces in a grid, in this order.'],
      buttons: BUTTONS,
    },
  },
  'blocks.numbers': {
    form: ['sectionData', 'items'],
    fields: {
      sectionData: SECTION,
      items: ['Figures', 'Each with what it counts, in this order.'],
    },
  },
  'blocks.gallery': {
    form: ['sectionData', 'images', 'arrangement'],
    fields: {
      sectionData: SECTION,
      images: ['Pictures', 'They open large, in this order.'],
      arrangement: [
        'Arrangement',
        'From day to evening: as wide as the window, and as visitors scroll the first picture becomes the second. Both show one view, with the same crops.',
      ],
    },
  },
  'blocks.marquee': {
    form: ['sectionData', 'chips', 'duration delay', 'loop gradientLength'],
    fields: {
      sectionData: SECTION,
      chips: ['Chips', 'The short labels that run past.'],
      duration: ['Duration', 'Of one round, in seconds, such as 20; more is slower.'],
      delay: ['Delay', 'Before it starts, in seconds, such as 0.'],
      loop: ['Rounds', 'How many; 0 is without end.'],
      gradientLength: [
        'Fading at the edges',
        'The width in which the labels fade, as a length of CSS, such as 200px or 10%.',
      ],
    },
  },
  'blocks.questions': {
    form: ['sectionData', 'items'],
    fields: { sectionData: SECTION, items: ['Questions', 'With their answers, in this order.'] },
  },
  'blocks.banner': {
    form: ['sectionData', 'images', 'buttons', 'buttonImage'],
    fields: {
      sectionData: ['Heading', 'What the banner says.'],
      images: ['Picture', 'Behind the words. Empty: a plain ground.'],
      buttons: BUTTONS,
      buttonImage: ['Buttons with a picture', 'Such as the badge of an app store.'],
    },
  },
  'blocks.video': {
    form: ['sectionData', 'video caption', 'poster'],
    fields: {
      sectionData: SECTION,
      video: ['Film', 'An MP4 or WebM file.'],
      poster: ['Poster', 'The picture that is shown until the film runs.'],
      caption: ['Caption', 'A line below the film: what it shows.'],
    },
  },
  'blocks.map': {
    form: ['sectionData', 'images', 'projects'],
    fields: {
      sectionData: SECTION,
      images: ['Map', 'A picture of the city; the pins of the projects stand on it.'],
      projects: ['Projects', 'Those that have a pin. Empty: all with a place on the city map.'],
    },
  },
  'blocks.projects': {
    form: ['sectionData', 'projects limit', 'allCard'],
    fields: {
      sectionData: SECTION,
      projects: ['Projects', 'Those that are shown, in this order. Empty: the first of all.'],
      limit: LIMIT,
      allCard: ALL_CARD,
    },
  },
  'blocks.units': {
    form: ['sectionData', 'units limit', 'allCard'],
    fields: {
      sectionData: SECTION,
      units: ['Units', 'The homes that are shown, in this order. Empty: the first of all.'],
      limit: LIMIT,
      allCard: ALL_CARD,
    },
  },
  'blocks.home': {
    form: ['sectionData', 'unit', 'buttons'],
    fields: {
      sectionData: ['Heading', 'What stands beside the plan.'],
      unit: ['Unit', 'The home whose plan is shown, with its price and its facts.'],
      buttons: BUTTONS,
    },
  },
  'blocks.person': {
    form: ['sectionData', 'advisor', 'occupation', 'buttons'],
    fields: {
      sectionData: ['Words', 'The title is what the person says.'],
      advisor: ['Person', 'Who says it, and how visitors reach them.'],
      occupation: ['Role', 'What they do, such as Head of sales.'],
      buttons: BUTTONS,
    },
  },
  'blocks.articles': {
    form: ['sectionData', 'articles tag', 'limit', 'allCard'],
    fields: {
      sectionData: SECTION,
      articles: ['Articles', 'Those that are shown, in this order. Empty: the newest.'],
      tag: ['Tag', 'Of the newest, only those with this tag.'],
      limit: LIMIT,
      allCard: ALL_CARD,
    },
  },
  'blocks.jobs': {
    form: ['sectionData', 'jobs', 'button'],
    fields: {
      sectionData: SECTION,
      jobs: ['Jobs', 'Those that are shown, in this order. Empty: all.'],
      button: ['Button', 'Below the list, such as All jobs.'],
    },
  },
  'blocks.lead-form': {
    form: ['sectionData', 'form', 'images'],
    fields: {
      sectionData: ['Heading', 'What stands above the form.'],
      form: ['Form', 'Which of the forms is shown here.'],
      images: ['Picture', 'Beside the form. Empty: none.'],
    },
  },
  'blocks.global': {
    form: ['global'],
    fields: { global: ['Global block', 'Its blocks are shown in this place.'] },
  },
}
