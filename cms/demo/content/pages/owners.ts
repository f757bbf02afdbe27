import type { Entry, Fields } from '../../entry.ts'
import { inEach } from './languages.ts'

export const owners: Entry = {
  key: 'owners',
  shared: { kind: 'page', layout: 'default', guard: 'auth', role: 'owner' },
  ...inEach(
    (say): Fields => ({
      title: say('For owners', 'للملّاك', 'Für Eigentümer allein'),
      slug: say('owners', 'owners', 'nur-eigentuemer'),
      seo: {
        title: say('For owners | Mira', 'للملّاك | ميرا', 'Für Eigentümer allein | Mira'),
        description: say(
          'For those who own a Mira home, after signing in.',
          'لمن يملك منزلًا من ميرا بعد تسجيل الدخول.',
          'Für alle, die ein Mira-Haus besitzen, nach der Anmeldung.',
        ),
        noIndex: true,
      },
      blocks: [
        {
          __component: 'blocks.text',
          sectionData: {
            eyebrow: say('Owners’ meeting', 'اجتماع الملّاك', 'Eigentümerversammlung'),
            title: say('On the agenda', 'جدول الأعمال', 'Auf der Tagesordnung'),
            anchor: 'agenda',
          },
          text: say(
            `We meet on **17 March 2027** at 18:30 in the hall of Marina Crest. Whoever cannot come gives a neighbour a proxy.

1. The accounts for 2026, and the reserve for the facades
2. A second lift for the car park: three offers, from AED 410,000
3. Election of the committee`,
            `نجتمع في **17 مارس 2027** الساعة 18:30 في قاعة مارينا كريست. ومن تعذّر عليه الحضور فليوكّل أحد جيرانه.

1. حسابات 2026 واحتياطي صيانة الواجهات
2. مصعد ثانٍ للموقف: ثلاثة عروض تبدأ من 410,000 درهم
3. انتخاب اللجنة`,
            `Wir treffen uns am **17. März 2027** um 18:30 Uhr im Saal von Marina Crest. Wer nicht kommen kann, gibt einer Nachbarin eine Vollmacht.

1. Die Abrechnung für 2026 und die Rücklage für die Fassaden
2. Ein zweiter Aufzug für die Garage: drei Angebote ab 410.000 AED
3. Wahl des Beirats`,
          ),
        },
      ],
    }),
  ),
}
