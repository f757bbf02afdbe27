import { type Fields, media } from '../../entry.ts'
import type { Language } from './advisors.ts'

type Author = {
  portrait: string
  names: Record<Language, string>
  occupations: Record<Language, string>
  /** How they work, in their own words. */
  words: Record<Language, string>
}

const AUTHORS: Author[] = [
  {
    portrait: 'author-dana.svg',
    names: { en: 'Dana Khoury', ar: 'دانة خوري', de: 'Dana Khoury' },
    occupations: {
      en: 'Writes about the streets around our buildings',
      ar: 'تكتب عن الشوارع المحيطة بمبانينا',
      de: 'Schreibt über die Straßen rund um unsere Häuser',
    },
    words: {
      en: '“I walk every street twice before I write about it: once at eight in the morning, once after dark.”',
      ar: '«أمشي كل شارع مرتين قبل أن أكتب عنه: مرة في الثامنة صباحًا ومرة بعد حلول الظلام.»',
      de: '„Durch jede Straße gehe ich zweimal, bevor ich über sie schreibe: um acht Uhr morgens und nach Einbruch der Dunkelheit.“',
    },
  },
  {
    portrait: 'author-miriam.svg',
    names: { en: 'Miriam Vogt', ar: 'ميريام فوغت', de: 'Miriam Vogt' },
    occupations: {
      en: 'Writes about materials and light',
      ar: 'تكتب عن المواد والضوء',
      de: 'Schreibt über Material und Licht',
    },
    words: {
      en: '“A wall tells you more at four in the afternoon than any drawing of it.”',
      ar: '«يخبرك الجدار عند الرابعة عصرًا بأكثر مما يخبرك به أي رسم له.»',
      de: '„Eine Wand verrät nachmittags um vier mehr als jede Zeichnung von ihr.“',
    },
  },
  {
    portrait: 'author-noor.svg',
    names: { en: 'Noor Saleh', ar: 'نور صالح', de: 'Noor Saleh' },
    occupations: {
      en: 'Writes about what a home costs after the keys',
      ar: 'تكتب عن تكاليف البيت بعد استلام المفاتيح',
      de: 'Schreibt darüber, was eine Wohnung nach dem Einzug kostet',
    },
    words: {
      en: '“I ask for the invoice first. The story is usually in it.”',
      ar: '«أطلب الفاتورة أولًا، ففيها القصة في الغالب.»',
      de: '„Ich frage zuerst nach der Rechnung. Meist steht die Geschichte darin.“',
    },
  },
  {
    portrait: 'author-omar.svg',
    names: { en: 'Omar Rahimi', ar: 'عمر رحيمي', de: 'Omar Rahimi' },
    occupations: {
      en: 'Writes about contracts, dates and handovers',
      ar: 'يكتب عن العقود والمواعيد والتسليم',
      de: 'Schreibt über Verträge, Termine und Übergaben',
    },
    words: {
      en: '“Whatever you would ask a friend who has bought before, I ask for you.”',
      ar: '«كل ما تسأل عنه صديقًا سبقك إلى الشراء، أسأل عنه نيابة عنك.»',
      de: '„Was Sie jemanden fragen würden, der schon einmal gekauft hat, frage ich für Sie.“',
    },
  },
  {
    portrait: 'author-tom.svg',
    names: { en: 'Tom Ashworth', ar: 'توم آشورث', de: 'Tom Ashworth' },
    occupations: {
      en: 'Writes about how things work and where they fit',
      ar: 'يكتب عن طريقة عمل الأشياء ومواضعها',
      de: 'Schreibt darüber, wie Dinge arbeiten und wohin sie passen',
    },
    words: {
      en: '“I carry a tape measure. It ends most arguments about a sofa.”',
      ar: '«أحمل شريط قياس دائمًا، فهو ينهي معظم الجدل حول أي أريكة.»',
      de: '„Ich habe immer ein Maßband dabei. Es beendet die meisten Gespräche über Sofas.“',
    },
  },
]

const ABOUT: Record<Language, string> = {
  en: 'About the author',
  ar: 'من كتب المقال',
  de: 'Wer hier schreibt',
}

/** The block below an article with the face of whoever wrote it. */
export const authorBlock = (name: string, language: Language): Fields => {
  const author = AUTHORS.find(({ names }) => names[language] === name)
  if (!author) throw new Error(`Nobody is called ${name} in ${language}: see people/authors.ts`)
  return {
    __component: 'blocks.person',
    sectionData: { eyebrow: ABOUT[language], title: author.words[language] },
    advisor: { fullName: name, portrait: media(author.portrait) },
    occupation: author.occupations[language],
  }
}
