import type { Words } from '../projects/pictures.ts'

/** What a home looks out on: a sentence for the summary, and a paragraph. */
export type View = { summary: Words; text: Words }

export const views = {
  'marina-quay': {
    summary: {
      en: 'It looks on to the quay and the boats, close enough to read their names.',
      ar: 'يطل على الرصيف والقوارب من مسافة تقرأ منها أسماءها.',
      de: 'Der Blick geht auf den Kai und die Boote, nah genug, um ihre Namen zu lesen.',
    },
    text: {
      en: 'Down here you are part of the marina. Halyards tap against the masts, somebody is always washing a deck, and by six in the evening the promenade is full of people walking slowly. The side walls of the balcony let you watch without being watched.',
      ar: 'على هذا الارتفاع أنت جزء من المارينا: حبال تنقر على الصواري، وشخص ما يغسل سطح قاربه دائمًا، وعند السادسة مساءً يمتلئ الممشى بمن يسيرون على مهل. وجدارا الشرفة يتيحان لك أن ترى ولا تُرى.',
      de: 'Hier unten gehört man zur Marina. Fallen schlagen gegen die Masten, irgendwer wäscht immer ein Deck, und ab sechs Uhr abends ist die Promenade voller Menschen, die langsam gehen. Die Seitenwände des Balkons erlauben es, zuzusehen, ohne gesehen zu werden.',
    },
  },
  'marina-gulf': {
    summary: {
      en: 'Its windows face the breakwater and the open gulf.',
      ar: 'تواجه نوافذه كاسر الأمواج والخليج المفتوح.',
      de: 'Die Fenster zeigen zur Mole und auf den offenen Golf.',
    },
    text: {
      en: 'The view leaves the marina behind and goes straight out to sea. On clear days in January you can make out the islands; in summer the horizon dissolves by ten in the morning and comes back at five. The bronze tint of the glass takes the edge off the western sun.',
      ar: 'تتجاوز الإطلالة المارينا إلى البحر مباشرة. في أيام يناير الصافية تلوح الجزر، وفي الصيف يذوب الأفق عند العاشرة صباحًا ويعود في الخامسة. وتخفّف مسحة الزجاج البرونزية من حدّة شمس الغرب.',
      de: 'Der Blick lässt die Marina hinter sich und geht direkt aufs Meer. An klaren Januartagen sind die Inseln zu erkennen; im Sommer löst sich der Horizont gegen zehn Uhr auf und kehrt um fünf zurück. Die bronzene Tönung des Glases nimmt der Westsonne die Schärfe.',
    },
  },
  'marina-city': {
    summary: {
      en: 'It faces the city, with the morning sun and, after dark, the lights of downtown.',
      ar: 'يطل على المدينة، فتدخله شمس الصباح وتلمع أمامه ليلًا أضواء وسطها.',
      de: 'Der Blick geht zur Stadt, mit Morgensonne und abends den Lichtern der Innenstadt.',
    },
    text: {
      en: 'East is the underrated side of a marina. You get the sun with your coffee and are rid of it by lunch, and in the evening the façades opposite light up one after the other. The tram can be seen from the window, and it takes four minutes to reach the stop.',
      ar: 'الشرق هو الجهة التي لا تنال حقها من المارينا. تأتيك الشمس مع القهوة وتغادر قبل الغداء، وفي المساء تضيء الواجهات المقابلة واحدة بعد أخرى. وترى الترام من النافذة، ومحطته على بُعد أربع دقائق.',
      de: 'Osten ist die unterschätzte Seite einer Marina. Die Sonne kommt zum Kaffee und ist zu Mittag wieder fort, und am Abend gehen gegenüber nacheinander die Fassaden an. Die Straßenbahn sieht man vom Fenster aus; bis zur Haltestelle sind es vier Minuten.',
    },
  },
  'palm-pool': {
    summary: {
      en: 'Below the windows lie the courtyard and its long pool.',
      ar: 'وتحت نوافذه الفناء ومسبحه الطويل.',
      de: 'Vor den Fenstern liegt der Hof mit dem langen Pool.',
    },
    text: {
      en: 'The palms stand just in front of the windows, close enough to hear them. In the morning there is the sound of somebody swimming lengths; in the afternoon, children; after nine, by agreement, nothing. Wooden shutters divide the light into stripes when the sun gets round.',
      ar: 'يقف النخيل أمام النوافذ مباشرة، قريبًا حتى تسمع حفيفه. في الصباح صوت سبّاح يقطع المسبح جيئة وذهابًا، وبعد الظهر أصوات الأطفال، وبعد التاسعة، باتفاق السكان، لا شيء. وحين تدور الشمس تقسّم المصاريع الخشبية ضوءها خطوطًا.',
      de: 'Die Palmen stehen gleich vor den Fenstern, so nah, dass man sie hört. Morgens hört man jemanden Bahnen schwimmen, nachmittags Kinder und ab neun, so ist es vereinbart, nichts mehr. Kommt die Sonne herum, teilen die hölzernen Läden das Licht in Streifen.',
    },
  },
  'palm-patio': {
    summary: {
      en: 'It opens on to a walled patio with a gate to the garden.',
      ar: 'وينفتح على فناء مسوّر له باب إلى الحديقة.',
      de: 'Davor liegt ein ummauerter Patio mit eigenem Tor zum Garten.',
    },
    text: {
      en: 'The patio is an extra room without a ceiling. Its walls are just high enough to sit unseen, its floor is of pale stone, and the gate leads straight to the palms. Jasmine has been planted along the wall; it needs one more summer to reach the top.',
      ar: 'الفناء غرفة إضافية بلا سقف. جدرانه بارتفاع يكفي للجلوس من دون أن يراك أحد، وأرضيته من الحجر الفاتح، وبابه يقود إلى النخيل مباشرة. زُرع الياسمين على امتداد الجدار، وأمامه صيف واحد ليبلغ أعلاه.',
      de: 'Der Patio ist ein zusätzliches Zimmer ohne Decke. Seine Mauern sind gerade so hoch, dass man ungesehen sitzt, der Boden ist aus hellem Stein, und das Tor führt direkt zu den Palmen. An der Mauer wächst Jasmin; noch einen Sommer, dann ist er oben.',
    },
  },
  'palm-lane': {
    summary: {
      en: 'The rooms face Orchard Lane, where hardly a car passes.',
      ar: 'وتطل غرفه على درب البستان حيث يندر مرور السيارات.',
      de: 'Die Räume gehen zur Orchard Lane, in der kaum ein Auto fährt.',
    },
    text: {
      en: 'On this side it is the neighbourhood that you look at: garden walls, a row of old neem trees, the baker’s van at half past six. The lane is closed to through traffic. A second window faces the courtyard, so that a breath of air goes from one side to the other.',
      ar: 'من هذه الجهة ترى الحي نفسه: أسوار الحدائق، وصفًّا من أشجار النيم القديمة، وسيارة الخبّاز في السادسة والنصف. الدرب مغلق أمام العابرين. وثمة نافذة ثانية على الفناء، فيسري الهواء من جهة إلى أخرى.',
      de: 'Auf dieser Seite sieht man das Viertel: Gartenmauern, eine Reihe alter Niembäume, um halb sieben den Wagen der Bäckerei. Durchgangsverkehr gibt es nicht. Ein zweites Fenster zeigt zum Hof, sodass immer ein Luftzug von der einen zur anderen Seite geht.',
    },
  },
  'dune-dunes': {
    summary: {
      en: 'It looks east, to the dunes of the reserve.',
      ar: 'ويطل شرقًا على كثبان المحمية.',
      de: 'Der Blick geht nach Osten, zu den Dünen des Reservats.',
    },
    text: {
      en: 'The east side looks on to the reserve. No road, no mast, no light at night except the moon, which rises from behind the second ridge. The colours change so slowly that you only notice when you look up from a book. Foxes come as far as the wall, and stay on the other side of it.',
      ar: 'تطل الجهة الشرقية على المحمية: لا طريق ولا عمود ولا ضوء في الليل غير القمر الذي يطلع من خلف السلسلة الثانية. تتبدّل الألوان ببطء فلا تلحظها إلا حين ترفع عينيك عن كتاب. وتصل الثعالب إلى السور، وتبقى في الجهة الأخرى منه.',
      de: 'Die Ostseite blickt auf das Reservat. Keine Straße, kein Mast und nachts kein Licht außer dem Mond, der hinter dem zweiten Kamm aufgeht. Die Farben wechseln so langsam, dass man es nur bemerkt, wenn man von einem Buch aufsieht. Füchse kommen bis an die Mauer – und bleiben auf der anderen Seite.',
    },
  },
  'dune-yard': {
    summary: {
      en: 'The main rooms give on to a courtyard with citrus trees and a shade net.',
      ar: 'وتنفتح غرفه الرئيسية على فناء فيه أشجار ليمون وشبكة تظليل.',
      de: 'Die wichtigsten Räume öffnen sich zu einem Hof mit Zitrusbäumen und Sonnensegel.',
    },
    text: {
      en: 'The courtyard is the coolest place in the settlement. Thick walls keep the night in until about eleven; then the net is drawn, and the wind shaft takes over. In spring the citrus blossom is so strong that some people close the window, and regret it in autumn.',
      ar: 'الفناء أبرد مكان في الحي. تحفظ الجدران السميكة برودة الليل حتى نحو الحادية عشرة، ثم تُسحب الشبكة ويتولى ملقف الهواء البقية. وفي الربيع يفوح زهر الليمون حتى إن بعضهم يغلق النافذة، ثم يشتاق إليه في الخريف.',
      de: 'Der Hof ist der kühlste Ort der Siedlung. Die dicken Wände halten die Nacht bis gegen elf Uhr fest, dann wird das Segel zugezogen, und der Windschacht übernimmt. Im Frühjahr duften die Zitrusblüten so stark, dass manche das Fenster schließen – und sie im Herbst vermissen.',
    },
  },
  'dune-west': {
    summary: {
      en: 'It faces west, where the sun sets behind the distant towers of the city.',
      ar: 'ويتجه غربًا حيث تغيب الشمس خلف أبراج المدينة البعيدة.',
      de: 'Nach Westen geht der Blick zur fernen Stadt, hinter deren Türmen die Sonne versinkt.',
    },
    text: {
      en: 'From this side the city is a thin line with lights on it. It is near enough to remember that you have an appointment and far enough not to hear it. The house is set into the slope, so the wind passes overhead; the walls stay warm long after sunset.',
      ar: 'من هذه الجهة تبدو المدينة خطًا رفيعًا تعلوه أضواء، قريبة بما يذكّرك بموعدك، بعيدة فلا يصلك صوتها. يدخل البيت في المنحدر فتمر الريح من فوقه، وتحفظ الجدران دفأها طويلًا بعد الغروب.',
      de: 'Von hier aus ist die Stadt eine dünne Linie mit Lichtern: nah genug, um sich an einen Termin zu erinnern, und zu weit weg, um sie zu hören. Das Haus ist in den Hang gesetzt, der Wind geht darüber hinweg, und die Wände bleiben noch lange nach Sonnenuntergang warm.',
    },
  },
  'harbour-quay': {
    summary: {
      en: 'Its deep balcony hangs over the quay and the ferry steps.',
      ar: 'وتشرف شرفته العميقة على الرصيف ودرج العبّارة.',
      de: 'Der tiefe Balkon liegt über dem Kai und der Treppe zur Fähre.',
    },
    text: {
      en: 'Every twenty minutes the ferry comes in, and after a week you will know the crews. Anglers sit along the edge in the evening, their rods in a row like a fence. From the balcony you can see what has been caught and call down to ask the price.',
      ar: 'كل عشرين دقيقة تصل العبّارة، وبعد أسبوع ستعرف طواقمها. وفي المساء يجلس الصيادون على الحافة وصناراتهم مصفوفة كأنها سياج. ومن الشرفة ترى ما اصطادوه وتسأل عن ثمنه.',
      de: 'Alle zwanzig Minuten legt die Fähre an, und nach einer Woche kennt man die Mannschaften. Abends sitzen Angler an der Kante, die Ruten aufgereiht wie ein Zaun. Vom Balkon aus sieht man, was gefangen wurde, und kann nach dem Preis rufen.',
    },
  },
  'harbour-cranes': {
    summary: {
      en: 'It looks across the basin to the old cranes.',
      ar: 'ويطل عبر الحوض على الرافعات القديمة.',
      de: 'Der Blick geht über das Hafenbecken zu den alten Kränen.',
    },
    text: {
      en: 'The cranes are the best clock in the quarter: grey in the morning, rust-red at four, black against the sky at seven. Between them you see the towers on the other shore, and before them now and then a sail. Bronze screens keep the low sun out of your eyes.',
      ar: 'الرافعات أفضل ساعة في الحي: رمادية صباحًا، حمراء كالصدأ في الرابعة، سوداء على صفحة السماء في السابعة. وبينها تظهر أبراج الضفة الأخرى، وأمامها شراع بين حين وآخر. وتحجب الحواجز البرونزية الشمس المنخفضة عن عينيك.',
      de: 'Die Kräne sind die beste Uhr des Viertels: grau am Morgen, rostrot um vier, um sieben schwarz vor dem Himmel. Dazwischen sieht man die Türme am anderen Ufer und davor ab und zu ein Segel. Bronzeschirme halten die tiefe Sonne aus den Augen.',
    },
  },
  'harbour-town': {
    summary: {
      en: 'On the quiet side, it faces the white houses of the old town.',
      ar: 'ويطل من الجهة الهادئة على بيوت المدينة القديمة البيضاء.',
      de: 'Auf der ruhigen Seite liegen die weißen Häuser der Altstadt vor den Fenstern.',
    },
    text: {
      en: 'Behind the quay the old town begins, flat roofs with water tanks, washing, pigeons and a minaret that has been leaning a little since 1911. It is the shady side from noon onwards. Those who sleep lightly should look at this one first.',
      ar: 'خلف الرصيف تبدأ المدينة القديمة: أسطح مستوية عليها خزانات ماء وغسيل وحمام، ومئذنة تميل قليلًا منذ عام 1911. وهي جهة الظل بعد الظهر. ومن كان نومه خفيفًا فليبدأ بمعاينة هذا المنزل.',
      de: 'Hinter dem Kai beginnt die Altstadt: flache Dächer mit Wassertanks, Wäsche, Tauben und ein Minarett, das seit 1911 ein wenig schief steht. Ab Mittag ist es die Schattenseite. Wer einen leichten Schlaf hat, sollte sich diese Wohnung zuerst ansehen.',
    },
  },
  'skyline-square': {
    summary: {
      en: 'It looks over the trees of Meridian Square to the blocks of downtown.',
      ar: 'ويطل فوق أشجار ساحة ميريديان على مباني وسط المدينة.',
      de: 'Der Blick geht über die Bäume des Meridian Square zu den Häusern der Innenstadt.',
    },
    text: {
      en: 'At this height you still belong to the city. You recognise people by their walk, you see whether the café has a free table, and in the evening cars draw lines of light along the streets. Triple glazing turns all of it into a silent film.',
      ar: 'على هذا الارتفاع ما زلت من أهل المدينة: تعرف الناس من مشيتهم، وترى هل في المقهى طاولة خالية، وفي المساء ترسم السيارات خطوطًا من الضوء في الشوارع. والزجاج الثلاثي يجعل ذلك كله فيلمًا صامتًا.',
      de: 'In dieser Höhe gehört man noch zur Stadt. Man erkennt Menschen am Gang, sieht, ob im Café ein Tisch frei ist, und abends ziehen Autos Lichtlinien durch die Straßen. Die Dreifachverglasung macht aus alldem einen Stummfilm.',
    },
  },
  'skyline-roofs': {
    summary: {
      en: 'Around it are the roofs of downtown and a first glimpse of the sea.',
      ar: 'ومن حوله أسطح وسط المدينة ولمحة أولى من البحر.',
      de: 'Ringsum liegen die Dächer der Innenstadt und ein erster Streifen Meer.',
    },
    text: {
      en: 'At this height the neighbours have become roofs: gardens, pools, a tennis court nobody would suspect from below. To the left of the opera a strip of gulf shows between two buildings, and that gap is protected. The sun reaches the rooms in the morning and leaves them at one.',
      ar: 'عند هذا العلو صار الجيران أسطحًا: حدائق ومسابح وملعب تنس لا يخطر لأحد في الشارع. وإلى يسار دار الأوبرا يظهر شريط من الخليج بين مبنيين، وهي فسحة محمية لا يُبنى فيها. تدخل الشمس الغرف صباحًا وتغادرها في الواحدة.',
      de: 'In dieser Höhe sind die Nachbarn zu Dächern geworden: Gärten, Pools, ein Tennisplatz, den von unten niemand vermutet. Links der Oper zeigt sich zwischen zwei Häusern ein Stück Golf, und diese Lücke ist geschützt. Die Sonne kommt am Morgen und verlässt die Räume gegen eins.',
    },
  },
  'skyline-coast': {
    summary: {
      en: 'The view runs along the whole coast, from the marina to the bay.',
      ar: 'وتمتد إطلالته على الساحل كله من المارينا إلى الخليج الصغير.',
      de: 'Der Blick reicht die ganze Küste entlang, von der Marina bis zur Bucht.',
    },
    text: {
      en: 'From here Port Alma turns into a map. You can follow the creek from bend to bend, count the ferries and see the weather half an hour before it arrives. On some winter mornings the fog lies below you, and the other towers stand in it like chessmen.',
      ar: 'من هنا تصبح بورت ألما خريطة: تتبع الخور من منعطف إلى منعطف، وتعدّ العبّارات، وترى الطقس قبل وصوله بنصف ساعة. وفي بعض صباحات الشتاء يكون الضباب تحتك والأبراج قائمة فيه كقطع الشطرنج.',
      de: 'Von hier oben wird Port Alma zur Landkarte. Man folgt dem Creek von Biegung zu Biegung, zählt die Fähren und sieht das Wetter eine halbe Stunde, bevor es da ist. An manchem Wintermorgen liegt der Nebel unter einem, und die anderen Türme stehen darin wie Schachfiguren.',
    },
  },
  'skyline-desert': {
    summary: {
      en: 'Inland, the city thins out before its windows until the desert begins.',
      ar: 'ومن جهة البر تنحسر المدينة أمام نوافذه حتى تبدأ الصحراء.',
      de: 'Landeinwärts wird die Stadt vor den Fenstern immer lichter, bis die Wüste beginnt.',
    },
    text: {
      en: 'Most people ask for the sea and then stop looking at it. The desert side changes by the hour: haze, dust, a clear edge after rain, and at night the long lit line of the eastern road. The rooms get the early sun, and the afternoons are cool.',
      ar: 'معظم الناس يطلبون البحر ثم يكفّون عن النظر إليه. أما جهة الصحراء فتتغيّر كل ساعة: ضباب خفيف وغبار، وحافة واضحة بعد المطر، وفي الليل خط الطريق الشرقي الطويل المضيء. تنال الغرف شمس الصباح الباكر، وتبقى باردة بعد الظهر.',
      de: 'Die meisten wünschen sich das Meer und sehen bald nicht mehr hin. Die Wüstenseite ändert sich stündlich: Dunst, Staub, nach dem Regen eine klare Kante und nachts die lange, helle Linie der Oststraße. Die Räume haben frühe Sonne, und nachmittags ist es kühl.',
    },
  },
  'olive-grove': {
    summary: {
      en: 'Old olive trees stand right outside.',
      ar: 'وأمامه مباشرة أشجار زيتون معمّرة.',
      de: 'Gleich davor stehen alte Olivenbäume.',
    },
    text: {
      en: 'The nearest tree is about seventy years old and leans towards the house as if it wanted to hear something. Its leaves are silver when the wind comes from the sea. Underneath there is a gravel circle, just right for a table, and in October you will want a ladder.',
      ar: 'أقرب شجرة عمرها نحو سبعين عامًا، تميل نحو البيت كأنها تنصت إليه. تصير أوراقها فضية إذا هبّت الريح من البحر. وتحتها دائرة من الحصى تناسب طاولة، وفي أكتوبر ستحتاج إلى سلّم.',
      de: 'Der nächste Baum ist etwa siebzig Jahre alt und neigt sich zum Haus, als wolle er etwas hören. Bei Seewind werden seine Blätter silbern. Darunter liegt ein Kreis aus Kies, gerade richtig für einen Tisch, und im Oktober werden Sie eine Leiter brauchen.',
    },
  },
  'olive-lawn': {
    summary: {
      en: 'It looks on to a wide lawn, with the school beyond.',
      ar: 'ويطل على مرج واسع، ومن ورائه المدرسة.',
      de: 'Vor den Fenstern liegt eine weite Wiese, dahinter die Schule.',
    },
    text: {
      en: 'From the living room you can see the lawn and, beyond it, the school, so that children can be watched from the door to the bell. At weekends there is cricket or a picnic or both. The sound is that of a village; by eight in the evening the lawn is empty.',
      ar: 'من الصالة ترى المرج، ومن ورائه المدرسة، فتتابع الأطفال بعينيك من عتبة البيت حتى الجرس. وفي عطلة الأسبوع كريكت أو نزهة أو كلتاهما. الصوت صوت قرية، ومع الثامنة مساءً يخلو المرج.',
      de: 'Vom Wohnraum aus sieht man die Wiese und dahinter die Schule; so hat man die Kinder von der Haustür bis zum Gong im Blick. Am Wochenende gibt es Kricket oder ein Picknick oder beides. Es klingt wie in einem Dorf, und um acht Uhr abends ist die Wiese leer.',
    },
  },
  'olive-edge': {
    summary: {
      en: 'At the edge of the grove, it borders on fields and evening light.',
      ar: 'وعند طرف البستان يجاور الحقول وضوء المساء.',
      de: 'Hier, am Rand des Hains, beginnen die Felder und das Abendlicht.',
    },
    text: {
      en: 'Here the community ends and the market gardens begin: lettuce, beans, a pump that runs in the early morning. Nobody will build there, since the land is leased for ninety-nine years. The garden has the evening sun to itself, and a gate in the hedge for the path along the fields.',
      ar: 'هنا ينتهي الحي وتبدأ مزارع الخضار: خس وفاصوليا ومضخّة تعمل في الصباح الباكر. ولن يُبنى هناك شيء، فالأرض مؤجّرة تسعة وتسعين عامًا. وتنفرد الحديقة بشمس المساء، وفي سياجها باب إلى الممر المحاذي للحقول.',
      de: 'Hier endet das Viertel, und die Gemüsefelder beginnen: Salat, Bohnen, eine Pumpe, die frühmorgens läuft. Gebaut wird dort nicht, das Land ist auf neunundneunzig Jahre verpachtet. Der Garten hat die Abendsonne für sich und in der Hecke ein Tor zum Feldweg.',
    },
  },
  'creek-bank': {
    summary: {
      en: 'Its terrace lies just above the towpath and the reeds.',
      ar: 'ويعلو تراسه ممشى الضفة والقصب بقليل.',
      de: 'Die Terrasse liegt knapp über dem Uferweg und dem Schilf.',
    },
    text: {
      en: 'On the first step of the hill the water is so close that it plays on the ceiling. The planting hides you from the path, not the path from you: joggers’ heads pass by behind the grasses, and a heron stands on the same post every morning. At high tide it smells of salt, at low tide of mud and mint.',
      ar: 'على أول درجة من التل يقترب الماء حتى يتراقص ضوؤه على السقف. يسترك الزرع عن الممشى ولا يستر الممشى عنك: تمر رؤوس العدّائين خلف الأعشاب، ويقف البلشون كل صباح على الوتد نفسه. في المد رائحة ملح، وفي الجزر رائحة طين ونعناع.',
      de: 'Auf der ersten Stufe des Hügels ist das Wasser so nah, dass es an der Decke spielt. Die Pflanzen verbergen Sie vor dem Weg, nicht den Weg vor Ihnen: Hinter den Gräsern ziehen die Köpfe der Läufer vorbei, und jeden Morgen steht ein Reiher auf demselben Pfahl. Bei Flut riecht es nach Salz, bei Ebbe nach Schlick und Minze.',
    },
  },
  'creek-bend': {
    summary: {
      en: 'From half-way up the hill it looks over the bend of the creek.',
      ar: 'ومن منتصف التل يطل على منعطف الخور.',
      de: 'Aus halber Höhe geht der Blick über die Biegung des Creeks.',
    },
    text: {
      en: 'Over the edge of green you see the bend of the creek and, beyond trees and meadows, the towers of the city. In winter flamingos come over twice a day, low enough to hear them talking, and the terrace has sun until four.',
      ar: 'من فوق الحافة الخضراء ترى منعطف الخور، ومن وراء الأشجار والمروج أبراج المدينة. وفي الشتاء يعبر الفلامنغو مرتين في اليوم على ارتفاع يُسمع منه صوته، ويبقى التراس مشمسًا حتى الرابعة.',
      de: 'Über der grünen Kante sieht man die Biegung des Creeks und hinter Bäumen und Wiesen die Türme der Stadt. Im Winter ziehen zweimal am Tag Flamingos vorüber, so tief, dass man sie reden hört, und die Terrasse hat bis vier Uhr Sonne.',
    },
  },
  'creek-crown': {
    summary: {
      en: 'At the top of the hill it has the reserve on one side and the skyline on the other.',
      ar: 'وفي أعلى التل تقابله المحمية من جهة وأفق المدينة من جهة أخرى.',
      de: 'Oben auf dem Hügel liegt auf der einen Seite das Reservat, auf der anderen die Skyline.',
    },
    text: {
      en: 'From the topmost step you see the furthest. Upstream there is water and birds as far as the haze allows; downstream the towers, which from here look like somebody else’s concern. The planting is lower than elsewhere, sea lavender and thyme, so as not to stand in the way of either.',
      ar: 'أعلى الدرجات أوسعها إطلالة. باتجاه المنبع ماء وطيور على مدى البصر، وباتجاه المصب الأبراج التي تبدو من هنا شأنًا لا يعنيك. والزرع أقصر مما في غيرها، خزامى بحرية وزعتر، حتى لا يحجب هذه ولا تلك.',
      de: 'Von der obersten Stufe sieht man am weitesten. Nach der einen Seite liegen Wasser und Vögel, so weit der Dunst es zulässt, nach der anderen die Türme, die von hier aus wirken, als gingen sie einen nichts an. Die Pflanzen sind niedriger als sonst, Strandflieder und Thymian, um keinem der beiden im Weg zu stehen.',
    },
  },
  'pearl-sand': {
    summary: {
      en: 'The sand begins beyond the pool.',
      ar: 'ومن وراء المسبح يبدأ الرمل.',
      de: 'Hinter dem Pool beginnt der Sand.',
    },
    text: {
      en: 'Between the living room and the sea there are a terrace, a pool, a strip of dune grass and thirty steps. You can leave your shoes inside from October to May. The overhanging roof keeps the noon sun off the glass, and in the evening the whole room fills with light from the water.',
      ar: 'بين الصالة والبحر تراس ومسبح وشريط من أعشاب الكثبان وثلاثون خطوة. ومن أكتوبر إلى مايو يمكنك أن تترك حذاءك في الداخل. يحجب السقف الممتد شمس الظهيرة عن الزجاج، وفي المساء يملأ ضوء الماء الغرفة كلها.',
      de: 'Zwischen Wohnraum und Meer liegen eine Terrasse, ein Pool, ein Streifen Dünengras und dreißig Schritte. Von Oktober bis Mai können die Schuhe im Haus bleiben. Das auskragende Dach hält die Mittagssonne vom Glas fern, und abends füllt sich der ganze Raum mit Licht vom Wasser.',
    },
  },
  'pearl-horizon': {
    summary: {
      en: 'It looks between palms to the beach, the bay and the horizon.',
      ar: 'ويطل بين النخيل على الشاطئ والخليج والأفق.',
      de: 'Der Blick geht zwischen Palmen auf Strand, Bucht und Horizont.',
    },
    text: {
      en: 'From the sofa you see palms, a strip of sand and the sea, with a line where it ends. Go to the window, and the bay comes into view from one headland to the other, with the raft, the boats and the few people who swim before seven.',
      ar: 'من الأريكة ترى النخيل وشريطًا من الرمل والبحر وخطًا ينتهي عنده. اقترب من النافذة، فيظهر الخليج من رأس إلى رأس، بعوّامته وقواربه والقلّة التي تسبح قبل السابعة.',
      de: 'Vom Sofa aus sieht man Palmen, einen Streifen Sand, das Meer und eine Linie, an der es endet. Tritt man ans Fenster, erscheint die Bucht von einer Landspitze zur anderen, mit dem Floß, den Booten und den wenigen, die vor sieben schwimmen.',
    },
  },
  'pearl-garden': {
    summary: {
      en: 'It lies behind a garden of its own, with a path that only leads to the sea.',
      ar: 'وأمامه حديقة خاصة وممر لا يقود إلا إلى البحر.',
      de: 'Davor liegt ein eigener Garten mit einem Weg, der nur zum Meer führt.',
    },
    text: {
      en: 'Tamarisks and sea grapes stand between the house and the beach, thick enough to undress behind and low enough to look over. The path winds, so that nobody sees in and the wind loses its temper on the way. At the end of it there is a shower, a hook for towels and the sea.',
      ar: 'بين البيت والشاطئ أشجار طرفاء وعنب بحر، كثيفة تستر ومنخفضة لا تحجب. ويتعرّج الممر فلا يرى أحد ما في الداخل، وتهدأ الريح في طريقها. وفي آخره مرشّ وعلّاقة للمناشف، ثم البحر.',
      de: 'Tamarisken und Meertrauben stehen zwischen Haus und Strand, dicht genug, um sich dahinter umzuziehen, und niedrig genug, um darüber hinwegzusehen. Der Weg windet sich, sodass niemand hereinblickt und der Wind sich unterwegs beruhigt. An seinem Ende gibt es eine Dusche, einen Haken für Handtücher und das Meer.',
    },
  },
} satisfies Record<string, View>

export type ViewName = keyof typeof views
