import { project } from './common.ts'

export const skylineOne = project(
  {
    key: 'skyline-one',
    visit: true,
    order: 5,
    character: 'metal',
    stage: 'construction',
    completion: '2026-12-31',
    sale: {
      handover: '2027-01-15',
      handoverShown: 'month',
      progress: 88,
      progressDate: '2026-10-31',
      permitNumber: '70915-DT',
      escrowNumber: '0193 4406 2',
    },
    position: [58, 40],
    pictures: [
      'skyline-one-day',
      'skyline-one-dusk',
      'interior-penthouse',
      'interior-studio',
      'interior-lobby',
      'interior-bathroom',
    ],
    amenities: ['concierge', 'pool', 'gym', 'spa', 'coworking', 'parking', 'security', 'smart'],
    icons: ['key', 'plan', 'calendar', 'smart', 'concierge', 'map'],
  },
  {
    en: {
      title: 'Skyline One',
      district: 'Downtown',
      address: '1 Meridian Square, Downtown, Port Alma',
      summary:
        'A slender tower of 74 storeys in the middle of the city, with never more than six homes to a floor.',
      button: 'Arrange a visit',
      facts: [
        ['Homes', '280'],
        ['Height', '296 m, 74 storeys'],
        ['Completion', 'December 2026'],
        ['Lifts', 'Seven, 40 seconds to the top'],
        ['Arrival', 'Staffed day and night'],
        ['Metro', 'Entrance in the building'],
      ],
      seo: [
        'Skyline One – a slender tower in downtown Port Alma',
        'Studios, apartments and two duplex penthouses on 74 storeys above Meridian Square, with the metro in the building.',
      ],
      text: `
## Slender on purpose

A tall building is easy to make wide. Skyline One is only twenty-three metres deep, which leaves room for a square at its foot and keeps its shadow short and quick: it passes over a window on the other side of the street in eleven minutes.

Because the tower is thin, the homes are too – in the best sense. No room is more than ten metres from a window, corridors are short, and the lift lobby on each floor has daylight, which is rarer than it should be. There are at most six homes to a floor in the lower third, and four above.

## Three ways to live in it

| Floors | Homes | Outlook |
| --- | --- | --- |
| 6–28 | Studios, one and two bedrooms | Square, rooftops, tree line |
| 30–58 | Two and three bedrooms | City to the gulf |
| 60–72 | Three bedrooms and penthouses | Coast, desert and everything between |

On floors 29 and 59 the tower opens. Here the wind passes straight through, which steadies the building, and we have used the space: a pool and spa on the lower of the two, a library and a dining room for twenty on the upper. Both are open to every resident, whatever the floor.

## Details you touch every day

- Door handles of cast bronze, turned by the same workshop for all 280 homes
- Panels for light, blinds and cooling that work without an app, and with one
- A parcel locker and a cold locker beside the lift in the basement
- Windows that open a hand’s width, even on the seventieth floor

The last point took two years of wind-tunnel tests. We think it was worth it: there is a difference between looking at the sky and being able to smell rain.

## The square and the city

Meridian Square is a public place. It will have sixty trees, a fountain that children may walk into and no railings. Under it lies the metro; you reach the platform from the lobby without crossing a street. Offices, the opera and the covered market are within ten minutes on foot.

## How a slender tower stays still

In a strong wind the top moves by less than the width of a hand, and you will not feel it. A pendulum of four hundred tonnes hangs on the seventy-third floor and swings against the gusts. Once the tower is open, visitors may see it on the first Sunday of the month.

## The last months

The structure reached its full height in spring, and completion is due on 31 December 2026. Until then we show a full-size home on the ground floor of our office next door, with the views of four heights projected on its windows. We start at the bottom: many visitors find that they like the rooftops on the eighth floor better than the haze on the seventieth.

The concierge is being set up for letting by the week as well, with linen, keys and cleaning handled downstairs. Buyers who travel a good deal tell us that this was the reason they chose the tower.
`,
    },
    ar: {
      title: 'سكايلاين ون',
      district: 'وسط المدينة',
      address: '1 ساحة ميريديان، وسط المدينة، بورت ألما',
      summary:
        'برج نحيل من 74 طابقًا في قلب المدينة، لا يزيد عدد المنازل في الطابق الواحد منه على ستة.',
      button: 'احجز زيارة',
      facts: [
        ['المنازل', '280'],
        ['الارتفاع', '296 م، 74 طابقًا'],
        ['الإنجاز', 'ديسمبر 2026'],
        ['المصاعد', 'سبعة، 40 ثانية إلى القمة'],
        ['الاستقبال', 'على مدار الساعة'],
        ['المترو', 'مدخل داخل المبنى'],
      ],
      seo: [
        'سكايلاين ون – برج نحيل في وسط بورت ألما',
        'استوديوهات وشقق وبنتهاوس دوبلكس في 74 طابقًا فوق ساحة ميريديان، والمترو داخل المبنى.',
      ],
      text: `
## نحيل عن قصد

من السهل أن يكون المبنى العالي عريضًا. أما سكايلاين ون فعمقه ثلاثة وعشرون مترًا فقط، وهذا يترك مكانًا لساحة عند قدميه ويجعل ظلّه قصيرًا سريعًا، لا يمكث على نافذة في الجهة المقابلة أكثر من إحدى عشرة دقيقة.

ولأن البرج نحيل فالمنازل كذلك، بالمعنى الجميل للكلمة. لا تبعد أي غرفة عن نافذة أكثر من عشرة أمتار، والممرات قصيرة، وردهة المصاعد في كل طابق يصلها ضوء النهار، وهذا أندر مما ينبغي. في الثلث الأسفل ستة منازل في الطابق على الأكثر، وأربعة فيما فوقه.

## ثلاث طرق للعيش فيه

| الطوابق | المنازل | الإطلالة |
| --- | --- | --- |
| 6–28 | استوديوهات وشقق بغرفة وغرفتي نوم | الساحة والأسطح ورؤوس الأشجار |
| 30–58 | شقق بغرفتين وثلاث غرف نوم | المدينة حتى الخليج |
| 60–72 | شقق بثلاث غرف نوم وبنتهاوس | الساحل والصحراء وما بينهما |

في الطابقين 29 و59 ينفتح البرج، فتعبره الريح من جهة إلى أخرى ويزداد ثباتًا. وقد أحسنّا استخدام المكان: مسبح وسبا في الأسفل منهما، ومكتبة وقاعة طعام لعشرين شخصًا في الأعلى. وكلاهما مفتوح لجميع السكان مهما كان طابقهم.

## تفاصيل تلمسها كل يوم

- مقابض أبواب من البرونز المصبوب، خرجت من ورشة واحدة للمنازل الـ280 كلها
- لوحات للإضاءة والستائر والتبريد تعمل من دون تطبيق، وتعمل به أيضًا
- خزانة للطرود وأخرى مبرّدة بجوار المصعد في القبو
- نوافذ تُفتح بعرض كفّ اليد حتى في الطابق السبعين

استغرقت النقطة الأخيرة عامين من اختبارات نفق الرياح. ونراها تستحق: ثمة فرق بين أن تنظر إلى السماء وأن تشمّ رائحة المطر.

## الساحة والمدينة

ساحة ميريديان مكان عام، ستكون فيه ستون شجرة ونافورة يُسمح للأطفال بدخولها، ولا أسوار حوله. وتحتها محطة المترو؛ تصل إلى الرصيف من البهو من دون أن تعبر شارعًا. والمكاتب ودار الأوبرا والسوق المسقوف كلها على بُعد عشر دقائق مشيًا.

## كيف يبقى البرج النحيل ساكنًا

في الريح القوية تتحرّك القمة أقل من عرض الكف، ولن تشعر بذلك. ففي الطابق الثالث والسبعين بندول يزن أربعمئة طن يتأرجح عكس الهبّات. وبعد افتتاح البرج يمكن للزوار مشاهدته أول أحد من كل شهر.

## الأشهر الأخيرة

بلغ الهيكل ارتفاعه الكامل في الربيع، وموعد الإنجاز 31 ديسمبر 2026. وحتى ذلك الحين نعرض منزلًا بحجمه الحقيقي في الطابق الأرضي من مكتبنا المجاور، تُسقط على نوافذه مشاهد من أربعة ارتفاعات. ونبدأ من الأسفل: كثير من الزوار يفضّلون أسطح المدينة من الطابق الثامن على الضباب في السبعين.

ويجري تجهيز الكونسيرج للتأجير الأسبوعي أيضًا، فيتولى المفروشات والمفاتيح والنظافة. ويخبرنا المشترون كثيرو السفر أن هذا ما جعلهم يختارون البرج.
`,
    },
    de: {
      title: 'Skyline One',
      district: 'Innenstadt',
      address: '1 Meridian Square, Innenstadt, Port Alma',
      summary:
        'Ein schlanker Turm mit 74 Geschossen mitten in der Stadt – und nie mehr als sechs Wohnungen auf einer Etage.',
      button: 'Besuch vereinbaren',
      facts: [
        ['Wohnungen', '280'],
        ['Höhe', '296 m, 74 Geschosse'],
        ['Fertigstellung', 'Dezember 2026'],
        ['Aufzüge', 'Sieben, 40 Sekunden bis oben'],
        ['Empfang', 'Tag und Nacht besetzt'],
        ['Metro', 'Zugang im Haus'],
      ],
      seo: [
        'Skyline One – ein schlanker Turm in der Innenstadt von Port Alma',
        'Studios, Wohnungen und zwei Maisonette-Penthouses auf 74 Geschossen über dem Meridian Square, mit der Metro im Haus.',
      ],
      text: `
## Mit Absicht schlank

Ein hohes Haus breit zu bauen ist leicht. Skyline One ist nur dreiundzwanzig Meter tief. Das lässt zu seinen Füßen Raum für einen Platz und hält seinen Schatten kurz und flink: Über ein Fenster auf der anderen Straßenseite zieht er in elf Minuten hinweg.

Weil der Turm schmal ist, sind es auch die Wohnungen – im besten Sinn. Kein Zimmer liegt weiter als zehn Meter von einem Fenster entfernt, die Flure sind kurz, und jeder Aufzugsvorraum hat Tageslicht, was seltener ist, als es sein sollte. Im unteren Drittel liegen höchstens sechs Wohnungen auf einer Etage, darüber vier.

## Drei Arten, hier zu wohnen

| Etagen | Wohnungen | Ausblick |
| --- | --- | --- |
| 6–28 | Studios, ein und zwei Schlafzimmer | Platz, Dächer, Baumkronen |
| 30–58 | Zwei und drei Schlafzimmer | Stadt bis zum Golf |
| 60–72 | Drei Schlafzimmer und Penthouses | Küste, Wüste und alles dazwischen |

Auf den Etagen 29 und 59 öffnet sich der Turm. Hier weht der Wind hindurch, was das Gebäude beruhigt, und wir haben den Raum genutzt: unten für Pool und Spa, oben für eine Bibliothek und ein Esszimmer für zwanzig Gäste. Beide stehen allen offen, die hier wohnen, gleich auf welcher Etage.

## Was man täglich in der Hand hat

- Türgriffe aus Bronzeguss, für alle 280 Wohnungen aus derselben Werkstatt
- Bedienfelder für Licht, Jalousien und Kühlung, die ohne App funktionieren und mit
- Ein Paketfach und ein Kühlfach neben dem Aufzug im Untergeschoss
- Fenster, die sich selbst auf Etage 70 eine Handbreit öffnen lassen

Der letzte Punkt hat zwei Jahre im Windkanal gekostet. Wir finden, es war die Mühe wert: Es ist ein Unterschied, ob man den Himmel nur sieht oder auch den Regen riecht.

## Der Platz und die Stadt

Der Meridian Square ist öffentlich. Er bekommt sechzig Bäume, einen Brunnen, in den Kinder hineinlaufen dürfen, und keine Zäune. Darunter liegt die Metro; von der Lobby erreichen Sie den Bahnsteig, ohne eine Straße zu queren. Büros, Oper und Markthalle sind in höchstens zehn Minuten zu Fuß zu erreichen.

## Wie ein schlanker Turm ruhig bleibt

Bei starkem Wind bewegt sich die Spitze um weniger als eine Handbreit, und man spürt es nicht. Auf Etage 73 hängt ein Pendel von vierhundert Tonnen, das gegen die Böen schwingt. Nach der Eröffnung kann man es am ersten Sonntag im Monat besichtigen.

## Die letzten Monate

Im Frühjahr hat der Rohbau seine volle Höhe erreicht, am 31. Dezember 2026 soll der Turm fertig sein. Bis dahin zeigen wir im Erdgeschoss unseres Büros nebenan eine Wohnung in voller Größe, auf deren Fenster wir die Ausblicke aus vier Höhen projizieren. Wir beginnen unten: Vielen gefallen die Dächer vor der achten Etage besser als der Dunst vor der siebzigsten.

Der Concierge wird auch auf wochenweise Vermietung eingerichtet und kümmert sich dann um Wäsche, Schlüssel und Reinigung. Käufer, die viel reisen, sagen uns, dass sie sich deshalb für den Turm entschieden haben.
`,
    },
  },
)
