import { project } from './common.ts'

export const marinaCrest = project(
  {
    key: 'marina-crest',
    order: 1,
    character: 'glass',
    stage: 'construction',
    completion: '2027-03-31',
    sale: {
      handover: '2027-03-31',
      handoverShown: 'day',
      progress: 92,
      progressDate: '2026-10-31',
      permitNumber: '71482-MQ',
      escrowNumber: '0193 4471 8',
      mailTo: 'marina-desk@mira.example',
    },
    position: [30, 62],
    video: 'film-marina-crest.mp4',
    pictures: [
      'marina-crest-day',
      'marina-crest-dusk',
      'interior-living',
      'interior-penthouse',
      'interior-lobby',
      'interior-pool',
    ],
    amenities: [
      'pool',
      'gym',
      'spa',
      'concierge',
      'coworking',
      'parking',
      'security',
      'balcony',
      'smart',
    ],
    icons: ['key', 'plan', 'calendar', 'balcony', 'map', 'parking'],
  },
  {
    en: {
      title: 'Marina Crest',
      district: 'Marina Quarter',
      address: '14 Quay Street, Marina Quarter, Port Alma',
      summary:
        'Two slim glass towers at the mouth of the marina, joined by a garden deck above the boats.',
      button: 'Get the brochure',
      facts: [
        ['Homes', '412 in two towers'],
        ['Storeys', '38 and 34'],
        ['Handover', 'Taller tower from March 2027'],
        ['Ceilings', '2.9 m clear'],
        ['To the water', '40 m'],
        ['Parking', 'One to three spaces a home'],
      ],
      seo: [
        'Marina Crest – apartments above the marina in Port Alma',
        'Studios to four-bedroom penthouses in two glass towers at the marina of Port Alma. The taller tower is handed over from March 2027.',
      ],
      text: `
## At the mouth of the marina

Boats leave Port Alma through a gap of ninety metres, and Marina Crest stands right beside it. The site is narrow, so we built upwards: two slim towers, turned eleven degrees away from each other so that no living room looks into another. What you see instead is masts, the breakwater and, beyond it, the open gulf.

The walk from the lobby to the promenade takes less than a minute. The tram stop, the fish market and the small bookshop that everyone here seems to know are on the same street. If you come by boat, forty berths are reserved for residents.

## Two towers, one deck

The towers meet on a deck the size of a football pitch, above the promenade. It carries the pool, a row of tamarind trees and a long bench that faces west for no reason other than the sunset. Gym, spa and co-working rooms open on to it, so that you are never far from daylight.

Below the deck are the lobby, four shops and a bakery that opens at six. Cars stay out of sight: they enter from the side street and park in three covered levels.

## How the homes are made

Every home spans from the core to the façade without a column in the way. The glass is triple-layered, with a faint bronze tint that keeps out most of the heat and hardly any of the colour. Balconies lie before the façade and shade the glass below; walls at their sides make them usable on windy days – and in a marina there are many.

- Floors of oak in the living rooms and honed limestone at the entrance
- Kitchens with induction hobs and a tall cupboard for everything that should not stand about
- Bathrooms with a window wherever the plan allows one
- Cooling that can be set room by room

> We wanted towers that look calm from the water. Most of the work went into what is not there.

## Who lives here

Pilots, two violin makers, a family with triplets, a good number of people who work downtown and like to leave it at six. About a third of the homes in the lower tower are used at weekends only, which keeps the car park calm and the pool free on Tuesdays. The residents’ committee meets every other month and has so far fallen out over one subject, the colour of the sunshades.

If you would like to try the place before you buy, ask for one of the two guest apartments on the seventh floor.

## Handover and what comes after

The lower tower has been lived in since the autumn of 2025. The taller one is closed up and being fitted out; its keys will be handed over floor by floor from 31 March 2027. Before that, each buyer walks through the finished home with our site team and a list; nothing is signed until the list is empty. All homes in the lower tower have their owners; those on offer here are in the taller one, among them two penthouses high above the marina.

A building manager and a concierge team are there for both towers, day and night. Their fee is fixed for the first three years. It is part of the service charge, which the page of each home states among its facts.
`,
    },
    ar: {
      title: 'مارينا كريست',
      district: 'حي المارينا',
      address: '14 شارع الرصيف، حي المارينا، بورت ألما',
      summary: 'برجان زجاجيان رشيقان عند مدخل المارينا، تصل بينهما حديقة معلّقة فوق القوارب.',
      button: 'حمّل الكتيّب',
      facts: [
        ['المنازل', '412 منزلًا في برجين'],
        ['الطوابق', '38 و34'],
        ['التسليم', 'البرج الأعلى من مارس 2027'],
        ['ارتفاع السقف', '2.9 م صافية'],
        ['المسافة إلى الماء', '40 م'],
        ['المواقف', 'من موقف إلى ثلاثة لكل منزل'],
      ],
      seo: [
        'مارينا كريست – شقق فوق المارينا في بورت ألما',
        'من الاستوديو إلى البنتهاوس بأربع غرف نوم، في برجين زجاجيين على مارينا بورت ألما. يبدأ تسليم البرج الأعلى في مارس 2027.',
      ],
      text: `
## عند مدخل المارينا

تخرج القوارب من بورت ألما عبر ممر لا يتجاوز عرضه تسعين مترًا، وبجواره مباشرة يقف مارينا كريست. الأرض ضيقة، فاتجهنا إلى الأعلى: برجان رشيقان يميل كل منهما عن الآخر إحدى عشرة درجة، فلا تطل صالة على صالة أخرى. وما تراه عوضًا عن ذلك هو الصواري وكاسر الأمواج، ومن ورائهما الخليج المفتوح.

لا يستغرق المشي من البهو إلى الممشى البحري دقيقة واحدة. وعلى الشارع نفسه محطة الترام وسوق السمك، ومكتبة صغيرة يبدو أن الجميع هنا يعرفها. أما من يأتي بقاربه، فقد خصّصنا للسكان أربعين مرسى.

## برجان ومنصّة واحدة

يلتقي البرجان على منصّة بمساحة ملعب كرة قدم، فوق الممشى البحري. هناك المسبح وصف من أشجار التمر الهندي، ومقعد طويل يتجه غربًا لسبب واحد: الغروب. وتنفتح على المنصّة الصالة الرياضية والسبا ومساحات العمل المشتركة، فيبقى ضوء النهار قريبًا منك أينما كنت.

تحت المنصّة بهو الدخول وأربعة متاجر ومخبز يفتح عند السادسة صباحًا. والسيارات لا تُرى؛ فهي تدخل من الشارع الجانبي وتقف في ثلاثة مستويات مغطّاة.

## كيف بُنيت المنازل

يمتد كل منزل من قلب المبنى إلى واجهته من دون عمود يعترض الطريق. الزجاج ثلاثي الطبقات بمسحة برونزية خفيفة تصدّ معظم الحرارة ولا تكاد تغيّر الألوان. والشرفات أمام الواجهة تظلّل الزجاج الذي تحتها، وعلى جانبي كل منها جدار، فتبقى صالحة للجلوس في الأيام العاصفة، وما أكثرها قرب المارينا.

- أرضيات من خشب البلوط في الصالات ومن الحجر الجيري المصقول عند المدخل
- مطابخ بمواقد حثّية وخزانة عالية تتّسع لكل ما لا ينبغي أن يظهر
- حمّامات بنافذة حيثما سمح المخطط
- تبريد يُضبط لكل غرفة على حدة

> أردنا برجين يبدوان هادئين من جهة البحر. ومعظم العمل ذهب إلى ما لا تراه.

## من يسكن هنا

طيارون، وصانعا كمان، وعائلة لها ثلاثة توائم، وكثيرون يعملون في وسط المدينة ويحبّون مغادرته عند السادسة. نحو ثلث منازل البرج الأدنى لا يُستخدم إلا في عطلة نهاية الأسبوع، فتبقى المواقف هادئة والمسبح خاليًا أيام الثلاثاء. وتجتمع لجنة السكان كل شهرين، ولم تختلف حتى الآن إلا على أمر واحد: لون المظلات.

وإن أردت أن تجرّب المكان قبل الشراء، فاسأل عن إحدى شقتي الضيافة في الطابق السابع.

## التسليم وما بعده

البرج الأدنى مأهول منذ خريف 2025. أما البرج الأعلى فاكتملت واجهته ويجري تجهيزه من الداخل، ويبدأ تسليم مفاتيحه طابقًا بعد طابق في 31 مارس 2027. وقبل ذلك يتجوّل كل مشترٍ في منزله المكتمل مع فريق الموقع وبيده قائمة الملاحظات، ولا توقيع قبل أن تُغلق القائمة. ولمنازل البرج الأدنى كلها أصحابها؛ أما المنازل المعروضة هنا فتقع في البرج الأعلى، ومنها منزلا بنتهاوس عاليًا فوق المارينا.

ويخدم البرجين مدير للمبنى وفريق كونسيرج ليلًا ونهارًا. أجورهم ثابتة في السنوات الثلاث الأولى، وهي جزء من رسوم الخدمات المذكورة بين بيانات كل منزل في صفحته.
`,
    },
    de: {
      title: 'Marina Crest',
      district: 'Marinaviertel',
      address: '14 Quay Street, Marinaviertel, Port Alma',
      summary:
        'Zwei schlanke Glastürme an der Einfahrt zur Marina, verbunden durch ein Gartendeck über den Booten.',
      button: 'Broschüre laden',
      facts: [
        ['Wohnungen', '412 in zwei Türmen'],
        ['Geschosse', '38 und 34'],
        ['Übergabe', 'Höherer Turm ab März 2027'],
        ['Raumhöhe', '2,9 m im Lichten'],
        ['Zum Wasser', '40 m'],
        ['Stellplätze', 'Ein bis drei je Wohnung'],
      ],
      seo: [
        'Marina Crest – Wohnungen über der Marina von Port Alma',
        'Vom Studio bis zum Penthouse mit vier Schlafzimmern: zwei Glastürme an der Marina von Port Alma. Übergabe des höheren Turms ab März 2027.',
      ],
      text: `
## An der Einfahrt zur Marina

Die Boote verlassen Port Alma durch eine Öffnung von neunzig Metern, und direkt daneben steht Marina Crest. Das Grundstück ist schmal, also haben wir in die Höhe gebaut: zwei schlanke Türme, um elf Grad voneinander weggedreht, damit kein Wohnzimmer in ein anderes blickt. Stattdessen sieht man Masten, die Mole und dahinter den offenen Golf.

Von der Lobby zur Promenade geht man keine Minute. Die Straßenbahn, der Fischmarkt und die kleine Buchhandlung, die hier jeder zu kennen scheint, liegen in derselben Straße. Wer mit dem Boot kommt, findet vierzig Liegeplätze, die den Bewohnern vorbehalten sind.

## Zwei Türme, ein Deck

Die Türme treffen sich auf einem Deck von der Größe eines Fußballfelds, über der Promenade. Hier liegen der Pool, eine Reihe Tamarindenbäume und eine lange Bank, die aus einem einzigen Grund nach Westen zeigt: dem Sonnenuntergang. Fitnessraum, Spa und Arbeitsräume öffnen sich zum Deck, das Tageslicht ist also nie weit.

Darunter befinden sich die Lobby, vier Läden und eine Bäckerei, die um sechs Uhr öffnet. Autos sieht man nicht: Sie fahren von der Seitenstraße ein und parken auf drei überdachten Ebenen.

## Wie die Wohnungen gemacht sind

Jede Wohnung reicht vom Kern bis zur Fassade, ohne dass eine Stütze im Weg steht. Das Glas ist dreifach und leicht bronzefarben getönt; es hält den größten Teil der Hitze ab und verändert die Farben kaum. Die Balkone liegen vor der Fassade und verschatten das Glas darunter; dank der Wände an ihren Seiten nutzt man sie auch an windigen Tagen – und davon gibt es an einer Marina viele.

- Eichenböden in den Wohnräumen, geschliffener Kalkstein am Eingang
- Küchen mit Induktionsfeld und einem Hochschrank für alles, was nicht herumstehen soll
- Bäder mit Fenster, wo immer der Grundriss es zulässt
- Kühlung, die sich für jeden Raum einzeln regeln lässt

> Wir wollten Türme, die vom Wasser aus ruhig wirken. Die meiste Arbeit steckt in dem, was man nicht sieht.

## Wer hier wohnt

Piloten, zwei Geigenbauer, eine Familie mit Drillingen und viele, die in der Innenstadt arbeiten und sie gern um sechs hinter sich lassen. Etwa ein Drittel der Wohnungen im niedrigeren Turm wird nur am Wochenende genutzt; das hält die Garage ruhig und den Pool an Dienstagen frei. Der Bewohnerbeirat tagt alle zwei Monate und hat sich bisher nur über eines zerstritten: die Farbe der Sonnenschirme.

Wer vor dem Kauf probewohnen möchte, fragt nach einer der beiden Gästewohnungen im siebten Obergeschoss.

## Die Übergabe und danach

Der niedrigere Turm ist seit Herbst 2025 bewohnt. Der höhere ist geschlossen und wird ausgebaut; seine Schlüssel übergeben wir ab dem 31. März 2027 Geschoss für Geschoss. Zuvor geht jede Käuferin und jeder Käufer mit unserer Bauleitung und einer Liste durch die fertige Wohnung; unterschrieben wird erst, wenn die Liste leer ist. Im niedrigeren Turm sind alle Wohnungen vergeben; die hier angebotenen liegen im höheren, darunter zwei Penthouses hoch über der Marina.

Eine Hausverwaltung und ein Concierge-Team sind für beide Türme Tag und Nacht da. Ihre Gebühr ist für die ersten drei Jahre festgelegt. Sie ist Teil der Servicegebühr, die auf der Seite jeder Wohnung bei den Angaben steht.
`,
    },
  },
)
