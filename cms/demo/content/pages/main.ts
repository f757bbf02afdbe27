import { type Entry, type Fields, media, ref } from '../../entry.ts'
import { advisorOf, type Language } from '../people/advisors.ts'
import { inEach, PROJECTS } from './languages.ts'
import { seen } from './pictures.ts'

export const main: Entry = {
  key: 'main',
  shared: { kind: 'main', layout: 'landing', guard: 'none' },
  ...inEach(
    (say): Fields => ({
      title: say('Home', 'الرئيسية', 'Startseite'),
      slug: 'home',
      seo: {
        title: say(
          'Mira – homes in Port Alma, from the marina to the dunes',
          'ميرا – منازل في بورت ألما من المرسى إلى الكثبان',
          'Mira – Wohnen in Port Alma, von der Marina bis zu den Dünen',
        ),
        description: say(
          'Eight addresses on the gulf, designed for shade, quiet and long use. See projects, plans and prices, and arrange a visit.',
          'ثمانية عناوين على الخليج، صُمّمت للظل والهدوء والعمر الطويل. اطّلع على المشاريع والمخططات والأسعار واحجز زيارتك.',
          'Acht Adressen am Golf, entworfen für Schatten, Ruhe und lange Dauer. Projekte, Grundrisse und Preise – und ein Termin vor Ort.',
        ),
        image: media('og-default.jpg'),
        favicon: media('favicon.svg'),
        noIndex: false,
      },
      blocks: [
        {
          __component: 'blocks.hero',
          sectionData: {
            eyebrow: say('Port Alma', 'بورت ألما', 'Port Alma'),
            title: say(
              'Homes made of light and shade',
              'منازل من الضوء والظل',
              'Wohnen mit Licht und Schatten',
            ),
            text: say(
              'Between the marina and the first dunes, Mira builds eight addresses for people who mean to stay.',
              'بين المرسى وأولى الكثبان، تبني ميرا ثمانية عناوين لمن ينوي الإقامة طويلًا.',
              'Zwischen der Marina und den ersten Dünen baut Mira acht Adressen für Menschen, die bleiben wollen.',
            ),
            anchor: 'top',
          },
          images: seen(say, 'marina-crest-dusk'),
          video: media('film-mira.mp4'),
          search: {
            label: say('Show homes', 'اعرض المنازل', 'Angebote zeigen'),
            first: 'kind',
            second: 'bedrooms',
            third: 'price',
          },
          buttons: [
            {
              label: say(
                'Or see the eight projects',
                'أو تصفّح المشاريع الثمانية',
                'Oder erst die acht Projekte ansehen',
              ),
              href: '#projects',
              icon: media('icon-arrow.svg'),
              variant: 'text',
            },
          ],
        },
        {
          __component: 'blocks.units',
          sectionData: {
            eyebrow: say('Homes', 'الوحدات', 'Angebote'),
            title: say('Ready to be looked at', 'بانتظار زيارتك', 'Bereit zur Besichtigung'),
            text: say(
              'A few homes that our advisors like to show first. Prices are in dirhams, or in the currency of your choice.',
              'بعض الوحدات التي يحبّ مستشارونا أن يبدأوا بها. الأسعار بالدرهم أو بالعملة التي تختارها.',
              'Einige Wohnungen und Häuser, die wir gern zuerst zeigen. Die Preise stehen in Dirham oder in der Währung Ihrer Wahl.',
            ),
            anchor: 'homes',
          },
          units: [
            ref('unit', 'marina-crest-1204'),
            ref('unit', 'olive-gardens-t11'),
            ref('unit', 'creek-terraces-0701'),
          ],
          limit: 3,
          allCard: {
            title: say('Every home on offer', 'جميع الوحدات المعروضة', 'Alle Angebote'),
            text: say(
              'Filter by bedrooms, floor, price and more.',
              'ابحث بحسب غرف النوم والطابق والسعر وغيرها.',
              'Filtern Sie nach Schlafzimmern, Geschoss, Preis und mehr.',
            ),
            href: '/units',
            images: seen(say, 'interior-living'),
          },
        },
        {
          __component: 'blocks.projects',
          sectionData: {
            eyebrow: say('Projects', 'المشاريع', 'Projekte'),
            title: say(
              'Eight addresses, eight characters',
              'ثمانية عناوين، لكل منها طابعه',
              'Acht Adressen, acht Charaktere',
            ),
            text: say(
              'A tower wants different answers from a courtyard. So every site gets its own plan and its own way of making shade. The rooms that we show are examples of how a home can be fitted.',
              'ما يناسب البرج لا يناسب الفناء. لذلك لكل موقع مخططه وأسلوبه في صنع الظل. أما الغرف التي نعرضها فأمثلة على تجهيز المنازل.',
              'Ein Turm verlangt andere Antworten als ein Hof. Deshalb bekommt jeder Ort seinen eigenen Plan und seine eigene Art, Schatten zu machen. Die gezeigten Räume sind Beispiele der Ausstattung.',
            ),
            anchor: 'projects',
          },
          projects: [
            ref('project', 'marina-crest'),
            ref('project', 'palm-court'),
            ref('project', 'dune-house'),
          ],
          limit: 3,
          allCard: {
            title: say('All eight projects', 'المشاريع الثمانية', 'Alle acht Projekte'),
            text: say(
              'With Pearl Bay, Creek Terraces, Harbour Lights, Skyline One and Olive Gardens.',
              'ومنها بيرل باي وكريك تيراسز وهاربر لايتس وسكايلاين ون وأوليف غاردنز.',
              'Auch Pearl Bay, Creek Terraces, Harbour Lights, Skyline One und Olive Gardens.',
            ),
            href: '/projects',
            images: seen(say, 'harbour-lights-dusk'),
          },
        },
        {
          __component: 'blocks.home',
          sectionData: {
            eyebrow: say('Plans', 'المخططات', 'Grundrisse'),
            title: say('Drawn around a day', 'مخططات ترسمها الأيام', 'Um den Alltag gezeichnet'),
            text: say(
              'We begin with a bed, a table, a wardrobe, and with the way a door opens between them. Every home on offer has its plan with measurements.',
              'نبدأ بسرير وطاولة وخزانة، وبالطريقة التي يُفتح بها الباب بينها. ولكل وحدة معروضة مخططها بالقياسات.',
              'Wir beginnen mit einem Bett, einem Tisch, einem Schrank und der Tür dazwischen. Jedes Angebot hat seinen Grundriss mit Maßen.',
            ),
            anchor: 'plans',
          },
          unit: ref('unit', 'palm-court-301'),
          buttons: [
            {
              label: say(
                'All homes with their plans',
                'جميع الوحدات مع مخططاتها',
                'Alle Angebote mit Grundriss',
              ),
              href: '/units',
              icon: media('icon-arrow.svg'),
              variant: 'text',
            },
          ],
        },
        {
          __component: 'blocks.gallery',
          sectionData: {
            eyebrow: say('Creek Terraces', 'كريك تيراسز', 'Creek Terraces'),
            title: say(
              'Stay until the lamps come on',
              'ابقَ حتى تُضاء المصابيح',
              'Bleiben, bis die Lampen angehen',
            ),
            text: say(
              'A home is looked at by day and lived in after six. We draw for both hours.',
              'تُعاين البيوت نهارًا وتُعاش بعد السادسة مساءً. ونحن نرسم للساعتين معًا.',
              'Besichtigt wird eine Wohnung am Tag, gelebt wird in ihr nach sechs. Wir zeichnen für beide Stunden.',
            ),
            anchor: 'evening',
          },
          images: [seen(say, 'creek-terraces-day'), seen(say, 'creek-terraces-evening')],
          arrangement: 'evening',
        },
        {
          __component: 'blocks.map',
          sectionData: {
            eyebrow: say('Location', 'الموقع', 'Lage'),
            title: say('The city at a glance', 'المدينة في لمحة', 'Die Stadt auf einen Blick'),
            text: say(
              'From the beach to the desert’s edge is less than an hour by car. Choose a pin to see what stands there.',
              'المسافة من الشاطئ إلى حافة الصحراء أقل من ساعة بالسيارة. اختر علامة لترى ما يقوم هناك.',
              'Vom Strand bis zum Rand der Wüste braucht man mit dem Auto keine Stunde. Wählen Sie eine Nadel und sehen Sie, was dort steht.',
            ),
            anchor: 'map',
          },
          images: seen(say, 'map-city'),
          projects: PROJECTS.map(([slug]) => ref('project', slug)),
        },
        {
          __component: 'blocks.numbers',
          sectionData: {
            eyebrow: say('In figures', 'بالأرقام', 'In Zahlen'),
            title: say(
              'Seventeen years in one city',
              'سبعة عشر عامًا في مدينة واحدة',
              'Siebzehn Jahre in einer Stadt',
            ),
            text: say(
              'We build in Port Alma and nowhere else. It keeps the distances short and the reputation at stake.',
              'نبني في بورت ألما دون سواها؛ فالمسافات قصيرة، وسمعتنا حاضرة أمام الجميع.',
              'Wir bauen in Port Alma und nirgends sonst. Das hält die Wege kurz, und unser Ruf steht jeden Tag auf dem Prüfstand.',
            ),
            anchor: 'figures',
          },
          items: [
            { value: '2009', label: say('founded', 'سنة التأسيس', 'gegründet') },
            { value: '8', label: say('addresses', 'عناوين', 'Adressen') },
            {
              value: say('1,256', '1,256', '1.256'),
              label: say(
                'homes, built and planned',
                'منزلًا بين منجز وقيد التخطيط',
                'Wohneinheiten, gebaut und geplant',
              ),
            },
            {
              value: say('94%', '94%', '94 %'),
              label: say(
                'handed over in the month promised',
                'سُلّمت في الشهر المتفق عليه',
                'im versprochenen Monat übergeben',
              ),
            },
          ],
        },
        {
          __component: 'blocks.person',
          sectionData: {
            eyebrow: say('A person', 'شخص تعرفه', 'Ein Mensch'),
            title: say(
              '“You get one number, and it is mine: from the first question to two years after the keys.”',
              '«لك رقم واحد هو رقمي: من السؤال الأول حتى سنتين بعد استلام المفاتيح.»',
              '„Sie bekommen eine Nummer, und das ist meine: von der ersten Frage bis zwei Jahre nach der Übergabe.“',
            ),
            anchor: 'person',
          },
          advisor: advisorOf('marina-crest', say('en', 'ar', 'de') as Language) ?? null,
          occupation: say(
            'Advisor for Marina Crest and Harbour Lights',
            'مستشارة مارينا كريست وهاربر لايتس',
            'Beraterin für Marina Crest und Harbour Lights',
          ),
          buttons: [
            {
              label: say('Arrange a visit', 'احجز زيارة', 'Besuch vereinbaren'),
              href: '#modal:visit',
              icon: media('icon-calendar.svg'),
              variant: 'secondary',
            },
          ],
        },
        {
          __component: 'blocks.lead-form',
          sectionData: {
            eyebrow: say('Your interest', 'اهتمامك', 'Ihr Interesse'),
            title: say('Let us show you around', 'دعنا نصحبك في جولة', 'Wir führen Sie gern herum'),
            text: say(
              'A few short answers; the rest we talk about.',
              'بضع إجابات قصيرة، والباقي نتحدث عنه.',
              'Ein paar kurze Angaben; über den Rest sprechen wir.',
            ),
            anchor: 'interest',
          },
          form: ref('form', 'interest'),
          images: seen(say, 'pearl-bay-day'),
        },
      ],
    }),
  ),
}
