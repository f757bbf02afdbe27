import type { Entry, Fields } from '../entry.ts'
import { inEach, PROJECTS, type Say } from './pages/languages.ts'

const rule = (name: string, value?: number): Fields =>
  value === undefined ? { rule: name } : { rule: name, value }

const name = (say: Say): Fields => ({
  name: 'name',
  label: say('Name', 'الاسم', 'Name'),
  kind: 'text',
  placeholder: say('First and last name', 'الاسم الأول واسم العائلة', 'Vor- und Nachname'),
  autocomplete: 'name',
  width: 'half',
  rules: [rule('required'), rule('max', 80)],
})

const phone = (say: Say): Fields => ({
  name: 'phone',
  label: say('Phone', 'الهاتف', 'Telefon'),
  kind: 'phone',
  placeholder: '+971 50 555 0123',
  help: say('For example {example}.', 'مثال: {example}', 'Zum Beispiel {example}.'),
  autocomplete: 'tel',
  width: 'half',
  rules: [rule('phone')],
})

const email = (say: Say): Fields => ({
  name: 'email',
  label: say('Email', 'البريد الإلكتروني', 'E-Mail'),
  kind: 'email',
  placeholder: 'name@example.com',
  autocomplete: 'email',
  width: 'half',
  rules: [rule('email')],
})

const which = (say: Say): Fields => ({
  name: 'interest',
  label: say('Which project?', 'أي مشروع يهمّك؟', 'Welches Projekt?'),
  kind: 'select',
  width: 'full',
  rules: [rule('required')],
  about: 'project',
  choices: [
    ...PROJECTS.map(([slug, en, ar]) => ({ label: say(en, ar, en), value: slug })),
    { label: say('I am still choosing', 'لم أحدّد بعد', 'Noch offen'), value: 'any' },
  ],
})

/** For a form that did not arrive: the same in every form. */
const failureText = (say: Say): string =>
  say(
    'Your message could not be sent. Nothing you typed is lost, so you can try again in a moment. Or reach us directly: call [+971 4 555 0142](tel:+97145550142), every day but Sunday from 9:00 to 19:00, or write to [hello@mira.example](mailto:hello@mira.example).',
    'تعذّر إرسال رسالتك. لم يضِع شيء مما كتبته، ويمكنك المحاولة مجددًا بعد قليل. أو تواصل معنا مباشرة: اتصل على الرقم [+971 4 555 0142](tel:+97145550142) يوميًا عدا الأحد من 9:00 إلى 19:00، أو اكتب إلى [hello@mira.example](mailto:hello@mira.example).',
    'Ihre Nachricht konnte nicht gesendet werden. Ihre Eingaben sind nicht verloren; versuchen Sie es gern gleich noch einmal. Oder wenden Sie sich direkt an uns: telefonisch unter [+971 4 555 0142](tel:+97145550142), täglich außer sonntags von 9 bis 19 Uhr, oder per E-Mail an [hello@mira.example](mailto:hello@mira.example).',
  )

const consentVersion = '2026-05'

export const forms: Entry[] = [
  {
    key: 'interest',
    shared: { key: 'interest', mailTo: 'sales-desk@mira.example' },
    ...inEach(
      (say): Fields => ({
        title: say('Ask a question', 'اطرح سؤالك', 'Frage stellen'),
        intro: say(
          'An advisor calls you back within one working day, with plans, prices and an answer to what you ask.',
          'يعاود أحد مستشارينا الاتصال بك خلال يوم عمل واحد ومعه المخططات والأسعار والإجابة عن سؤالك.',
          'Innerhalb eines Werktags ruft Sie eine Beraterin oder ein Berater zurück – mit Grundrissen, Preisen und der Antwort auf Ihre Frage.',
        ),
        fields: [
          name(say),
          phone(say),
          { ...email(say), width: 'full' },
          which(say),
          {
            name: 'message',
            label: say('Your question', 'سؤالك', 'Ihre Frage'),
            kind: 'textarea',
            placeholder: say(
              'Bedrooms, floor, when you would like to move …',
              'عدد الغرف، الطابق، موعد الانتقال المفضّل …',
              'Zimmerzahl, Geschoss, gewünschter Einzug …',
            ),
            help: say('Up to 500 characters.', '500 حرف كحد أقصى.', 'Bis zu 500 Zeichen.'),
            width: 'full',
            rules: [rule('max', 500)],
          },
          {
            name: 'evening',
            label: say(
              'Please call in the evening, after 17:00',
              'أفضّل الاتصال مساءً بعد الساعة 17:00',
              'Bitte rufen Sie abends an, nach 17 Uhr',
            ),
            kind: 'checkbox',
            width: 'full',
          },
        ],
        consentText: say(
          'I agree that Mira stores what I have entered and contacts me about it by phone or email. I can withdraw this at any time. Details are in the [privacy notice](/privacy).',
          'أوافق على أن تحفظ ميرا ما أدخلته من بيانات وتتواصل معي بشأنه هاتفيًا أو بالبريد الإلكتروني. ويمكنني سحب موافقتي في أي وقت. التفاصيل في [بيان الخصوصية](/privacy).',
          'Ich bin einverstanden, dass Mira meine Angaben speichert und mich dazu telefonisch oder per E-Mail kontaktiert. Ich kann das jederzeit widerrufen. Näheres steht in der [Datenschutzerklärung](/datenschutz).',
        ),
        consentVersion,
        submitLabel: say('Send the question', 'أرسل السؤال', 'Frage senden'),
        thankYouTitle: say(
          'Thank you, we will call you',
          'شكرًا لك، سنتصل بك',
          'Danke, wir rufen Sie an',
        ),
        thankYouText: say(
          'Your request has reached us. An advisor calls within one working day; until then the [homes on offer](/units) are a good place to look around.',
          'وصلنا طلبك، وسيتصل بك أحد مستشارينا خلال يوم عمل واحد. وحتى ذلك الحين يمكنك تصفّح [الوحدات المعروضة](/units).',
          'Ihre Anfrage ist angekommen. Innerhalb eines Werktags melden wir uns; bis dahin lohnt ein Blick auf die [aktuellen Angebote](/units).',
        ),
        failureText: failureText(say),
        answerSubject: say('We have your question', 'وصلنا سؤالك', 'Ihre Frage ist angekommen'),
        answerText: say(
          'Thank you for writing to us. An advisor calls you within one working day, with plans, prices and an answer.\n\nUntil then, the [homes on offer](/units) are a good place to look around. If anything is urgent, call [+971 4 555 0142](tel:+97145550142).\n\nYour team at Mira',
          'شكرًا لتواصلك معنا. يتصل بك أحد مستشارينا خلال يوم عمل واحد ومعه المخططات والأسعار والإجابة.\n\nوحتى ذلك الحين يمكنك تصفّح [الوحدات المعروضة](/units). وإن كان الأمر عاجلًا فاتصل على الرقم [+971 4 555 0142](tel:+97145550142).\n\nفريق ميرا',
          'Vielen Dank für Ihre Nachricht. Innerhalb eines Werktags ruft Sie eine Beraterin oder ein Berater an – mit Grundrissen, Preisen und einer Antwort.\n\nBis dahin lohnt ein Blick auf die [aktuellen Angebote](/units). Wenn es eilt, erreichen Sie uns unter [+971 4 555 0142](tel:+97145550142).\n\nIhr Team von Mira',
        ),
      }),
    ),
  },
  {
    key: 'visit',
    shared: {
      key: 'visit',
      timeZone: 'Asia/Dubai',
      openingHours: [
        { day: 'monday', opens: '09:00', closes: '19:00' },
        { day: 'tuesday', opens: '09:00', closes: '19:00' },
        { day: 'wednesday', opens: '09:00', closes: '19:00' },
        { day: 'thursday', opens: '09:00', closes: '19:00' },
        { day: 'friday', opens: '14:00', closes: '19:00' },
        { day: 'saturday', opens: '09:00', closes: '19:00' },
      ],
    },
    ...inEach(
      (say): Fields => ({
        title: say('Arrange a visit', 'احجز زيارة', 'Besuch vereinbaren'),
        intro: say(
          'Choose a day and a time. An advisor meets you at the place, shows it to you and calls beforehand to confirm.',
          'اختر اليوم والوقت. يستقبلك أحد مستشارينا في الموقع ويرافقك في الجولة، ويتصل بك قبلها للتأكيد.',
          'Wählen Sie Tag und Uhrzeit. Eine Beraterin oder ein Berater empfängt Sie vor Ort, führt Sie herum und ruft vorher zur Bestätigung an.',
        ),
        fields: [
          {
            name: 'visitDate',
            label: say('Day', 'اليوم', 'Tag'),
            kind: 'date',
            width: 'half',
            rules: [rule('required')],
          },
          {
            name: 'visitTime',
            label: say('Time', 'الوقت', 'Uhrzeit'),
            kind: 'time',
            width: 'half',
            rules: [rule('required')],
          },
          which(say),
          name(say),
          phone(say),
        ],
        consentText: say(
          'I agree that Mira stores what I have entered and calls me to confirm the visit. I can withdraw this at any time. Details are in the [privacy notice](/privacy).',
          'أوافق على أن تحفظ ميرا ما أدخلته من بيانات وتتصل بي لتأكيد الزيارة. ويمكنني سحب موافقتي في أي وقت. التفاصيل في [بيان الخصوصية](/privacy).',
          'Ich bin einverstanden, dass Mira meine Angaben speichert und mich anruft, um den Besuch zu bestätigen. Ich kann das jederzeit widerrufen. Näheres steht in der [Datenschutzerklärung](/datenschutz).',
        ),
        consentVersion,
        submitLabel: say('Arrange the visit', 'احجز الزيارة', 'Besuch vereinbaren'),
        thankYouTitle: say(
          'Thank you, we look forward to your visit',
          'شكرًا لك، نتطلع إلى زيارتك',
          'Danke, wir freuen uns auf Ihren Besuch',
        ),
        thankYouText: say(
          'Your request has reached us. An advisor calls to confirm the day and the time.',
          'وصلنا طلبك، وسيتصل بك أحد مستشارينا لتأكيد اليوم والوقت.',
          'Ihre Anfrage ist angekommen. Wir rufen Sie an, um Tag und Uhrzeit zu bestätigen.',
        ),
        failureText: failureText(say),
      }),
    ),
  },
  {
    key: 'notify',
    shared: { key: 'notify' },
    ...inEach(
      (say): Fields => ({
        title: say('Tell me when one is free', 'أبلغني عند توفّر منزل', 'Bescheid geben, wenn frei'),
        intro: say(
          'This home is sold. We write or call once, as soon as a comparable one is free. An email address or a phone number is enough.',
          'هذا المنزل مباع. نراسلك أو نتصل بك مرة واحدة حال توفّر منزل مماثل. ويكفي بريد إلكتروني أو رقم هاتف.',
          'Dieses Zuhause ist verkauft. Sobald ein vergleichbares frei wird, schreiben wir Ihnen oder rufen einmal an. Eine E-Mail-Adresse oder eine Telefonnummer genügt.',
        ),
        fields: [{ ...name(say), width: 'full' }, email(say), phone(say)],
        consentText: say(
          'I agree that Mira stores what I have entered and tells me by email or phone when a comparable home is free. I can withdraw this at any time. Details are in the [privacy notice](/privacy).',
          'أوافق على أن تحفظ ميرا ما أدخلته من بيانات وتبلغني بالبريد الإلكتروني أو الهاتف عند توفّر منزل مماثل. ويمكنني سحب موافقتي في أي وقت. التفاصيل في [بيان الخصوصية](/privacy).',
          'Ich bin einverstanden, dass Mira meine Angaben speichert und mir per E-Mail oder Telefon Bescheid gibt, wenn ein vergleichbares Zuhause frei wird. Ich kann das jederzeit widerrufen. Näheres steht in der [Datenschutzerklärung](/datenschutz).',
        ),
        consentVersion,
        submitLabel: say('Tell me', 'أبلغني', 'Bescheid geben'),
        thankYouTitle: say(
          'Thank you, we will tell you',
          'شكرًا لك، سنبلغك',
          'Danke, wir geben Ihnen Bescheid',
        ),
        thankYouText: say(
          'You hear from us when a comparable home is free. Until then, here are the [homes on offer](/units).',
          'نبلغك عند توفّر منزل مماثل. وحتى ذلك الحين يمكنك تصفّح [الوحدات المعروضة](/units).',
          'Sie hören von uns, sobald ein vergleichbares Zuhause frei ist. Bis dahin: die [aktuellen Angebote](/units).',
        ),
        failureText: failureText(say),
      }),
    ),
  },
  {
    key: 'job',
    shared: { key: 'job', mailTo: 'people-desk@mira.example' },
    ...inEach(
      (say): Fields => ({
        title: say('Apply', 'تقدّم للوظيفة', 'Bewerben'),
        intro: say(
          'A few lines are enough for a start. We read every application and answer within ten working days, whatever the answer is.',
          'تكفي بضعة أسطر للبداية. نقرأ كل طلب يصلنا ونردّ عليه خلال عشرة أيام عمل، أيًا كان الردّ.',
          'Für den Anfang genügen ein paar Zeilen. Wir lesen jede Bewerbung und antworten innerhalb von zehn Werktagen – wie auch immer die Antwort ausfällt.',
        ),
        fields: [
          name(say),
          phone(say),
          email(say),
          {
            name: 'years',
            label: say('Years of experience', 'سنوات الخبرة', 'Jahre Berufserfahrung'),
            kind: 'number',
            placeholder: '5',
            help: say(
              'Whole years, in figures.',
              'سنوات كاملة بالأرقام.',
              'Volle Jahre, in Ziffern.',
            ),
            width: 'half',
            rules: [rule('required'), rule('digits'), rule('max', 2)],
          },
          {
            name: 'portfolio',
            label: say(
              'Portfolio or profile',
              'معرض الأعمال أو الملف المهني',
              'Portfolio oder Profil',
            ),
            kind: 'url',
            placeholder: 'https://www.example.com/portfolio',
            help: say(
              'Optional: a link to your work.',
              'اختياري: رابط إلى أعمالك.',
              'Freiwillig: ein Link zu Ihren Arbeiten.',
            ),
            autocomplete: 'url',
            width: 'full',
            rules: [rule('url')],
          },
          {
            name: 'cv',
            label: say('CV', 'السيرة الذاتية', 'Lebenslauf'),
            kind: 'file',
            help: say(
              'Optional: a PDF, a Word or OpenDocument file or a picture, up to 4 MB.',
              'اختياري: ملف PDF أو Word أو OpenDocument أو صورة، حتى 4 ميغابايت.',
              'Freiwillig: eine PDF-, Word- oder OpenDocument-Datei oder ein Bild, bis 4 MB.',
            ),
            width: 'full',
            rules: [],
          },
          {
            name: 'message',
            label: say('Why this position?', 'لماذا هذه الوظيفة؟', 'Warum diese Stelle?'),
            kind: 'textarea',
            placeholder: say(
              'What you have done, what you would like to do here …',
              'ما أنجزته، وما تودّ أن تنجزه معنا …',
              'Was Sie bisher gemacht haben und was Sie hier vorhaben …',
            ),
            help: say('At least 20 characters.', '20 حرفًا على الأقل.', 'Mindestens 20 Zeichen.'),
            width: 'full',
            rules: [rule('required'), rule('min', 20), rule('max', 2000)],
          },
          {
            name: 'truthful',
            label: say(
              'What I have written here is correct',
              'المعلومات التي قدّمتها هنا صحيحة',
              'Meine Angaben sind richtig',
            ),
            kind: 'checkbox',
            width: 'full',
            rules: [rule('requiredCheckbox')],
          },
        ],
        consentText: say(
          'I agree that Mira keeps my application for as long as the position is being filled, and for six months after that. More in the [privacy notice](/privacy).',
          'أوافق على أن تحتفظ ميرا بطلبي طوال مدة شغل الوظيفة ولستة أشهر بعدها. المزيد في [بيان الخصوصية](/privacy).',
          'Ich bin einverstanden, dass Mira meine Bewerbung für die Dauer des Verfahrens und sechs Monate darüber hinaus aufbewahrt. Mehr dazu in der [Datenschutzerklärung](/datenschutz).',
        ),
        consentVersion,
        submitLabel: say('Send application', 'أرسل الطلب', 'Bewerbung absenden'),
        thankYouTitle: say(
          'Your application has arrived',
          'وصلنا طلبك',
          'Ihre Bewerbung ist angekommen',
        ),
        thankYouText: say(
          'Thank you for your time. The head of the team reads it first; you hear from us within ten working days.',
          'نشكرك على وقتك. يطّلع رئيس الفريق على الطلب أولًا، وسيصلك ردّنا خلال عشرة أيام عمل.',
          'Danke für Ihre Zeit. Zuerst liest die Teamleitung; innerhalb von zehn Werktagen hören Sie von uns.',
        ),
        failureText: failureText(say),
        answerSubject: say(
          'Your application has arrived',
          'وصلنا طلبك',
          'Ihre Bewerbung ist angekommen',
        ),
        answerText: say(
          'Thank you for your application. The head of the team reads it first, and you hear from us within ten working days, whatever the answer is.\n\nMore about how we work is on [our pages for applicants](/jobs).\n\nYour team at Mira',
          'شكرًا لتقدّمك بطلبك. يطّلع عليه رئيس الفريق أولًا، وسيصلك ردّنا خلال عشرة أيام عمل أيًا كان الردّ.\n\nتجد المزيد عن عملنا في [صفحة الوظائف](/jobs).\n\nفريق ميرا',
          'Vielen Dank für Ihre Bewerbung. Zuerst liest sie die Teamleitung; innerhalb von zehn Werktagen hören Sie von uns, wie auch immer die Antwort ausfällt.\n\nMehr über unsere Arbeit steht auf den [Seiten für Bewerbungen](/jobs).\n\nIhr Team von Mira',
        ),
      }),
    ),
  },
  {
    key: 'file',
    shared: { key: 'file' },
    ...inEach(
      (say): Fields => ({
        title: say('Ask for the document', 'اطلب المستند', 'Unterlage anfordern'),
        intro: say(
          'Two lines, and the document is yours. We ask once whether it left a question open.',
          'سطران فقط ويصبح المستند بين يديك. وسنسألك مرة واحدة إن بقي لديك سؤال.',
          'Zwei Zeilen, und die Unterlage gehört Ihnen. Wir fragen einmal nach, ob etwas offen blieb.',
        ),
        fields: [name(say), email(say)],
        consentText: say(
          'I agree that Mira stores what I have entered and writes to me about it. I can withdraw this at any time. Details are in the [privacy notice](/privacy).',
          'أوافق على أن تحفظ ميرا ما أدخلته من بيانات وتراسلني بشأنه. ويمكنني سحب موافقتي في أي وقت. التفاصيل في [بيان الخصوصية](/privacy).',
          'Ich bin einverstanden, dass Mira meine Angaben speichert und mir dazu schreibt. Ich kann das jederzeit widerrufen. Näheres steht in der [Datenschutzerklärung](/datenschutz).',
        ),
        consentVersion,
        submitLabel: say('Get the document', 'احصل على المستند', 'Unterlage erhalten'),
        thankYouTitle: say('Thank you, here it is', 'شكرًا لك، إليك المستند', 'Danke, hier ist sie'),
        thankYouText: say(
          'Keep it where you find it again. The link works on this device and on any other.',
          'احفظه حيث تجده لاحقًا. يعمل الرابط على هذا الجهاز وعلى أي جهاز آخر.',
          'Legen Sie sie so ab, dass Sie sie wiederfinden. Der Link gilt auf diesem Gerät und auf jedem anderen.',
        ),
        failureText: failureText(say),
      }),
    ),
  },
  {
    key: 'newsletter',
    shared: { key: 'newsletter' },
    ...inEach(
      (say): Fields => ({
        title: say('The magazine by email', 'المجلة في بريدك', 'Das Magazin per E-Mail'),
        fields: [{ ...email(say), width: 'full', rules: [rule('required'), rule('email')] }],
        consentText: say(
          'I agree that Mira sends me its magazine by email, once a month. I can withdraw this at any time, by the link in each email. Details are in the [privacy notice](/privacy).',
          'أوافق على أن ترسل إليّ ميرا مجلتها بالبريد الإلكتروني مرة في الشهر. ويمكنني سحب موافقتي في أي وقت عبر الرابط الوارد في كل رسالة. التفاصيل في [بيان الخصوصية](/privacy).',
          'Ich bin einverstanden, dass Mira mir einmal im Monat ihr Magazin per E-Mail schickt. Ich kann das jederzeit über den Link in jeder E-Mail widerrufen. Näheres steht in der [Datenschutzerklärung](/datenschutz).',
        ),
        consentVersion: '2026-11',
        submitLabel: say('Sign up', 'اشترك', 'Anmelden'),
        thankYouTitle: say('One more step', 'بقيت خطوة واحدة', 'Noch ein Schritt'),
        thankYouText: say(
          'You get an email from us. Please open the link in it, so that we know that the address is yours.',
          'ستصلك رسالة منا. نرجو فتح الرابط الوارد فيها لنتأكد من أن العنوان يخصّك.',
          'Sie erhalten eine E-Mail von uns. Bitte öffnen Sie den Link darin, damit wir wissen, dass die Adresse Ihnen gehört.',
        ),
        failureText: failureText(say),
      }),
    ),
  },
  {
    key: 'contact',
    shared: { key: 'contact', mailTo: 'front-desk@mira.example' },
    ...inEach(
      (say): Fields => ({
        title: say('Write to us', 'اكتب إلينا', 'Schreiben Sie uns'),
        intro: say(
          'Questions about a home, a contract or a visit: choose a subject and it reaches the right desk at once.',
          'لأسئلتك عن وحدة أو عقد أو زيارة: اختر الموضوع لتصل رسالتك مباشرة إلى القسم المعني.',
          'Fragen zu einer Wohnung, einem Vertrag oder einem Besuch: Wählen Sie ein Thema, dann landet Ihre Nachricht gleich am richtigen Tisch.',
        ),
        fields: [
          { ...name(say), width: 'full' },
          email(say),
          phone(say),
          {
            name: 'subject',
            label: say('Subject', 'الموضوع', 'Thema'),
            kind: 'select',
            width: 'half',
            rules: [rule('required')],
            choices: [
              { label: say('Buying a home', 'شراء منزل', 'Kauf'), value: 'buying' },
              { label: say('A visit', 'زيارة ميدانية', 'Besichtigung'), value: 'visit' },
              {
                label: say('My contract', 'عقدي الحالي', 'Mein Vertrag'),
                value: 'contract',
              },
              {
                label: say(
                  'A repair after handover',
                  'صيانة بعد التسليم',
                  'Mangel nach der Übergabe',
                ),
                value: 'aftercare',
              },
              { label: say('Press', 'الإعلام والصحافة', 'Presse'), value: 'press' },
              { label: say('Something else', 'موضوع آخر', 'Etwas anderes'), value: 'other' },
            ],
          },
          {
            name: 'reference',
            label: say('Reference number', 'الرقم المرجعي', 'Vorgangsnummer'),
            kind: 'text',
            placeholder: 'MC-1204',
            help: say(
              'If you have one: two capital letters and four digits, at the top of our letters.',
              'إن وُجد: حرفان لاتينيان كبيران وأربعة أرقام في أعلى رسائلنا.',
              'Falls vorhanden: zwei Großbuchstaben und vier Ziffern, oben auf unseren Briefen.',
            ),
            autocomplete: 'off',
            mask: 'AA-####',
            width: 'half',
            rules: [],
          },
          {
            name: 'message',
            label: say('Message', 'الرسالة', 'Nachricht'),
            kind: 'textarea',
            placeholder: say('How can we help?', 'كيف يمكننا مساعدتك؟', 'Wie können wir helfen?'),
            width: 'full',
            rules: [rule('required'), rule('min', 10), rule('max', 1000)],
          },
        ],
        consentText: say(
          'I agree that Mira stores my message and uses my details to answer it. See the [privacy notice](/privacy).',
          'أوافق على أن تحفظ ميرا رسالتي وتستخدم بياناتي للردّ عليها. راجع [بيان الخصوصية](/privacy).',
          'Ich bin einverstanden, dass Mira meine Nachricht speichert und meine Angaben zur Beantwortung nutzt. Siehe [Datenschutzerklärung](/datenschutz).',
        ),
        consentVersion,
        submitLabel: say('Send message', 'إرسال الرسالة', 'Nachricht senden'),
        thankYouTitle: say('Your message is with us', 'رسالتك وصلت', 'Ihre Nachricht ist bei uns'),
        thankYouText: say(
          'Thank you for writing. We answer within one working day, and within two hours if it concerns a repair.',
          'شكرًا على تواصلك. نردّ خلال يوم عمل واحد، وخلال ساعتين إذا تعلّق الأمر بالصيانة.',
          'Vielen Dank. Wir antworten innerhalb eines Werktags – bei einem Mangel innerhalb von zwei Stunden.',
        ),
        failureText: failureText(say),
      }),
    ),
  },
]
