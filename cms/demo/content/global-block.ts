import { type Entry, type Fields, media } from '../entry.ts'
import { inEach } from './pages/languages.ts'
import { seen } from './pages/pictures.ts'

export const globalBlocks: Entry[] = [
  {
    key: 'contact-banner',
    ...inEach(
      (say): Fields => ({
        title: say('Contact banner', 'لافتة التواصل', 'Kontakt-Banner'),
        blocks: [
          {
            __component: 'blocks.banner',
            sectionData: {
              eyebrow: say('The workshop', 'الورشة', 'Die Werkstatt'),
              title: say(
                'See it before you decide',
                'شاهد بعينك قبل أن تقرّر',
                'Erst ansehen, dann entscheiden',
              ),
              text: say(
                'At 6 Ropewalk, by the Old Harbour, stand the models, the stone samples and one kitchen at full size. Come by any day except Sunday; the coffee is good and nobody hurries you.',
                'في 6 شارع الحبّالين قرب الميناء القديم تجد المجسّمات وعينات الحجر ومطبخًا بحجمه الكامل. زرنا في أي يوم عدا الأحد؛ القهوة طيبة ولا أحد يستعجلك.',
                'In der Werkstatt, 6 Ropewalk, gleich am alten Hafen, stehen die Modelle, die Steinmuster und eine Küche in voller Größe. Kommen Sie vorbei, täglich außer sonntags – der Kaffee ist gut, und niemand drängt Sie.',
              ),
              anchor: 'visit',
            },
            images: seen(say, 'interior-lobby'),
            buttons: [
              {
                label: say('Arrange a visit', 'احجز زيارة', 'Besuch vereinbaren'),
                href: '#modal:visit',
                icon: media('icon-calendar.svg'),
                variant: 'primary',
              },
              {
                label: say('All ways to reach us', 'كل طرق التواصل', 'Alle Kontaktwege'),
                href: say('/contact', '/contact', '/kontakt'),
                icon: media('icon-phone.svg'),
                variant: 'secondary',
              },
            ],
          },
        ],
      }),
    ),
  },
  {
    key: 'promise',
    ...inEach(
      (say): Fields => ({
        title: say('What we promise', 'ما نلتزم به', 'Was wir versprechen'),
        blocks: [
          {
            __component: 'blocks.items',
            sectionData: {
              eyebrow: say('Our promise', 'التزامنا', 'Unser Versprechen'),
              title: say(
                'Four things that stand in every contract',
                'أربعة بنود في كل عقد',
                'Vier Dinge, die in jedem Vertrag stehen',
              ),
              text: say(
                'They are short on purpose, and they have not changed since 2009.',
                'هي موجزة عن قصد، ولم تتغيّر منذ عام 2009.',
                'Sie sind mit Absicht kurz und seit 2009 unverändert.',
              ),
              anchor: 'promise',
            },
            items: [
              {
                title: say('A date', 'موعد محدّد', 'Ein Termin'),
                text: say(
                  'The month of handover is part of the contract. If we are late, we pay your rent.',
                  'شهر التسليم جزء من العقد. وإذا تأخرنا فنحن ندفع إيجارك.',
                  'Der Monat der Übergabe ist Teil des Vertrags. Verspäten wir uns, zahlen wir Ihre Miete.',
                ),
                icon: media('icon-calendar.svg'),
              },
              {
                title: say('A price', 'سعر ثابت', 'Ein Preis'),
                text: say(
                  'What you sign is what you pay. Kitchen, wardrobes and the parking space in your contract are included.',
                  'ما توقّع عليه هو ما تدفعه، ويشمل المطبخ والخزائن والموقف المذكور في عقدك.',
                  'Sie zahlen, was Sie unterschreiben. Küche, Einbauschränke und der Stellplatz im Vertrag sind inbegriffen.',
                ),
                icon: media('icon-key.svg'),
              },
              {
                title: say('A plan', 'مخطط دقيق', 'Ein Plan'),
                text: say(
                  'The drawing in your contract is the one the site works from. We measure again at handover, to the centimetre.',
                  'المخطط المرفق بعقدك هو نفسه الذي يُبنى على أساسه، ونعيد القياس عند التسليم بدقة السنتيمتر.',
                  'Nach der Zeichnung in Ihrem Vertrag wird auch gebaut. Bei der Übergabe messen wir nach, auf den Zentimeter.',
                ),
                icon: media('icon-plan.svg'),
              },
              {
                title: say('A person', 'شخص تعرفه', 'Ein Mensch'),
                text: say(
                  'One advisor from the first call to the keys, and two years of aftercare with a name and a number.',
                  'مستشار واحد من أول مكالمة حتى استلام المفاتيح، وسنتان من الرعاية اللاحقة باسم ورقم معروفين.',
                  'Eine Ansprechperson vom ersten Anruf bis zum Schlüssel, danach zwei Jahre Betreuung mit Namen und Nummer.',
                ),
                icon: media('icon-phone.svg'),
              },
            ],
          },
        ],
      }),
    ),
  },
]
