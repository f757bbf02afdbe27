import type { Entry, Fields } from '../entry.ts'
import { inEach } from './pages/languages.ts'

/** The texts of the interface by key: en, ar, de. Braces hold values and stay as they are. */
const TEXTS: Record<string, [en: string, ar: string, de: string]> = {
  'error.403.title': ['Access denied', 'الوصول مرفوض', 'Zugriff verweigert'],
  'error.403.message': [
    'You don’t have permission to view this page. Try another account or return to the homepage.',
    'ليس لديك إذن لعرض هذه الصفحة. جرّب حسابًا آخر أو عُد إلى الصفحة الرئيسية.',
    'Sie haben keine Berechtigung, diese Seite anzusehen. Versuchen Sie es mit einem anderen Konto oder kehren Sie zur Startseite zurück.',
  ],
  'error.404.title': ['Page not found', 'الصفحة غير موجودة', 'Seite nicht gefunden'],
  'error.404.message': [
    'Looks like this link leads nowhere. Check the URL or start from the homepage.',
    'يبدو أن هذا الرابط لا يؤدي إلى أي صفحة. تحقّق من العنوان أو ابدأ من الصفحة الرئيسية.',
    'Dieser Link führt offenbar ins Leere. Prüfen Sie die Adresse oder beginnen Sie auf der Startseite.',
  ],
  'error.500.message': [
    'Something went wrong on our side. We’re already on it—please refresh the page.',
    'حدث خطأ من جانبنا ونعمل على إصلاحه الآن. يُرجى تحديث الصفحة.',
    'Bei uns ist etwas schiefgelaufen. Wir kümmern uns bereits darum – bitte laden Sie die Seite neu.',
  ],
  'error.backHome': ['Back to home', 'العودة إلى الرئيسية', 'Zurück zur Startseite'],
  'error.noRoute': [
    'Page not found: {path}',
    'الصفحة غير موجودة: {path}',
    'Seite nicht gefunden: {path}',
  ],
  'error.validate': [
    'Page Not Found: {path}',
    'الصفحة غير موجودة: {path}',
    'Seite nicht gefunden: {path}',
  ],

  'rule.required': [
    'This field is required',
    'هذا الحقل مطلوب',
    'Bitte füllen Sie dieses Feld aus',
  ],
  'rule.requiredCheckbox': [
    'You must agree to the terms',
    'يجب أن توافق على الشروط',
    'Bitte stimmen Sie den Bedingungen zu',
  ],
  'rule.phone.empty': [
    'Please enter a phone number',
    'يُرجى إدخال رقم الهاتف',
    'Bitte geben Sie eine Telefonnummer ein',
  ],
  'rule.phone.short': [
    'Phone number is too short',
    'رقم الهاتف قصير جدًا',
    'Die Telefonnummer ist zu kurz',
  ],
  'rule.email.empty': [
    'Please enter an email address',
    'يُرجى إدخال البريد الإلكتروني',
    'Bitte geben Sie eine E-Mail-Adresse ein',
  ],
  'rule.email.format': [
    'Please enter a valid email address',
    'يُرجى إدخال بريد إلكتروني صحيح',
    'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  ],
  'rule.min': [
    'Minimum length is {n} characters',
    'الحد الأدنى لعدد الأحرف هو {n}',
    'Mindestlänge: {n} Zeichen',
  ],
  'rule.max': [
    'Maximum length is {n} characters',
    'الحد الأقصى لعدد الأحرف هو {n}',
    'Höchstlänge: {n} Zeichen',
  ],
  'rule.alpha': [
    'This field should contain only letters',
    'يُسمح في هذا الحقل بالأحرف فقط',
    'Dieses Feld darf nur Buchstaben enthalten',
  ],
  'rule.alpha_spaces': [
    'This field should contain only letters and spaces',
    'يُسمح في هذا الحقل بالأحرف والمسافات فقط',
    'Dieses Feld darf nur Buchstaben und Leerzeichen enthalten',
  ],
  'rule.alpha_num': [
    'This field should contain only letters and numbers',
    'يُسمح في هذا الحقل بالأحرف والأرقام فقط',
    'Dieses Feld darf nur Buchstaben und Ziffern enthalten',
  ],
  'rule.length': [
    'This field must be exactly {n} characters',
    'يجب أن يكون عدد الأحرف في هذا الحقل {n} تمامًا',
    'Dieses Feld muss genau {n} Zeichen lang sein',
  ],
  'rule.digits': [
    'This field should contain only digits',
    'يُسمح في هذا الحقل بالأرقام فقط',
    'Dieses Feld darf nur Ziffern enthalten',
  ],
  'rule.url': [
    'Please enter a valid URL',
    'يُرجى إدخال رابط صحيح',
    'Bitte geben Sie eine gültige Webadresse ein',
  ],

  'shell.skip': ['Skip to content', 'الانتقال إلى المحتوى', 'Zum Inhalt springen'],
  'shell.menu': ['Menu', 'القائمة', 'Menü'],
  'shell.closeMenu': ['Close menu', 'إغلاق القائمة', 'Menü schließen'],
  'shell.mainNavigation': ['Main navigation', 'التنقل الرئيسي', 'Hauptnavigation'],
  'shell.footerNavigation': ['Footer navigation', 'روابط أسفل الصفحة', 'Navigation im Seitenfuß'],
  'shell.breadcrumb': ['Where you are', 'مسار التصفّح', 'Sie befinden sich hier'],
  'shell.language': ['Language', 'اللغة', 'Sprache'],
  'shell.currency': ['Currency', 'العملة', 'Währung'],
  'shell.home': ['Home', 'الرئيسية', 'Startseite'],
  'shell.newTab': ['opens in a new tab', 'يُفتح في تبويب جديد', 'öffnet in einem neuen Tab'],
  'shell.socials': ['Follow us', 'تابعونا', 'Folgen Sie uns'],

  'shell.closeModal': ['Close', 'إغلاق', 'Schließen'],

  'filter.search': ['Name or number', 'الاسم أو الرقم', 'Name oder Nummer'],
  'filter.results': ['Homes found: {n}', 'المنازل المطابقة: {n}', 'Gefundene Wohnungen: {n}'],
  'filter.reset': ['Clear all', 'مسح الكل', 'Alles zurücksetzen'],
  'filter.empty': [
    'No home has all of this.',
    'لا يوجد منزل يجمع كل هذه الصفات.',
    'Keine Wohnung vereint all das.',
  ],
  'filter.without': ['Without “{choice}”: {n}', 'من دون «{choice}»: {n}', 'Ohne „{choice}“: {n}'],
  'filter.failed': [
    'The homes could not be loaded. Please try again.',
    'تعذّر تحميل المنازل. يُرجى المحاولة مرة أخرى.',
    'Die Wohnungen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  ],

  'list.pagination': ['Pages of the list', 'صفحات القائمة', 'Seiten der Liste'],
  'list.previous': ['Previous page', 'الصفحة السابقة', 'Vorherige Seite'],
  'list.next': ['Next page', 'الصفحة التالية', 'Nächste Seite'],
  'list.page': ['Page {n}', 'الصفحة {n}', 'Seite {n}'],
  'list.pageOf': ['Page {n} of {total}', 'الصفحة {n} من {total}', 'Seite {n} von {total}'],
  'list.empty': [
    'There is nothing here yet.',
    'لا يوجد شيء هنا بعد.',
    'Hier gibt es noch nichts zu sehen.',
  ],

  'gallery.previous': ['Previous picture', 'الصورة السابقة', 'Vorheriges Bild'],
  'gallery.next': ['Next picture', 'الصورة التالية', 'Nächstes Bild'],
  'gallery.fullscreen': ['Full screen', 'ملء الشاشة', 'Vollbild'],
  'gallery.failed': [
    'This picture could not be loaded.',
    'تعذّر تحميل هذه الصورة.',
    'Dieses Bild konnte nicht geladen werden.',
  ],

  'project.units': [
    'Homes in this project',
    'الوحدات في هذا المشروع',
    'Wohnungen und Häuser in diesem Projekt',
  ],
  'project.unitCount': ['Homes: {n}', 'عدد الوحدات: {n}', 'Wohneinheiten: {n}'],
  'project.facts': ['Facts', 'معلومات أساسية', 'Auf einen Blick'],
  'project.gallery': ['Pictures', 'الصور', 'Bilder'],
  'project.film': ['The film', 'الفيلم', 'Der Film'],
  'project.location': ['Location', 'الموقع', 'Lage'],
  'project.amenities': ['Amenities', 'المرافق', 'Ausstattung'],
  'project.floors': ['Floors', 'الطوابق', 'Geschosse'],
  'project.completion': ['Completion', 'موعد الإنجاز', 'Fertigstellung'],
  'project.from': ['From {price}', 'ابتداءً من {price}', 'Ab {price}'],
  'project.stage.planned': ['Planned', 'قيد التخطيط', 'In Planung'],
  'project.stage.construction': ['Under construction', 'قيد الإنشاء', 'Im Bau'],
  'project.stage.ready': ['Ready to move in', 'جاهز للسكن', 'Bezugsfertig'],

  'unit.number': ['Number', 'الرقم', 'Nummer'],
  'unit.project': ['Project', 'المشروع', 'Projekt'],
  'unit.kind': ['Type', 'النوع', 'Typ'],
  'unit.kind.studio': ['Studio', 'استوديو', 'Studio'],
  'unit.kind.apartment': ['Apartment', 'شقة', 'Wohnung'],
  'unit.kind.townhouse': ['Townhouse', 'تاون هاوس', 'Stadthaus'],
  'unit.kind.villa': ['Villa', 'فيلا', 'Villa'],
  'unit.kind.penthouse': ['Penthouse', 'بنتهاوس', 'Penthouse'],
  'unit.bedrooms': ['Bedrooms', 'غرف النوم', 'Schlafzimmer'],
  'unit.bathrooms': ['Bathrooms', 'الحمّامات', 'Bäder'],
  'unit.area': ['Area', 'المساحة', 'Fläche'],
  'unit.floor': ['Floor', 'الطابق', 'Geschoss'],
  'unit.plan': ['Floor plan', 'المخطط', 'Grundriss'],
  'unit.price': ['Price', 'السعر', 'Preis'],
  'unit.availability': ['Availability', 'التوفّر', 'Verfügbarkeit'],
  'unit.availability.available': ['Available', 'متاحة', 'Verfügbar'],
  'unit.availability.reserved': ['Reserved', 'محجوزة', 'Reserviert'],
  'unit.availability.sold': ['Sold', 'مُباعة', 'Verkauft'],
  'unit.amenities': ['Amenities', 'المرافق', 'Ausstattung'],
  'unit.pictures': ['Pictures', 'الصور', 'Bilder'],
  'unit.similar': ['Similar homes', 'وحدات مشابهة', 'Ähnliche Angebote'],
  'unit.filter': ['Find your home', 'اعثر على منزلك', 'Finden Sie Ihr Zuhause'],

  'article.tags': ['Subjects', 'المواضيع', 'Themen'],
  'article.share': ['Share this article', 'شارك هذا المقال', 'Diesen Artikel teilen'],
  'article.related': ['Read on', 'تابع القراءة', 'Weiterlesen'],
  'article.author': ['By {name}', 'بقلم {name}', 'Von {name}'],
  'article.published': ['Published', 'تاريخ النشر', 'Veröffentlicht'],
  'article.minutes': ['Reading time: {n} min', 'مدة القراءة: {n} دقيقة', 'Lesezeit: {n} Min.'],

  'job.apply': ['Apply for this position', 'تقدّم إلى هذه الوظيفة', 'Auf diese Stelle bewerben'],
  'job.department': ['Department', 'القسم', 'Abteilung'],
  'job.place': ['Place of work', 'مكان العمل', 'Arbeitsort'],
  'job.published': ['Published', 'تاريخ النشر', 'Veröffentlicht'],
  'job.employment': ['Employment', 'نوع التوظيف', 'Anstellung'],
  'job.employment.fullTime': ['Full time', 'دوام كامل', 'Vollzeit'],
  'job.employment.partTime': ['Part time', 'دوام جزئي', 'Teilzeit'],
  'job.employment.contract': ['Fixed term', 'عقد محدد المدة', 'Befristet'],
  'job.employment.internship': ['Internship', 'تدريب', 'Praktikum'],

  'form.required': ['required', 'مطلوب', 'Pflichtfeld'],
  'form.choose': ['Please choose', 'يُرجى الاختيار', 'Bitte wählen'],
  'form.country': ['Country of the phone number', 'دولة رقم الهاتف', 'Land der Telefonnummer'],
  'form.otherCountry': ['Another country', 'دولة أخرى', 'Ein anderes Land'],
  'form.sending': ['Sending …', 'جارٍ الإرسال …', 'Wird gesendet …'],
  'form.thanks': ['Thank you', 'شكرًا لك', 'Vielen Dank'],
  'form.failed': [
    'Your message could not be sent. Please try again in a moment.',
    'تعذّر إرسال رسالتك. يُرجى المحاولة مجددًا بعد قليل.',
    'Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es gleich noch einmal.',
  ],
  'form.retry': ['Try again', 'حاول مجددًا', 'Noch einmal versuchen'],
  'form.check': [
    'Please check what you entered',
    'يُرجى التحقق مما أدخلته',
    'Bitte prüfen Sie Ihre Angaben',
  ],
  'form.back': ['Back to the form', 'العودة إلى النموذج', 'Zurück zum Formular'],
  'form.changed': [
    'This form has been changed since you opened the page. Load it again: what you typed is kept.',
    'تغيّر هذا النموذج بعد فتحك الصفحة. أعد تحميلها، وسيبقى ما كتبته محفوظًا.',
    'Dieses Formular wurde geändert, seit Sie die Seite geöffnet haben. Laden Sie sie neu: Ihre Eingaben bleiben erhalten.',
  ],
  'form.reload': ['Load again', 'إعادة التحميل', 'Neu laden'],

  'guard.title': [
    'This page is for signed-in visitors',
    'هذه الصفحة مخصصة للزوار المسجّلين',
    'Diese Seite ist angemeldeten Besuchern vorbehalten',
  ],
  'guard.message': [
    'Please sign in to read it.',
    'يُرجى تسجيل الدخول لقراءتها.',
    'Bitte melden Sie sich an, um sie zu lesen.',
  ],
  'guard.signIn': ['Sign in', 'تسجيل الدخول', 'Anmelden'],
}

export const translationSets: Entry[] = [
  {
    key: 'main',
    ...inEach(
      (say): Fields => ({
        entries: Object.entries(TEXTS).map(([key, texts]) => ({ key, value: say(...texts) })),
      }),
    ),
  },
]
