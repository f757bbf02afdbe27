/** The words of an empty site, in the languages that this project has words in. */
const WORDS = {
  siteAbout: [
    'Replace this sentence with what the site is about: it is shown by search engines.',
    'استبدل هذه الجملة بما يدور حوله الموقع: تعرضها محرّكات البحث.',
    'Ersetzen Sie diesen Satz durch das, worum es auf der Website geht: Suchmaschinen zeigen ihn.',
  ],
  replace: [
    'This text stands in for yours. An editor replaces it in the CMS.',
    'هذا نصّ مؤقّت. يستبدله المحرّر في نظام إدارة المحتوى.',
    'Dieser Text steht für Ihren. Die Redaktion ersetzt ihn im CMS.',
  ],
  home: ['Home page', 'الصفحة الرئيسية', 'Startseite'],
  projects: ['Projects', 'المشاريع', 'Projekte'],
  units: ['Homes', 'الوحدات', 'Wohnungen'],
  articles: ['Articles', 'المقالات', 'Artikel'],
  jobs: ['Jobs', 'الوظائف', 'Stellen'],
  about: ['About us', 'من نحن', 'Über uns'],
  contact: ['Contact', 'اتصل بنا', 'Kontakt'],
  privacy: ['Privacy', 'الخصوصية', 'Datenschutz'],
  site: ['This site', 'هذا الموقع', 'Diese Website'],
  project: ['First project', 'المشروع الأول', 'Erstes Projekt'],
  unit: ['First home', 'الوحدة الأولى', 'Erste Wohnung'],
  article: ['First article', 'المقال الأول', 'Erster Artikel'],
  job: ['First job', 'الوظيفة الأولى', 'Erste Stelle'],
  tag: ['First subject', 'الموضوع الأول', 'Erstes Thema'],
  place: ['Place', 'المكان', 'Ort'],
  department: ['Department', 'القسم', 'Abteilung'],
  picture: ['A picture is missing here', 'تنقص هنا صورة', 'Hier fehlt ein Bild'],
  ask: ['Ask a question', 'اطرح سؤالك', 'Frage stellen'],
  askHome: ['Ask about this home', 'اسأل عن هذه الوحدة', 'Zu dieser Wohnung fragen'],
  askProject: ['Ask about this project', 'اسأل عن هذا المشروع', 'Zu diesem Projekt fragen'],
  askWhenFree: [
    'Tell me when it is free',
    'أبلغوني عند توفّرها',
    'Sagen Sie mir, wenn sie frei wird',
  ],
  apply: ['Apply', 'تقدّم للوظيفة', 'Bewerben'],
  name: ['Name', 'الاسم', 'Name'],
  email: ['Email', 'البريد الإلكتروني', 'E-Mail'],
  message: ['Message', 'الرسالة', 'Nachricht'],
  consent: [
    'I agree that what I have entered is stored and used to answer me. Details are in the [privacy notice](/privacy).',
    'أوافق على حفظ ما أدخلته واستخدامه للردّ عليّ. التفاصيل في [بيان الخصوصية](/privacy).',
    'Ich bin einverstanden, dass meine Angaben gespeichert und für die Antwort verwendet werden. Näheres steht in der [Datenschutzerklärung](/privacy).',
  ],
  send: ['Send', 'أرسل', 'Senden'],
  thanks: ['Thank you', 'شكرًا لك', 'Danke'],
  arrived: ['Your message has arrived.', 'وصلت رسالتك.', 'Ihre Nachricht ist angekommen.'],
  failed: [
    'Your message could not be sent. Please try again in a moment.',
    'تعذّر إرسال رسالتك. حاول مجددًا بعد قليل.',
    'Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es gleich noch einmal.',
  ],
  kind: ['Type', 'النوع', 'Typ'],
  apartment: ['Apartment', 'شقة', 'Wohnung'],
  bedrooms: ['Bedrooms', 'غرف النوم', 'Schlafzimmer'],
  price: ['Price', 'السعر', 'Preis'],
  upTo: ['Up to {max}', 'حتى {max}', 'Bis {max}'],
  over: ['Over {min}', 'أكثر من {min}', 'Über {min}'],
  cheapest: ['Lowest price first', 'السعر من الأدنى', 'Niedrigster Preis zuerst'],
} as const satisfies Record<string, readonly [string, string, string]>

const LANGUAGES = ['en', 'ar', 'de'] as const

/** Gives a word in one language. */
export type Say = (word: keyof typeof WORDS) => string

/**
 * The language whose words a locale begins with: its own where the project has words in it, else that of the default
 * locale, else English.
 */
export const wordsLanguage = (locale: string, defaultLocale: string): string =>
  [locale, defaultLocale].map(languageOf).find((language) => known(language) >= 0) ?? 'en'

/** The words of a language that {@link wordsLanguage} has named. */
export const sayIn = (language: string): Say => {
  const column = known(language)
  return (word) => WORDS[word][column] as string
}

const languageOf = (locale: string): string => new Intl.Locale(locale).language

const known = (language: string): number =>
  LANGUAGES.indexOf(language as (typeof LANGUAGES)[number])
