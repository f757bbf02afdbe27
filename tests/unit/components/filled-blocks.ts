import type { BlockModel } from '#src/models/blocks/block.ts'
import {
  allCard,
  articleCard,
  button,
  buttonImage,
  chip,
  form,
  image,
  item,
  jobCard,
  picture,
  projectCard,
  richText,
  sectionData,
  unitCard,
} from './sample.ts'

type Name = BlockModel['block']
type Model<B extends Name> = Extract<BlockModel, { block: B }>

const { summary: _summary, stage: _stage, unitCount: _unitCount, ...pinCard } = projectCard('pin')

/** Of each block a model with everything, and what it may lack. */
export const filledBlocks: { [B in Name]: { filled: Model<B>; bare: Partial<Model<B>> } } = {
  hero: {
    filled: {
      block: 'hero',
      sectionData: sectionData('hero'),
      picture: picture('hero-picture'),
      film: { src: '/media/hero-film.mp4', mime: 'video/mp4' },
      search: {
        path: '/units',
        label: 'hero search label',
        fields: [
          {
            key: 'price',
            label: 'hero search price',
            items: [{ value: '..1000000', label: 'hero search choice', min: null, max: 1_000_000 }],
          },
        ],
      },
      chips: [chip('hero-chip')],
      buttons: [button('hero-button')],
    },
    bare: {
      sectionData: { eyebrow: null, title: 'Bare', text: null, anchor: null },
      picture: { ...picture('hero-picture'), tablet: null, mobile: null },
      film: null,
      search: null,
      chips: [],
      buttons: [],
    },
  },
  text: {
    filled: { block: 'text', sectionData: sectionData('text'), text: richText('text-body') },
    bare: { sectionData: null },
  },
  'image-text': {
    filled: {
      block: 'image-text',
      sectionData: sectionData('image-text'),
      picture: picture('image-text-picture'),
      imageSide: 'end',
      chips: [chip('image-text-chip')],
      items: [item('image-text-item')],
      buttons: [button('image-text-button')],
    },
    bare: { chips: [], items: [], buttons: [] },
  },
  items: {
    filled: {
      block: 'items',
      sectionData: sectionData('items'),
      items: [item('items-one'), item('items-two')],
      buttons: [button('items-button')],
    },
    bare: {
      sectionData: null,
      items: [{ title: 'Bare', text: null, icon: null, picture: null, link: null }],
      buttons: [],
    },
  },
  numbers: {
    filled: {
      block: 'numbers',
      sectionData: sectionData('numbers'),
      items: [
        { value: '2009', label: 'founded' },
        { value: '94%', label: 'on time' },
      ],
    },
    bare: { sectionData: null },
  },
  gallery: {
    filled: {
      block: 'gallery',
      sectionData: sectionData('gallery'),
      pictures: [picture('gallery-one'), picture('gallery-two'), picture('gallery-three')],
      arrangement: 'grid',
    },
    bare: { sectionData: null, pictures: [] },
  },
  marquee: {
    filled: {
      block: 'marquee',
      sectionData: sectionData('marquee'),
      chips: [chip('marquee-one'), chip('marquee-two')],
      duration: 36,
      delay: 0.5,
      loop: 3,
      gradientLength: '160px',
    },
    bare: { sectionData: null, loop: 0 },
  },
  questions: {
    filled: {
      block: 'questions',
      sectionData: sectionData('questions'),
      items: [{ question: 'Why?', answer: richText('answer') }],
    },
    bare: { sectionData: null, items: [] },
  },
  banner: {
    filled: {
      block: 'banner',
      sectionData: sectionData('banner'),
      picture: picture('banner-picture'),
      buttons: [button('banner-button')],
      buttonImages: [buttonImage('banner-badge')],
    },
    bare: { picture: null, buttons: [], buttonImages: [] },
  },
  video: {
    filled: {
      block: 'video',
      sectionData: sectionData('video'),
      film: { src: '/media/video-film.mp4', mime: 'video/mp4' },
      poster: picture('video-poster'),
      caption: 'video caption',
    },
    bare: { sectionData: null, poster: null, caption: null },
  },
  map: {
    filled: {
      block: 'map',
      sectionData: sectionData('map'),
      picture: picture('map-picture'),
      pins: [
        {
          card: pinCard,
          x: 31.5,
          y: 62,
          image: image('pin-image'),
        },
      ],
    },
    bare: { sectionData: null, pins: [] },
  },
  projects: {
    filled: {
      block: 'projects',
      sectionData: sectionData('projects'),
      cards: [projectCard('projects-card')],
      allCard: allCard('projects-all'),
    },
    bare: {
      sectionData: null,
      cards: [{ ...projectCard('projects-bare'), picture: null, priceFrom: null }],
      allCard: null,
    },
  },
  units: {
    filled: {
      block: 'units',
      sectionData: sectionData('units'),
      cards: [unitCard('units-card')],
      allCard: allCard('units-all'),
    },
    bare: {
      sectionData: null,
      cards: [{ ...unitCard('units-bare'), picture: null, project: null }],
      allCard: { ...allCard('units-all'), text: null, picture: null },
    },
  },
  home: {
    filled: {
      block: 'home',
      sectionData: sectionData('home'),
      home: {
        path: '/units/home',
        title: 'home title',
        summary: 'home summary',
        project: 'home project',
        kind: 'penthouse',
        bedrooms: 3,
        bathrooms: 4,
        area: 246.5,
        price: 10450000,
        availability: 'reserved',
      },
      floor: {
        title: null,
        rooms: [
          {
            position: 1,
            kind: 'living',
            count: null,
            outside: false,
            parts: [{ x: 0, y: 0, width: 5, depth: 4 }],
            area: 20,
          },
        ],
        openings: [],
      },
      buttons: [button('home-button')],
    },
    bare: { home: null, floor: null, buttons: [] },
  },
  person: {
    filled: {
      block: 'person',
      sectionData: sectionData('person'),
      advisor: {
        fullName: 'person name',
        languages: 'person languages',
        portrait: image('person-portrait'),
        phone: { number: '+971 4 555 0142', href: 'tel:+97145550142' },
      },
      occupation: 'person occupation',
      buttons: [button('person-button')],
    },
    bare: {
      advisor: { fullName: 'person name', languages: null, portrait: null, phone: null },
      occupation: null,
      buttons: [],
    },
  },
  articles: {
    filled: {
      block: 'articles',
      sectionData: sectionData('articles'),
      cards: [articleCard('articles-card')],
      allCard: allCard('articles-all'),
    },
    bare: {
      sectionData: null,
      cards: [{ ...articleCard('articles-bare'), tags: [] }],
      allCard: null,
    },
  },
  jobs: {
    filled: {
      block: 'jobs',
      sectionData: sectionData('jobs'),
      cards: [jobCard('jobs-card')],
      button: button('jobs-button'),
    },
    bare: { sectionData: null, cards: [], button: null },
  },
  'lead-form': {
    filled: {
      block: 'lead-form',
      sectionData: sectionData('lead-form'),
      form: form('lead'),
      picture: picture('lead-form-picture'),
    },
    bare: { form: null, picture: null },
  },
}
