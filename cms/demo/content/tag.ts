import type { Entry } from '../entry.ts'

/** A tag has the same slug in every language. */
const tag = (key: string, slug: string, en: string, ar: string, de: string): Entry => ({
  key,
  en: { title: en, slug },
  ar: { title: ar, slug },
  de: { title: de, slug },
})

export const tags: Entry[] = [
  tag('living', 'living', 'Living', 'أسلوب الحياة', 'Wohnen'),
  tag('architecture', 'architecture', 'Architecture', 'العمارة', 'Architektur'),
  tag('investment', 'investment', 'Investment', 'الاستثمار', 'Investment'),
  tag('neighbourhoods', 'neighbourhoods', 'Neighbourhoods', 'الأحياء', 'Nachbarschaften'),
  tag('interiors', 'interiors', 'Interiors', 'التصميم الداخلي', 'Interieur'),
  tag('sustainability', 'sustainability', 'Sustainability', 'الاستدامة', 'Nachhaltigkeit'),
  tag('guides', 'guides', 'Guides', 'أدلة عملية', 'Ratgeber'),
  tag('news-from-mira', 'company', 'News from Mira', 'أخبار ميرا', 'Neues von Mira'),
]
