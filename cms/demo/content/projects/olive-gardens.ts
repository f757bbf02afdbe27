import { project } from './common.ts'

export const oliveGardens = project(
  {
    key: 'olive-gardens',
    order: 6,
    character: 'olive',
    stage: 'ready',
    completion: '2025-06-30',
    position: [70, 56],
    pictures: [
      'olive-gardens-day',
      'olive-gardens-dusk',
      'story-garden',
      'interior-kitchen',
      'interior-bedroom',
    ],
    amenities: ['garden', 'kids', 'pool', 'parking', 'security', 'gym', 'balcony'],
    icons: ['key', 'garden', 'calendar', 'kids', 'parking', 'map'],
  },
  {
    en: {
      title: 'Olive Gardens',
      district: 'Green Belt',
      address: '8 Grove Avenue, Green Belt, Port Alma',
      summary:
        'Family houses and a few low apartment buildings in an olive grove, with a school at the end of the path.',
      button: 'Get the brochure',
      facts: [
        ['Homes', '132 houses and apartments'],
        ['Trees', '540, of which 310 are olives'],
        ['Completed', 'June 2025'],
        ['School and nursery', 'On site, for 240 children'],
        ['Cars', 'Around the edge only'],
        ['To downtown', '18 minutes by car'],
      ],
      seo: [
        'Olive Gardens – family homes in the Green Belt of Port Alma',
        'Townhouses, villas and low apartment buildings among olive trees, with a school, a farm shop and paths without cars.',
      ],
      text: `
## A grove with houses in it

Three hundred and ten olive trees stand on this land, the oldest of them for about ninety years. They were here before the road, before the city and long before us, so we surveyed each one and put the houses where the trees were not. It left room for wide lawns. Children love them, and dogs do too.

Nothing is higher than two storeys above the ground floor. Between the houses there are paths instead of streets, wide enough for two bicycles and a dog. Cars stay on the ring around the grove, no home is more than ninety metres from its parking space, and handcarts wait at every gate.

## Made for families, not only for children

The townhouses come in rows of four, each with a garden and a stair with a skylight over it. Villas stand by themselves at the edge of the grove. Three small apartment buildings by the main gate suit grandparents, au pairs and people who like the place but not the gardening.

- In the houses, kitchens with daylight and a view of who is coming
- One more room on the ground floor, for work, for guests or for later
- A place by the door for muddy shoes
- Windows low enough for a four-year-old

## School, shop, shade

The nursery and primary school stand beyond the lawns; pupils who live here are in class four minutes after they have found their second shoe. On one of the lawns is a pool with a shallow end, and there are a sports court and a hall which the residents run themselves.

On Saturdays the farm shop sells what the gardens give. In autumn there is a harvest: everyone picks, the press is in the barn, and each household takes home about two litres of oil.

> We moved here for the school and stayed for the neighbours. Everybody knows which house has the good biscuits.
>
> – A resident of the third row

## Getting about

A shuttle leaves the main gate for the metro every twelve minutes in the morning and every twenty for the rest of the day. The cycle path along the old water channel takes you to the beach in half an hour, in shade nearly all the way. There is a supermarket across the ring road, with a bridge so that nobody has to cross it, and a clinic that is open at weekends. Teenagers have asked for a skate park; it is being built, next to the workshop and away from the bedrooms. Older residents asked for more benches, and forty now stand under the oldest trees.

## A place that is finished

Olive Gardens was completed in June 2025. The trees throw real shade, the hedges have closed, and the community has its first traditions. A handful of homes remain, some because they were our show houses, some because they were kept back for the second year, when people start to recommend the place to their sisters.

A gardener, two caretakers and the gate team look after the grounds. The service charge depends on the size of the house; the page of each home states it.
`,
    },
    ar: {
      title: 'أوليف غاردنز',
      district: 'الحزام الأخضر',
      address: '8 جادة البستان، الحزام الأخضر، بورت ألما',
      summary: 'بيوت عائلية وبضعة مبانٍ منخفضة وسط بستان زيتون، وفي آخر الممر مدرسة.',
      button: 'حمّل الكتيّب',
      facts: [
        ['المنازل', '132 بين بيوت وشقق'],
        ['الأشجار', '540، منها 310 أشجار زيتون'],
        ['اكتمل في', 'يونيو 2025'],
        ['المدرسة والحضانة', 'داخل الحي، لـ240 طفلًا'],
        ['السيارات', 'على الأطراف فقط'],
        ['إلى وسط المدينة', '18 دقيقة بالسيارة'],
      ],
      seo: [
        'أوليف غاردنز – منازل عائلية في الحزام الأخضر، بورت ألما',
        'تاون هاوس وفلل ومبانٍ منخفضة بين أشجار الزيتون، مع مدرسة ومتجر مزرعة وممرات بلا سيارات.',
      ],
      text: `
## بستان فيه بيوت

على هذه الأرض ثلاثمئة وعشر شجرات زيتون، عمر أقدمها نحو تسعين عامًا. كانت هنا قبل الطريق وقبل المدينة وقبلنا بزمن طويل، فرسمنا موقع كل شجرة ووضعنا البيوت حيث لا شجر. فاتّسع المكان لمروج رحبة يحبّها الأطفال، والكلاب أيضًا.

لا شيء أعلى من طابقين فوق الأرضي. وبين البيوت ممرات بدل الشوارع، تتّسع لدراجتين وكلب. تبقى السيارات على الطريق الدائري حول البستان، ولا يبعد أي منزل عن موقف سيارته أكثر من تسعين مترًا، وعند كل بوابة عربات يد في الانتظار.

## للعائلة كلها، لا للأطفال وحدهم

بيوت التاون هاوس في صفوف من أربعة، لكل منها حديقة ودرج فوقه فتحة سماوية. والفلل قائمة بذاتها على أطراف البستان. أما المباني الثلاثة الصغيرة قرب البوابة الرئيسية فتناسب الأجداد ومن يحب المكان ولا يحب أعمال الحديقة.

- في البيوت مطابخ يدخلها ضوء النهار وترى منها القادم
- غرفة إضافية في الطابق الأرضي، للعمل أو للضيوف أو لما يأتي من السنين
- مكان قرب الباب للأحذية الموحلة
- نوافذ منخفضة تناسب طفلًا في الرابعة

## مدرسة ومتجر وظل

تقع الحضانة والمدرسة الابتدائية وراء المروج؛ والتلميذ الذي يسكن هنا يصل إلى صفّه بعد أربع دقائق من عثوره على فردة حذائه الثانية. وعلى أحد المروج مسبح له طرف ضحل، وهناك ملعب وقاعة يديرها السكان بأنفسهم.

كل سبت يبيع متجر المزرعة ما تجود به الحدائق. وفي الخريف موسم القطاف: الجميع يقطف، والمعصرة في الحظيرة القديمة، وتعود كل أسرة إلى بيتها بنحو لترين من الزيت.

> جئنا من أجل المدرسة وبقينا من أجل الجيران. والكل هنا يعرف أي بيت عنده البسكويت اللذيذ.
>
> – من سكان الصف الثالث

## التنقّل

تنطلق حافلة من البوابة الرئيسية إلى المترو كل اثنتي عشرة دقيقة صباحًا وكل عشرين بقية اليوم. ويأخذك مسار الدراجات على امتداد قناة الماء القديمة إلى الشاطئ في نصف ساعة، في الظل معظم الطريق. وعلى الجانب الآخر من الطريق الدائري متجر كبير، إليه جسر يغني عن عبور الشارع، وعيادة تفتح في عطلة نهاية الأسبوع. وقد طلب الفتيان ساحة للتزلّج، وهي قيد الإنشاء بجوار الورشة بعيدًا عن غرف النوم. أما كبار السن فطلبوا مقاعد أكثر على الممرات، فوضعنا أربعين منها تحت أقدم الأشجار.

## مكان مكتمل

اكتمل أوليف غاردنز في يونيو 2025. صار للأشجار ظل حقيقي، وتشابكت الأسيجة، وأصبحت للحي تقاليده الأولى. بقي عدد قليل من المنازل، بعضها كان للعرض وبعضها احتفظنا به للعام الثاني، حين يبدأ السكان بترشيح المكان لإخوتهم.

يعتني بالحي بستاني ومشرفان وفريق البوابة. وتتبع رسوم الخدمات مساحة البيت، وتجدها في صفحة كل منزل.
`,
    },
    de: {
      title: 'Olive Gardens',
      district: 'Grüngürtel',
      address: '8 Grove Avenue, Grüngürtel, Port Alma',
      summary:
        'Familienhäuser und einige niedrige Wohngebäude in einem Olivenhain – und am Ende des Weges die Schule.',
      button: 'Broschüre laden',
      facts: [
        ['Einheiten', '132 Häuser und Wohnungen'],
        ['Bäume', '540, davon 310 Oliven'],
        ['Fertiggestellt', 'Juni 2025'],
        ['Schule und Kita', 'Im Viertel, für 240 Kinder'],
        ['Autos', 'Nur am Rand'],
        ['In die Innenstadt', '18 Minuten mit dem Auto'],
      ],
      seo: [
        'Olive Gardens – Familienhäuser im Grüngürtel von Port Alma',
        'Stadthäuser, Villen und niedrige Wohngebäude zwischen Olivenbäumen, mit Schule, Hofladen und Wegen ohne Autos.',
      ],
      text: `
## Ein Hain, in dem Häuser stehen

Dreihundertzehn Olivenbäume stehen auf diesem Land, die ältesten seit rund neunzig Jahren. Sie waren vor der Straße da, vor der Stadt und lange vor uns. Also haben wir jeden einzelnen vermessen und die Häuser dorthin gestellt, wo keine Bäume sind. So blieb Raum für weite Wiesen. Kinder lieben sie, Hunde auch.

Nichts ist höher als zwei Geschosse über dem Erdgeschoss. Zwischen den Häusern gibt es Wege statt Straßen, breit genug für zwei Fahrräder und einen Hund. Die Autos bleiben auf dem Ring um den Hain; kein Haus liegt weiter als neunzig Meter von seinem Stellplatz entfernt, und an jedem Tor stehen Handwagen bereit.

## Für Familien, nicht nur für Kinder

Die Stadthäuser stehen in Viererreihen, jedes mit Garten und einer Treppe mit Oberlicht. Die Villen stehen frei am Rand des Hains. Drei kleine Wohngebäude am Haupttor sind das Richtige für Großeltern, Au-pairs und alle, die den Ort mögen, aber nicht die Gartenarbeit.

- In den Häusern Küchen mit Tageslicht und Blick auf alle, die kommen
- Ein weiteres Zimmer im Erdgeschoss, zum Arbeiten, für Gäste oder für später
- Ein Platz an der Tür für schlammige Schuhe
- Fenster, die auch für Vierjährige niedrig genug sind

## Schule, Laden, Schatten

Kita und Grundschule stehen jenseits der Wiesen; wer hier wohnt, sitzt vier Minuten, nachdem der zweite Schuh gefunden ist, im Klassenzimmer. Auf einer der Wiesen liegt ein Schwimmbad mit flachem Ende, dazu gibt es einen Sportplatz und einen Saal, den die Bewohner selbst verwalten.

Samstags verkauft der Hofladen, was die Gärten hergeben. Im Herbst ist Ernte: Alle pflücken, die Presse steht in der Scheune, und jeder Haushalt nimmt etwa zwei Liter Öl mit nach Hause.

> Wir sind wegen der Schule gekommen und wegen der Nachbarn geblieben. Hier weiß jeder, in welchem Haus es die guten Kekse gibt.
>
> – Eine Bewohnerin aus der dritten Reihe

## Unterwegs

Vom Haupttor fährt morgens alle zwölf und sonst alle zwanzig Minuten ein Shuttle zur Metro. Der Radweg am alten Wasserkanal führt in einer halben Stunde zum Strand, fast durchgehend im Schatten. Jenseits der Ringstraße liegt ein Supermarkt, zu dem eine Brücke führt, damit niemand sie queren muss, und eine Praxis, die auch am Wochenende öffnet. Die Jugendlichen haben sich einen Skatepark gewünscht; er entsteht gerade neben der Werkstatt und in sicherer Entfernung von den Schlafzimmern. Die Älteren wünschten sich mehr Bänke; vierzig stehen jetzt unter den ältesten Bäumen.

## Ein fertiger Ort

Olive Gardens wurde im Juni 2025 fertiggestellt. Die Bäume werfen richtigen Schatten, die Hecken haben sich geschlossen, und das Viertel hat seine ersten Traditionen. Wenige Häuser sind noch frei: Einige waren unsere Musterhäuser, andere haben wir für das zweite Jahr zurückgehalten, in dem man den Ort der eigenen Schwester empfiehlt.

Ein Gärtner, zwei Hausmeister und die Mannschaft am Tor kümmern sich um die Anlage. Die Servicegebühr richtet sich nach der Größe des Hauses; sie steht auf der Seite jeder Wohnung und jedes Hauses.
`,
    },
  },
)
