import type { Fields } from '../../entry.ts'
import type { Language } from '../people/advisors.ts'
import type { Words } from './pictures.ts'

const words = (en: string, ar: string, de: string): Words => ({ en, ar, de })

const STAGES = {
  reserved: words('Reservation', 'الحجز', 'Reservierung'),
  signed: words('Contract signed', 'توقيع العقد', 'Vertrag unterschrieben'),
  foundations: words('Foundations complete', 'اكتمال الأساسات', 'Fundamente fertig'),
  structure: words('Structure complete', 'اكتمال الهيكل', 'Rohbau fertig'),
  facade: words('Facade closed', 'إغلاق الواجهة', 'Fassade geschlossen'),
  fitted: words('Homes fitted out', 'اكتمال تجهيز المنازل', 'Wohnungen ausgebaut'),
  handover: words('Handover', 'التسليم', 'Übergabe'),
  later: words('After handover', 'بعد التسليم', 'Nach der Übergabe'),
  title: words('Transfer of title', 'نقل الملكية', 'Eigentumsübertragung'),
}

const WHEN = {
  month: words('within 30 days', 'خلال 30 يومًا', 'innerhalb von 30 Tagen'),
  refundable: words('refundable for 30 days', 'يُسترد خلال 30 يومًا', '30 Tage lang erstattbar'),
  keys: words('with the keys', 'مع المفاتيح', 'mit den Schlüsseln'),
  quarters: words('in four quarterly parts', 'على أربع دفعات ربع سنوية', 'in vier Quartalsraten'),
}

const NOTE = words(
  'An independent engineer certifies each stage before its payment is due.',
  'يؤكد مهندس مستقل اكتمال كل مرحلة قبل استحقاق دفعتها.',
  'Ein unabhängiger Ingenieur bestätigt jeden Abschnitt, bevor seine Zahlung fällig wird.',
)

type Step = [stage: keyof typeof STAGES, percent: number, when?: keyof typeof WHEN, date?: string]

/** The plans of projects by their key, and of homes that have one of their own by their slug. */
const PLANS: Record<string, Step[]> = {
  'marina-crest': [
    ['reserved', 10, 'refundable'],
    ['title', 90, 'keys'],
  ],
  'skyline-one': [
    ['signed', 20, 'month'],
    ['handover', 50, 'keys', '2027-01-15'],
    ['later', 30, 'quarters'],
  ],
  'creek-terraces': [
    ['signed', 10, 'month'],
    ['fitted', 25, undefined, '2026-12-15'],
    ['handover', 65, 'keys', '2027-02-01'],
  ],
  'pearl-bay': [
    ['signed', 10, 'month'],
    ['structure', 27.5, undefined, '2027-03-31'],
    ['facade', 12.5, undefined, '2027-12-31'],
    ['handover', 50, 'keys', '2028-09-30'],
  ],
  'dune-house': [
    ['reserved', 5, 'refundable'],
    ['signed', 5, 'month'],
    ['foundations', 15],
    ['structure', 20],
    ['facade', 15],
    ['handover', 40, 'keys'],
  ],
  'harbour-lights': [
    ['reserved', 10, 'month'],
    ['title', 90, 'keys'],
  ],
  'pearl-bay-v06': [
    ['signed', 15, 'month'],
    ['structure', 25, undefined, '2027-03-31'],
    ['handover', 30, 'keys', '2028-09-30'],
    ['later', 30, 'quarters'],
  ],
  'creek-terraces-0701': [
    ['signed', 20, 'month'],
    ['handover', 60, 'keys', '2027-02-01'],
    ['later', 20, 'quarters'],
  ],
}

/** An engineer says when they are reached. */
const CERTIFIED: Step[0][] = ['structure', 'facade', 'fitted']

const FEES: { title: Words; fee: Fields }[] = [
  {
    title: words(
      'Transfer fee of the land department',
      'رسوم نقل الملكية',
      'Umschreibung im Grundbuch',
    ),
    fee: { percent: 4 },
  },
  {
    title: words('Registration and valuer', 'التسجيل والتثمين', 'Registrierung und Gutachter'),
    fee: { amount: 5000 },
  },
]

/** The field of a project or a home, if it has a plan. */
export const paymentPlanOf = (key: string, language: Language): Fields => {
  const steps = PLANS[key]
  if (!steps) return {}
  const milestones = steps.map(([stage, percent, when, date]) => ({
    title: STAGES[stage][language],
    percent,
    ...(when && { when: WHEN[when][language] }),
    ...(date && { date }),
  }))
  const fees = FEES.map(({ title, fee }) => ({ title: title[language], ...fee }))
  const built = steps.some(([stage]) => CERTIFIED.includes(stage))
  return { paymentPlan: { milestones, fees, ...(built && { note: NOTE[language] }) } }
}
