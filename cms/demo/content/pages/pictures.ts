import { type Fields, picture } from '../../entry.ts'
import type { Say } from './languages.ts'

/** What is seen in the pictures that the pages use: en, ar, de. */
const ALT = {
  'marina-crest-day': [
    'Two curved glass towers with ring-shaped balconies above a marina full of white yachts',
    'برجان زجاجيان منحنيان بشرفات حلقية فوق مرسى تملؤه اليخوت البيضاء',
    'Zwei geschwungene Glastürme mit ringförmigen Balkonen über einer Marina voller weißer Yachten',
  ],
  'marina-crest-dusk': [
    'The two towers of Marina Crest with lit windows at blue hour, yachts at the pontoons',
    'برجا مارينا كريست بنوافذ مضاءة بعد الغروب واليخوت راسية على الأرصفة',
    'Die zwei Türme von Marina Crest mit erleuchteten Fenstern zur blauen Stunde, davor Yachten an den Stegen',
  ],
  'palm-court-day': [
    'Four-storey sandstone residences around a long turquoise pool lined with date palms',
    'مساكن من الحجر الرملي بأربعة طوابق حول بركة فيروزية طويلة تحفّها أشجار النخيل',
    'Viergeschossige Wohnhäuser aus Sandstein um einen langen türkisfarbenen Pool mit Dattelpalmen',
  ],
  'palm-court-dusk': [
    'The courtyard of Palm Court at dusk: a glowing pool, warm windows, palms, people on a walk',
    'فناء بالم كورت عند الغسق: بركة متوهّجة ونوافذ دافئة ونخيل وأناس يتمشون',
    'Der Hof von Palm Court in der Dämmerung: leuchtender Pool, warme Fenster, Palmen, Spaziergänger',
  ],
  'dune-house-day': [
    'Terraced sand-coloured houses at the edge of rippled dunes in low golden light',
    'منازل متدرجة بلون الرمل عند حافة كثبان متموّجة في ضوء ذهبي خافت',
    'Sandfarbene Terrassenhäuser am Rand gerippter Dünen im tiefen goldenen Licht',
  ],
  'dune-house-dusk': [
    'The houses of Dune House after sunset, windows lit, the dunes in violet shade',
    'منازل ديون هاوس بعد الغروب ونوافذها مضاءة والكثبان في ظل بنفسجي',
    'Die Häuser von Dune House nach Sonnenuntergang, erleuchtete Fenster, die Dünen im violetten Schatten',
  ],
  'harbour-lights-day': [
    'Mid-rise waterfront buildings with deep timber-lined balconies, people on a walk along a stone quay',
    'مبانٍ متوسطة الارتفاع على الواجهة المائية بشرفات عميقة مكسوة بالخشب، وأناس يتمشون على رصيف حجري',
    'Mittelhohe Häuser am Wasser mit tiefen, holzverkleideten Balkonen, Spaziergänger an einem steinernen Kai',
  ],
  'harbour-lights-dusk': [
    'The balconies of Harbour Lights lit at blue hour and reflected in the calm harbour',
    'شرفات هاربر لايتس مضاءة بعد الغروب ومنعكسة على مياه الميناء الهادئة',
    'Die erleuchteten Balkone von Harbour Lights zur blauen Stunde, gespiegelt im stillen Hafenwasser',
  ],
  'skyline-one-day': [
    'A very slender tapering tower rising far above the other towers of the city centre',
    'برج شديد النحول يستدقّ نحو قمته ويعلو كثيرًا فوق أبراج وسط المدينة',
    'Ein sehr schlanker, sich verjüngender Turm weit über den anderen Türmen der Innenstadt',
  ],
  'skyline-one-dusk': [
    'Skyline One from the air at blue hour, among the lit towers and streets of downtown',
    'سكايلاين ون من الجو بعد الغروب بين أبراج وسط المدينة وشوارعه المضاءة',
    'Skyline One aus der Luft zur blauen Stunde, zwischen den erleuchteten Türmen und Straßen der Innenstadt',
  ],
  'olive-gardens-day': [
    'Low family houses with deep porches among olive trees and lawns, a family on the garden path',
    'منازل عائلية منخفضة بأروقة عميقة بين أشجار الزيتون والمروج وعائلة على ممر الحديقة',
    'Niedrige Familienhäuser mit tiefen Veranden zwischen Olivenbäumen und Rasen, auf dem Gartenweg eine Familie',
  ],
  'olive-gardens-dusk': [
    'The garden houses of Olive Gardens in the evening, porches and paths softly lit',
    'منازل أوليف غاردنز وسط الحدائق مساءً بإضاءة ناعمة على الأروقة والممرات',
    'Die Gartenhäuser von Olive Gardens am Abend, Veranden und Wege sanft beleuchtet',
  ],
  'creek-terraces-day': [
    'Stepped residences with planted terraces beside a calm creek',
    'مساكن متدرجة بتراسات مزروعة على ضفة خور هادئ',
    'Gestufte Wohnhäuser mit bepflanzten Terrassen an einem ruhigen Creek',
  ],
  'creek-terraces-evening': [
    'The same terraces after sunset, lamps along the water and behind the plants',
    'التراسات نفسها بعد الغروب، ومصابيح على امتداد الماء وخلف النباتات',
    'Dieselben Terrassen nach Sonnenuntergang, Lampen am Wasser und hinter den Pflanzen',
  ],
  'palm-court-evening': [
    'The same courtyard after sunset: the pool glows, windows are warm',
    'الفناء نفسه بعد الغروب: البركة متوهّجة والنوافذ دافئة',
    'Derselbe Hof nach Sonnenuntergang: der Pool leuchtet, die Fenster sind warm',
  ],
  'creek-terraces-dusk': [
    'The planted terraces of Creek Terraces at dusk, warm windows mirrored in the creek',
    'تراسات كريك تيراسز المزروعة عند الغسق ونوافذها الدافئة منعكسة على الخور',
    'Die bepflanzten Terrassen von Creek Terraces in der Dämmerung, warme Fenster spiegeln sich im Creek',
  ],
  'pearl-bay-day': [
    'Curved white residences along a beach and a shallow turquoise bay, seen from the air',
    'مساكن بيضاء منحنية على شاطئ وخليج فيروزي ضحل كما تُرى من الجو',
    'Geschwungene weiße Wohnhäuser an Strand und flacher türkisfarbener Bucht, aus der Luft gesehen',
  ],
  'pearl-bay-dusk': [
    'The curved white residences of Pearl Bay from the air after sunset, terraces lit',
    'مساكن بيرل باي البيضاء المنحنية من الجو بعد الغروب وتراساتها مضاءة',
    'Die geschwungenen weißen Häuser von Pearl Bay aus der Luft nach Sonnenuntergang, die Terrassen beleuchtet',
  ],
  'interior-living': [
    'A living room with a sand-coloured sofa, a timber wall and afternoon sun on the floor',
    'غرفة معيشة بأريكة رملية اللون وجدار خشبي وشمس العصر على الأرض',
    'Ein Wohnzimmer mit sandfarbenem Sofa, Holzwand und Nachmittagssonne auf dem Boden',
  ],
  'interior-penthouse': [
    'A double-height penthouse living room at dusk, a woman before the skyline behind full-height glass',
    'صالة بنتهاوس بارتفاع مزدوج عند الغسق وامرأة أمام أفق المدينة خلف زجاج بكامل الارتفاع',
    'Ein zweigeschossiges Penthouse-Wohnzimmer in der Dämmerung, eine Frau vor der Skyline hinter raumhohem Glas',
  ],
  'interior-bedroom': [
    'A calm bedroom with an upholstered headboard, linen bedding and brass lamps',
    'غرفة نوم هادئة بسرير منجّد ومفارش كتّانية ومصابيح نحاسية',
    'Ein ruhiges Schlafzimmer mit gepolstertem Kopfteil, Leinenbettwäsche und Messinglampen',
  ],
  'interior-kitchen': [
    'A kitchen with a marble island, timber fronts, brass pendants and three stools',
    'مطبخ بجزيرة رخامية وواجهات خشبية ومصابيح نحاسية معلّقة وثلاثة مقاعد',
    'Eine Küche mit Marmorinsel, Holzfronten, Pendelleuchten aus Messing und drei Hockern',
  ],
  'interior-bathroom': [
    'A stone bathroom with a freestanding tub by the window and a round mirror',
    'حمّام حجري فيه حوض قائم بذاته قرب النافذة ومرآة مستديرة',
    'Ein steinernes Bad mit frei stehender Wanne am Fenster und rundem Spiegel',
  ],
  'interior-terrace': [
    'A covered terrace with lounge seats, plants and two people looking out over the sea',
    'تراس مسقوف بمقاعد مريحة ونباتات وشخصان ينظران إلى البحر',
    'Eine überdachte Terrasse mit Loungesesseln, Pflanzen und zwei Menschen, die aufs Meer blicken',
  ],
  'interior-lobby': [
    'A lobby with stone walls, an arched recess and a guest at the brass-lit reception desk',
    'ردهة بجدران حجرية وتجويف مقوّس ونزيلة عند مكتب استقبال بإضاءة نحاسية',
    'Eine Lobby mit Steinwänden, einer Bogennische und einem Gast am messingfarben beleuchteten Empfang',
  ],
  'interior-pool': [
    'An indoor pool hall with columns, loungers and morning light on the water',
    'قاعة مسبح داخلي بأعمدة وكراسي استلقاء وضوء الصباح على الماء',
    'Eine Schwimmhalle mit Säulen, Liegen und Morgenlicht auf dem Wasser',
  ],
  'interior-office': [
    'The Mira office: a long meeting table, shelves, a model, and two colleagues talking at the window',
    'مكتب ميرا: طاولة اجتماعات طويلة ورفوف ومجسّم وزميلان يتحدثان عند النافذة',
    'Das Büro von Mira: langer Besprechungstisch, Regale, ein Modell, am Fenster zwei Kollegen im Gespräch',
  ],
  'story-materials': [
    'Samples of stone, marble, wood, fabric and brass laid out on a table',
    'عينات من الحجر والرخام والخشب والقماش والنحاس مرتّبة على طاولة',
    'Muster aus Stein, Marmor, Holz, Stoff und Messing auf einem Tisch',
  ],
  'story-keys': [
    'A brass key with a leather tag on a wooden table beside a window',
    'مفتاح نحاسي بعلاقة جلدية على طاولة خشبية قرب نافذة',
    'Ein Messingschlüssel mit Lederanhänger auf einem Holztisch am Fenster',
  ],
  'story-model': [
    'An architect’s white model of buildings and trees on a table',
    'مجسّم معماري أبيض لمبانٍ وأشجار على طاولة',
    'Ein weißes Architekturmodell mit Häusern und Bäumen auf einem Tisch',
  ],
  'story-facade': [
    'A facade in detail: deep fins and balconies casting sharp shade',
    'تفصيل من واجهة: زعانف عميقة وشرفات تلقي ظلالًا حادة',
    'Fassadendetail: tiefe Lamellen und Balkone werfen scharfe Schatten',
  ],
  'story-courtyard': [
    'A quiet courtyard with arches, olive trees and a small reflecting pool, a couple strolling, a child beside the water',
    'فناء هادئ بأقواس وأشجار زيتون وبركة صغيرة عاكسة، وزوجان يتمشيان وطفل قرب الماء',
    'Ein stiller Hof mit Bögen, Olivenbäumen und einem kleinen Wasserspiegel, ein Paar geht spazieren, ein Kind steht am Wasser',
  ],
  'story-stairs': [
    'A curved stone stair with a brass handrail, seen from below',
    'درج حجري منحنٍ بدرابزين نحاسي كما يُرى من الأسفل',
    'Eine geschwungene Steintreppe mit Messinghandlauf, von unten gesehen',
  ],
  'story-skyline': [
    'The skyline of Port Alma at blue hour across still water',
    'أفق بورت ألما بعد الغروب خلف مياه ساكنة',
    'Die Skyline von Port Alma zur blauen Stunde über stillem Wasser',
  ],
  'story-garden': [
    'A couple on a garden path through grasses and shrubs under trees in low sun',
    'زوجان على ممر حديقة بين الأعشاب والشجيرات تحت الأشجار في شمس مائلة',
    'Ein Paar auf einem Gartenweg durch Gräser und Sträucher unter Bäumen bei tiefer Sonne',
  ],
  'map-city': [
    'Map of Port Alma and its coast: sea, creek, parks, roads and the metro line',
    'خريطة بورت ألما وساحلها: البحر والخور والحدائق والطرق وخط المترو',
    'Karte von Port Alma und der Küste: Meer, Creek, Parks, Straßen und die Metrolinie',
  ],
} satisfies Record<string, [en: string, ar: string, de: string]>

/** A picture with what is seen in it, in the language at hand. */
export const seen = (say: Say, name: keyof typeof ALT): Fields => {
  const [en, ar, de] = ALT[name] as [string, string, string]
  return picture(name, say(en, ar, de))
}
