import { type Entry, type Fields, media, ref } from '../../entry.ts'
import { inEach } from './languages.ts'
import { seen } from './pictures.ts'

export const units: Entry = {
  key: 'units',
  shared: { kind: 'units', layout: 'default', guard: 'none' },
  ...inEach(
    (say): Fields => ({
      title: say('Homes', 'الوحدات السكنية', 'Wohnungen und Häuser'),
      slug: 'units',
      seo: {
        title: say(
          'Homes for sale in Port Alma | Mira',
          'وحدات سكنية للبيع في بورت ألما | ميرا',
          'Wohnungen und Häuser in Port Alma | Mira',
        ),
        description: say(
          'Studios, apartments, townhouses, villas and penthouses with plans, sizes and prices. Filter by project, bedrooms, floor and amenities.',
          'استوديوهات وشقق وتاون هاوس وفلل وبنتهاوس، مع المخططات والمساحات والأسعار. ابحث بحسب المشروع وغرف النوم والطابق والمرافق.',
          'Studios, Wohnungen, Stadthäuser, Villen und Penthouses mit Grundriss, Größe und Preis. Filtern Sie nach Projekt, Schlafzimmern, Geschoss und Ausstattung.',
        ),
        image: media('interior-living-desktop.jpg'),
      },
      blocks: [
        {
          __component: 'blocks.hero',
          sectionData: {
            eyebrow: say('Homes', 'الوحدات', 'Angebote'),
            title: say(
              'Find the plan that suits your day',
              'اعثر على المخطط الذي يناسب يومك',
              'Finden Sie den Grundriss, der zu Ihrem Tag passt',
            ),
            text: say(
              'Every home is listed with its plan, its real size and its price. What is sold stays on the list for a while, for comparison.',
              'لكل وحدة مخططها ومساحتها الفعلية وسعرها. وتبقى الوحدات المباعة في القائمة بعض الوقت للمقارنة.',
              'Jedes Angebot steht hier mit Grundriss, tatsächlicher Größe und Preis. Verkauftes bleibt zum Vergleich noch eine Weile in der Liste.',
            ),
          },
          images: seen(say, 'interior-living'),
          chips: [
            {
              label: say('Plans with measurements', 'مخططات بالقياسات', 'Grundrisse mit Maßen'),
              icon: media('icon-plan.svg'),
            },
            {
              label: say(
                'Prices in six currencies',
                'أسعار بست عملات',
                'Preise in sechs Währungen',
              ),
              icon: media('icon-key.svg'),
            },
          ],
        },
        {
          __component: 'blocks.gallery',
          sectionData: {
            eyebrow: say('Inside', 'في الداخل', 'Innen'),
            title: say('Rooms, as examples', 'غرف على سبيل المثال', 'Räume als Beispiele'),
            text: say(
              'They show how a home can be fitted and furnished; several projects share them.',
              'تبيّن كيف يمكن تجهيز المنزل وتأثيثه، وتشترك فيها عدة مشاريع.',
              'Sie zeigen, wie man sich einrichten kann; mehrere Projekte teilen sie sich.',
            ),
            anchor: 'gallery',
          },
          images: [
            seen(say, 'interior-living'),
            seen(say, 'interior-kitchen'),
            seen(say, 'interior-bedroom'),
            seen(say, 'interior-bathroom'),
            seen(say, 'interior-terrace'),
            seen(say, 'interior-pool'),
            seen(say, 'interior-penthouse'),
          ],
        },
        {
          __component: 'blocks.questions',
          sectionData: {
            eyebrow: say('Good to know', 'معلومات مفيدة', 'Gut zu wissen'),
            title: say('Reading the list', 'كيف تقرأ القائمة', 'So lesen Sie die Liste'),
          },
          items: [
            {
              question: say(
                'Does the area include the balcony?',
                'هل تشمل المساحة الشرفة؟',
                'Zählt der Balkon zur Fläche?',
              ),
              answer: say(
                'Yes. The area is the inner area and the balcony or terrace together, and the price per square metre is computed from it. The page of each home states both parts on their own.',
                'نعم. المساحة هي مجموع المساحة الداخلية والشرفة أو التراس، ومنها يُحسب سعر المتر. وتذكر صفحة كل منزل الجزأين كلًا على حدة.',
                'Ja. Die Fläche umfasst die Innenfläche und den Balkon oder die Terrasse; aus ihr ergibt sich der Quadratmeterpreis. Die Seite jeder Wohnung nennt beide Teile einzeln.',
              ),
            },
            {
              question: say(
                'How long can I reserve a home?',
                'ما مدة حجز الوحدة؟',
                'Wie lange kann ich reservieren?',
              ),
              answer: say(
                'Thirty days. The deposit counts towards the price, and you get all of it back if you change your mind in that time. Meanwhile the home is shown as *reserved* and nobody else can buy it.',
                'ثلاثون يومًا. يُحتسب العربون من السعر، ويُردّ إليك كاملًا إذا عدلت عن رأيك خلالها. وتظهر الوحدة في هذه المدة *محجوزة* ولا يمكن لغيرك شراؤها.',
                'Dreißig Tage. Die Anzahlung wird auf den Preis angerechnet; überlegen Sie es sich in dieser Zeit anders, erhalten Sie alles zurück. So lange erscheint die Wohnung als *reserviert*, und niemand sonst kann sie kaufen.',
              ),
            },
            {
              question: say('Which price is binding?', 'أي سعر هو الملزم؟', 'Welcher Preis gilt?'),
              answer: say(
                'The price in dirhams. Amounts in other currencies are converted with a rate that we update weekly; they are a guide, not an offer.',
                'السعر بالدرهم. أما المبالغ بالعملات الأخرى فمحوّلة بسعر صرف نحدّثه أسبوعيًا، وهي للاسترشاد وليست عرضًا.',
                'Der Preis in Dirham. Beträge in anderen Währungen rechnen wir mit einem wöchentlich angepassten Kurs um; sie dienen der Orientierung und sind kein Angebot.',
              ),
            },
          ],
        },
        { __component: 'blocks.global', global: ref('global-block', 'contact-banner') },
      ],
    }),
  ),
}
