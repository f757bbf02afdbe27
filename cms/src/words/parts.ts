import { HREF, ICON } from './common.ts'
import type { ModelWords } from './words.ts'

/** What blocks and entries are put together from. */
export const PARTS: Record<string, ModelWords> = {
  'shared.advisor': {
    main: 'fullName',
    form: ['fullName languages', 'phone whatsAppNumber', 'portrait'],
    fields: {
      fullName: ['Name', 'Of a person or an office, such as Miriam Vogt.'],
      languages: ['Languages', 'Those that they speak, such as English, Arabic.'],
      portrait: ['Face', 'A picture of the person, square. Empty: none.'],
      phone: ['Telephone', 'With + and the country code, such as +971 4 555 0142.'],
      whatsAppNumber: ['WhatsApp', 'A number with WhatsApp, such as +971 50 555 0142.'],
    },
  },
  'shared.all-card': {
    main: 'title',
    form: ['title href', 'text', 'images'],
    fields: {
      title: ['Title', 'What the card says, such as All projects.'],
      text: ['Text', 'A sentence below the title.'],
      href: HREF,
      images: ['Picture', 'Behind the words of the card.'],
    },
  },
  'shared.button-image': {
    main: 'label',
    form: ['label href', 'image'],
    fields: {
      label: ['Label', 'What the picture says, for those who cannot see it.'],
      href: HREF,
      image: ['Picture', 'Such as the badge of an app store.'],
    },
  },
  'shared.button': {
    main: 'label',
    form: ['label href', 'variant icon'],
    fields: {
      label: ['Label', 'What the button says, such as See all homes.'],
      href: HREF,
      icon: ICON,
      variant: [
        'Look',
        'Primary stands out most, Text least. One primary beside others is enough.',
      ],
    },
  },
  'shared.chip': {
    main: 'label',
    form: ['label icon'],
    fields: { label: ['Label', 'A word or two, such as Sea view.'], icon: ICON },
  },
  'shared.images': {
    main: 'alt',
    form: ['alt', 'desktop', 'tablet mobile'],
    fields: {
      desktop: ['For wide screens', 'The picture, in landscape: 2400 pixels wide or more.'],
      tablet: ['For tablets', 'Another crop, nearly square. Empty: that for wide screens.'],
      mobile: ['For phones', 'Another crop, upright. Empty: the next larger one.'],
      alt: ['What is seen', 'In words, for those who cannot see it. Empty for mere decoration.'],
    },
  },
  'shared.file': {
    main: 'title',
    form: ['title given', 'file'],
    fields: {
      title: [
        'Title',
        'What the document is; a saved file is called by it, such as Brochure Marina Crest.',
      ],
      file: ['File', 'A PDF, or a picture such as a plan.'],
      given: [
        'How it is given',
        'At once: visitors save it with one click. By form: they fill in the form with the key file first, and get it with the words of thanks.',
      ],
    },
  },
  'shared.info': {
    main: 'label',
    form: ['label value', 'icon'],
    fields: {
      label: ['Label', 'What the fact is about, such as Ceilings.'],
      value: ['Value', 'The fact with its unit, such as 2.9 m clear.'],
      icon: ICON,
    },
  },
  'shared.item': {
    main: 'title',
    form: ['title icon', 'text', 'images', 'link'],
    fields: {
      title: ['Title', 'A few words.'],
      text: ['Text', 'A sentence or two, in Markdown.'],
      icon: ICON,
      images: ['Picture', 'Above the title. Empty: none.'],
      link: ['Link', 'Where the piece leads. Empty: nowhere.'],
    },
  },
  'shared.link': {
    main: 'label',
    form: ['label href', 'newTab'],
    fields: {
      label: ['Label', 'What the link says, such as Contact.'],
      href: HREF,
      newTab: ['In a new tab', 'Yes: this page stays open behind it.'],
    },
  },
  'shared.number': {
    main: 'label',
    form: ['value label'],
    fields: {
      value: ['Figure', 'With its unit if it has one, such as 1,240 or 40 m.'],
      label: ['Label', 'What it counts, such as homes handed over.'],
    },
  },
  'shared.payment-plan': {
    form: ['milestones', 'fees', 'note'],
    fields: {
      milestones: [
        'Milestones',
        'In the order in which they are due. Their percents add up to 100.',
      ],
      fees: ['Fees and taxes', 'What comes on top of the price.'],
      note: ['Note', 'A sentence below the table. Empty: none.'],
    },
  },
  'shared.milestone': {
    main: 'title',
    form: ['title percent', 'date when'],
    fields: {
      title: ['Title', 'What makes the payment due, such as Structure complete.'],
      percent: ['Percent', 'The part of the price, such as 15.'],
      date: [
        'Day',
        'When it is due, such as 03/31/2027 (month/day/year). Empty: the words beside are shown alone.',
      ],
      when: ['When, in words', 'In place of a day or beside it, such as month 20.'],
    },
  },
  'shared.fee': {
    main: 'title',
    form: ['title', 'percent amount'],
    fields: {
      title: ['Title', 'What the fee is for, such as Transfer fee.'],
      percent: ['Percent', 'The part of the price, such as 4. Empty: the amount alone.'],
      amount: [
        'Amount',
        'In the base currency, without decimals, such as 5000. Empty: the percent alone.',
      ],
    },
  },
  'shared.position': {
    form: ['x y'],
    fields: {
      x: ['From the left', 'In percent of the map’s width, from 0 to 100, such as 30.'],
      y: ['From the top', 'In percent of the map’s height, from 0 to 100, such as 62.'],
    },
  },
  'shared.coordinates': {
    form: ['latitude longitude'],
    fields: {
      latitude: ['Latitude', 'Degrees north, as map applications show them, such as 25.0772.'],
      longitude: ['Longitude', 'Degrees east, such as 55.1396.'],
    },
  },
  'shared.travel-time': {
    main: 'place',
    form: ['place', 'minutes by'],
    fields: {
      place: ['To', 'Where the way leads, such as Old Harbour metro station.'],
      minutes: ['Minutes', 'A whole number, such as 6.'],
      by: ['By', 'On foot, by bicycle, by car, or by public transport.'],
    },
  },
  'shared.progress-picture': {
    main: 'alt',
    form: ['date percent', 'image', 'alt'],
    fields: {
      date: ['Day', 'When the picture was taken, such as 10/31/2026 (month/day/year).'],
      percent: ['Progress', 'How far the construction was on that day, in percent, such as 64.'],
      image: ['Picture', 'A photograph of the site.'],
      alt: [
        'What is seen',
        'For people who do not see the picture, such as The facade of the lower tower is closed.',
      ],
    },
  },
  'shared.question': {
    main: 'question',
    form: ['question', 'answer'],
    fields: {
      question: ['Question', 'As a visitor would ask it.'],
      answer: ['Answer', 'In Markdown.'],
    },
  },
  'shared.section-data': {
    main: 'title',
    form: ['title eyebrow', 'text', 'anchor'],
    fields: {
      eyebrow: ['Line above', 'A word or two in small type above the title.'],
      title: ['Title', 'The heading of the section.'],
      text: ['Text', 'A sentence or two below the title, in Markdown.'],
      anchor: [
        'Anchor',
        'A name that links can jump to: small letters, digits and hyphens, such as contact; a link names it #contact.',
      ],
    },
  },
  'shared.seo': {
    main: 'title',
    form: ['title', 'description', 'image favicon', 'noIndex'],
    fields: {
      title: ['Title', 'The blue line of a search result: 50 to 60 characters.'],
      description: ['Description', 'The text below it: 120 to 160 characters.'],
      image: ['Picture', 'Of shared links, 1200 by 630 pixels. Empty: one is drawn.'],
      favicon: ['Icon of the site', 'The small picture in the browser’s tab.'],
      noIndex: ['Hide from search engines', 'Yes: the page is not found in search engines.'],
    },
  },
  'shared.social': {
    main: 'label',
    form: ['label href', 'icon'],
    fields: {
      label: ['Label', 'The name of the network, such as LinkedIn.'],
      href: HREF,
      icon: ICON,
    },
  },
}
