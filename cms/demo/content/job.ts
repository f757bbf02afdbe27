import type { Entry } from '../entry.ts'
import { below } from './below/below.ts'

export const jobs: Entry[] = [
  {
    key: 'sales-advisor',
    shared: { employment: 'fullTime', date: '2026-09-14' },
    en: {
      ...below('job/sales-advisor', 'en'),
      title: 'Sales advisor',
      slug: 'sales-advisor',
      department: 'Sales',
      place: 'Port Alma, Mira workshop',
      summary:
        'You listen first, know every plan by heart and would rather lose a sale than sell somebody the wrong home.',
      text: `Our advisors work on a salary, not on commission alone. That changes the conversation: you can tell a family that the three-bedroom is too large for them, and nobody will ask you why.

## Your tasks

- Receive visitors in the workshop, find out how they live and show them what fits
- Guide buyers from the reservation to the signed contract, in person, by phone and on video
- Keep plans, prices and availability in our system correct to the day
- Accompany *your* buyers at inspection and handover
- Tell the architects what visitors keep asking for

## Your profile

- Three years or more in property, hospitality or private banking
- Fluent English and Arabic; German, Russian or Hindi are welcome
- You can read a floor plan and explain it to somebody who cannot
- Patience, good handwriting and a calm voice on the telephone

## What we offer

- A fixed salary with a yearly team bonus
- 30 days of leave, health cover for you and your family
- Four weeks of training on site and in the model workshop before your first visitor
- One free weekday each fortnight in return for Saturday duty

Questions before you apply? [Write to us](/contact), or send your application [straight away](#modal:job).`,
      seo: {
        title: 'Sales advisor in Port Alma',
        description:
          'Mira is looking for a sales advisor who listens first: fixed salary, family health cover, four weeks of training.',
      },
    },
    ar: {
      ...below('job/sales-advisor', 'ar'),
      title: 'مستشار مبيعات',
      slug: 'sales-advisor',
      department: 'المبيعات',
      place: 'بورت ألما، ورشة ميرا',
      summary:
        'تصغي أولًا، وتحفظ كل مخطط عن ظهر قلب، وتفضّل أن تخسر صفقة على أن تبيع أحدًا بيتًا لا يناسبه.',
      text: `يتقاضى مستشارونا راتبًا ثابتًا ولا يعتمدون على العمولة وحدها، وهذا يغيّر مجرى الحديث مع العميل: يمكنك أن تقول لعائلة إن الشقة ذات الغرف الثلاث أكبر من حاجتها، ولن يسألك أحد عن السبب.

## مهامك

- استقبال الزوار في الورشة، وفهم أسلوب حياتهم، وعرض ما يلائمهم
- مرافقة المشترين من الحجز حتى توقيع العقد، حضوريًا وهاتفيًا وعبر الفيديو
- تحديث المخططات والأسعار والوحدات المتاحة في نظامنا يومًا بيوم
- حضور المعاينة والتسليم مع المشترين الذين رافقتهم
- نقل ما يتكرر من أسئلة الزوار إلى المعماريين

## مؤهلاتك

- خبرة لا تقل عن ثلاث سنوات في العقارات أو الضيافة أو الخدمات المصرفية الخاصة
- إتقان العربية والإنجليزية؛ والألمانية أو الروسية أو الهندية ميزة إضافية
- القدرة على قراءة المخطط وشرحه لمن لا يجيد قراءته
- صبر، وخط واضح، وصوت هادئ على الهاتف

## ما نقدمه لك

- راتب ثابت مع مكافأة سنوية للفريق
- إجازة سنوية مدتها 30 يومًا، وتأمين صحي لك ولعائلتك
- أربعة أسابيع من التدريب في المواقع وورشة المجسمات قبل أن تستقبل أول زائر
- يوم راحة إضافي كل أسبوعين مقابل مناوبة السبت

هل لديك أسئلة قبل التقديم؟ [راسلنا](/contact)، أو أرسل طلبك [الآن](#modal:job).`,
      seo: {
        title: 'وظيفة مستشار مبيعات في بورت ألما',
        description:
          'تبحث ميرا عن مستشار مبيعات يجيد الإصغاء: راتب ثابت وتأمين صحي عائلي وأربعة أسابيع من التدريب.',
      },
    },
    de: {
      ...below('job/sales-advisor', 'de'),
      title: 'Verkaufsberater (m/w/d)',
      slug: 'sales-advisor',
      department: 'Verkauf',
      place: 'Port Alma, Mira-Werkstatt',
      summary:
        'Sie hören erst zu, kennen jeden Grundriss auswendig und verzichten lieber auf einen Abschluss, als jemandem die falsche Wohnung zu verkaufen.',
      text: `Unsere Beraterinnen und Berater leben von einem Gehalt, nicht allein von der Provision. Das verändert das Gespräch: Sie dürfen einer Familie sagen, dass die große Wohnung zu groß für sie ist, und niemand fragt Sie, warum.

## Ihre Aufgaben

- Gäste in der Werkstatt empfangen, herausfinden, wie sie leben, und zeigen, was dazu passt
- Käuferinnen und Käufer von der Reservierung bis zum Vertrag begleiten – persönlich, am Telefon und per Video
- Pläne, Preise und Verfügbarkeiten in unserem System tagesaktuell halten
- Bei Abnahme und Übergabe an der Seite *Ihrer* Kundschaft sein
- Den Architekten weitergeben, wonach immer wieder gefragt wird

## Ihr Profil

- Mindestens drei Jahre Erfahrung mit Immobilien, in der Hotellerie oder im Private Banking
- Englisch und Arabisch fließend; Deutsch, Russisch oder Hindi sind willkommen
- Sie lesen Grundrisse und erklären sie Menschen, die es nicht tun
- Geduld, eine leserliche Handschrift und eine ruhige Stimme am Telefon

## Was wir bieten

- Festes Gehalt und einen jährlichen Teambonus
- 30 Urlaubstage, Krankenversicherung für Sie und Ihre Familie
- Vier Wochen Einarbeitung auf der Baustelle und im Modellbau, bevor der erste Gast kommt
- Alle zwei Wochen einen freien Werktag als Ausgleich für den Samstagsdienst

Fragen vorab? [Schreiben Sie uns](/kontakt) – oder schicken Sie Ihre Bewerbung [gleich hier](#modal:job).`,
      seo: {
        title: 'Verkaufsberater (m/w/d) in Port Alma',
        description:
          'Mira sucht eine Verkaufsberatung, die zuerst zuhört: festes Gehalt, Familienversicherung, vier Wochen Einarbeitung.',
      },
    },
  },
  {
    key: 'architect',
    shared: { employment: 'fullTime', date: '2026-08-31' },
    en: {
      title: 'Architect, housing',
      slug: 'architect',
      department: 'Design',
      place: 'Port Alma, head office',
      summary:
        'You draw homes from the inside out, and you want to see them built. A senior place in a studio of fourteen.',
      text: `We design most of what we build in our own studio. A project stays with the same two or three architects from the first sun study to the last snag, which takes about five years and teaches more than any competition.

## Your tasks

- Develop apartment and house plans from sketch to building permit
- Lead the work on one project, at present [Dune House](/projects/dune-house)
- Coordinate structure, cooling and landscape with our consultants
- Build and judge mock-ups in the workshop: a window, a stair, a kitchen at full size
- Visit the site every week and answer questions within a day

## Your profile

- A degree in architecture and six years of practice, three of them in housing
- At least one building that you have followed to completion
- Sound knowledge of shading, daylight and building in a hot climate
- Confident with BIM, but also with a pencil; English fluent, Arabic an advantage

## What we offer

- Time: no overnight shifts before a deadline, because we set the deadlines
- Two study trips a year and a budget for books and courses
- 30 days of leave, health cover, help with moving to Port Alma
- Your name beside the building when it is published

Please send up to ten pages of work. If you would like to know how we think, read [How light shapes a plan](/articles/how-light-shapes-a-plan).`,
      seo: {
        title: 'Architect for housing in Port Alma',
        description:
          'A senior architect’s place in Mira’s own studio of fourteen: lead a project from sun study to handover.',
      },
    },
    ar: {
      title: 'مهندس معماري للمشاريع السكنية',
      slug: 'architect',
      department: 'التصميم',
      place: 'بورت ألما، المكتب الرئيسي',
      summary:
        'تصمم البيوت من الداخل إلى الخارج، وتريد أن تراها قائمة. وظيفة متقدمة في استوديو يضم أربعة عشر معماريًا.',
      text: `نصمم معظم ما نبنيه في استوديو ميرا نفسه. ويبقى المشروع في عهدة المعماريَّين أو الثلاثة أنفسهم من أول دراسة للشمس حتى آخر ملاحظة في التسليم؛ وهي رحلة تستغرق نحو خمس سنوات وتعلّم أكثر مما تعلّمه أي مسابقة.

## مهامك

- تطوير مخططات الشقق والمنازل من الفكرة الأولى حتى رخصة البناء
- قيادة العمل في مشروع واحد، وهو حاليًا [ديون هاوس](/projects/dune-house)
- تنسيق أعمال الإنشاء والتبريد وتنسيق الحدائق مع الاستشاريين
- بناء نماذج بالحجم الحقيقي في الورشة وتقييمها: نافذة أو درج أو مطبخ
- زيارة الموقع كل أسبوع والرد على استفساراته خلال يوم واحد

## مؤهلاتك

- شهادة في العمارة وست سنوات من الممارسة، ثلاث منها في المشاريع السكنية
- مبنى واحد على الأقل تابعته حتى اكتماله
- معرفة جيدة بالتظليل والإضاءة الطبيعية والبناء في المناخ الحار
- إتقان نمذجة معلومات البناء، والرسم بالقلم كذلك؛ الإنجليزية بطلاقة والعربية ميزة

## ما نقدمه لك

- الوقت: لا سهر قبل مواعيد التسليم، لأننا نحن من يحددها
- رحلتان دراسيتان كل عام وميزانية للكتب والدورات
- إجازة سنوية مدتها 30 يومًا وتأمين صحي ومساعدة في الانتقال إلى بورت ألما
- اسمك إلى جانب المبنى عند نشره

أرسل من فضلك ما لا يزيد على عشر صفحات من أعمالك. وإذا أردت أن تعرف كيف نفكر فاقرأ [كيف يرسم الضوء مخطط البيت](/articles/how-light-shapes-a-plan).`,
      seo: {
        title: 'وظيفة مهندس معماري في بورت ألما',
        description:
          'وظيفة معماري متقدم في استوديو ميرا: قيادة مشروع سكني من دراسة الشمس حتى التسليم.',
      },
    },
    de: {
      title: 'Architekt Wohnungsbau (m/w/d)',
      slug: 'architect',
      department: 'Entwurf',
      place: 'Port Alma, Hauptsitz',
      summary:
        'Sie entwerfen Wohnungen von innen nach außen und wollen sie auch gebaut sehen. Eine leitende Stelle in einem Studio von vierzehn.',
      text: `Das meiste, was wir bauen, entwerfen wir selbst. Ein Projekt bleibt bei denselben zwei oder drei Architektinnen und Architekten, von der ersten Sonnenstudie bis zum letzten Mangel. Das dauert etwa fünf Jahre und lehrt mehr als jeder Wettbewerb.

## Ihre Aufgaben

- Grundrisse für Wohnungen und Häuser von der Skizze bis zur Baugenehmigung entwickeln
- Die Arbeit an einem Projekt leiten, derzeit [Dune House](/projects/dune-house)
- Tragwerk, Kühlung und Freiraum mit den Fachplanern abstimmen
- In der Werkstatt Muster im Maßstab 1:1 bauen und beurteilen: ein Fenster, eine Treppe, eine Küche
- Jede Woche auf die Baustelle gehen und Fragen innerhalb eines Tages beantworten

## Ihr Profil

- Abgeschlossenes Architekturstudium und sechs Jahre Praxis, davon drei im Wohnungsbau
- Mindestens ein Gebäude, das Sie bis zur Fertigstellung begleitet haben
- Solides Wissen über Verschattung, Tageslicht und Bauen in heißem Klima
- Sicher in BIM, aber auch mit dem Bleistift; fließendes Englisch, Arabisch von Vorteil

## Was wir bieten

- Zeit: keine Nachtschichten vor der Abgabe, denn die Termine setzen wir selbst
- Zwei Studienreisen im Jahr und ein Budget für Bücher und Kurse
- 30 Urlaubstage, Krankenversicherung, Hilfe beim Umzug nach Port Alma
- Ihren Namen neben dem Gebäude, wenn es veröffentlicht wird

Schicken Sie uns bitte höchstens zehn Seiten Arbeiten. Wie wir denken, lesen Sie in [Wie Licht einen Grundriss formt](/articles/wie-licht-einen-grundriss-formt).`,
      seo: {
        title: 'Architekt Wohnungsbau (m/w/d) in Port Alma',
        description:
          'Eine leitende Stelle in Miras eigenem Studio: ein Wohnprojekt von der Sonnenstudie bis zur Übergabe führen.',
      },
    },
  },
  {
    key: 'site-engineer',
    shared: { employment: 'contract', date: '2026-07-20' },
    en: {
      title: 'Site engineer',
      slug: 'site-engineer',
      department: 'Construction',
      place: 'Port Alma, Pearl Bay site',
      summary:
        'Salt air, soft ground and a curved facade: you see that what was drawn is what gets built, for 24 months.',
      text: `Building on a beach is honest work: whatever is done badly shows within two summers. For [Pearl Bay](/projects/pearl-bay) we are looking for an engineer who measures twice and says so when something is wrong.

## Your tasks

- Supervise concrete, waterproofing and facade works on one of three plots
- Check setting-out, reinforcement and curing; release each pour in writing
- Keep the daily site diary and the photographic record
- Chair the weekly coordination meeting with the contractors
- Watch over safety and shade breaks in the hot months

## Your profile

- A degree in civil engineering and four years on site, ideally near the sea
- Experience with exposed concrete and post-tensioned slabs
- English in speech and writing; Arabic, Urdu or Hindi make your day easier
- Willing to climb a scaffold at six in the morning

## What we offer

- A 24-month contract with the option of a permanent place
- Site allowance, transport and health cover
- No outdoor work between 12:00 and 15:30 from June to September
- A handover with your name in the building’s book

The position is filled as soon as we have found the right person.`,
    },
    ar: {
      title: 'مهندس موقع',
      slug: 'site-engineer',
      department: 'الإنشاءات',
      place: 'بورت ألما، موقع بيرل باي',
      summary: 'هواء مالح وتربة رخوة وواجهة منحنية: على مدى 24 شهرًا تتأكد من أن ما رُسم هو ما يُبنى.',
      text: `البناء على الشاطئ عمل صادق: كل ما يُنجز على عجل ينكشف في صيفين. ولمشروع [بيرل باي](/projects/pearl-bay) نبحث عن مهندس يقيس مرتين، ويقول رأيه بوضوح حين يرى خطأً.

## مهامك

- الإشراف على أعمال الخرسانة والعزل المائي والواجهات في قطعة من ثلاث قطع
- فحص التوقيع المساحي والتسليح والمعالجة، واعتماد كل صبّة كتابةً
- تدوين يوميات الموقع وحفظ سجل الصور
- إدارة اجتماع التنسيق الأسبوعي مع المقاولين
- متابعة السلامة وفترات الراحة في الظل خلال أشهر الحر

## مؤهلاتك

- شهادة في الهندسة المدنية وأربع سنوات في المواقع، ويفضل أن تكون قرب البحر
- خبرة في الخرسانة الظاهرة والبلاطات لاحقة الشد
- الإنجليزية تحدثًا وكتابةً؛ والعربية أو الأردية أو الهندية تسهّل يومك
- استعداد لصعود السقالة في السادسة صباحًا

## ما نقدمه لك

- عقد مدته 24 شهرًا مع إمكانية التثبيت
- بدل موقع ومواصلات وتأمين صحي
- لا عمل في العراء بين 12:00 و15:30 من يونيو إلى سبتمبر
- تسليمٌ يُدوَّن فيه اسمك في سجل المبنى

نشغل الوظيفة فور العثور على الشخص المناسب.`,
    },
    de: {
      title: 'Bauleiter (m/w/d)',
      slug: 'site-engineer',
      department: 'Bau',
      place: 'Port Alma, Baustelle Pearl Bay',
      summary:
        'Salzluft, weicher Grund und eine gekrümmte Fassade: Sie sorgen 24 Monate lang dafür, dass gebaut wird, was gezeichnet ist.',
      text: `Am Strand zu bauen ist ehrliche Arbeit: Was schlecht gemacht ist, zeigt sich nach zwei Sommern. Für [Pearl Bay](/projects/pearl-bay) suchen wir jemanden, der zweimal misst und es sagt, wenn etwas nicht stimmt.

## Ihre Aufgaben

- Beton-, Abdichtungs- und Fassadenarbeiten auf einem von drei Baufeldern überwachen
- Absteckung, Bewehrung und Nachbehandlung prüfen, jede Betonage schriftlich freigeben
- Bautagebuch und Fotodokumentation führen
- Die wöchentliche Koordination mit den ausführenden Firmen leiten
- In den heißen Monaten auf Arbeitsschutz und Pausen im Schatten achten

## Ihr Profil

- Studium des Bauingenieurwesens und vier Jahre Baustelle, gern in Meeresnähe
- Erfahrung mit Sichtbeton und vorgespannten Decken
- Englisch in Wort und Schrift; Arabisch, Urdu oder Hindi erleichtern Ihnen den Tag
- Die Bereitschaft, um sechs Uhr früh auf ein Gerüst zu steigen

## Was wir bieten

- Einen Vertrag über 24 Monate mit der Aussicht auf Übernahme
- Baustellenzulage, Fahrtkosten und Krankenversicherung
- Von Juni bis September keine Arbeit im Freien zwischen 12:00 und 15:30 Uhr
- Eine Übergabe, bei der Ihr Name im Hausbuch steht

Wir besetzen die Stelle, sobald wir den passenden Menschen gefunden haben.`,
    },
  },
  {
    key: 'content-designer',
    shared: { employment: 'partTime', date: '2026-10-05' },
    en: {
      title: 'Content designer',
      slug: 'content-designer',
      department: 'Communication',
      place: 'Port Alma or remote',
      summary:
        'You make plans, contracts and handover letters readable, and you know when a picture says it better. 24 hours a week.',
      text: `Most of what our buyers read is not advertising. It is a payment plan, a snag list, a letter about the lift. We want these texts to be as carefully made as the staircases.

## Your tasks

- Write and edit texts for the site, the [magazine](/articles) and the residents’ app
- Turn contracts and technical notes into plain language together with our lawyers and engineers
- Plan pictures, captions and alternative texts
- Look after the vocabulary in three languages with our translators
- Test pages with real readers and change what they stumble over

## Your profile

- Three years in content design, editing or information design
- Excellent English *or* Arabic, and a good reading knowledge of the other
- You know what a content model is and do not mind filling one in
- A portfolio with at least one dull subject made clear

## What we offer

- Part-time, 24 hours over three or four days, from Port Alma or elsewhere within three time zones
- A say in what we do not publish
- 30 days of leave pro rata, equipment of your choice
- Two weeks in the workshop each year, to see what you write about

Please quote \`JOB-2610\` in your application and send us two texts: one you are proud of, and one you would now write differently.`,
    },
    ar: {
      title: 'مصمم محتوى',
      slug: 'content-designer',
      department: 'الاتصال',
      place: 'بورت ألما أو عن بُعد',
      summary:
        'تجعل المخططات والعقود ورسائل التسليم سهلة القراءة، وتعرف متى تغني الصورة عن الكلام. 24 ساعة في الأسبوع.',
      text: `معظم ما يقرؤه عملاؤنا ليس إعلانًا، بل جدول دفعات أو قائمة ملاحظات أو رسالة عن المصعد. ونريد لهذه النصوص أن تُصنع بالعناية التي تُصنع بها الأدراج.

## مهامك

- كتابة نصوص الموقع و[المجلة](/articles) وتطبيق السكان وتحريرها
- تبسيط لغة العقود والمذكرات الفنية بالتعاون مع المحامين والمهندسين
- التخطيط للصور وتعليقاتها ونصوصها البديلة
- العناية بالمصطلحات في ثلاث لغات مع مترجمينا
- اختبار الصفحات مع قراء حقيقيين وتعديل ما يتعثرون فيه

## مؤهلاتك

- ثلاث سنوات في تصميم المحتوى أو التحرير أو تصميم المعلومات
- عربية *أو* إنجليزية ممتازة، وقدرة جيدة على القراءة باللغة الأخرى
- معرفة بماهية نموذج المحتوى، ولا تمانع في تعبئته بنفسك
- ملف أعمال فيه موضوع جاف واحد على الأقل جعلته واضحًا

## ما نقدمه لك

- دوام جزئي، 24 ساعة على ثلاثة أيام أو أربعة، من بورت ألما أو من أي مكان لا يبعد أكثر من ثلاث مناطق زمنية
- رأي مسموع في ما لا ننشره
- إجازة سنوية بنسبة الدوام من أصل 30 يومًا، وأجهزة من اختيارك
- أسبوعان في الورشة كل عام لترى ما تكتب عنه

اذكر من فضلك الرقم \`JOB-2610\` في طلبك، وأرسل إلينا نصين: واحدًا تفخر به، وآخر لو كتبته اليوم لكتبته على نحو مختلف.`,
    },
    de: {
      title: 'Content Designer (m/w/d)',
      slug: 'content-designer',
      department: 'Kommunikation',
      place: 'Port Alma oder ortsunabhängig',
      summary:
        'Sie machen Pläne, Verträge und Übergabebriefe lesbar und wissen, wann ein Bild es besser sagt. 24 Stunden pro Woche.',
      text: `Das meiste, was unsere Käuferinnen und Käufer lesen, ist keine Werbung. Es ist ein Zahlungsplan, eine Mängelliste, ein Brief über den Aufzug. Wir möchten, dass diese Texte so sorgfältig gemacht sind wie unsere Treppen.

## Ihre Aufgaben

- Texte für die Website, das [Magazin](/articles) und die App der Bewohner schreiben und redigieren
- Verträge und technische Notizen gemeinsam mit Juristen und Ingenieuren in klare Sprache übertragen
- Bilder, Bildunterschriften und Alternativtexte planen
- Mit unseren Übersetzern die Begriffe in drei Sprachen pflegen
- Seiten mit echten Leserinnen und Lesern testen und ändern, worüber sie stolpern

## Ihr Profil

- Drei Jahre Erfahrung in Content Design, Redaktion oder Informationsdesign
- Ausgezeichnetes Englisch *oder* Arabisch und gutes Leseverständnis der jeweils anderen Sprache
- Sie wissen, was ein Inhaltsmodell ist, und füllen es auch selbst aus
- Ein Portfolio mit mindestens einem spröden Thema, das Sie verständlich gemacht haben

## Was wir bieten

- Teilzeit, 24 Stunden an drei oder vier Tagen, in Port Alma oder anderswo innerhalb von drei Zeitzonen
- Ein Wort mitzureden bei dem, was wir nicht veröffentlichen
- 30 Urlaubstage anteilig, Arbeitsgeräte Ihrer Wahl
- Zwei Wochen im Jahr in der Werkstatt, um zu sehen, worüber Sie schreiben

Bitte nennen Sie in der Bewerbung die Kennziffer \`JOB-2610\` und schicken Sie uns zwei Texte: einen, auf den Sie stolz sind, und einen, den Sie heute anders schreiben würden.`,
    },
  },
]
