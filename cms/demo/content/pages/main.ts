import { type Entry, type Fields, media, ref } from '../../entry.ts'
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
          chips: [
            {
              label: say('8 projects', '8 مشاريع', '8 Projekte'),
              icon: media('icon-map.svg'),
            },
            {
              label: say(
                'From studio to penthouse',
                'من الاستوديو إلى البنتهاوس',
                'Vom Studio bis zum Penthouse',
              ),
              icon: media('icon-plan.svg'),
            },
            {
              label: say(
                'Next handover: January 2027',
                'التسليم المقبل: يناير 2027',
                'Nächste Übergabe: Januar 2027',
              ),
              icon: media('icon-key.svg'),
            },
          ],
          buttons: [
            {
              label: say('Arrange a visit', 'احجز زيارة', 'Besuch vereinbaren'),
              href: '#modal:visit',
              icon: media('icon-calendar.svg'),
              variant: 'primary',
            },
            {
              label: say('See the projects', 'تصفّح المشاريع', 'Projekte ansehen'),
              href: '#projects',
              icon: media('icon-arrow.svg'),
              variant: 'secondary',
            },
          ],
        },
        {
          __component: 'blocks.marquee',
          sectionData: {
            eyebrow: say('Everyday life', 'الحياة اليومية', 'Alltag'),
            title: say('Close to your door', 'على مقربة من بابك', 'Gleich vor der Tür'),
            text: say(
              'Not every address has all of it; each project page says exactly what.',
              'لا يجتمع كل ذلك في كل عنوان؛ وتجد التفاصيل الدقيقة في صفحة كل مشروع.',
              'Nicht jede Adresse hat alles – was genau, steht auf der Seite des Projekts.',
            ),
            anchor: 'everyday',
          },
          chips: [
            {
              label: say('Pools in the shade', 'مسابح مظللة', 'Pools im Schatten'),
              icon: media('icon-pool.svg'),
            },
            {
              label: say('Gym from 5:00', 'نادٍ رياضي من الخامسة صباحًا', 'Fitness ab 5 Uhr'),
              icon: media('icon-gym.svg'),
            },
            {
              label: say('Gardens with old trees', 'حدائق بأشجار معمّرة', 'Gärten mit alten Bäumen'),
              icon: media('icon-garden.svg'),
            },
            {
              label: say('Cool parking below ground', 'مواقف باردة تحت الأرض', 'Kühle Tiefgaragen'),
              icon: media('icon-parking.svg'),
            },
            {
              label: say(
                'Concierge day and night',
                'كونسيرج ليلًا ونهارًا',
                'Concierge rund um die Uhr',
              ),
              icon: media('icon-concierge.svg'),
            },
            {
              label: say('A path to the beach', 'ممشى إلى الشاطئ', 'Wege zum Strand'),
              icon: media('icon-beach.svg'),
            },
            {
              label: say(
                'Play areas under sails',
                'ساحات لعب مظللة بالأشرعة',
                'Spielplätze unter Sonnensegeln',
              ),
              icon: media('icon-kids.svg'),
            },
            {
              label: say('Spa and hammam', 'سبا وحمّام شرقي', 'Spa und Hamam'),
              icon: media('icon-spa.svg'),
            },
            {
              label: say('Rooms to work in', 'مساحات للعمل', 'Räume zum Arbeiten'),
              icon: media('icon-coworking.svg'),
            },
            {
              label: say(
                'Balconies deep enough for dinner',
                'شرفات تتسع لمائدة عشاء',
                'Balkone, auf denen ein Esstisch steht',
              ),
              icon: media('icon-balcony.svg'),
            },
          ],
          duration: 36,
          delay: 0.5,
          loop: 0,
          gradientLength: '160px',
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
              'A tower wants different answers from a courtyard. So we do not repeat ourselves: every site gets its own team, its own stone and its own way of making shade.',
              'ما يناسب البرج لا يناسب الفناء. لذلك لا نكرّر أنفسنا: لكل موقع فريقه وحجره وأسلوبه في صنع الظل.',
              'Ein Turm verlangt andere Antworten als ein Hof. Deshalb wiederholen wir uns nicht: Jeder Ort bekommt sein eigenes Team, seinen eigenen Stein und seine eigene Art, Schatten zu machen.',
            ),
            anchor: 'projects',
          },
          projects: [
            ref('project', 'marina-crest'),
            ref('project', 'pearl-bay'),
            ref('project', 'palm-court'),
            ref('project', 'creek-terraces'),
            ref('project', 'dune-house'),
            ref('project', 'skyline-one'),
          ],
          limit: 6,
          allCard: {
            title: say('All eight projects', 'المشاريع الثمانية', 'Alle acht Projekte'),
            text: say(
              'With Harbour Lights and Olive Gardens.',
              'ومنها هاربر لايتس وأوليف غاردنز.',
              'Auch Harbour Lights und Olive Gardens.',
            ),
            href: '/projects',
            images: seen(say, 'harbour-lights-dusk'),
          },
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
          __component: 'blocks.image-text',
          sectionData: {
            eyebrow: say('How we build', 'كيف نبني', 'Wie wir bauen'),
            title: say(
              'Materials that are allowed to age',
              'موادّ يزيدها العمر جمالًا',
              'Materialien, die altern dürfen',
            ),
            text: say(
              'Sun, salt and sand are hard on a building. We choose what gets **better with use**: limestone from the mountains behind the city, oiled oak, bronze that darkens. What cannot be repaired, we do not fit.',
              'الشمس والملح والرمل اختبار صعب لأي مبنى. لذلك نختار ما **يتحسّن مع الاستعمال**: الحجر الجيري من الجبال خلف المدينة، والبلوط المزيّت، والبرونز الذي يدكن لونه. وما لا يمكن إصلاحه لا نركّبه.',
              'Sonne, Salz und Sand setzen jedem Haus zu. Wir wählen, was **mit dem Gebrauch gewinnt**: Kalkstein aus den Bergen hinter der Stadt, geöltes Eichenholz, Bronze, die nachdunkelt. Was sich nicht reparieren lässt, bauen wir nicht ein.',
            ),
            anchor: 'materials',
          },
          images: seen(say, 'story-materials'),
          imageSide: 'start',
          chips: [
            {
              label: say('Local limestone', 'حجر جيري محلي', 'Heimischer Kalkstein'),
              icon: media('icon-map.svg'),
            },
            {
              label: say('Shade before cooling', 'الظل قبل التبريد', 'Schatten vor Kühlung'),
              icon: media('icon-garden.svg'),
            },
            {
              label: say('Two years’ aftercare', 'رعاية لمدة سنتين', 'Zwei Jahre Betreuung'),
              icon: media('icon-key.svg'),
            },
          ],
          items: [
            {
              title: say('Stone', 'الحجر', 'Stein'),
              text: say(
                'Cut 40 mm thick, so that it can be ground down again in twenty years.',
                'بسماكة 40 مم، ليمكن صقله من جديد بعد عشرين عامًا.',
                '40 mm stark geschnitten, damit er sich in zwanzig Jahren nachschleifen lässt.',
              ),
              icon: media('icon-plan.svg'),
              images: seen(say, 'story-stairs'),
              link: {
                label: say('More on materials', 'المزيد عن الموادّ', 'Mehr zu Materialien'),
                href: '/articles/tags/interiors',
                newTab: false,
              },
            },
            {
              title: say('Facades', 'الواجهات', 'Fassaden'),
              text: say(
                'Reveals half a metre deep keep the summer sun off the glass from ten o’clock on.',
                'فتحات بعمق نصف متر تحجب شمس الصيف عن الزجاج منذ العاشرة صباحًا.',
                'Laibungen von einem halben Meter halten die Sommersonne ab zehn Uhr vom Glas fern.',
              ),
              icon: media('icon-balcony.svg'),
              images: seen(say, 'story-facade'),
              link: {
                label: say('More on architecture', 'المزيد عن العمارة', 'Mehr zur Architektur'),
                href: '/articles/tags/architecture',
                newTab: false,
              },
            },
          ],
          buttons: [
            {
              label: say('How Mira works', 'كيف تعمل ميرا', 'So arbeitet Mira'),
              href: say('/about', '/about', '/ueber-uns'),
              icon: media('icon-arrow.svg'),
              variant: 'text',
            },
          ],
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
          __component: 'blocks.units',
          sectionData: {
            eyebrow: say('Homes', 'الوحدات', 'Angebote'),
            title: say('Ready to be looked at', 'بانتظار زيارتك', 'Bereit zur Besichtigung'),
            text: say(
              'A few homes that our advisors like to show first. Prices are in dirhams; switch the currency at the top of the page.',
              'بعض الوحدات التي يحبّ مستشارونا أن يبدأوا بها. الأسعار بالدرهم، ويمكنك تغيير العملة أعلى الصفحة.',
              'Einige Wohnungen und Häuser, die wir gern zuerst zeigen. Die Preise stehen in Dirham; die Währung wechseln Sie oben auf der Seite.',
            ),
            anchor: 'homes',
          },
          units: [
            ref('unit', 'marina-crest-1204'),
            ref('unit', 'pearl-bay-108'),
            ref('unit', 'creek-terraces-0701'),
            ref('unit', 'palm-court-g05'),
            ref('unit', 'harbour-lights-0501'),
            ref('unit', 'olive-gardens-t22'),
          ],
          limit: 6,
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
          __component: 'blocks.gallery',
          sectionData: {
            eyebrow: say('Inside', 'في الداخل', 'Innen'),
            title: say('Rooms, not show flats', 'غرف للعيش لا للعرض', 'Räume, keine Kulissen'),
            text: say(
              'All of them are furnished the way our residents furnish: with what they already own.',
              'كلها مؤثثة كما يؤثث سكاننا منازلهم: بما يملكونه أصلًا.',
              'Eingerichtet, wie es unsere Bewohner tun: mit dem, was sie schon haben.',
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
          __component: 'blocks.video',
          sectionData: {
            eyebrow: say('Film', 'فيلم', 'Film'),
            title: say('One day in Port Alma', 'يوم في بورت ألما', 'Ein Tag in Port Alma'),
            text: say(
              'Houses and rooms, at an unhurried pace.',
              'بيوت وغرف بإيقاع متمهّل.',
              'Häuser und Räume, ganz ohne Eile.',
            ),
            anchor: 'film',
          },
          video: media('film-mira.mp4'),
          poster: {
            desktop: media('film-mira-poster.jpg'),
            alt: say(
              'A still from the film: Mira buildings by the water',
              'لقطة من الفيلم: مباني ميرا على الماء',
              'Standbild aus dem Film: Mira-Häuser am Wasser',
            ),
          },
          caption: say('Without sound.', 'الفيلم بلا صوت.', 'Ohne Ton.'),
        },
        {
          __component: 'blocks.items',
          sectionData: {
            eyebrow: say('With you', 'معك', 'An Ihrer Seite'),
            title: say(
              'From the first question to the keys',
              'من السؤال الأول حتى المفاتيح',
              'Von der ersten Frage bis zum Schlüssel',
            ),
            text: say(
              'Buying a home takes about four months with us. These are the stages.',
              'يستغرق شراء منزل لدينا نحو أربعة أشهر، وهذه هي المراحل.',
              'Ein Kauf dauert bei uns etwa vier Monate. Das sind die Etappen.',
            ),
            anchor: 'steps',
          },
          items: [
            {
              title: say('Look', 'المعاينة', 'Ansehen'),
              text: say(
                'You visit the site and our workshop, at two times of day if you like: light matters.',
                'تزور الموقع وورشتنا، ومرتين في وقتين مختلفين إن شئت: فالضوء مهم.',
                'Sie besuchen den Ort und unsere Werkstatt, gern zu zwei Tageszeiten: Licht ist wichtig.',
              ),
              icon: media('icon-map.svg'),
              images: seen(say, 'story-model'),
              link: {
                label: say('Arrange a visit', 'احجز زيارة', 'Besuch vereinbaren'),
                href: '#modal:visit',
                newTab: false,
              },
            },
            {
              title: say('Plan', 'التخطيط', 'Planen'),
              text: say(
                'With our architects you settle walls, sockets and finishes. Two rounds are included.',
                'تحدّد مع معماريينا الجدران والمقابس والتشطيبات، وتشمل الخدمة جولتي تعديل.',
                'Mit unserem Architekturteam legen Sie Wände, Steckdosen und Oberflächen fest. Zwei Runden sind inbegriffen.',
              ),
              icon: media('icon-plan.svg'),
              images: seen(say, 'interior-office'),
              link: {
                label: say('Guides for buyers', 'أدلة المشترين', 'Ratgeber zum Kauf'),
                href: '/articles/tags/guides',
                newTab: false,
              },
            },
            {
              title: say('Move in', 'الانتقال', 'Einziehen'),
              text: say(
                'We walk through every room together, write down what is missing and put it right within 14 days.',
                'نعاين كل غرفة معًا وندوّن أي نقص ونعالجه خلال 14 يومًا.',
                'Wir gehen gemeinsam durch jeden Raum, notieren, was fehlt, und bringen es in 14 Tagen in Ordnung.',
              ),
              icon: media('icon-key.svg'),
              images: seen(say, 'story-keys'),
              link: {
                label: say('For residents', 'للملّاك والسكان', 'Für Eigentümer'),
                href: say('/residents', '/residents', '/eigentuemer'),
                newTab: false,
              },
            },
          ],
          buttons: [
            {
              label: say('Ask a question', 'اطرح سؤالك', 'Frage stellen'),
              href: '#modal:interest',
              icon: media('icon-phone.svg'),
              variant: 'primary',
            },
            {
              label: say('All contacts', 'جميع وسائل الاتصال', 'Alle Kontakte'),
              href: say('/contact', '/contact', '/kontakt'),
              icon: media('icon-arrow.svg'),
              variant: 'text',
            },
          ],
        },
        {
          __component: 'blocks.text',
          sectionData: {
            eyebrow: say('What we think', 'رأينا', 'Was wir denken'),
            title: say(
              'A good plan is worth more than a good view',
              'المخطط الجيد أثمن من الإطلالة الجميلة',
              'Ein guter Grundriss ist mehr wert als ein guter Ausblick',
            ),
            text: say(
              'Three sizes that we keep to, at every address.',
              'ثلاثة مقاسات نلتزم بها في كل عنوان.',
              'Drei Maße, an die wir uns an jeder Adresse halten.',
            ),
            anchor: 'plans',
          },
          text: say(
            `Views sell homes; plans decide whether you are happy in them. That is why we begin with furniture, not with facades: a bed, a table, a wardrobe, and the way a door opens between them.

| Room | Our least size | Why |
| --- | --- | --- |
| Bedroom | 10 m² | A bed can be made from both sides |
| Kitchen | 8 m² | Two people can cook |
| Balcony | 1.8 m deep | A table for four fits |

> “If a room needs a drawing to explain how it is used, we draw the room again.”
> — Lena Haddad, head of design

You can see all of it on the plans, with measurements. Start with the [homes on offer](/units) or read on in the [magazine](/articles).`,
            `الإطلالة تبيع المنزل، أما المخطط فيحدّد إن كنت ستسعد فيه. لذلك نبدأ بالأثاث لا بالواجهة: سرير وطاولة وخزانة، والطريقة التي يُفتح بها الباب بينها.

| الغرفة | الحد الأدنى لدينا | السبب |
| --- | --- | --- |
| غرفة النوم | 10 م² | يمكن ترتيب السرير من جانبيه |
| المطبخ | 8 م² | يتّسع لشخصين يطبخان |
| الشرفة | عمق 1.8 م | تتّسع لطاولة من أربعة مقاعد |

> «إذا احتاجت الغرفة إلى رسم يشرح طريقة استعمالها، أعدنا رسم الغرفة.»
> — لينا حداد، رئيسة قسم التصميم

كل ذلك ظاهر في المخططات مع القياسات. ابدأ من [الوحدات المعروضة](/units) أو تابع القراءة في [المجلة](/articles).`,
            `Aussichten verkaufen Wohnungen; ob man darin glücklich wird, entscheidet der Grundriss. Deshalb beginnen wir mit Möbeln statt mit Fassaden: einem Bett, einem Tisch, einem Schrank – und der Tür, die sich dazwischen öffnet.

| Raum | Mindestmaß | Warum |
| --- | --- | --- |
| Schlafzimmer | 10 m² | Das Bett ist von beiden Seiten zugänglich |
| Küche | 8 m² | Zwei können gemeinsam kochen |
| Balkon | 1,8 m tief | Ein Tisch für vier hat Platz |

> „Wenn man eine Zeichnung braucht, um einen Raum zu verstehen, zeichnen wir den Raum neu.“
> — Lena Haddad, Leiterin der Gestaltung

All das sehen Sie auf den Grundrissen, mit Maßen. Beginnen Sie bei den [aktuellen Angeboten](/units) oder lesen Sie weiter im [Magazin](/articles).`,
          ),
        },
        {
          __component: 'blocks.image-text',
          sectionData: {
            eyebrow: say('Outside', 'في الخارج', 'Draußen'),
            title: say(
              'Gardens first, then walls',
              'الحدائق أولًا ثم الجدران',
              'Erst der Garten, dann die Mauern',
            ),
            text: say(
              'Our gardeners begin a year before the builders finish. When you move in, the trees already cast a shadow worth sitting in.',
              'يبدأ بستانيّونا العمل قبل انتهاء البناء بعام كامل. وحين تنتقل إلى منزلك يكون للأشجار ظل يستحق الجلوس فيه.',
              'Unsere Gärtner fangen ein Jahr vor dem Ende der Bauarbeiten an. Wenn Sie einziehen, werfen die Bäume schon einen Schatten, in dem man sitzen mag.',
            ),
            anchor: 'gardens',
          },
          images: seen(say, 'story-garden'),
          imageSide: 'end',
          chips: [
            {
              label: say('Native planting', 'نباتات محلية', 'Heimische Pflanzen'),
              icon: media('icon-garden.svg'),
            },
            {
              label: say('Reused water', 'مياه معاد استخدامها', 'Aufbereitetes Wasser'),
              icon: media('icon-pool.svg'),
            },
          ],
          buttons: [
            {
              label: say('See Olive Gardens', 'تعرّف إلى أوليف غاردنز', 'Olive Gardens ansehen'),
              href: '/projects/olive-gardens',
              icon: media('icon-arrow.svg'),
              variant: 'secondary',
            },
          ],
        },
        {
          __component: 'blocks.articles',
          sectionData: {
            eyebrow: say('Magazine', 'المجلة', 'Magazin'),
            title: say(
              'Worth knowing before you move',
              'ما يحسن أن تعرفه قبل الانتقال',
              'Wissenswertes vor dem Umzug',
            ),
            text: say(
              'Written by the people who plan, build and look after our houses.',
              'بأقلام من يخطّطون منازلنا ويبنونها ويرعونها.',
              'Geschrieben von denen, die unsere Häuser planen, bauen und betreuen.',
            ),
            anchor: 'magazine',
          },
          tag: ref('tag', 'living'),
          limit: 3,
          allCard: {
            title: say('The whole magazine', 'المجلة كاملة', 'Das ganze Magazin'),
            text: say(
              'Neighbourhoods, interiors, guides.',
              'أحياء وتصميم داخلي وأدلة.',
              'Nachbarschaften, Interieur, Ratgeber.',
            ),
            href: '/articles',
            images: seen(say, 'story-skyline'),
          },
        },
        {
          __component: 'blocks.questions',
          sectionData: {
            eyebrow: say('Questions', 'أسئلة', 'Fragen'),
            title: say('What buyers ask us', 'ما يسألنا عنه المشترون', 'Was Käufer uns fragen'),
            text: say(
              'If yours is missing, [write to us](/contact).',
              'إن لم تجد سؤالك، [فاكتب إلينا](/contact).',
              'Fehlt Ihre Frage? [Schreiben Sie uns](/kontakt).',
            ),
            anchor: 'questions',
          },
          items: [
            {
              question: say(
                'Can I buy if I do not live in Port Alma?',
                'هل يمكنني الشراء إن لم أكن مقيمًا في بورت ألما؟',
                'Kann ich kaufen, ohne in Port Alma zu wohnen?',
              ),
              answer: say(
                'Yes. All eight addresses are open to buyers of any nationality. You need a valid passport and a proof of address; we arrange the registration, and you can sign at a notary abroad.',
                'نعم. العناوين الثمانية متاحة للمشترين من جميع الجنسيات. يلزمك جواز سفر ساري المفعول وإثبات عنوان، ونتولّى نحن التسجيل، ويمكنك التوقيع لدى كاتب عدل في بلدك.',
                'Ja. Alle acht Adressen stehen Käufern jeder Staatsangehörigkeit offen. Sie brauchen einen gültigen Pass und einen Adressnachweis; die Eintragung übernehmen wir, unterschreiben können Sie bei einem Notariat im Ausland.',
              ),
            },
            {
              question: say(
                'How is a home paid for while it is being built?',
                'كيف يُسدَّد ثمن الوحدة أثناء البناء؟',
                'Wie wird während der Bauzeit bezahlt?',
              ),
              answer: say(
                'In parts, which the payment plan on the page of each project lists:\n\n- first the reservation or the contract\n- then the stages of construction, each certified by an independent engineer\n- the last or the largest part with the keys\n\nThe money lies in an escrow account. [The whole path, step by step](/articles/buying-off-plan-step-by-step)',
                'على دفعات تبيّنها خطة الدفع في صفحة كل مشروع:\n\n- أولًا الحجز أو توقيع العقد\n- ثم مراحل البناء، ويشهد بكل منها مهندس مستقل\n- والدفعة الأخيرة أو الكبرى مع المفاتيح\n\nوتُحفظ المبالغ في حساب ضمان. [المسار كاملًا خطوة بخطوة](/articles/buying-off-plan-step-by-step)',
                'In Raten, die der Zahlungsplan auf der Seite jedes Projekts nennt:\n\n- zuerst die Reservierung oder der Vertrag\n- dann die Bauabschnitte, jeder von einem unabhängigen Ingenieurbüro bescheinigt\n- die letzte oder die größte Rate mit den Schlüsseln\n\nDas Geld liegt auf einem Treuhandkonto. [Der ganze Weg, Schritt für Schritt](/articles/kaufen-vor-dem-bau-schritt-fuer-schritt)',
              ),
            },
            {
              question: say(
                'What does the service charge cover?',
                'ماذا تشمل رسوم الخدمات؟',
                'Was deckt die Servicegebühr ab?',
              ),
              answer: say(
                'Care of the shared rooms, gardens, pools and lifts, building insurance, security and a reserve for larger repairs. It lies between AED 88 and 196 per square metre and year, and the page of each home states it; we publish the accounts of each house every March.',
                'العناية بالمساحات المشتركة والحدائق والمسابح والمصاعد، وتأمين المبنى، والحراسة، واحتياطي للإصلاحات الكبيرة. تتراوح بين 88 و196 درهمًا للمتر المربع في السنة، وتذكرها صفحة كل منزل، وننشر حسابات كل مبنى في شهر مارس.',
                'Die Pflege der gemeinsamen Räume, Gärten, Pools und Aufzüge, die Gebäudeversicherung, den Sicherheitsdienst und eine Rücklage für größere Reparaturen. Sie liegt zwischen 88 und 196 AED je Quadratmeter und Jahr und steht auf der Seite jeder Wohnung; die Abrechnung jedes Hauses veröffentlichen wir im März.',
              ),
            },
            {
              question: say('May I let my home?', 'هل يحقّ لي تأجير منزلي؟', 'Darf ich vermieten?'),
              answer: say(
                'By the year, at every address. By the week only in Marina Crest and, once it is finished, in Skyline One: there the concierge takes over keys, linen and cleaning. [What is left at the end](/articles/renting-out-a-studio) we have worked out for a studio.',
                'تأجيرًا سنويًا في جميع العناوين. أما الإيجار الأسبوعي فمتاح في مارينا كريست فقط، ثم في سكايلاين ون عند اكتماله، حيث يتولّى الكونسيرج المفاتيح والمفارش والتنظيف. وقد حسبنا [ما يبقى في النهاية](/articles/renting-out-a-studio) لاستوديو واحد.',
                'Jahresweise an jeder Adresse. Wochenweise nur in Marina Crest und, sobald es fertig ist, in Skyline One: Dort übernimmt der Concierge Schlüssel, Wäsche und Reinigung. [Was am Ende bleibt](/articles/ein-studio-vermieten), haben wir für ein Studio ausgerechnet.',
              ),
            },
            {
              question: say(
                'Who do I call if something breaks?',
                'بمن أتصل إذا تعطّل شيء؟',
                'Wen rufe ich an, wenn etwas kaputtgeht?',
              ),
              answer: say(
                'The residents’ desk, day and night. For two years after handover the repair is ours to pay; after that you get a fixed price before anyone starts.',
                'مكتب السكان ليلًا ونهارًا. الإصلاح على حسابنا طوال سنتين بعد التسليم، وبعدها تحصل على سعر محدّد قبل أن يبدأ العمل.',
                'Den Bewohnerservice, Tag und Nacht. Zwei Jahre lang nach der Übergabe geht die Reparatur auf uns; danach nennen wir einen festen Preis, bevor jemand anfängt.',
              ),
            },
          ],
        },
        {
          __component: 'blocks.jobs',
          sectionData: {
            eyebrow: say('Jobs', 'الوظائف', 'Stellen'),
            title: say('Build with us', 'ابنِ معنا', 'Bauen Sie mit'),
            text: say(
              'Two positions we would like to fill this season.',
              'وظيفتان نودّ شغلهما هذا الموسم.',
              'Zwei Stellen, die wir in dieser Saison besetzen möchten.',
            ),
            anchor: 'jobs',
          },
          jobs: [ref('job', 'architect'), ref('job', 'site-engineer')],
          button: {
            label: say('All open positions', 'جميع الوظائف المتاحة', 'Alle offenen Stellen'),
            href: '/jobs',
            icon: media('icon-arrow.svg'),
            variant: 'text',
          },
        },
        {
          __component: 'blocks.banner',
          sectionData: {
            eyebrow: say('Residents’ app', 'تطبيق السكان', 'Bewohner-App'),
            title: say(
              'The building in your pocket',
              'مبناك في جيبك',
              'Das Haus in der Hosentasche',
            ),
            text: say(
              'Let guests in, book the pool room, report a dripping tap. Residents at every address use the same app.',
              'أدخِل ضيوفك، واحجز قاعة المسبح، وبلّغ عن صنبور يقطر. تطبيق واحد للسكان في كل عنوان.',
              'Gäste hereinlassen, den Poolraum buchen, einen tropfenden Hahn melden: eine App für alle Adressen.',
            ),
            anchor: 'app',
          },
          images: seen(say, 'palm-court-dusk'),
          buttons: [
            {
              label: say('For residents', 'للملّاك والسكان', 'Für Eigentümer'),
              href: say('/residents', '/residents', '/eigentuemer'),
              icon: media('icon-key.svg'),
              variant: 'secondary',
            },
          ],
          buttonImage: [
            {
              label: say('App Store', 'آب ستور', 'App Store'),
              href: 'https://apps.apple.com/',
              image: media('app-store.svg'),
            },
            {
              label: say('Google Play', 'غوغل بلاي', 'Google Play'),
              href: 'https://play.google.com/store',
              image: media('play-store.svg'),
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
        {
          __component: 'blocks.global',
          global: ref('global-block', 'promise'),
        },
      ],
    }),
  ),
}
