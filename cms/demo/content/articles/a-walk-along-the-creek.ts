import { type Entry, fileLink, picture, ref } from '../../entry.ts'
import { share } from './share.ts'

const tags = [ref('tag', 'neighbourhoods'), ref('tag', 'living')]

export const aWalkAlongTheCreek: Entry = {
  key: 'a-walk-along-the-creek',
  shared: { date: '2026-09-08' },
  en: {
    title: 'A walk along the creek',
    slug: 'a-walk-along-the-creek',
    author: 'Dana Khoury',
    summary:
      'Four kilometres, two bridges, one very good bakery. The path from the old boatyard to Creek Terraces, at the pace it deserves.',
    image: picture(
      'creek-terraces-day',
      'Stepped residences with planted terraces beside a calm creek',
    ),
    tags,
    social: share.en,
    text: `Start at the old boatyard, at half past six, while the water is still the colour of slate. Two men are caulking a dhow here, as two men have done every winter for eighty years. They will nod. Nobody else is about except the herons, which stand along the slipway like guests waiting for a table.

## The first kilometre: timber and coffee

The path follows the east bank on broad planks. On your left are sheds in which teak is stacked to dry, and it is worth walking slowly for the smell alone. After the third shed a hatch opens at seven: *Bakery Anbar*, four tables, no sign. Order the flat loaf with thyme and a small coffee. Take the loaf with you; you will want it at the second bridge.

Cyclists keep to the strip of red asphalt, walkers to the wood. It works because both are wide enough, which cannot be said of many waterfronts.

## The second: mangroves

Where the quay ends the creek bends and grows shallow. In 2019 the city planted eleven thousand mangroves here, of which some nine thousand have stayed. They are chest-high now. A boardwalk crosses them in a shallow curve, and at low tide you can hear them: a ticking, as of many small clocks, which is the sound of mud crabs closing their doors.

Bring binoculars between October and March. In a single morning we counted:

- 26 western reef herons
- 4 kingfishers, of which one was kind enough to pose
- an osprey with a fish that looked too large for it
- a school class with drawing boards, all under ten and nearly silent

## The third: gardens that climb

The first bridge is for cars and not worth your time. The second is for feet, white, and so slender that it hums in the wind. From its middle you see [Creek Terraces](/projects/creek-terraces) for the first time: steps of planting that rise from the bank like a hillside that somebody has tidied up.

The public path runs before it, not behind it. That was a condition when we bought the land, and by now it is the part that we like best. It opened long before the homes, which are only receiving their last doors these weeks. There is a bench every sixty metres, set back into the planting, and each has shade by nine.

> ‘I have had the same bench since the path opened,’ says Farid, a retired harbour pilot, whom we meet on the fourth. ‘I do not live here. Nobody has ever asked.’

![Creek Terraces at dusk, warm windows mirrored in the creek](${fileLink('creek-terraces-dusk-desktop.jpg')} "The public path runs between the planting and the water")

## The fourth: towards the city

Beyond the terraces the creek widens, and the skyline stands at its end. This last stretch is the busiest: runners, prams, a man who sells cut mango from a cart with a proper awning. At the ferry stage you have three choices. The boat returns to the boatyard in eighteen minutes for three dirhams. Bus 14 goes downtown. Or you sit down on the steps, take out what is left of the loaf and let the morning begin for everybody else.

## Good to know

The walk is level and takes an hour and a quarter without stops; with stops, allow two and a half. Wheelchairs and prams manage everything except the slipway at the very start, which can be passed by way of Sail Lane. Water is to be had at both bridges. From June to September begin before six, or wait for the evening, when lamps at knee height light the planks and leave the sky alone.

More walks, and quieter corners, are collected under [Neighbourhoods](/articles/tags/neighbourhoods).`,
  },
  ar: {
    title: 'نزهة على ضفة الخور',
    slug: 'a-walk-along-the-creek',
    author: 'دانة خوري',
    summary:
      'أربعة كيلومترات وجسران ومخبز واحد ممتاز. الطريق من ورشة القوارب القديمة إلى كريك تيراسز، بالإيقاع الذي يليق به.',
    image: picture('creek-terraces-day', 'مساكن متدرجة بمصاطب مزروعة على ضفة خور هادئ'),
    tags,
    social: share.ar,
    text: `ابدأ من ورشة القوارب القديمة في السادسة والنصف، والماء ما زال بلون الأردواز. هناك رجلان يسدّان شقوق سفينة خشبية، كما فعل رجلان كل شتاء منذ ثمانين عامًا. سيومئان إليك بالتحية. ولا أحد سواهما غير طيور البلشون، تصطف على المنزلق كضيوف ينتظرون طاولة.

## الكيلومتر الأول: خشب وقهوة

يمتد الممشى على الضفة الشرقية فوق ألواح عريضة. إلى يسارك عنابر يُكدَّس فيها خشب الساج ليجف، ورائحته وحدها تستحق أن تبطئ خطاك. وبعد العنبر الثالث تُفتح في السابعة نافذة صغيرة: *مخبز عنبر*، أربع طاولات وبلا لافتة. اطلب الخبز الرقيق بالزعتر وفنجان قهوة صغيرًا، وخذ الخبز معك؛ فستحتاج إليه عند الجسر الثاني.

للدراجات شريط من الإسفلت الأحمر، وللمشاة الخشب. وينجح هذا التقسيم لأن كليهما عريض بما يكفي، وهو ما لا يُقال عن كثير من الواجهات البحرية.

## الثاني: أشجار القرم

حيث ينتهي الرصيف ينعطف الخور ويقل عمقه. هنا زرعت المدينة عام 2019 أحد عشر ألف شجرة قرم، بقي منها نحو تسعة آلاف، وقد بلغت اليوم مستوى الصدر. يعبرها ممشى خشبي في قوس رحب، وعند الجزر تستطيع أن تسمعها: تكتكة كأنها لساعات صغيرة كثيرة، وما هي إلا سرطانات الطين تغلق أبوابها.

احمل منظارك بين أكتوبر ومارس. ففي صباح واحد أحصينا:

- 26 بلشون صخر
- 4 من طيور الرفراف، تفضّل أحدها ووقف للتصوير
- عقابًا نساريًا يحمل سمكة بدت أكبر منه
- صفًا مدرسيًا بألواح الرسم، كلهم دون العاشرة، وصمتهم شبه تام

## الثالث: حدائق تصعد

الجسر الأول للسيارات ولا يستحق وقتك. أما الثاني فللمشاة، أبيض ونحيل حتى إنه يهمهم في الريح. ومن منتصفه ترى [كريك تيراسز](/projects/creek-terraces) أول مرة: درجات من الخضرة ترتفع عن الضفة كأنها سفح رتّبته يدٌ خفية.

والممشى العام يمر من أمام المشروع لا من خلفه. كان ذلك شرطًا حين اشترينا الأرض، وهو اليوم أحب أجزائه إلينا. وقد فُتح قبل البيوت بزمن طويل، فهي لا تزال في هذه الأسابيع تتسلم آخر أبوابها. كل ستين مترًا مقعد غائر بين النباتات، وقبل التاسعة يصل الظل إليها جميعًا.

> يقول فريد، وهو مرشد ميناء متقاعد التقيناه على المقعد الرابع: «أجلس على المقعد نفسه منذ فُتح الممشى. لست من السكان، ولم يسألني أحد يومًا.»

![كريك تيراسز عند الغروب ونوافذه الدافئة منعكسة على الخور](${fileLink('creek-terraces-dusk-desktop.jpg')} "الممشى العام بين الزرع والماء")

## الرابع: نحو المدينة

بعد المصاطب يتسع الخور، ويقف أفق المدينة في آخره. هذا المقطع أكثرها حركة: عداؤون وعربات أطفال ورجل يبيع المانجو المقطّعة من عربة لها مظلة حقيقية. وعند مرسى العبّارة أمامك ثلاثة خيارات: القارب يعيدك إلى الورشة في ثماني عشرة دقيقة بثلاثة دراهم، والحافلة 14 تمضي إلى وسط المدينة، أو تجلس على الدرج وتُخرج ما بقي من الخبز وتترك الصباح يبدأ لغيرك.

## معلومات مفيدة

الطريق مستوٍ، ويستغرق ساعة وربع الساعة من دون توقف، ومع التوقف احسب ساعتين ونصفًا. وتمر الكراسي المتحركة وعربات الأطفال في كل مكان عدا المنزلق في البداية، ويمكن تجاوزه من زقاق الشراع. الماء متوفر عند الجسرين. ومن يونيو إلى سبتمبر انطلق قبل السادسة، أو انتظر المساء حين تضيء مصابيح بارتفاع الركبة الألواح وتترك السماء وشأنها.

تجد نزهات أخرى وزوايا أهدأ تحت وسم [الأحياء](/articles/tags/neighbourhoods).`,
  },
  de: {
    title: 'Ein Spaziergang am Creek',
    slug: 'ein-spaziergang-am-creek',
    author: 'Dana Khoury',
    summary:
      'Vier Kilometer, zwei Brücken, eine sehr gute Bäckerei. Der Weg von der alten Bootswerft zu den Creek Terraces – in dem Tempo, das er verdient.',
    image: picture(
      'creek-terraces-day',
      'Gestufte Wohnhäuser mit bepflanzten Terrassen an einem ruhigen Wasserlauf',
    ),
    tags,
    social: share.de,
    text: `Beginnen Sie an der alten Bootswerft, um halb sieben, solange das Wasser noch schiefergrau ist. Zwei Männer kalfatern dort eine Dhau, wie es zwei Männer seit achtzig Jahren jeden Winter tun. Sie werden Ihnen zunicken. Sonst ist niemand unterwegs außer den Reihern, die am Slip stehen wie Gäste, die auf einen Tisch warten.

## Der erste Kilometer: Holz und Kaffee

Der Weg folgt dem Ostufer auf breiten Bohlen. Links liegen Schuppen, in denen Teakholz trocknet, und schon des Geruchs wegen lohnt es sich, langsam zu gehen. Hinter dem dritten Schuppen öffnet um sieben eine Luke: die *Bäckerei Anbar*, vier Tische, kein Schild. Nehmen Sie das flache Brot mit Thymian und einen kleinen Kaffee. Das Brot nehmen Sie mit; an der zweiten Brücke werden Sie es brauchen.

Radfahrer bleiben auf dem Streifen aus rotem Asphalt, Fußgänger auf dem Holz. Das geht gut, weil beides breit genug ist, und das lässt sich nicht von vielen Uferwegen sagen.

## Der zweite: Mangroven

Wo der Kai endet, macht der Creek eine Biegung und wird flach. 2019 pflanzte die Stadt hier elftausend Mangroven, von denen etwa neuntausend geblieben sind. Inzwischen reichen sie bis zur Brust. Ein Steg quert sie in weitem Bogen, und bei Ebbe kann man sie hören: ein Ticken wie von vielen kleinen Uhren. Es sind die Schlickkrabben, die ihre Türen schließen.

Zwischen Oktober und März gehört ein Fernglas ins Gepäck. An einem einzigen Morgen zählten wir:

- 26 Küstenreiher
- 4 Eisvögel, von denen einer so freundlich war, stillzuhalten
- einen Fischadler mit einem Fisch, der zu groß für ihn schien
- eine Schulklasse mit Zeichenbrettern, alle unter zehn und fast lautlos

## Der dritte: Gärten, die steigen

Die erste Brücke ist für Autos und hält nicht auf. Die zweite ist für Füße, weiß und so schlank, dass sie im Wind summt. Von ihrer Mitte aus sehen Sie zum ersten Mal [Creek Terraces](/projects/creek-terraces): bepflanzte Stufen, die vom Ufer aufsteigen wie ein Hang, den jemand aufgeräumt hat.

Der öffentliche Weg führt davor entlang, nicht dahinter. Das war eine Auflage, als wir das Grundstück kauften, und heute ist es der Teil, den wir am liebsten haben. Eröffnet wurde er lange vor den Wohnungen, die in diesen Wochen erst ihre letzten Türen bekommen. Alle sechzig Meter steht eine Bank, ins Grün zurückgesetzt, und um neun hat jede von ihnen Schatten.

> „Seit der Weg offen ist, habe ich dieselbe Bank“, sagt Farid, ein Hafenlotse im Ruhestand, den wir auf der vierten treffen. „Ich wohne nicht hier. Gefragt hat mich nie jemand.“

![Creek Terraces in der Dämmerung, warme Fenster spiegeln sich im Creek](${fileLink('creek-terraces-dusk-desktop.jpg')} "Der öffentliche Weg verläuft zwischen den Pflanzen und dem Wasser")

## Der vierte: zur Stadt hin

Hinter den Terrassen wird der Creek breiter, und an seinem Ende steht die Silhouette der Stadt. Auf diesem letzten Stück ist am meisten los: Läufer, Kinderwagen, ein Mann, der geschnittene Mango von einem Karren mit richtiger Markise verkauft. Am Fähranleger haben Sie die Wahl. Das Boot bringt Sie für drei Dirham in achtzehn Minuten zur Werft zurück. Der Bus 14 fährt in die Innenstadt. Oder Sie setzen sich auf die Stufen, packen den Rest des Brotes aus und lassen den Morgen für alle anderen beginnen.

## Gut zu wissen

Der Weg ist eben und dauert ohne Halt eineinviertel Stunden; mit Halt rechnen Sie mit zweieinhalb. Rollstühle und Kinderwagen kommen überall durch, nur den Slip am Anfang umgeht man über die Segelgasse. Wasser gibt es an beiden Brücken. Von Juni bis September gehen Sie vor sechs los oder erst am Abend, wenn Lampen in Kniehöhe die Bohlen beleuchten und den Himmel in Ruhe lassen.

Weitere Wege und stillere Winkel finden Sie unter [Nachbarschaften](/articles/tags/neighbourhoods).`,
  },
}
