import { project } from './common.ts'

export const creekTerraces = project(
  {
    key: 'creek-terraces',
    order: 7,
    character: 'water',
    stage: 'construction',
    completion: '2027-01-15',
    sale: {
      handover: '2027-02-01',
      handoverShown: 'day',
      progress: 81,
      progressDate: '2026-10-31',
      permitNumber: '72030-CR',
      escrowNumber: '0193 4518 5',
    },
    position: [66, 30],
    pictures: [
      'creek-terraces-day',
      'creek-terraces-dusk',
      'story-garden',
      'interior-living',
      'interior-bedroom',
    ],
    amenities: ['garden', 'pool', 'gym', 'coworking', 'parking', 'security', 'balcony', 'smart'],
    icons: ['key', 'plan', 'calendar', 'garden', 'balcony', 'map'],
  },
  {
    en: {
      title: 'Creek Terraces',
      district: 'Creekside',
      address: '41 Heron Walk, Creekside, Port Alma',
      summary:
        'Eight storeys that step back from the creek like a hillside, each with a planted terrace of its own.',
      button: 'Get the brochure',
      facts: [
        ['Homes', '86'],
        ['Storeys', '8, stepped'],
        ['First handover', 'February 2027'],
        ['Plants', 'More than 9,000'],
        ['Terraces', '7 to 43 m²'],
        ['To the bird reserve', '5 minutes on foot'],
      ],
      seo: [
        'Creek Terraces – homes with gardens above the creek, Port Alma',
        'Apartments and penthouses with planted terraces, stepping down to the creek and the bird reserve. Handover February 2027.',
      ],
      text: `
## A hillside where there was none

Port Alma is flat. The only slopes are dunes, and they move. So when we found this bend of the creek, with herons on one bank and an old boatyard on the other, we decided to build the hill ourselves.

Creek Terraces climbs from the towpath in eight steps. Each storey is set back from the one beneath, and the edge of one roof becomes the garden of the next home. Seen from the water there are white parapets, green edges, shade and now and then a table with people around it.

## The gardens come with a gardener

Nine thousand plants sounds like work, and it would be. For that reason the planting along the parapets belongs to the building: it is watered by sensors, pruned by a team of three and replaced if it fails. What you do with the rest of your terrace is up to you. Some early buyers have asked for lemon trees, one for a sandpit, two for nothing but a deckchair.

- Soil 60 cm deep in all planters, 90 cm for small trees
- Species chosen with the botanic garden; three quarters are native
- Water from the building’s own showers and basins, filtered and reused
- A tap, a drain and a shed cupboard on each terrace

## Inside the hill

A stepped building is wide at the bottom and narrow at the top. In its heart, where homes would be dark, are the pool, the gym, a workroom and the car park. A long skylight follows the slope and brings daylight down to all of them, even on the lowest level.

The homes on offer look to the water; others look north. Living room and most bedrooms lie side by side behind the terrace, and what needs no view lies at the back. Above the terraces the ceilings are of wood, because the sound of a place matters as much as its light.

## What you will hear

Mostly birds. The reserve begins five minutes upstream, and flamingos pass over twice a day in winter. The nearest main road lies behind the building and behind the hill. The public path along the creek runs right past the terraces, which was a condition of buying the land and has become its best part. Two footbridges lead to the tram, the Saturday market and the boatyard, which is being turned into studios and a very small cinema.

## For whom

People who garden, obviously, and people who would rather be surrounded by a garden than look after one. The homes suit couples and small families; there are few very large ones. Dogs are welcome, cats have been known to visit the neighbours by way of the parapets, and three of the ground-floor rooms are kept for a music teacher, a physiotherapist and a bicycle repairer.

## Progress

The structure is complete and the first four terraces are planted, so that they will have had a whole year to grow in before anyone moves in. Handover starts on 1 February 2027. You are welcome to walk the site on the first Saturday of each month; wear flat shoes and bring your questions.
`,
    },
    ar: {
      title: 'كريك تيراسز',
      district: 'ضفة الخور',
      address: '41 ممشى البلشون، ضفة الخور، بورت ألما',
      summary: 'ثمانية طوابق تتراجع عن الخور كسفح تل، لكل منها تراسه المزروع.',
      button: 'حمّل الكتيّب',
      facts: [
        ['المنازل', '86'],
        ['الطوابق', '8 متدرّجة'],
        ['أول تسليم', 'فبراير 2027'],
        ['النباتات', 'أكثر من 9,000'],
        ['التراسات', 'من 7 إلى 43 م²'],
        ['إلى محمية الطيور', '5 دقائق مشيًا'],
      ],
      seo: [
        'كريك تيراسز – منازل بحدائق فوق الخور، بورت ألما',
        'شقق وبنتهاوس بتراسات مزروعة تنحدر نحو الخور ومحمية الطيور. التسليم في فبراير 2027.',
      ],
      text: `
## تلّ لم يكن موجودًا

بورت ألما مدينة منبسطة. لا منحدرات فيها سوى الكثبان، والكثبان تتحرّك. فلما وجدنا هذا المنعطف من الخور، على ضفة منه طيور البلشون وعلى الأخرى حوض قديم لبناء القوارب، قرّرنا أن نبني التل بأنفسنا.

يصعد كريك تيراسز من ممشى الضفة في ثماني درجات. يتراجع كل طابق عن الذي تحته، فتصبح حافة سقف منزل حديقةً للمنزل الذي يليه. ومن جهة الماء ترى حواجز بيضاء وحوافّ خضراء وظلالًا، وبين حين وآخر طاولة اجتمع حولها أصحابها.

## الحدائق ومعها من يرعاها

تسعة آلاف نبتة تبدو عملًا كثيرًا، وهي كذلك. لهذا فإن الزرع على امتداد الحواف من شأن المبنى: تسقيه المستشعرات، ويقلّمه فريق من ثلاثة، ويُستبدل إن ذبل. أما بقية التراس فلك. بعض المشترين الأوائل طلب أشجار ليمون، وواحد طلب حوض رمل، واثنان لم يطلبا سوى كرسي استلقاء.

- تربة بعمق 60 سم في كل الأحواض و90 سم للأشجار الصغيرة
- أنواع اختيرت مع الحديقة النباتية، ثلاثة أرباعها محلية
- ماء من مغاسل المبنى ومرشّاته، يُرشّح ويُعاد استخدامه
- صنبور ومصرف وخزانة أدوات في كل تراس

## داخل التل

المبنى المتدرّج عريض في أسفله ضيق في أعلاه. وفي قلبه، حيث تكون المنازل معتمة، وضعنا المسبح والصالة الرياضية وقاعة العمل ومواقف السيارات. وتتبع المنحدرَ فتحةٌ سماوية طويلة تحمل إليها ضوء النهار حتى أدنى مستوى.

تطل المنازل المعروضة على الماء، وتتجه منازل أخرى شمالًا. تتجاور الصالة ومعظم غرف النوم خلف التراس، وكل ما لا يحتاج إلى إطلالة يقع في الخلف. والأسقف فوق التراسات من الخشب، لأن صوت المكان لا يقل أهمية عن ضوئه.

## ما ستسمعه

الطيور في الغالب. تبدأ المحمية على بُعد خمس دقائق باتجاه المنبع، وتعبر طيور الفلامنغو فوق المكان مرتين كل يوم في الشتاء. وأقرب شارع رئيسي يقع خلف المبنى وخلف التل. أما الممشى العام فيمر أمام التراسات مباشرة؛ كان ذلك شرطًا لشراء الأرض وصار أجمل ما فيها. ويقودك جسران للمشاة إلى الترام وسوق السبت وحوض القوارب الذي يتحوّل إلى مراسم وسينما صغيرة جدًا.

## لمن هذا المكان

لمن يحب الزراعة طبعًا، ولمن يفضّل أن تحيط به حديقة على أن يعتني بها. تناسب المنازل الأزواج والعائلات الصغيرة، والكبير جدًا منها قليل. الكلاب مرحّب بها، والقطط معروفة بزيارة الجيران عبر الحواف، وخُصّصت ثلاث غرف في الطابق الأرضي لمعلّمة موسيقى واختصاصي علاج طبيعي ومصلّح دراجات.

## سير العمل

اكتمل الهيكل، وزُرعت التراسات الأربعة الأولى حتى تنال سنة كاملة من النمو قبل أن يسكن أحد. يبدأ التسليم في 1 فبراير 2027. ونرحّب بكم في جولة في الموقع أول سبت من كل شهر؛ البسوا أحذية مريحة وأحضروا أسئلتكم.
`,
    },
    de: {
      title: 'Creek Terraces',
      district: 'Am Creek',
      address: '41 Heron Walk, Am Creek, Port Alma',
      summary:
        'Acht Geschosse, die vom Creek zurückweichen wie ein Hang – jedes mit seiner eigenen bepflanzten Terrasse.',
      button: 'Broschüre laden',
      facts: [
        ['Wohnungen', '86'],
        ['Geschosse', '8, gestuft'],
        ['Erste Übergabe', 'Februar 2027'],
        ['Pflanzen', 'Mehr als 9.000'],
        ['Terrassen', '7 bis 43 m²'],
        ['Zum Vogelreservat', '5 Minuten zu Fuß'],
      ],
      seo: [
        'Creek Terraces – Wohnungen mit Gärten über dem Creek, Port Alma',
        'Wohnungen und Penthouses mit bepflanzten Terrassen, die zum Creek und zum Vogelreservat hinabsteigen. Übergabe ab Februar 2027.',
      ],
      text: `
## Ein Hang, wo keiner war

Port Alma ist flach. Die einzigen Hänge sind Dünen, und die wandern. Als wir diese Biegung des Creeks fanden, mit Reihern am einen und einer alten Bootswerft am anderen Ufer, beschlossen wir deshalb, den Hügel selbst zu bauen.

Creek Terraces steigt vom Uferweg in acht Stufen auf. Jedes Geschoss springt hinter das untere zurück, und der Rand des einen Dachs wird zum Garten der nächsten Wohnung. Vom Wasser aus sieht man weiße Brüstungen, grüne Kanten, Schatten und hin und wieder einen Tisch, an dem Menschen sitzen.

## Zum Garten gehört ein Gärtner

Neuntausend Pflanzen klingen nach Arbeit, und das wären sie auch. Darum gehört die Bepflanzung der Brüstungen zum Haus: Sensoren bewässern sie, ein Team von drei Leuten schneidet sie, und was eingeht, wird ersetzt. Was Sie mit dem Rest Ihrer Terrasse tun, bleibt Ihnen überlassen. Einige frühe Käufer haben sich Zitronenbäume gewünscht, einer einen Sandkasten, zwei nur einen Liegestuhl.

- 60 cm Erde in allen Trögen, 90 cm für kleine Bäume
- Arten, mit dem Botanischen Garten ausgewählt, drei Viertel davon heimisch
- Wasser aus Duschen und Waschbecken des Hauses, gefiltert und wiederverwendet
- Wasserhahn, Ablauf und Geräteschrank auf jeder Terrasse

## Im Inneren des Hügels

Ein gestuftes Haus ist unten breit und oben schmal. In seinem Kern, wo Wohnungen dunkel wären, liegen Pool, Fitnessraum, Arbeitsraum und Garage. Ein langes Oberlicht folgt der Schräge und bringt ihnen allen Tageslicht, bis auf die unterste Ebene.

Die angebotenen Wohnungen blicken zum Wasser, andere nach Norden. Wohnraum und die meisten Schlafzimmer liegen nebeneinander hinter der Terrasse; was keine Aussicht braucht, liegt hinten. Über den Terrassen sind die Decken aus Holz, denn wie ein Ort klingt, ist ebenso wichtig wie sein Licht.

## Was man hört

Vor allem Vögel. Fünf Minuten flussaufwärts beginnt das Reservat, und im Winter ziehen zweimal am Tag Flamingos vorüber. Die nächste große Straße liegt hinter dem Haus und hinter dem Hügel. Der öffentliche Uferweg verläuft direkt vor den Terrassen – einst eine Bedingung beim Kauf des Landes, heute das Beste daran. Zwei Stege führen zur Straßenbahn, zum Samstagsmarkt und zur Werft, aus der Ateliers und ein sehr kleines Kino werden.

## Für wen

Für alle, die gern gärtnern, natürlich – und für alle, die lieber von einem Garten umgeben sind, als einen zu pflegen. Die Wohnungen eignen sich für Paare und kleine Familien; sehr große gibt es wenige. Hunde sind willkommen, Katzen besuchen ihre Nachbarn bekanntlich über die Brüstungen, und drei Räume im Erdgeschoss sind für eine Musiklehrerin, eine Physiotherapie und eine Fahrradwerkstatt reserviert.

## Stand der Arbeiten

Der Rohbau ist fertig, die ersten vier Terrassen sind bepflanzt; so haben sie ein ganzes Jahr zum Einwachsen, bevor jemand einzieht. Die Übergabe beginnt am 1. Februar 2027. An jedem ersten Samstag im Monat führen wir Sie gern über die Baustelle – bitte mit flachen Schuhen und allen Fragen, die Sie haben.
`,
    },
  },
)
