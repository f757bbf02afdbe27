import { type Entry, type Fields, media, ref } from '../../entry.ts'
import { inEach, TAGS } from './languages.ts'
import { seen } from './pictures.ts'

/** A line on each subject, by the slug of its tag: en, ar, de. */
const SUBJECTS: Record<string, [en: string, ar: string, de: string]> = {
  living: [
    'How people use their rooms, from breakfast to midnight.',
    'كيف يعيش الناس غرفهم من الفطور حتى منتصف الليل.',
    'Wie Menschen ihre Räume nutzen, vom Frühstück bis Mitternacht.',
  ],
  architecture: [
    'Why our houses look the way they do.',
    'لماذا تبدو مبانينا على هذا النحو.',
    'Warum unsere Häuser so aussehen, wie sie aussehen.',
  ],
  investment: [
    'Figures, running costs and what they leave out.',
    'الأرقام وتكاليف التشغيل وما لا تقوله.',
    'Zahlen, laufende Kosten und was sie verschweigen.',
  ],
  neighbourhoods: [
    'Walks, schools, markets and the quickest way to the sea.',
    'مسارات للمشي ومدارس وأسواق وأقصر طريق إلى البحر.',
    'Spaziergänge, Schulen, Märkte und der schnellste Weg ans Meer.',
  ],
  interiors: [
    'Stone, wood, light and where to put the sofa.',
    'حجر وخشب وضوء، وأين توضع الأريكة.',
    'Stein, Holz, Licht – und wohin mit dem Sofa.',
  ],
  sustainability: [
    'Shade, water and materials that last.',
    'الظل والماء وموادّ تدوم.',
    'Schatten, Wasser und Materialien, die halten.',
  ],
  guides: [
    'Step by step through purchase, handover and letting.',
    'خطوة بخطوة في الشراء والتسليم والتأجير.',
    'Schritt für Schritt durch Kauf, Übergabe und Vermietung.',
  ],
  company: [
    'What happens in our workshop and on our sites.',
    'ما يجري في ورشتنا ومواقعنا.',
    'Was in unserer Werkstatt und auf unseren Baustellen geschieht.',
  ],
}

export const articles: Entry = {
  key: 'articles',
  shared: { kind: 'articles', layout: 'default', guard: 'none' },
  ...inEach(
    (say): Fields => ({
      title: say('Magazine', 'المجلة', 'Magazin'),
      slug: 'articles',
      seo: {
        title: say('The Mira magazine', 'مجلة ميرا', 'Das Magazin von Mira'),
        description: say(
          'On plans, light, stone and life in Port Alma: articles by the people who design, build and look after our houses.',
          'عن المخططات والضوء والحجر والحياة في بورت ألما: مقالات بأقلام من يصمّمون منازلنا ويبنونها ويرعونها.',
          'Über Grundrisse, Licht, Stein und das Leben in Port Alma: Beiträge von denen, die unsere Häuser entwerfen, bauen und betreuen.',
        ),
        image: media('story-skyline-desktop.jpg'),
      },
      blocks: [
        {
          __component: 'blocks.hero',
          sectionData: {
            eyebrow: say('Magazine', 'المجلة', 'Magazin'),
            title: say(
              'Notes on houses and the city',
              'خواطر عن البيوت والمدينة',
              'Notizen zu Haus und Stadt',
            ),
            text: say(
              'We write down what we learn while building. Sixteen pieces so far, none of them longer than a cup of coffee.',
              'ندوّن هنا ما نتعلّمه أثناء البناء. ستة عشر مقالًا حتى الآن، لا يطول أيّ منها عن فنجان قهوة.',
              'Wir schreiben auf, was wir beim Bauen lernen. Bisher sechzehn Beiträge, keiner länger als eine Tasse Kaffee.',
            ),
          },
          images: seen(say, 'story-skyline'),
        },
        {
          __component: 'blocks.articles',
          sectionData: {
            eyebrow: say('Our choice', 'اخترنا لك', 'Unsere Auswahl'),
            title: say(
              'Three to begin with',
              'ثلاثة مقالات للبداية',
              'Drei Beiträge für den Anfang',
            ),
            anchor: 'choice',
          },
          articles: [
            ref('article', 'how-light-shapes-a-plan'),
            ref('article', 'buying-off-plan-step-by-step'),
            ref('article', 'the-clay-of-dune-house'),
          ],
          limit: 3,
        },
        {
          __component: 'blocks.text',
          sectionData: {
            eyebrow: say('What we think', 'رأينا', 'Was wir denken'),
            title: say(
              'A good plan is worth more than a good view',
              'المخطط الجيد أثمن من الإطلالة الجميلة',
              'Ein guter Grundriss ist mehr wert als ein guter Ausblick',
            ),
            text: say(
              'Three sizes that we keep to, at every address.',
              'ثلاثة مقاسات نلتزم بها في كل عنوان.',
              'Drei Maße, an die wir uns an jeder Adresse halten.',
            ),
            anchor: 'plans',
          },
          text: say(
            `Views sell homes; plans decide whether you are happy in them. That is why we begin with furniture, not with facades: a bed, a table, a wardrobe, and the way a door opens between them.

| Room | Our least size | Why |
| --- | --- | --- |
| Bedroom | 10 m² | A bed can be made from both sides |
| Kitchen | 8 m² | Two people can cook |
| Balcony | 1.8 m deep | A table for four fits |

> “If a room needs a drawing to explain how it is used, we draw the room again.”
> — Lena Farah, head of design

You can see all of it on the plans, with measurements. Start with the [homes on offer](/units) or read on in the [magazine](/articles).`,
            `الإطلالة تبيع المنزل، أما المخطط فيحدّد إن كنت ستسعد فيه. لذلك نبدأ بالأثاث لا بالواجهة: سرير وطاولة وخزانة، والطريقة التي يُفتح بها الباب بينها.

| الغرفة | الحد الأدنى لدينا | السبب |
| --- | --- | --- |
| غرفة النوم | 10 م² | يمكن ترتيب السرير من جانبيه |
| المطبخ | 8 م² | يتّسع لشخصين يطبخان |
| الشرفة | عمق 1.8 م | تتّسع لطاولة من أربعة مقاعد |

> «إذا احتاجت الغرفة إلى رسم يشرح طريقة استعمالها، أعدنا رسم الغرفة.»
> — لينا فرح، رئيسة قسم التصميم

كل ذلك ظاهر في المخططات مع القياسات. ابدأ من [الوحدات المعروضة](/units) أو تابع القراءة في [المجلة](/articles).`,
            `Aussichten verkaufen Wohnungen; ob man darin glücklich wird, entscheidet der Grundriss. Deshalb beginnen wir mit Möbeln statt mit Fassaden: einem Bett, einem Tisch, einem Schrank – und der Tür, die sich dazwischen öffnet.

| Raum | Mindestmaß | Warum |
| --- | --- | --- |
| Schlafzimmer | 10 m² | Das Bett ist von beiden Seiten zugänglich |
| Küche | 8 m² | Zwei können gemeinsam kochen |
| Balkon | 1,8 m tief | Ein Tisch für vier hat Platz |

> „Wenn man eine Zeichnung braucht, um einen Raum zu verstehen, zeichnen wir den Raum neu.“
> — Lena Farah, Leiterin der Gestaltung

All das sehen Sie auf den Grundrissen, mit Maßen. Beginnen Sie bei den [aktuellen Angeboten](/units) oder lesen Sie weiter im [Magazin](/articles).`,
          ),
        },
        {
          __component: 'blocks.items',
          sectionData: {
            eyebrow: say('Subjects', 'المواضيع', 'Themen'),
            title: say('Read by subject', 'اقرأ بحسب الموضوع', 'Nach Themen lesen'),
            anchor: 'subjects',
          },
          items: TAGS.map(([slug, ...names]) => ({
            title: say(...names),
            text: say(...(SUBJECTS[slug] ?? names)),
            link: {
              label: say('To the articles', 'إلى المقالات', 'Zu den Beiträgen'),
              href: `/articles/tags/${slug}`,
              newTab: false,
            },
          })),
        },
        {
          __component: 'blocks.lead-form',
          sectionData: {
            eyebrow: say('Once a month', 'مرة في الشهر', 'Einmal im Monat'),
            title: say(
              'New articles, by email',
              'مقالات جديدة في بريدك',
              'Neue Beiträge per E-Mail',
            ),
            text: say(
              'One email with what we have written since the last one.',
              'رسالة واحدة فيها ما كتبناه منذ الرسالة السابقة.',
              'Eine E-Mail mit allem, was seit der letzten erschienen ist.',
            ),
            anchor: 'newsletter',
          },
          form: ref('form', 'newsletter'),
        },
        { __component: 'blocks.global', global: ref('global-block', 'contact-banner') },
      ],
    }),
  ),
}
