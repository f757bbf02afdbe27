import { type Entry, fileLink, media, picture, ref } from '../../entry.ts'
import { share } from './share.ts'

const tags = [ref('tag', 'guides'), ref('tag', 'living')]

export const aChecklistForHandover: Entry = {
  key: 'a-checklist-for-handover',
  shared: { date: '2025-06-17' },
  en: {
    title: 'A checklist for handover',
    slug: 'a-checklist-for-handover',
    author: 'Omar Rahimi',
    summary:
      'Two hours, a torch and a marble. What to look at before you sign for your new home, room by room.',
    image: picture('story-keys', 'A brass key with a leather tag on a wooden table by a window'),
    tags,
    social: share.en,
    seo: {
      title: 'Handover checklist for a new home | Mira',
      description:
        'What to bring, what to test and what to write down when you take over a new apartment or house.',
      image: media('story-keys-desktop.jpg'),
    },
    text: `A handover takes two hours if you know what you are looking for, and fifteen years of small annoyance if you do not. We have watched some two hundred of them. This is what the calm buyers do.

## What to bring

- a torch, because faults in plaster show only in raking light
- a phone charger with its cable, to try every socket
- a marble or a ball bearing
- masking tape and a pencil
- a bottle of water and somebody who is less in love with the apartment than you are

Come in the morning. Ask for the water, the power and the cooling to have been running since the day before; they will be, but asking does no harm.

## Walk once without touching

Go through all rooms slowly, hands behind your back. Listen. Is there a hum, a drip, a whistle at a window? Smell the wardrobes. Look along every wall from its end rather than at it from the front. Stick a piece of tape wherever something catches your eye, and only then take up the list.

## The list

| Where | What to try | Good |
| --- | --- | --- |
| Entrance door | Close it with one finger | It latches by itself |
| Floors | Lay the marble down in five places | It stays, or rolls very slowly |
| Windows | Open, tilt, close, lock | One hand is enough |
| Kitchen | Open every drawer at once | None touches another |
| Taps | Hot on full for two minutes | Hot within 20 seconds |
| Shower | Pour a bucket on the floor | Gone in one minute |
| Cooling | Set to 20 °C in each room | Falls by 2 °C in half an hour |
| Sockets | Charger into each | All charge |
| Balcony | A litre of water by the door | Runs away from it |

Read the meters at the end, photograph them together with your watch, and have the figures entered in the protocol.

Take the [whole checklist](${fileLink('handover-checklist-en.pdf')}) with you on paper.

## How to write it down

Be exact. ‘Scratch, 4 cm, second pane from the left, inside’ will be repaired. ‘Window damaged’ will be discussed. Number the entries, put the same number on the tape, and take one photograph from near and one from the door. With us the record is kept in the residents’ app, so that the trades see your picture on the same day; paper is just as valid.

> A snag list is not an accusation. It is the last drawing of the building, and you are the one who makes it.

## What is a defect, and what is a house

Not every mark needs a number. Plaster will show hairline cracks in the first two summers while the structure settles; they are filled, once, at the end of the second year. Doors move a little with the seasons. Stone has veins. On the other hand, do not let yourself be talked out of anything that is damp, loose, crooked or missing.

The periods that count:

1. **30 days** for visible damage that was overlooked at handover
2. **2 years** for everything in the home
3. **5 years** for kitchen appliances
4. **10 years** for the structure

## Afterwards

We come back within fourteen days for small things and within forty for those that have to be ordered. You then walk round again. The last instalment is due when you have signed the second protocol, not the first; why that is so is explained in [Buying off-plan, step by step](/news/buying-off-plan-step-by-step).

And one last piece of advice, from a buyer in [Palm Court](/projects/palm-court): sleep there once before the furniture comes. You will never again hear your home so clearly.`,
  },
  ar: {
    title: 'قائمة مراجعة ليوم التسليم',
    slug: 'a-checklist-for-handover',
    author: 'عمر رحيمي',
    summary:
      'ساعتان ومصباح وكرة زجاجية صغيرة. ما الذي ينبغي أن تتفقده قبل التوقيع على استلام بيتك الجديد، غرفةً غرفة.',
    image: picture('story-keys', 'مفتاح نحاسي بميدالية جلدية على طاولة خشبية قرب نافذة'),
    tags,
    social: share.ar,
    seo: {
      title: 'قائمة مراجعة لاستلام بيت جديد | ميرا',
      description: 'ما تحضره معك وما تختبره وما تدوّنه عند استلام شقة أو منزل جديد.',
      image: media('story-keys-desktop.jpg'),
    },
    text: `يستغرق التسليم ساعتين إذا عرفت ما تبحث عنه، وخمسة عشر عامًا من المنغصات الصغيرة إذا لم تعرف. حضرنا نحو مئتي عملية تسليم، وهذا ما يفعله المشترون الهادئون.

## ماذا تحضر معك

- مصباحًا يدويًا، لأن عيوب الجص لا تظهر إلا في ضوء مائل
- شاحن هاتف مع سلكه، لتجرب كل مقبس
- كرة زجاجية أو كرة معدنية صغيرة
- شريطًا لاصقًا ورقيًا وقلم رصاص
- زجاجة ماء، وشخصًا أقل منك تعلقًا بالشقة

تعال صباحًا، واطلب أن يكون الماء والكهرباء والتبريد قيد التشغيل منذ اليوم السابق. ستجدها كذلك، لكن السؤال لا يضر.

## جولة أولى من غير لمس

مُرّ بالغرف كلها على مهل، ويداك خلف ظهرك. أصغِ: هل من طنين أو قطرات أو صفير عند نافذة؟ شمّ الخزائن. انظر إلى كل جدار من طرفه لا من أمامه. وضع قطعة من الشريط حيثما استوقفك شيء، ثم خذ القائمة بعد ذلك.

## القائمة

| المكان | ما الذي تجربه | النتيجة الجيدة |
| --- | --- | --- |
| باب المدخل | أغلقه بإصبع واحدة | يُقفل من تلقاء نفسه |
| الأرضيات | ضع الكرة في خمسة مواضع | تثبت أو تتدحرج ببطء شديد |
| النوافذ | افتح، أمِل، أغلق، أقفل | يد واحدة تكفي |
| المطبخ | افتح الأدراج كلها معًا | لا يلامس درجٌ آخر |
| الصنابير | الماء الساخن بأقصى تدفق دقيقتين | يسخن خلال 20 ثانية |
| الدش | اسكب دلوًا على الأرضية | يختفي الماء في دقيقة |
| التبريد | اضبط كل غرفة على 20 درجة | تنخفض درجتين في نصف ساعة |
| المقابس | الشاحن في كل منها | كلها تعمل |
| الشرفة | لتر ماء قرب الباب | يجري بعيدًا عنه |

وفي النهاية اقرأ العدادات، وصوّرها وساعتك بجانبها، واطلب تدوين القراءات في المحضر.

خذ معك [القائمة كاملة](${fileLink('handover-checklist-ar.pdf')}) على الورق.

## كيف تدوّن الملاحظات

كن دقيقًا. «خدش طوله 4 سم، اللوح الثاني من اليسار، من الداخل» سيُصلَح. أما «النافذة متضررة» فستُناقَش. رقّم الملاحظات، وضع الرقم نفسه على الشريط، والتقط صورة عن قرب وأخرى من عند الباب. السجل لدينا محفوظ في تطبيق السكان، فيرى الفنيون صورتك في اليوم نفسه؛ والورق صالح بالقدر ذاته.

> قائمة الملاحظات ليست اتهامًا. إنها آخر رسم للمبنى، وأنت من يرسمه.

## ما العيب، وما طبيعة البيت

لا تحتاج كل علامة إلى رقم. فالجص تظهر فيه شعيرات في أول صيفين بينما يستقر الهيكل، وتُعالج مرة واحدة في نهاية السنة الثانية. والأبواب تتحرك قليلًا مع الفصول، وللحجر عروق. لكن لا تدع أحدًا يثنيك عن تدوين ما هو رطب أو مرتخٍ أو مائل أو ناقص.

المدد التي تهمك:

1. **30 يومًا** للأضرار الظاهرة التي فاتتك عند التسليم
2. **سنتان** لكل ما في المنزل
3. **5 سنوات** لأجهزة المطبخ
4. **10 سنوات** للهيكل الإنشائي

## بعد ذلك

نعود خلال أربعة عشر يومًا للأمور الصغيرة، وخلال أربعين يومًا لما يحتاج إلى طلب. ثم تتجول مرة أخرى. ولا يستحق القسط الأخير إلا بتوقيعك المحضر الثاني لا الأول؛ والسبب مشروح في [الشراء على المخطط خطوة بخطوة](/news/buying-off-plan-step-by-step).

ونصيحة أخيرة من مشترية في [بالم كورت](/projects/palm-court): نم هناك ليلة واحدة قبل وصول الأثاث. لن تسمع بيتك بهذا الوضوح مرة أخرى.`,
  },
  de: {
    title: 'Checkliste für die Übergabe',
    slug: 'checkliste-fuer-die-uebergabe',
    author: 'Omar Rahimi',
    summary:
      'Zwei Stunden, eine Taschenlampe und eine Murmel. Worauf Sie Raum für Raum achten sollten, bevor Sie Ihr neues Zuhause abnehmen.',
    image: picture(
      'story-keys',
      'Messingschlüssel mit Lederanhänger auf einem Holztisch am Fenster',
    ),
    tags,
    social: share.de,
    seo: {
      title: 'Checkliste für die Wohnungsübergabe | Mira',
      description:
        'Was Sie mitbringen, prüfen und aufschreiben sollten, wenn Sie eine neue Wohnung oder ein Haus übernehmen.',
      image: media('story-keys-desktop.jpg'),
    },
    text: `Eine Übergabe dauert zwei Stunden, wenn Sie wissen, wonach Sie suchen, und fünfzehn Jahre kleinen Ärgers, wenn nicht. Wir haben rund zweihundert davon erlebt. So gehen die Gelassenen vor.

## Was Sie mitbringen

- eine Taschenlampe, denn Fehler im Putz zeigen sich nur im Streiflicht
- ein Ladegerät samt Kabel, um jede Steckdose zu prüfen
- eine Murmel oder eine Stahlkugel
- Malerkrepp und einen Bleistift
- eine Flasche Wasser und jemanden, der in die Wohnung weniger verliebt ist als Sie

Kommen Sie am Vormittag. Bitten Sie darum, dass Wasser, Strom und Kühlung seit dem Vortag laufen; das tun sie ohnehin, aber Fragen schadet nicht.

## Einmal gehen, ohne anzufassen

Gehen Sie langsam durch alle Räume, die Hände auf dem Rücken. Hören Sie hin: Brummt etwas, tropft etwas, pfeift ein Fenster? Riechen Sie in die Schränke. Blicken Sie an jeder Wand entlang, nicht auf sie. Kleben Sie ein Stück Krepp, wo Ihnen etwas auffällt, und nehmen Sie erst dann die Liste zur Hand.

## Die Liste

| Wo | Was Sie prüfen | Gut ist |
| --- | --- | --- |
| Wohnungstür | Mit einem Finger schließen | Sie fällt von selbst ins Schloss |
| Böden | Murmel an fünf Stellen ablegen | Sie bleibt liegen oder rollt sehr langsam |
| Fenster | Öffnen, kippen, schließen, verriegeln | Eine Hand genügt |
| Küche | Alle Schubladen zugleich öffnen | Keine berührt die andere |
| Armaturen | Zwei Minuten heiß, voll aufgedreht | Heiß nach 20 Sekunden |
| Dusche | Einen Eimer auf den Boden gießen | Nach einer Minute ist er weg |
| Kühlung | In jedem Raum 20 °C einstellen | In einer halben Stunde 2 °C weniger |
| Steckdosen | Ladegerät in jede | Alle laden |
| Balkon | Ein Liter Wasser vor die Tür | Er läuft von ihr weg |

Lesen Sie zum Schluss die Zähler ab, fotografieren Sie sie zusammen mit Ihrer Uhr, und lassen Sie die Werte ins Protokoll eintragen.

Nehmen Sie die [ganze Checkliste](${fileLink('handover-checklist-de.pdf')}) auf Papier mit.

## Wie Sie es aufschreiben

Seien Sie genau. „Kratzer, 4 cm, zweite Scheibe von links, innen“ wird behoben. „Fenster beschädigt“ wird besprochen. Nummerieren Sie die Einträge, schreiben Sie dieselbe Zahl auf das Krepp, und machen Sie ein Foto aus der Nähe und eines von der Tür aus. Bei uns liegt das Protokoll in der App der Bewohner, sodass die Handwerker Ihr Bild noch am selben Tag sehen; Papier gilt ebenso.

> Eine Mängelliste ist keine Anklage. Sie ist die letzte Zeichnung des Hauses, und diese zeichnen Sie.

## Was ein Mangel ist und was ein Haus

Nicht jede Spur braucht eine Nummer. In den ersten beiden Sommern zeigt der Putz Haarrisse, weil sich das Tragwerk setzt; einmal, am Ende des zweiten Jahres, werden sie geschlossen. Türen arbeiten mit den Jahreszeiten. Stein hat Adern. Lassen Sie sich dagegen nichts ausreden, was feucht, lose, schief ist oder fehlt.

Diese Fristen zählen:

1. **30 Tage** für sichtbare Schäden, die bei der Übergabe übersehen wurden
2. **2 Jahre** für alles in der Wohnung
3. **5 Jahre** für Küchengeräte
4. **10 Jahre** für das Tragwerk

## Danach

Für Kleinigkeiten kommen wir binnen vierzehn Tagen wieder, für alles, was bestellt werden muss, binnen vierzig. Dann gehen Sie noch einmal durch. Die letzte Rate wird mit Ihrer Unterschrift unter das zweite Protokoll fällig, nicht unter das erste; warum, steht in [Kaufen vor dem Bau: Schritt für Schritt](/news/buying-off-plan-step-by-step).

Und ein letzter Rat, von einer Käuferin aus [Palm Court](/projects/palm-court): Schlafen Sie eine Nacht dort, bevor die Möbel kommen. So deutlich werden Sie Ihr Zuhause nie wieder hören.`,
  },
}
