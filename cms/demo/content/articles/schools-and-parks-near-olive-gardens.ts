import { type Entry, picture, ref } from '../../entry.ts'
import { share } from './share.ts'

const tags = [ref('tag', 'neighbourhoods'), ref('tag', 'living')]

export const schoolsAndParksNearOliveGardens: Entry = {
  key: 'schools-and-parks-near-olive-gardens',
  shared: { date: '2025-10-28' },
  en: {
    title: 'Schools and parks near Olive Gardens',
    slug: 'schools-and-parks-near-olive-gardens',
    author: 'Dana Khoury',
    summary:
      'How long the school run really takes, which park has shade at four, and where children can cycle without crossing a road.',
    image: picture(
      'olive-gardens-day',
      'Low family houses with deep porches among olive trees and lawns, a family on the garden path',
    ),
    tags,
    social: share.en,
    text: `Estate agents measure distances on a map. Families measure them at ten past seven, with one shoe missing. For two weeks in October we therefore did the school runs of [Olive Gardens](/projects/olive-gardens) ourselves, on foot, by bicycle and by car, and wrote down the times.

## Four schools

| School | Ages | On foot | By bicycle | By car, 7:15 |
| --- | --- | ---: | ---: | ---: |
| Grove School, beyond the lawn | 3–11 | 4 min | – | – |
| Greenfield International | 4–18 | 22 min | 8 min | 11 min |
| The French School | 3–15 | – | 14 min | 13 min |
| Bay Academy | 11–18 | – | 19 min | 16 min |

Grove School belongs to the neighbourhood, and for its 240 pupils there is no school run at all. The surprise is the second line: the bicycle beats the car, because the car spends the last two hundred metres in a queue. Since September there has been a *bicycle train* to Greenfield, fourteen children between two parents in yellow vests. It leaves from the fountain at 7:05 and has been late once.

All four schools publish their inspection reports, and all of them hold open mornings in November and February. Put names down early for the nursery classes. Elsewhere places are usually found within a term.

## Parks, by time of day

**Before school.** The Olive Walk, the green spine of the neighbourhood, is 900 metres long and crosses no road. Olive trees, the oldest of them planted ninety years ago, shade it from the east. It is the place to learn to ride a bicycle: flat, smooth and with grass at both edges.

**At four in the afternoon.** Now everybody wants shade, and only one playground has it: *Jasmine Corner*, where the sails were hung low on the west side after a petition by eleven nine-year-olds. Sand, water pump, two swings for small children and a kiosk that opens when the school bell rings.

**In the evening.** Lake Park, ten minutes away, has lamps until ten, a track of 1.2 kilometres and lawns on which it is permitted to sit. On Thursdays there is an open-air library: two carts, four languages, no fines.

> ‘We moved here for the house,’ says Reem, mother of three. ‘We stay because I have not driven anybody to football since August.’

## Where children can go alone

We asked the children. They know best, and they drew us a map with felt pens. According to it, a child of eight can reach the following without crossing a street that has cars on it:

- both playgrounds and the basketball hoop
- the farm shop, and therefore ice cream
- the swimming pool of the community, accompanied until the age of ten
- three out of four grandparents

It is not a coincidence. Cars stay on the ring around the grove, and every house has a side that opens on the green.

## What is still missing

A secondary school within walking distance, for one. The municipality has set aside a plot to the north, and the building is announced for 2029; we would not plan on it before 2030. There is no children’s doctor in the grove either, only the clinic at Lake Park, six minutes away by car. And the bus to Bay Academy could run more often than every twenty minutes. We have told the authority so, and so may you: [here is how to reach us](/contact), and we pass every letter on.`,
  },
  ar: {
    title: 'مدارس وحدائق حول أوليف غاردنز',
    slug: 'schools-and-parks-near-olive-gardens',
    author: 'دانة خوري',
    summary:
      'كم يستغرق الطريق إلى المدرسة فعلًا، وأي حديقة يصلها الظل في الرابعة عصرًا، وأين يقود الأطفال دراجاتهم من غير أن يقطعوا شارعًا.',
    image: picture(
      'olive-gardens-day',
      'بيوت عائلية منخفضة بأروقة عميقة بين أشجار الزيتون والمروج وعائلة على ممر الحديقة',
    ),
    tags,
    social: share.ar,
    text: `يقيس الوسطاء العقاريون المسافات على الخريطة. أما العائلات فتقيسها في السابعة وعشر دقائق، وفردة حذاء واحدة مفقودة. لذلك قطعنا في أكتوبر على مدى أسبوعين الطرق إلى مدارس [أوليف غاردنز](/projects/olive-gardens) بأنفسنا، مشيًا وبالدراجة وبالسيارة، ودوّنّا الأوقات.

## أربع مدارس

| المدرسة | الأعمار | مشيًا | بالدراجة | بالسيارة 7:15 |
| --- | --- | ---: | ---: | ---: |
| مدرسة البستان، وراء المرج | 3–11 | 4 دقائق | – | – |
| غرينفيلد الدولية | 4–18 | 22 دقيقة | 8 دقائق | 11 دقيقة |
| المدرسة الفرنسية | 3–15 | – | 14 دقيقة | 13 دقيقة |
| أكاديمية الخليج | 11–18 | – | 19 دقيقة | 16 دقيقة |

مدرسة البستان جزء من الحي، وتلاميذها البالغ عددهم 240 لا يعرفون مشوار الصباح أصلًا. والمفاجأة في السطر الثاني: الدراجة تسبق السيارة، لأن السيارة تمضي آخر مئتي متر في الطابور. ومنذ سبتمبر ينطلق إلى غرينفيلد *قطار الدراجات*: أربعة عشر طفلًا بين والدين بسترتين صفراوين. ينطلق من النافورة في 7:05، ولم يتأخر إلا مرة واحدة.

تنشر المدارس الأربع تقارير تقييمها، وتستقبل الزوار صباحًا في نوفمبر وفبراير. سجّلوا مبكرًا لصفوف الروضة؛ أما سواها فيتوفر فيها مكان عادة خلال فصل دراسي.

## الحدائق بحسب الساعة

**قبل المدرسة.** ممشى الزيتون، العمود الأخضر للحي، طوله 900 متر ولا يقطعه شارع. تظلله من جهة الشرق أشجار زيتون غُرس أقدمها قبل تسعين عامًا. وهو المكان الأمثل لتعلم ركوب الدراجة: مستوٍ وأملس، وعلى حافتيه عشب.

**في الرابعة عصرًا.** الآن يبحث الجميع عن الظل، وملعب واحد فقط يوفره: *ركن الياسمين*، حيث خُفضت الأشرعة من جهة الغرب بعد عريضة وقّعها أحد عشر طفلًا في التاسعة من العمر. رمل ومضخة ماء وأرجوحتان للصغار وكشك يفتح مع جرس المدرسة.

**في المساء.** حديقة البحيرة على بعد عشر دقائق، مضاءة حتى العاشرة، وفيها مضمار طوله 1.2 كيلومتر ومروج يُسمح بالجلوس عليها. وفي أيام الخميس مكتبة في الهواء الطلق: عربتان وأربع لغات ولا غرامات.

> تقول ريم، وهي أم لثلاثة: «انتقلنا من أجل البيت، وبقينا لأنني لم أوصل أحدًا إلى ملعب الكرة منذ أغسطس.»

## أين يذهب الأطفال وحدهم

سألنا الأطفال فهم الأدرى، ورسموا لنا خريطة بأقلام التلوين. وبحسبها يستطيع طفل في الثامنة أن يصل إلى ما يلي من غير أن يقطع شارعًا تسير فيه السيارات:

- الملعبين وسلة كرة السلة
- متجر المزرعة، أي إلى المثلجات
- مسبح المجمّع، برفقة كبير حتى سن العاشرة
- ثلاثة من أربعة أجداد وجدات

وليس هذا مصادفة. فالسيارات تبقى على الطريق الدائري حول البستان، ولكل بيت جهة تنفتح على الخضرة.

## ما الذي لا يزال ناقصًا

أولًا، مدرسة ثانوية على مسافة المشي. خصصت البلدية لها أرضًا في الشمال، والموعد المعلن 2029، ونحن لا نعوّل عليها قبل 2030. ثم إن الحي بلا طبيب أطفال، وأقرب عيادة عند حديقة البحيرة على بعد ست دقائق بالسيارة. والحافلة إلى أكاديمية الخليج يحسن أن تأتي أكثر من مرة كل عشرين دقيقة. أبلغنا الهيئة بذلك، ويمكنكم أن تفعلوا مثلنا: [هذه وسائل التواصل معنا](/contact)، وكل رسالة ننقلها إلى وجهتها.`,
  },
  de: {
    title: 'Schulen und Parks rund um Olive Gardens',
    slug: 'schulen-und-parks-rund-um-olive-gardens',
    author: 'Dana Khoury',
    summary:
      'Wie lange der Schulweg wirklich dauert, welcher Park um vier Uhr Schatten hat und wo Kinder Rad fahren, ohne eine Straße zu queren.',
    image: picture(
      'olive-gardens-day',
      'Niedrige Familienhäuser mit tiefen Vorbauten zwischen Olivenbäumen und Wiesen, auf dem Gartenweg eine Familie',
    ),
    tags,
    social: share.de,
    text: `Makler messen Entfernungen auf der Karte. Familien messen sie um zehn nach sieben, wenn ein Schuh fehlt. Im Oktober sind wir deshalb zwei Wochen lang die Schulwege von [Olive Gardens](/projects/olive-gardens) selbst gegangen, geradelt und gefahren und haben die Zeiten notiert.

## Vier Schulen

| Schule | Alter | Zu Fuß | Mit dem Rad | Mit dem Auto, 7:15 Uhr |
| --- | --- | ---: | ---: | ---: |
| Grove School, hinter der Wiese | 3–11 | 4 Min. | – | – |
| Greenfield International | 4–18 | 22 Min. | 8 Min. | 11 Min. |
| Französische Schule | 3–15 | – | 14 Min. | 13 Min. |
| Bay Academy | 11–18 | – | 19 Min. | 16 Min. |

Die Grove School gehört zum Viertel, und ihre 240 Kinder haben gar keinen Schulweg, der den Namen verdient. Die Überraschung steht in der zweiten Zeile: Das Fahrrad schlägt das Auto, denn das verbringt die letzten zweihundert Meter in der Schlange. Seit September fährt ein *Fahrradzug* zur Greenfield: vierzehn Kinder zwischen zwei Eltern in gelben Westen. Er startet um 7:05 Uhr am Brunnen und war ein einziges Mal zu spät.

Alle vier Schulen veröffentlichen ihre Prüfberichte und laden im November und Februar zu offenen Vormittagen ein. Für die Vorschulklassen meldet man sich früh an; sonst findet sich meist innerhalb eines Halbjahrs ein Platz.

## Parks nach Tageszeit

**Vor der Schule.** Der Olive Walk, das grüne Rückgrat des Viertels, ist 900 Meter lang und kreuzt keine Straße. Olivenbäume, die ältesten vor neunzig Jahren gepflanzt, beschatten ihn von Osten. Hier lernt man Rad fahren: eben, glatt und an beiden Rändern Gras.

**Um vier Uhr nachmittags.** Jetzt wollen alle Schatten, und nur ein Spielplatz hat ihn: die *Jasminecke*, deren Sonnensegel nach der Petition von elf Neunjährigen auf der Westseite tiefer gehängt wurden. Sand, Wasserpumpe, zwei Schaukeln für die Kleinen und ein Kiosk, der mit der Schulglocke öffnet.

**Am Abend.** Der Lake Park, zehn Minuten entfernt, ist bis zehn beleuchtet, hat eine Laufbahn von 1,2 Kilometern und Wiesen, auf denen man sitzen darf. Donnerstags steht dort eine Bibliothek im Freien: zwei Wagen, vier Sprachen, keine Mahngebühren.

> „Hergezogen sind wir wegen des Hauses“, sagt Reem, Mutter von drei Kindern. „Wir bleiben, weil ich seit August niemanden mehr zum Fußball gefahren habe.“

## Wohin Kinder allein gehen können

Wir haben die Kinder gefragt. Sie wissen es am besten und haben uns mit Filzstiften eine Karte gezeichnet. Ein achtjähriges Kind erreicht demnach, ohne eine befahrene Straße zu überqueren:

- beide Spielplätze und den Basketballkorb
- den Hofladen und damit das Eis
- das Schwimmbad der Anlage, bis zehn Jahre in Begleitung
- drei von vier Großeltern

Zufall ist das nicht. Autos bleiben auf dem Ring um den Hain, und jedes Haus hat eine Seite, die sich zum Grün öffnet.

## Was noch fehlt

Zum Beispiel eine weiterführende Schule in Gehweite. Die Stadt hält im Norden ein Grundstück frei und kündigt den Bau für 2029 an; wir würden nicht vor 2030 damit rechnen. Im Hain gibt es auch keine Kinderarztpraxis, nur die Klinik am Lake Park, mit dem Auto sechs Minuten. Und der Bus zur Bay Academy dürfte öfter als alle zwanzig Minuten kommen. Wir haben das der Behörde gesagt, und Sie können es auch tun: [So erreichen Sie uns](/kontakt), und wir geben jeden Brief weiter.`,
  },
}
