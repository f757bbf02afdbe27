import { type Entry, type Fields, media } from '../../entry.ts'
import { inEach } from './languages.ts'
import { seen } from './pictures.ts'

export const residents: Entry = {
  key: 'residents',
  shared: { kind: 'page', layout: 'default', guard: 'auth' },
  ...inEach(
    (say): Fields => ({
      title: say('For residents', 'للملّاك والسكان', 'Für Eigentümer'),
      slug: say('residents', 'residents', 'eigentuemer'),
      seo: {
        title: say('For residents | Mira', 'للملّاك والسكان | ميرا', 'Für Eigentümer | Mira'),
        description: say(
          'For owners and residents of Mira homes, after signing in.',
          'لملّاك منازل ميرا وسكانها بعد تسجيل الدخول.',
          'Für Eigentümer und Bewohner von Mira-Häusern, nach der Anmeldung.',
        ),
        noIndex: true,
      },
      blocks: [
        {
          __component: 'blocks.hero',
          sectionData: {
            eyebrow: say('For residents', 'للملّاك والسكان', 'Für Eigentümer'),
            title: say('Welcome home', 'أهلًا بك في بيتك', 'Willkommen zu Hause'),
            text: say(
              'Handover dates, people to call and the papers of your house, in one place.',
              'مواعيد التسليم وأرقام التواصل ووثائق منزلك في مكان واحد.',
              'Übergabetermine, Ansprechpartner und die Unterlagen zu Ihrem Haus an einem Ort.',
            ),
          },
          images: seen(say, 'palm-court-day'),
        },
        {
          __component: 'blocks.text',
          sectionData: {
            eyebrow: say('Handover', 'التسليم', 'Übergabe'),
            title: say(
              'Inspection and handover dates',
              'مواعيد المعاينة والتسليم',
              'Termine für Begehung und Übergabe',
            ),
            anchor: 'handover',
          },
          text: say(
            `Six weeks before the keys you inspect your home with our site team; what you note is put right before you sign. These are the next dates.

| House | Floors | Inspection | Handover from |
| --- | --- | --- | --- |
| Skyline One | 6–72 | 30 November – 4 December 2026 | 15 January 2027 |
| Creek Terraces | 1–8 | 14–18 December 2026 | 1 February 2027 |
| Marina Crest, taller tower | 1–38 | 15–26 February 2027 | 31 March 2027 |

Your own hour stands in the letter that reaches you two weeks before. If it does not suit you, the desk finds another.`,
            `تعاين منزلك مع فريق الموقع قبل استلام المفاتيح بستة أسابيع، وتُعالَج ملاحظاتك قبل أن توقّع. وهذه هي المواعيد المقبلة.

| المبنى | الطوابق | المعاينة | التسليم ابتداءً من |
| --- | --- | --- | --- |
| سكايلاين ون | 6–72 | 30 نوفمبر – 4 ديسمبر 2026 | 15 يناير 2027 |
| كريك تيراسز | 1–8 | 14–18 ديسمبر 2026 | 1 فبراير 2027 |
| مارينا كريست، البرج الأعلى | 1–38 | 15–26 فبراير 2027 | 31 مارس 2027 |

تجد ساعتك المحددة في رسالة تصلك قبل الموعد بأسبوعين. وإن لم تناسبك، وجد لك المكتب موعدًا آخر.`,
            `Sechs Wochen vor der Schlüsselübergabe gehen Sie mit unserem Bauteam durch Ihre Wohnung; was Sie notieren, wird behoben, bevor Sie unterschreiben. Das sind die nächsten Termine.

| Haus | Geschosse | Begehung | Übergabe ab |
| --- | --- | --- | --- |
| Skyline One | 6–72 | 30. November – 4. Dezember 2026 | 15. Januar 2027 |
| Creek Terraces | 1–8 | 14.–18. Dezember 2026 | 1. Februar 2027 |
| Marina Crest, höherer Turm | 1–38 | 15.–26. Februar 2027 | 31. März 2027 |

Ihre genaue Uhrzeit steht in dem Brief, der zwei Wochen vorher bei Ihnen ankommt. Passt sie nicht, findet der Bewohnerservice eine andere.`,
          ),
        },
        {
          __component: 'blocks.text',
          sectionData: {
            eyebrow: say('Contacts', 'جهات الاتصال', 'Kontakte'),
            title: say('The residents’ desk', 'مكتب السكان', 'Der Bewohnerservice'),
            anchor: 'desk',
          },
          text: say(
            `The residents’ desk answers on extension 4711. From outside the house, dial +971 4 555 0142 and then the extension; from the intercom in your hall, the four digits are enough.

- **Water, power, lifts:** day and night, somebody is with you within 45 minutes
- **Keys and access cards:** Monday to Saturday, 8:00 to 20:00
- **Accounts and service charge:** accounts@mira.example
- **Head of the desk:** Yusuf Rahman, yusuf.rahman@mira.example`,
            `يجيب مكتب السكان على الرقم الداخلي 4711. من خارج المبنى اتصل على الرقم \u200e+971 4 555 0142 ثم أدخِل الرقم الداخلي، ومن جهاز الاتصال في مدخل منزلك تكفي الأرقام الأربعة.

- **الماء والكهرباء والمصاعد:** ليلًا ونهارًا، ويصلك من يساعدك خلال 45 دقيقة
- **المفاتيح وبطاقات الدخول:** من الاثنين إلى السبت، 8:00 – 20:00
- **الحسابات ورسوم الخدمات:** accounts@mira.example
- **رئيس المكتب:** يوسف رحمن، yusuf.rahman@mira.example`,
            `Der Bewohnerservice ist unter der Durchwahl 4711 erreichbar. Von außerhalb wählen Sie +971 4 555 0142 und danach die Durchwahl; an der Sprechanlage in Ihrem Flur genügen die vier Ziffern.

- **Wasser, Strom, Aufzüge:** Tag und Nacht, innerhalb von 45 Minuten ist jemand bei Ihnen
- **Schlüssel und Zugangskarten:** Montag bis Samstag, 8 bis 20 Uhr
- **Abrechnung und Servicegebühr:** accounts@mira.example
- **Leitung:** Yusuf Rahman, yusuf.rahman@mira.example`,
          ),
        },
        {
          __component: 'blocks.items',
          sectionData: {
            eyebrow: say('Documents', 'الوثائق', 'Unterlagen'),
            title: say('What we keep for you', 'ما نحفظه لك', 'Was wir für Sie aufbewahren'),
            text: say(
              'Ask the desk for any of these; you have it by email on the same day.',
              'اطلب أيًّا منها من المكتب ليصلك بالبريد الإلكتروني في اليوم نفسه.',
              'Fordern Sie beim Bewohnerservice an, was Sie brauchen; Sie bekommen es am selben Tag per E-Mail.',
            ),
            anchor: 'documents',
          },
          items: [
            {
              title: say('Your plans as built', 'المخططات كما نُفّذت', 'Ihre Bestandspläne'),
              text: say(
                'With every pipe and cable in the walls, at 1:50. Reference `AB` and the number of your home.',
                'تُظهر كل أنبوب وسلك في الجدران بمقياس 1:50. المرجع `AB` ثم رقم وحدتك.',
                'Mit jeder Leitung in den Wänden, im Maßstab 1:50. Kennzeichen `AB` und die Nummer Ihrer Wohnung.',
              ),
              icon: media('icon-plan.svg'),
            },
            {
              title: say('House rules 2026', 'نظام المبنى 2026', 'Hausordnung 2026'),
              text: say(
                'New this year: quiet on the pool deck after 22:00, and charging points for bicycles.',
                'الجديد هذا العام: الهدوء حول المسبح بعد 22:00، ونقاط شحن للدراجات.',
                'Neu in diesem Jahr: Ruhe am Pool ab 22 Uhr und Ladepunkte für Fahrräder.',
              ),
              icon: media('icon-key.svg'),
            },
            {
              title: say('Warranty booklet', 'دفتر الضمان', 'Garantieheft'),
              text: say(
                'Two years on everything, ten on the structure, five on kitchen appliances.',
                'سنتان على كل شيء، وعشر على الهيكل، وخمس على أجهزة المطبخ.',
                'Zwei Jahre auf alles, zehn auf das Tragwerk, fünf auf Küchengeräte.',
              ),
              icon: media('icon-security.svg'),
            },
            {
              title: say('Accounts of your house', 'حسابات مبناك', 'Abrechnung Ihres Hauses'),
              text: say(
                'The accounts for 2025 were approved on 18 March 2026. The next owners’ meeting is on 17 March 2027.',
                'أُقرّت حسابات 2025 في 18 مارس 2026، ويُعقد اجتماع الملّاك المقبل في 17 مارس 2027.',
                'Die Abrechnung für 2025 wurde am 18. März 2026 gebilligt. Die nächste Eigentümerversammlung ist am 17. März 2027.',
              ),
              icon: media('icon-calendar.svg'),
            },
          ],
        },
      ],
    }),
  ),
}
