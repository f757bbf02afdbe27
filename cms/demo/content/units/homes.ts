import type { Words } from '../projects/pictures.ts'

/** How a home is laid out: a sentence for the summary, and a paragraph. */
export type Home = { summary: Words; text: Words }

export const homes = {
  'studio-corner': {
    summary: {
      en: 'A studio with the bed at one end, so that the rest of the room is free by day.',
      ar: 'استوديو سريره في طرف الغرفة، فيبقى سائرها رحبًا طوال النهار.',
      de: 'Ein Studio, in dem das Bett an einem Ende steht und der übrige Raum tagsüber frei bleibt.',
    },
    text: {
      en: 'Small homes succeed or fail by where the bed goes. Here it stands at one end, with a reading lamp and a place for a glass of water; the rest of the room belongs to a sofa, a table for four and the window.',
      ar: 'نجاح المنزل الصغير رهن بموضع السرير. وهنا وضعناه في طرف الغرفة ومعه مصباح للقراءة ومكان لكأس الماء، وتركنا بقية الغرفة لأريكة وطاولة لأربعة أشخاص وللنافذة.',
      de: 'Bei kleinen Wohnungen entscheidet, wo das Bett steht. Hier steht es an einem Ende, mit Leselampe und Platz für das Wasserglas; der übrige Raum gehört einem Sofa, einem Tisch für vier und dem Fenster.',
    },
  },
  'studio-wall': {
    summary: {
      en: 'A studio with kitchen and cupboards along the back wall and the room left free before it.',
      ar: 'استوديو مطبخه وخزائنه على الجدار الخلفي، وأمامها غرفة رحبة.',
      de: 'Ein Studio mit Küche und Schränken an der Rückwand und einem freien Raum davor.',
    },
    text: {
      en: 'Everything that does the work stands along the back wall: kitchen, cupboards, the door to the bathroom. Before it lies a calm room with a good proportion, with a bed at one end, a sofa at the other and a window along nearly its whole front.',
      ar: 'كل ما يخدم البيت يصطفّ على الجدار الخلفي: المطبخ والخزائن وباب الحمّام. وأمامه غرفة هادئة متناسقة، السرير في طرف منها والأريكة في الآخر، ونافذة تكاد تشغل واجهتها كلها.',
      de: 'Alles, was Arbeit macht, steht an der Rückwand: Küche, Schränke, die Tür zum Bad. Davor liegt ein ruhiger, gut proportionierter Raum mit dem Bett am einen Ende, dem Sofa am anderen und einem Fenster fast über die ganze Front.',
    },
  },
  'studio-window': {
    summary: {
      en: 'A studio with one wide window and room for a proper table.',
      ar: 'استوديو بنافذة عريضة واحدة يتّسع لطاولة حقيقية.',
      de: 'Ein Studio mit einem breiten Fenster und Platz für einen richtigen Tisch.',
    },
    text: {
      en: 'The whole front is one window, some six metres wide, and the room lies along it rather than behind it. The kitchen stands in the middle of the back wall, and the bathroom is large enough to turn round in, which in a studio is saying something.',
      ar: 'الواجهة كلها نافذة واحدة بعرض يقارب ستة أمتار، والغرفة تمتد على طولها لا خلفها. يقف المطبخ في وسط الجدار الخلفي، والحمّام أرحب مما اعتدته في الاستوديوهات.',
      de: 'Die ganze Front ist ein einziges Fenster von rund sechs Metern, und der Raum liegt an ihm entlang statt dahinter. Die Küche steht in der Mitte der Rückwand, und im Bad kann man sich bequem umdrehen, was bei Studios nicht selbstverständlich ist.',
    },
  },
  'one-through': {
    summary: {
      en: 'A home with one bedroom, behind a wall that lets no sound through.',
      ar: 'منزل بغرفة نوم خلف جدار لا يعبره صوت.',
      de: 'Ein Schlafzimmer hinter einer Wand, durch die kein Laut dringt.',
    },
    text: {
      en: 'Living room and bedroom lie side by side, each with a window of its own. The door between them is as quiet as the wall that it stands in, because the joiner who made it did not accept the first seal, nor the second.',
      ar: 'تتجاور الصالة وغرفة النوم، ولكل منهما نافذتها. والباب بينهما يعزل الصوت كالجدار الذي هو فيه، فالنجّار الذي صنعه لم يقبل بالعازل الأول ولا بالثاني.',
      de: 'Wohn- und Schlafzimmer liegen nebeneinander, jedes mit eigenem Fenster. Die Tür dazwischen ist so leise wie die Wand, in der sie sitzt, denn der Schreiner war weder mit der ersten noch mit der zweiten Dichtung zufrieden.',
    },
  },
  'one-kitchen': {
    summary: {
      en: 'A one-bedroom home for people who cook: the kitchen comes first.',
      ar: 'منزل بغرفة نوم لمن يحب الطبخ: المطبخ أولًا.',
      de: 'Eine Zweizimmerwohnung für alle, die gern kochen: zuerst die Küche.',
    },
    text: {
      en: 'You enter past the kitchen, which is not a niche but a place of its own, with a worktop of three metres and space for two people who know each other well. The living room opens in front of it, with the window along its whole width, and the bedroom lies beside it, away from the door and the lift.',
      ar: 'تدخل مرورًا بالمطبخ، وهو ليس ركنًا ضيقًا بل مكان قائم بذاته، بسطح عمل طوله ثلاثة أمتار ومتّسع لشخصين يعرف أحدهما الآخر جيدًا. أمامه تنفتح الصالة بنافذة على عرضها كله، وبجانبها غرفة النوم بعيدًا عن الباب والمصعد.',
      de: 'Man kommt an der Küche vorbei herein. Sie ist keine Nische, sondern ein Ort für sich, mit drei Metern Arbeitsfläche und Platz für zwei, die sich gut kennen. Davor öffnet sich das Wohnzimmer mit einem Fenster über die ganze Breite, daneben liegt, abseits von Tür und Aufzug, das Schlafzimmer.',
    },
  },
  'one-desk': {
    summary: {
      en: 'A one-bedroom home with a quiet place for a desk beside the window.',
      ar: 'منزل بغرفة نوم ومكان هادئ لمكتب بجانب النافذة.',
      de: 'Ein Schlafzimmer und ein ruhiger Platz für den Schreibtisch am Fenster.',
    },
    text: {
      en: 'At the end of the living room, beside the window, there is a place for a desk and a wall for books. It is out of the way of the sofa, so that a long telephone call disturbs nobody. The bedroom lies next door, behind a wall without a single pipe in it.',
      ar: 'في طرف الصالة بجانب النافذة مكان لمكتب وجدار للكتب. وهو بعيد عن الأريكة، فلا تزعج مكالمة طويلة أحدًا. وبجوارها غرفة النوم خلف جدار لا أنبوب فيه.',
      de: 'Am Ende des Wohnraums, neben dem Fenster, ist Platz für einen Schreibtisch und eine Bücherwand. Er liegt abseits vom Sofa, sodass ein langes Telefonat niemanden stört. Nebenan ist das Schlafzimmer, hinter einer Wand ohne eine einzige Leitung.',
    },
  },
  'one-wide': {
    summary: {
      en: 'A wide and shallow one-bedroom home in which living room and bedroom have the same view.',
      ar: 'منزل عريض بغرفة نوم، تشترك فيه الصالة وغرفة النوم في الإطلالة نفسها.',
      de: 'Eine breite Wohnung mit einem Schlafzimmer, in der Wohn- und Schlafraum denselben Blick haben.',
    },
    text: {
      en: 'Most flats are deep and dark at the back. This one lies along the façade: living room and bedroom side by side, each with its own window, and behind them kitchen, bath and a hall that takes care of coats and shoes. You wake up to what you look at over dinner.',
      ar: 'معظم الشقق عميقة ومعتمة في آخرها. أما هذه فتمتد على طول الواجهة: الصالة وغرفة النوم جنبًا إلى جنب، لكل منهما نافذتها، وخلفهما المطبخ والحمّام ومدخل للمعاطف والأحذية. وتستيقظ على ما تراه وقت العشاء.',
      de: 'Die meisten Wohnungen sind tief und hinten dunkel. Diese liegt an der Fassade entlang: Wohn- und Schlafzimmer nebeneinander, jedes mit eigenem Fenster, dahinter Küche, Bad und eine Diele für Mäntel und Schuhe. Man wacht mit dem Blick auf, den man beim Abendessen hatte.',
    },
  },
  'two-apart': {
    summary: {
      en: 'A home with two bedrooms at opposite ends of the living room and nothing shared but the view.',
      ar: 'منزل بغرفتي نوم على طرفي الصالة، لا يجمعهما سوى الإطلالة.',
      de: 'Zwei Schlafzimmer an den beiden Enden des Wohnraums, gemeinsam haben sie nur die Aussicht.',
    },
    text: {
      en: 'The bedrooms could not be further apart, and that is the idea. Friends who share, parents with a grown-up daughter, a couple of whom one gets up at five: they all meet in the living room in the middle and close their own door at night.',
      ar: 'لا يمكن أن تتباعد غرفتا النوم أكثر من هذا، وهذه هي الفكرة. أصدقاء يتشاركون السكن، أو والدان مع ابنة كبرت، أو زوجان يستيقظ أحدهما في الخامسة: يلتقي الجميع في الصالة الوسطى، ويغلق كل منهم بابه ليلًا.',
      de: 'Weiter auseinander könnten die Schlafzimmer nicht liegen, und genau das ist gewollt. Freunde, die sich eine Wohnung teilen, Eltern mit erwachsener Tochter, ein Paar, bei dem einer um fünf aufsteht: Man trifft sich im Wohnraum in der Mitte und schließt abends die eigene Tür.',
    },
  },
  'two-table': {
    summary: {
      en: 'A two-bedroom home built around a table for eight.',
      ar: 'منزل بغرفتي نوم، قلبه طاولة لثمانية أشخاص.',
      de: 'Eine Wohnung mit zwei Schlafzimmern, gebaut um einen Tisch für acht.',
    },
    text: {
      en: 'We placed the table first, in front of the widest window, and let the rest find its order: kitchen within reach on one side, sofa on the other. Homework, dinner, tax returns and card games all happen here. The bedrooms lie to the left and the right, each behind its own door.',
      ar: 'وضعنا الطاولة أولًا أمام أعرض نافذة، ثم تركنا البقية تأخذ مكانها: المطبخ في متناول اليد من جهة والأريكة من الجهة الأخرى. هنا تُحلّ الواجبات ويُقدَّم العشاء ويُلعب الورق. وغرفتا النوم عن اليمين واليسار، ولكل منهما بابها.',
      de: 'Zuerst haben wir den Tisch gestellt, vor das breiteste Fenster, dann fand der Rest seine Ordnung: die Küche in Reichweite, auf der anderen Seite das Sofa. Hausaufgaben, Abendessen, Steuererklärung und Kartenspiel finden alle hier statt. Die Schlafzimmer liegen links und rechts, jedes hinter einer eigenen Tür.',
    },
  },
  'two-front': {
    summary: {
      en: 'A home with two bedrooms and a living room that is glass across its whole front.',
      ar: 'منزل بغرفتي نوم وصالة واجهتها كلها من الزجاج.',
      de: 'Zwei Schlafzimmer und ein Wohnraum mit Glas über die ganze Breite.',
    },
    text: {
      en: 'The living room lies in the middle, with more than five metres of window. Put an armchair there and you will not sit anywhere else. The bedrooms are to its left and its right, each with a bathroom near by, and both look the same way.',
      ar: 'تقع الصالة في الوسط، ونافذتها بعرض يزيد على خمسة أمتار. ضع أمامها كرسيًا مريحًا ولن تجلس في غيره. وغرفتا النوم عن يمينها ويسارها، وبقرب كل منهما حمّام، وتطلّان على الجهة نفسها.',
      de: 'Der Wohnraum liegt in der Mitte, mit mehr als fünf Metern Fenster. Wer dort einen Sessel aufstellt, sitzt nirgendwo anders mehr. Links und rechts davon liegen die Schlafzimmer, jedes mit einem Bad in der Nähe, und beide blicken in dieselbe Richtung.',
    },
  },
  'two-family': {
    summary: {
      en: 'A two-bedroom home with a hall big enough to be useful and a bathroom with a tub.',
      ar: 'منزل بغرفتي نوم وبهو رحب ينفعك حقًا وحمّام فيه حوض استحمام.',
      de: 'Zwei Schlafzimmer, eine Diele, die groß genug ist, um nützlich zu sein, und ein Bad mit Wanne.',
    },
    text: {
      en: 'This is a plan for a young family. The hall takes a pram, three bicycles or a town made of bricks; the bedrooms are on either side of the living room; the tub is long enough for a parent as well. In ten years’ time the same rooms will suit a teenager, a study or a lodger just as well.',
      ar: 'هذا مخطط لعائلة شابة. يتّسع البهو لعربة أطفال أو ثلاث دراجات أو مدينة من المكعّبات، وغرفتا النوم على جانبي الصالة، وحوض الاستحمام بطول يريح الكبار أيضًا. وبعد عشر سنوات تصلح الغرف نفسها لمراهق أو لمكتب أو لمستأجر.',
      de: 'Ein Grundriss für eine junge Familie. In die Diele passen ein Kinderwagen, drei Fahrräder oder eine Stadt aus Bausteinen; die Schlafzimmer liegen zu beiden Seiten des Wohnraums, und die Wanne ist auch für Erwachsene lang genug. In zehn Jahren dienen dieselben Räume ebenso gut einem Teenager, als Büro oder zum Vermieten.',
    },
  },
  'two-gallery': {
    summary: {
      en: 'A two-bedroom home with a hall like a gallery, with walls for pictures or books.',
      ar: 'منزل بغرفتي نوم ومدخل كأنه معرض، بجدران للوحات أو الكتب.',
      de: 'Zwei Schlafzimmer und eine Diele wie eine Galerie, mit Wänden für Bilder oder Bücher.',
    },
    text: {
      en: 'The hall is a little wider than it needs to be, and it changes everything. Its walls wait for books or pictures, lit from a groove in the ceiling. At its end you step into the living room, and the view, which you had half forgotten, is suddenly there.',
      ar: 'المدخل أعرض بقليل مما تقتضيه الحاجة، وهذا يغيّر كل شيء. جدرانه تنتظر الكتب أو اللوحات، ويضيئها شق في السقف. وفي نهايته تدخل الصالة، فإذا بالإطلالة التي كدت تنساها أمامك.',
      de: 'Die Diele ist etwas größer, als sie sein müsste, und das ändert alles. Ihre Wände warten auf Bücher oder Bilder, beleuchtet aus einer Fuge in der Decke. Am Ende tritt man in den Wohnraum, und die Aussicht, die man fast vergessen hatte, ist plötzlich da.',
    },
  },
  'three-wing': {
    summary: {
      en: 'A home with three bedrooms on two sides of a living room with a kitchen.',
      ar: 'منزل بثلاث غرف نوم على جانبي صالة ومطبخ.',
      de: 'Drei Schlafzimmer zu beiden Seiten eines Wohnraums mit Küche.',
    },
    text: {
      en: 'By day the family lives in the middle of the home, in one room with three places: one to cook, one to eat, one to lie about. By night it withdraws to the bedrooms on either side, where it is dark and quiet and the dishwasher is a rumour.',
      ar: 'في النهار تعيش العائلة في وسط المنزل، في غرفة واحدة بثلاثة أمكنة: للطبخ وللأكل وللاسترخاء. وفي الليل تنسحب إلى غرف النوم على الجانبين، حيث الظلام والهدوء ولا صوت يصل من المطبخ.',
      de: 'Tagsüber lebt die Familie in der Mitte der Wohnung, in einem Raum mit drei Orten: zum Kochen, zum Essen, zum Herumliegen. Nachts zieht sie sich in die Schlafzimmer links und rechts zurück, wo es dunkel und still ist und die Spülmaschine nur ein Gerücht.',
    },
  },
  'three-suite': {
    summary: {
      en: 'A family home: a main suite with a dressing room, and two further bedrooms for the children.',
      ar: 'منزل عائلي فيه جناح رئيسي بغرفة ملابس، وغرفتا نوم أخريان للأطفال.',
      de: 'Eine Suite mit Ankleide und zwei weitere Schlafzimmer für die Kinder.',
    },
    text: {
      en: 'The children’s bedrooms lie on one side of the living room, with a bathroom between them. The main suite is on the other side, with a dressing room behind its bath, so that one of you can get up early and let the other sleep.',
      ar: 'تقع غرفتا الأطفال في جهة من الصالة وبينهما حمّام. أما الجناح الرئيسي ففي الجهة المقابلة، وخلف حمّامه غرفة ملابس، فيستيقظ أحدكما باكرًا ويبقى الآخر نائمًا.',
      de: 'Die Kinderzimmer liegen auf der einen Seite des Wohnraums, dazwischen ein Bad. Die Suite befindet sich auf der anderen Seite, mit einer Ankleide hinter dem Bad, sodass einer früh aufstehen und der andere weiterschlafen kann.',
    },
  },
  'three-corner': {
    summary: {
      en: 'A home with three bedrooms around a living room with more than seven metres of glass.',
      ar: 'منزل بثلاث غرف نوم حول صالة بأكثر من سبعة أمتار من الزجاج.',
      de: 'Drei Schlafzimmer um einen Wohnraum mit mehr als sieben Metern Glas.',
    },
    text: {
      en: 'More than seven metres of window, nearly from wall to wall. The rest of the home is deliberately plain: a generous entrance, a kitchen that opens to the living room, a main bedroom with a dressing room on one side and two more bedrooms on the other.',
      ar: 'أكثر من سبعة أمتار من النوافذ تكاد تمتد من جدار إلى جدار. وبقية المنزل بسيطة عن قصد: مدخل سخي، ومطبخ مفتوح على الصالة، وغرفة نوم رئيسية بغرفة ملابس في جهة، وغرفتا نوم في الجهة الأخرى.',
      de: 'Mehr als sieben Meter Fenster, fast von Wand zu Wand. Der Rest ist mit Absicht schlicht: ein großzügiger Eingang, eine Küche, die sich zum Wohnraum öffnet, ein Hauptschlafzimmer mit Ankleide auf der einen Seite und zwei weitere Schlafzimmer auf der anderen.',
    },
  },
  'three-guest': {
    summary: {
      en: 'A home with three bedrooms, one of them apart from the others, for the parents or a grandmother.',
      ar: 'منزل بثلاث غرف نوم، إحداها بعيدة عن الأخريين للوالدين أو للجدّة.',
      de: 'Drei Schlafzimmer, eines davon abseits der anderen – für die Eltern oder die Großmutter.',
    },
    text: {
      en: 'One bedroom lies by itself on one side of the living room, with its own bathroom and a bit of distance, so that a grandmother can stay for a month or a student for a year and everyone remains friends. The other two are beyond the living room and share a bath.',
      ar: 'تقع إحدى غرف النوم وحدها في جهة من الصالة بحمّام خاص ومسافة كافية، فتقيم الجدّة شهرًا أو طالب سنة ويبقى الجميع على وفاق. والغرفتان الأخريان في الجهة المقابلة ولهما حمّام مشترك.',
      de: 'Ein Schlafzimmer liegt für sich auf der einen Seite des Wohnraums, mit eigenem Bad und etwas Abstand, sodass die Großmutter einen Monat oder eine Studentin ein Jahr bleiben kann und alle Freunde bleiben. Die beiden anderen Zimmer liegen jenseits des Wohnraums und teilen sich ein Bad.',
    },
  },
  'row-stair': {
    summary: {
      en: 'A townhouse with its living rooms on the garden and a stair that is lit from above.',
      ar: 'تاون هاوس تطل صالته وغرفة طعامه على الحديقة، ودرجه يأتيه الضوء من السقف.',
      de: 'Ein Stadthaus mit den Wohnräumen am Garten und einer Treppe, die von oben Licht bekommt.',
    },
    text: {
      en: 'Houses in a row tend to be dark in the middle. In this one a skylight over the stair brings daylight down into the hall. The kitchen and one more room look on to the path; dining and living room lie side by side along the garden. Upstairs are three bedrooms, the main one with a bathroom and a dressing room of its own.',
      ar: 'البيوت المتلاصقة تميل إلى العتمة في وسطها. أما هذا البيت ففوق درجه فتحة سماوية تُنزل ضوء النهار إلى المدخل. يطل المطبخ وغرفة أخرى على الممر، وتمتد غرفة الطعام والصالة جنبًا إلى جنب على الحديقة. وفي الأعلى ثلاث غرف نوم، لكبراها حمّام خاص وغرفة ملابس.',
      de: 'Reihenhäuser sind in der Mitte gern dunkel. In diesem bringt ein Oberlicht über der Treppe Tageslicht bis in die Diele. Küche und ein weiteres Zimmer blicken auf den Weg; Esszimmer und Wohnraum liegen nebeneinander am Garten. Oben gibt es drei Schlafzimmer, das größte mit eigenem Bad und Ankleide.',
    },
  },
  'row-yard': {
    summary: {
      en: 'A townhouse entered through a walled yard with a bench, a tap and a fig tree.',
      ar: 'تاون هاوس تدخله من فناء مسوّر فيه مقعد وصنبور وشجرة تين.',
      de: 'Ein Stadthaus, das man durch einen ummauerten Hof mit Bank, Wasserhahn und Feigenbaum betritt.',
    },
    text: {
      en: 'Between the path and the front door lies a yard. It keeps the street at a distance without shutting it out: you hear who is coming, the children may play in front of the kitchen window, and shopping bags can be put down on the bench while you look for the key.',
      ar: 'بين الممر وباب البيت فناء. يُبعد الشارع من غير أن يقطعه عنك: تسمع القادم، ويلعب الأطفال أمام نافذة المطبخ، وتضع الأكياس على المقعد ريثما تجد المفتاح.',
      de: 'Zwischen Weg und Haustür liegt ein Hof. Er hält die Straße auf Abstand, ohne sie auszusperren: Man hört, wer kommt, die Kinder spielen vor dem Küchenfenster, und die Einkaufstaschen stehen auf der Bank, während man den Schlüssel sucht.',
    },
  },
  'row-guest': {
    summary: {
      en: 'A townhouse with a bedroom for guests on the ground floor and three bedrooms above.',
      ar: 'تاون هاوس بغرفة نوم للضيوف في الطابق الأرضي وثلاث غرف نوم في الأعلى.',
      de: 'Ein Stadthaus mit einem Schlafzimmer für Gäste im Erdgeschoss und drei Schlafzimmern darüber.',
    },
    text: {
      en: 'The house grows more private as it rises. On the ground floor everyone comes and goes between the kitchen by the door and the living room on the garden side, and guests have a bedroom there, with a bathroom across the hall. The upper floor belongs to the family: three bedrooms, two bathrooms and a dressing room.',
      ar: 'كلما صعدت ازداد البيت خصوصية. في الطابق الأرضي يدخل الجميع ويخرجون بين المطبخ قرب الباب والصالة من جهة الحديقة، وفيه غرفة نوم للضيوف وحمّام في الجهة الأخرى من المدخل. أما الطابق العلوي فللعائلة: ثلاث غرف نوم وحمّامان وغرفة ملابس.',
      de: 'Nach oben hin wird das Haus privater. Im Erdgeschoss gehen alle ein und aus, zwischen der Küche am Eingang und dem Wohnraum am Garten; auch Gäste haben dort ein Schlafzimmer, mit einem Bad auf der anderen Seite der Diele. Das Obergeschoss gehört der Familie: drei Schlafzimmer, zwei Bäder und eine Ankleide.',
    },
  },
  'villa-court': {
    summary: {
      en: 'A secluded villa, with water and shade along the whole front of its living and dining rooms.',
      ar: 'بيت مستقل محجوب عن الأنظار، تمتد أمام صالته وغرفة طعامه مساحة فيها ماء وظل.',
      de: 'Eine abgeschirmte Villa, mit Wasser und Schatten vor der ganzen Breite von Wohnraum und Esszimmer.',
    },
    text: {
      en: 'From the path you see little: leaves, a door, the top of a tree. Inside, dining room and living room lie side by side and open to a terrace, with a narrow pool before it. A bedroom with a bathroom of its own on the ground floor receives guests; the other bedrooms are upstairs, the main one with a bathroom and a dressing room.',
      ar: 'من الممر لا ترى إلا القليل: أوراق وباب ورأس شجرة. وفي الداخل تتجاور غرفة الطعام والصالة وتنفتحان على تراس أمامه مسبح ضيق. وفي الطابق الأرضي غرفة نوم بحمّام خاص تستقبل الضيوف، أما بقية غرف النوم ففي الأعلى، ولكبراها حمّام وغرفة ملابس.',
      de: 'Vom Weg aus sieht man wenig: Laub, eine Tür, die Spitze eines Baums. Innen liegen Esszimmer und Wohnraum nebeneinander und öffnen sich zu einer Terrasse, vor der ein schmaler Pool liegt. Ein Schlafzimmer mit eigenem Bad im Erdgeschoss nimmt Gäste auf; die übrigen liegen oben, das größte mit Bad und Ankleide.',
    },
  },
  'villa-long': {
    summary: {
      en: 'A villa whose dining and living rooms lie side by side along the garden, over fifteen metres.',
      ar: 'بيت مستقل تتجاور فيه غرفة الطعام والصالة على الحديقة بطول خمسة عشر مترًا.',
      de: 'Eine Villa, in der Esszimmer und Wohnraum auf fünfzehn Metern nebeneinander am Garten liegen.',
    },
    text: {
      en: 'Dining room and living room take the whole garden front, some fifteen metres of it, and look out through glass nearly everywhere. A terrace runs along it, wide enough for a long table. Behind are the kitchen and a bedroom with its own bathroom; above, three more bedrooms, the main one over the dining room, with a dressing room.',
      ar: 'تشغل غرفة الطعام والصالة واجهة الحديقة كلها بطول خمسة عشر مترًا تقريبًا، ومعظمها زجاج. ويمتد أمامها تراس يتّسع لطاولة طويلة. وخلفهما المطبخ وغرفة نوم بحمّام خاص، وفي الأعلى ثلاث غرف نوم أخرى، أكبرها فوق غرفة الطعام ولها غرفة ملابس.',
      de: 'Esszimmer und Wohnraum nehmen die ganze Gartenseite ein, rund fünfzehn Meter, und fast überall ist Glas davor. Eine Terrasse läuft daran entlang, breit genug für eine lange Tafel. Dahinter liegen die Küche und ein Schlafzimmer mit eigenem Bad; oben drei weitere, das größte über dem Esszimmer, mit Ankleide.',
    },
  },
  'villa-majlis': {
    summary: {
      en: 'A villa with a majlis and a bedroom for guests on the ground floor, and four bedrooms above.',
      ar: 'بيت مستقل بمجلس وغرفة نوم للضيوف في الطابق الأرضي، وأربع غرف نوم في الأعلى.',
      de: 'Eine Villa mit Majlis und einem Schlafzimmer für Gäste im Erdgeschoss und vier Schlafzimmern darüber.',
    },
    text: {
      en: 'The majlis opens to the living room by a wide passage, so that a feast has two rooms and an ordinary evening has one. Beside it is a bedroom with a bathroom of its own, for guests or for a grandmother who no longer likes stairs. The upper floor belongs to the family: four bedrooms and three bathrooms.',
      ar: 'ينفتح المجلس على الصالة بممر عريض، فللولائم غرفتان وللأمسيات العادية غرفة. وبجواره غرفة نوم بحمّام خاص، للضيوف أو لجدّة لم تعد تحب الدرج. أما الطابق العلوي فللعائلة: أربع غرف نوم وثلاثة حمّامات.',
      de: 'Der Majlis öffnet sich mit einem breiten Durchgang zum Wohnraum: Ein Fest hat zwei Räume, ein gewöhnlicher Abend einen. Daneben liegt ein Schlafzimmer mit eigenem Bad, für Gäste oder für eine Großmutter, die Treppen nicht mehr mag. Das Obergeschoss gehört der Familie: vier Schlafzimmer und drei Bäder.',
    },
  },
  'pent-duplex': {
    summary: {
      en: 'A penthouse on two floors, with rooms for company below, bedrooms above and a stair that seems to float.',
      ar: 'بنتهاوس من طابقين: غرف الاستقبال في الأسفل وغرف النوم في الأعلى، وبينهما درج كأنه معلّق في الهواء.',
      de: 'Ein Penthouse auf zwei Etagen: unten die Räume für Besuch, oben die Schlafzimmer, dazwischen eine Treppe, die zu schweben scheint.',
    },
    text: {
      en: 'You come into a hall with the stair in front of you, and a few steps on stands the whole view: dining room and living room side by side, with glass along almost all of their front. Below there is also a bedroom with a bathroom, for guests. Upstairs are three more, the main one with a bathroom and a dressing room, and each has its own piece of sky.',
      ar: 'تدخل بهوًا يقابلك فيه الدرج، وبعد خطوات قليلة تنفتح الإطلالة كلها: غرفة الطعام والصالة جنبًا إلى جنب، وواجهتهما تكاد تكون كلها زجاجًا. وفي الأسفل أيضًا غرفة نوم بحمّام للضيوف. وفي الأعلى ثلاث غرف أخرى، لكبراها حمّام وغرفة ملابس، ولكل منها نصيب من السماء.',
      de: 'Man betritt eine Diele, in der die Treppe steht, und ein paar Schritte weiter liegt die ganze Aussicht da: Esszimmer und Wohnraum nebeneinander, fast auf ganzer Breite verglast. Unten gibt es auch ein Schlafzimmer mit Bad für Gäste. Oben sind es drei weitere, das größte mit Bad und Ankleide, und jedes hat ein eigenes Stück Himmel.',
    },
  },
  'pent-front': {
    summary: {
      en: 'A penthouse along a front of more than twenty metres, with a terrace before its living room.',
      ar: 'بنتهاوس على واجهة تزيد على عشرين مترًا، وأمام صالته تراس.',
      de: 'Ein Penthouse an einer Front von mehr als zwanzig Metern, mit einer Terrasse vor dem Wohnraum.',
    },
    text: {
      en: 'Bedrooms and living room lie side by side along the front, and the same view goes with you from breakfast to the last lamp. The terrace in front has room for ten people or for two. Everything that needs no view lies behind: the hall, the kitchen, bathrooms and a long dressing room.',
      ar: 'تتجاور غرف النوم والصالة على الواجهة، فترافقك الإطلالة نفسها من الفطور حتى آخر مصباح. والتراس أمامها يتّسع لعشرة أشخاص أو لاثنين. وكل ما لا يحتاج إلى إطلالة يقع في الخلف: المدخل والمطبخ والحمّامات وغرفة ملابس طويلة.',
      de: 'Schlafzimmer und Wohnraum liegen nebeneinander an der Front, und derselbe Blick begleitet einen vom Frühstück bis zur letzten Lampe. Die Terrasse davor hat Platz für zehn oder für zwei. Was keine Aussicht braucht, liegt dahinter: Diele, Küche, Bäder und eine lange Ankleide.',
    },
  },
  'pent-terrace': {
    summary: {
      en: 'A penthouse with a long covered terrace before its living and dining room.',
      ar: 'بنتهاوس بتراس مسقوف طويل أمام الصالة وغرفة الطعام.',
      de: 'Ein Penthouse mit einer langen, überdachten Terrasse vor Wohnraum und Esszimmer.',
    },
    text: {
      en: 'Living and dining room open to a terrace that runs along both, some eleven metres of it. It has a roof, which keeps off the high sun of summer and lets in the low one of winter, and room for two armchairs, a table and pots of rosemary and lemons. The rooms behind are kept simple.',
      ar: 'تنفتح الصالة وغرفة الطعام على تراس يمتد أمامهما بطول أحد عشر مترًا تقريبًا. سقفه يحجب شمس الصيف العالية ويُدخل شمس الشتاء المنخفضة، وفيه متّسع لكرسيين وطاولة وأصص من إكليل الجبل والليمون. أما الغرف خلفه فبسيطة.',
      de: 'Wohnraum und Esszimmer öffnen sich zu einer Terrasse, die an beiden entlangläuft, rund elf Meter lang. Ihr Dach hält die hohe Sommersonne ab und lässt die tiefe Wintersonne herein; Platz ist für zwei Sessel, einen Tisch und Töpfe mit Rosmarin und Zitronen. Die Räume dahinter sind schlicht gehalten.',
    },
  },
  'pent-quiet': {
    summary: {
      en: 'A quiet penthouse, with a hall for books and a fireplace for looks.',
      ar: 'بنتهاوس هادئ، فيه مدخل للكتب وموقد للزينة.',
      de: 'Ein stilles Penthouse mit einer Diele für Bücher und einem Kamin, der vor allem schön ist.',
    },
    text: {
      en: 'Hardly anybody walks past this door. Behind it is a hall with walls for books, wide enough to stop and read in. The fireplace in the living room burns bio-ethanol and is needed, by our reckoning, on four evenings a year; people who have one light it on forty.',
      ar: 'قلّما يمر أحد أمام هذا الباب. وخلفه مدخل رحب بجدران للكتب، تقف فيه وتقرأ. ويعمل موقد الصالة بالإيثانول الحيوي، وتحتاج إليه في تقديرنا أربع أمسيات في السنة، أما من عندهم مثله فيشعلونه أربعين.',
      de: 'An dieser Tür geht kaum jemand vorbei. Dahinter liegt eine Diele mit Wänden für Bücher, breit genug, um darin stehen zu bleiben und zu lesen. Der Kamin im Wohnraum brennt mit Bioethanol; nötig ist er nach unserer Rechnung an vier Abenden im Jahr, angezündet wird er von den Besitzern an vierzig.',
    },
  },
} satisfies Record<string, Home>

export type HomeName = keyof typeof homes
