import { type Entry, fileLink, media, picture, ref } from '../../entry.ts'
import { below } from '../below/below.ts'
import { share } from './share.ts'

const tags = [ref('tag', 'architecture'), ref('tag', 'living')]

export const howLightShapesAPlan: Entry = {
  key: 'how-light-shapes-a-plan',
  shared: { date: '2025-01-21' },
  en: {
    title: 'How light shapes a plan',
    slug: 'how-light-shapes-a-plan',
    author: 'Miriam Vogt',
    summary:
      'Before we draw a wall we draw the sun. What a day of light does to a living room in Port Alma, and why our bedrooms look east.',
    image: picture(
      'interior-living',
      'A living room with a sand-coloured sofa and a timber wall; afternoon sun lies on the floor',
    ),
    tags,
    social: share.en,
    ...below('article/how-light-shapes-a-plan', 'en'),
    seo: {
      title: 'How light shapes a floor plan',
      description:
        'The sun’s path decides where a kitchen, a bed and a terrace go. An architect explains how Mira draws its homes.',
      image: media('interior-living-desktop.jpg'),
    },
    text: `The first drawing of any Mira home is a circle with a line through it. The circle is the horizon of the plot; the line is the way the sun takes across it. Only when we know where the light comes in at seven, at noon and at half past five do we draw a wall.

In Port Alma this matters more than in cooler places. Light here is plentiful and heavy. It brings a third of the heat that an apartment has to get rid of, and it can bleach a good sofa in two summers. The task is not to get as much of it as possible, but to get the right kind at the right hour.

## East is for waking

Morning sun is low, soft and gone by ten. It warms a room without heating it. That is why, wherever the plot allows, our bedrooms and kitchens look east: you wake with the day, you have breakfast in it, and by the time the glass would begin to work against you the sun has moved on.

West is the difficult side. From three o’clock the light comes in almost level, slips beneath every canopy and reaches the back wall of a room. We put stairs there, bathrooms, wardrobes, lift shafts; rooms that need no view and make a thick, cool coat for the others. In the towers of [Marina Crest](/projects/marina-crest), where west also means water, we turned the two buildings eleven degrees away from each other instead. It cost us a tidy site plan and saves a fifth of the cooling load.

[![Two round towers with lit floors at dusk, boats and the city behind them](${fileLink('film-mira-poster.jpg')} "The towers of Marina Crest, turned away from the sun and from each other")](${fileLink('film-mira.mp4')})

## Two sides are better than one

A room lit from one side has a bright end and a dark end, and people live at the bright one. Give it a second window, even a small one, and the whole floor becomes usable. Faces look better too: light from two directions takes the hardness out of shadows.

We therefore try to give every living room two aspects. Where a plan is too deep for that, we use one of three means:

- a **clerestory** above the wardrobes, which lets borrowed light into the corridor;
- a **courtyard**, shaded and planted, which gives every home a second and quieter side, as in [Palm Court](/projects/palm-court);
- a **pale ceiling** that slopes down from the window and carries daylight two metres further into the room.

![Quiet courtyard with arches, olive trees and a small reflecting pool, a couple on a walk, a child beside the water](${fileLink('story-courtyard-desktop.jpg')} "A courtyard is a second and quieter side for each home around it")

## What we measure

Taste is a poor judge of daylight, because eyes adapt. So we build a model at 1:20, set it on a table that tilts, and photograph it for every hour of four days of the year. A plan goes further only if it passes three simple tests:

1. The kitchen worktop can be used without lamps from eight to five, all year.
2. No direct sun falls on a pillow after half past seven.
3. On the longest day, no more than two square metres of living room floor lie in direct sun at four in the afternoon.

> ‘People think that we draw rooms,’ says Hana Mirza, who runs the daylight table. ‘We draw hours. The room is what is left over.’

Before the model there is the computer. We draw our first pictures with the free program Blender, which lets light travel through a room as it does in life. Those who made it show what it can do in a film of their own:

[Big Buck Bunny, by the Blender Foundation](https://www.youtube.com/watch?v=aqz-KE-bpKQ)

## How to read a plan yourself

Look for the north arrow first; on our sheets it stands at the bottom left. Then find the bed, the table where you would eat and the place where you would sit in the evening, and ask of each: when do I use it, and where is the sun then? If all three answers please you, the plan is a good one, whatever its area says.

And visit at the wrong time. Anybody can love a room at nine in the morning. Come at four in August, and see whether you still want to sit down. How we keep the sun out without motors or sensors is the subject of [another piece](/articles/shading-without-gadgets).`,
  },
  ar: {
    title: 'كيف يرسم الضوء مخطط البيت',
    slug: 'how-light-shapes-a-plan',
    author: 'ميريام فوغت',
    summary:
      'قبل أن نرسم جدارًا نرسم مسار الشمس. ماذا يفعل يوم كامل من الضوء بغرفة معيشة في بورت ألما، ولماذا تطل غرف النوم لدينا على الشرق.',
    image: picture(
      'interior-living',
      'غرفة معيشة بأريكة رملية اللون وجدار خشبي، وشمس العصر على الأرض',
    ),
    tags,
    social: share.ar,
    ...below('article/how-light-shapes-a-plan', 'ar'),
    seo: {
      title: 'كيف يرسم الضوء مخطط البيت',
      description:
        'مسار الشمس يحدد موقع المطبخ والسرير والشرفة. معمارية من ميرا تشرح كيف نصمم بيوتنا.',
      image: media('interior-living-desktop.jpg'),
    },
    text: `أول ما نرسمه في أي بيت من بيوت ميرا دائرةٌ يقطعها خط. الدائرة أفق الأرض التي نبني عليها، والخط هو الطريق الذي تسلكه الشمس فوقها. ولا نرسم جدارًا واحدًا قبل أن نعرف من أين يدخل الضوء في السابعة صباحًا، وعند الظهر، وفي الخامسة والنصف.

ولهذا الأمر في بورت ألما شأن أكبر منه في المدن الباردة. فالضوء هنا وفير وثقيل؛ يحمل معه ثلث الحرارة التي على الشقة أن تتخلص منها، ويستطيع أن يُبهت قماش أريكة جيدة في صيفين. لذلك لا نسعى إلى أكبر قدر من الضوء، بل إلى الضوء المناسب في ساعته المناسبة.

## الشرق لساعة الاستيقاظ

شمس الصباح منخفضة ولطيفة، وتنصرف قبل العاشرة. تبعث الدفء في الغرفة ولا ترفع حرارتها. ولهذا نوجّه غرف النوم والمطابخ نحو الشرق كلما سمحت الأرض: تستيقظ مع النهار، وتفطر في ضوئه، وحين يوشك الزجاج أن يصير عبئًا تكون الشمس قد مضت في طريقها.

أما الغرب فهو الجهة الصعبة. فمنذ الثالثة يدخل الضوء شبه أفقي، ويتسلل من تحت كل مظلة حتى يبلغ آخر جدار في الغرفة. هناك نضع الأدراج والحمامات والخزائن وآبار المصاعد؛ فراغات لا تحتاج إلى إطلالة، وتكون لسائر البيت معطفًا سميكًا باردًا. وفي برجي [مارينا كريست](/projects/marina-crest)، حيث الغرب هو البحر أيضًا، اخترنا أن ندير كل برج عن الآخر إحدى عشرة درجة. خسرنا تناسقًا على الورق، وكسبنا خُمس حمل التبريد.

[![برجان مستديران بطوابق مضاءة عند الغروب وقوارب والمدينة خلفهما](${fileLink('film-mira-poster.jpg')} "برجا مارينا كريست وقد استدار كل منهما عن الشمس وعن الآخر")](${fileLink('film-mira.mp4')})

## جهتان خير من جهة واحدة

الغرفة التي يدخلها الضوء من جهة واحدة لها طرف مضيء وآخر معتم، والناس يعيشون في الطرف المضيء. أضف إليها نافذة ثانية، ولو صغيرة، وستصبح مساحتها كلها صالحة للعيش. حتى الوجوه تبدو أجمل، لأن الضوء القادم من اتجاهين يخفف قسوة الظلال.

لذلك نحرص على أن تطل كل غرفة معيشة على جهتين. وإذا كان المخطط أعمق من أن يسمح بذلك، لجأنا إلى واحدة من ثلاث وسائل:

- **نافذة علوية** فوق الخزائن تمرر إلى الممر ضوءًا مستعارًا؛
- **فناء** مظلل مزروع يمنح كل بيت جهة ثانية أهدأ، كما في [بالم كورت](/projects/palm-court)؛
- **سقف فاتح** يميل نزولًا من عند النافذة، فيحمل ضوء النهار مترين إضافيين إلى عمق الغرفة.

![فناء هادئ بأقواس وأشجار زيتون وحوض ماء صغير عاكس، وزوجان يتمشيان وطفل قرب الماء](${fileLink('story-courtyard-desktop.jpg')} "الفناء جهة ثانية أهدأ لكل مسكن حوله")

## ما الذي نقيسه

الذوق حَكَم ضعيف على ضوء النهار، لأن العين تتأقلم. لذا نبني مجسمًا بمقياس 1:20، ونضعه على طاولة تميل، ونصوره في كل ساعة من أربعة أيام موزعة على السنة. ولا يمضي المخطط إلى المرحلة التالية إلا إذا اجتاز ثلاثة اختبارات بسيطة:

1. أن يكون سطح العمل في المطبخ صالحًا للاستخدام من دون مصابيح من الثامنة حتى الخامسة طوال العام.
2. ألا تقع شمس مباشرة على وسادة بعد السابعة والنصف صباحًا.
3. ألا يقع تحت الشمس المباشرة في الرابعة عصرًا من أطول يوم في السنة أكثر من مترين مربعين من أرضية غرفة المعيشة.

> تقول هناء ميرزا، المسؤولة عن طاولة ضوء النهار: «يظن الناس أننا نرسم غرفًا. نحن نرسم ساعات، والغرفة هي ما يتبقى.»

وقبل المجسّم يأتي الحاسوب. نرسم صورنا الأولى ببرنامج Blender المجاني الذي يترك الضوء يسير في الغرفة كما يسير في الحياة. وقد أظهر صانعوه ما يقدر عليه في فيلم من إنتاجهم:

[Big Buck Bunny من مؤسسة Blender](https://www.youtube.com/watch?v=aqz-KE-bpKQ)

## كيف تقرأ المخطط بنفسك

ابحث أولًا عن سهم الشمال؛ تجده في لوحاتنا أسفل اليمين. ثم حدد موضع السرير، والطاولة التي ستأكل عليها، والمكان الذي ستجلس فيه مساءً، واسأل عن كل منها: متى أستخدمه؟ وأين تكون الشمس حينها؟ فإذا أرضتك الإجابات الثلاث فالمخطط جيد، مهما كان رقم مساحته.

ثم زُر المكان في أسوأ أوقاته. فكل إنسان يستطيع أن يحب غرفة في التاسعة صباحًا. تعال في الرابعة من عصر يوم في أغسطس، وانظر هل ما زلت ترغب في الجلوس. أما كيف نُبقي الشمس في الخارج بلا محركات ولا حساسات فموضوع [مقال آخر](/articles/shading-without-gadgets).`,
  },
  de: {
    title: 'Wie Licht einen Grundriss formt',
    slug: 'wie-licht-einen-grundriss-formt',
    author: 'Miriam Vogt',
    summary:
      'Bevor wir eine Wand zeichnen, zeichnen wir die Sonne. Was ein Tag Licht mit einem Wohnzimmer in Port Alma macht – und warum unsere Schlafzimmer nach Osten sehen.',
    image: picture(
      'interior-living',
      'Wohnzimmer mit sandfarbenem Sofa und Holzwand, Nachmittagssonne auf dem Boden',
    ),
    tags,
    social: share.de,
    ...below('article/how-light-shapes-a-plan', 'de'),
    seo: {
      title: 'Wie Licht einen Grundriss formt',
      description:
        'Der Lauf der Sonne entscheidet, wo Küche, Bett und Terrasse liegen. Eine Architektin erklärt, wie Mira Wohnungen entwirft.',
      image: media('interior-living-desktop.jpg'),
    },
    text: `Die erste Zeichnung jedes Hauses von Mira ist ein Kreis mit einer Linie darin. Der Kreis ist der Horizont des Grundstücks, die Linie der Weg, den die Sonne darüber nimmt. Erst wenn wir wissen, wo das Licht um sieben, um zwölf und um halb sechs einfällt, zeichnen wir eine Wand.

In Port Alma zählt das mehr als in kühleren Gegenden. Licht ist hier reichlich vorhanden, und es wiegt schwer: Ein Drittel der Wärme, die eine Wohnung wieder loswerden muss, kommt mit ihm herein, und ein gutes Sofa bleicht es in zwei Sommern aus. Es geht also nicht um möglichst viel Licht, sondern um das richtige zur richtigen Stunde.

## Der Osten ist zum Aufwachen da

Morgensonne steht tief, ist mild und um zehn wieder fort. Sie wärmt einen Raum, ohne ihn aufzuheizen. Deshalb liegen Schlafzimmer und Küchen bei uns, wo immer es geht, nach Osten: Sie wachen mit dem Tag auf, frühstücken in ihm, und wenn das Glas gegen Sie zu arbeiten begänne, ist die Sonne schon weitergezogen.

Der Westen ist die schwierige Seite. Ab drei Uhr kommt das Licht fast waagerecht, schlüpft unter jedem Vordach hindurch und erreicht die hinterste Wand. Dorthin legen wir Treppen, Bäder, Schränke und Aufzugsschächte – Räume, die keine Aussicht brauchen und den anderen als dicker, kühler Mantel dienen. In den Türmen von [Marina Crest](/projects/marina-crest), wo Westen zugleich Wasser heißt, haben wir die beiden Häuser stattdessen um elf Grad voneinander weggedreht. Das kostete einen sauberen Lageplan und spart ein Fünftel der Kühllast.

[![Zwei runde Türme mit erleuchteten Geschossen in der Dämmerung, davor Boote, dahinter die Stadt](${fileLink('film-mira-poster.jpg')} "Die Türme von Marina Crest, von der Sonne und voneinander weggedreht")](${fileLink('film-mira.mp4')})

## Zwei Seiten sind besser als eine

Ein Raum mit Licht von nur einer Seite hat ein helles und ein dunkles Ende, und gelebt wird am hellen. Bekommt er ein zweites Fenster, und sei es klein, wird die ganze Fläche brauchbar. Auch Gesichter gewinnen: Licht aus zwei Richtungen nimmt den Schatten die Härte.

Darum versuchen wir, jedem Wohnraum zwei Himmelsrichtungen zu geben. Ist der Grundriss dafür zu tief, greifen wir zu einem von drei Mitteln:

- einem **Oberlichtband** über den Schränken, das dem Flur Licht aus dem Nachbarraum leiht;
- einem **Hof**, beschattet und bepflanzt, der jeder Wohnung eine zweite, ruhigere Seite gibt, wie in [Palm Court](/projects/palm-court);
- einer **hellen Decke**, die vom Fenster weg leicht abfällt und das Tageslicht zwei Meter weiter in den Raum trägt.

![Stiller Hof mit Bögen, Olivenbäumen und einem kleinen Wasserbecken, ein Paar beim Spaziergang, ein Kind am Wasser](${fileLink('story-courtyard-desktop.jpg')} "Ein Hof ist für jede Wohnung rundum eine zweite, stillere Seite")

## Was wir messen

Der Geschmack ist ein schlechter Richter über Tageslicht, denn Augen passen sich an. Deshalb bauen wir ein Modell im Maßstab 1:20, stellen es auf einen kippbaren Tisch und fotografieren es für jede Stunde an vier Tagen des Jahres. Weitergezeichnet wird nur, was drei einfache Prüfungen besteht:

1. Die Arbeitsplatte der Küche lässt sich das ganze Jahr von acht bis fünf ohne Lampe benutzen.
2. Nach halb acht fällt keine direkte Sonne auf ein Kopfkissen.
3. Am längsten Tag liegen um vier Uhr nachmittags höchstens zwei Quadratmeter des Wohnzimmerbodens in der prallen Sonne.

> „Die Leute denken, wir zeichnen Räume“, sagt Hana Mirza, die den Lichttisch betreut. „Wir zeichnen Stunden. Der Raum ist, was übrig bleibt.“

Vor dem Modell kommt der Rechner. Unsere ersten Bilder zeichnen wir mit dem freien Programm Blender, das Licht so durch einen Raum schickt, wie es im Leben geschieht. Was es kann, haben die Leute, die es machen, in einem eigenen Film gezeigt:

[Big Buck Bunny von der Blender Foundation](https://www.youtube.com/watch?v=aqz-KE-bpKQ)

## Wie Sie selbst einen Plan lesen

Suchen Sie zuerst den Nordpfeil; auf unseren Blättern steht er unten links. Finden Sie dann das Bett, den Tisch, an dem Sie essen würden, und den Platz für den Abend. Fragen Sie jedes Mal: Wann bin ich hier, und wo steht dann die Sonne? Gefallen Ihnen alle drei Antworten, ist der Plan gut – ganz gleich, welche Fläche darunter steht.

Und kommen Sie zur falschen Zeit. Um neun Uhr morgens ist jeder Raum liebenswert. Besuchen Sie ihn im August um vier, und prüfen Sie, ob Sie sich noch setzen möchten. Wie wir die Sonne ohne Motoren und Sensoren draußen halten, steht in [einem anderen Beitrag](/articles/schatten-ohne-technik).`,
  },
}
