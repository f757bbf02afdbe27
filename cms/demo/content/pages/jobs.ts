import { type Entry, type Fields, media } from '../../entry.ts'
import { inEach } from './languages.ts'
import { seen } from './pictures.ts'

export const jobs: Entry = {
  key: 'jobs',
  shared: { kind: 'jobs', layout: 'default', guard: 'none' },
  ...inEach(
    (say): Fields => ({
      title: say('Jobs', 'الوظائف', 'Stellen'),
      slug: 'jobs',
      seo: {
        title: say('Jobs at Mira', 'الوظائف في ميرا', 'Arbeiten bei Mira'),
        description: say(
          'Open positions in sales, architecture, construction and content at Mira in Port Alma, and how we work together.',
          'الوظائف المتاحة في ميرا في بورت ألما في المبيعات والعمارة والإنشاء والمحتوى، وكيف نعمل معًا.',
          'Offene Stellen in Vertrieb, Architektur, Bau und Content bei Mira in Port Alma – und wie wir zusammenarbeiten.',
        ),
        image: media('interior-office-desktop.jpg'),
      },
      blocks: [
        {
          __component: 'blocks.hero',
          sectionData: {
            eyebrow: say('Jobs', 'الوظائف', 'Stellen'),
            title: say(
              'Work on things that stay',
              'اعمل على ما يبقى',
              'Arbeiten Sie an dem, was bleibt',
            ),
            text: say(
              'We are 140 people: architects, engineers, gardeners, advisors. Most of us can walk to what we have built.',
              'نحن 140 شخصًا من معماريين ومهندسين وبستانيين ومستشارين، ومعظمنا يصل سيرًا إلى ما بناه.',
              'Wir sind 140 Menschen aus Architektur, Ingenieurwesen, Gartenbau und Beratung. Die meisten von uns können zu Fuß zu dem gehen, was sie gebaut haben.',
            ),
          },
          images: seen(say, 'interior-office'),
        },
        {
          __component: 'blocks.image-text',
          sectionData: {
            eyebrow: say('How we work', 'كيف نعمل', 'Wie wir arbeiten'),
            title: say(
              'Models before meetings',
              'المجسّم قبل الاجتماع',
              'Erst das Modell, dann die Sitzung',
            ),
            text: say(
              'Every decision that matters is made in front of a model or on the site, by the people who will carry it out. It takes an hour longer and saves a month.',
              'كل قرار مهم يُتّخذ أمام مجسّم أو في الموقع، وبحضور من سينفّذه. يستغرق ذلك ساعة إضافية ويوفّر شهرًا.',
              'Jede wichtige Entscheidung fällt vor einem Modell oder auf der Baustelle, und zwar mit denen, die sie umsetzen. Das kostet eine Stunde und spart einen Monat.',
            ),
          },
          images: seen(say, 'story-model'),
          imageSide: 'end',
          items: [
            {
              title: say('Time', 'الوقت', 'Zeit'),
              text: say(
                '38 hours a week, 30 days of leave, and no calls after seven.',
                '38 ساعة أسبوعيًا، و30 يومًا إجازة، ولا مكالمات بعد السابعة.',
                '38 Stunden pro Woche, 30 Tage Urlaub und keine Anrufe nach sieben.',
              ),
              icon: media('icon-calendar.svg'),
            },
            {
              title: say('Learning', 'التعلّم', 'Lernen'),
              text: say(
                'A yearly budget of AED 10,000 for courses, and two weeks on another team.',
                'ميزانية سنوية قدرها 10,000 درهم للدورات، وأسبوعان في فريق آخر.',
                'Ein Jahresbudget von 10.000 AED für Kurse und zwei Wochen in einem anderen Team.',
              ),
              icon: media('icon-plan.svg'),
            },
            {
              title: say('Family', 'العائلة', 'Familie'),
              text: say(
                'Health cover for everyone at home, and a nursery place beside the workshop.',
                'تأمين صحي لجميع أفراد الأسرة، ومكان في الحضانة المجاورة للورشة.',
                'Krankenversicherung für die ganze Familie und ein Kitaplatz neben der Werkstatt.',
              ),
              icon: media('icon-kids.svg'),
            },
          ],
          buttons: [
            {
              label: say('About Mira', 'عن ميرا', 'Über Mira'),
              href: say('/about', '/about', '/ueber-uns'),
              icon: media('icon-arrow.svg'),
              variant: 'text',
            },
          ],
        },
        {
          __component: 'blocks.questions',
          sectionData: {
            eyebrow: say('Applying', 'التقديم', 'Bewerbung'),
            title: say('What happens next', 'ماذا يحدث بعد ذلك', 'Wie es weitergeht'),
          },
          items: [
            {
              question: say(
                'Do I need a cover letter?',
                'هل أحتاج إلى خطاب تقديم؟',
                'Brauche ich ein Anschreiben?',
              ),
              answer: say(
                'No. The form asks why you want this position; three honest sentences do.',
                'لا. يسألك النموذج عن سبب رغبتك في الوظيفة، وتكفي ثلاث جمل صادقة.',
                'Nein. Das Formular fragt, warum Sie diese Stelle möchten; drei ehrliche Sätze genügen.',
              ),
            },
            {
              question: say(
                'How many interviews are there?',
                'كم عدد المقابلات؟',
                'Wie viele Gespräche gibt es?',
              ),
              answer: say(
                'Two: one with the head of the team, and half a day with the colleagues, which we pay for.',
                'اثنتان: واحدة مع رئيس الفريق، ونصف يوم مع الزملاء ندفع أجره.',
                'Zwei: eines mit der Teamleitung und einen halben, bezahlten Tag mit den Kolleginnen und Kollegen.',
              ),
            },
            {
              question: say(
                'Do you help with moving to Port Alma?',
                'هل تساعدون في الانتقال إلى بورت ألما؟',
                'Helfen Sie beim Umzug nach Port Alma?',
              ),
              answer: say(
                'We arrange the visa, pay the flights and lend you a furnished studio for the first eight weeks.',
                'نرتّب التأشيرة ونتحمّل تذاكر السفر ونوفّر لك استوديو مفروشًا في الأسابيع الثمانية الأولى.',
                'Wir kümmern uns um das Visum, zahlen die Flüge und stellen Ihnen für die ersten acht Wochen ein möbliertes Studio.',
              ),
            },
          ],
        },
      ],
    }),
  ),
}
