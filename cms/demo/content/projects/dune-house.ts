import { project } from './common.ts'

export const duneHouse = project(
  {
    key: 'dune-house',
    order: 3,
    character: 'earth',
    stage: 'planned',
    sale: {
      permitNumber: '74101-DE',
    },
    position: [82, 70],
    pictures: [
      'dune-house-day',
      'dune-house-dusk',
      'interior-kitchen',
      'interior-bedroom',
      'story-courtyard',
    ],
    amenities: ['pool', 'garden', 'kids', 'gym', 'parking', 'security', 'balcony', 'smart'],
    icons: ['key', 'plan', 'calendar', 'garden', 'smart', 'map'],
  },
  {
    en: {
      title: 'Dune House',
      district: 'Desert Edge',
      address: 'Dune Road, Desert Edge, Port Alma',
      summary:
        'Terraced houses the colour of sand, where the last street of Port Alma ends and the dunes begin.',
      button: 'Ask about this project',
      facts: [
        ['Homes', '58 apartments, townhouses and villas'],
        ['Storeys', 'Up to three'],
        ['Work on site', 'From February 2027'],
        ['Open land', '71% of the site'],
        ['Power', 'Half from the roofs'],
        ['To downtown', '25 minutes by car'],
      ],
      seo: [
        'Dune House – homes at the desert’s edge, Port Alma',
        'Apartments, townhouses and villas with courtyards and roof terraces where the dunes begin. Work on site from February 2027.',
      ],
      text: `
## Where the street ends

There is a point on Dune Road where the kerb stops and the sand takes over. Most people turn the car around there. We got out, came back at six in the morning, and bought the land.

Dune House steps up the first slope in three rows. Each row is one storey higher than the row before, so the homes look over the roofs in front of them, many of them out across the dunes. Nothing will be built beyond it: the land to the east is a nature reserve.

## Built from what is there

The walls are rammed from clay, sand and gravel dug on the site, bound with a little lime and cement. They are forty centimetres thick. That is enough to keep the midday heat outside until evening, when it no longer matters, and it gives the houses their colour: not painted, simply left.

Windows are small where the midday sun stands and generous towards courtyards and dunes. Every house has a wind shaft, an old device of this coast which we have measured, improved and kept as low as the roof.

- Rammed-earth walls, 40 cm
- Solar panels flush with the roof, half of the year’s power
- Grey water cleaned on site and used in the gardens
- Shade nets over courtyards, drawn by hand or by motor

> In the first model house we switched the cooling off for a week in April. Nobody asked for it back until the Thursday.

## Courtyards, roofs and a quiet street

Townhouses and villas are entered through a courtyard, never straight from the street. From the hall a stair climbs to the roof, where there is a place to sleep outside and a tap, because roofs without a tap are never used. The apartments share three courtyards with citrus and fig trees, and each has a deep balcony of its own.

Cars are left at the two ends of the settlement. In between are paths, a small shop, a pool protected from the wind and a workshop where children may use the good tools.

## What is near, and what is not

Honesty first: there is no metro, and the nearest cinema is twenty minutes away. What you do have is a grocer on the way in, a clinic and a primary school at the roundabout, a stable, and the observatory, which opens its dome to neighbours on the first Friday of the month. A shuttle to downtown will run every half hour from six in the morning until midnight. Deliveries come to the gate and are brought to the door by cart.

## Where things stand

Planning permission was granted in spring. Ground works begin in February 2027, and we will publish the date of handover once the first row has its roofs – not before. Reservations are possible now for a refundable deposit; the plans may still be changed a little, and those who reserve early have a say in them.

If you would like to see the place, come at dawn or an hour before sunset. We bring the coffee and the drawings, you bring shoes that do not mind the sand.
`,
    },
    ar: {
      title: 'ديون هاوس',
      district: 'حافة الصحراء',
      address: 'طريق الكثبان، حافة الصحراء، بورت ألما',
      summary: 'بيوت متدرّجة بلون الرمل، حيث ينتهي آخر شوارع بورت ألما وتبدأ الكثبان.',
      button: 'اسأل عن هذا المشروع',
      facts: [
        ['المنازل', '58 بين شقق وتاون هاوس وفلل'],
        ['الطوابق', 'حتى ثلاثة'],
        ['بدء العمل', 'فبراير 2027'],
        ['مساحات مفتوحة', '71٪ من الأرض'],
        ['الكهرباء', 'نصفها من الأسطح'],
        ['إلى وسط المدينة', '25 دقيقة بالسيارة'],
      ],
      seo: [
        'ديون هاوس – منازل على حافة الصحراء، بورت ألما',
        'شقق وبيوت تاون هاوس وفلل بأفنية وأسطح للجلوس حيث تبدأ الكثبان. يبدأ العمل في الموقع في فبراير 2027.',
      ],
      text: `
## حيث ينتهي الشارع

على طريق الكثبان نقطة يتوقف عندها الرصيف ويبدأ الرمل. معظم الناس يستديرون بسياراتهم هناك. أما نحن فنزلنا، ثم عدنا في السادسة صباحًا، واشترينا الأرض.

يصعد ديون هاوس أول المنحدر في ثلاثة صفوف، يعلو كل صف عمّا قبله طابقًا واحدًا، فتطل المنازل من فوق الأسطح التي أمامها، وكثير منها على امتداد الكثبان. ولن يُبنى شيء بعده: الأرض الواقعة شرقًا محمية طبيعية.

## من مادة المكان

الجدران مدكوكة من طين ورمل وحصى استُخرجت من الموقع نفسه، مع قليل من الجير والإسمنت. سماكتها أربعون سنتيمترًا، وهذا يكفي لإبقاء حر الظهيرة في الخارج حتى المساء حين لا يعود له أثر. ومنها جاء لون البيوت: لم يُدهن، بل تُرك على حاله.

النوافذ صغيرة حيث شمس الظهيرة، سخيّة نحو الأفنية والكثبان. ولكل بيت ملقف هواء، وهو من ابتكارات هذا الساحل القديمة، قسنا أداءه وحسّنّاه وأبقيناه بارتفاع السطح.

- جدران من التراب المدكوك بسماكة 40 سم
- ألواح شمسية بمستوى السطح تغطي نصف استهلاك العام
- مياه رمادية تُنقّى في الموقع وتُسقى بها الحدائق
- شباك تظليل فوق الأفنية تُسحب باليد أو بالمحرّك

> في بيت العرض الأول أطفأنا التبريد أسبوعًا في أبريل، ولم يطلب أحد تشغيله قبل يوم الخميس.

## أفنية وأسطح وشارع هادئ

تدخل إلى التاون هاوس والفلل عبر فناء، لا من الشارع مباشرة. ومن الردهة درج يصعد إلى السطح، حيث مكان للنوم في الهواء الطلق وصنبور ماء، فالأسطح التي لا ماء فيها لا يستخدمها أحد. أما الشقق فتتشارك ثلاثة أفنية فيها أشجار الليمون والتين، ولكل منها شرفة عميقة خاصة.

تُترك السيارات عند طرفي الحي. وبينهما ممرات ومتجر صغير ومسبح محمي من الريح، وورشة يُسمح فيها للأطفال باستخدام العِدّة الجيدة.

## القريب والبعيد

لنكن صريحين: لا مترو هنا، وأقرب سينما على بُعد عشرين دقيقة. لكن لديك بقالة على الطريق، وعيادة ومدرسة ابتدائية عند الدوّار، وإسطبل خيل، ومرصد يفتح قبّته للجيران أول جمعة من كل شهر. وستنطلق حافلة إلى وسط المدينة كل نصف ساعة من السادسة صباحًا حتى منتصف الليل. أما الطلبات فتصل إلى البوابة، ثم تُحمل بعربة صغيرة إلى باب بيتك.

## أين وصلنا

صدرت رخصة البناء في الربيع. تبدأ أعمال الأرض في فبراير 2027، وسنعلن موعد التسليم حين تكتمل أسقف الصف الأول، لا قبل ذلك. الحجز متاح الآن مقابل عربون قابل للاسترداد، ولا تزال المخططات تقبل تعديلات طفيفة، ولمن يحجز مبكرًا رأي فيها.

وإن أردت أن ترى المكان، فتعال عند الفجر أو قبل الغروب بساعة. علينا القهوة والرسومات، وعليك حذاء لا يضيره الرمل.
`,
    },
    de: {
      title: 'Dune House',
      district: 'Am Wüstenrand',
      address: 'Dune Road, Am Wüstenrand, Port Alma',
      summary:
        'Gestufte Häuser in der Farbe des Sandes – dort, wo die letzte Straße von Port Alma endet und die Dünen beginnen.',
      button: 'Dieses Projekt anfragen',
      facts: [
        ['Einheiten', '58 Wohnungen, Stadthäuser und Villen'],
        ['Geschosse', 'Bis zu drei'],
        ['Baubeginn', 'Februar 2027'],
        ['Freie Fläche', '71 % des Grundstücks'],
        ['Strom', 'Zur Hälfte von den Dächern'],
        ['In die Innenstadt', '25 Minuten mit dem Auto'],
      ],
      seo: [
        'Dune House – Wohnen am Rand der Wüste, Port Alma',
        'Wohnungen, Stadthäuser und Villen mit Höfen und Dachterrassen, wo die Dünen beginnen. Baubeginn im Februar 2027.',
      ],
      text: `
## Wo die Straße endet

An der Dune Road gibt es eine Stelle, an der der Bordstein aufhört und der Sand übernimmt. Die meisten wenden dort ihr Auto. Wir sind ausgestiegen, um sechs Uhr früh wiedergekommen und haben das Land gekauft.

Dune House steigt in drei Reihen den ersten Hang hinauf. Jede Reihe liegt ein Geschoss höher als die vorige, sodass man über die Dächer davor hinwegblickt, vielfach auf die Dünen. Dahinter wird nichts mehr gebaut: Das Land im Osten ist Naturschutzgebiet.

## Gebaut aus dem, was da ist

Die Wände sind aus Lehm, Sand und Kies vom Grundstück gestampft, gebunden mit etwas Kalk und Zement. Sie sind vierzig Zentimeter dick. Das genügt, um die Mittagshitze bis zum Abend draußen zu halten, wenn sie nicht mehr stört, und es gibt den Häusern ihre Farbe: nicht gestrichen, nur belassen.

Wo die Mittagssonne steht, sind die Fenster klein, zu Höfen und Dünen großzügig. Jedes Haus hat einen Windschacht, eine alte Erfindung dieser Küste, die wir vermessen, verbessert und auf Dachhöhe gehalten haben.

- Wände aus Stampflehm, 40 cm
- Solarmodule bündig im Dach, die Hälfte des Jahresstroms
- Grauwasser, vor Ort gereinigt und in den Gärten genutzt
- Sonnensegel über den Höfen, von Hand oder mit Motor zu ziehen

> Im ersten Musterhaus haben wir im April eine Woche lang die Kühlung abgeschaltet. Bis Donnerstag hat niemand nach ihr gefragt.

## Höfe, Dächer und eine stille Straße

Stadthäuser und Villen betritt man durch einen Hof, nie direkt von der Straße. Von der Diele führt eine Treppe aufs Dach. Dort kann man im Freien schlafen, und es gibt einen Wasserhahn, denn Dächer ohne Wasser bleiben ungenutzt. Die Wohnungen teilen sich drei Höfe mit Zitrus- und Feigenbäumen, und jede hat ihren eigenen tiefen Balkon.

Autos bleiben an den beiden Enden der Siedlung. Dazwischen liegen Wege, ein kleiner Laden, ein windgeschützter Pool und eine Werkstatt, in der Kinder das gute Werkzeug benutzen dürfen.

## Was nah ist und was nicht

Ehrlich gesagt: Eine Metro gibt es nicht, und das nächste Kino ist zwanzig Minuten entfernt. Dafür liegen am Weg ein Lebensmittelladen, am Kreisverkehr eine Praxis und eine Grundschule, dazu ein Reitstall und die Sternwarte, die ihre Kuppel am ersten Freitag im Monat für die Nachbarn öffnet. Ein Shuttle in die Innenstadt wird von sechs Uhr früh bis Mitternacht alle halbe Stunde fahren. Lieferungen kommen ans Tor und von dort mit dem Karren bis zur Haustür.

## Der Stand der Dinge

Die Baugenehmigung wurde im Frühjahr erteilt. Die Erdarbeiten beginnen im Februar 2027; den Übergabetermin nennen wir, sobald die erste Reihe ihre Dächer hat, und nicht früher. Reservieren können Sie schon jetzt gegen eine erstattungsfähige Anzahlung. Kleine Änderungen an den Plänen sind noch möglich, und wer früh reserviert, redet dabei mit.

Wenn Sie den Ort sehen möchten, kommen Sie bei Sonnenaufgang oder eine Stunde vor Sonnenuntergang. Wir bringen Kaffee und Zeichnungen mit, Sie bitte Schuhe, denen der Sand nichts ausmacht.
`,
    },
  },
)
