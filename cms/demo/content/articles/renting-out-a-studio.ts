import { type Entry, media, picture, ref } from '../../entry.ts'
import { share } from './share.ts'

const tags = [ref('tag', 'investment'), ref('tag', 'guides')]

export const rentingOutAStudio: Entry = {
  key: 'renting-out-a-studio',
  shared: { date: '2025-12-02' },
  en: {
    title: 'Renting out a studio',
    slug: 'renting-out-a-studio',
    author: 'Noor Saleh',
    summary:
      'Long lets, short lets, the empty weeks in between: a sober calculation for the smallest home we build.',
    image: picture(
      'interior-studio',
      'A bright studio with a bed behind a timber screen, a small sofa, a round table and a tall window',
    ),
    tags,
    social: share.en,
    seo: {
      title: 'Renting out a studio: a sober calculation',
      description:
        'Gross and net return, vacancy, furniture and fees for a studio apartment in Port Alma.',
      image: media('interior-studio-desktop.jpg'),
    },
    text: `A studio is the home with which most owners begin. It is small, it lets quickly, and it is easy to deceive oneself about it. Here is a calculation with everything in it, including the weeks in which nobody lives there.

The example is a studio of 42 square metres bought for AED 840,000. The figures are rounded, taken from lettings that we managed between spring and autumn of 2025, and they are no promise.

## Long lets and short lets

| Per year, in AED | One tenant, 12 months | Guests, by the week |
| --- | ---: | ---: |
| Rent at full occupancy | 62,000 | 102,000 |
| Empty weeks | −2,400 | −29,000 |
| Management | −3,100 | −14,600 |
| Cleaning, linen, consumables | – | −12,400 |
| Water, power, cooling, internet | – | −7,200 |
| Service charge | −6,300 | −6,300 |
| Repairs and furniture, set aside | −2,000 | −5,500 |
| **Left over** | **48,200** | **27,000** |
| **Net return on the price** | **5.7 %** | **3.2 %** |

The second column surprises most people. Guests bring two thirds more in rent, but they also bring laundry, light bulbs, commissions and February, which is full, followed by July, which is not.

It turns around as soon as you want to use the place yourself. With eight weeks of your own in winter no tenant will sign for a year, and then letting by the week is not the worse business but the only one. In [Skyline One](/projects/skyline-one) the concierge is to take over linen, keys and cleaning once the tower is finished, and that will lower the third and fourth lines.

## What tenants ask

We keep a list of the questions asked at viewings. They have little to do with marble.

1. Where does the suitcase go?
2. Can I cook without the bed smelling of it?
3. Is there a door that closes, or only a curtain?
4. How loud is it at six in the morning?
5. How far is it to the metro – in shoes for the office?

A studio that has good answers lets in nine days; the average in Port Alma is twenty-three.

## Furnish once, and properly

Empty studios are hard to let here, since tenants come with two suitcases. Count on AED 28,000 to 34,000 for a good set that lasts eight years: a bed with drawers beneath it, a table that takes four, a sofa on which one can really sit, blackout curtains, six of everything in the kitchen. Save on decoration, never on the mattress.

> The most expensive piece of furniture is the one that has to be replaced after two years.

## The paper side

- Register every tenancy with the land department; without the number the tenant cannot connect water or power.
- Letting by the week requires a holiday-home permit, AED 1,520 a year, and the consent of the owners’ association.
- Rents may be raised only at renewal, with ninety days’ notice, and within the band of the official index.
- Take a deposit of five per cent of the yearly rent, and hand it over with a protocol and photographs.

## Before you buy

Work it out with three numbers of your own: the rent that you would yourself pay, the [service charge](/articles/what-a-service-charge-pays-for), and the number of months in which you want the key in your own pocket. If the result still pleases you at a rent ten per cent lower, it is a sound purchase. If it only works at full occupancy, it is a hope.

Our advisors are happy to go through it with you, and they do not mind if the answer is no. The available studios can be found among [all homes](/units).`,
  },
  ar: {
    title: 'تأجير استوديو',
    slug: 'renting-out-a-studio',
    author: 'نور صالح',
    summary: 'إيجار طويل، إيجار قصير، وأسابيع فارغة بينهما: حساب هادئ لأصغر بيت نبنيه.',
    image: picture(
      'interior-studio',
      'استوديو مضيء فيه سرير خلف حاجز خشبي وأريكة صغيرة وطاولة مستديرة ونافذة عالية',
    ),
    tags,
    social: share.ar,
    seo: {
      title: 'تأجير استوديو: حساب هادئ',
      description:
        'العائد الإجمالي والصافي وفترات الشغور والأثاث والرسوم لشقة استوديو في بورت ألما.',
      image: media('interior-studio-desktop.jpg'),
    },
    text: `الاستوديو هو البيت الذي يبدأ به معظم الملاك. صغير، وسريع التأجير، ومن السهل أن يخدع المرء نفسه في حسابه. إليك حسابًا فيه كل شيء، حتى الأسابيع التي لا يسكنه فيها أحد.

مثالنا استوديو مساحته 42 مترًا مربعًا وثمنه 840,000 درهم. الأرقام مقرّبة ومأخوذة من وحدات أدرنا تأجيرها بين ربيع 2025 وخريفه، وليست وعدًا.

## إيجار طويل أم إقامات قصيرة

| في السنة، بالدرهم | مستأجر واحد، 12 شهرًا | ضيوف، بالأسبوع |
| --- | ---: | ---: |
| الإيجار عند الإشغال الكامل | 62,000 | 102,000 |
| أسابيع شاغرة | \u200e−2,400 | \u200e−29,000 |
| الإدارة | \u200e−3,100 | \u200e−14,600 |
| تنظيف ومفروشات ومستهلكات | – | \u200e−12,400 |
| ماء وكهرباء وتبريد وإنترنت | – | \u200e−7,200 |
| رسوم الخدمات | \u200e−6,300 | \u200e−6,300 |
| مخصص الإصلاحات والأثاث | \u200e−2,000 | \u200e−5,500 |
| **ما يتبقى** | **48,200** | **27,000** |
| **العائد الصافي على الثمن** | **5.7%** | **3.2%** |

العمود الثاني يفاجئ معظم الناس. فالضيوف يدفعون إيجارًا أعلى بالثلثين، لكنهم يجلبون معهم الغسيل والمصابيح والعمولات، ويجلبون فبراير المزدحم ثم يوليو الخالي.

وتنقلب الصورة إذا أردت أن تقيم في المكان بنفسك. فإذا خصصت لنفسك ثمانية أسابيع في الشتاء فلن يوقع معك مستأجر عقدًا لسنة، وعندها لا يكون التأجير الأسبوعي هو الخيار الأضعف، بل الخيار الوحيد. وفي [سكايلاين ون](/projects/skyline-one) سيتولى مكتب الاستقبال المفروشات والمفاتيح والتنظيف بعد اكتمال البرج، وهذا ما سيخفض السطرين الثالث والرابع.

## ما الذي يسأل عنه المستأجرون

نحتفظ بقائمة بالأسئلة التي تُطرح في المعاينات، وصلتها بالرخام ضعيفة.

1. أين أضع حقيبة السفر؟
2. هل أستطيع أن أطبخ من غير أن تعلق الرائحة بالسرير؟
3. هل هناك باب يُغلق، أم ستارة فقط؟
4. ما مقدار الضجيج في السادسة صباحًا؟
5. كم يبعد المترو بحذاء العمل؟

الاستوديو الذي يجيب عنها جيدًا يُؤجَّر في تسعة أيام، والمتوسط في بورت ألما ثلاثة وعشرون.

## أثّث مرة واحدة، وأحسن

يصعب هنا تأجير استوديو فارغ، فالمستأجر يصل بحقيبتين. خصص بين 28,000 و34,000 درهم لأثاث جيد يعيش ثماني سنوات: سرير تحته أدراج، وطاولة تتسع لأربعة، وأريكة يُجلس عليها حقًا، وستائر معتمة، وست قطع من كل شيء في المطبخ. وفّر في الزينة، ولا توفر في المرتبة أبدًا.

> أغلى قطعة أثاث هي التي تضطر إلى استبدالها بعد سنتين.

## جانب الأوراق

- سجّل كل عقد إيجار لدى دائرة الأراضي؛ فمن دون رقمه لا يستطيع المستأجر توصيل الماء والكهرباء.
- التأجير الأسبوعي يتطلب تصريح بيوت عطلات بقيمة 1,520 درهمًا في السنة، وموافقة جمعية الملاك.
- لا تُرفع الإيجارات إلا عند التجديد، بإشعار مدته تسعون يومًا، وضمن نطاق المؤشر الرسمي.
- خذ تأمينًا قدره خمسة في المئة من الإيجار السنوي، وسلّم الشقة بمحضر وصور.

## قبل أن تشتري

احسب بثلاثة أرقام تخصك أنت: الإيجار الذي كنت ستدفعه لو كنت المستأجر، و[رسوم الخدمات](/articles/what-a-service-charge-pays-for)، وعدد الأشهر التي تريد أن يكون المفتاح فيها في جيبك. فإذا أرضتك النتيجة حتى بإيجار أقل بعشرة في المئة فالشراء سليم. أما إذا لم تصحّ إلا بإشغال كامل فهي أمنية.

يسعد مستشارينا أن يراجعوا الحساب معك، ولا يزعجهم أن يكون الجواب لا. وتجد الاستوديوهات المتاحة بين [جميع الوحدات](/units).`,
  },
  de: {
    title: 'Ein Studio vermieten',
    slug: 'ein-studio-vermieten',
    author: 'Noor Saleh',
    summary:
      'Lange Mietverträge, kurze Aufenthalte, leere Wochen dazwischen: eine nüchterne Rechnung für das kleinste Zuhause, das wir bauen.',
    image: picture(
      'interior-studio',
      'Helles Studio mit Bett hinter einem Holzgitter, kleinem Sofa, rundem Tisch und hohem Fenster',
    ),
    tags,
    social: share.de,
    seo: {
      title: 'Ein Studio vermieten: eine nüchterne Rechnung',
      description:
        'Brutto- und Nettorendite, Leerstand, Möbel und Gebühren für ein Studio in Port Alma.',
      image: media('interior-studio-desktop.jpg'),
    },
    text: `Ein Studio ist das Zuhause, mit dem die meisten Eigentümer anfangen. Es ist klein, es vermietet sich schnell, und man kann sich leicht etwas vormachen. Hier ist eine Rechnung, in der alles steht, auch die Wochen, in denen niemand dort wohnt.

Unser Beispiel ist ein Studio mit 42 Quadratmetern, gekauft für 840.000 AED. Die Zahlen sind gerundet, stammen aus Vermietungen, die wir zwischen Frühjahr und Herbst 2025 betreut haben, und sind kein Versprechen.

## Lange mieten, kurz bleiben

| Im Jahr, in AED | Ein Mieter, 12 Monate | Gäste, wochenweise |
| --- | ---: | ---: |
| Miete bei voller Belegung | 62.000 | 102.000 |
| Leere Wochen | −2.400 | −29.000 |
| Verwaltung | −3.100 | −14.600 |
| Reinigung, Wäsche, Verbrauch | – | −12.400 |
| Wasser, Strom, Kühlung, Internet | – | −7.200 |
| Servicegebühr | −6.300 | −6.300 |
| Rücklage für Reparaturen und Möbel | −2.000 | −5.500 |
| **Es bleiben** | **48.200** | **27.000** |
| **Nettorendite auf den Preis** | **5,7 %** | **3,2 %** |

Die zweite Spalte überrascht die meisten. Gäste bringen zwei Drittel mehr Miete, aber auch Wäsche, Glühbirnen, Provisionen und den Februar, der voll ist, und danach den Juli, der es nicht ist.

Das Bild dreht sich, sobald Sie selbst dort wohnen möchten. Beanspruchen Sie im Winter acht Wochen für sich, unterschreibt niemand für ein Jahr. Dann ist die wochenweise Vermietung nicht das schlechtere Geschäft, sondern das einzige. In [Skyline One](/projects/skyline-one) soll der Concierge Wäsche, Schlüssel und Reinigung übernehmen, sobald der Turm fertig ist, und das wird die dritte und vierte Zeile senken.

## Wonach Mieter fragen

Wir führen eine Liste der Fragen, die bei Besichtigungen gestellt werden. Mit Marmor haben sie wenig zu tun.

1. Wohin mit dem Koffer?
2. Kann ich kochen, ohne dass das Bett danach riecht?
3. Gibt es eine Tür, die schließt, oder nur einen Vorhang?
4. Wie laut ist es um sechs Uhr früh?
5. Wie weit ist es zur Metro – in Büroschuhen?

Ein Studio mit guten Antworten ist in neun Tagen vermietet; der Durchschnitt liegt in Port Alma bei dreiundzwanzig.

## Einmal einrichten, und richtig

Leer lassen sich Studios hier schwer vermieten, denn die Mieter kommen mit zwei Koffern. Rechnen Sie mit 28.000 bis 34.000 AED für eine gute Ausstattung, die acht Jahre hält: ein Bett mit Schubladen darunter, ein Tisch für vier, ein Sofa, auf dem man wirklich sitzt, dichte Vorhänge, in der Küche sechs von allem. Sparen Sie an der Dekoration, nie an der Matratze.

> Das teuerste Möbel ist das, welches nach zwei Jahren ersetzt werden muss.

## Die Seite mit dem Papier

- Jeder Mietvertrag wird bei der Grundstücksbehörde eingetragen; ohne diese Nummer bekommt der Mieter weder Wasser noch Strom.
- Wer wochenweise vermietet, braucht eine Genehmigung für Ferienwohnungen, 1.520 AED im Jahr, und die Zustimmung der Eigentümergemeinschaft.
- Erhöht wird nur bei Verlängerung, mit neunzig Tagen Frist und im Rahmen des amtlichen Index.
- Nehmen Sie fünf Prozent der Jahresmiete als Kaution, und übergeben Sie mit Protokoll und Fotos.

## Bevor Sie kaufen

Rechnen Sie mit drei eigenen Zahlen: der Miete, die Sie selbst zahlen würden, der [Servicegebühr](/articles/wofuer-die-servicegebuehr-ausgegeben-wird) und der Zahl der Monate, in denen der Schlüssel in Ihrer eigenen Tasche bleiben soll. Gefällt Ihnen das Ergebnis auch bei zehn Prozent weniger Miete, ist es ein solider Kauf. Geht es nur bei voller Belegung auf, ist es eine Hoffnung.

Unsere Beraterinnen und Berater gehen das gern mit Ihnen durch, und ein Nein am Ende stört sie nicht. Die verfügbaren Studios finden Sie unter [allen Wohnungen](/units).`,
  },
}
