import { type Entry, type Fields, media, ref } from '../../entry.ts'
import { inEach } from './languages.ts'
import { seen } from './pictures.ts'

export const contact: Entry = {
  key: 'contact',
  shared: { kind: 'page', layout: 'default', guard: 'none' },
  ...inEach(
    (say): Fields => ({
      title: say('Contact', 'اتصل بنا', 'Kontakt'),
      slug: say('contact', 'contact', 'kontakt'),
      seo: {
        title: say('Contact | Mira', 'اتصل بنا | ميرا', 'Kontakt | Mira'),
        description: say(
          'Call, write or come by: the Mira workshop at 6 Ropewalk, Old Harbour, Port Alma, is open every day except Sunday.',
          'اتصل أو اكتب أو زرنا: ورشة ميرا في 6 شارع الحبّالين، الميناء القديم، بورت ألما، تفتح أبوابها يوميًا عدا الأحد.',
          'Anrufen, schreiben oder vorbeikommen: Die Mira-Werkstatt, 6 Ropewalk, Old Harbour, Port Alma, ist täglich außer sonntags geöffnet.',
        ),
        image: media('interior-lobby-desktop.jpg'),
      },
      blocks: [
        {
          __component: 'blocks.hero',
          sectionData: {
            eyebrow: say('Contact', 'اتصل بنا', 'Kontakt'),
            title: say(
              'Talk to somebody who knows the plans',
              'تحدّث إلى من يعرف المخططات',
              'Sprechen Sie mit jemandem, der die Pläne kennt',
            ),
            text: say(
              'No call centre, no queue of five numbers: whoever answers here can help.',
              'لا مركز اتصال ولا قائمة أرقام: من يردّ عليك هنا يستطيع مساعدتك.',
              'Kein Callcenter, keine Warteschleife: Wer hier abnimmt, kann weiterhelfen.',
            ),
          },
          images: seen(say, 'interior-lobby'),
          buttons: [
            {
              label: say('Write to us', 'اكتب إلينا', 'Schreiben Sie uns'),
              href: '#message',
              icon: media('icon-arrow.svg'),
              variant: 'primary',
            },
          ],
        },
        {
          __component: 'blocks.items',
          sectionData: {
            eyebrow: say('Directly', 'مباشرة', 'Direkt'),
            title: say('Four ways to reach us', 'أربع طرق للتواصل', 'Vier Wege zu uns'),
          },
          items: [
            {
              title: say('By phone', 'بالهاتف', 'Telefon'),
              text: say(
                '[+971 4 555 0142](tel:+97145550142)\n\nMonday to Saturday, 9:00 to 19:00',
                '[\u200e+971 4 555 0142](tel:+97145550142)\n\nمن الاثنين إلى السبت، 9:00 – 19:00',
                '[+971 4 555 0142](tel:+97145550142)\n\nMontag bis Samstag, 9 bis 19 Uhr',
              ),
              icon: media('icon-phone.svg'),
            },
            {
              title: say('By email', 'بالبريد الإلكتروني', 'E-Mail'),
              text: say(
                '[hello@mira.example](mailto:hello@mira.example)\n\nAnswered within one working day',
                '[hello@mira.example](mailto:hello@mira.example)\n\nنردّ خلال يوم عمل واحد',
                '[hello@mira.example](mailto:hello@mira.example)\n\nAntwort innerhalb eines Werktags',
              ),
              icon: media('icon-concierge.svg'),
            },
            {
              title: say('In the workshop', 'في الورشة', 'In der Werkstatt'),
              text: say(
                '6 Ropewalk, Old Harbour, Port Alma\n\nTwo minutes from the ferry landing; visitors park below the house.',
                '6 شارع الحبّالين، الميناء القديم، بورت ألما\n\nعلى بُعد دقيقتين من رصيف العبّارات، ومواقف الزوار أسفل المبنى.',
                '6 Ropewalk, Old Harbour, Port Alma\n\nZwei Minuten vom Fähranleger; Gästeparkplätze unter dem Haus.',
              ),
              icon: media('icon-map.svg'),
            },
            {
              title: say('On WhatsApp', 'عبر واتساب', 'WhatsApp'),
              text: say(
                'For short questions, in English, Arabic and German.',
                'للأسئلة القصيرة بالعربية والإنجليزية والألمانية.',
                'Für kurze Fragen, auf Deutsch, Englisch und Arabisch.',
              ),
              icon: media('social-whatsapp.svg'),
              link: {
                label: say('Open the chat', 'افتح المحادثة', 'Chat öffnen'),
                href: 'https://wa.me/',
                newTab: true,
              },
            },
          ],
        },
        {
          __component: 'blocks.lead-form',
          sectionData: {
            eyebrow: say('Message', 'رسالة', 'Nachricht'),
            title: say('Write to us', 'اكتب إلينا', 'Schreiben Sie uns'),
            text: say(
              'For a visit or a call back, the [short form on the home page](/#interest) is quicker.',
              'لطلب زيارة أو اتصال، [النموذج القصير في الصفحة الرئيسية](/#interest) أسرع.',
              'Für einen Besuch oder Rückruf geht es mit dem [kurzen Formular auf der Startseite](/#interest) schneller.',
            ),
            anchor: 'message',
          },
          form: ref('form', 'contact'),
          images: seen(say, 'story-courtyard'),
        },
        {
          __component: 'blocks.questions',
          sectionData: {
            eyebrow: say('Before you come', 'قبل زيارتك', 'Bevor Sie kommen'),
            title: say('About your visit', 'عن زيارتك', 'Zu Ihrem Besuch'),
          },
          items: [
            {
              question: say(
                'Do I need an appointment?',
                'هل أحتاج إلى موعد؟',
                'Brauche ich einen Termin?',
              ),
              answer: say(
                'Not for the workshop. For a home or a building site, yes: we have to let you in, and on site we lend you a helmet and boots.',
                'ليس لزيارة الورشة. أما معاينة وحدة أو موقع بناء فنعم: علينا أن نستقبلك، ونعيرك في الموقع خوذة وحذاءً واقيًا.',
                'Für die Werkstatt nicht. Für eine Wohnung oder eine Baustelle schon: Wir müssen Sie hineinlassen, und auf der Baustelle leihen wir Ihnen Helm und Stiefel.',
              ),
            },
            {
              question: say(
                'May I bring children?',
                'هل يمكنني إحضار أطفالي؟',
                'Darf ich Kinder mitbringen?',
              ),
              answer: say(
                'Please do. There is a table with blocks and card, and the model makers like company.',
                'بكل سرور. لدينا طاولة فيها مكعبات وكرتون، وصنّاع المجسّمات يحبّون الصحبة.',
                'Gern. Es gibt einen Tisch mit Bauklötzen und Karton, und unser Modellbau freut sich über Gesellschaft.',
              ),
            },
          ],
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
      ],
    }),
  ),
}
