import { type Fields, media } from '../../entry.ts'

export type Language = 'en' | 'ar' | 'de'

type Advisor = {
  names: Record<Language, string>
  languages: Record<Language, string>
  portrait: string
  /** The last two digits of the direct line and of the number with WhatsApp. */
  line: string
}

const leila: Advisor = {
  names: { en: 'Leila Haddad', ar: 'ليلى حداد', de: 'Leila Haddad' },
  languages: {
    en: 'English, Arabic, French',
    ar: 'العربية والإنجليزية والفرنسية',
    de: 'Englisch, Arabisch, Französisch',
  },
  portrait: 'advisor-leila.svg',
  line: '61',
}

const jonas: Advisor = {
  names: { en: 'Jonas Brandt', ar: 'يوناس برانت', de: 'Jonas Brandt' },
  languages: {
    en: 'English, German',
    ar: 'الإنجليزية والألمانية',
    de: 'Deutsch, Englisch',
  },
  portrait: 'advisor-jonas.svg',
  line: '62',
}

const omar: Advisor = {
  names: { en: 'Omar Nasser', ar: 'عمر ناصر', de: 'Omar Nasser' },
  languages: {
    en: 'English, Arabic',
    ar: 'العربية والإنجليزية',
    de: 'Englisch, Arabisch',
  },
  portrait: 'advisor-omar.svg',
  line: '63',
}

/** Who answers for which project; the others are answered for by the sales office. */
const ADVISORS: Record<string, Advisor> = {
  'marina-crest': leila,
  'palm-court': omar,
  'dune-house': jonas,
  'harbour-lights': leila,
  'skyline-one': jonas,
  'olive-gardens': omar,
}

export const advisorOf = (project: string, language: Language): Fields | undefined => {
  const advisor = ADVISORS[project]
  return (
    advisor && {
      fullName: advisor.names[language],
      languages: advisor.languages[language],
      portrait: media(advisor.portrait),
      phone: `+971 4 555 01${advisor.line}`,
      whatsAppNumber: `+971 50 555 01${advisor.line}`,
    }
  )
}
