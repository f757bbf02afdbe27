import { type Entry, picture, ref } from '../../entry.ts'
import { share } from './share.ts'

const tags = [ref('tag', 'investment'), ref('tag', 'neighbourhoods')]

export const whatTheMetroExtensionChanges: Entry = {
  key: 'what-the-metro-extension-changes',
  shared: { date: '2026-07-07' },
  en: {
    title: 'What the metro extension changes',
    slug: 'what-the-metro-extension-changes',
    author: 'Omar Rahimi',
    summary:
      'Five stations, eleven kilometres and a shorter commute for half the city. Which neighbourhoods gain, and which only think they do.',
    image: picture('story-skyline', 'A city skyline at blue hour across still water'),
    tags,
    social: share.en,
    text: `In the spring of 2028 the metro of Port Alma will grow by eleven kilometres and five stations. Tunnels are under way, prices are being talked about, and every second advertisement promises ‘metro at the door’. We took the plan of the route, a map and a pair of walking shoes.

## The route in brief

The new branch leaves the existing line at Meridian Square, below [Skyline One](/projects/skyline-one), dives beneath the creek and comes to the surface in the Green Belt. Trains run every four minutes at peak times and every eight minutes otherwise, from five in the morning until one at night.

| Station | Area | To Meridian Square, today | From 2028 |
| --- | --- | ---: | ---: |
| Heron Walk | Creekside | 24 min | 5 min |
| University | East Bank | 31 min | 8 min |
| Lake Park | Green Belt | 38 min | 12 min |
| Stadium | Green Belt, east | 44 min | 15 min |
| Dune Road | Desert Edge | 55 min | 19 min |

*Today* means by bus or tram with one change at a quarter to eight in the morning; we tried it on three Tuesdays.

## Who gains most

**Creekside.** So close to the centre and yet so awkward to reach: that was the bargain of this bank. From [Creek Terraces](/projects/creek-terraces) to the entrance of Heron Walk it is nine minutes on foot, all along the water. The area loses its excuse for being cheaper than downtown.

**The Green Belt.** Families own two cars here since there was no other way. From [Olive Gardens](/projects/olive-gardens) to Lake Park it is ten minutes on foot or four by bicycle. Those who give up the second car save about AED 2,300 a month, which is a good deal more than any rise in value will ever bring them per month.

**The students.** Nobody asks them, but University will be the busiest of the five. Small apartments within two kilometres will find tenants without an advertisement.

## Who only thinks so

A station counts if you walk to it. Beyond twelve minutes on foot, our surveyors say, its effect on rents can no longer be measured; beyond eight it is already halved. In August it is halved again unless there is shade. Before you pay for ‘close to the metro’, do the walk yourself, at two in the afternoon.

Dune Road is a case of its own. [Dune House](/projects/dune-house) lies a quarter of an hour from the terminus by a shuttle that the city has announced and not yet ordered. We do not include it in our brochures.

And whoever lives at the water gains little. The ferry is, and remains, the more beautiful way to work.

> ‘Value does not come from the rails,’ says Professor Iman Qasim, who teaches transport planning. ‘It comes from the time that people get back. Ask what they will do with it.’

## What that means for prices

When the first line opened in 2014, asking prices within an eight-minute walk rose by some eleven per cent compared with the city as a whole. Two thirds of that came *before* the first train: between the start of tunnelling and the first test runs. For the extension that phase is now.

We draw three sober conclusions:

1. Whoever buys in order to live there should buy where the walk is pleasant, and not worry about the date.
2. Whoever buys to let should look at University and Heron Walk and keep to small plans. How to calculate is shown in [Renting out a studio](/articles/renting-out-a-studio).
3. Whoever buys to sell again in 2028 is late.

## What else changes

Bus lines will be rearranged; the 14 along the creek is to stay. Two car parks at Lake Park become a market hall. And the old tram in the Marina Quarter, given up for lost more than once, will be extended to Meridian Square, so that the two networks meet at last. The drawings are on view at the town hall until October, comments are welcome, and the coffee there is better than its reputation.`,
  },
  ar: {
    title: 'ماذا يغيّر تمديد المترو',
    slug: 'what-the-metro-extension-changes',
    author: 'عمر رحيمي',
    summary:
      'خمس محطات وأحد عشر كيلومترًا وطريق أقصر إلى العمل لنصف المدينة. أي الأحياء يكسب، وأيها يظن ذلك فحسب.',
    image: picture('story-skyline', 'أفق مدينة في الساعة الزرقاء خلف ماء ساكن'),
    tags,
    social: share.ar,
    text: `في ربيع 2028 يطول مترو بورت ألما أحد عشر كيلومترًا وخمس محطات. حفر الأنفاق جارٍ، والحديث عن الأسعار لا ينقطع، وكل إعلان ثانٍ يَعِد بـ«مترو عند الباب». أخذنا مخطط المسار وخريطة وحذاء مشي.

## المسار باختصار

يتفرع الخط الجديد من الخط القائم عند ساحة ميريديان، تحت [سكايلاين ون](/projects/skyline-one)، ويغوص تحت الخور ثم يظهر على السطح في الحزام الأخضر. تسير القطارات كل أربع دقائق في الذروة وكل ثماني دقائق في ما عداها، من الخامسة صباحًا حتى الواحدة ليلًا.

| المحطة | المنطقة | إلى ساحة ميريديان اليوم | ابتداءً من 2028 |
| --- | --- | ---: | ---: |
| ممشى البلشون | ضفة الخور | 24 دقيقة | 5 دقائق |
| الجامعة | الضفة الشرقية | 31 دقيقة | 8 دقائق |
| حديقة البحيرة | الحزام الأخضر | 38 دقيقة | 12 دقيقة |
| الاستاد | شرق الحزام الأخضر | 44 دقيقة | 15 دقيقة |
| طريق الكثبان | حافة الصحراء | 55 دقيقة | 19 دقيقة |

*اليوم* تعني بالحافلة أو الترام مع تبديل واحد في الثامنة إلا ربعًا صباحًا، وقد جربنا ذلك في ثلاثة أيام ثلاثاء.

## أكبر الرابحين

**ضفة الخور.** قريبة من المركز وصعبة الوصول: تلك كانت المقايضة على هذه الضفة. من [كريك تيراسز](/projects/creek-terraces) إلى مدخل محطة ممشى البلشون تسع دقائق مشيًا، كلها بمحاذاة الماء. وبذلك تفقد المنطقة عذرها في أن تكون أرخص من وسط المدينة.

**الحزام الأخضر.** تملك العائلات هنا سيارتين لأنه لم يكن أمامها خيار آخر. ومن [أوليف غاردنز](/projects/olive-gardens) إلى حديقة البحيرة عشر دقائق مشيًا أو أربع بالدراجة. ومن يستغني عن السيارة الثانية يوفر نحو 2,300 درهم في الشهر، وهو أكثر بكثير مما قد يدرّه عليه ارتفاع القيمة شهريًا.

**الطلاب.** لا أحد يسألهم، لكن محطة الجامعة ستكون أكثر المحطات الخمس ازدحامًا. والشقق الصغيرة في محيط كيلومترين ستجد مستأجريها بلا إعلان.

## من يظن أنه رابح

قيمة المحطة في أن تمشي إليها. ويقول المثمّنون لدينا إن أثرها في الإيجارات لا يعود قابلًا للقياس بعد اثنتي عشرة دقيقة مشيًا، ويهبط إلى النصف بعد ثماني دقائق. وفي أغسطس ينخفض النصف إلى ربع ما لم يكن في الطريق ظل. فقبل أن تدفع ثمن عبارة «قرب المترو» امشِ الطريق بنفسك في الثانية ظهرًا.

ولطريق الكثبان شأن خاص. فمشروع [ديون هاوس](/projects/dune-house) يبعد ربع ساعة عن المحطة الأخيرة بحافلة نقل أعلنت عنها المدينة ولم تطلبها بعد. لذلك لا نذكرها في كتيباتنا.

أما سكان الواجهة البحرية فمكسبهم قليل. فالعبّارة كانت وما زالت أجمل طريق إلى العمل.

> تقول الأستاذة إيمان قاسم، التي تدرّس تخطيط النقل: «القيمة لا تأتي من القضبان، بل من الوقت الذي يستعيده الناس. اسألوا ماذا سيفعلون به.»

## ما معنى ذلك للأسعار

حين افتُتح الخط الأول عام 2014 ارتفعت الأسعار المطلوبة ضمن ثماني دقائق مشيًا بنحو أحد عشر في المئة قياسًا إلى المدينة كلها. وجاء ثلثا هذا الارتفاع *قبل* القطار الأول، بين بدء حفر الأنفاق والرحلات التجريبية. وهذه المرحلة في الخط الجديد هي الآن.

ونستخلص ثلاث نتائج هادئة:

1. من يشتري ليسكن فليشترِ حيث يطيب المشي، ولا يشغل باله بالموعد.
2. من يشتري للتأجير فلينظر إلى الجامعة وممشى البلشون، وليلتزم المساحات الصغيرة. وطريقة الحساب في [تأجير استوديو](/articles/renting-out-a-studio).
3. من يشتري ليبيع في 2028 فقد تأخر.

## ماذا يتغير أيضًا

يُعاد ترتيب خطوط الحافلات، ويبقى الخط 14 بمحاذاة الخور. ويتحول موقفان للسيارات عند حديقة البحيرة إلى سوق مسقوف. أما الترام القديم في حي المارينا، وقد قُطع الأمل منه أكثر من مرة، فيُمدّ إلى ساحة ميريديان لتلتقي الشبكتان أخيرًا. المخططات معروضة في مبنى البلدية حتى أكتوبر، والملاحظات موضع ترحيب، والقهوة هناك أفضل من سمعتها.`,
  },
  de: {
    title: 'Was die neue Metrostrecke verändert',
    slug: 'was-die-neue-metrostrecke-veraendert',
    author: 'Omar Rahimi',
    summary:
      'Fünf Stationen, elf Kilometer und ein kürzerer Arbeitsweg für die halbe Stadt. Welche Viertel gewinnen – und welche es nur glauben.',
    image: picture('story-skyline', 'Stadtsilhouette zur blauen Stunde über stillem Wasser'),
    tags,
    social: share.de,
    text: `Im Frühjahr 2028 wächst die Metro von Port Alma um elf Kilometer und fünf Stationen. Die Tunnel sind im Bau, über Preise wird geredet, und jede zweite Anzeige verspricht „Metro vor der Tür“. Wir haben den Streckenplan genommen, eine Karte und ein Paar feste Schuhe.

## Die Strecke in Kürze

Der neue Ast zweigt am Meridian Square, unter [Skyline One](/projects/skyline-one), von der bestehenden Linie ab, taucht unter dem Creek hindurch und kommt im Grüngürtel an die Oberfläche. Die Züge fahren zur Hauptverkehrszeit alle vier, sonst alle acht Minuten, von fünf Uhr früh bis ein Uhr nachts.

| Station | Gebiet | Zum Meridian Square heute | Ab 2028 |
| --- | --- | ---: | ---: |
| Heron Walk | Am Creek | 24 Min. | 5 Min. |
| University | Ostufer | 31 Min. | 8 Min. |
| Lake Park | Grüngürtel | 38 Min. | 12 Min. |
| Stadium | Grüngürtel, Ost | 44 Min. | 15 Min. |
| Dune Road | Am Wüstenrand | 55 Min. | 19 Min. |

*Heute* heißt: mit Bus oder Tram und einmal umsteigen, morgens um Viertel vor acht. Wir haben es an drei Dienstagen ausprobiert.

## Wer am meisten gewinnt

**Das Ufer des Creek.** So nah am Zentrum und doch so umständlich zu erreichen – das war der Handel auf dieser Seite. Von [Creek Terraces](/projects/creek-terraces) zum Eingang der Station Heron Walk sind es neun Minuten zu Fuß, immer am Wasser entlang. Damit verliert die Gegend ihre Ausrede, billiger zu sein als die Innenstadt.

**Der Grüngürtel.** Familien haben hier zwei Autos, weil es nicht anders ging. Von [Olive Gardens](/projects/olive-gardens) zum Lake Park sind es zehn Minuten zu Fuß oder vier mit dem Rad. Wer auf den Zweitwagen verzichtet, spart rund 2.300 AED im Monat, und das ist deutlich mehr, als jede Wertsteigerung monatlich bringen wird.

**Die Studierenden.** Sie fragt niemand, aber University wird die meistgenutzte der fünf Stationen. Kleine Wohnungen im Umkreis von zwei Kilometern finden dann ohne Inserat Mieter.

## Wer es nur glaubt

Eine Station zählt, wenn man zu ihr geht. Ab zwölf Minuten Fußweg, sagen unsere Gutachter, ist ihr Einfluss auf die Miete nicht mehr messbar, ab acht Minuten hat er sich bereits halbiert. Im August halbiert er sich noch einmal, es sei denn, es gibt Schatten. Gehen Sie den Weg selbst, um zwei Uhr nachmittags, bevor Sie für „Metronähe“ bezahlen.

Ein Fall für sich ist Dune Road. [Dune House](/projects/dune-house) liegt eine Viertelstunde von der Endstation entfernt, mit einem Pendelbus, den die Stadt angekündigt und noch nicht bestellt hat. In unseren Prospekten kommt er nicht vor.

Und wer am Wasser wohnt, gewinnt wenig. Die Fähre ist und bleibt der schönere Weg zur Arbeit.

> „Der Wert kommt nicht von den Schienen“, sagt Professorin Iman Qasim, die Verkehrsplanung lehrt. „Er kommt von der Zeit, die die Leute zurückbekommen. Fragen Sie, was sie damit anfangen werden.“

## Was das für die Preise heißt

Als 2014 die erste Linie eröffnet wurde, stiegen die Angebotspreise im Umkreis von acht Gehminuten um rund elf Prozent stärker als in der übrigen Stadt. Zwei Drittel davon kamen *vor* dem ersten Zug: zwischen dem Beginn der Tunnelarbeiten und den ersten Probefahrten. Bei der neuen Strecke ist das jetzt.

Wir ziehen drei nüchterne Schlüsse:

1. Wer kauft, um dort zu wohnen, kauft am besten dort, wo der Weg angenehm ist, und sorgt sich nicht um das Datum.
2. Wer kauft, um zu vermieten, sieht sich University und Heron Walk an und bleibt bei kleinen Grundrissen. Wie man rechnet, steht in [Ein Studio vermieten](/articles/ein-studio-vermieten).
3. Wer kauft, um 2028 wieder zu verkaufen, ist spät dran.

## Was sich sonst noch ändert

Die Buslinien werden neu geordnet; die 14 am Creek soll bleiben. Zwei Parkplätze am Lake Park werden zur Markthalle. Und die alte Tram im Marinaviertel, mehr als einmal verloren gegeben, wird bis zum Meridian Square verlängert, sodass die beiden Netze endlich zusammentreffen. Die Pläne hängen bis Oktober im Rathaus aus, Anmerkungen sind willkommen, und der Kaffee dort ist besser als sein Ruf.`,
  },
}
