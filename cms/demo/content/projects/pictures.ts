import { type Fields, picture } from '../../entry.ts'
import type { Language } from '../people/advisors.ts'

export type Words = { [language in Language]: string }

/** What is seen in the pictures that homes and projects share. */
const alts: Record<string, Words> = {
  'interior-studio': {
    en: 'Example of a studio: a bed behind a timber screen, a small sofa and a round table by a tall window',
    ar: 'مثال على استوديو: سرير خلف حاجز خشبي وأريكة صغيرة وطاولة مستديرة أمام نافذة عالية',
    de: 'Beispiel für ein Studio: Bett hinter einem Holzgitter, kleines Sofa und runder Tisch an einem hohen Fenster',
  },
  'interior-living': {
    en: 'Example of a living room: a sand-coloured sofa, a timber wall and afternoon sun on the floor',
    ar: 'مثال على غرفة جلوس: أريكة بلون الرمل وجدار خشبي وشمس العصر على الأرضية',
    de: 'Beispiel für ein Wohnzimmer: sandfarbenes Sofa, Holzwand und Nachmittagssonne auf dem Boden',
  },
  'interior-family': {
    en: 'Example of a living and dining room: a long table, two sofas and a wide window',
    ar: 'مثال على صالة للجلوس والطعام: طاولة طويلة وأريكتان ونافذة عريضة',
    de: 'Beispiel für einen Wohn- und Essraum: langer Tisch, zwei Sofas und breites Fenster',
  },
  'interior-penthouse': {
    en: 'Example of a penthouse: a double-height living room at dusk, a woman before the skyline behind the glass',
    ar: 'مثال على بنتهاوس: صالة بارتفاع مزدوج عند الغروب وامرأة أمام أفق المدينة خلف الزجاج',
    de: 'Beispiel für ein Penthouse: Wohnraum über zwei Geschosse, in der Dämmerung eine Frau vor der Stadt hinter dem Glas',
  },
  'interior-bedroom': {
    en: 'Example of a bedroom: an upholstered headboard, linen bedding and brass lamps',
    ar: 'مثال على غرفة نوم: رأس سرير منجّد وأغطية من الكتان ومصابيح نحاسية',
    de: 'Beispiel für ein Schlafzimmer: gepolstertes Kopfteil, Leinenwäsche und Messinglampen',
  },
  'interior-kitchen': {
    en: 'Example of a kitchen: a marble island, timber fronts and three stools',
    ar: 'مثال على مطبخ: جزيرة من الرخام وواجهات خشبية وثلاثة مقاعد',
    de: 'Beispiel für eine Küche: Kochinsel aus Marmor, Holzfronten und drei Hocker',
  },
  'interior-bathroom': {
    en: 'Example of a bathroom: stone walls, a freestanding tub by the window and round mirrors',
    ar: 'مثال على حمّام: جدران حجرية وحوض استحمام قائم بجوار النافذة ومرايا مستديرة',
    de: 'Beispiel für ein Bad: Wände aus Naturstein, freistehende Wanne am Fenster und runde Spiegel',
  },
  'interior-terrace': {
    en: 'Example of a terrace: lounge seats and plants under a roof, two people at the rail, the sea in front',
    ar: 'مثال على تراس: مقاعد مريحة ونباتات تحت سقف وشخصان عند الحاجز وأمامهما البحر',
    de: 'Beispiel für eine Terrasse: Loungesessel und Pflanzen unter einem Dach, zwei Menschen am Geländer, davor das Meer',
  },
  'interior-lobby': {
    en: 'Example of a lobby: stone walls, an arched recess and a guest at the reception desk in brass light',
    ar: 'مثال على بهو: جدران حجرية وتجويف مقوّس ونزيلة عند مكتب استقبال بإضاءة نحاسية',
    de: 'Beispiel für eine Eingangshalle: Steinwände, Bogennische und ein Gast am messingfarben beleuchteten Empfang',
  },
  'interior-pool': {
    en: 'Example of a pool hall: arches, loungers and morning light on the water',
    ar: 'مثال على قاعة مسبح: أقواس وكراسي استلقاء وضوء الصباح على الماء',
    de: 'Beispiel für eine Schwimmhalle: Bögen, Liegen und Morgenlicht auf dem Wasser',
  },
  'marina-crest-day': {
    en: 'The twin curved glass towers of Marina Crest above white yachts in late-afternoon sun',
    ar: 'برجا مارينا كريست الزجاجيان المنحنيان فوق يخوت بيضاء تحت شمس العصر',
    de: 'Die geschwungenen Zwillingstürme von Marina Crest über weißen Yachten in der Nachmittagssonne',
  },
  'marina-crest-dusk': {
    en: 'Marina Crest at blue hour, its windows lit and lights on the water',
    ar: 'مارينا كريست في ساعة الغروب الزرقاء ونوافذه مضاءة وأضواؤه على الماء',
    de: 'Marina Crest zur blauen Stunde mit hellen Fenstern und Lichtern auf dem Wasser',
  },
  'palm-court-day': {
    en: 'The courtyard of Palm Court: sandstone residences, a long pool and date palms in morning sun',
    ar: 'فناء بالم كورت: مساكن من الحجر الرملي ومسبح طويل ونخيل تحت شمس الصباح',
    de: 'Der Hof von Palm Court: Häuser aus Sandstein, langer Pool und Dattelpalmen in der Morgensonne',
  },
  'palm-court-dusk': {
    en: 'The courtyard of Palm Court at dusk: a glowing pool, warm windows and people on a walk',
    ar: 'فناء بالم كورت عند الغروب: مسبح مضيء ونوافذ دافئة وأناس يتمشون',
    de: 'Der Hof von Palm Court in der Dämmerung: leuchtender Pool, warme Fenster und Spaziergänger',
  },
  'dune-house-day': {
    en: 'The terraced, sand-coloured houses of Dune House beside rippled dunes in golden light',
    ar: 'بيوت ديون هاوس المتدرّجة بلون الرمل بجوار كثبان متموّجة في ضوء ذهبي',
    de: 'Die gestuften, sandfarbenen Häuser von Dune House neben gerippten Dünen in goldenem Licht',
  },
  'dune-house-dusk': {
    en: 'Dune House after sunset, windows lit, the dunes in violet shade',
    ar: 'ديون هاوس بعد الغروب ونوافذه مضاءة والكثبان في ظل بنفسجي',
    de: 'Dune House nach Sonnenuntergang mit hellen Fenstern, die Dünen in violettem Schatten',
  },
  'harbour-lights-day': {
    en: 'Harbour Lights with its deep timber-lined balconies, people on a walk along the stone quay',
    ar: 'هاربر لايتس بشرفاته العميقة المكسوة بالخشب، وأناس يتمشون على الرصيف الحجري',
    de: 'Harbour Lights mit tiefen, holzverkleideten Balkonen, Spaziergänger am steinernen Kai',
  },
  'harbour-lights-dusk': {
    en: 'The lit balconies of Harbour Lights mirrored in calm harbour water',
    ar: 'شرفات هاربر لايتس المضيئة منعكسة على مياه الميناء الهادئة',
    de: 'Die erleuchteten Balkone von Harbour Lights, gespiegelt im ruhigen Hafenwasser',
  },
  'skyline-one-day': {
    en: 'The slender, tapering tower Skyline One far above the towers of the city centre',
    ar: 'برج سكايلاين ون النحيل المستدق مرتفعًا فوق أبراج وسط المدينة',
    de: 'Der schlanke, sich verjüngende Turm Skyline One hoch über den Türmen der Innenstadt',
  },
  'skyline-one-dusk': {
    en: 'Skyline One from the air at blue hour among the lit streets of downtown',
    ar: 'سكايلاين ون من الجو في ساعة الغروب الزرقاء بين شوارع وسط المدينة المضاءة',
    de: 'Skyline One aus der Luft zur blauen Stunde zwischen den hellen Straßen der Innenstadt',
  },
  'olive-gardens-day': {
    en: 'Low family houses with deep porches among olive trees at Olive Gardens, a family on the garden path',
    ar: 'بيوت عائلية منخفضة بأروقة عميقة بين أشجار الزيتون في أوليف غاردنز وعائلة على ممر الحديقة',
    de: 'Niedrige Familienhäuser mit tiefen Veranden zwischen Olivenbäumen in Olive Gardens, auf dem Gartenweg eine Familie',
  },
  'olive-gardens-dusk': {
    en: 'Olive Gardens in the evening, porches and paths softly lit',
    ar: 'أوليف غاردنز في المساء وأروقته وممراته مضاءة برفق',
    de: 'Olive Gardens am Abend, Veranden und Wege sanft beleuchtet',
  },
  'creek-terraces-day': {
    en: 'The stepped, planted residences of Creek Terraces beside the calm creek',
    ar: 'مساكن كريك تيراسز المتدرّجة المزروعة بجوار الخور الهادئ',
    de: 'Die gestuften, bepflanzten Häuser von Creek Terraces am ruhigen Creek',
  },
  'creek-terraces-dusk': {
    en: 'Creek Terraces at dusk, warm windows mirrored in the creek',
    ar: 'كريك تيراسز عند الغروب ونوافذه الدافئة منعكسة على الخور',
    de: 'Creek Terraces in der Dämmerung, warme Fenster spiegeln sich im Creek',
  },
  'pearl-bay-day': {
    en: 'The curved white residences of Pearl Bay from the air, along the beach and a turquoise bay',
    ar: 'مساكن بيرل باي البيضاء المقوّسة من الجو على امتداد الشاطئ وخليج فيروزي',
    de: 'Die geschwungenen weißen Residenzen von Pearl Bay aus der Luft, an Strand und türkisfarbener Bucht',
  },
  'pearl-bay-dusk': {
    en: 'Pearl Bay from the air after sunset, its terraces lit',
    ar: 'بيرل باي من الجو بعد الغروب وتراساته مضاءة',
    de: 'Pearl Bay aus der Luft nach Sonnenuntergang, die Terrassen beleuchtet',
  },
  'story-courtyard': {
    en: 'Example of a quiet courtyard: arches, two olive trees, a small reflecting pool and a couple strolling',
    ar: 'مثال على فناء هادئ: أقواس وشجرتا زيتون وحوض ماء صغير عاكس وزوجان يتمشيان',
    de: 'Beispiel für einen stillen Hof: Bögen, zwei Olivenbäume, ein kleines Wasserbecken und ein Paar beim Spaziergang',
  },
  'story-garden': {
    en: 'Example of a garden: a couple on a path through grasses and shrubs under trees in low sun',
    ar: 'مثال على حديقة: زوجان على ممر بين الأعشاب والشجيرات تحت أشجار في شمس مائلة',
    de: 'Beispiel für einen Garten: ein Paar auf einem Weg durch Gräser und Sträucher unter Bäumen im flachen Sonnenlicht',
  },
}

/** The pictures of these names, with their alternative texts in a language. */
export const pictures = (language: Language, names: string[]): Fields[] =>
  names.map((name) => {
    const alt = alts[name]
    if (!alt) throw new Error(`pictures.ts: no alternative text for ${name}`)
    return picture(name, alt[language])
  })
