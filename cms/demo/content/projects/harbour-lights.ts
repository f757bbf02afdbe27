import { project } from './common.ts'

export const harbourLights = project(
  {
    key: 'harbour-lights',
    order: 4,
    character: 'timber',
    stage: 'ready',
    completion: '2026-02-28',
    position: [40, 44],
    pictures: [
      'harbour-lights-day',
      'harbour-lights-dusk',
      'interior-living',
      'interior-kitchen',
      'interior-terrace',
    ],
    amenities: ['gym', 'coworking', 'concierge', 'pool', 'parking', 'security', 'balcony'],
    icons: ['key', 'plan', 'calendar', 'balcony', 'coworking', 'map'],
  },
  {
    en: {
      title: 'Harbour Lights',
      district: 'Old Harbour',
      address: '27 Lantern Quay, Old Harbour, Port Alma',
      summary:
        'Up to ten storeys on the old quay, with balconies deep enough to be rooms and the ferry lights at night.',
      button: 'Get the brochure',
      facts: [
        ['Homes', '148'],
        ['Storeys', 'Up to 10'],
        ['Completed', 'February 2026'],
        ['Balconies', '2.6 m deep'],
        ['Co-working', '30 desks on the first floor'],
        ['To the ferry', '3 minutes on foot'],
      ],
      seo: [
        'Harbour Lights – waterfront apartments at the Old Harbour, Port Alma',
        'Ready apartments with deep balconies on the old quay of Port Alma: studios to three-bedroom penthouses, three minutes from the ferry.',
      ],
      text: `
## A quay with a past

Until 1998 the spice boats tied up here. Then the container port opened down the coast, the warehouses emptied, and for twenty years the quay belonged to anglers and cats. Both are still here. The anglers have their steps back, rebuilt in the same stone, and nobody has ever told the cats what to do.

Harbour Lights follows the line of the old sheds and keeps their rhythm of wide bays. Across the basin the old cranes remain. The building takes its name from what happens at dusk: ferry, lanterns and balconies come on within a quarter of an hour.

## The balcony is the plan

We drew the balconies first. At 2.6 metres they are deep enough for a table with six chairs and still leave a path to walk past. They shade the glass below, so that living rooms can be fully glazed without turning into greenhouses. Screens of bronze slats slide along the edge; close them in the afternoon, open them when the breeze comes.

- Sliding doors that disappear into the wall, 3.8 m wide
- A ceiling fan, a light and two sockets on every balcony
- Drains and floor loads made for large plant pots
- Bronze screens that need a cloth now and then, and no paint

## Working, and not working

On the first floor is a workroom with thirty desks, four closed booths and a view of whoever is arriving. It is free for residents, and the coffee is at cost. The roof has a pool, a lawn the size of a tennis court and a kitchen for parties, which can be booked and is – weekends fill up quickly.

The ground floor belongs to the city: a grocer, a bicycle workshop, a café on the quay. From here the ferry takes eight minutes to the Marina Quarter and twelve to downtown, and runs until one in the morning.

## A building that carries its age well

Salt is hard on buildings. We have tried to choose materials that improve with it: bronze that turns brown and then green, timber soffits that go silver, stone that has stood in this harbour before. Everything within reach of spray can be unscrewed and replaced by two people in a morning. The engineers have written down when that will be necessary, part by part, for the next forty years. You may read the list before you buy; hardly anyone else publishes one.

The quay itself belongs to the city, which sweeps it at five every morning. Swimming is allowed from the eastern steps, and after the first summer most residents do.

## Buying here

Harbour Lights was completed in February 2026, one month before the date in the contracts. Homes can be visited every day but Sunday. Furnished flats are on the second, fifth and ninth floors, one of each size, so that you can compare the outlook before you decide on the height.

A service charge of about AED 130 per square metre and year, balcony included, covers the concierge, roof, cleaning and insurance. It is set by the owners’ association, in which each home has a vote.
`,
    },
    ar: {
      title: 'هاربر لايتس',
      district: 'الميناء القديم',
      address: '27 رصيف الفوانيس، الميناء القديم، بورت ألما',
      summary:
        'ما يصل إلى عشرة طوابق على الرصيف القديم، بشرفات عميقة كأنها غرف، وأضواء العبّارة تمرّ ليلًا.',
      button: 'حمّل الكتيّب',
      facts: [
        ['المنازل', '148'],
        ['الطوابق', 'حتى 10'],
        ['اكتمل في', 'فبراير 2026'],
        ['الشرفات', 'بعمق 2.6 م'],
        ['العمل المشترك', '30 مكتبًا في الطابق الأول'],
        ['إلى العبّارة', '3 دقائق مشيًا'],
      ],
      seo: [
        'هاربر لايتس – شقق على الواجهة البحرية في الميناء القديم، بورت ألما',
        'شقق جاهزة بشرفات عميقة على رصيف بورت ألما القديم، من الاستوديو إلى البنتهاوس بثلاث غرف نوم، على بُعد 3 دقائق من العبّارة.',
      ],
      text: `
## رصيف له تاريخ

حتى عام 1998 كانت سفن التوابل ترسو هنا. ثم افتُتح ميناء الحاويات على امتداد الساحل، وفرغت المستودعات، وبقي الرصيف عشرين عامًا لصيادي السمك والقطط. وما زال الفريقان هنا: عاد للصيادين درجهم الحجري كما كان، أما القطط فلم يملِ عليها أحد يومًا ما تفعل.

يتبع هاربر لايتس خط المخازن القديمة ويحتفظ بإيقاع فتحاتها الواسعة. وعبر الحوض بقيت الرافعات القديمة. ومما يحدث عند الغروب أخذ المبنى اسمه: العبّارة والفوانيس والشرفات، تضيء كلها في غضون ربع ساعة.

## المخطط يبدأ من الشرفة

رسمنا الشرفات أولًا. بعمق 2.6 متر تتّسع الواحدة لطاولة وستة كراسٍ ويبقى ممر للعبور. وهي تظلّل الزجاج الذي تحتها، فتكون الصالات زجاجية بالكامل من دون أن تتحوّل إلى بيوت محمية. وعلى حافتها تنزلق حواجز من شرائح البرونز: تُغلق بعد الظهر وتُفتح حين يهب النسيم.

- أبواب منزلقة بعرض 3.8 م تختفي داخل الجدار
- مروحة سقف وإنارة ومقبسان في كل شرفة
- تصريف للمياه وأرضية تتحمّل أحواض النبات الكبيرة
- حواجز برونزية تكفيها مسحة بين حين وآخر ولا تحتاج إلى طلاء

## للعمل ولغير العمل

في الطابق الأول قاعة عمل فيها ثلاثون مكتبًا وأربع مقصورات مغلقة وإطلالة على كل من يصل. استخدامها مجاني للسكان، والقهوة بسعر التكلفة. وعلى السطح مسبح وعشب بمساحة ملعب تنس ومطبخ للحفلات يُحجز مسبقًا، وعطلات نهاية الأسبوع تمتلئ سريعًا.

أما الطابق الأرضي فللمدينة: بقالة وورشة دراجات ومقهى على الرصيف. ومن هنا تصل العبّارة إلى حي المارينا في ثماني دقائق وإلى وسط المدينة في اثنتي عشرة دقيقة، وتعمل حتى الواحدة بعد منتصف الليل.

## مبنى يحسن التقدّم في العمر

الملح قاسٍ على المباني، فحاولنا اختيار مواد تزداد به جمالًا: برونز يسمرّ ثم يخضرّ، وأسقف خشبية تفضّض، وحجر سبق أن عاش في هذا الميناء. وكل ما يصله رذاذ البحر يمكن لشخصين فكّه واستبداله في صباح واحد. وقد دوّن المهندسون موعد ذلك، قطعة قطعة، للأعوام الأربعين المقبلة. يمكنك أن تقرأ القائمة قبل الشراء، وقلّما تجد من ينشر مثلها.

أما الرصيف نفسه فملك للمدينة، وهي تكنسه كل صباح عند الخامسة. والسباحة مسموحة من الدرج الشرقي، ومعظم السكان يسبحون هناك بعد صيفهم الأول.

## الشراء هنا

اكتمل هاربر لايتس في فبراير 2026، قبل الموعد المثبت في العقود بشهر. يمكن زيارة المنازل كل يوم ما عدا الأحد. وفي الطوابق الثاني والخامس والتاسع شقق مفروشة من كل مساحة، لتقارن بين الإطلالات قبل أن تختار الارتفاع.

رسوم الخدمات نحو 130 درهمًا للمتر المربع في السنة مع احتساب الشرفة، وتشمل الكونسيرج والسطح والنظافة والتأمين. تحدّدها جمعية الملّاك التي لكل منزل فيها صوت.
`,
    },
    de: {
      title: 'Harbour Lights',
      district: 'Alter Hafen',
      address: '27 Lantern Quay, Alter Hafen, Port Alma',
      summary:
        'Bis zu zehn Geschosse am alten Kai, mit Balkonen so tief wie Zimmer und den Lichtern der Fähre am Abend.',
      button: 'Broschüre laden',
      facts: [
        ['Wohnungen', '148'],
        ['Geschosse', 'Bis zu 10'],
        ['Fertiggestellt', 'Februar 2026'],
        ['Balkone', '2,6 m tief'],
        ['Coworking', '30 Plätze im ersten Obergeschoss'],
        ['Zur Fähre', '3 Minuten zu Fuß'],
      ],
      seo: [
        'Harbour Lights – Wohnungen am Alten Hafen von Port Alma',
        'Bezugsfertige Wohnungen mit tiefen Balkonen am alten Kai: vom Studio bis zum Penthouse, drei Minuten von der Fähre.',
      ],
      text: `
## Ein Kai mit Vergangenheit

Bis 1998 machten hier die Gewürzboote fest. Dann öffnete weiter unten an der Küste der Containerhafen, die Lagerhäuser leerten sich, und zwanzig Jahre lang gehörte der Kai den Anglern und den Katzen. Beide sind noch da. Die Angler haben ihre Stufen zurück, aus demselben Stein neu gebaut, und den Katzen hat ohnehin nie jemand etwas vorgeschrieben.

Harbour Lights folgt der Linie der alten Schuppen und nimmt den Rhythmus ihrer breiten Joche auf. Jenseits des Beckens sind die alten Kräne geblieben. Was in der Dämmerung geschieht, hat dem Haus seinen Namen gegeben: Fähre, Laternen und Balkone leuchten innerhalb einer Viertelstunde auf.

## Der Balkon bestimmt den Grundriss

Die Balkone haben wir zuerst gezeichnet. Mit 2,6 Metern sind sie tief genug für einen Tisch mit sechs Stühlen, und es bleibt Platz, daran vorbeizugehen. Sie verschatten das Glas darunter; so können die Wohnräume ganz verglast sein, ohne zum Gewächshaus zu werden. An der Kante laufen Schirme aus Bronzelamellen: am Nachmittag zu, bei Brise auf.

- Schiebetüren, die in der Wand verschwinden, 3,8 m breit
- Deckenventilator, Licht und zwei Steckdosen auf jedem Balkon
- Abläufe und Traglasten für große Pflanzkübel
- Bronzeschirme, die ab und zu ein Tuch brauchen, aber keine Farbe

## Arbeiten und nicht arbeiten

Im ersten Obergeschoss liegt ein Arbeitsraum mit dreißig Tischen, vier geschlossenen Kabinen und Blick auf alle, die ankommen. Für Bewohner ist er kostenlos, der Kaffee kostet, was er kostet. Auf dem Dach gibt es einen Pool, einen Rasen von der Größe eines Tennisplatzes und eine Küche für Feste. Man kann sie buchen, und man sollte es früh tun.

Das Erdgeschoss gehört der Stadt: ein Lebensmittelladen, eine Fahrradwerkstatt, ein Café am Kai. Von hier braucht die Fähre acht Minuten ins Marinaviertel und zwölf in die Innenstadt; sie fährt bis ein Uhr nachts.

## Ein Haus, das in Würde altert

Salz setzt Gebäuden zu. Wir haben Materialien gesucht, die dadurch schöner werden: Bronze, die erst braun und dann grün wird, Holzdecken, die silbrig werden, Stein, der schon einmal in diesem Hafen stand. Was von der Gischt erreicht wird, lässt sich von zwei Leuten an einem Vormittag abschrauben und ersetzen. Wann das nötig ist, haben die Ingenieure Teil für Teil aufgeschrieben, für die nächsten vierzig Jahre. Sie können die Liste vor dem Kauf lesen; eine solche veröffentlicht sonst kaum jemand.

Der Kai selbst gehört der Stadt, die ihn jeden Morgen um fünf kehrt. Von der östlichen Treppe aus darf man schwimmen, und nach dem ersten Sommer tun das die meisten.

## Hier kaufen

Harbour Lights wurde im Februar 2026 fertig, einen Monat vor dem vertraglichen Termin. Besichtigen können Sie täglich außer sonntags. Im zweiten, fünften und neunten Obergeschoss ist je eine Wohnung jeder Größe eingerichtet, damit Sie den Ausblick vergleichen können, bevor Sie sich für die Höhe entscheiden.

Eine Servicegebühr von rund 130 AED je Quadratmeter und Jahr, Balkon eingerechnet, deckt Concierge, Dach, Reinigung und Versicherung. Festgelegt wird sie von der Eigentümergemeinschaft, in der jede Wohnung eine Stimme hat.
`,
    },
  },
)
