import { type Fields, picture, ref } from '../../entry.ts'
import { inEach, type Say } from '../pages/languages.ts'
import { seen } from '../pages/pictures.ts'
import type { Language } from '../people/advisors.ts'

/** The blocks below entries that have some, by type and key. */
const BELOW: Record<string, (say: Say) => Fields[]> = {
  'article/buying-off-plan-step-by-step': (say) => [
    {
      __component: 'blocks.units',
      sectionData: {
        eyebrow: say('For sale', 'معروض للبيع', 'Im Verkauf'),
        title: say(
          'Homes that are being built now',
          'مساكن قيد البناء الآن',
          'Wohnungen, die gerade entstehen',
        ),
      },
      units: ['pearl-bay-v06', 'pearl-bay-105', 'pearl-bay-201'].map((key) => ref('unit', key)),
      limit: 3,
    },
    questions(say('Asked before signing', 'أسئلة قبل التوقيع', 'Vor der Unterschrift gefragt'), [
      [
        say(
          'May I sell before the handover?',
          'هل يجوز لي البيع قبل التسليم؟',
          'Darf ich vor der Übergabe verkaufen?',
        ),
        say(
          'Yes, once the share that your contract names is paid. We register the new buyer and ask for nothing but the fee of the land department.',
          'نعم، بعد سداد النسبة المذكورة في عقدك. نسجّل المشتري الجديد ولا نطلب سوى رسوم دائرة الأراضي.',
          'Ja, sobald der Anteil bezahlt ist, den Ihr Vertrag nennt. Wir tragen die neuen Käufer ein und verlangen nur die Gebühr des Grundbuchamts.',
        ),
      ],
      [
        say(
          'Who checks that the building grows as the plan says?',
          'من يتحقق من تقدّم البناء وفق الخطة؟',
          'Wer prüft, ob der Bau so wächst wie geplant?',
        ),
        say(
          'An independent engineer, at each stage. Without the certificate no instalment falls due.',
          'مهندس مستقل عند كل مرحلة. ومن دون شهادته لا يستحق أي قسط.',
          'Unabhängige Ingenieure, zu jedem Abschnitt. Ohne ihr Zeugnis wird keine Rate fällig.',
        ),
      ],
    ]),
  ],
  'article/how-light-shapes-a-plan': (say) => [
    {
      __component: 'blocks.gallery',
      sectionData: {
        eyebrow: say('Palm Court', 'بالم كورت', 'Palm Court'),
        title: say('One courtyard, two lights', 'فناء واحد وضوءان', 'Ein Hof, zwei Lichter'),
        text: say(
          'At noon the arches keep the sun out. At night they let the light of the rooms into the courtyard.',
          'عند الظهر تحجب الأقواس الشمس، وفي الليل تفتح الطريق لضوء الغرف.',
          'Mittags halten die Bögen die Sonne ab. Nachts lassen sie das Licht der Zimmer in den Hof.',
        ),
      },
      images: [seen(say, 'palm-court-day'), seen(say, 'palm-court-evening')],
      arrangement: 'evening',
    },
  ],
  'project/pearl-bay': (say): Fields[] => [
    {
      __component: 'blocks.articles',
      sectionData: {
        eyebrow: say('Magazine', 'المجلة', 'Magazin'),
        title: say('To read before you visit', 'اقرأ قبل الزيارة', 'Vor dem Besuch zu lesen'),
      },
      articles: ['shading-without-gadgets', 'choosing-stone', 'how-light-shapes-a-plan'].map(
        (key) => ref('article', key),
      ),
      limit: 3,
    },
    { __component: 'blocks.global', global: ref('global-block', 'contact-banner') },
  ],
  'unit/pearl-bay-v01': (say) => [
    questions(say('Asked about this villa', 'أسئلة عن هذه الفيلا', 'Gefragt zu dieser Villa'), [
      [
        say(
          'May I choose the stone myself?',
          'هل يمكنني اختيار الحجر بنفسي؟',
          'Darf ich den Stein selbst aussuchen?',
        ),
        say(
          'Until the walls are closed, from three beds: [how we choose them](/articles/choosing-stone).',
          'حتى إغلاق الجدران، من ثلاث طبقات: [كيف نختارها](/articles/choosing-stone).',
          'Bis die Wände geschlossen sind, aus drei Bänken: [wie wir sie wählen](/articles/choosing-stone).',
        ),
      ],
    ]),
  ],
  'job/sales-advisor': (say) => [
    {
      __component: 'blocks.gallery',
      sectionData: {
        eyebrow: say('The workshop', 'الورشة', 'Die Werkstatt'),
        title: say('Where you would work', 'أين ستعمل', 'Wo Sie arbeiten würden'),
      },
      images: [
        picture(
          'story-model',
          say(
            'An architect’s white model of buildings and trees on a table',
            'مجسم معماري أبيض لمبانٍ وأشجار على طاولة',
            'Weißes Architekturmodell mit Häusern und Bäumen auf einem Tisch',
          ),
        ),
        picture(
          'story-materials',
          say(
            'Samples of stone, marble, wood, cloth and copper on a table',
            'عينات من الحجر والرخام والخشب والقماش والنحاس على طاولة',
            'Muster von Stein, Marmor, Holz, Stoff und Kupfer auf einem Tisch',
          ),
        ),
      ],
    },
  ],
}

const questions = (title: string, items: [question: string, answer: string][]): Fields => ({
  __component: 'blocks.questions',
  sectionData: { title },
  items: items.map(([question, answer]) => ({ question, answer })),
})

/** The blocks below an entry in a language, as its field; nothing if it has none. */
export const below = (entry: string, language: Language): Fields => {
  const write = BELOW[entry]
  return write ? { blocks: inEach((say) => ({ blocks: write(say) }))[language].blocks ?? [] } : {}
}
