import { project } from './common.ts'

export const palmCourt = project(
  {
    key: 'palm-court',
    order: 2,
    character: 'stone',
    stage: 'ready',
    completion: '2025-03-31',
    position: [52, 58],
    pictures: [
      'palm-court-day',
      'palm-court-dusk',
      'interior-living',
      'story-courtyard',
      'interior-kitchen',
    ],
    amenities: ['pool', 'garden', 'gym', 'kids', 'parking', 'security', 'balcony', 'smart'],
    icons: ['key', 'plan', 'calendar', 'garden', 'pool', 'map'],
  },
  {
    en: {
      title: 'Palm Court',
      district: 'Al Waha',
      address: '3 Orchard Lane, Al Waha, Port Alma',
      summary:
        'Four low buildings around a courtyard with a long pool and 64 date palms. Finished, planted and lived in.',
      button: 'Get the brochure',
      facts: [
        ['Homes', '96 in four buildings'],
        ['Storeys', 'Ground and three above'],
        ['Completed', 'March 2025'],
        ['Courtyard', '60 × 70 m'],
        ['Pool', 'Heated in winter'],
        ['To the metro', '6 minutes on foot'],
      ],
      seo: [
        'Palm Court – courtyard residences in Al Waha, Port Alma',
        'Ready homes around a quiet courtyard with a pool and 64 palms: studios, apartments with patios, and a few penthouses.',
      ],
      text: `
## A courtyard first

Long before there was air conditioning, people on this coast built around a shaded yard and let the evening breeze do the rest. Palm Court takes that idea seriously. We began with the courtyard, sixty by seventy metres, and only then asked where the houses should stand.

Sixty-six date palms came from an orchard that had to make way for a road. They were moved one by one, in winter, and all but two took root. In their shade it is up to seven degrees cooler than on the street outside, which you notice the moment you come through the gate.

## Living on four storeys

No building is higher than the palms will be. Homes on the ground floor have a walled patio with a gate of their own; those above have loggias with wooden shutters that slide. Nobody needs a lift to reach the garden, although there are four, and most people we meet on the stairs say that they chose the house because of the stairs.

Every home has windows on two sides. Open them after sunset between November and April, and the air moves through by itself.

- Patios and loggias from 4 to 20 m²
- Floors of oak, or of terrazzo made in Port Alma from local stone
- Shutters of treated ash that slide by hand
- A storeroom on the same floor as the home

## What you share

The pool lies in the middle of the court, between rows of palms. It is long enough for proper lengths, deep enough at one end to dive, shallow at the other and divided by nothing but good manners. On the ground floor are a gym with a garden view and a children’s room with a kitchen, because birthdays need one.

| Where to | On foot | By car |
| --- | --- | --- |
| Metro, Al Waha | 6 min | – |
| Orchard School | 9 min | 3 min |
| City beach | – | 11 min |
| Airport | – | 22 min |

## The garden through the year

From November to April the court is the living room of the house: breakfast tables come out, and somebody usually brings a guitar. In May the nets go up between the palms. Through the summer life moves to the early morning and the late evening, when the paving has cooled. Dates ripen in August; the gardeners cut them, and there is a box for every door.

## Ready now

Palm Court was handed over in March 2025. The planting has had its first summers, the snags have been dealt with, and about two thirds of the homes are occupied. You can visit a home in the morning, have coffee with someone who lives next door and know by lunch whether the place suits you.

The remaining homes are sold as they stand: painted, fitted with kitchens and wardrobes, with the warranty for the structure running for ten years from completion.
`,
    },
    ar: {
      title: 'بالم كورت',
      district: 'الواحة',
      address: '3 درب البستان، الواحة، بورت ألما',
      summary: 'أربعة مبانٍ منخفضة حول فناء فيه مسبح طويل و64 نخلة. مكتمل ومزروع وعامر بسكانه.',
      button: 'حمّل الكتيّب',
      facts: [
        ['المنازل', '96 منزلًا في أربعة مبانٍ'],
        ['الطوابق', 'أرضي وثلاثة طوابق'],
        ['اكتمل في', 'مارس 2025'],
        ['الفناء', '60 × 70 م'],
        ['المسبح', 'مدفّأ شتاءً'],
        ['إلى المترو', '6 دقائق مشيًا'],
      ],
      seo: [
        'بالم كورت – مساكن حول فناء في الواحة، بورت ألما',
        'منازل جاهزة حول فناء هادئ فيه مسبح و64 نخلة: استوديوهات وشقق بأفنية خاصة وعدد قليل من البنتهاوس.',
      ],
      text: `
## الفناء أولًا

قبل أجهزة التكييف بزمن طويل، كان أهل هذا الساحل يبنون حول فناء مظلّل ويتركون الباقي لنسيم المساء. أخذ بالم كورت هذه الفكرة على محمل الجد: بدأنا بالفناء، ستين مترًا في سبعين، ثم سألنا أين ينبغي أن تقف البيوت.

أما النخيل فست وستون نخلة جاءت من بستان شُقّ فيه طريق جديد. نُقلت واحدة تلو الأخرى في الشتاء، ولم تفشل منها سوى اثنتين. وتنخفض الحرارة في ظلها حتى سبع درجات عمّا هي عليه في الشارع، وهو فرق تلمسه لحظة دخولك من البوابة.

## حياة على أربعة مستويات

لا مبنى هنا أعلى مما سيبلغه النخيل. لمنازل الطابق الأرضي فناء مسوّر له باب خاص، ولما فوقها شرفات داخلية بمصاريع خشبية منزلقة. لا أحد يحتاج إلى مصعد ليصل إلى الحديقة، وإن كان لدينا أربعة، ومعظم من نلقاهم على الدرج يقولون إنهم اختاروا البيت بسببه.

ولكل منزل نوافذ على جهتين. افتحها بعد الغروب بين نوفمبر وأبريل، فيتحرّك الهواء من تلقاء نفسه.

- أفنية وشرفات من 4 إلى 20 م²
- أرضيات من البلوط أو من تيرازو صُنع في بورت ألما من حجر محلي
- مصاريع من خشب الدردار المعالَج تنزلق باليد
- مخزن في طابق المنزل نفسه

## ما تتشاركه مع جيرانك

يقع المسبح في وسط الفناء بين صفوف النخيل: طوله يكفي لسباحة حقيقية، وهو عميق من طرف يسمح بالغوص وضحل من الطرف الآخر، ولا يفصل بينهما سوى حسن الجوار. وفي الطابق الأرضي صالة رياضية تطل على الحديقة، وقاعة للأطفال فيها مطبخ، فأعياد الميلاد لا تستغني عنه.

| الوجهة | مشيًا | بالسيارة |
| --- | --- | --- |
| مترو الواحة | 6 دقائق | – |
| مدرسة البستان | 9 دقائق | 3 دقائق |
| شاطئ المدينة | – | 11 دقيقة |
| المطار | – | 22 دقيقة |

## الحديقة على مدار السنة

من نوفمبر إلى أبريل يكون الفناء صالة البيت كله: تخرج موائد الفطور، ولا يخلو الأمر ممن يحضر عوده. وفي مايو تُرفع الشباك بين النخيل. وطوال الصيف تنتقل الحياة إلى الصباح الباكر وآخر المساء حين تبرد الأرض. وفي أغسطس ينضج التمر، فيقطفه البستانيون، ولكل باب صندوقه.

## جاهز الآن

سُلّم بالم كورت في مارس 2025. مرّت على الزرع أصيافه الأولى، وعولجت ملاحظات البداية، وصار نحو ثلثي المنازل مأهولًا. يمكنك أن تزور منزلًا في الصباح، وتشرب القهوة مع من يسكن بجواره، وتعرف قبل الظهر هل يناسبك المكان.

وتُباع المنازل المتبقية كما هي: مدهونة ومجهّزة بالمطابخ وخزائن الملابس، مع ضمان على الهيكل لعشر سنوات من تاريخ الإنجاز.
`,
    },
    de: {
      title: 'Palm Court',
      district: 'Al Waha',
      address: '3 Orchard Lane, Al Waha, Port Alma',
      summary:
        'Vier niedrige Häuser um einen Hof mit langem Pool und 64 Dattelpalmen. Fertig, bepflanzt und bewohnt.',
      button: 'Broschüre laden',
      facts: [
        ['Wohnungen', '96 in vier Häusern'],
        ['Geschosse', 'Erdgeschoss und drei darüber'],
        ['Fertiggestellt', 'März 2025'],
        ['Innenhof', '60 × 70 m'],
        ['Pool', 'Im Winter beheizt'],
        ['Zur Metro', '6 Minuten zu Fuß'],
      ],
      seo: [
        'Palm Court – Wohnen am Innenhof in Al Waha, Port Alma',
        'Bezugsfertige Wohnungen um einen ruhigen Hof mit Pool und 64 Palmen: Studios, Wohnungen mit Patio und wenige Penthouses.',
      ],
      text: `
## Zuerst der Hof

Lange bevor es Klimaanlagen gab, baute man an dieser Küste um einen schattigen Hof und überließ den Rest der Abendbrise. Palm Court nimmt diese Idee ernst. Wir haben mit dem Hof begonnen, sechzig mal siebzig Meter, und erst danach gefragt, wo die Häuser stehen sollen.

Sechsundsechzig Dattelpalmen stammen aus einem Hain, der einer Straße weichen musste. Sie wurden im Winter einzeln versetzt, und bis auf zwei sind alle angewachsen. In ihrem Schatten ist es bis zu sieben Grad kühler als draußen auf der Straße – man spürt es, sobald man durch das Tor tritt.

## Wohnen auf vier Ebenen

Kein Haus ist höher, als die Palmen einmal werden. Die Wohnungen im Erdgeschoss haben einen ummauerten Patio mit eigenem Tor, die oberen Loggien mit hölzernen Schiebeläden. Für den Weg in den Garten braucht niemand einen Aufzug, obwohl es vier gibt; die meisten, die wir auf der Treppe treffen, sagen, sie hätten das Haus ihretwegen gewählt.

Jede Wohnung hat Fenster nach zwei Seiten. Öffnet man sie zwischen November und April nach Sonnenuntergang, zieht die Luft von allein hindurch.

- Patios und Loggien von 4 bis 20 m²
- Böden aus Eiche oder aus Terrazzo, in Port Alma aus hiesigem Stein gefertigt
- Läden aus behandelter Esche, von Hand zu verschieben
- Ein Abstellraum auf demselben Geschoss wie die Wohnung

## Was man teilt

Der Pool liegt in der Mitte des Hofs, zwischen Palmenreihen. Er ist lang genug für richtige Bahnen, an einem Ende tief genug für einen Kopfsprung und am anderen flach; dazwischen trennt nur die gute Nachbarschaft. Im Erdgeschoss liegen ein Fitnessraum mit Blick ins Grüne und ein Kinderzimmer mit Küche, denn ohne Küche gelingt kein Geburtstag.

| Wohin | Zu Fuß | Mit dem Auto |
| --- | --- | --- |
| Metro Al Waha | 6 Min. | – |
| Orchard School | 9 Min. | 3 Min. |
| Stadtstrand | – | 11 Min. |
| Flughafen | – | 22 Min. |

## Der Garten im Lauf des Jahres

Von November bis April ist der Hof das Wohnzimmer des Hauses: Man frühstückt draußen, und meist hat jemand eine Gitarre dabei. Im Mai werden die Netze zwischen den Palmen gespannt. Den Sommer über verlagert sich das Leben in den frühen Morgen und den späten Abend, wenn das Pflaster abgekühlt ist. Im August reifen die Datteln; die Gärtner schneiden sie, und vor jeder Tür steht eine Kiste.

## Sofort beziehbar

Palm Court wurde im März 2025 übergeben. Die Pflanzen haben ihre ersten Sommer hinter sich, die Restarbeiten sind erledigt, rund zwei Drittel der Wohnungen sind bewohnt. Sie können am Vormittag eine Wohnung ansehen, mit jemandem von nebenan einen Kaffee trinken und mittags wissen, ob der Ort zu Ihnen passt.

Die übrigen Wohnungen verkaufen wir, wie sie stehen: gestrichen, mit Küche und Einbauschränken, und mit einer Gewährleistung auf das Tragwerk von zehn Jahren ab Fertigstellung.
`,
    },
  },
)
