import { type Entry, media, picture, ref } from '../../entry.ts'
import { share } from './share.ts'

const tags = [ref('tag', 'interiors'), ref('tag', 'living'), ref('tag', 'guides')]

export const furnishingATwoBedroom: Entry = {
  key: 'furnishing-a-two-bedroom',
  shared: { date: '2026-01-20' },
  en: {
    title: 'Furnishing a two-bedroom',
    slug: 'furnishing-a-two-bedroom',
    author: 'Tom Ashworth',
    summary:
      'Buy the bed first, the rug before the sofa, and nothing for the second bedroom until you know what it is for.',
    image: picture(
      'interior-family',
      'A large living and dining room with a long table, two sofas and a wide window on to the city',
    ),
    tags,
    social: share.en,
    seo: {
      title: 'Furnishing a two-bedroom apartment',
      description:
        'An order of purchases, the measures that matter and a table of what to spend where.',
      image: media('interior-family-desktop.jpg'),
    },
    text: `The lorry is the enemy of the good apartment. Whoever orders everything for the day of the move lives for ten years with decisions that were made in an empty room, under a bare bulb, with a tape measure and no idea. Buy slowly. This is an order that works.

## Week one: bed, lamp, table

You need surprisingly little in order to live: a mattress, something to eat at, a lamp that stands on the floor and can be carried about. Move the lamp through the rooms in the evenings. Wherever you catch yourself sitting down with a book, a good chair will be right later on.

Do nothing else for a week. Look at the light; notice which door you never close. Whoever has read [How light shapes a plan](/articles/how-light-shapes-a-plan) knows why this week is worth more than any mood board.

## Then the rug, and only then the sofa

A sofa is chosen to fit a rug, never the reverse. The rug decides how large the living place is: it should be so big that at least the front legs of everything stand on it. In most of our two-bedroom plans that means 2.5 by 3.5 metres. Lay it out in newspaper first.

Measures that are worth remembering:

- **75 cm** from the edge of the table to the wall, so that a guest can get up
- **40 cm** between sofa and low table: within reach, and your shins stay whole
- **90 cm** beside the bed on one side, 60 cm on the other
- **2.1 m** from curtain rail to floor is too little; hang it just beneath the ceiling

## Where the money goes

For an apartment of about 110 square metres we would divide AED 90,000 like this. It is a recommendation, not arithmetic.

| What | Share | Why |
| --- | ---: | --- |
| Beds and mattresses | 25 % | a third of your life |
| Sofa and armchair | 20 % | cheap ones sag in year three |
| Table and chairs | 15 % | the only furniture that everyone uses |
| Curtains | 12 % | sound, light and warmth in one |
| Rugs | 10 % | on stone floors you will hear the difference |
| Lamps | 10 % | five per living room, none in the middle |
| Everything else | 8 % | it accumulates by itself |

## The second bedroom

Leave it empty for three months. Nearly everybody furnishes it as a guest room, and nearly everybody has guests on nine nights a year. In those three months you find out what is missing: a place to work, a room for the child that is on its way, a door behind which somebody can practise the oboe.

If it has to be everything at once, we recommend a wall bed of real quality, a desk by the window and a cupboard with doors, so that each of the lives can be put away.

> ‘I ask people what they do on Sunday at eleven,’ says interior architect Clara Bassi. ‘Then I know where the sofa goes.’

## Three mistakes that we see most often

1. **Everything along the walls.** A sofa may stand in the room, with its back to the dining table. Space comes about between things, not in front of them.
2. **One light for all.** Ceiling spots make even a fine room look like a dentist’s. Put three lamps at different heights and leave the spots to the cleaners.
3. **The view as television.** Do not align everything with the window. After a month you want to see the people opposite you; the gulf will still be there.

## And what stays from the developer?

Kitchens, wardrobes and curtain recesses are built in and are measured on your plan. Ask us for the file with dimensions before you order anything; it can be had for every [home](/units) that we have built, down to the width of the lift door. That number, 110 centimetres, has spared a good many sofas the stairs.`,
  },
  ar: {
    title: 'تأثيث شقة من غرفتي نوم',
    slug: 'furnishing-a-two-bedroom',
    author: 'توم آشورث',
    summary: 'اشترِ السرير أولًا، والسجادة قبل الأريكة، ولا شيء للغرفة الثانية قبل أن تعرف وظيفتها.',
    image: picture(
      'interior-family',
      'غرفة معيشة وطعام واسعة بطاولة طويلة وأريكتين ونافذة عريضة تطل على المدينة',
    ),
    tags,
    social: share.ar,
    seo: {
      title: 'تأثيث شقة من غرفتي نوم',
      description: 'ترتيب للمشتريات والمقاسات المهمة وجدول يوضح أين تنفق.',
      image: media('interior-family-desktop.jpg'),
    },
    text: `الشاحنة عدوّ الشقة الجميلة. فمن يطلب كل شيء ليوم الانتقال يعش عشر سنوات مع قرارات اتُّخذت في غرفة فارغة، تحت مصباح عارٍ، بشريط قياس وبلا أي تصور. اشترِ على مهل. وهذا ترتيب أثبت نجاحه.

## الأسبوع الأول: سرير ومصباح وطاولة

ما تحتاج إليه لتعيش قليل إلى حد يفاجئك: مرتبة، وشيء تأكل عليه، ومصباح أرضي يمكن حمله. انقل المصباح بين الغرف في المساء، وحيثما وجدت نفسك تجلس ومعك كتاب فهناك سيكون موضع الكرسي الجيد لاحقًا.

ولا تفعل شيئًا آخر طوال أسبوع. راقب الضوء، ولاحظ أي باب لا تغلقه أبدًا. ومن قرأ [كيف يرسم الضوء مخطط البيت](/articles/how-light-shapes-a-plan) يعرف لماذا يساوي هذا الأسبوع أكثر من أي لوحة إلهام.

## ثم السجادة، وبعدها الأريكة

تُختار الأريكة على مقاس السجادة، لا العكس. فالسجادة هي التي تحدد حجم مكان الجلوس: ينبغي أن تتسع على الأقل للقوائم الأمامية لكل قطعة. وهي في معظم مخططاتنا ذات غرفتي النوم 2.5 في 3.5 متر. افرش مكانها أوراق صحف أولًا.

مقاسات تستحق أن تُحفظ:

- **75 سم** من حافة الطاولة إلى الجدار، كي ينهض الضيف بسهولة
- **40 سم** بين الأريكة والطاولة المنخفضة: في متناول اليد، وساقاك في أمان
- **90 سم** إلى جانب السرير من جهة، و60 سم من الأخرى
- **2.1 م** من سكة الستارة إلى الأرض قليل؛ علّقها تحت السقف مباشرة

## أين يذهب المال

لشقة مساحتها نحو 110 أمتار مربعة نقترح توزيع 90,000 درهم على النحو التالي، وهو رأي لا معادلة.

| البند | النسبة | السبب |
| --- | ---: | --- |
| الأسرّة والمراتب | 25% | ثلث عمرك |
| الأريكة والكرسي الوثير | 20% | الرخيص منها يهبط في السنة الثالثة |
| الطاولة والكراسي | 15% | الأثاث الوحيد الذي يستعمله الجميع |
| الستائر | 12% | صوت وضوء ودفء معًا |
| السجاد | 10% | فوق الحجر ستسمع الفرق |
| المصابيح | 10% | خمسة لغرفة المعيشة، ولا شيء في الوسط |
| ما عدا ذلك | 8% | يتجمع وحده |

## غرفة النوم الثانية

اتركها فارغة ثلاثة أشهر. يكاد الجميع يؤثثها للضيوف، ويكاد الجميع يستقبل ضيوفًا تسع ليالٍ في السنة. وفي الأشهر الثلاثة تكتشف ما ينقصك: مكان للعمل، أو غرفة لطفل في الطريق، أو باب يتمرن أحدهم خلفه على العود.

وإذا كان لا بد أن تكون كل ذلك معًا، فنوصي بسرير جداري من نوع ممتاز، ومكتب عند النافذة، وخزانة بأبواب، كي يمكن إخفاء كل حياة حين تبدأ الأخرى.

> تقول المعمارية الداخلية كلارا باسي: «أسأل الناس ماذا يفعلون في الحادية عشرة من صباح الأحد، فأعرف أين توضع الأريكة.»

## أكثر ثلاثة أخطاء نراها

1. **كل شيء إلى الجدران.** يجوز أن تقف الأريكة في وسط الغرفة وظهرها إلى طاولة الطعام. فالمساحة تنشأ بين الأشياء لا أمامها.
2. **ضوء واحد للجميع.** المصابيح السقفية تجعل أجمل الغرف كعيادة أسنان. ضع ثلاثة مصابيح بارتفاعات مختلفة، واترك السقفية لعمال النظافة.
3. **الإطلالة كأنها تلفاز.** لا توجّه كل شيء نحو النافذة. فبعد شهر سترغب في رؤية من يجلس أمامك، والخليج باقٍ في مكانه.

## وما الذي يأتي مع البيت؟

المطابخ والخزائن ومجاري الستائر مبنية ومقاساتها على مخططك. اطلب منا ملف الأبعاد قبل أن تشتري أي قطعة؛ فهو متوفر لكل [بيت](/units) بنيناه، حتى عرض باب المصعد. وذلك الرقم، 110 سنتيمترات، أنقذ أرائك كثيرة من صعود الدرج.`,
  },
  de: {
    title: 'Eine Dreizimmerwohnung einrichten',
    slug: 'eine-dreizimmerwohnung-einrichten',
    author: 'Tom Ashworth',
    summary:
      'Zuerst das Bett, dann der Teppich, danach das Sofa – und nichts für das zweite Schlafzimmer, solange Sie nicht wissen, wozu es dient.',
    image: picture(
      'interior-family',
      'Großer Wohn- und Essraum mit langem Tisch, zwei Sofas und breitem Fenster zur Stadt',
    ),
    tags,
    social: share.de,
    seo: {
      title: 'Eine Dreizimmerwohnung einrichten',
      description:
        'Eine Reihenfolge für den Kauf, die Maße, auf die es ankommt, und eine Tabelle, wofür Sie wie viel ausgeben.',
      image: media('interior-family-desktop.jpg'),
    },
    text: `Der Lastwagen ist der Feind der guten Wohnung. Wer alles für den Umzugstag bestellt, lebt zehn Jahre mit Entscheidungen, die in einem leeren Raum gefallen sind, unter einer nackten Birne, mit Zollstock und ohne Ahnung. Kaufen Sie langsam. Diese Reihenfolge hat sich bewährt.

## Woche eins: Bett, Lampe, Tisch

Zum Leben braucht man erstaunlich wenig: eine Matratze, etwas, woran man isst, eine Stehlampe, die sich herumtragen lässt. Wandern Sie abends mit der Lampe durch die Zimmer. Wo Sie sich dabei ertappen, dass Sie mit einem Buch Platz nehmen, steht später ein guter Sessel richtig.

Sonst tun Sie eine Woche lang nichts. Sehen Sie dem Licht zu, und merken Sie sich, welche Tür Sie nie schließen. Wer [Wie Licht einen Grundriss formt](/articles/wie-licht-einen-grundriss-formt) gelesen hat, weiß, warum diese Woche mehr wert ist als jede Collage.

## Dann der Teppich, und erst danach das Sofa

Das Sofa wird zum Teppich ausgesucht, nie umgekehrt. Der Teppich bestimmt, wie groß der Platz zum Wohnen ist: Mindestens die Vorderbeine aller Möbel sollten auf ihm stehen. In den meisten unserer Grundrisse mit zwei Schlafzimmern heißt das 2,5 mal 3,5 Meter. Legen Sie die Fläche vorher mit Zeitungspapier aus.

Maße, die man sich merken sollte:

- **75 cm** von der Tischkante zur Wand, damit ein Gast aufstehen kann
- **40 cm** zwischen Sofa und niedrigem Tisch: in Reichweite, und die Schienbeine bleiben heil
- **90 cm** neben dem Bett auf der einen Seite, 60 cm auf der anderen
- **2,1 m** von der Vorhangschiene zum Boden sind zu wenig; hängen Sie sie direkt unter die Decke

## Wohin das Geld geht

Für eine Wohnung von etwa 110 Quadratmetern würden wir 90.000 AED so aufteilen. Das ist eine Empfehlung, keine Mathematik.

| Was | Anteil | Warum |
| --- | ---: | --- |
| Betten und Matratzen | 25 % | ein Drittel Ihres Lebens |
| Sofa und Sessel | 20 % | billige hängen im dritten Jahr durch |
| Tisch und Stühle | 15 % | die einzigen Möbel, die alle benutzen |
| Vorhänge | 12 % | Klang, Licht und Wärme in einem |
| Teppiche | 10 % | auf Stein hören Sie den Unterschied |
| Lampen | 10 % | fünf im Wohnzimmer, keine in der Mitte |
| Alles Übrige | 8 % | sammelt sich von selbst an |

## Das zweite Schlafzimmer

Lassen Sie es drei Monate leer. Fast alle richten es als Gästezimmer ein, und fast alle haben an neun Nächten im Jahr Gäste. In diesen drei Monaten merken Sie, was fehlt: ein Platz zum Arbeiten, ein Zimmer für das Kind, das unterwegs ist, eine Tür, hinter der jemand Oboe üben kann.

Muss es alles zugleich sein, empfehlen wir ein wirklich gutes Wandbett, einen Schreibtisch am Fenster und einen Schrank mit Türen, damit sich jedes der Leben wegräumen lässt.

> „Ich frage die Leute, was sie sonntags um elf tun“, sagt die Innenarchitektin Clara Bassi. „Dann weiß ich, wohin das Sofa gehört.“

## Die drei häufigsten Fehler

1. **Alles an den Wänden.** Ein Sofa darf mitten im Raum stehen, mit dem Rücken zum Esstisch. Raum entsteht zwischen den Dingen, nicht vor ihnen.
2. **Ein Licht für alles.** Deckenstrahler machen aus dem schönsten Zimmer eine Zahnarztpraxis. Stellen Sie drei Lampen in verschiedenen Höhen auf, und überlassen Sie die Strahler dem Putztag.
3. **Die Aussicht als Fernseher.** Richten Sie nicht alles aufs Fenster aus. Nach einem Monat möchten Sie die Menschen sehen, die Ihnen gegenübersitzen; der Golf ist dann immer noch da.

## Und was bringt die Wohnung mit?

Küche, Schränke und Vorhangnischen sind eingebaut und auf Ihrem Plan vermaßt. Fragen Sie uns nach der Datei mit allen Maßen, bevor Sie bestellen; es gibt sie für jede [Wohnung](/units), die wir gebaut haben, bis hin zur Breite der Aufzugstür. Diese Zahl, 110 Zentimeter, hat schon manchem Sofa das Treppenhaus erspart.`,
  },
}
