import type { Entry, Fields } from '../../entry.ts'
import { inEach } from './languages.ts'
import { seen } from './pictures.ts'

export const terms: Entry = {
  key: 'terms',
  shared: { kind: 'page', layout: 'minimal', guard: 'none' },
  ...inEach(
    (say): Fields => ({
      title: say('Terms of use', 'شروط الاستخدام', 'Nutzungsbedingungen'),
      slug: say('terms', 'terms', 'nutzungsbedingungen'),
      seo: {
        title: say('Terms of use | Mira', 'شروط الاستخدام | ميرا', 'Nutzungsbedingungen | Mira'),
        description: say(
          'What holds when you use this site: pictures and prices, links, copyright, liability and the law that applies.',
          'ما يسري عند استخدام هذا الموقع: الصور والأسعار والروابط وحقوق النشر والمسؤولية والقانون المطبَّق.',
          'Was bei der Nutzung dieser Website gilt: Bilder und Preise, Links, Urheberrecht, Haftung und anwendbares Recht.',
        ),
      },
      blocks: [
        {
          __component: 'blocks.hero',
          sectionData: {
            eyebrow: say('As of May 2026', 'مايو 2026', 'Stand Mai 2026'),
            title: say('Terms of use', 'شروط الاستخدام', 'Nutzungs\u00adbedingungen'),
          },
          images: seen(say, 'story-facade'),
        },
        {
          __component: 'blocks.text',
          text: say(
            `## 1. Scope

These terms apply to everyone who uses this site. It is run by Mira Developments, 6 Ropewalk, Old Harbour, Port Alma. If you buy from us, the purchase agreement applies and takes precedence over anything written here.

## 2. Information, not an offer

The site shows projects that are finished, under construction or planned. It is meant to inform you. Nothing on it is a binding offer; a contract comes about only when both sides have signed a purchase agreement.

- **Pictures** are visualisations unless they are marked as photographs.
- **Plans and areas** show the state of design on the day of publication. The measurements in the agreement are decisive.
- **Prices** are in UAE dirhams. Amounts in other currencies are converted for your orientation.
- **Availability** is updated every working day; a home may be sold in the meantime.

## 3. Your use of the site

You may read, print and share pages for personal purposes. You may not copy the site automatically on a large scale, try to get round its protection, or send forms in somebody else’s name.

## 4. Resident accounts

Accounts for residents are personal. Keep your password to yourself and tell us at once if you think that somebody else knows it. We may block an account that is misused, and tell you why.

## 5. Copyright and names

Texts, pictures, plans and the name Mira belong to us or are used with permission. For press purposes you may use pictures free of charge if you name Mira as the source; please send us a copy.

## 6. Links

We link to other sites, such as app stores and social networks. Their operators are responsible for their content. If a link is broken or leads somewhere it should not, [let us know](/contact).

## 7. Liability

We take care that what stands here is right and that the site can be reached, but we cannot promise either at every moment. We are liable without limit for intent, gross negligence and injury to life or health. Otherwise we are liable only where an essential duty has been breached, and only for damage that was foreseeable.

## 8. Data protection

How we treat personal data is written in the [privacy notice](/privacy).

## 9. Law and language

The law of Port Alma applies. If you use the site as a consumer, the protection that the law of your country gives you remains. The Arabic version of these terms is decisive; the others are translations.

## 10. Changes

We may change these terms when the site or the law changes. The version that stands here on the day of your visit applies.`,
            `## 1. نطاق التطبيق

تسري هذه الشروط على كل من يستخدم هذا الموقع. وتديره شركة ميرا للتطوير العقاري، 6 شارع الحبّالين، الميناء القديم، بورت ألما. وإذا اشتريت منا سرى عقد الشراء وكانت له الأولوية على كل ما يرد هنا.

## 2. معلومات لا عرض

يعرض الموقع مشاريع منجزة أو قيد الإنشاء أو قيد التخطيط، وغايته تزويدك بالمعلومات. لا يُعدّ أي شيء فيه عرضًا ملزمًا، ولا ينشأ العقد إلا بتوقيع الطرفين على عقد الشراء.

- **الصور** تصوّرية ما لم يُذكر أنها فوتوغرافية.
- **المخططات والمساحات** تبيّن حالة التصميم يوم النشر، والقياسات الواردة في العقد هي الفيصل.
- **الأسعار** بالدرهم الإماراتي، أما المبالغ بالعملات الأخرى فمحوّلة للاسترشاد.
- **التوفّر** يُحدَّث كل يوم عمل، وقد تُباع وحدة في أثناء ذلك.

## 3. استخدامك للموقع

لك أن تقرأ الصفحات وتطبعها وتشاركها لأغراض شخصية. وليس لك أن تنسخ الموقع آليًا على نطاق واسع، أو تحاول تجاوز حمايته، أو ترسل نماذج باسم شخص آخر.

## 4. حسابات السكان

حسابات السكان شخصية. احتفظ بكلمة المرور لنفسك، وأبلغنا فورًا إذا ظننت أن غيرك يعرفها. ويجوز لنا إيقاف أي حساب يُساء استخدامه مع بيان السبب.

## 5. حقوق النشر والأسماء

النصوص والصور والمخططات واسم ميرا ملك لنا أو مستخدمة بإذن. ويمكن استخدام الصور لأغراض صحفية مجانًا بشرط ذكر ميرا مصدرًا لها، ونرجو إرسال نسخة إلينا.

## 6. الروابط

نضع روابط إلى مواقع أخرى مثل متاجر التطبيقات وشبكات التواصل، ويتحمّل مشغّلوها مسؤولية محتواها. وإذا وجدت رابطًا معطّلًا أو يقود إلى غير مكانه [فأخبرنا](/contact).

## 7. المسؤولية

نحرص على صحة ما يرد هنا وعلى إتاحة الموقع، لكننا لا نستطيع ضمان ذلك في كل لحظة. نتحمّل المسؤولية كاملة عن العمد والإهمال الجسيم والإضرار بالحياة أو الصحة. وفيما عدا ذلك لا نُسأل إلا عن الإخلال بالتزام جوهري، وفي حدود الأضرار المتوقعة.

## 8. حماية البيانات

طريقة تعاملنا مع البيانات الشخصية مبيّنة في [بيان الخصوصية](/privacy).

## 9. القانون واللغة

يسري قانون بورت ألما. وإذا كنت تستخدم الموقع بصفتك مستهلكًا، بقيت لك الحماية التي يمنحها قانون بلدك. والنسخة العربية من هذه الشروط هي المعتمدة، أما النسخ الأخرى فترجمات لها.

## 10. التغييرات

يجوز لنا تعديل هذه الشروط إذا تغيّر الموقع أو القانون. وتسري النسخة المنشورة هنا يوم زيارتك.`,
            `## 1. Geltungsbereich

Diese Bedingungen gelten für alle, die diese Website nutzen. Betrieben wird sie von Mira Developments, 6 Ropewalk, Old Harbour, Port Alma. Wenn Sie bei uns kaufen, gilt der Kaufvertrag; er geht allem vor, was hier steht.

## 2. Information, kein Angebot

Die Website zeigt Projekte, die fertig, im Bau oder in Planung sind. Sie soll informieren. Nichts darauf ist ein verbindliches Angebot; ein Vertrag kommt erst zustande, wenn beide Seiten einen Kaufvertrag unterschrieben haben.

- **Bilder** sind Visualisierungen, sofern sie nicht als Fotografien gekennzeichnet sind.
- **Grundrisse und Flächen** zeigen den Planungsstand am Tag der Veröffentlichung. Maßgeblich sind die Maße im Vertrag.
- **Preise** verstehen sich in VAE-Dirham. Beträge in anderen Währungen dienen der Orientierung.
- **Verfügbarkeiten** aktualisieren wir an jedem Werktag; zwischenzeitlicher Verkauf bleibt vorbehalten.

## 3. Ihre Nutzung

Für private Zwecke dürfen Sie Seiten lesen, drucken und teilen. Nicht gestattet ist es, die Website in großem Umfang automatisiert zu kopieren, ihren Schutz zu umgehen oder Formulare in fremdem Namen abzusenden.

## 4. Konten für Eigentümer

Die Konten sind persönlich. Behalten Sie Ihr Passwort für sich und sagen Sie uns sofort Bescheid, wenn Sie vermuten, dass jemand anderes es kennt. Missbrauchte Konten können wir sperren; den Grund nennen wir Ihnen.

## 5. Urheberrecht und Namen

Texte, Bilder, Pläne und der Name Mira gehören uns oder werden mit Erlaubnis verwendet. Für Presseberichte dürfen Sie Bilder kostenlos nutzen, wenn Sie Mira als Quelle nennen; über ein Belegexemplar freuen wir uns.

## 6. Links

Wir verlinken auf andere Websites, etwa App-Stores und soziale Netzwerke. Für deren Inhalte sind die jeweiligen Betreiber verantwortlich. Führt ein Link ins Leere oder an einen falschen Ort, [geben Sie uns bitte Bescheid](/kontakt).

## 7. Haftung

Wir sorgen mit Sorgfalt dafür, dass die Angaben stimmen und die Website erreichbar ist, können beides aber nicht jederzeit zusichern. Für Vorsatz, grobe Fahrlässigkeit und die Verletzung von Leben oder Gesundheit haften wir unbeschränkt. Im Übrigen haften wir nur bei Verletzung wesentlicher Pflichten und nur für vorhersehbare Schäden.

## 8. Datenschutz

Wie wir mit personenbezogenen Daten umgehen, steht in der [Datenschutzerklärung](/datenschutz).

## 9. Recht und Sprache

Es gilt das Recht von Port Alma. Nutzen Sie die Website als Verbraucherin oder Verbraucher, bleibt Ihnen der Schutz erhalten, den das Recht Ihres Landes gewährt. Maßgeblich ist die arabische Fassung dieser Bedingungen; die übrigen sind Übersetzungen.

## 10. Änderungen

Wir können diese Bedingungen anpassen, wenn sich die Website oder das Recht ändert. Es gilt die Fassung, die am Tag Ihres Besuchs hier steht.`,
          ),
        },
      ],
    }),
  ),
}
