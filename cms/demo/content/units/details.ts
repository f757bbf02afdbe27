import type { Words } from '../projects/pictures.ts'

/** The line above the list of details; the first is for homes that can be visited. */
export const leads: Words[] = [
  {
    en: 'Worth noticing when you visit:',
    ar: 'ما يستحق أن تلاحظه عند الزيارة:',
    de: 'Worauf Sie bei der Besichtigung achten sollten:',
  },
  {
    en: 'What makes this home special:',
    ar: 'ما يميّز هذا المنزل:',
    de: 'Was hier besonders ist:',
  },
  {
    en: 'A few details:',
    ar: 'بعض التفاصيل:',
    de: 'Einige Einzelheiten:',
  },
  {
    en: 'Included, and easily overlooked:',
    ar: 'مما يشمله المنزل وقد لا تنتبه إليه:',
    de: 'Inbegriffen und leicht zu übersehen:',
  },
]

/** Points of the list. */
export const details = {
  island: {
    en: 'Kitchen island in **honed marble**, with seats on the far side',
    ar: 'جزيرة مطبخ من **الرخام المصقول** بمقاعد في جهتها الأخرى',
    de: 'Kochinsel aus **geschliffenem Marmor** mit Sitzplätzen auf der Rückseite',
  },
  pantry: {
    en: 'A tall **larder** with stone shelves',
    ar: '**خزانة مؤن عالية** برفوف من الحجر',
    de: 'Ein hoher **Vorratsschrank** mit Steinregalen',
  },
  twoKitchens: {
    en: 'A kitchen with **two hobs**, one of them behind doors with its own extractor',
    ar: 'مطبخ بـ**موقدين**، أحدهما خلف أبواب وله شفاط مستقل',
    de: 'Eine Küche mit **zwei Kochfeldern**, eines davon hinter Türen und mit eigenem Abzug',
  },
  induction: {
    en: '**Induction hob** with the extractor in the worktop, so that nothing blocks the view',
    ar: '**موقد حثّي** شفاطه في سطح العمل فلا يحجب شيء الإطلالة',
    de: '**Induktionsfeld** mit Abzug in der Arbeitsplatte, damit nichts die Sicht verstellt',
  },
  compactKitchen: {
    en: 'A small kitchen with a **full-size oven**, fridge and dishwasher',
    ar: 'مطبخ صغير فيه **فرن وثلاجة وغسالة صحون** بمقاسات كاملة',
    de: 'Eine kleine Küche mit **Backofen, Kühlschrank und Spülmaschine** in voller Größe',
  },
  breakfast: {
    en: 'A **breakfast corner** with a bench under the window',
    ar: '**ركن فطور** بمقعد تحت النافذة',
    de: 'Eine **Frühstücksecke** mit Bank unter dem Fenster',
  },
  tub: {
    en: 'A **free-standing tub** of cast stone',
    ar: '**حوض استحمام قائم** من الحجر المصبوب',
    de: 'Eine **freistehende Wanne** aus Steinguss',
  },
  walkInShower: {
    en: 'A level **walk-in shower** with a bench and a niche',
    ar: '**دش** بمستوى الأرضية فيه مقعد وتجويف للأغراض',
    de: 'Eine bodengleiche **Dusche** mit Bank und Nische',
  },
  twoBasins: {
    en: '**Two basins**, and two mirrors at two heights',
    ar: '**مغسلتان** ومرآتان على ارتفاعين',
    de: '**Zwei Waschbecken** und zwei Spiegel in zwei Höhen',
  },
  guestWc: {
    en: 'A **guest cloakroom** by the entrance',
    ar: '**حمّام للضيوف** قرب المدخل',
    de: 'Ein **Gäste-WC** am Eingang',
  },
  wardrobes: {
    en: '**Fitted wardrobes** to the ceiling, lined with cedar',
    ar: '**خزائن ملابس مدمجة** حتى السقف مبطّنة بخشب الأرز',
    de: '**Einbauschränke** bis zur Decke, innen aus Zedernholz',
  },
  store: {
    en: 'A **storeroom** of four square metres on the same floor',
    ar: '**مخزن** مساحته أربعة أمتار مربعة في الطابق نفسه',
    de: 'Ein **Abstellraum** von vier Quadratmetern auf demselben Geschoss',
  },
  laundry: {
    en: 'A **laundry cupboard** with a sink and a line',
    ar: '**خزانة غسيل** فيها حوض وحبل',
    de: 'Ein **Wäscheschrank** mit Becken und Leine',
  },
  dressing: {
    en: 'A tall **mirror** and a seat by the wardrobes',
    ar: '**مرآة** عالية ومقعد أمام خزائن الملابس',
    de: 'Ein hoher **Spiegel** und ein Sitz vor den Kleiderschränken',
  },
  shoes: {
    en: 'A built-in **bench with shoe drawers** at the door',
    ar: '**مقعد بأدراج للأحذية** عند الباب',
    de: 'Eine eingebaute **Bank mit Schuhfächern** an der Tür',
  },
  balconyTable: {
    en: 'A balcony with room for a **small table and chairs**',
    ar: 'شرفة تتّسع لـ**طاولة صغيرة وكراسٍ**',
    de: 'Ein Balkon mit Platz für einen **kleinen Tisch und Stühle**',
  },
  balconyNook: {
    en: 'A balcony between side walls, **out of the wind**, with a socket and a light',
    ar: 'شرفة بين جدارين **في مأمن من الريح** بمقبس وإنارة',
    de: 'Ein **windgeschützter** Balkon zwischen Seitenwänden, mit Licht und Steckdose',
  },
  openWindow: {
    en: '**Windows that open** a hand’s width, at any height',
    ar: '**نوافذ تُفتح** بعرض كفّ اليد على أي ارتفاع',
    de: '**Fenster, die sich öffnen lassen**, eine Handbreit und in jeder Höhe',
  },
  planters: {
    en: '**Planters** with 60 cm of earth, watered by the building',
    ar: '**أحواض زرع** بتربة عمقها 60 سم يتولى المبنى سقايتها',
    de: '**Pflanztröge** mit 60 cm Erde, die das Haus bewässert',
  },
  outdoorShower: {
    en: 'An **outdoor shower** with warm water',
    ar: '**دش خارجي** بماء دافئ',
    de: 'Eine **Außendusche** mit warmem Wasser',
  },
  roofStair: {
    en: 'A **stair to the roof**, where there is a tap and a light',
    ar: '**درج إلى السطح** حيث صنبور ماء وإنارة',
    de: 'Eine **Treppe aufs Dach**, dort gibt es Wasser und Licht',
  },
  gardenGate: {
    en: 'A **back gate** for bicycles, dogs and neighbours',
    ar: '**باب خلفي** للدراجات والكلاب والجيران',
    de: 'Ein **Gartentor** für Fahrräder, Hunde und Nachbarn',
  },
  privatePool: {
    en: 'A **pool of twelve metres**, shaded along one side',
    ar: '**مسبح خاص بطول اثني عشر مترًا** مظلّل من أحد جانبيه',
    de: 'Ein **Pool von zwölf Metern**, an einer Längsseite beschattet',
  },
  plungePool: {
    en: 'A **plunge pool** on the terrace, cooled in summer',
    ar: '**مسبح صغير** على التراس يُبرَّد صيفًا',
    de: 'Ein **Tauchbecken** auf der Terrasse, im Sommer gekühlt',
  },
  roomCooling: {
    en: 'Cooling **set room by room**, without draughts',
    ar: 'تبريد **يُضبط لكل غرفة** من دون تيارات مزعجة',
    de: 'Kühlung, **Raum für Raum** zu regeln und ohne Zug',
  },
  fan: {
    en: 'A silent **ceiling fan** in every room that people sleep in',
    ar: '**مروحة سقف** صامتة في كل غرفة نوم',
    de: 'Ein lautloser **Deckenventilator** in jedem Schlafraum',
  },
  blinds: {
    en: '**Blackout blinds** that work from the bed',
    ar: '**ستائر تعتيم** تتحكّم فيها من السرير',
    de: '**Verdunkelung**, die sich vom Bett aus bedienen lässt',
  },
  desk: {
    en: 'A **desk niche** with daylight from the left and sockets where they are needed',
    ar: '**ركن للعمل** بضوء نهار من اليسار ومقابس في مكانها الصحيح',
    de: 'Eine **Nische für den Schreibtisch** mit Tageslicht von links und Steckdosen am richtigen Platz',
  },
  books: {
    en: 'A wall prepared for **shelves**, with the fixings already in it',
    ar: 'جدار مهيّأ لـ**رفوف الكتب** بمثبّتات جاهزة',
    de: 'Eine für **Regale** vorbereitete Wand, die Anker sitzen schon',
  },
  charger: {
    en: 'Parking space with a **charging point**',
    ar: 'موقف سيارة بـ**نقطة شحن**',
    de: 'Stellplatz mit **Ladepunkt**',
  },
  safe: {
    en: 'A **safe** and a cupboard that locks',
    ar: '**خزنة** وخزانة تُقفل بمفتاح',
    de: 'Ein **Tresor** und ein abschließbarer Schrank',
  },
  quietGlass: {
    en: '**Triple glazing**: with the windows shut, you hear the clock',
    ar: '**زجاج ثلاثي**: إذا أُغلقت النوافذ سمعت صوت الساعة',
    de: '**Dreifachverglasung**: Bei geschlossenem Fenster hört man die Uhr',
  },
} satisfies Record<string, Words>

export type DetailName = keyof typeof details

/**
 * The last paragraph. Those of `ready` are for finished projects, `building` for the others; the
 * first of each is an invitation, only for homes that are still available.
 */
export const closings: { ready: Words[]; building: Words[] } = {
  ready: [
    {
      en: 'Everything is finished, and nobody has moved in yet. Come in the morning or towards evening, when the light is best, and take your time; the adviser will wait outside if you like.',
      ar: 'المنزل مكتمل وخالٍ. تعال صباحًا أو قرب المساء حين يكون الضوء في أجمل حالاته، وخذ وقتك؛ وسينتظرك المستشار في الخارج إن أحببت.',
      de: 'Alles ist fertig, eingezogen ist noch niemand. Kommen Sie am Vormittag oder gegen Abend, wenn das Licht am schönsten ist, und lassen Sie sich Zeit; der Berater wartet auf Wunsch draußen.',
    },
    {
      en: 'All appliances are installed and have been run for a month. You receive the manuals in one folder and the number of the person who wrote on the labels.',
      ar: 'جميع الأجهزة مركّبة وجرى تشغيلها شهرًا كاملًا. تتسلّم كتيّباتها في ملف واحد، ومعها رقم من كتب ملصقاتها.',
      de: 'Alle Geräte sind eingebaut und einen Monat lang gelaufen. Sie erhalten die Anleitungen in einem Ordner, dazu die Nummer derjenigen, die die Etiketten beschriftet hat.',
    },
    {
      en: 'A word on the running costs: over the past year, homes of this kind have used about a fifth less energy for cooling than the city’s average.',
      ar: 'وكلمة عن المصاريف: استهلكت المنازل من هذا النوع في العام الماضي طاقة للتبريد أقل بنحو الخُمس من متوسط المدينة.',
      de: 'Ein Wort zu den laufenden Kosten: Hier wurde im vergangenen Jahr rund ein Fünftel weniger Energie zum Kühlen gebraucht als im Durchschnitt der Stadt.',
    },
    {
      en: 'The plan can be had as a drawing at a scale of 1:50, with measurements, so that you can try out your own furniture on the kitchen table.',
      ar: 'نوفّر لك المخطط رسمًا بمقياس 1:50 مع القياسات، لتجرّب ترتيب أثاثك على طاولة المطبخ.',
      de: 'Den Grundriss bekommen Sie auch als Zeichnung im Maßstab 1:50 mit allen Maßen; so lassen sich die eigenen Möbel schon am Küchentisch ausprobieren.',
    },
    {
      en: 'One thing the pictures cannot show is how quiet it is. No pipes run in the bedroom walls, and every door closes on felt.',
      ar: 'وما لا تستطيع الصور أن تُظهره هو الهدوء: لا أنابيب في جدران غرف النوم، وكل باب يُغلق على حافة من اللباد.',
      de: 'Was Bilder nicht zeigen, ist die Ruhe: In den Wänden der Schlafräume liegen keine Leitungen, und jede Tür schließt auf Filz.',
    },
    {
      en: 'The walls are painted in a warm white. If you decide within a month of signing, we will paint one room in a colour of your choice.',
      ar: 'الجدران مدهونة بأبيض دافئ. وإن اخترت خلال شهر من التوقيع، دهنّا لك غرفة باللون الذي تريد.',
      de: 'Die Wände sind in einem warmen Weiß gestrichen. Wenn Sie sich binnen eines Monats nach der Unterschrift entscheiden, streichen wir ein Zimmer in der Farbe Ihrer Wahl.',
    },
    {
      en: 'Should you wish to let it, our team will look for tenants, hand over the keys and see to repairs, for a fee that you can cancel every month.',
      ar: 'وإن رغبت في التأجير، يتولى فريقنا البحث عن مستأجر وتسليم المفاتيح والصيانة، مقابل رسوم يمكنك إيقافها في أي شهر.',
      de: 'Möchten Sie vermieten, sucht unser Team Mieter, übergibt die Schlüssel und kümmert sich um Reparaturen – gegen eine Gebühr, die Sie monatlich kündigen können.',
    },
  ],
  building: [
    {
      en: 'A reservation holds the home for thirty days. The deposit is returned if you change your mind, and nobody will ask you why.',
      ar: 'يضمن لك الحجز المنزل ثلاثين يومًا. ويُردّ العربون إن غيّرت رأيك، من دون أن يسألك أحد عن السبب.',
      de: 'Eine Reservierung gilt dreißig Tage. Überlegen Sie es sich anders, bekommen Sie die Anzahlung zurück, und niemand fragt nach dem Grund.',
    },
    {
      en: 'The floor and the fronts of the kitchen lie in our office as samples. Touch them before you sign; bring daylight and someone whose eye you trust.',
      ar: 'عيّنات أرضية هذا المنزل وواجهات مطبخه في مكتبنا. المسها قبل أن توقّع؛ تعال في وضح النهار ومعك من تثق بذوقه.',
      de: 'Der Boden und die Küchenfronten liegen als Muster in unserem Büro. Fassen Sie sie an, bevor Sie unterschreiben; kommen Sie bei Tageslicht und mit jemandem, dessen Auge Sie trauen.',
    },
    {
      en: 'No instalment is due before its line in the payment plan is reached, and an independent engineer confirms each stage. If we are late, the instalment is late too.',
      ar: 'لا تُستحق دفعة قبل بلوغ مرحلتها في خطة الدفع، ويؤكد كل مرحلة مهندس مستقل. فإن تأخرنا تأخرت الدفعة معنا.',
      de: 'Keine Rate wird fällig, bevor ihre Zeile im Zahlungsplan erreicht ist, und jeden Abschnitt bestätigt ein unabhängiger Ingenieur. Sind wir spät dran, ist es auch die Rate.',
    },
    {
      en: 'We have built the main room at full size in cardboard and adhesive tape. It is not pretty, but after ten minutes in it you will know whether the sofa fits.',
      ar: 'بنينا الغرفة الرئيسية بحجمها الحقيقي من الورق المقوّى والشريط اللاصق. ليست جميلة، لكنك بعد عشر دقائق فيها ستعرف هل تتّسع للأريكة.',
      de: 'Den Hauptraum haben wir in voller Größe aus Pappe und Klebeband gebaut. Schön ist das nicht, aber nach zehn Minuten darin wissen Sie, ob das Sofa passt.',
    },
    {
      en: 'Every second month we send photographs from the site, always taken from the same points, so that you can watch your window come about.',
      ar: 'نرسل إليك كل شهرين صورًا من الموقع، تُلتقط دائمًا من النقاط نفسها، فترى نافذتك وهي تتكوّن.',
      de: 'Alle zwei Monate schicken wir Fotos von der Baustelle, immer von denselben Punkten aus; so sehen Sie Ihr Fenster entstehen.',
    },
  ],
}
