import { type Entry, type Fields, media, ref } from '../../entry.ts'
import { inEach } from './languages.ts'
import { seen } from './pictures.ts'

export const about: Entry = {
  key: 'about',
  shared: { kind: 'page', layout: 'default', guard: 'none' },
  ...inEach(
    (say): Fields => ({
      title: say('About Mira', 'عن ميرا', 'Über Mira'),
      slug: say('about', 'about', 'ueber-uns'),
      seo: {
        title: say(
          'About Mira, developer in Port Alma',
          'عن ميرا للتطوير العقاري في بورت ألما',
          'Über Mira, Projektentwickler in Port Alma',
        ),
        description: say(
          'Mira has built in Port Alma since 2009: who we are, what we hold to and the people behind our houses.',
          'تبني ميرا في بورت ألما منذ عام 2009: من نحن، وبماذا نتمسّك، ومن يقف وراء منازلنا.',
          'Mira baut seit 2009 in Port Alma: wer wir sind, woran wir festhalten und welche Menschen hinter unseren Häusern stehen.',
        ),
        image: media('story-model-desktop.jpg'),
      },
      blocks: [
        {
          __component: 'blocks.hero',
          sectionData: {
            eyebrow: say('About Mira', 'عن ميرا', 'Über Mira'),
            title: say('We build where we live', 'نبني حيث نعيش', 'Wir bauen, wo wir leben'),
            text: say(
              'A family of engineers, one city, eight addresses: that is all there is to us, and it keeps us busy.',
              'عائلة من المهندسين ومدينة واحدة وثمانية عناوين: هذا كل ما نحن عليه، وفيه ما يكفي لشغلنا.',
              'Eine Ingenieursfamilie, eine Stadt, acht Adressen: Mehr ist es nicht, und es hält uns auf Trab.',
            ),
          },
          images: seen(say, 'story-skyline'),
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
        },
        {
          __component: 'blocks.text',
          sectionData: {
            eyebrow: say('Our story', 'قصتنا', 'Unsere Geschichte'),
            title: say(
              'It began with a staircase',
              'بدأت الحكاية بدرج',
              'Es begann mit einer Treppe',
            ),
          },
          text: say(
            `In 2009 Salma Mirani and her brother Karim bought a warehouse by the old harbour that nobody wanted. They meant to pull it down. Then they found the staircase: limestone, turned by hand, worn in the middle of every step. They kept it, put twelve flats around it and lived in two of them.

Those flats taught us nearly all we know. That the western side needs shade before it needs a view. That people cook in the evening and want the window open. That a lift which breaks down twice a year is remembered longer than any lobby.

## What has stayed the same

- We buy land only where we would live ourselves.
- We draw every plan in house and build every model by hand.
- We look after what we have built. Our own people repair it, not a contractor’s.

## What has changed

We have grown from four people to 140, and from twelve flats to eight addresses. [Marina Crest](/projects/marina-crest) alone has more homes than our first ten years together, and for [Dune House](/projects/dune-house) we are learning to build with earth. The staircase, by the way, is still there. You walk up it when you visit our workshop.`,
            `في عام 2009 اشترت سلمى ميراني وشقيقها كريم مستودعًا عند الميناء القديم لم يرغب فيه أحد. كانت النيّة هدمه. ثم عثرا على الدرج: حجر جيري منحوت باليد، متآكل في وسط كل درجة. فأبقيا عليه، وبنيا حوله اثنتي عشرة شقة، وسكنا في اثنتين منها.

علّمتنا تلك الشقق معظم ما نعرفه. أن الجهة الغربية تحتاج إلى الظل قبل الإطلالة. وأن الناس يطبخون مساءً ويريدون النافذة مفتوحة. وأن مصعدًا يتعطّل مرتين في السنة يبقى في الذاكرة أطول من أي ردهة.

## ما لم يتغيّر

- لا نشتري أرضًا إلا حيث نرضى أن نسكن نحن.
- نرسم كل مخطط بأنفسنا ونصنع كل مجسّم باليد.
- نرعى ما بنيناه، وفريقنا هو من يصلحه لا مقاول من الخارج.

## ما تغيّر

كبرنا من أربعة أشخاص إلى 140، ومن اثنتي عشرة شقة إلى ثمانية عناوين. في [مارينا كريست](/projects/marina-crest) وحده منازل أكثر مما بنيناه في سنواتنا العشر الأولى مجتمعة، ومن أجل [ديون هاوس](/projects/dune-house) نتعلّم البناء بالتراب المدكوك. أما الدرج فما زال في مكانه، تصعده حين تزور ورشتنا.`,
            `2009 kauften Salma Mirani und ihr Bruder Karim am alten Hafen ein Lagerhaus, das niemand haben wollte. Sie hatten vor, es abzureißen. Dann fanden sie die Treppe: Kalkstein, von Hand gearbeitet, jede Stufe in der Mitte ausgetreten. Sie ließen sie stehen, bauten zwölf Wohnungen darum herum und zogen selbst in zwei davon ein.

Von diesen Wohnungen haben wir fast alles gelernt. Dass die Westseite erst Schatten braucht und dann Aussicht. Dass die Leute abends kochen und dabei das Fenster öffnen wollen. Dass ein Aufzug, der zweimal im Jahr stehen bleibt, länger in Erinnerung bleibt als jede Lobby.

## Was geblieben ist

- Wir kaufen nur Land, auf dem wir selbst wohnen würden.
- Wir zeichnen jeden Grundriss im Haus und bauen jedes Modell von Hand.
- Wir kümmern uns um das, was wir gebaut haben. Repariert wird es von unseren eigenen Leuten.

## Was sich geändert hat

Aus vier Menschen sind 140 geworden, aus zwölf Wohnungen acht Adressen. Allein [Marina Crest](/projects/marina-crest) hat mehr Wohnungen als unsere ersten zehn Jahre zusammen, und für [Dune House](/projects/dune-house) lernen wir gerade, mit Lehm zu bauen. Die Treppe gibt es übrigens noch. Sie steigen sie hinauf, wenn Sie uns in der Werkstatt besuchen.`,
          ),
        },
        {
          __component: 'blocks.person',
          sectionData: {
            eyebrow: say('The founder', 'المؤسِّسة', 'Die Gründerin'),
            title: say(
              '“We had planned a house. The staircase planned the company.”',
              '«خططنا لبيت، فخطّط الدرج للشركة كلها.»',
              '„Geplant hatten wir ein Haus. Die Treppe plante das Unternehmen.“',
            ),
          },
          advisor: {
            fullName: say('Salma Mirani', 'سلمى ميراني', 'Salma Mirani'),
            portrait: media('person-salma.svg'),
          },
          occupation: say(
            'Founded Mira with her brother Karim',
            'أسست ميرا مع أخيها كريم',
            'Hat Mira mit ihrem Bruder Karim gegründet',
          ),
        },
        {
          __component: 'blocks.numbers',
          sectionData: {
            title: say('Mira today', 'ميرا اليوم', 'Mira heute'),
          },
          items: [
            { value: '140', label: say('people', 'موظفًا', 'Mitarbeitende') },
            { value: '11', label: say('gardeners', 'بستانيًا', 'Gärtnerinnen und Gärtner') },
            {
              value: '31',
              label: say('models in the workshop', 'مجسّمًا في الورشة', 'Modelle in der Werkstatt'),
            },
            { value: '1', label: say('staircase', 'درج', 'Treppe') },
          ],
        },
        {
          __component: 'blocks.marquee',
          chips: [
            { label: say('Limestone', 'حجر جيري', 'Kalkstein') },
            { label: say('Rammed earth', 'تراب مدكوك', 'Stampflehm') },
            { label: say('Oiled oak', 'بلوط مزيّت', 'Geölte Eiche') },
            { label: say('Bronze', 'برونز', 'Bronze') },
            { label: say('Lime plaster', 'جصّ كلسي', 'Kalkputz') },
            { label: say('Linen', 'كتّان', 'Leinen') },
            { label: say('Date palm', 'نخيل', 'Dattelpalme') },
          ],
          duration: 24,
          delay: 0,
          loop: 3,
          gradientLength: '120px',
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
          __component: 'blocks.person',
          sectionData: {
            eyebrow: say('Design', 'التصميم', 'Entwurf'),
            title: say(
              'Lena Farah draws the shade first',
              'لينا فرح ترسم الظل أولًا',
              'Lena Farah zeichnet zuerst den Schatten',
            ),
            text: say(
              'Our head of design puts the sun on the table before anything else: a lamp, a paper model and a calendar. Only when the shade falls right in July does she draw a window.',
              'تضع رئيسة قسم التصميم الشمس على الطاولة قبل كل شيء: مصباح ومجسّم ورقي وتقويم. ولا ترسم نافذة إلا حين يقع الظل في مكانه الصحيح في يوليو.',
              'Unsere Leiterin der Gestaltung holt als Erstes die Sonne auf den Tisch: eine Lampe, ein Papiermodell und einen Kalender. Erst wenn der Schatten im Juli richtig fällt, zeichnet sie ein Fenster.',
            ),
          },
          advisor: {
            fullName: say('Lena Farah', 'لينا فرح', 'Lena Farah'),
            portrait: media('person-lena.svg'),
          },
          occupation: say('Head of design', 'رئيسة قسم التصميم', 'Leiterin der Gestaltung'),
          buttons: [
            {
              label: say(
                'How light shapes a plan',
                'كيف يرسم الضوء مخطط البيت',
                'Wie Licht einen Grundriss formt',
              ),
              href: say(
                '/articles/how-light-shapes-a-plan',
                '/articles/how-light-shapes-a-plan',
                '/articles/wie-licht-einen-grundriss-formt',
              ),
              icon: media('icon-arrow.svg'),
              variant: 'text',
            },
          ],
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
          __component: 'blocks.person',
          sectionData: {
            eyebrow: say('Aftercare', 'الرعاية اللاحقة', 'Betreuung'),
            title: say(
              'Yusuf Rahman knows every tap',
              'يوسف رحمن يعرف كل صنبور',
              'Yusuf Rahman kennt jeden Hahn',
            ),
            text: say(
              'He leads the residents’ desk and its nineteen craftspeople. What they repair more than twice goes back to the architects, in writing.',
              'يدير مكتب السكان وفيه تسعة عشر حرفيًا. وما يصلحونه أكثر من مرتين يعود إلى المعماريين مكتوبًا.',
              'Er leitet den Bewohnerservice mit seinen neunzehn Handwerkern. Was sie mehr als zweimal reparieren, geht schriftlich zurück an die Architekten.',
            ),
          },
          advisor: {
            fullName: say('Yusuf Rahman', 'يوسف رحمن', 'Yusuf Rahman'),
            portrait: media('person-yusuf.svg'),
          },
          occupation: say(
            'Head of the residents’ desk',
            'مدير مكتب السكان',
            'Leiter des Bewohnerservice',
          ),
        },
        { __component: 'blocks.global', global: ref('global-block', 'promise') },
        {
          __component: 'blocks.jobs',
          sectionData: {
            eyebrow: say('Jobs', 'الوظائف', 'Stellen'),
            title: say('There is room for you', 'لك مكان بيننا', 'Bei uns ist noch Platz'),
          },
          button: {
            label: say('All open positions', 'جميع الوظائف المتاحة', 'Alle offenen Stellen'),
            href: '/jobs',
            variant: 'secondary',
          },
        },
        { __component: 'blocks.global', global: ref('global-block', 'contact-banner') },
      ],
    }),
  ),
}
