import { project } from './common.ts'

export const pearlBay = project(
  {
    key: 'pearl-bay',
    visit: true,
    order: 8,
    character: 'pearl',
    stage: 'construction',
    sale: {
      handover: '2028-09-30',
      handoverShown: 'quarter',
      progress: 34,
      progressDate: '2026-10-31',
      permitNumber: '73377-PB',
      escrowNumber: '0193 4622 0',
    },
    position: [20, 50],
    pictures: [
      'pearl-bay-day',
      'pearl-bay-dusk',
      'interior-pool',
      'interior-bedroom',
      'interior-bathroom',
      'interior-terrace',
    ],
    amenities: [
      'beach',
      'pool',
      'spa',
      'gym',
      'concierge',
      'garden',
      'parking',
      'security',
      'smart',
    ],
    icons: ['key', 'plan', 'calendar', 'beach', 'parking', 'map'],
  },
  {
    en: {
      title: 'Pearl Bay',
      district: 'Pearl Beach',
      address: '2 Coral Crescent, Pearl Beach, Port Alma',
      summary:
        'A white crescent of 44 homes on four hundred metres of beach, with the skyline behind them.',
      button: 'Arrange a visit',
      facts: [
        ['Homes', '38 residences and 6 villas'],
        ['Buildings', 'Three, curved'],
        ['First handovers', 'In 2028'],
        ['Beach', '410 m, reserved for residents'],
        ['Parking', 'Two or three spaces a home'],
        ['To the airport', '35 minutes by car'],
      ],
      seo: [
        'Pearl Bay – beach-front residences and villas in Port Alma',
        'Forty-four white residences and villas on a curved beach of Port Alma, with spa, concierge and private garden paths.',
      ],
      text: `
## The bay made the plan

The beach here bends like a drawn bow. A straight building would have given a few people the sea and the others a view of them, so Pearl Bay follows the curve. Each of its homes faces the water squarely, and each is turned by one and a half degrees from its neighbour. From the terrace you look past palms to sand and sea.

The architecture does not raise its voice: white lime render, glass, shadows. Thin slabs reach out over the terraces. By noon they have drawn dark lines along the whole bay, and from the water these lines are nearly all you notice.

## Thirty steps to the sea

From the lower homes it is about thirty steps to the tide line, over a garden of dune grass which filters the sand out of the wind. Boards, boats and wet towels have a house of their own at each end of the beach. There is a lifeguard from sunrise to sunset and a raft to swim to, anchored at eighty metres.

- A beach team that sets up shade and clears it away again
- Outdoor showers with warm water on every path
- A boathouse with kayaks, sails and someone who can repair them
- Low lighting along the beach, so that turtles are left in peace

## Rooms that stay cool

Inside it is quieter than you expect. Floors are of oak, laid in long boards, and of pale stone where it gets wet. Joinery is of walnut, made in one workshop for all forty-four homes. Glass walls slide away entirely, and a curtain of air keeps the coolness in while they are open.

Villas have a pool, a bedroom for guests on the ground floor and a kitchen garden. Residences share the pools and the spa, which lies half underground, lit from a patio with a single old tree.

## Service without ceremony

A team of eighteen will look after forty-four homes. They will collect guests from the airport, keep an eye on the house while you are away, stock the fridge before you return and otherwise leave you alone. Everything is itemised; you pay for what you use.

## Half an hour from the harbour

Behind the houses lies a park, and behind the park stand the towers of the city. A boat goes to the Marina Quarter in twenty-five minutes, a car needs about the same. There will be one restaurant, with eleven tables and a menu that depends on the catch. A small shop keeps newspapers, ice and bread. The doctor will come on Wednesdays and otherwise answer the telephone. For everything else there is the team, who usually find what they are asked for by evening. On summer nights the lamps along the beach go out at ten, and the lights of the city remain.

## Progress

Pearl Bay is being built on three plots, one after the other along the bay. The foundations of all three are in, and the first has reached its roof; handovers begin there in 2028. A pavilion on the beach shows two rooms at full size, with the real stone, the real wood and the real view. We receive one party at a time, preferably late in the afternoon, when the bay does its best work. Prices include the fitted kitchen, the joinery and the planting.
`,
    },
    ar: {
      title: 'بيرل باي',
      district: 'شاطئ اللؤلؤ',
      address: '2 قوس المرجان، شاطئ اللؤلؤ، بورت ألما',
      summary: 'هلال أبيض من 44 مسكنًا على شاطئ بطول أربعمئة متر، وخلفه أفق المدينة.',
      button: 'احجز زيارة',
      facts: [
        ['المنازل', '38 مسكنًا و6 فلل'],
        ['المباني', 'ثلاثة مقوّسة'],
        ['أول تسليم', 'في عام 2028'],
        ['الشاطئ', '410 م مخصّصة للسكان'],
        ['المواقف', 'موقفان أو ثلاثة لكل منزل'],
        ['إلى المطار', '35 دقيقة بالسيارة'],
      ],
      seo: [
        'بيرل باي – مساكن وفلل على الشاطئ في بورت ألما',
        'أربعة وأربعون مسكنًا وفيلا بيضاء على شاطئ مقوّس في بورت ألما، مع سبا وكونسيرج وممرات خاصة بين الحدائق.',
      ],
      text: `
## الخليج رسم المخطط

ينحني الشاطئ هنا كقوس مشدود. لو كان المبنى مستقيمًا لنال بعض السكان البحر ونال الآخرون إطلالة عليهم، ولذلك يتبع بيرل باي الانحناءة. كل منزل يواجه الماء مباشرة، ويميل عن جاره درجة ونصف الدرجة. ومن التراس تنظر بين النخيل إلى الرمل والبحر.

العمارة هنا لا ترفع صوتها: طلاء جيري أبيض، وزجاج، وظلال. بلاطات رقيقة تمتد فوق التراسات، فإذا جاء الظهر رسمت خطوطًا داكنة على طول الخليج، ومن البحر لا تكاد تلحظ سواها.

## ثلاثون خطوة إلى البحر

من المنازل السفلى نحو ثلاثين خطوة إلى خط المد، عبر حديقة من أعشاب الكثبان تصفّي الريح من الرمل. وللألواح والقوارب والمناشف المبلّلة بيت خاص عند كل طرف من الشاطئ. وهناك منقذ من الشروق إلى الغروب، وعوّامة تسبح إليها على بُعد ثمانين مترًا.

- فريق شاطئ ينصب المظلات ثم يرفعها
- مرشّات خارجية بماء دافئ على كل ممر
- بيت قوارب فيه كاياك وأشرعة ومن يجيد إصلاحها
- إنارة خافتة على الشاطئ تترك السلاحف في سلام

## غرف تبقى باردة

في الداخل هدوء يفوق ما تتوقع. الأرضيات من ألواح البلوط الطويلة، ومن الحجر الفاتح حيث يكون البلل، والأعمال الخشبية من الجوز، نفّذتها ورشة واحدة للمنازل الأربعة والأربعين. وتنزلق الجدران الزجاجية حتى تختفي، فيحفظ ستار من الهواء برودة المكان وهي مفتوحة.

للفلل مسبح وغرفة نوم للضيوف في الطابق الأرضي وحديقة للأعشاب والخضار. وتتشارك المساكن المسابح وسبا نصفه تحت الأرض، يضيئه فناء فيه شجرة عتيقة واحدة.

## خدمة بلا تكلّف

سيعتني فريق من ثمانية عشر شخصًا بأربعة وأربعين منزلًا. يستقبلون ضيوفك في المطار، ويتفقّدون البيت في غيابك، ويملؤون الثلاجة قبل عودتك، وفيما عدا ذلك يتركونك وشأنك. كل خدمة مفصّلة في الفاتورة، ولا تدفع إلا مقابل ما تستخدمه.

## نصف ساعة عن الميناء

خلف البيوت متنزّه، وخلفه تقف أبراج المدينة. يصل القارب إلى حي المارينا في خمس وعشرين دقيقة، والسيارة في مثلها تقريبًا. سيكون هنا مطعم واحد بإحدى عشرة طاولة وقائمة طعام تتبع صيد اليوم، ومتجر صغير فيه الصحف والثلج والخبز. ويأتي الطبيب يوم الأربعاء، وفي غيره عبر الهاتف. ولما سوى ذلك لديك الفريق، وسيجد لك قبل المساء ما تسأل عنه. وفي ليالي الصيف تُطفأ مصابيح الشاطئ عند العاشرة، وتبقى أضواء المدينة.

## سير العمل

يُبنى بيرل باي على ثلاث قطع متتالية على امتداد الخليج. اكتملت أساسات القطع الثلاث، وبلغت الأولى سقفها، ومنها يبدأ التسليم في عام 2028. وعلى الشاطئ جناح يعرض غرفتين بحجمهما الحقيقي، بالحجر نفسه والخشب نفسه والإطلالة نفسها. نستقبل زائرًا واحدًا في كل مرة، ويُفضَّل آخر النهار حين يكون الخليج في أبهى حالاته. وتشمل الأسعار المطبخ المجهّز والأعمال الخشبية والزراعة.
`,
    },
    de: {
      title: 'Pearl Bay',
      district: 'Perlenstrand',
      address: '2 Coral Crescent, Perlenstrand, Port Alma',
      summary:
        'Ein weißer Bogen mit 44 Wohnungen und Villen an vierhundert Metern Strand, dahinter die Skyline der Stadt.',
      button: 'Besuch vereinbaren',
      facts: [
        ['Einheiten', '38 Residenzen und 6 Villen'],
        ['Gebäude', 'Drei, geschwungen'],
        ['Erste Übergaben', '2028'],
        ['Strand', '410 m, nur für Bewohner'],
        ['Stellplätze', 'Zwei oder drei je Einheit'],
        ['Zum Flughafen', '35 Minuten mit dem Auto'],
      ],
      seo: [
        'Pearl Bay – Residenzen und Villen am Strand von Port Alma',
        'Vierundvierzig weiße Residenzen und Villen an einem geschwungenen Strand von Port Alma, mit Spa und Concierge.',
      ],
      text: `
## Die Bucht hat den Plan gezeichnet

Der Strand ist hier gekrümmt wie ein gespannter Bogen. Ein gerades Haus hätte wenigen das Meer gegeben und den übrigen den Blick auf diese wenigen; darum folgt Pearl Bay der Kurve. Jede Wohnung blickt geradeaus aufs Wasser, jede ist um anderthalb Grad zur nächsten gedreht. Von der Terrasse blickt man zwischen Palmen auf Sand und Meer.

Die Architektur hebt die Stimme nicht: weißer Kalkputz, Glas, Schatten. Dünne Platten ragen über die Terrassen. Mittags ziehen sie dunkle Linien durch die ganze Bucht, und vom Wasser aus nimmt man beinahe nur diese Linien wahr.

## Dreißig Schritte zum Meer

Von den unteren Wohnungen sind es etwa dreißig Schritte bis zur Flutlinie, durch einen Garten aus Dünengras, der den Sand aus dem Wind filtert. Boards, Boote und nasse Handtücher haben an beiden Enden des Strandes ein eigenes Haus. Von Sonnenaufgang bis Sonnenuntergang ist eine Rettungswacht da, und in achtzig Metern Entfernung liegt ein Floß vor Anker, zu dem man hinausschwimmt.

- Ein Strandteam, das für Schatten sorgt und hinterher aufräumt
- Außenduschen mit warmem Wasser an jedem Weg
- Ein Bootshaus mit Kajaks, Segeln und jemandem, der sie reparieren kann
- Gedämpftes Licht am Strand, damit die Schildkröten ihre Ruhe haben

## Räume, die kühl bleiben

Drinnen ist es stiller als erwartet. Die Böden sind aus langen Eichendielen und, wo es nass wird, aus hellem Stein. Die Einbauten aus Nussbaum kommen für alle vierundvierzig Einheiten aus einer Werkstatt. Die Glaswände verschwinden vollständig zur Seite, und ein Luftschleier hält die Kühle im Raum, solange sie offen stehen.

Zu den Villen gehören ein Pool, ein Gästezimmer im Erdgeschoss und ein Küchengarten. Die Residenzen teilen sich die Pools und das Spa, das halb unter der Erde liegt und sein Licht aus einem Hof mit einem einzigen alten Baum bekommt.

## Service ohne Zeremonie

Achtzehn Menschen werden sich um vierundvierzig Wohnungen kümmern. Sie holen Gäste vom Flughafen ab, sehen während Ihrer Abwesenheit nach dem Rechten, füllen vor Ihrer Rückkehr den Kühlschrank und lassen Sie ansonsten in Ruhe. Alles wird einzeln abgerechnet; Sie zahlen, was Sie nutzen.

## Eine halbe Stunde zum Hafen

Hinter den Häusern liegt ein Park, dahinter stehen die Türme der Stadt. Ein Boot fährt in fünfundzwanzig Minuten ins Marinaviertel, mit dem Auto dauert es etwa ebenso lang. Es wird ein Restaurant geben, mit elf Tischen und einer Karte, die sich nach dem Fang richtet, und einen kleinen Laden mit Zeitungen, Eis und Brot. Die Ärztin kommt mittwochs und sonst ans Telefon. Für alles Übrige ist das Team da, das bis zum Abend meist findet, worum man es bittet. In Sommernächten gehen die Lampen am Strand um zehn aus, und es bleiben die Lichter der Stadt.

## Stand der Arbeiten

Pearl Bay entsteht auf drei Baufeldern, eines nach dem anderen entlang der Bucht. Die Fundamente aller drei sind gelegt, das erste hat seine Dachhöhe erreicht; dort beginnen 2028 die Übergaben. In einem Pavillon am Strand zeigen wir zwei Räume in voller Größe, mit dem echten Stein, dem echten Holz und dem echten Blick. Wir empfangen immer nur eine Partei, am liebsten am späten Nachmittag, wenn die Bucht sich von ihrer besten Seite zeigt. Einbauküche, Schreinerarbeiten und Bepflanzung sind im Preis enthalten.
`,
    },
  },
)
