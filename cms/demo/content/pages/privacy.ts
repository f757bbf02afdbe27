import type { Entry, Fields } from '../../entry.ts'
import { inEach } from './languages.ts'
import { seen } from './pictures.ts'

export const privacy: Entry = {
  key: 'privacy',
  shared: { kind: 'page', layout: 'default', guard: 'none' },
  ...inEach(
    (say): Fields => ({
      title: say('Privacy', 'الخصوصية', 'Datenschutz'),
      slug: say('privacy', 'privacy', 'datenschutz'),
      seo: {
        title: say('Privacy notice | Mira', 'بيان الخصوصية | ميرا', 'Datenschutzerklärung | Mira'),
        description: say(
          'Which personal data Mira collects on this site, what we use it for, how long we keep it and what you can ask of us.',
          'ما البيانات الشخصية التي تجمعها ميرا في هذا الموقع، وفيمَ نستخدمها، وكم نحتفظ بها، وما الذي يمكنك طلبه منا.',
          'Welche personenbezogenen Daten Mira auf dieser Website erhebt, wofür wir sie nutzen, wie lange wir sie aufbewahren und was Sie von uns verlangen können.',
        ),
      },
      blocks: [
        {
          __component: 'blocks.hero',
          sectionData: {
            eyebrow: say('Version 2026-05', 'الإصدار 2026-05', 'Fassung 2026-05'),
            title: say('Privacy notice', 'بيان الخصوصية', 'Datenschutzerklärung'),
            text: say(
              'In short: we keep what you send us, use it to answer you, and delete it when it is no longer needed.',
              'باختصار: نحفظ ما ترسله إلينا، ونستخدمه للردّ عليك، ونحذفه حين لا تعود له حاجة.',
              'Kurz gesagt: Wir bewahren auf, was Sie uns schicken, nutzen es, um Ihnen zu antworten, und löschen es, wenn es nicht mehr gebraucht wird.',
            ),
          },
          images: seen(say, 'story-courtyard'),
        },
        {
          __component: 'blocks.text',
          text: say(
            `## 1. Who is responsible

Mira Developments, 6 Ropewalk, Old Harbour, Port Alma, decides how the personal data on this site is used. For anything in this notice write to privacy@mira.example or call +971 4 555 0142.

## 2. What we collect, and why

### When you look around

Our servers note the address of the page, the time, the type of browser and a shortened IP address. We need this to keep the site running and to fend off attacks. The legal basis is our legitimate interest in a secure site.

### When you send a form

| Form | What we store | What it is for |
| --- | --- | --- |
| A question | Name, phone, email, project, question | Calling you back and preparing an offer |
| A visit | Name, phone, project, day and time | Arranging the visit |
| Contact | Name, email, phone, subject, reference number, message | Answering your question |
| Application | Name, phone, email, experience, portfolio, message | Filling the position |
| A document | Name, email, document | Giving you the document |
| A home that is taken | Name, email, phone, home | Telling you when it or a similar one is free |
| The magazine by email | Email | Sending you the magazine |

With each form we also keep the date, the page you sent it from, and the text of the consent you gave together with its version. That way we can show later what you agreed to. The legal basis is your consent; once we prepare a contract with you, it is that contract.

### When you sign in as a resident

We check that your account belongs to a home and set a cookie that keeps you signed in. Without it the pages for residents cannot be shown.

## 3. Cookies and storage in your browser

This site keeps only what it needs: your currency and unit of area, the homes on your shortlist, and, if you sign in, your session. While a tab of this site is open, it also keeps the link that brought you here: the page you came from, the tags in the address and, if you clicked on an advertisement, the number of that click. This goes with a form that you send, is sent with nothing else and is gone when you close the tab. There is no advertising and no tracking across other sites, which is why you see no cookie banner.

## 4. Who else sees your data

Our hosting provider and our mail provider process data on our behalf and under contract. Advisors and, for applications, the heads of the teams read what you write. We do not sell data, and we pass it to authorities only where the law obliges us to.

If a provider works in another country, we make sure by contract that your data is protected there as it is here.

## 5. How long we keep it

- Server records: 14 days
- Interest and contact: 24 months after our last exchange
- Applications: six months after the position has been filled
- Your address for the magazine: until you withdraw your consent
- Contracts and invoices: as long as commercial law requires, ten years at present

## 6. What you can ask of us

You may at any time ask which data we hold about you, have it corrected, deleted or handed over in a common format, and object to its use. You may withdraw a consent whenever you like; what we did before remains lawful. One email is enough, and we answer within 30 days.

If you are not satisfied, you may turn to the data protection authority at the place where you live.

## 7. Security

The connection to this site is encrypted. Enquiries are stored where only those who handle them can read them, and every access is recorded.

## 8. Changes

When something essential changes, we publish a new version here and change its number. Consents given under an older version keep their meaning. This version has applied since 1 May 2026.`,
            `## 1. الجهة المسؤولة

شركة ميرا للتطوير العقاري، 6 شارع الحبّالين، الميناء القديم، بورت ألما، هي التي تقرّر كيفية استخدام البيانات الشخصية في هذا الموقع. لأي أمر يتعلق بهذا البيان اكتب إلى privacy@mira.example أو اتصل على الرقم \u200e+971 4 555 0142.

## 2. ما نجمعه ولماذا

### عند تصفّح الموقع

تسجّل خوادمنا عنوان الصفحة والوقت ونوع المتصفح وعنوان IP مختصرًا. نحتاج إلى ذلك لتشغيل الموقع وصدّ الهجمات. والأساس القانوني هو مصلحتنا المشروعة في موقع آمن.

### عند إرسال نموذج

| النموذج | ما نحفظه | الغرض منه |
| --- | --- | --- |
| السؤال | الاسم والهاتف والبريد والمشروع والسؤال | معاودة الاتصال بك وإعداد عرض |
| الزيارة | الاسم والهاتف والمشروع واليوم والوقت | ترتيب الزيارة |
| التواصل | الاسم والبريد والهاتف والموضوع والرقم المرجعي والرسالة | الإجابة عن سؤالك |
| طلب التوظيف | الاسم والهاتف والبريد والخبرة ومعرض الأعمال والرسالة | شغل الوظيفة |
| طلب مستند | الاسم والبريد والمستند | تزويدك بالمستند |
| منزل غير متاح | الاسم والبريد والهاتف والمنزل | إبلاغك حين يتاح هو أو منزل مشابه |
| المجلة بالبريد | البريد الإلكتروني | إرسال المجلة إليك |

ونحفظ مع كل نموذج التاريخ والصفحة التي أُرسل منها ونص الموافقة التي منحتها مع رقم إصدارها، لنتمكن لاحقًا من إثبات ما وافقت عليه. والأساس القانوني هو موافقتك، فإذا شرعنا في إعداد عقد معك صار العقد هو الأساس.

### عند تسجيل الدخول بصفتك من السكان

نتحقق من ارتباط حسابك بإحدى الوحدات، ونضع ملف تعريف ارتباط يبقيك مسجّلًا. ومن دونه لا يمكن عرض صفحات السكان.

## 3. ملفات تعريف الارتباط والتخزين في متصفحك

لا يحفظ الموقع إلا ما يحتاج إليه: عملتك ووحدة المساحة التي تختارها، والمنازل في قائمتك المختارة، وجلستك إن سجّلت الدخول. وما دامت علامة تبويب من هذا الموقع مفتوحة فإنها تحفظ أيضًا الرابط الذي أوصلك إلينا: الصفحة التي جئت منها والوسوم الواردة في العنوان، ورقم النقرة إن نقرت على إعلان. ويُرفق ذلك بالنموذج الذي ترسله دون سواه، ويزول حين تغلق علامة التبويب. لا إعلانات ولا تتبّع عبر مواقع أخرى، ولذلك لا ترى لافتة لملفات تعريف الارتباط.

## 4. من يطّلع على بياناتك غيرنا

يعالج مزوّد الاستضافة ومزوّد البريد البيانات نيابة عنا وبموجب عقد. ويقرأ المستشارون ما تكتبه، وكذلك رؤساء الفرق في حالة طلبات التوظيف. لا نبيع البيانات، ولا نقدّمها إلى السلطات إلا حيث يُلزمنا القانون.

وإذا كان أحد المزوّدين يعمل في بلد آخر، ضمنّا بالعقد أن تحظى بياناتك هناك بالحماية نفسها.

## 5. مدة الحفظ

- سجلات الخوادم: 14 يومًا
- الاهتمام والتواصل: 24 شهرًا بعد آخر مراسلة
- طلبات التوظيف: ستة أشهر بعد شغل الوظيفة
- عنوانك لدى المجلة: حتى تسحب موافقتك
- العقود والفواتير: المدة التي يفرضها القانون التجاري، وهي حاليًا عشر سنوات

## 6. ما يمكنك طلبه منا

يمكنك في أي وقت أن تسأل عن البيانات التي نحفظها عنك، وأن تطلب تصحيحها أو حذفها أو تسليمها إليك بصيغة شائعة، وأن تعترض على استخدامها. ولك أن تسحب موافقتك متى شئت، ويبقى ما جرى قبل ذلك مشروعًا. تكفي رسالة واحدة، ونردّ خلال 30 يومًا.

وإن لم تكن راضيًا عن ردّنا، يمكنك التوجّه إلى هيئة حماية البيانات في مكان إقامتك.

## 7. الأمان

الاتصال بهذا الموقع مشفّر. وتُحفظ الاستفسارات في مكان لا يطّلع عليه إلا من يتولّاها، ويُسجَّل كل اطلاع.

## 8. التغييرات

إذا تغيّر أمر جوهري نشرنا هنا إصدارًا جديدًا برقم جديد. وتحتفظ الموافقات الممنوحة بموجب إصدار أقدم بمعناها. يسري هذا الإصدار منذ 1 مايو 2026.`,
            `## 1. Wer verantwortlich ist

Über die Nutzung personenbezogener Daten auf dieser Website entscheidet Mira Developments, 6 Ropewalk, Old Harbour, Port Alma. Bei Fragen zu dieser Erklärung schreiben Sie an privacy@mira.example oder rufen an: +971 4 555 0142.

## 2. Was wir erheben und warum

### Wenn Sie sich umsehen

Unsere Server vermerken die Adresse der Seite, die Uhrzeit, den Browsertyp und eine gekürzte IP-Adresse. Das brauchen wir, um die Website zu betreiben und Angriffe abzuwehren. Rechtsgrundlage ist unser berechtigtes Interesse an einer sicheren Website.

### Wenn Sie ein Formular absenden

| Formular | Was wir speichern | Wofür |
| --- | --- | --- |
| Frage | Name, Telefon, E-Mail, Projekt, Frage | Rückruf und Vorbereitung eines Angebots |
| Besuch | Name, Telefon, Projekt, Tag und Uhrzeit | Vereinbarung des Besuchs |
| Kontakt | Name, E-Mail, Telefon, Thema, Vorgangsnummer, Nachricht | Antwort auf Ihre Frage |
| Bewerbung | Name, Telefon, E-Mail, Berufserfahrung, Portfolio, Nachricht | Besetzung der Stelle |
| Unterlage | Name, E-Mail, Unterlage | Übergabe der Unterlage |
| Vergebene Wohnung | Name, E-Mail, Telefon, Wohnung | Nachricht, sobald sie oder eine ähnliche frei ist |
| Magazin per E-Mail | E-Mail | Zusendung des Magazins |

Zu jedem Formular bewahren wir außerdem das Datum, die Seite, von der es kam, und den Wortlaut Ihrer Einwilligung samt Fassung auf. So lässt sich später zeigen, wozu Sie Ihr Einverständnis gegeben haben. Rechtsgrundlage ist Ihre Einwilligung; sobald wir einen Vertrag mit Ihnen vorbereiten, ist es dieser Vertrag.

### Wenn Sie sich als Eigentümer anmelden

Wir prüfen, ob Ihr Konto zu einer Wohnung gehört, und setzen ein Cookie, das Sie angemeldet hält. Ohne dieses Cookie lassen sich die Seiten für Eigentümer nicht anzeigen.

## 3. Cookies und Speicher in Ihrem Browser

Diese Website speichert nur, was sie braucht: Ihre Währung und Flächeneinheit, die Wohnungen auf Ihrer Merkliste und, falls Sie sich anmelden, Ihre Sitzung. Solange ein Tab dieser Website offen ist, hält er auch fest, wie Sie hergefunden haben: die Seite, von der Sie kamen, die Kennzeichen in der Adresse und, wenn Sie auf eine Anzeige geklickt haben, die Nummer dieses Klicks. Das begleitet ein Formular, das Sie absenden, wird sonst nirgendwohin gesendet und ist fort, wenn Sie den Tab schließen. Es gibt keine Werbung und keine Verfolgung über andere Websites hinweg – deshalb sehen Sie auch kein Cookie-Banner.

## 4. Wer Ihre Daten sonst noch sieht

Unser Hosting-Anbieter und unser E-Mail-Anbieter verarbeiten Daten in unserem Auftrag und unter Vertrag. Was Sie schreiben, lesen die Beraterinnen und Berater, bei Bewerbungen auch die Teamleitungen. Wir verkaufen keine Daten und geben sie nur dort an Behörden weiter, wo das Gesetz es verlangt.

Arbeitet ein Anbieter in einem anderen Land, stellen wir vertraglich sicher, dass Ihre Daten dort ebenso geschützt sind wie hier.

## 5. Wie lange wir sie aufbewahren

- Serverprotokolle: 14 Tage
- Interesse und Kontakt: 24 Monate nach dem letzten Austausch
- Bewerbungen: sechs Monate nach Besetzung der Stelle
- Ihre Adresse für das Magazin: bis Sie Ihre Einwilligung widerrufen
- Verträge und Rechnungen: so lange, wie es das Handelsrecht verlangt, derzeit zehn Jahre

## 6. Was Sie von uns verlangen können

Sie können jederzeit Auskunft über Ihre Daten erhalten, sie berichtigen, löschen oder sich in einem gängigen Format aushändigen lassen und ihrer Nutzung widersprechen. Eine Einwilligung können Sie widerrufen, wann immer Sie möchten; was vorher geschah, bleibt rechtmäßig. Eine E-Mail genügt, wir antworten innerhalb von 30 Tagen.

Sind Sie nicht zufrieden, können Sie sich an die Datenschutzbehörde Ihres Wohnorts wenden.

## 7. Sicherheit

Die Verbindung zu dieser Website ist verschlüsselt. Anfragen liegen dort, wo nur diejenigen sie lesen können, die sie bearbeiten, und jeder Zugriff wird protokolliert.

## 8. Änderungen

Ändert sich etwas Wesentliches, veröffentlichen wir hier eine neue Fassung mit neuer Nummer. Einwilligungen, die unter einer älteren Fassung erteilt wurden, behalten ihre Bedeutung. Diese Fassung gilt seit dem 1. Mai 2026.`,
          ),
        },
      ],
    }),
  ),
}
