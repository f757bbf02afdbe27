import { type Entry, media, picture, ref } from '../../entry.ts'
import { share } from './share.ts'

const tags = [ref('tag', 'sustainability'), ref('tag', 'living')]

export const aYearInTheCourtyardGarden: Entry = {
  key: 'a-year-in-the-courtyard-garden',
  shared: { date: '2026-10-13' },
  en: {
    title: 'A year in the courtyard garden',
    slug: 'a-year-in-the-courtyard-garden',
    author: 'Dana Khoury',
    summary:
      'Twelve months with the gardeners of Palm Court: what they plant, what they water with, and what they let die.',
    image: picture(
      'palm-court-day',
      'A courtyard of four-storey sandstone residences around a long turquoise pool lined with date palms',
    ),
    tags,
    social: share.en,
    seo: {
      title: 'A year in the courtyard garden of Palm Court',
      description:
        'Native plants, recycled water and a calendar of garden work on a warm gulf coast.',
      image: media('palm-court-day-desktop.jpg'),
    },
    text: `The garden of [Palm Court](/projects/palm-court) measures sixty by seventy metres and has two gardeners, Yusuf and Marta. Between October and September I visited them on the first Monday of every month, sat down on the edge of the pool and asked what there was to do. The answer was never *nothing*.

## October to December: planting

The year of a gulf garden begins when it ends elsewhere. In October the ground cools to below thirty degrees, and roots start to move again. This is when Yusuf plants: desert sage, caper, ruellia, a low rosemary that creeps over walls. Three quarters of the 190 species are native or have been on the coast for centuries. The last quarter is there because residents love them, above all jasmine and two bougainvilleas that nobody would dare to touch.

The sixty-four date palms are pollinated later, but cleaned now. A climber comes with a belt of rope, takes down the dry fronds and inspects the hearts for weevils. He needs eleven minutes a tree and whistles in between.

## January to March: the loud months

All at once it is green. Sunbirds nest in the loggias, the lawn has to be mown every week, and the children have a bed of their own where peas, radishes and, for reasons that nobody remembers, a single cotton plant grow. In February the palms flower. Marta ties the male blossoms into the female ones by hand, as has been done here for four thousand years.

> ‘A garden is not a picture,’ she says from the ladder. ‘A picture would be finished.’

## April to June: closing down

Now it is about letting go. Whatever cannot bear the summer may set seed and die; the beds look untidy for six weeks, and a note on the board explains why. Mulch of chopped fronds is spread, eight centimetres deep. It saves more water than any device that we have tried.

About water, since everybody asks:

- The garden uses 9,800 litres on an average day and 16,000 in July.
- All of it is used water from showers and basins, filtered through a bed of reeds behind building C.
- Drippers lie under the mulch; nothing is sprayed, nothing runs at noon.
- The lawn is 300 square metres, not one more. It takes a fifth of the water.

## July to September: shade and patience

I sit beneath the palms with a thermometer. Thirty-five degrees; outside in Orchard Lane it is forty-two. The difference is not made by one thing but by many: leaves that evaporate, a pool, walls that never see the noon sun, and air that comes through the gate in the evening.

The gardeners work from five to nine and again after six. In August comes the reward. Dates are cut, three tonnes of them, yellow, brown and almost black. Each household gets a crate; the rest goes to the kitchen at the harbour that cooks for the seamen. On the long table under the loggias people sort, eat and disagree about which tree is the best. It is number 40.

## What they let die

In the first spring there were two hundred roses. They needed more care than all the rest together, and at the end of the summer forty were left. The residents voted: nineteen for roses, thirty-six for something else. Today a desert willow stands there, with a bench around its trunk, and on that bench I was handed the first date of the year.

Anybody who would like to try this at home can begin with three pots: caper, rosemary, aloe. Put them to the east, water them on Sundays, and forget them in between. If you would rather walk than dig, follow us [along the creek](/articles/a-walk-along-the-creek).`,
  },
  ar: {
    title: 'عام في حديقة الفناء',
    slug: 'a-year-in-the-courtyard-garden',
    author: 'دانة خوري',
    summary:
      'اثنا عشر شهرًا مع بستانيي بالم كورت: ماذا يزرعون، وبأي ماء يسقون، وما الذي يتركونه يذبل.',
    image: picture(
      'palm-court-day',
      'فناء تحيط به مساكن من الحجر الرملي بأربعة طوابق حول مسبح فيروزي طويل تحفه أشجار النخيل',
    ),
    tags,
    social: share.ar,
    seo: {
      title: 'عام في حديقة فناء بالم كورت',
      description: 'نباتات محلية ومياه معاد تدويرها وتقويم لأعمال الحديقة على ساحل خليجي دافئ.',
      image: media('palm-court-day-desktop.jpg'),
    },
    text: `تبلغ مساحة حديقة [بالم كورت](/projects/palm-court) ستين مترًا في سبعين، ولها بستانيان: يوسف ومارتا. من أكتوبر إلى سبتمبر كنت أزورهما في أول اثنين من كل شهر، وأجلس على حافة المسبح وأسأل عما ينبغي عمله. ولم يكن الجواب مرةً: *لا شيء*.

## أكتوبر إلى ديسمبر: الغرس

تبدأ سنة الحديقة الخليجية حين تنتهي في غيرها. ففي أكتوبر تبرد التربة إلى ما دون ثلاثين درجة، وتتحرك الجذور من جديد. عندئذ يغرس يوسف المريمية الصحراوية والكَبَر والرويليا وإكليل جبل قصيرًا يزحف فوق الجدران. ثلاثة أرباع الأنواع المئة والتسعين محلية أو مستوطنة على الساحل منذ قرون. أما الربع الأخير فموجود لأن السكان يحبونه، وفي مقدمته الياسمين وجهنميّتان لا يجرؤ أحد على المساس بهما.

وأشجار النخيل الأربع والستون تُلقَّح لاحقًا، لكنها تُنظَّف الآن. يأتي متسلق بحزام من الحبال، فيُنزل السعف اليابس ويفحص القلوب بحثًا عن السوسة. يحتاج إلى إحدى عشرة دقيقة لكل نخلة، ويصفّر لحنًا بين واحدة وأخرى.

## يناير إلى مارس: الأشهر الصاخبة

فجأة يخضرّ كل شيء. يعشش التمير في الشرفات، ويُقصّ العشب كل أسبوع، وللأطفال حوض خاص ينمو فيه البازلاء والفجل، ونبتة قطن واحدة لسبب لم يعد أحد يذكره. وفي فبراير يزهر النخيل، فتضع مارتا الطلع المذكر في الإناث بيدها، كما يجري هنا منذ أربعة آلاف عام.

> تقول من فوق السلّم: «الحديقة ليست صورة، فالصورة تكتمل.»

## أبريل إلى يونيو: إسدال الستار

الآن أوان التخلي. ما لا يحتمل الصيف يُترك ليعقد بذوره ويموت؛ تبدو الأحواض مهملة ستة أسابيع، وورقة على اللوحة تشرح السبب. ويُفرش مهاد من السعف المفروم سماكته ثمانية سنتيمترات، وهو يوفر من الماء أكثر من أي جهاز جربناه.

وعن الماء، لأن الجميع يسأل:

- تستهلك الحديقة 9,800 لتر في اليوم المتوسط، و16,000 في يوليو.
- كلها مياه مستعملة من الدش والمغاسل، تُرشَّح في حوض قصب خلف المبنى C.
- خراطيم التنقيط تحت المهاد؛ لا رشّ، ولا سقي عند الظهر.
- مساحة العشب 300 متر مربع لا تزيد مترًا، وهو يأخذ خُمس الماء.

## يوليو إلى سبتمبر: ظلٌّ وصبر

أجلس تحت النخيل ومعي ميزان حرارة. خمس وثلاثون درجة، وفي الزقاق خارج البوابة اثنتان وأربعون. لا يصنع هذا الفرق شيء واحد بل أشياء كثيرة: أوراق تبخّر الماء، ومسبح، وجدران لا ترى شمس الظهيرة، وهواء يدخل من البوابة مساءً.

يعمل البستانيان من الخامسة إلى التاسعة صباحًا، ثم بعد السادسة مساءً. وفي أغسطس تأتي المكافأة: يُجنى التمر، ثلاثة أطنان منه، أصفر وبنيًا ويكاد يكون أسود. لكل بيت صندوق، والباقي لمطبخ الميناء الذي يطهو للبحّارة. وعلى الطاولة الطويلة تحت الشرفات يفرز الناس ويأكلون ويختلفون في أفضل نخلة. إنها رقم 40.

## ما تركاه يموت

في الربيع الأول كانت هناك مئتا شجيرة ورد. احتاجت إلى عناية أكثر من كل ما عداها، وفي آخر الصيف لم يبق منها إلا أربعون. صوّت السكان: تسعة عشر للورد، وستة وثلاثون لشيء آخر. واليوم تقف هناك صفصافة صحراوية حول جذعها مقعد، وعلى ذلك المقعد ناولوني أول تمرة في الموسم.

من أراد أن يجرب ذلك في بيته فليبدأ بثلاثة أصص: كَبَر وإكليل جبل وصبّار. ضعها إلى الشرق، واسقها يوم الأحد، وانسها بينهما. وإذا كنت تفضّل المشي على الحفر فرافقنا [على ضفة الخور](/articles/a-walk-along-the-creek).`,
  },
  de: {
    title: 'Ein Jahr im Hofgarten',
    slug: 'ein-jahr-im-hofgarten',
    author: 'Dana Khoury',
    summary:
      'Zwölf Monate mit den Gärtnern von Palm Court: was sie pflanzen, womit sie gießen und was sie eingehen lassen.',
    image: picture(
      'palm-court-day',
      'Innenhof mit viergeschossigen Sandsteinhäusern um ein langes türkisfarbenes Becken mit Dattelpalmen',
    ),
    tags,
    social: share.de,
    seo: {
      title: 'Ein Jahr im Hofgarten von Palm Court',
      description:
        'Heimische Pflanzen, aufbereitetes Wasser und ein Gartenkalender für eine warme Golfküste.',
      image: media('palm-court-day-desktop.jpg'),
    },
    text: `Der Garten von [Palm Court](/projects/palm-court) misst sechzig mal siebzig Meter und hat einen Gärtner und eine Gärtnerin, Yusuf und Marta. Von Oktober bis September habe ich sie an jedem ersten Montag im Monat besucht, mich an den Beckenrand gesetzt und gefragt, was zu tun sei. Die Antwort lautete kein einziges Mal *nichts*.

## Oktober bis Dezember: pflanzen

Das Gartenjahr am Golf beginnt, wenn es anderswo endet. Im Oktober kühlt der Boden auf unter dreißig Grad ab, und die Wurzeln rühren sich wieder. Jetzt pflanzt Yusuf: Wüstensalbei, Kapern, Ruellien, einen niedrigen Rosmarin, der über Mauern kriecht. Drei Viertel der 190 Arten sind heimisch oder seit Jahrhunderten an der Küste zu Hause. Das letzte Viertel ist da, weil die Bewohner es lieben, allen voran der Jasmin und zwei Bougainvilleen, an die sich niemand herantraut.

Die vierundsechzig Dattelpalmen werden später bestäubt, aber jetzt geputzt. Ein Kletterer kommt mit einem Gurt aus Seil, holt die trockenen Wedel herunter und sucht die Herzen nach Rüsselkäfern ab. Elf Minuten braucht er je Baum, dazwischen pfeift er.

## Januar bis März: die lauten Monate

Mit einem Mal ist alles grün. In den Loggien nisten Nektarvögel, der Rasen muss jede Woche gemäht werden, und die Kinder haben ein eigenes Beet, in dem Erbsen, Radieschen und, aus Gründen, an die sich niemand erinnert, eine einzelne Baumwollpflanze wachsen. Im Februar blühen die Palmen. Marta bindet die männlichen Blüten von Hand in die weiblichen, wie man es hier seit viertausend Jahren tut.

> „Ein Garten ist kein Bild“, sagt sie von der Leiter herab. „Ein Bild wäre fertig.“

## April bis Juni: loslassen

Nun geht es ums Aufhören. Was den Sommer nicht erträgt, darf aussamen und eingehen; sechs Wochen lang sehen die Beete unordentlich aus, und ein Zettel am Brett erklärt, warum. Gehäckselte Wedel werden ausgebreitet, acht Zentimeter dick. Das spart mehr Wasser als jedes Gerät, das wir ausprobiert haben.

Zum Wasser, weil alle danach fragen:

- Der Garten braucht an einem durchschnittlichen Tag 9.800 Liter, im Juli 16.000.
- Alles davon ist gebrauchtes Wasser aus Duschen und Waschbecken, gefiltert in einem Schilfbeet hinter Haus C.
- Die Tropfschläuche liegen unter dem Mulch; nichts wird gesprüht, nichts läuft am Mittag.
- Der Rasen hat 300 Quadratmeter, keinen mehr. Er nimmt sich ein Fünftel des Wassers.

## Juli bis September: Schatten und Geduld

Ich sitze mit einem Thermometer unter den Palmen. Fünfunddreißig Grad; draußen in der Orchard Lane sind es zweiundvierzig. Diesen Unterschied macht nicht eines, sondern vieles: Blätter, die verdunsten, ein Becken, Mauern, die nie Mittagssonne sehen, und Luft, die am Abend durchs Tor kommt.

Gearbeitet wird von fünf bis neun und dann wieder nach sechs. Im August kommt der Lohn. Die Datteln werden geschnitten, drei Tonnen, gelb, braun und beinahe schwarz. Jeder Haushalt bekommt eine Kiste, der Rest geht an die Küche am Hafen, die für die Seeleute kocht. Am langen Tisch unter den Loggien wird sortiert, gegessen und gestritten, welcher Baum der beste sei. Es ist die Nummer 40.

## Was sie eingehen ließen

Im ersten Frühjahr gab es zweihundert Rosen. Sie brauchten mehr Pflege als alles andere zusammen, und am Ende des Sommers waren noch vierzig da. Die Bewohner stimmten ab: neunzehn für Rosen, sechsunddreißig für etwas anderes. Heute steht dort eine Wüstenweide mit einer Bank um den Stamm, und auf dieser Bank bekam ich die erste Dattel des Jahres.

Wer es zu Hause versuchen möchte, beginnt mit drei Töpfen: Kaper, Rosmarin, Aloe. Stellen Sie sie nach Osten, gießen Sie sonntags, und vergessen Sie sie dazwischen. Und wenn Sie lieber gehen als graben, begleiten Sie uns [am Creek entlang](/articles/ein-spaziergang-am-creek).`,
  },
}
