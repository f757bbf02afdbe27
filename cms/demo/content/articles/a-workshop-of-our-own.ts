import { type Entry, fileLink, picture, ref } from '../../entry.ts'
import { share } from './share.ts'

const tags = [ref('tag', 'news-from-mira')]

export const aWorkshopOfOurOwn: Entry = {
  key: 'a-workshop-of-our-own',
  shared: { date: '2026-08-25' },
  en: {
    title: 'A workshop of our own',
    slug: 'a-workshop-of-our-own',
    author: 'Noor Saleh',
    summary:
      'Mira has moved its model makers, material library and customer team under one roof. From September you can visit.',
    image: picture(
      'interior-office',
      'The Mira office: a long meeting table, shelves, a model of a building, and two colleagues talking at the window',
    ),
    tags,
    social: share.en,
    text: `For eleven years our model makers worked in a former sail loft, our stones lay in a shed at the container port, and whoever wanted to see both had to cross the city twice. That is over. On 1 September the enlarged Mira workshop opens at 6 Ropewalk, behind the staircase with which everything began.

## What is new

We were able to buy the warehouse next door to our first house. The wall between the two has been opened on three storeys, and the worn limestone stair now leads not only to twelve flats but also to a public floor of 1,900 square metres.

- **The model room.** Thirty-one models from 1:500 to 1:20, all of them built by hand, with drawers for the versions that were discarded.
- **The material library.** Some 1,400 samples of stone, wood, plaster, metal and cloth. You may take up to five of them home for a week.
- **The full-size hall.** Kitchens, bathrooms and one entire two-bedroom apartment of plywood, in which walls can be pushed about.
- **The daylight table.** For the first time it is open to visitors; bring the plan of your home, even if we did not build it.
- **Advice.** Six rooms with doors, and a table in the courtyard for those who think better outside.

A model can be walked around, a drawing cannot. What the computer adds is movement; this film was made with the same free program that draws our pictures, and it is what the apprentices want to be able to do one day:

[![An architect’s white model of buildings and trees on a table](${fileLink('story-model-desktop.jpg')} "Big Buck Bunny, by the Blender Foundation")](https://vimeo.com/1084537)

## Who works here

Fifty-two people, from model makers to the customer team, who used to sit on four sites. The model workshop itself has grown from five to nine places, two of which are for apprentices. It remains a workshop: there will be sawdust, and on Thursdays, when the casting is done, a smell of warm wax.

> ‘I have spent years explaining on the telephone what lime plaster feels like,’ says Rania Sabbagh, head of the customer team. ‘Now I simply put it into people’s hands.’

## What we have kept

The building is from 1931, and as far as possible it stays that way. We repaired the timber trusses with the timber of the old mezzanine, left the painted figures of the weighmaster on the wall, and put the new lift outside, where it can be removed again one day. Cooling comes from the ceiling, in the form of capillary tubes in clay plaster from [Dune House](/projects/dune-house): wall 31, for those who have read [our report](/articles/the-clay-of-dune-house).

In its first summer of trial the workshop used 38 per cent less power than the three places that it replaces. We shall publish the figure again in a year, whatever it turns out to be.

## Opening hours and tours

The workshop is open from Monday to Saturday, from nine until six; on Thursdays until eight. Tours in Arabic and English start at eleven on Saturdays, in German on the first Saturday of the month at two. They take an hour, cost nothing and are limited to twelve people. School classes come on Tuesday mornings and may use the saws, within reason.

You do not need an appointment in order to look around. If you would like an advisor to have time for you, [send us a line](/contact) or ring us beforehand on +971 4 555 0142.

## And one thing more

On Saturday 5 September the doors stay open until ten at night. There will be soup, a brass quintet on the staircase and an auction of nine old competition models; the proceeds go to the seamen’s school at the harbour. We look forward to seeing you, and to finally being able to say, when somebody asks where the models are: just up the stairs.

If you would rather stay than visit: several [positions](/jobs) are open, too.`,
  },
  ar: {
    title: 'ورشة لنا',
    slug: 'a-workshop-of-our-own',
    author: 'نور صالح',
    summary:
      'جمعت ميرا صانعي المجسمات ومكتبة المواد وفريق خدمة العملاء تحت سقف واحد. أبوابنا مفتوحة لكم ابتداءً من سبتمبر.',
    image: picture(
      'interior-office',
      'مكتب ميرا: طاولة اجتماعات طويلة ورفوف ومجسم مبنى وزميلان يتحدثان عند النافذة',
    ),
    tags,
    social: share.ar,
    text: `ظل صانعو المجسمات لدينا أحد عشر عامًا يعملون في مشغل أشرعة قديم، وأحجارنا في عنبر بميناء الحاويات، ومن أراد أن يرى هذه وتلك عبر المدينة مرتين. انتهى ذلك. في 1 سبتمبر تفتح ورشة ميرا الموسّعة أبوابها في 6 شارع الحبّالين، خلف الدرج الذي بدأ منه كل شيء.

## ما الجديد

تمكنّا من شراء المستودع المجاور لبيتنا الأول. وفُتح الجدار بينهما في ثلاثة طوابق، فصار درج الحجر الجيري العتيق يؤدي إلى اثنتي عشرة شقة وإلى طابق عام مساحته 1,900 متر مربع أيضًا.

- **قاعة المجسمات.** واحد وثلاثون مجسمًا من مقياس 1:500 إلى 1:20، صُنعت كلها باليد، ومعها أدراج للنسخ التي استُبعدت.
- **مكتبة المواد.** نحو 1,400 عينة من الحجر والخشب والجص والمعدن والقماش، ويمكنك استعارة خمس منها إلى البيت أسبوعًا.
- **قاعة الحجم الحقيقي.** مطابخ وحمامات وشقة كاملة من غرفتي نوم من خشب الأبلكاج، جدرانها قابلة للتحريك.
- **طاولة ضوء النهار.** مفتوحة للزوار أول مرة؛ أحضر مخطط بيتك، حتى إن لم نكن نحن من بناه.
- **الاستشارة.** ست غرف بأبواب، وطاولة في الفناء لمن يفكر أفضل في الهواء الطلق.

يمكنك أن تدور حول المجسّم ولا يمكنك ذلك مع الرسم. وما يضيفه الحاسوب هو الحركة؛ وهذا الفيلم صُنع بالبرنامج المجاني نفسه الذي يرسم صورنا، وهو ما يتمنى المتدربون أن يتقنوه يومًا ما:

[![مجسم معماري أبيض لمبانٍ وأشجار على طاولة](${fileLink('story-model-desktop.jpg')} "Big Buck Bunny من مؤسسة Blender")](https://vimeo.com/1084537)

## من يعمل هنا

اثنان وخمسون شخصًا، من صانعي المجسمات إلى فريق خدمة العملاء، كانوا موزعين على أربعة مواقع. وكبر مشغل المجسمات نفسه من خمسة أماكن عمل إلى تسعة، اثنان منها للمتدربين. وسيبقى ورشة بحق: ستجد نشارة الخشب، وفي أيام الخميس، حين يُصبّ الشمع، رائحته الدافئة.

> تقول رانيا صباغ، رئيسة فريق خدمة العملاء: «أمضيت سنوات أشرح عبر الهاتف ملمس اللياسة الجيرية. أما الآن فأضعها في يد الزائر وحسب.»

## ما أبقينا عليه

يعود المبنى إلى عام 1931، وسيبقى كما هو ما أمكن. رممنا الجمالونات الخشبية بخشب الطابق المسروق القديم، وتركنا على الجدار الأرقام التي رسمها وزّان الميناء، وجعلنا المصعد الجديد في الخارج حيث يمكن إزالته يومًا ما. أما التبريد فيأتي من السقف، عبر أنابيب شعرية في لياسة من طين [ديون هاوس](/projects/dune-house)؛ الجدار رقم 31 لمن قرأ [مقالنا عنه](/articles/the-clay-of-dune-house).

وفي صيف التجربة الأول استهلكت الورشة كهرباء أقل بنسبة 38 في المئة من المواقع الثلاثة التي حلّت محلها. وسننشر الرقم مرة أخرى بعد سنة، أيًا يكن.

## مواعيد الزيارة والجولات

الورشة مفتوحة من الاثنين إلى السبت، من التاسعة صباحًا حتى السادسة مساءً، والخميس حتى الثامنة. تبدأ الجولات بالعربية والإنجليزية في الحادية عشرة من صباح السبت، وبالألمانية في الثانية من أول سبت في الشهر. تستغرق الجولة ساعة، وهي مجانية، ولا تزيد على اثني عشر شخصًا. وتأتي الصفوف المدرسية صباح الثلاثاء، ويُسمح لها باستعمال المناشير ضمن المعقول.

لا تحتاج إلى موعد لتتجول. وإذا أردت أن يتفرغ لك مستشار فـ[اكتب لنا](/contact) أو اتصل مسبقًا على الرقم \u200e+971 4 555 0142.

## وأمر أخير

يوم السبت 5 سبتمبر تبقى الأبواب مفتوحة حتى العاشرة ليلًا. سيكون هناك حساء، وخماسي نحاسي على الدرج، ومزاد على تسعة من مجسمات المسابقات القديمة يذهب ريعه إلى مدرسة البحّارة في الميناء. نتطلع إلى لقائكم، وإلى أن نستطيع أخيرًا أن نقول لمن يسأل أين المجسمات: في الأعلى، بعد الدرج.

وإن كنت تفضّل البقاء على الزيارة، فلدينا عدد من [الوظائف](/jobs) الشاغرة أيضًا.`,
  },
  de: {
    title: 'Eine eigene Werkstatt',
    slug: 'eine-eigene-werkstatt',
    author: 'Noor Saleh',
    summary:
      'Mira hat Modellbau, Materialbibliothek und Kundenteam unter einem Dach vereint. Ab September sind Sie eingeladen.',
    image: picture(
      'interior-office',
      'Das Büro von Mira: langer Besprechungstisch, Regale, ein Gebäudemodell, am Fenster zwei Kollegen im Gespräch',
    ),
    tags,
    social: share.de,
    text: `Elf Jahre lang arbeiteten unsere Modellbauer in einem früheren Segelmacherboden, unsere Steine lagen in einem Schuppen am Containerhafen, und wer beides sehen wollte, fuhr zweimal durch die Stadt. Damit ist es vorbei. Am 1. September öffnet die erweiterte Mira-Werkstatt, 6 Ropewalk, hinter der Treppe, mit der alles begann.

## Was neu ist

Wir konnten das Lagerhaus neben unserem ersten Gebäude kaufen. Die Wand zwischen beiden ist auf drei Geschossen geöffnet, und die ausgetretene Kalksteintreppe führt nun nicht mehr nur zu zwölf Wohnungen, sondern auch zu 1.900 Quadratmetern, die allen offenstehen.

- **Der Modellsaal.** Einunddreißig Modelle von 1:500 bis 1:20, alle von Hand gebaut, mit Schubladen für die verworfenen Fassungen.
- **Die Materialbibliothek.** Rund 1.400 Muster aus Stein, Holz, Putz, Metall und Stoff. Bis zu fünf davon dürfen Sie für eine Woche mit nach Hause nehmen.
- **Die Halle im Maßstab 1:1.** Küchen, Bäder und eine ganze Wohnung mit zwei Schlafzimmern aus Sperrholz, deren Wände sich verschieben lassen.
- **Der Lichttisch.** Zum ersten Mal steht er Besuchern offen; bringen Sie den Plan Ihrer Wohnung mit, auch wenn sie nicht von uns ist.
- **Die Beratung.** Sechs Zimmer mit Türen und ein Tisch im Hof für alle, die draußen besser denken.

Um ein Modell kann man herumgehen, um eine Zeichnung nicht. Was der Rechner hinzufügt, ist Bewegung; dieser Film entstand mit demselben freien Programm, das unsere Bilder zeichnet, und so etwas möchten die Lehrlinge eines Tages auch können:

[![Weißes Architekturmodell mit Häusern und Bäumen auf einem Tisch](${fileLink('story-model-desktop.jpg')} "Big Buck Bunny von der Blender Foundation")](https://vimeo.com/1084537)

## Wer hier arbeitet

Zweiundfünfzig Menschen, vom Modellbau bis zum Kundenteam, die bisher auf vier Orte verteilt waren. Der Modellbau selbst ist von fünf auf neun Plätze gewachsen, zwei davon für Auszubildende. Eine Werkstatt bleibt er: Es wird Sägemehl geben und donnerstags, wenn gegossen wird, den Geruch von warmem Wachs.

> „Jahrelang habe ich am Telefon erklärt, wie sich Kalkputz anfühlt“, sagt Rania Sabbagh, die das Kundenteam leitet. „Jetzt gebe ich ihn den Leuten einfach in die Hand.“

## Was wir behalten haben

Das Gebäude stammt von 1931, und so weit wie möglich bleibt es dabei. Die Binder haben wir mit dem Holz des alten Zwischenbodens ausgebessert, die gemalten Zahlen des Wiegemeisters an der Wand gelassen und den neuen Aufzug nach außen gesetzt, wo er sich eines Tages wieder entfernen lässt. Gekühlt wird von der Decke aus, mit Kapillarrohren in Lehmputz von [Dune House](/projects/dune-house) – Wand 31, für alle, die [unseren Bericht](/articles/der-lehm-von-dune-house) kennen.

Im ersten Probesommer brauchte die Werkstatt 38 Prozent weniger Strom als die drei Standorte, die sie ersetzt. In einem Jahr veröffentlichen wir die Zahl noch einmal, wie immer sie dann ausfällt.

## Öffnungszeiten und Führungen

Geöffnet ist von Montag bis Samstag, neun bis achtzehn Uhr, donnerstags bis zwanzig Uhr. Führungen auf Arabisch und Englisch beginnen samstags um elf, auf Deutsch am ersten Samstag des Monats um vierzehn Uhr. Sie dauern eine Stunde, kosten nichts und sind auf zwölf Personen begrenzt. Schulklassen kommen am Dienstagvormittag und dürfen sägen, in Maßen.

Um sich umzusehen, brauchen Sie keinen Termin. Soll sich jemand Zeit für Sie nehmen, [schreiben Sie uns](/kontakt) oder rufen Sie vorher an: +971 4 555 0142.

## Und noch etwas

Am Samstag, dem 5. September, bleiben die Türen bis zweiundzwanzig Uhr offen. Es gibt Suppe, ein Blechbläserquintett auf der Treppe und eine Versteigerung von neun alten Wettbewerbsmodellen; der Erlös geht an die Seemannsschule am Hafen. Wir freuen uns auf Sie – und darauf, endlich sagen zu können, wenn jemand nach den Modellen fragt: gleich die Treppe hinauf.

Möchten Sie lieber bleiben als besuchen? Einige [Stellen](/jobs) sind ebenfalls offen.`,
  },
}
