import { type Entry, picture, ref } from '../../entry.ts'
import { share } from './share.ts'

const tags = [ref('tag', 'architecture'), ref('tag', 'sustainability')]

export const shadingWithoutGadgets: Entry = {
  key: 'shading-without-gadgets',
  shared: { date: '2025-04-08' },
  en: {
    title: 'Shading without gadgets',
    slug: 'shading-without-gadgets',
    author: 'Miriam Vogt',
    summary:
      'No motors, no sensors, nothing to break. Five old ways of keeping the sun off a wall, and the order in which we try them.',
    image: picture(
      'story-facade',
      'A detail of a facade: deep fins and balconies cast sharp shade',
    ),
    tags,
    social: share.en,
    text: `A motor on a facade has a life of about fifteen years if it is inland and of nine if it is by the sea. A stone sill has a life of several hundred. Before we add anything that moves, we therefore try everything that stands still.

This is the order in which we work. Each step is cheaper than the one that follows it, and each makes the next one smaller.

## 1. Turn the building

The cheapest shade is a plan that has been rotated on paper. A slab with its long sides to north and south takes in roughly half the summer sun of one that faces east and west. The north side needs next to nothing; the south side, with the sun high above it, needs only a hat.

Plots are rarely so obliging. But ten degrees can often be found, and ten degrees at the right end are worth a whole floor of air-conditioning over the life of a house.

## 2. Make the wall thick

Set the glass back by forty centimetres and the wall becomes its own awning. Deep reveals also give you a windowsill to sit on, a place for a curtain and a frame for the view. In the model house for [Dune House](/projects/dune-house), where the walls are just that thick and the south windows small, no ray touches the panes from ten to two.

The price is floor area: six or seven square metres in a large apartment. We think that it is well spent, and we do not count it as *inside the walls*.

## 3. Let floors overhang

A balcony is a roof for the room below. At our latitude a slab that projects 1.8 metres shades a window of full height on the south side from the end of March until the middle of September; the winter sun, lower and welcome, still passes beneath it. The deep balconies of [Harbour Lights](/projects/harbour-lights) are not a luxury that happens to give shade. They are shade, on which you can put a table.

## 4. Put up a screen

East and west cannot be solved with hats, because the sun looks in under the brim. There it takes something upright: fins, a lattice, a pierced wall. The pierced screen is an old invention of this coast, and a clever one. Seen from inside, the eye completes the view between the holes; seen from outside, in daylight, there is nothing to be seen at all.

We test a screen with three numbers:

- **openness**: 30 to 40 per cent, so that the room does not turn gloomy;
- **depth**: at least as deep as the holes are wide, or it is only a pattern;
- **distance** from the glass: no less than 60 cm, so that the warm air between them rises and leaves.

## 5. Plant something

A tree is a sunshade which repairs itself. Deciduous ones are best, since they take their leaves off when the sun is welcome; on this coast frangipani and Indian almond do so reliably. Climbers on wires shade the lowest three storeys within four years. Higher up, we have learned, they only look good on drawings.

> ‘If it hums, it will break,’ says our facade planner Ilse Brandt. ‘If it rustles, it is a tree, and will outlive us.’

## And the gadgets?

We are not against them. Where a tower leaves no other way, there are blinds between the panes, out of the wind and easy to exchange; [Skyline One](/projects/skyline-one) has them on its western face. But they are the sixth step and not the first. Of the heat that we keep out of our buildings, the five quiet ones account for more than four fifths, and not one of them has ever asked for a spare part.

How plans and sunlight fit together in the first place is described in [How light shapes a plan](/articles/how-light-shapes-a-plan).`,
  },
  ar: {
    title: 'ظلٌّ بلا أجهزة',
    slug: 'shading-without-gadgets',
    author: 'ميريام فوغت',
    summary:
      'لا محركات ولا حساسات ولا شيء يتعطل. خمس طرق قديمة لإبعاد الشمس عن الجدار، والترتيب الذي نجربها به.',
    image: picture('story-facade', 'تفصيل من واجهة: زعانف غائرة وشرفات تلقي ظلًا حادًا'),
    tags,
    social: share.ar,
    text: `عمر المحرك المركّب على الواجهة نحو خمسة عشر عامًا بعيدًا عن البحر، وتسعة أعوام بقربه. أما عتبة النافذة الحجرية فتعيش بضع مئات من السنين. لذلك نجرب كل ما هو ثابت قبل أن نضيف أي شيء يتحرك.

وهذا هو الترتيب الذي نعمل به. كل خطوة أرخص من التي تليها، وكل خطوة تقلل الحاجة إلى ما بعدها.

## 1. أدِر المبنى

أرخص الظلال مخططٌ أُدير على الورق. فالمبنى الذي يتجه ضلعاه الطويلان إلى الشمال والجنوب يتلقى من شمس الصيف نصف ما يتلقاه مبنى مواجه للشرق والغرب تقريبًا. الجهة الشمالية لا تكاد تحتاج إلى شيء، والجنوبية تعلوها الشمس فتكفيها قبعة.

نادرًا ما تكون قطعة الأرض بهذا الكرم. لكن العثور على عشر درجات ممكن في الغالب، وعشر درجات في موضعها الصحيح تساوي تكييف طابق كامل على مدى عمر البيت.

## 2. اجعل الجدار سميكًا

أرجِع الزجاج أربعين سنتيمترًا إلى الداخل يصبح الجدار مظلة لنفسه. والفتحة الغائرة تمنحك كذلك عتبة تجلس عليها ومكانًا للستارة وإطارًا للمشهد. وفي البيت النموذجي لمشروع [ديون هاوس](/projects/dune-house)، حيث الجدران بهذه السماكة تمامًا والنوافذ الجنوبية صغيرة، لا يلامس شعاعٌ الزجاج من العاشرة حتى الثانية.

الثمن من المساحة: ستة أمتار مربعة أو سبعة في شقة كبيرة. ونرى أنها في محلها، ولا نحتسبها ضمن *المساحة الداخلية الصافية*.

## 3. دع الطوابق تبرز

الشرفة سقف للغرفة التي تحتها. وعند خط العرض الذي نحن فيه تظلل بلاطةٌ بارزة 1.8 متر نافذةً جنوبية بكامل ارتفاعها من أواخر مارس حتى منتصف سبتمبر، بينما تمر شمس الشتاء المنخفضة من تحتها مرحَّبًا بها. فالشرفات العميقة في [هاربر لايتس](/projects/harbour-lights) ليست ترفًا يصادف أنه يعطي ظلًا، بل هي ظلٌّ يتسع لطاولة.

## 4. أقِم مشربية

لا تنفع القبعات في الشرق والغرب، لأن الشمس تنظر من تحت حافتها. هناك لا بد من شيء قائم: زعانف أو شبكة أو جدار مخرّم. والجدار المخرّم اختراع قديم على هذا الساحل، واختراع ذكي: من الداخل تُكمل العين المشهد بين الثقوب، ومن الخارج لا يُرى في النهار شيء.

نختبر المشربية بثلاثة أرقام:

- **نسبة الفتحات**: بين 30 و40 في المئة، كي لا تصبح الغرفة كئيبة؛
- **العمق**: لا يقل عن عرض الفتحة، وإلا فهي مجرد زخرفة؛
- **البعد** عن الزجاج: لا يقل عن 60 سنتيمترًا، حتى يصعد الهواء الساخن بينهما ويخرج.

## 5. ازرع شيئًا

الشجرة مظلة تصلح نفسها بنفسها. وأفضلها ما يتساقط ورقه، لأنه يخلع أوراقه حين تطيب الشمس؛ وعلى هذا الساحل يفعل ذلك الياسمين الهندي واللوز الهندي بانتظام. والنباتات المتسلقة على الأسلاك تظلل الطوابق الثلاثة السفلى خلال أربع سنوات. أما فوق ذلك فقد تعلمنا أنها لا تبدو جميلة إلا في الرسوم.

> تقول مخططة الواجهات لدينا إلزه براندت: «ما يطنّ سيتعطل، وما يحفّ فهو شجرة، وستعيش بعدنا.»

## وماذا عن الأجهزة؟

لسنا ضدها. فحين لا يترك البرج خيارًا آخر نضع الستائر بين لوحي الزجاج، في مأمن من الريح وسهلة الاستبدال؛ وهي كذلك في الواجهة الغربية من [سكايلاين ون](/projects/skyline-one). لكنها الخطوة السادسة لا الأولى. فمن كل الحرارة التي نمنعها من دخول مبانينا، تتكفل الخطوات الخمس الهادئة بأكثر من أربعة أخماس، ولم تطلب واحدة منها يومًا قطعة غيار.

أما كيف يلتقي المخطط بضوء الشمس من البداية فتجده في [كيف يرسم الضوء مخطط البيت](/articles/how-light-shapes-a-plan).`,
  },
  de: {
    title: 'Schatten ohne Technik',
    slug: 'schatten-ohne-technik',
    author: 'Miriam Vogt',
    summary:
      'Keine Motoren, keine Sensoren, nichts, was kaputtgeht. Fünf alte Mittel, die Sonne von der Wand zu halten – und die Reihenfolge, in der wir sie prüfen.',
    image: picture(
      'story-facade',
      'Fassadenausschnitt: tiefe Lamellen und Balkone werfen scharfe Schatten',
    ),
    tags,
    social: share.de,
    text: `Ein Motor an einer Fassade lebt im Landesinneren etwa fünfzehn Jahre, am Meer neun. Eine Fensterbank aus Stein lebt mehrere Hundert. Bevor wir etwas einbauen, das sich bewegt, versuchen wir deshalb alles, was stillsteht.

In dieser Reihenfolge gehen wir vor. Jeder Schritt kostet weniger als der nächste, und jeder macht den nächsten kleiner.

## 1. Das Haus drehen

Der billigste Schatten ist ein Grundriss, der auf dem Papier gedreht wurde. Ein Riegel, dessen Längsseiten nach Norden und Süden zeigen, nimmt im Sommer etwa halb so viel Sonne auf wie einer, der nach Osten und Westen blickt. Der Norden braucht fast nichts; dem Süden, über dem die Sonne hoch steht, genügt ein Hut.

So entgegenkommend sind Grundstücke selten. Aber zehn Grad finden sich oft, und zehn Grad in die richtige Richtung sparen über die Lebensdauer eines Hauses die Klimatisierung eines ganzen Geschosses.

## 2. Die Wand dick machen

Rücken Sie das Glas vierzig Zentimeter nach innen, wird die Wand zu ihrer eigenen Markise. Tiefe Laibungen schenken Ihnen außerdem eine Fensterbank zum Sitzen, einen Platz für den Vorhang und einen Rahmen für die Aussicht. Im Musterhaus für [Dune House](/projects/dune-house), dessen Wände genau so dick und dessen Südfenster klein sind, berührt von zehn bis zwei kein Strahl die Scheiben.

Der Preis dafür ist Fläche: sechs oder sieben Quadratmeter in einer großen Wohnung. Wir halten sie für gut angelegt, und zur Fläche *innerhalb der Wände* zählen wir sie nicht.

## 3. Decken auskragen lassen

Ein Balkon ist das Dach für den Raum darunter. Auf unserem Breitengrad beschattet eine Platte, die 1,8 Meter vorsteht, ein raumhohes Südfenster von Ende März bis Mitte September; die tiefere, willkommene Wintersonne findet darunter hindurch. Die tiefen Balkone von [Harbour Lights](/projects/harbour-lights) sind kein Luxus, der nebenbei Schatten gibt. Sie sind Schatten, auf den man einen Tisch stellen kann.

## 4. Einen Schirm aufstellen

Im Osten und Westen helfen Hüte nicht, weil die Sonne unter der Krempe hindurchsieht. Dort braucht es etwas Aufrechtes: Lamellen, ein Gitter, eine durchbrochene Wand. Letztere ist eine alte Erfindung dieser Küste und eine kluge dazu. Von innen ergänzt das Auge den Blick zwischen den Öffnungen, von außen ist bei Tag nichts zu sehen.

Wir prüfen einen solchen Schirm an drei Zahlen:

- **Offenheit**: 30 bis 40 Prozent, damit der Raum nicht düster wird;
- **Tiefe**: mindestens so tief, wie die Öffnungen breit sind, sonst ist er nur ein Muster;
- **Abstand** zum Glas: nicht unter 60 Zentimetern, damit die warme Luft dazwischen aufsteigt und abzieht.

## 5. Etwas pflanzen

Ein Baum ist ein Sonnenschirm, der sich selbst repariert. Am besten sind Laub abwerfende Arten, denn sie legen ihre Blätter ab, wenn die Sonne angenehm wird; an dieser Küste tun das Frangipani und Katappenbaum verlässlich. Kletterpflanzen an Seilen beschatten die unteren drei Geschosse binnen vier Jahren. Weiter oben, das haben wir gelernt, sehen sie nur auf Zeichnungen gut aus.

> „Was summt, geht kaputt“, sagt unsere Fassadenplanerin Ilse Brandt. „Was rauscht, ist ein Baum und überlebt uns.“

## Und die Technik?

Wir haben nichts gegen sie. Wo ein Turm keinen anderen Weg lässt, liegen Jalousien zwischen den Scheiben, geschützt vor dem Wind und leicht auszutauschen; so ist es an der Westseite von [Skyline One](/projects/skyline-one). Aber das ist der sechste Schritt und nicht der erste. Von der Wärme, die wir aus unseren Häusern fernhalten, gehen mehr als vier Fünftel auf die fünf stillen Mittel zurück, und noch keines hat je nach einem Ersatzteil verlangt.

Wie Grundriss und Sonne überhaupt zusammenfinden, lesen Sie in [Wie Licht einen Grundriss formt](/articles/wie-licht-einen-grundriss-formt).`,
  },
}
