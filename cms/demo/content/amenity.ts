import { type Entry, media } from '../entry.ts'

/** An amenity: [title, text] in each language. The icon is named after the key. */
const amenity = (
  key: string,
  en: [string, string],
  ar: [string, string],
  de: [string, string],
): Entry => ({
  key,
  shared: { key, icon: media(`icon-${key}.svg`) },
  en: { title: en[0], text: en[1] },
  ar: { title: ar[0], text: ar[1] },
  de: { title: de[0], text: de[1] },
})

export const amenities: Entry[] = [
  amenity(
    'pool',
    ['Swimming pool', 'Long enough for real lengths, shaded at one end and cooled in summer.'],
    ['مسبح', 'مسبح بطولٍ يكفي لسباحة حقيقية، مظلّل من أحد طرفيه ومبرّد في أشهر الصيف.'],
    ['Schwimmbad', 'Lang genug für echte Bahnen, an einem Ende beschattet und im Sommer gekühlt.'],
  ),
  amenity(
    'gym',
    ['Gym', 'Daylight, good equipment and a quiet room for yoga, open from five in the morning.'],
    ['صالة رياضية', 'إضاءة طبيعية وأجهزة جيدة وقاعة هادئة لليوغا، وتفتح أبوابها من الخامسة صباحًا.'],
    [
      'Fitnessraum',
      'Tageslicht, gute Geräte und ein ruhiger Raum für Yoga – geöffnet ab fünf Uhr morgens.',
    ],
  ),
  amenity(
    'garden',
    ['Garden', 'Native planting, shaded benches and paths that stay walkable well into May.'],
    ['حديقة', 'نباتات محلية ومقاعد مظلّلة وممرات يطيب المشي فيها حتى أواخر مايو.'],
    [
      'Garten',
      'Heimische Pflanzen, schattige Bänke und Wege, auf denen man bis weit in den Mai geht.',
    ],
  ),
  amenity(
    'parking',
    ['Parking', 'Covered spaces close to the lifts, half of them wired for electric cars.'],
    ['مواقف سيارات', 'مواقف مغطّاة قريبة من المصاعد، نصفها مجهّز لشحن السيارات الكهربائية.'],
    [
      'Stellplätze',
      'Überdacht und nah am Aufzug, die Hälfte davon mit Ladeanschluss für Elektroautos.',
    ],
  ),
  amenity(
    'concierge',
    ['Concierge', 'Someone at the desk day and night who knows your name and takes your parcels.'],
    ['كونسيرج', 'فريق استقبال على مدار الساعة يعرف اسمك ويستلم طرودك.'],
    ['Concierge', 'Tag und Nacht jemand am Empfang, der Ihren Namen kennt und Pakete annimmt.'],
  ),
  amenity(
    'beach',
    [
      'Beach access',
      'A path of your own to the sand, with showers, shade and a place to keep boards.',
    ],
    ['منفذ إلى الشاطئ', 'ممرّ خاص يصل إلى الرمال، مع مرشّات ومظلّات ومكان لحفظ ألواح التجديف.'],
    [
      'Strandzugang',
      'Ein eigener Weg zum Sand – mit Duschen, Schatten und einem Platz für Boards.',
    ],
  ),
  amenity(
    'kids',
    ['Children’s play', 'Water, sand and climbing outdoors; a cool playroom for the hot months.'],
    ['ألعاب الأطفال', 'ماء ورمل وتسلّق في الهواء الطلق، وقاعة ألعاب مكيّفة للأشهر الحارة.'],
    [
      'Kinderspiel',
      'Wasser, Sand und Klettergerüste draußen; ein kühles Spielzimmer für die heißen Monate.',
    ],
  ),
  amenity(
    'spa',
    ['Spa', 'Sauna, steam and two treatment rooms, kept small and booked by the hour.'],
    ['سبا', 'ساونا وبخار وغرفتان للعلاجات، في مساحة هادئة تُحجز بالساعة.'],
    ['Spa', 'Sauna, Dampfbad und zwei Behandlungsräume – bewusst klein, stundenweise buchbar.'],
  ),
  amenity(
    'coworking',
    ['Co-working', 'Desks, closed rooms for calls and coffee that is worth coming down for.'],
    ['مساحة عمل مشتركة', 'مكاتب وغرف مغلقة للمكالمات وقهوة تستحق النزول من أجلها.'],
    [
      'Coworking',
      'Schreibtische, geschlossene Räume für Gespräche und Kaffee, für den sich der Weg lohnt.',
    ],
  ),
  amenity(
    'security',
    ['Security', 'Staffed entrances and discreet access control from the car park to your door.'],
    ['أمن وحراسة', 'مداخل محروسة ونظام دخول غير لافت للنظر، من موقف السيارة إلى باب منزلك.'],
    [
      'Sicherheit',
      'Besetzte Eingänge und unauffällige Zutrittskontrolle, von der Garage bis zur Tür.',
    ],
  ),
  amenity(
    'balcony',
    ['Balcony', 'Private outdoor space deep enough for a table, with shade in the afternoon.'],
    ['شرفة', 'مساحة خارجية خاصة تتّسع لطاولة، ويكسوها الظل بعد الظهر.'],
    ['Balkon', 'Privater Platz im Freien, tief genug für einen Tisch und nachmittags im Schatten.'],
  ),
  amenity(
    'smart',
    ['Smart home', 'Light, blinds and cooling from one panel, or from your phone on the way home.'],
    ['منزل ذكي', 'إضاءة وستائر وتبريد من لوحة واحدة، أو من هاتفك وأنت في طريق العودة.'],
    [
      'Smart Home',
      'Licht, Jalousien und Kühlung über ein Bedienfeld – oder vom Telefon aus, auf dem Heimweg.',
    ],
  ),
]
