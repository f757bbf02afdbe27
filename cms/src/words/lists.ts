import { HREF } from './common.ts'
import type { ModelWords } from './words.ts'

/** The parts of forms, of the filter, of header and footer, and of settings. */
export const LISTS: Record<string, ModelWords> = {
  'forms.field': {
    main: 'label',
    form: [
      'label name',
      'kind width',
      'placeholder help',
      'autocomplete mask',
      'rules',
      'choices',
      'about',
    ],
    fields: {
      name: [
        'Name of the answer',
        'Under it the answer arrives; each field has another: a small letter first, then letters, digits and underscores, such as city.',
      ],
      label: ['Label', 'What the field says, such as Your city.'],
      kind: [
        'Kind',
        'What is asked. Date and Time are those of a visit; File takes a document or a picture of up to 4 MB.',
      ],
      placeholder: ['Example in the field', 'Pale, gone with the first letter, such as Port Alma.'],
      help: ['Help', 'A sentence below the field.'],
      autocomplete: [
        'Filled in by the browser',
        'What the browser knows of its owner, such as name, email or tel. Empty: nothing.',
      ],
      mask: [
        'Mask',
        'Shapes what is typed, as AA-#### makes MC-1204: # a digit, A a letter, X either.',
      ],
      width: ['Width', 'Two halves stand side by side on wide screens.'],
      rules: ['Rules', 'Checked in this order; the first that fails speaks.'],
      choices: ['Choices', 'Of a list of choices, in this order.'],
      about: [
        'Asks which',
        'A list of choices that asks for one is answered on its page and not shown there. Its answers are then last parts of addresses, such as marina-crest.',
      ],
    },
  },
  'forms.rule': {
    main: 'rule',
    form: ['rule value'],
    fields: {
      rule: ['Rule', 'What the answer must be. So many characters: needs the number beside.'],
      value: ['Number', 'How many characters, such as 80. Else empty.'],
    },
  },
  'forms.opening': {
    main: 'day',
    form: ['day opens closes'],
    fields: {
      day: [
        'Day',
        'The day of the week; a day without a row is closed, two rows have a break between them.',
      ],
      opens: ['From', 'The earliest time for a visit, such as 09:00.'],
      closes: [
        'To',
        'The latest time for a visit, such as 18:30. After midnight: of the next day, such as 01:00.',
      ],
    },
  },
  'forms.choice': {
    main: 'label',
    form: ['label value'],
    fields: {
      label: ['Label', 'What the visitor reads, such as In the morning.'],
      value: ['Answer', 'What arrives, the same in all languages, such as morning.'],
    },
  },
  'filter.units': {
    form: ['options', 'items', 'sorts'],
    fields: {
      options: ['Controls', 'In this order, each for one property of the homes.'],
      items: ['Choices', 'What the controls offer, in this order.'],
      sorts: ['Orders', 'In which visitors can have the list, such as by price.'],
    },
  },
  'filter.option': {
    main: 'label',
    form: ['key label', 'control more'],
    fields: {
      key: ['Property', 'What of the homes is filtered, such as price.'],
      label: ['Label', 'What the control says, such as Price.'],
      control: [
        'Control',
        'Choice: any will do. Toggle: all that are chosen. Range: fields from and to as well, for price, area and floor only.',
      ],
      more: [
        'Under More filters',
        'If set, the control is not in the bar, but behind its last button.',
      ],
    },
  },
  'filter.search': {
    main: 'label',
    form: ['label', 'first', 'second', 'third'],
    fields: {
      label: ['Button', 'What leads to the homes, such as Show homes.'],
      first: ['First field', 'What of the homes visitors choose, such as kind.'],
      second: ['Second field', 'Empty: none.'],
      third: ['Third field', 'Empty: none.'],
    },
  },
  'filter.sort': {
    main: 'label',
    form: ['key label'],
    fields: {
      key: ['Order', 'What the homes are sorted by. Prices on request come last.'],
      label: ['Label', 'What the visitor reads, such as Lowest price first.'],
    },
  },
  'filter.item': {
    main: 'label',
    form: ['option label', 'value words', 'min max'],
    fields: {
      option: ['Control', 'The one that offers this choice.'],
      label: [
        'Label',
        'What the visitor reads. Of a price, the words min and max in curly brackets stand for its ends in the visitor’s currency.',
      ],
      value: ['Value', 'What a home must have, such as villa or 2. Empty for a range.'],
      words: [
        'Words',
        'For views: a home fits if its view has one of these, separated by commas, such as sea, gulf, bay.',
      ],
      min: ['From', 'The lower end of a range, such as 3. Empty: no end.'],
      max: ['To below', 'A range up to 4 ends with 3. Empty: no end.'],
    },
  },
  'layout.header': {
    form: ['logo logoLight', 'links', 'menuItems', 'button'],
    fields: {
      logo: ['Logo', 'On a light ground, best an SVG.'],
      logoLight: ['Light logo', 'On a dark ground or a picture.'],
      links: ['Links', 'Side by side in the header.'],
      menuItems: ['Menu', 'What the menu button opens.'],
      button: ['Button', 'At the end of the header.'],
    },
  },
  'layout.menu-item': {
    main: 'label',
    form: ['label href', 'links'],
    fields: {
      label: ['Label', 'What the entry says, such as Projects.'],
      href: HREF,
      links: ['Links below it', 'Empty: none.'],
    },
  },
  'layout.footer': {
    form: [
      'logo',
      'appStore',
      'playStore',
      'socials',
      'address legal',
      'columnOne',
      'columnTwo',
      'columnThree',
    ],
    fields: {
      logo: ['Logo', 'On the dark ground of the footer.'],
      appStore: ['Badge of the App Store', 'Empty: none.'],
      playStore: ['Badge of Google Play', 'Empty: none.'],
      socials: ['Social networks', 'Where the company is found.'],
      address: ['Address', 'Of the company, over several lines.'],
      columnOne: ['First column', 'A title and links.'],
      columnTwo: ['Second column', 'A title and links.'],
      columnThree: ['Third column', 'A title and links.'],
      legal: ['Last line', 'Such as © 2026 and the name of the company.'],
    },
  },
  'layout.column': {
    main: 'title',
    form: ['title', 'links'],
    fields: {
      title: ['Title', 'Above the links, such as Company.'],
      links: ['Links', 'In this order.'],
    },
  },
  'layout.sales': {
    form: [
      'askHome askProject',
      'href',
      'askWhenFree whenFreeHref',
      'visit',
      'call',
      'whatsApp',
      'whatsAppMessage',
      'advisor',
    ],
    fields: {
      askHome: ['On a home', 'What the main action says, such as Ask about this home.'],
      askProject: ['On a project', 'What it says there, such as Ask about this project.'],
      askWhenFree: ['On a sold home', 'What it says there, such as Tell me when one is free.'],
      href: HREF,
      whenFreeHref: [
        'Link on a sold home',
        'Where it leads there, such as #modal:notify. Empty: the same link as elsewhere.',
      ],
      visit: [
        'Visit',
        'Below the main facts of a project and of a home that is not sold, such as Arrange a visit with the link #modal:visit. Empty: no visit is offered there.',
      ],
      call: ['Call', 'The word and the icon for a call. Empty: no call is offered.'],
      whatsApp: ['WhatsApp', 'The word and the icon for WhatsApp. Empty: it is not offered.'],
      whatsAppMessage: [
        'Message in WhatsApp',
        'What a visitor’s message begins with. The words title and link in curly brackets stand for the home or project and the address of its page.',
      ],
      advisor: ['Advisor', 'Who answers if a project names nobody. Empty: nobody is named.'],
    },
  },
  'layout.loan': {
    form: ['deposit years rate'],
    fields: {
      deposit: ['Deposit', 'In percent of the price, such as 20.'],
      years: ['Years', 'In which the loan is paid back, such as 25.'],
      rate: ['Interest', 'A year, in percent, such as 4.5.'],
    },
  },
  'settings.currency': {
    main: 'code',
    form: ['code rate fractionDigits'],
    fields: {
      code: ['Code', 'Three capital letters, such as EUR.'],
      rate: ['Rate', 'What one unit of the base currency is worth in it, such as 0.2512.'],
      fractionDigits: ['Decimals', 'How many a price shows, from 0 to 4, such as 0.'],
    },
  },
  'settings.translation': {
    main: 'key',
    form: ['key', 'value'],
    fields: {
      key: [
        'Key',
        'Where the site uses the words; it is given by the site, such as error.validate.',
      ],
      value: ['Words', 'What visitors read.'],
    },
  },
}
