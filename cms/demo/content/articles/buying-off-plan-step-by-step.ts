import { type Entry, media, picture, ref } from '../../entry.ts'
import { below } from '../below/below.ts'
import { share } from './share.ts'

const tags = [ref('tag', 'guides'), ref('tag', 'investment')]

export const buyingOffPlanStepByStep: Entry = {
  key: 'buying-off-plan-step-by-step',
  shared: { date: '2025-02-18' },
  en: {
    title: 'Buying off-plan, step by step',
    slug: 'buying-off-plan-step-by-step',
    author: 'Omar Rahimi',
    summary:
      'From the first visit to the key: which papers you sign, when you pay and what you should ask before each step.',
    image: picture('story-model', 'An architect’s white model of buildings and trees on a table'),
    tags,
    social: share.en,
    ...below('article/buying-off-plan-step-by-step', 'en'),
    seo: {
      title: 'Buying off-plan, step by step | Mira',
      description:
        'A plain guide to buying a home before it is built: reservation, contract, escrow, instalments, inspection and title.',
      image: media('story-model-desktop.jpg'),
    },
    text: `Buying a home that does not exist yet takes some trust. It also takes paper, and the paper is what protects you. This is the path that a purchase from Mira follows, with the questions that we would ask in your place.

## Before you reserve

Visit twice: once in the workshop, where you can walk through a mock-up at full size, and once on the site, even if there is only a fence to see. Stand where the building will stand. Listen to the road. Look at what else may be built around it; our advisors keep the municipal plan for every plot on the table.

Then ask for four documents, which you are entitled to see without signing anything:

- the building permit and the registered number of the project;
- the name of the escrow bank and the number of the account;
- the floor plan with areas *inside the walls*, and the balcony stated separately;
- the draft budget for the service charge, which [we explain line by line](/articles/what-a-service-charge-pays-for).

## The reservation

A reservation holds one unit for thirty days. The deposit is counted towards the price. If you change your mind within the thirty days you get the whole sum back; we ask for a reason only because we are curious.

## The contract

The sale and purchase agreement is about forty pages long. Nobody reads all of it with pleasure, so read these parts with care: the completion date and what happens if it is missed, the list of materials, the tolerance in area (with us it is two per cent, and a larger difference is paid back), and the rules for selling your unit before completion. The contract is registered with the land department within sixty days, and from that day the unit is recorded in your name.

> A good contract is dull. If a clause excites you, have a lawyer look at it.

## When you pay

Instalments follow the building, not the calendar. Each becomes due when an independent engineer has certified the stage, and it goes to the escrow account, from which we can draw only for this building. The page of each project has its own payment plan; a usual one looks like this:

| Stage | Share of the price | Usually |
| --- | ---: | --- |
| Contract signed | 10 % | within 30 days |
| Foundations complete | 10 % | month 6 |
| Half of the floors cast | 15 % | month 13 |
| Structure complete | 15 % | month 20 |
| Facade closed | 10 % | month 26 |
| Handover | 40 % | month 32 to 36 |

If you need a mortgage, arrange it for the last line. Banks in Port Alma lend on completed homes more readily, and at better rates, than on certificates. Allow a further four per cent of the price for the transfer fee, and some AED 5,000 for registration and the valuer.

## While we build

Every second month you receive a short letter with photographs, taken from the same four points so that you can compare. Twice a year there is an open afternoon on site; helmets are provided, children are welcome from the age of ten. You may choose the floor and kitchen finishes until the structure reaches your storey. After that the order has gone out, and changes cost money.

## Inspection, keys, title

About six weeks before handover we invite you to inspect. Take your time and take somebody with you; our [checklist](/articles/a-checklist-for-handover) will help. We put right what you find, you look again, and only then is the last instalment due.

On the day itself you receive keys, meter readings, warranties and a folder that tells you who made what. The title deed follows within ten working days.

Do you have a particular home in mind? [Leave us a note](#modal:interest), and an advisor will go through the figures with you, at your pace.`,
  },
  ar: {
    title: 'الشراء على المخطط خطوة بخطوة',
    slug: 'buying-off-plan-step-by-step',
    author: 'عمر رحيمي',
    summary:
      'من الزيارة الأولى حتى استلام المفتاح: ما الأوراق التي توقعها، ومتى تدفع، وما الذي ينبغي أن تسأل عنه قبل كل خطوة.',
    image: picture('story-model', 'مجسم معماري أبيض لمبانٍ وأشجار على طاولة'),
    tags,
    social: share.ar,
    ...below('article/buying-off-plan-step-by-step', 'ar'),
    seo: {
      title: 'الشراء على المخطط خطوة بخطوة | ميرا',
      description:
        'دليل واضح لشراء بيت قبل بنائه: الحجز والعقد وحساب الضمان والأقساط والمعاينة وسند الملكية.',
      image: media('story-model-desktop.jpg'),
    },
    text: `شراء بيت لم يُبنَ بعد يحتاج إلى قدر من الثقة، ويحتاج كذلك إلى أوراق، والأوراق هي التي تحميك. هذا هو الطريق الذي تسلكه عملية الشراء من ميرا، ومعه الأسئلة التي كنا سنطرحها لو كنا مكانك.

## قبل الحجز

زُرنا مرتين: مرة في الورشة، حيث يمكنك أن تتجول في نموذج بالحجم الحقيقي، ومرة في الموقع، وإن لم يكن فيه سوى سياج. قف حيث سيقف المبنى، وأصغِ إلى الشارع، وانظر إلى ما قد يُبنى حوله؛ فمستشارونا يضعون مخطط البلدية لكل قطعة أرض على الطاولة.

ثم اطلب أربع وثائق، ومن حقك أن تطّلع عليها قبل أن توقع أي شيء:

- رخصة البناء ورقم المشروع المسجَّل؛
- اسم البنك الأمين ورقم حساب الضمان؛
- مخطط الشقة بالمساحة *الداخلية الصافية*، مع ذكر مساحة الشرفة على حدة؛
- الموازنة التقديرية لرسوم الخدمات، وقد [شرحناها هنا](/articles/what-a-service-charge-pays-for).

## الحجز

يثبّت الحجز وحدة واحدة باسمك ثلاثين يومًا، ويُحتسب العربون من الثمن. وإن عدلت عن رأيك خلال هذه المدة استرددت المبلغ كاملًا؛ ولا نسألك عن السبب إلا من باب الفضول.

## العقد

يقع عقد البيع والشراء في نحو أربعين صفحة، ولا أحد يقرؤها كلها بمتعة. فاقرأ هذه الأجزاء بعناية: تاريخ الإنجاز وما يترتب على تأخره، وقائمة المواد، وهامش الفرق في المساحة (وهو عندنا اثنان في المئة، وما زاد يُردّ إليك)، وشروط بيع وحدتك قبل الإنجاز. ويُسجَّل العقد لدى دائرة الأراضي خلال ستين يومًا، ومنذ ذلك اليوم تُقيَّد الوحدة باسمك.

> العقد الجيد ممل. فإن أثار بندٌ حماسك فاعرضه على محامٍ.

## متى تدفع

تتبع الأقساط سير البناء لا التقويم. يستحق كل قسط بعد أن يصادق مهندس مستقل على المرحلة، ويُودع في حساب الضمان الذي لا يمكننا السحب منه إلا لهذا المبنى. ولكل مشروع خطة دفع خاصة في صفحته، وهذه خطة معتادة:

| المرحلة | النسبة من الثمن | الموعد المعتاد |
| --- | ---: | --- |
| توقيع العقد | 10% | خلال 30 يومًا |
| اكتمال الأساسات | 10% | الشهر 6 |
| صب نصف الطوابق | 15% | الشهر 13 |
| اكتمال الهيكل | 15% | الشهر 20 |
| إغلاق الواجهات | 10% | الشهر 26 |
| التسليم | 40% | الشهر 32 إلى 36 |

وإن كنت تحتاج إلى تمويل عقاري فرتّبه للدفعة الأخيرة؛ فالبنوك في بورت ألما أسرع في إقراض البيوت المكتملة، وبشروط أفضل. واحسب فوق الثمن أربعة في المئة رسوم نقل الملكية، ونحو 5,000 درهم للتسجيل والتثمين.

## أثناء البناء

تصلك كل شهرين رسالة قصيرة مع صور ملتقطة من النقاط الأربع نفسها لتسهل المقارنة. ونفتح الموقع للزيارة مرتين في السنة بعد الظهر؛ الخوذ متوفرة، والأطفال من سن العاشرة على الرحب والسعة. ويمكنك اختيار تشطيبات الأرضيات والمطبخ إلى أن يبلغ الهيكل طابقك. بعد ذلك تكون الطلبية قد خرجت، ويصبح للتغيير ثمن.

## المعاينة والمفاتيح وسند الملكية

ندعوك إلى المعاينة قبل التسليم بنحو ستة أسابيع. خذ وقتك، واصطحب معك من تثق به؛ وستفيدك [قائمة المراجعة](/articles/a-checklist-for-handover) التي أعددناها. نصلح ما تجده، ثم تعاين مرة ثانية، وعندئذ فقط يستحق القسط الأخير.

وفي يوم التسليم تتسلم المفاتيح وقراءات العدادات وشهادات الضمان وملفًا يخبرك من صنع ماذا. ويصلك سند الملكية خلال عشرة أيام عمل.

هل في بالك بيت بعينه؟ [اترك لنا رسالة](#modal:interest)، وسيراجع معك أحد مستشارينا الأرقام بالسرعة التي تريحك.`,
  },
  de: {
    title: 'Kaufen vor dem Bau: Schritt für Schritt',
    slug: 'kaufen-vor-dem-bau-schritt-fuer-schritt',
    author: 'Omar Rahimi',
    summary:
      'Vom ersten Besuch bis zum Schlüssel: welche Papiere Sie unterschreiben, wann Sie zahlen und was Sie vor jedem Schritt fragen sollten.',
    image: picture(
      'story-model',
      'Weißes Architekturmodell mit Häusern und Bäumen auf einem Tisch',
    ),
    tags,
    social: share.de,
    ...below('article/buying-off-plan-step-by-step', 'de'),
    seo: {
      title: 'Kaufen vor dem Bau: Schritt für Schritt | Mira',
      description:
        'Ein klarer Leitfaden für den Kauf vor der Fertigstellung: Reservierung, Vertrag, Treuhandkonto, Raten, Abnahme, Grundbuch.',
      image: media('story-model-desktop.jpg'),
    },
    text: `Ein Zuhause zu kaufen, das es noch nicht gibt, verlangt Vertrauen. Es verlangt auch Papier, und das Papier ist es, was Sie schützt. So verläuft ein Kauf bei Mira – mit den Fragen, die wir an Ihrer Stelle stellen würden.

## Vor der Reservierung

Kommen Sie zweimal: einmal in die Werkstatt, wo Sie durch ein Muster in Originalgröße gehen können, und einmal auf das Grundstück, auch wenn dort nur ein Zaun steht. Stellen Sie sich dorthin, wo das Haus stehen wird. Hören Sie auf die Straße. Sehen Sie nach, was ringsum noch gebaut werden darf; der Bebauungsplan liegt für jedes Grundstück bei uns auf dem Tisch.

Verlangen Sie dann vier Unterlagen, die Ihnen zustehen, ohne dass Sie etwas unterschreiben:

- die Baugenehmigung und die Registernummer des Projekts;
- den Namen der Treuhandbank und die Nummer des Kontos;
- den Grundriss mit den Flächen *innerhalb der Wände*, der Balkon gesondert ausgewiesen;
- den Entwurf für das Budget der Servicegebühr, den wir [hier erklärt haben](/articles/wofuer-die-servicegebuehr-ausgegeben-wird).

## Die Reservierung

Eine Reservierung hält eine Wohnung dreißig Tage lang für Sie frei. Die Anzahlung wird auf den Preis angerechnet. Überlegen Sie es sich innerhalb dieser Zeit anders, bekommen Sie alles zurück; nach dem Grund fragen wir nur aus Neugier.

## Der Vertrag

Der Kaufvertrag umfasst rund vierzig Seiten. Niemand liest sie alle mit Vergnügen, lesen Sie also diese Teile mit Sorgfalt: den Fertigstellungstermin und die Folgen einer Verspätung, die Materialliste, die zulässige Abweichung der Fläche (bei uns zwei Prozent, was darüber liegt, wird erstattet) und die Regeln für einen Weiterverkauf vor der Fertigstellung. Binnen sechzig Tagen wird der Vertrag bei der Grundstücksbehörde eingetragen; von diesem Tag an ist die Wohnung auf Ihren Namen vermerkt.

> Ein guter Vertrag ist langweilig. Wenn eine Klausel Sie begeistert, lassen Sie einen Anwalt darübersehen.

## Wann Sie zahlen

Die Raten folgen dem Bau, nicht dem Kalender. Fällig wird eine Rate, sobald ein unabhängiger Ingenieur den Abschnitt bescheinigt hat. Sie geht auf das Treuhandkonto, von dem wir nur für dieses eine Gebäude abheben dürfen. Jedes Projekt hat auf seiner Seite einen eigenen Zahlungsplan; ein üblicher sieht so aus:

| Abschnitt | Anteil am Preis | In der Regel |
| --- | ---: | --- |
| Vertrag unterzeichnet | 10 % | innerhalb von 30 Tagen |
| Fundamente fertig | 10 % | Monat 6 |
| Hälfte der Geschosse betoniert | 15 % | Monat 13 |
| Rohbau fertig | 15 % | Monat 20 |
| Fassade geschlossen | 10 % | Monat 26 |
| Übergabe | 40 % | Monat 32 bis 36 |

Brauchen Sie einen Kredit, dann planen Sie ihn für die letzte Zeile ein. Die Banken in Port Alma finanzieren fertige Wohnungen bereitwilliger und günstiger als Baufortschritte. Rechnen Sie zusätzlich mit vier Prozent des Preises für die Übertragung und etwa 5.000 AED für Eintragung und Gutachten.

## Während wir bauen

Alle zwei Monate erhalten Sie einen kurzen Brief mit Fotos, immer von denselben vier Punkten aus, damit Sie vergleichen können. Zweimal im Jahr öffnen wir die Baustelle für einen Nachmittag; Helme liegen bereit, Kinder ab zehn sind willkommen. Böden und Küchenfronten wählen Sie aus, solange der Rohbau Ihr Geschoss noch nicht erreicht hat. Danach ist bestellt, und Änderungen kosten Geld.

## Abnahme, Schlüssel, Grundbuch

Etwa sechs Wochen vor der Übergabe laden wir Sie zur Besichtigung ein. Nehmen Sie sich Zeit und jemanden mit; unsere [Checkliste](/articles/checkliste-fuer-die-uebergabe) hilft dabei. Was Sie finden, bringen wir in Ordnung, Sie sehen noch einmal nach, und erst dann ist die letzte Rate fällig.

Am Tag selbst bekommen Sie Schlüssel, Zählerstände, Garantien und einen Ordner, in dem steht, wer was gebaut hat. Die Eigentumsurkunde folgt innerhalb von zehn Werktagen.

Haben Sie eine bestimmte Wohnung im Sinn? [Schreiben Sie uns kurz](#modal:interest), dann geht jemand aus unserem Team die Zahlen in Ruhe mit Ihnen durch.`,
  },
}
