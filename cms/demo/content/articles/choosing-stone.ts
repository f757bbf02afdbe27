import { type Entry, fileLink, media, picture, ref } from '../../entry.ts'
import { share } from './share.ts'

const tags = [ref('tag', 'interiors'), ref('tag', 'architecture')]

export const choosingStone: Entry = {
  key: 'choosing-stone',
  shared: { date: '2026-09-29' },
  en: {
    title: 'Choosing stone',
    slug: 'choosing-stone',
    author: 'Miriam Vogt',
    summary:
      'A floor is walked on for decades and looked at for minutes. How a limestone gets from the quarry to your kitchen, and what we turn away.',
    image: picture(
      'story-materials',
      'Samples of stone, marble, wood, fabric and brass laid out on a table',
    ),
    tags,
    social: share.en,
    seo: {
      title: 'Choosing stone for a home',
      description:
        'Hardness, water, heat, slip: what Mira tests before a stone becomes a floor, and how to look after it.',
      image: media('story-materials-desktop.jpg'),
    },
    text: `There is a shed behind our workshop in which forty-one slabs of limestone lean against the wall. Forty have been rejected. The last bears a label in pencil, \`MR-114/C\`, and you can walk on it in every lobby that we have built since 2021.

## The quarry first

Stone is chosen in the ground, not in a catalogue. A quarry has layers, which the trade calls beds, and from one bed to the next the same name can mean another material: denser, yellower, full of shells. Once a year we travel to the mountains, look at the open face and reserve a bed for everything that we are going to build in the next eighteen months. The letter after the stroke is the bed; C lies eleven metres down.

That is also why we cannot say yes when somebody asks for ‘the stone from the show apartment, but lighter’. There is no lighter. There is another bed, and it has other habits.

## Four tests

From each block six tiles are cut and treated badly on purpose.

1. **Wear.** A steel wheel with sand runs over the surface 75 times. The groove may be no longer than 22 millimetres.
2. **Water.** A tile lies in water for two days. If it gains more than three per cent in weight, it has no business in a bathroom.
3. **Stains.** Coffee, oil, lemon, turmeric; one night each. What is still visible after soap and water decides where the stone may go.
4. **Slip.** Somebody walks on it in wet, bare feet on a ramp that rises slowly. For the edge of a pool we ask for 24 degrees.

Bed C passed the first three with ease and failed the fourth when polished. Brushed, it passed. So it is polished in living rooms, honed in kitchens, brushed wherever it gets wet.

![Lobby with stone walls, an arched recess and a reception desk in brass light](${fileLink('interior-lobby-desktop.jpg')} "Bed C in the lobby of Marina Crest")

## What the eye wants

Then it is laid out, thirty square metres at a time, on the floor of the shed, and we walk around it for a week. We do this because a sample lies. On a piece as large as a hand a brown vein is charming; repeated in ninety tiles it becomes a pattern, then an irritation.

> ‘You should notice a floor twice,’ says our stone buyer, Matteo Rinaldi. ‘On the day you move in, and on the day you move out.’

We sort into three heaps. Calm pieces go to bedrooms. Lively ones are for lobbies, where nobody stays long. The loud ones become the underside of stairs, and the masons like them best.

## Warm or cold underfoot

Stone takes on the temperature of the room and gives it back slowly. In this climate that is a gift. A limestone floor in the shade is two to three degrees cooler than the air above it in the afternoon, and it costs nothing. It is hard on the ears, though: a room with stone, plaster and glass needs a rug of at least six square metres, or you will hear every spoon. More on rugs in [Furnishing a two-bedroom](/articles/furnishing-a-two-bedroom).

![Stone bathroom with a freestanding tub by the window and a round mirror](${fileLink('interior-bathroom-mobile.jpg')} "The same bed, brushed, where it gets wet")

## How to look after it

- Sweep before you wipe. Sand does the damage, not shoes.
- Use neutral soap, a spoonful to a bucket. Never vinegar, never the lemon-scented cleaner: acid eats lime.
- Let spills of coffee or oil draw into a paste of chalk and water overnight.
- Have the floor re-impregnated every fourth year; in wet rooms, every second.
- If a tile breaks, ask for the number in your folder. We keep two per cent of each delivery in store for twenty years, precisely for that afternoon on which somebody drops the cast-iron pan.

You may see all forty-one slabs on a tour of the [workshop](/articles/a-workshop-of-our-own). The rejected ones are the more instructive.`,
  },
  ar: {
    title: 'كيف نختار الحجر',
    slug: 'choosing-stone',
    author: 'ميريام فوغت',
    summary:
      'تُداس الأرضية عقودًا ولا تُتأمَّل إلا دقائق. كيف يصل الحجر الجيري من المقلع إلى مطبخك، وما الذي نرفضه في الطريق.',
    image: picture('story-materials', 'عينات من الحجر والرخام والخشب والقماش والنحاس على طاولة'),
    tags,
    social: share.ar,
    seo: {
      title: 'كيف نختار الحجر للبيت',
      description:
        'الصلابة والماء والحرارة والانزلاق: ما الذي تختبره ميرا قبل أن يصير الحجر أرضية، وكيف تعتني به.',
      image: media('story-materials-desktop.jpg'),
    },
    text: `خلف ورشتنا عنبر يستند إلى جداره واحد وأربعون لوحًا من الحجر الجيري. أربعون منها مرفوضة. أما الأخير فعليه بطاقة مكتوبة بالرصاص، \`MR-114/C\`، وفوقه تمشي في كل ردهة بنيناها منذ عام 2021.

## البداية من المقلع

يُختار الحجر في الأرض لا في الكتالوج. ففي المقلع طبقات، وقد يعني الاسم نفسه بين طبقة وأخرى مادة مختلفة: أكثف، أو أميل إلى الصفرة، أو مليئة بالأصداف. نسافر مرة في السنة إلى الجبال، ونتأمل الواجهة المفتوحة، ثم نحجز طبقة لكل ما سنبنيه في الأشهر الثمانية عشر التالية. والحرف الذي بعد الخط المائل هو الطبقة؛ وتقع الطبقة C على عمق أحد عشر مترًا.

ولهذا أيضًا لا نستطيع أن نقول نعم لمن يطلب «حجر الشقة النموذجية، لكن أفتح قليلًا». لا يوجد أفتح. توجد طبقة أخرى، ولها طباع أخرى.

## أربعة اختبارات

نقطع من كل كتلة ست بلاطات ونسيء معاملتها عمدًا.

1. **التآكل.** تدور عجلة فولاذية مع الرمل فوق السطح 75 دورة، ولا يجوز أن يزيد طول الأخدود على 22 مليمترًا.
2. **الماء.** تُغمر البلاطة يومين. فإذا زاد وزنها أكثر من ثلاثة في المئة فلا مكان لها في الحمام.
3. **البقع.** قهوة وزيت وليمون وكركم، ليلة لكل منها. وما يبقى ظاهرًا بعد الماء والصابون يحدد أين يوضع الحجر.
4. **الانزلاق.** يمشي أحدنا حافيًا على سطح مبلل يرتفع ميله ببطء. ولحافة المسبح نطلب 24 درجة.

اجتازت الطبقة C الاختبارات الثلاثة الأولى بسهولة، وأخفقت في الرابع وهي مصقولة. وحين مُشّطت بالفرشاة نجحت. لذلك تجدها مصقولة في غرف المعيشة، ومطفأة اللمعة في المطابخ، وممشطة حيثما يصلها الماء.

![بهو بجدران حجرية وتجويف مقوّس ومكتب استقبال بإضاءة نحاسية](${fileLink('interior-lobby-desktop.jpg')} "الطبقة C في ردهة مارينا كريست")

## ما تطلبه العين

بعد ذلك نفرش الحجر على أرض العنبر، ثلاثين مترًا مربعًا في كل مرة، وندور حوله أسبوعًا. نفعل ذلك لأن العيّنة تكذب: فالعِرق البني على قطعة بحجم الكف ساحر، لكنه إذا تكرر في تسعين بلاطة صار نمطًا ثم مصدر ضيق.

> يقول ماتيو رينالدي، مسؤول شراء الحجر لدينا: «ينبغي أن تلاحظ الأرضية مرتين: يوم تدخل البيت ويوم تغادره.»

ثم نفرز القطع في ثلاث كومات. الهادئة لغرف النوم، والحيوية للردهات حيث لا يطيل أحد المكوث، والصاخبة لبطون الأدراج، وهي أحبها إلى البنّائين.

## دافئ أم بارد تحت القدم

يأخذ الحجر حرارة الغرفة ويردها على مهل، وتلك في هذا المناخ هبة. فأرضية الحجر الجيري في الظل أبرد من الهواء فوقها بدرجتين إلى ثلاث عصرًا، من غير أي كلفة. لكنها قاسية على السمع: فالغرفة التي تجمع الحجر والجص والزجاج تحتاج إلى سجادة لا تقل عن ستة أمتار مربعة، وإلا سمعت رنين كل ملعقة. وللسجاد حديث آخر في [تأثيث شقة من غرفتي نوم](/articles/furnishing-a-two-bedroom).

![حمّام مكسو بالحجر فيه حوض استحمام قائم بجوار النافذة ومرآة مستديرة](${fileLink('interior-bathroom-mobile.jpg')} "الطبقة نفسها ممشّطة حيث يصلها الماء")

## كيف تعتني به

- اكنس قبل أن تمسح. الرمل هو الذي يخدش لا الأحذية.
- استعمل صابونًا متعادلًا، ملعقة لكل دلو. لا خل ولا منظفات برائحة الليمون أبدًا، فالحمض يأكل الجير.
- غطِّ بقع القهوة أو الزيت بعجينة من مسحوق الطباشير والماء ليلة كاملة لتمتصها.
- جدّد تشريب الأرضية كل أربع سنوات، وفي الأماكن الرطبة كل سنتين.
- إذا انكسرت بلاطة فابحث عن رقمها في ملفك. نحتفظ باثنين في المئة من كل شحنة عشرين عامًا، من أجل ذلك العصر الذي تسقط فيه من أحدهم مقلاة الحديد.

يمكنك أن ترى الألواح الواحد والأربعين كلها في جولة في [الورشة](/articles/a-workshop-of-our-own). والمرفوضة منها أكثر فائدة لمن يريد أن يتعلم.`,
  },
  de: {
    title: 'Die Wahl des Steins',
    slug: 'die-wahl-des-steins',
    author: 'Miriam Vogt',
    summary:
      'Ein Boden wird jahrzehntelang begangen und nur minutenlang betrachtet. Wie ein Kalkstein vom Bruch in Ihre Küche kommt – und was wir zurückschicken.',
    image: picture(
      'story-materials',
      'Muster von Stein, Marmor, Holz, Stoff und Messing auf einem Tisch',
    ),
    tags,
    social: share.de,
    seo: {
      title: 'Die Wahl des Steins',
      description:
        'Härte, Wasser, Wärme, Rutschfestigkeit: was Mira prüft, bevor ein Stein zum Boden wird – und wie Sie ihn pflegen.',
      image: media('story-materials-desktop.jpg'),
    },
    text: `Hinter unserer Werkstatt steht ein Schuppen, in dem einundvierzig Kalksteinplatten an der Wand lehnen. Vierzig davon haben wir abgelehnt. Die letzte trägt, mit Bleistift geschrieben, die Nummer \`MR-114/C\`, und Sie gehen auf ihr in jeder Lobby, die wir seit 2021 gebaut haben.

## Zuerst der Bruch

Stein sucht man im Berg aus, nicht im Katalog. Ein Bruch besteht aus Bänken, und von einer Bank zur nächsten kann derselbe Name ein anderes Material meinen: dichter, gelber, voller Muscheln. Einmal im Jahr fahren wir in die Berge, betrachten die offene Wand und reservieren eine Bank für alles, was wir in den nächsten achtzehn Monaten bauen. Der Buchstabe hinter dem Schrägstrich ist die Bank; C liegt elf Meter tief.

Das ist auch der Grund, warum wir Nein sagen müssen, wenn jemand „den Stein aus der Musterwohnung, nur heller“ möchte. Heller gibt es nicht. Es gibt eine andere Bank, und die hat andere Gewohnheiten.

## Vier Prüfungen

Aus jedem Block schneiden wir sechs Platten und behandeln sie mit Absicht schlecht.

1. **Abrieb.** Ein Stahlrad mit Sand läuft 75-mal über die Oberfläche. Die Rille darf nicht länger als 22 Millimeter werden.
2. **Wasser.** Eine Platte liegt zwei Tage lang im Wasser. Nimmt sie um mehr als drei Prozent zu, hat sie in einem Bad nichts verloren.
3. **Flecken.** Kaffee, Öl, Zitrone, Kurkuma, jeweils eine Nacht. Was nach Wasser und Seife noch zu sehen ist, entscheidet, wohin der Stein darf.
4. **Rutschen.** Jemand geht barfuß und nass auf einer Rampe, die sich langsam hebt. Für den Beckenrand verlangen wir 24 Grad.

Die Bank C bestand die ersten drei mühelos und scheiterte poliert an der vierten. Gebürstet bestand sie auch diese. Deshalb ist der Stein in Wohnräumen poliert, in Küchen matt geschliffen und überall dort gebürstet, wo er nass wird.

![Eingangshalle mit Steinwänden, Bogennische und messingfarben beleuchtetem Empfang](${fileLink('interior-lobby-desktop.jpg')} "Bank C in der Lobby von Marina Crest")

## Was das Auge will

Danach legen wir ihn auf dem Boden des Schuppens aus, jeweils dreißig Quadratmeter, und gehen eine Woche lang darum herum. Denn Muster lügen. Auf einem handgroßen Stück ist eine braune Ader reizvoll; in neunzig Platten wird sie erst zum Dekor und dann zum Ärgernis.

> „Einen Boden sollte man zweimal bemerken“, sagt unser Steineinkäufer Matteo Rinaldi. „Am Tag des Einzugs und am Tag des Auszugs.“

Wir sortieren auf drei Stapel. Ruhige Stücke kommen in Schlafzimmer, lebhafte in Lobbys, wo niemand lange bleibt. Aus den lauten werden Treppenuntersichten, und die mögen die Steinmetze am liebsten.

## Warm oder kalt unter den Füßen

Stein nimmt die Temperatur des Raumes an und gibt sie langsam zurück. In diesem Klima ist das ein Geschenk: Ein Kalksteinboden im Schatten ist am Nachmittag zwei bis drei Grad kühler als die Luft darüber, und das kostet nichts. Für die Ohren ist er allerdings hart. Ein Raum aus Stein, Putz und Glas braucht einen Teppich von mindestens sechs Quadratmetern, sonst hören Sie jeden Löffel. Mehr über Teppiche steht in [Eine Dreizimmerwohnung einrichten](/articles/eine-dreizimmerwohnung-einrichten).

![Bad aus Naturstein mit freistehender Wanne am Fenster und rundem Spiegel](${fileLink('interior-bathroom-mobile.jpg')} "Dieselbe Bank, gebürstet, wo es nass wird")

## Wie Sie ihn pflegen

- Erst kehren, dann wischen. Den Schaden macht der Sand, nicht der Schuh.
- Neutralseife, ein Löffel auf den Eimer. Nie Essig, nie der Reiniger mit Zitronenduft: Säure frisst Kalk.
- Flecken von Kaffee oder Öl über Nacht mit einem Brei aus Kreide und Wasser herausziehen.
- Den Boden alle vier Jahre neu imprägnieren lassen, in Nassräumen alle zwei.
- Bricht eine Platte, suchen Sie die Nummer in Ihrem Ordner. Zwei Prozent jeder Lieferung lagern wir zwanzig Jahre lang ein – für genau den Nachmittag, an dem jemandem die gusseiserne Pfanne herunterfällt.

Alle einundvierzig Platten sehen Sie bei einer Führung durch die [Werkstatt](/articles/eine-eigene-werkstatt). Lehrreicher sind die abgelehnten.`,
  },
}
