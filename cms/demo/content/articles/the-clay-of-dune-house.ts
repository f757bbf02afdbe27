import { type Entry, picture, ref } from '../../entry.ts'
import { share } from './share.ts'

const tags = [ref('tag', 'architecture'), ref('tag', 'sustainability')]

export const theClayOfDuneHouse: Entry = {
  key: 'the-clay-of-dune-house',
  shared: { date: '2025-08-05' },
  en: {
    title: 'The clay of Dune House',
    slug: 'the-clay-of-dune-house',
    author: 'Miriam Vogt',
    summary:
      'The colour of the walls was not chosen from a chart. It was dug from the site, sieved, and argued over for eleven months.',
    image: picture(
      'dune-house-dusk',
      'The houses of Dune House after sunset, windows lit, the dunes in violet shade',
    ),
    tags,
    social: share.en,
    text: `Behind the fence at the end of Dune Road stands a row of forty-six walls that lead nowhere. Each is two metres long and as high as a man. Some are ochre, some pink, one is the green of old copper. They are the reason why [Dune House](/projects/dune-house) has no paint chart.

## What lies under the sand

It began with a borehole. The geologists were looking for firm ground and found, at two metres, a seam of clay: fine, rusty, slightly salty, left by a river that has not flowed for six thousand years. On the drawings it was marked as *unsuitable, to be removed*. Eleven thousand cubic metres, about seven hundred lorries to the tip.

Our architect took a bucket of it back to the workshop, pressed a brick and forgot it on the windowsill. After two weeks it could no longer be broken by hand.

## Eleven months, forty-six walls

Earth as it comes out of the ground is too fat: it shrinks and cracks. Sand makes it lean, gravel makes it strong, and a little lime and cement help it against the rain, which is rare on this coast but violent. The question was how much of each. We built a wall for every mixture and waited.

What we learned in the process:

- Salt has to be washed out, or it blooms on the surface in white beards.
- Rammed in layers of twelve centimetres, a wall is denser than in layers of fifteen, and looks better, because one sees each day’s work.
- The first five metres of colour are always wrong. It takes a summer to settle.
- Goats like wall 17.

Wall 31 won: five parts of sand and gravel to two of clay, and less than a twentieth of binder. It is forty centimetres thick, and on the afternoon of the hottest day its inner side was eleven degrees cooler than its outer one.

> ‘I have painted houses all my life,’ said the master mason, Abdul Karim, in front of it. ‘This one I would leave alone.’

## Slow walls

Rammed earth does not insulate particularly well. It does something else: it is late. The heat of noon needs about nine hours to pass through; by the time it arrives it is night, the windows are open, and it is carried off. In the model house we read the thermometers for a whole year. On 212 days the bedrooms needed no cooling at all.

The walls also breathe. They take up moisture when you shower and give it back when the air is dry, so that the humidity indoors moves within a band as narrow as in a wine cellar. And they swallow sound: people lower their voices in these rooms without knowing why.

## What it costs

More work and less material. A square metre of wall takes a mason and two helpers three hours, which is twice as long as concrete blocks with render. Against that stand seven hundred lorry trips that nobody has to make, no paint in the first year, and none in the tenth. All in all the wall costs nine per cent more, and the house two.

We have trained fourteen masons, since the craft had almost died out on this coast. The youngest is nineteen and has already been asked to build something for her village.

## Visit the walls

The forty-six will stay until the first row is roofed, and then they become benches along the path to the dunes. Come at dawn or an hour before sunset, when they show their colours; [tell us when](/contact), so that somebody can open the gate. You may touch everything. Wall 17 is at the back on the left.`,
  },
  ar: {
    title: 'طين ديون هاوس',
    slug: 'the-clay-of-dune-house',
    author: 'ميريام فوغت',
    summary:
      'لم يُختر لون الجدران من كتيّب ألوان، بل حُفر من أرض المشروع ونُخل ودار حوله النقاش أحد عشر شهرًا.',
    image: picture(
      'dune-house-dusk',
      'بيوت ديون هاوس بعد الغروب بنوافذ مضاءة والكثبان في ظل بنفسجي',
    ),
    tags,
    social: share.ar,
    text: `خلف السياج في آخر طريق الكثبان يقف صف من ستة وأربعين جدارًا لا تؤدي إلى أي مكان. طول كل منها متران، وارتفاعه قامة رجل. بعضها أصفر ترابي وبعضها وردي، وواحد منها أخضر كالنحاس العتيق. وهي السبب في أن [ديون هاوس](/projects/dune-house) بلا كتيّب ألوان.

## ما تحت الرمل

بدأت الحكاية بثقب في الأرض. كان الجيولوجيون يبحثون عن تربة متماسكة، فوجدوا على عمق مترين طبقة من الطين: ناعمة، صدئة اللون، مالحة قليلًا، خلّفها نهر جفّ قبل ستة آلاف عام. وفي الرسوم كُتب عندها: *غير صالح، يُزال*. أحد عشر ألف متر مكعب، أي نحو سبع مئة شاحنة إلى المكبّ.

حمل معماريُّنا دلوًا منه إلى الورشة، وضغطه في قالب طوب ونسيه على حافة النافذة. وبعد أسبوعين لم يعد كسره باليد ممكنًا.

## أحد عشر شهرًا وستة وأربعون جدارًا

التراب كما يخرج من الأرض دسم؛ ينكمش ويتشقق. الرمل يخفف دسمه، والحصى يقويه، وقليل من الجير والإسمنت يعينه على المطر، وهو على هذا الساحل نادر لكنه عنيف. وكان السؤال عن المقادير. فبنينا لكل خلطة جدارًا وانتظرنا.

وهذا ما تعلمناه:

- لا بد من غسل الملح، وإلا أزهر على السطح لحىً بيضاء.
- الجدار المدكوك في طبقات من اثني عشر سنتيمترًا أكثف من المدكوك في خمسة عشر، وأجمل أيضًا، لأن عمل كل يوم يظل ظاهرًا فيه.
- الأمتار الخمسة الأولى من اللون خاطئة دائمًا، ولا يستقر إلا بعد صيف كامل.
- الماعز تحب الجدار رقم 17.

فاز الجدار رقم 31: خمسة أجزاء من الرمل والحصى إلى جزأين من الطين، وأقل من جزء من عشرين من المادة الرابطة. سماكته أربعون سنتيمترًا، وفي عصر أشد الأيام حرًا كان وجهه الداخلي أبرد من الخارجي بإحدى عشرة درجة.

> قال كبير البنائين عبد الكريم وهو واقف أمامه: «قضيت عمري أدهن البيوت. أما هذا فأتركه كما هو.»

## جدران بطيئة

لا يعزل التراب المدكوك عزلًا متميزًا، لكنه يفعل شيئًا آخر: يتأخر. فحرارة الظهيرة تحتاج إلى نحو تسع ساعات لتعبره، وحين تصل يكون الليل قد حلّ والنوافذ مفتوحة، فيحملها الهواء. قرأنا موازين الحرارة في البيت النموذجي سنة كاملة، وفي 212 يومًا منها لم تحتج غرف النوم إلى تبريد أصلًا.

والجدران تتنفس كذلك. تمتص الرطوبة حين تستحم وتردها حين يجف الهواء، فتبقى رطوبة الداخل في نطاق ضيق مستقر. وهي تبتلع الصوت أيضًا: يخفض الناس أصواتهم في هذه الغرف من غير أن يعرفوا السبب.

## كم تكلّف

عمل أكثر ومواد أقل. فالمتر المربع من الجدار يأخذ من بنّاء ومساعدَين ثلاث ساعات، أي ضعف ما تأخذه الكتل الإسمنتية مع اللياسة. وفي المقابل سبع مئة رحلة شاحنة لا داعي لها، ولا طلاء في السنة الأولى ولا في العاشرة. والحصيلة أن الجدار أغلى بتسعة في المئة، والبيت باثنين في المئة.

دربنا أربعة عشر بنّاءً، فقد كادت الحرفة تندثر على هذا الساحل. وأصغرهم شابة في التاسعة عشرة، وقد طُلب منها منذ الآن أن تبني شيئًا لقريتها.

## تعالَ وشاهد الجدران

ستبقى الجدران الستة والأربعون حتى تُسقف بيوت الصف الأول، ثم تصير مقاعد على الطريق إلى الكثبان. تعال فجرًا أو قبل الغروب بساعة، حين تُظهر ألوانها؛ و[أخبرنا بموعدك](/contact) كي يفتح لك أحدنا البوابة. يمكنك أن تلمس كل شيء. الجدار رقم 17 في الخلف إلى اليسار.`,
  },
  de: {
    title: 'Der Lehm von Dune House',
    slug: 'der-lehm-von-dune-house',
    author: 'Miriam Vogt',
    summary:
      'Die Farbe der Wände stammt aus keinem Fächer. Sie wurde aus dem Baugrund gegraben, gesiebt und elf Monate lang diskutiert.',
    image: picture(
      'dune-house-dusk',
      'Die Häuser von Dune House nach Sonnenuntergang, erleuchtete Fenster, Dünen in violettem Schatten',
    ),
    tags,
    social: share.de,
    text: `Hinter dem Zaun am Ende der Dune Road stehen sechsundvierzig Wände, die nirgendwohin führen. Jede ist zwei Meter lang und mannshoch. Manche sind ocker, manche rosa, eine hat das Grün von altem Kupfer. Ihretwegen gibt es für [Dune House](/projects/dune-house) keinen Farbfächer.

## Was unter dem Sand liegt

Es begann mit einer Bohrung. Die Geologen suchten festen Grund und fanden in zwei Metern Tiefe eine Schicht Lehm: fein, rostrot, etwas salzig, zurückgelassen von einem Fluss, der seit sechstausend Jahren nicht mehr fließt. In den Plänen stand daneben *ungeeignet, zu entfernen*. Elftausend Kubikmeter, rund siebenhundert Lastwagen zur Deponie.

Unser Architekt nahm einen Eimer davon mit in die Werkstatt, presste einen Stein und vergaß ihn auf der Fensterbank. Nach zwei Wochen ließ er sich mit der Hand nicht mehr brechen.

## Elf Monate, sechsundvierzig Wände

Lehm, wie er aus der Erde kommt, ist zu fett: Er schwindet und reißt. Sand macht ihn mager, Kies macht ihn fest, und etwas Kalk und Zement helfen ihm gegen den Regen, der an dieser Küste selten fällt, aber heftig. Die Frage war, wie viel wovon. Wir bauten für jede Mischung eine Wand und warteten.

Was wir dabei lernten:

- Salz muss ausgewaschen werden, sonst blüht es in weißen Bärten aus.
- In Lagen von zwölf Zentimetern gestampft, wird eine Wand dichter als in Lagen von fünfzehn – und schöner, weil man jedes Tagwerk sieht.
- Die ersten fünf Meter Farbe stimmen nie. Sie braucht einen Sommer, um zur Ruhe zu kommen.
- Ziegen mögen Wand 17.

Gewonnen hat Wand 31: fünf Teile Sand und Kies auf zwei Teile Lehm und weniger als ein Zwanzigstel Bindemittel. Sie ist vierzig Zentimeter dick, und am Nachmittag des heißesten Tages war ihre Innenseite elf Grad kühler als die äußere.

> „Ich habe mein Leben lang Häuser gestrichen“, sagte der Maurermeister Abdul Karim vor ihr. „Dieses würde ich in Ruhe lassen.“

## Langsame Wände

Stampflehm dämmt nicht besonders gut. Er kann etwas anderes: Er kommt zu spät. Die Mittagshitze braucht etwa neun Stunden, um hindurchzugelangen; wenn sie ankommt, ist es Nacht, die Fenster stehen offen, und die Luft trägt sie fort. Im Musterhaus haben wir die Thermometer ein ganzes Jahr lang abgelesen. An 212 Tagen brauchten die Schlafzimmer überhaupt keine Kühlung.

Außerdem atmen die Wände. Sie nehmen Feuchte auf, wenn Sie duschen, und geben sie ab, wenn die Luft trocken ist; die Werte im Haus schwanken so wenig wie in einem Weinkeller. Und sie schlucken Schall: In diesen Räumen senken die Menschen die Stimme, ohne zu wissen, warum.

## Was es kostet

Mehr Arbeit und weniger Material. Ein Quadratmeter Wand kostet einen Maurer und zwei Helfer drei Stunden, doppelt so viel wie Betonsteine mit Putz. Dagegen stehen siebenhundert Fahrten, die niemand machen muss, und kein Anstrich, weder im ersten Jahr noch im zehnten. Unterm Strich ist die Wand neun Prozent teurer, das Haus zwei.

Vierzehn Maurerinnen und Maurer haben wir ausgebildet, denn das Handwerk war an dieser Küste beinahe verschwunden. Die Jüngste ist neunzehn und wurde bereits gebeten, etwas für ihr Dorf zu bauen.

## Besuchen Sie die Wände

Die sechsundvierzig bleiben stehen, bis die erste Reihe ihre Dächer hat; dann werden sie zu Bänken am Weg in die Dünen. Kommen Sie in der Morgendämmerung oder eine Stunde vor Sonnenuntergang, wenn sie ihre Farben zeigen. [Sagen Sie uns, wann](/kontakt), damit jemand das Tor öffnet. Anfassen dürfen Sie alles. Wand 17 steht hinten links.`,
  },
}
