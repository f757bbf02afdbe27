import type { Entry, Fields } from '../entry.ts'
import { inEach, PROJECTS, type Say } from './pages/languages.ts'

/** The controls in their order: key, control, label in en, ar, de. */
type Option = [key: string, control: string, en: string, ar: string, de: string]
const OPTIONS: Option[] = [
  ['project', 'choice', 'Project', 'المشروع', 'Projekt'],
  ['kind', 'choice', 'Type', 'النوع', 'Typ'],
  ['bedrooms', 'choice', 'Bedrooms', 'غرف النوم', 'Schlafzimmer'],
  ['price', 'range', 'Price', 'السعر', 'Preis'],
  ['area', 'range', 'Area', 'المساحة', 'Fläche'],
]

/** Those behind the last button of the bar. */
const MORE: Option[] = [
  ['view', 'choice', 'View', 'الإطلالة', 'Ausblick'],
  ['orientation', 'choice', 'Orientation', 'الاتجاه', 'Ausrichtung'],
  ['floor', 'range', 'Floor', 'الطابق', 'Geschoss'],
  ['handover', 'choice', 'Handover', 'التسليم', 'Übergabe'],
  ['availability', 'choice', 'Availability', 'التوفّر', 'Verfügbarkeit'],
  ['amenities', 'toggle', 'Amenities', 'المرافق', 'Ausstattung'],
]

/** The orders of the list: key, label in en, ar, de. */
const SORTS: [key: string, en: string, ar: string, de: string][] = [
  ['priceUp', 'Lowest price first', 'السعر من الأدنى', 'Niedrigster Preis zuerst'],
  ['priceDown', 'Highest price first', 'السعر من الأعلى', 'Höchster Preis zuerst'],
  ['areaDown', 'Largest first', 'المساحة من الأكبر', 'Größte zuerst'],
  ['areaUp', 'Smallest first', 'المساحة من الأصغر', 'Kleinste zuerst'],
  ['floorDown', 'Highest floor first', 'الطابق من الأعلى', 'Höchstes Geschoss zuerst'],
  ['floorUp', 'Lowest floor first', 'الطابق من الأدنى', 'Niedrigstes Geschoss zuerst'],
  ['newest', 'Newest first', 'الأحدث أولًا', 'Neueste zuerst'],
]

type Choice = [option: string, value: string, en: string, ar: string, de: string]
const CHOICES: Choice[] = [
  ...PROJECTS.map(([slug, en, ar]): Choice => ['project', slug, en, ar, en]),
  ['kind', 'studio', 'Studio', 'استوديو', 'Studio'],
  ['kind', 'apartment', 'Apartment', 'شقة', 'Wohnung'],
  ['kind', 'townhouse', 'Townhouse', 'تاون هاوس', 'Stadthaus'],
  ['kind', 'villa', 'Villa', 'فيلا', 'Villa'],
  ['kind', 'penthouse', 'Penthouse', 'بنتهاوس', 'Penthouse'],
  ['bedrooms', '0', 'Studio', 'استوديو', 'Studio'],
  ['bedrooms', '1', '1', '1', '1'],
  ['bedrooms', '2', '2', '2', '2'],
  ['bedrooms', '3', '3', '3', '3'],
  ['bedrooms', '4', '4', '4', '4'],
  ['bedrooms', '5', '5', '5', '5'],
  ['amenities', 'pool', 'Swimming pool', 'مسبح', 'Schwimmbad'],
  ['amenities', 'gym', 'Gym', 'صالة رياضية', 'Fitnessraum'],
  ['amenities', 'garden', 'Garden', 'حديقة', 'Garten'],
  ['amenities', 'parking', 'Parking', 'مواقف سيارات', 'Stellplätze'],
  ['amenities', 'concierge', 'Concierge', 'كونسيرج', 'Concierge'],
  ['amenities', 'beach', 'Beach access', 'منفذ إلى الشاطئ', 'Strandzugang'],
  ['amenities', 'kids', 'Children’s play', 'ألعاب الأطفال', 'Kinderspiel'],
  ['amenities', 'spa', 'Spa', 'سبا', 'Spa'],
  ['amenities', 'coworking', 'Co-working', 'مساحة عمل مشتركة', 'Coworking'],
  ['amenities', 'security', 'Security', 'أمن وحراسة', 'Sicherheit'],
  ['amenities', 'balcony', 'Balcony', 'شرفة', 'Balkon'],
  ['amenities', 'smart', 'Smart home', 'منزل ذكي', 'Smart Home'],
  ['availability', 'available', 'Available', 'متاحة', 'Verfügbar'],
  ['availability', 'onHold', 'On hold', 'محجوزة مؤقتًا', 'Vorgemerkt'],
  ['availability', 'reserved', 'Reserved', 'محجوزة', 'Reserviert'],
  ['availability', 'sold', 'Sold', 'مُباعة', 'Verkauft'],
  ['availability', 'notReleased', 'Not yet released', 'لم تُطرح بعد', 'Noch nicht freigegeben'],
  ['orientation', 'north', 'North', 'الشمال', 'Norden'],
  ['orientation', 'northEast', 'North-east', 'الشمال الشرقي', 'Nordosten'],
  ['orientation', 'east', 'East', 'الشرق', 'Osten'],
  ['orientation', 'southEast', 'South-east', 'الجنوب الشرقي', 'Südosten'],
  ['orientation', 'south', 'South', 'الجنوب', 'Süden'],
  ['orientation', 'west', 'West', 'الغرب', 'Westen'],
  ['orientation', 'northWest', 'North-west', 'الشمال الغربي', 'Nordwesten'],
  ['handover', 'ready', 'Ready to move in', 'جاهزة للسكن', 'Bezugsfertig'],
  ['handover', '2027', '2027', '2027', '2027'],
  ['handover', '2028', '2028', '2028', '2028'],
]

/** Kinds of views: value, label and the words that views of the kind have, in en, ar, de. */
const VIEWS: [value: string, labels: [string, string, string], words: [string, string, string]][] =
  [
    [
      'sea',
      ['Sea and bay', 'البحر والخليج', 'Meer und Bucht'],
      ['gulf, sea, bay, coast, beach', 'خليج، بحر، ساحل، شاطئ', 'Golf, Meer, Bucht, Küste, Strand'],
    ],
    [
      'water',
      ['Creek and quay', 'الخور والرصيف', 'Creek und Kai'],
      ['creek, quay, cranes', 'خور، رصيف، رافعات', 'Creek, Kai, Kräne'],
    ],
    [
      'city',
      ['City', 'المدينة', 'Stadt'],
      ['city, town, square, skyline', 'مدينة، ساحة، الأفق', 'Stadt, Square, Skyline, Abendsonne'],
    ],
    [
      'green',
      ['Garden and courtyard', 'الحديقة والفناء', 'Garten und Hof'],
      [
        'garden, court, patio, lawn, grove, fields, lane, reserve',
        'حديقة، فناء، مرج، بستان، حقول، محمية',
        'Garten, Hof, Patio, Rasen, Hain, Felder, Lane, Reservat',
      ],
    ],
    [
      'desert',
      ['Desert and dunes', 'الصحراء والكثبان', 'Wüste und Dünen'],
      ['desert, dunes', 'صحراء، كثبان', 'Wüste, Dünen'],
    ],
  ]

/** Prices and areas stand for themselves in a label, in the visitor's currency and unit. */
const UP_TO = ['Up to {max}', 'حتى {max}', 'Bis {max}'] as const
const BETWEEN = ['{min} to {max}', 'من {min} إلى {max}', '{min} bis {max}'] as const
const OVER = ['Over {min}', 'أكثر من {min}', 'Über {min}'] as const

/**
 * Ranges, from the lower end to below the upper one; an end that is null is open. Prices in the base currency,
 * areas in square metres.
 */
type Range = [
  option: string,
  min: number | null,
  max: number | null,
  en: string,
  ar: string,
  de: string,
]
const RANGES: Range[] = [
  ['price', null, 1_000_000, ...UP_TO],
  ['price', 1_000_000, 2_000_000, ...BETWEEN],
  ['price', 2_000_000, 4_000_000, ...BETWEEN],
  ['price', 4_000_000, 8_000_000, ...BETWEEN],
  ['price', 8_000_000, null, ...OVER],
  ['area', null, 60, ...UP_TO],
  ['area', 60, 100, ...BETWEEN],
  ['area', 100, 160, ...BETWEEN],
  ['area', 160, 250, ...BETWEEN],
  ['area', 250, null, ...OVER],
  ['floor', null, 4, 'Ground to 3', 'من الأرضي إلى 3', 'Erdgeschoss bis 3'],
  ['floor', 4, 11, '4 to 10', 'من 4 إلى 10', '4 bis 10'],
  ['floor', 11, 26, '11 to 25', 'من 11 إلى 25', '11 bis 25'],
  ['floor', 26, null, '26 and above', '26 فما فوق', 'Ab 26'],
]

const rangeItem = (say: Say, [option, min, max, ...labels]: Range): Fields => ({
  option,
  label: say(...labels),
  ...(min !== null && { min }),
  ...(max !== null && { max }),
})

export const filterSets: Entry[] = [
  {
    key: 'main',
    ...inEach(
      (say): Fields => ({
        units: {
          options: [...OPTIONS, ...MORE].map(([key, control, ...labels], index) => ({
            key,
            control,
            label: say(...labels),
            more: index >= OPTIONS.length,
          })),
          items: [
            ...CHOICES.map(([option, value, ...labels]) => ({
              option,
              value,
              label: say(...labels),
            })),
            ...RANGES.map((range) => rangeItem(say, range)),
            ...VIEWS.map(([value, labels, words]) => ({
              option: 'view',
              value,
              label: say(...labels),
              words: say(...words),
            })),
          ],
          sorts: SORTS.map(([key, ...labels]) => ({ key, label: say(...labels) })),
        },
      }),
    ),
  },
]
