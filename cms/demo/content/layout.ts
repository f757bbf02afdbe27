import { type Entry, type Fields, media } from '../entry.ts'
import { inEach, PROJECTS, type Say, TAGS } from './pages/languages.ts'

const link = (label: string, href: string): Fields => ({ label, href, newTab: false })
const social = (label: string, href: string, icon: string): Fields => ({
  label,
  href,
  icon: media(icon),
})

const projectLinks = (say: Say): Fields[] =>
  PROJECTS.map(([slug, en, ar]) => link(say(en, ar, en), `/projects/${slug}`))
const tagLinks = (say: Say): Fields[] =>
  TAGS.map(([slug, ...names]) => link(say(...names), `/articles/tags/${slug}`))

const about = (say: Say): Fields =>
  link(say('About Mira', 'عن ميرا', 'Über Mira'), say('/about', '/about', '/ueber-uns'))
const contact = (say: Say): Fields =>
  link(say('Contact', 'اتصل بنا', 'Kontakt'), say('/contact', '/contact', '/kontakt'))
const residents = (say: Say): Fields =>
  link(
    say('For residents', 'للملّاك والسكان', 'Für Eigentümer'),
    say('/residents', '/residents', '/eigentuemer'),
  )
const privacy = (say: Say): Fields =>
  link(say('Privacy', 'الخصوصية', 'Datenschutz'), say('/privacy', '/privacy', '/datenschutz'))
const terms = (say: Say): Fields =>
  link(
    say('Terms of use', 'شروط الاستخدام', 'Nutzungsbedingungen'),
    say('/terms', '/terms', '/nutzungsbedingungen'),
  )

const visit = (say: Say): Fields => ({
  label: say('Arrange a visit', 'احجز زيارة', 'Besuch vereinbaren'),
  href: '#modal:visit',
  icon: media('icon-calendar.svg'),
})

const header = (say: Say): Fields => ({
  logo: media('logo-mira.svg'),
  logoLight: media('logo-mira-light.svg'),
  links: [
    link(say('Projects', 'المشاريع', 'Projekte'), '/projects'),
    link(say('Homes', 'الوحدات', 'Wohnungen'), '/units'),
    link(say('Magazine', 'المجلة', 'Magazin'), '/articles'),
    about(say),
    contact(say),
  ],
  menuItems: [
    {
      label: say('Projects', 'المشاريع', 'Projekte'),
      href: '/projects',
      links: projectLinks(say),
    },
    {
      label: say('Homes', 'الوحدات السكنية', 'Wohnungen und Häuser'),
      href: '/units',
      links: [
        link(say('Studios', 'استوديوهات', 'Studios'), '/units?kind=studio'),
        link(say('Apartments', 'شقق', 'Wohnungen'), '/units?kind=apartment'),
        link(say('Townhouses', 'تاون هاوس', 'Stadthäuser'), '/units?kind=townhouse'),
        link(say('Villas', 'فلل', 'Villen'), '/units?kind=villa'),
        link(say('Penthouses', 'بنتهاوس', 'Penthouses'), '/units?kind=penthouse'),
      ],
    },
    {
      label: say('Magazine', 'المجلة', 'Magazin'),
      href: '/articles',
      links: tagLinks(say),
    },
    {
      label: say('Mira', 'ميرا', 'Mira'),
      href: say('/about', '/about', '/ueber-uns'),
      links: [
        about(say),
        link(say('Jobs', 'الوظائف', 'Stellen'), '/jobs'),
        residents(say),
        contact(say),
      ],
    },
  ],
  button: { ...visit(say), variant: 'primary' },
})

const footer = (say: Say): Fields => ({
  logo: media('logo-mira-light.svg'),
  appStore: {
    label: say(
      'The residents’ app in the App Store',
      'تطبيق السكان على متجر آب ستور',
      'Die Bewohner-App im App Store',
    ),
    href: 'https://apps.apple.com/',
    image: media('app-store.svg'),
  },
  playStore: {
    label: say(
      'The residents’ app on Google Play',
      'تطبيق السكان على غوغل بلاي',
      'Die Bewohner-App bei Google Play',
    ),
    href: 'https://play.google.com/store',
    image: media('play-store.svg'),
  },
  socials: [
    social(
      say('Instagram', 'إنستغرام', 'Instagram'),
      'https://www.instagram.com/',
      'social-instagram.svg',
    ),
    social(
      say('LinkedIn', 'لينكدإن', 'LinkedIn'),
      'https://www.linkedin.com/',
      'social-linkedin.svg',
    ),
    social(say('YouTube', 'يوتيوب', 'YouTube'), 'https://www.youtube.com/', 'social-youtube.svg'),
    social(
      say('WhatsApp', 'واتساب', 'WhatsApp'),
      'https://wa.me/971505550142',
      'social-whatsapp.svg',
    ),
  ],
  address: say(
    'Mira Workshop\n6 Ropewalk, Old Harbour, Port Alma\n+971 4 555 0142\nhello@mira.example',
    'ورشة ميرا\n6 شارع الحبّالين، الميناء القديم، بورت ألما\n\u200e+971 4 555 0142\nhello@mira.example',
    'Mira-Werkstatt\n6 Ropewalk, Old Harbour, Port Alma\n+971 4 555 0142\nhello@mira.example',
  ),
  columnOne: {
    title: say('Projects', 'المشاريع', 'Projekte'),
    links: projectLinks(say),
  },
  columnTwo: {
    title: say('Magazine', 'المجلة', 'Magazin'),
    links: tagLinks(say),
  },
  columnThree: {
    title: say('Company', 'الشركة', 'Unternehmen'),
    links: [
      about(say),
      link(say('Homes', 'الوحدات السكنية', 'Wohnungen und Häuser'), '/units'),
      link(say('Jobs', 'الوظائف', 'Stellen'), '/jobs'),
      contact(say),
      residents(say),
      privacy(say),
      terms(say),
      {
        label: say('For investors', 'للمستثمرين', 'Für Investoren'),
        href: 'https://www.example.com/mira-investors',
        newTab: true,
      },
    ],
  },
  legal: say(
    '© 2026 Mira Developments. Pictures are visualisations; plans and finishes may change.',
    '© 2026 ميرا للتطوير العقاري. الصور تصوّرية، وقد تتغيّر المخططات والتشطيبات.',
    '© 2026 Mira Developments. Bilder sind Visualisierungen; Pläne und Ausstattung können abweichen.',
  ),
})

const sales = (say: Say): Fields => ({
  askHome: say('Ask about this home', 'اسأل عن هذا المنزل', 'Dieses Zuhause anfragen'),
  askProject: say('Ask about this project', 'اسأل عن هذا المشروع', 'Dieses Projekt anfragen'),
  askWhenFree: say('Tell me when one is free', 'أبلغني عند توفّر منزل', 'Bescheid geben, wenn frei'),
  href: '#modal:interest',
  whenFreeHref: '#modal:notify',
  visit: { ...visit(say), variant: 'secondary' },
  call: { label: say('Call', 'اتصل', 'Anrufen'), icon: media('icon-phone.svg') },
  whatsApp: {
    label: say('WhatsApp', 'واتساب', 'WhatsApp'),
    icon: media('social-whatsapp.svg'),
  },
  whatsAppMessage: say(
    'Hello Mira, I would like to ask about {title}: {link}',
    'مرحبًا ميرا، أودّ الاستفسار عن {title}: {link}',
    'Guten Tag, ich habe eine Frage zu {title}: {link}',
  ),
  advisor: {
    fullName: say('Mira sales office', 'مكتب مبيعات ميرا', 'Verkaufsbüro Mira'),
    languages: say(
      'English, Arabic, German',
      'العربية والإنجليزية والألمانية',
      'Deutsch, Englisch, Arabisch',
    ),
    phone: '+971 4 555 0142',
    whatsAppNumber: '+971 50 555 0142',
  },
})

const consent = (say: Say): Fields => ({
  title: say(
    'Your choice about cookies',
    'اختيارك بشأن ملفات تعريف الارتباط',
    'Ihre Wahl zu Cookies',
  ),
  text: say(
    'With your consent we count visits and measure our advertising. The site works the same without.',
    'بموافقتك نحصي الزيارات ونقيس أثر إعلاناتنا. ويعمل الموقع من دونها بالكفاءة نفسها.',
    'Mit Ihrer Einwilligung zählen wir Besuche und messen unsere Werbung. Die Website funktioniert auch ohne.',
  ),
  link: privacy(say),
  accept: say('Accept all', 'قبول الكل', 'Alle annehmen'),
  reject: say('Reject all', 'رفض الكل', 'Alle ablehnen'),
  choose: say('Choose yourself', 'اختر بنفسك', 'Selbst auswählen'),
  save: say('Save my choice', 'احفظ اختياري', 'Auswahl speichern'),
  necessary: {
    title: say('Necessary', 'ضرورية', 'Notwendig'),
    text: say(
      'Your choice, your shortlist, the currency, and for this visit the advertisement that led you here.',
      'اختيارك وقائمتك المختصرة والعملة، وخلال هذه الزيارة الإعلان الذي قادك إلينا.',
      'Ihre Wahl, Ihre Merkliste, die Währung und für diesen Besuch die Anzeige, die Sie hergeführt hat.',
    ),
  },
  statistics: {
    title: say('Statistics', 'إحصاءات', 'Statistik'),
    text: say(
      'Counts which pages are read, with Google Analytics.',
      'تحصي الصفحات المقروءة عبر Google Analytics.',
      'Zählt mit Google Analytics, welche Seiten gelesen werden.',
    ),
  },
  marketing: {
    title: say('Marketing', 'تسويق', 'Marketing'),
    text: say(
      'Measures which advertisement led to an enquiry, with Google and Meta, also on later visits. Films of YouTube and Vimeo play without asking each time.',
      'يقيس أي إعلان أدى إلى استفسار عبر Google وMeta، في الزيارات اللاحقة أيضًا. وتعمل أفلام YouTube وVimeo دون سؤال في كل مرة.',
      'Misst mit Google und Meta, welche Anzeige zu einer Anfrage geführt hat, auch bei späteren Besuchen. Filme von YouTube und Vimeo laufen, ohne jedes Mal zu fragen.',
    ),
  },
  change: say('Cookie choice', 'اختيار ملفات تعريف الارتباط', 'Cookie-Auswahl'),
  version: '2026-11',
})

export const layouts: Entry[] = [
  {
    key: 'main',
    ...inEach(
      (say): Fields => ({
        header: header(say),
        footer: footer(say),
        sales: sales(say),
        loan: { deposit: 20, years: 25, rate: 4.5 },
        consent: consent(say),
      }),
    ),
  },
]
