import { type Entry, picture, ref } from '../../entry.ts'
import { share } from './share.ts'

const tags = [ref('tag', 'guides'), ref('tag', 'investment')]

export const whatAServiceChargePaysFor: Entry = {
  key: 'what-a-service-charge-pays-for',
  shared: { date: '2026-03-24' },
  en: {
    title: 'What a service charge pays for',
    slug: 'what-a-service-charge-pays-for',
    author: 'Noor Saleh',
    summary:
      'Lifts, lawns, lobby, reserve: we open the annual budget of a mid-rise building and go through it line by line.',
    image: picture(
      'interior-lobby',
      'A residential lobby with stone walls, an arched recess and a guest at the reception desk in brass light',
    ),
    tags,
    social: share.en,
    text: `Twice a year every owner in Port Alma receives an invoice that has nothing to do with the mortgage. It is called the service charge, it is counted in dirhams per square metre, and hardly anybody reads the page behind it. We asked the building manager of [Harbour Lights](/projects/harbour-lights) to lay that page on the table.

## One building, one year

The example has 148 apartments and 16,400 square metres of private area. Its approved budget comes to AED 2.13 million, or AED 130 per square metre and year. A two-bedroom apartment of 110 square metres therefore pays AED 14,300, in two halves.

| What it pays for | AED per m² | Share, rounded |
| --- | ---: | ---: |
| Cooling and light of shared areas | 29 | 22 % |
| Staff: concierge, security, manager | 27 | 21 % |
| Cleaning and waste | 16 | 12 % |
| Lifts, pumps, fire systems | 16 | 12 % |
| Reserve fund | 16 | 12 % |
| Pool, gym, garden | 13 | 10 % |
| Insurance | 7 | 5 % |
| Audit, bank, owners’ committee | 6 | 5 % |

## The lines worth a question

**Cooling of shared areas** is the largest item and the one that design decides. An open, shaded gallery costs nothing to cool; a glazed corridor costs its length every hour of the year. If a building charges little here, look at its corridors before you praise its manager.

**Staff** is a matter of taste. One more guard at night adds roughly AED 4 per square metre. Owners may vote for it, or against it, at the yearly meeting.

**The reserve fund** is the line that is cut first and missed longest. Facades want new joints after twelve years, lifts new controls after fifteen, pool pumps after eight. A building that puts aside less than a tenth of its charge is borrowing from its future owners.

> ‘A low charge is easy to promise,’ says building manager Salma Idris. ‘You only have to leave out the year in which the chillers are replaced.’

## What is not in it

- Water, electricity and cooling *inside* your apartment, which are metered
- Repairs within your own four walls, once the warranty has ended
- Contents insurance
- Parking for a third car, and long-term guest parking

## Who decides

The manager drafts the budget in September. The owners’ committee, elected by all, goes through it in October, and the public regulator approves it in November. No developer may add a line afterwards, and no owner is charged more than the approved sum per square metre. Accounts are audited by a firm that the committee chooses, and you may see every invoice by appointment.

If you let your apartment, you remain the one who pays. Your tenant uses the pool; the charge is yours. Take it into account before you work out a return, as in our [calculation for a studio](/articles/renting-out-a-studio).

## Five questions before you buy

1. What was the charge per square metre in each of the last three years?
2. How much is in the reserve fund today, and when was its plan last revised?
3. Is cooling charged by consumption or by area?
4. How many owners are in arrears, and by how much?
5. Which contracts end within the next twelve months?

For a building that is still under construction there are no past years. Ask instead for the draft budget and for the two completed buildings that it was modelled on. We give both to every visitor, and we are glad when somebody takes a pencil to them. Your advisor will [send you the figures](/contact) for any of our projects.`,
  },
  ar: {
    title: 'فيمَ تُنفق رسوم الخدمات؟',
    slug: 'what-a-service-charge-pays-for',
    author: 'نور صالح',
    summary:
      'المصاعد والمساحات الخضراء والردهة وصندوق الاحتياط: نفتح الموازنة السنوية لمبنى متوسط الارتفاع ونقرؤها بندًا بندًا.',
    image: picture(
      'interior-lobby',
      'ردهة سكنية بجدران حجرية وكوّة مقوسة ونزيلة عند مكتب استقبال بإضاءة نحاسية',
    ),
    tags,
    social: share.ar,
    text: `مرتين في العام تصل إلى كل مالك في بورت ألما فاتورة لا علاقة لها بالتمويل العقاري. اسمها رسوم الخدمات، وتُحسب بالدرهم لكل متر مربع، ولا يكاد أحد يقرأ الصفحة التي خلفها. طلبنا من مديرة مبنى [هاربر لايتس](/projects/harbour-lights) أن تضع تلك الصفحة أمامنا على الطاولة.

## مبنى واحد في سنة واحدة

في مثالنا 148 شقة مساحتها الخاصة مجتمعةً 16,400 متر مربع. وتبلغ الموازنة المعتمدة 2.13 مليون درهم، أي 130 درهمًا للمتر المربع في السنة. وعليه تدفع شقة من غرفتي نوم مساحتها 110 أمتار مربعة 14,300 درهمًا على دفعتين.

| البند | درهم للمتر المربع | النسبة التقريبية |
| --- | ---: | ---: |
| تبريد المساحات المشتركة وإنارتها | 29 | 22% |
| الموظفون: الاستقبال والأمن والإدارة | 27 | 21% |
| النظافة والنفايات | 16 | 12% |
| المصاعد والمضخات وأنظمة الحريق | 16 | 12% |
| صندوق الاحتياط | 16 | 12% |
| المسبح والصالة الرياضية والحديقة | 13 | 10% |
| التأمين | 7 | 5% |
| التدقيق والبنك ولجنة الملاك | 6 | 5% |

## بنود تستحق السؤال

**تبريد المساحات المشتركة** هو البند الأكبر، والتصميم هو الذي يحسمه. فالممر المفتوح المظلل لا يكلف تبريده شيئًا، أما الممر المزجج فيكلف بطوله كل ساعة من ساعات السنة. وإذا رأيت هذا البند منخفضًا فانظر إلى الممرات قبل أن تشكر المدير.

**الموظفون** مسألة ذوق. فحارس ليلي إضافي يرفع الرسوم نحو 4 دراهم للمتر المربع، وللملاك أن يصوتوا له أو عليه في اجتماعهم السنوي.

**صندوق الاحتياط** هو أول ما يُقتطع منه وآخر ما يُنسى أثر اقتطاعه. فالواجهات تحتاج إلى فواصل جديدة بعد اثني عشر عامًا، والمصاعد إلى لوحات تحكم جديدة بعد خمسة عشر، ومضخات المسبح بعد ثمانية. والمبنى الذي يدّخر أقل من عُشر رسومه إنما يقترض من ملاكه القادمين.

> تقول مديرة المبنى سلمى إدريس: «الوعد برسوم منخفضة سهل. يكفي أن تُسقط من حسابك السنة التي تُستبدل فيها المبرّدات.»

## ما لا تشمله

- الماء والكهرباء والتبريد *داخل* شقتك، وكلها بعدادات
- الإصلاحات داخل جدران بيتك بعد انتهاء الضمان
- التأمين على المحتويات
- موقف سيارة ثالثة، ومواقف الضيوف لمدد طويلة

## من يقرر

يُعدّ المدير الموازنة في سبتمبر، وتراجعها في أكتوبر لجنة الملاك المنتخبة من الجميع، وتعتمدها الجهة التنظيمية في نوفمبر. ولا يحق لأي مطور أن يضيف بندًا بعد ذلك، ولا يُطالب أي مالك بأكثر من المبلغ المعتمد للمتر. ويدقق الحسابات مكتب تختاره اللجنة، ويمكنك الاطلاع على كل فاتورة بموعد مسبق.

وإذا أجّرت شقتك بقيت أنت من يدفع: المستأجر يسبح والرسوم عليك. فأدخلها في حسابك قبل أن تقدّر العائد، كما فعلنا في [حساب الاستوديو](/articles/renting-out-a-studio).

## خمسة أسئلة قبل الشراء

1. كم بلغت الرسوم للمتر المربع في كل سنة من السنوات الثلاث الماضية؟
2. كم في صندوق الاحتياط اليوم، ومتى رُوجعت خطته آخر مرة؟
3. هل يُحسب التبريد بالاستهلاك أم بالمساحة؟
4. كم عدد المتأخرين عن السداد، وكم يبلغ المتأخر؟
5. ما العقود التي تنتهي خلال الأشهر الاثني عشر المقبلة؟

أما المبنى الذي لا يزال قيد الإنشاء فليست له سنوات ماضية. اطلب بدلًا منها الموازنة التقديرية واسمي المبنيين المكتملين اللذين بُنيت عليهما. نقدم ذلك كله لكل زائر، ويسعدنا أن يأخذ أحدهم القلم ويدقق. وسيرسل إليك مستشارك [الأرقام](/contact) لأي مشروع من مشاريعنا.`,
  },
  de: {
    title: 'Wofür die Servicegebühr ausgegeben wird',
    slug: 'wofuer-die-servicegebuehr-ausgegeben-wird',
    author: 'Noor Saleh',
    summary:
      'Aufzüge, Grünflächen, Lobby, Rücklage: Wir öffnen das Jahresbudget eines mittelhohen Hauses und gehen es Zeile für Zeile durch.',
    image: picture(
      'interior-lobby',
      'Lobby mit Steinwänden, Bogennische und einem Gast am messingfarben beleuchteten Empfang',
    ),
    tags,
    social: share.de,
    text: `Zweimal im Jahr erhält jede Eigentümerin und jeder Eigentümer in Port Alma eine Rechnung, die mit dem Kredit nichts zu tun hat. Sie heißt Servicegebühr, wird in Dirham je Quadratmeter berechnet, und kaum jemand liest die Seite dahinter. Wir haben die Verwalterin von [Harbour Lights](/projects/harbour-lights) gebeten, diese Seite auf den Tisch zu legen.

## Ein Haus, ein Jahr

Unser Beispiel hat 148 Wohnungen mit zusammen 16.400 Quadratmetern. Das genehmigte Budget beträgt 2,13 Millionen AED, also 130 AED je Quadratmeter und Jahr. Eine Wohnung mit zwei Schlafzimmern und 110 Quadratmetern zahlt demnach 14.300 AED, in zwei Hälften.

| Wofür | AED je m² | Anteil, gerundet |
| --- | ---: | ---: |
| Kühlung und Licht der gemeinsamen Flächen | 29 | 22 % |
| Personal: Concierge, Wachdienst, Verwaltung | 27 | 21 % |
| Reinigung und Abfall | 16 | 12 % |
| Aufzüge, Pumpen, Brandschutz | 16 | 12 % |
| Rücklage | 16 | 12 % |
| Pool, Fitnessraum, Garten | 13 | 10 % |
| Versicherung | 7 | 5 % |
| Prüfung, Bank, Eigentümerbeirat | 6 | 5 % |

## Zeilen, die eine Frage wert sind

**Die Kühlung der gemeinsamen Flächen** ist der größte Posten, und über ihn entscheidet der Entwurf. Ein offener, beschatteter Laubengang kostet keine Kühlung; ein verglaster Flur kostet sie in jeder Stunde des Jahres, Meter für Meter. Ist diese Zeile niedrig, sehen Sie sich die Flure an, bevor Sie die Verwaltung loben.

**Das Personal** ist Geschmackssache. Eine zusätzliche Nachtwache schlägt mit etwa 4 AED je Quadratmeter zu Buche. Die Eigentümer können in der Jahresversammlung dafür oder dagegen stimmen.

**Die Rücklage** wird als Erstes gekürzt und am längsten vermisst. Fassaden brauchen nach zwölf Jahren neue Fugen, Aufzüge nach fünfzehn eine neue Steuerung, Poolpumpen nach acht einen Ersatz. Wer weniger als ein Zehntel zurücklegt, leiht sich Geld von den künftigen Eigentümern.

> „Eine niedrige Gebühr ist leicht versprochen“, sagt Verwalterin Salma Idris. „Man muss nur das Jahr weglassen, in dem die Kältemaschinen ersetzt werden.“

## Was nicht enthalten ist

- Wasser, Strom und Kühlung *in* Ihrer Wohnung; dafür gibt es Zähler
- Reparaturen in den eigenen vier Wänden nach Ablauf der Gewährleistung
- die Hausratversicherung
- ein Stellplatz für das dritte Auto und dauerhafte Gästeplätze

## Wer entscheidet

Im September stellt die Verwaltung das Budget auf. Im Oktober geht der von allen gewählte Beirat es durch, im November genehmigt es die Aufsichtsbehörde. Danach darf kein Bauträger eine Zeile hinzufügen, und niemand zahlt mehr als den genehmigten Betrag je Quadratmeter. Die Abrechnung prüft ein Büro, das der Beirat auswählt; jede Rechnung können Sie nach Anmeldung einsehen.

Vermieten Sie Ihre Wohnung, so zahlen weiterhin Sie. Im Pool schwimmt Ihr Mieter, die Gebühr bleibt bei Ihnen. Ziehen Sie sie ab, bevor Sie eine Rendite ausrechnen – wie in unserer [Rechnung für ein Studio](/articles/ein-studio-vermieten).

## Fünf Fragen vor dem Kauf

1. Wie hoch war die Gebühr je Quadratmeter in den letzten drei Jahren?
2. Wie viel liegt heute in der Rücklage, und wann wurde ihr Plan zuletzt überarbeitet?
3. Wird die Kühlung nach Verbrauch oder nach Fläche abgerechnet?
4. Wie viele Eigentümer sind im Rückstand, und mit wie viel?
5. Welche Verträge enden in den nächsten zwölf Monaten?

Bei einem Haus, das noch gebaut wird, gibt es keine früheren Jahre. Fragen Sie stattdessen nach dem Budgetentwurf und nach den beiden fertigen Gebäuden, an denen er sich orientiert. Beides geben wir jedem Gast mit, und wir freuen uns, wenn jemand den Bleistift ansetzt. Ihre Beraterin oder Ihr Berater [schickt Ihnen die Zahlen](/kontakt) für jedes unserer Projekte.`,
  },
}
