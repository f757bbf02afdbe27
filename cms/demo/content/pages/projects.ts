import { type Entry, type Fields, media, ref } from '../../entry.ts'
import { inEach, PROJECTS } from './languages.ts'
import { seen } from './pictures.ts'

export const projects: Entry = {
  key: 'projects',
  shared: { kind: 'projects', layout: 'default', guard: 'none' },
  ...inEach(
    (say): Fields => ({
      title: say('Projects', 'المشاريع', 'Projekte'),
      slug: 'projects',
      seo: {
        title: say(
          'Projects in Port Alma | Mira',
          'مشاريع ميرا في بورت ألما',
          'Projekte in Port Alma | Mira',
        ),
        description: say(
          'Towers at the marina, courtyards under palms, houses at the dunes: the eight addresses that Mira has built, is building or is planning.',
          'أبراج عند المرسى، وأفنية تحت النخيل، ومنازل على تخوم الكثبان: العناوين الثمانية التي أنجزتها ميرا أو تبنيها أو تخطّط لها.',
          'Türme an der Marina, Höfe unter Palmen, Häuser an den Dünen: die acht Adressen, die Mira gebaut hat, baut oder plant.',
        ),
        image: media('creek-terraces-day-desktop.jpg'),
      },
      blocks: [
        {
          __component: 'blocks.hero',
          sectionData: {
            eyebrow: say('Projects', 'المشاريع', 'Projekte'),
            title: say('Eight places to live', 'ثمانية أماكن للعيش', 'Acht Orte zum Wohnen'),
            text: say(
              'Some you can move into tomorrow, some are a hole in the ground and a good drawing. Each page tells you plainly which.',
              'بعضها جاهز لتسكنه غدًا، وبعضها ما زال حفرة في الأرض ورسمًا جيدًا. وصفحة كل مشروع تقول ذلك بوضوح.',
              'In manche können Sie morgen einziehen, andere sind noch eine Baugrube und eine gute Zeichnung. Auf jeder Projektseite steht offen, woran Sie sind.',
            ),
          },
          images: seen(say, 'creek-terraces-day'),
          buttons: [
            {
              label: say('On the map', 'على الخريطة', 'Auf der Karte'),
              href: '#map',
              icon: media('icon-map.svg'),
              variant: 'secondary',
            },
          ],
        },
        {
          __component: 'blocks.map',
          sectionData: {
            eyebrow: say('Location', 'الموقع', 'Lage'),
            title: say('Sea, city, desert', 'بحر ومدينة وصحراء', 'Meer, Stadt, Wüste'),
            text: say(
              'None of the eight is more than half an hour from the old harbour.',
              'لا يبعد أيّ من العناوين الثمانية أكثر من نصف ساعة عن الميناء القديم.',
              'Keine der acht Adressen liegt weiter als eine halbe Stunde vom alten Hafen entfernt.',
            ),
            anchor: 'map',
          },
          images: seen(say, 'map-city'),
          projects: PROJECTS.map(([slug]) => ref('project', slug)),
        },
        {
          __component: 'blocks.marquee',
          sectionData: {
            eyebrow: say('Everyday life', 'الحياة اليومية', 'Alltag'),
            title: say('Close to your door', 'على مقربة من بابك', 'Gleich vor der Tür'),
            text: say(
              'Not every address has all of it; each project page says exactly what.',
              'لا يجتمع كل ذلك في كل عنوان؛ وتجد التفاصيل الدقيقة في صفحة كل مشروع.',
              'Nicht jede Adresse hat alles – was genau, steht auf der Seite des Projekts.',
            ),
            anchor: 'everyday',
          },
          chips: [
            {
              label: say('Pools in the shade', 'مسابح مظللة', 'Pools im Schatten'),
              icon: media('icon-pool.svg'),
            },
            {
              label: say('Gym from 5:00', 'نادٍ رياضي من الخامسة صباحًا', 'Fitness ab 5 Uhr'),
              icon: media('icon-gym.svg'),
            },
            {
              label: say('Gardens with old trees', 'حدائق بأشجار معمّرة', 'Gärten mit alten Bäumen'),
              icon: media('icon-garden.svg'),
            },
            {
              label: say('Cool parking below ground', 'مواقف باردة تحت الأرض', 'Kühle Tiefgaragen'),
              icon: media('icon-parking.svg'),
            },
            {
              label: say(
                'Concierge day and night',
                'كونسيرج ليلًا ونهارًا',
                'Concierge rund um die Uhr',
              ),
              icon: media('icon-concierge.svg'),
            },
            {
              label: say('A path to the beach', 'ممشى إلى الشاطئ', 'Wege zum Strand'),
              icon: media('icon-beach.svg'),
            },
            {
              label: say(
                'Play areas under sails',
                'ساحات لعب مظللة بالأشرعة',
                'Spielplätze unter Sonnensegeln',
              ),
              icon: media('icon-kids.svg'),
            },
            {
              label: say('Spa and hammam', 'سبا وحمّام شرقي', 'Spa und Hamam'),
              icon: media('icon-spa.svg'),
            },
            {
              label: say('Rooms to work in', 'مساحات للعمل', 'Räume zum Arbeiten'),
              icon: media('icon-coworking.svg'),
            },
            {
              label: say(
                'Balconies deep enough for dinner',
                'شرفات تتسع لمائدة عشاء',
                'Balkone, auf denen ein Esstisch steht',
              ),
              icon: media('icon-balcony.svg'),
            },
          ],
          duration: 36,
          delay: 0.5,
          loop: 0,
          gradientLength: '160px',
        },
        {
          __component: 'blocks.video',
          sectionData: {
            eyebrow: say('Film', 'فيلم', 'Film'),
            title: say('One day in Port Alma', 'يوم في بورت ألما', 'Ein Tag in Port Alma'),
            text: say(
              'Houses and rooms, at an unhurried pace.',
              'بيوت وغرف بإيقاع متمهّل.',
              'Häuser und Räume, ganz ohne Eile.',
            ),
            anchor: 'film',
          },
          video: media('film-mira.mp4'),
          poster: {
            desktop: media('film-mira-poster.jpg'),
            alt: say(
              'A still from the film: Mira buildings by the water',
              'لقطة من الفيلم: مباني ميرا على الماء',
              'Standbild aus dem Film: Mira-Häuser am Wasser',
            ),
          },
          caption: say('Without sound.', 'الفيلم بلا صوت.', 'Ohne Ton.'),
        },
        {
          __component: 'blocks.questions',
          sectionData: {
            eyebrow: say('Questions', 'أسئلة', 'Fragen'),
            title: say('What buyers ask us', 'ما يسألنا عنه المشترون', 'Was Käufer uns fragen'),
            text: say(
              'If yours is missing, [write to us](/contact).',
              'إن لم تجد سؤالك، [فاكتب إلينا](/contact).',
              'Fehlt Ihre Frage? [Schreiben Sie uns](/kontakt).',
            ),
            anchor: 'questions',
          },
          items: [
            {
              question: say(
                'Can I buy if I do not live in Port Alma?',
                'هل يمكنني الشراء إن لم أكن مقيمًا في بورت ألما؟',
                'Kann ich kaufen, ohne in Port Alma zu wohnen?',
              ),
              answer: say(
                'Yes. All eight addresses are open to buyers of any nationality. You need a valid passport and a proof of address; we arrange the registration, and you can sign at a notary abroad.',
                'نعم. العناوين الثمانية متاحة للمشترين من جميع الجنسيات. يلزمك جواز سفر ساري المفعول وإثبات عنوان، ونتولّى نحن التسجيل، ويمكنك التوقيع لدى كاتب عدل في بلدك.',
                'Ja. Alle acht Adressen stehen Käufern jeder Staatsangehörigkeit offen. Sie brauchen einen gültigen Pass und einen Adressnachweis; die Eintragung übernehmen wir, unterschreiben können Sie bei einem Notariat im Ausland.',
              ),
            },
            {
              question: say(
                'How is a home paid for while it is being built?',
                'كيف يُسدَّد ثمن الوحدة أثناء البناء؟',
                'Wie wird während der Bauzeit bezahlt?',
              ),
              answer: say(
                'In parts, which the payment plan on the page of each project lists:\n\n- first the reservation or the contract\n- then the stages of construction, each certified by an independent engineer\n- the last or the largest part with the keys\n\nThe money lies in an escrow account. [The whole path, step by step](/articles/buying-off-plan-step-by-step)',
                'على دفعات تبيّنها خطة الدفع في صفحة كل مشروع:\n\n- أولًا الحجز أو توقيع العقد\n- ثم مراحل البناء، ويشهد بكل منها مهندس مستقل\n- والدفعة الأخيرة أو الكبرى مع المفاتيح\n\nوتُحفظ المبالغ في حساب ضمان. [المسار كاملًا خطوة بخطوة](/articles/buying-off-plan-step-by-step)',
                'In Raten, die der Zahlungsplan auf der Seite jedes Projekts nennt:\n\n- zuerst die Reservierung oder der Vertrag\n- dann die Bauabschnitte, jeder von einem unabhängigen Ingenieurbüro bescheinigt\n- die letzte oder die größte Rate mit den Schlüsseln\n\nDas Geld liegt auf einem Treuhandkonto. [Der ganze Weg, Schritt für Schritt](/articles/kaufen-vor-dem-bau-schritt-fuer-schritt)',
              ),
            },
            {
              question: say(
                'What does the service charge cover?',
                'ماذا تشمل رسوم الخدمات؟',
                'Was deckt die Servicegebühr ab?',
              ),
              answer: say(
                'Care of the shared rooms, gardens, pools and lifts, building insurance, security and a reserve for larger repairs. It lies between AED 88 and 196 per square metre of inner area and year, and the page of each home states it; we publish the accounts of each house every March.',
                'العناية بالمساحات المشتركة والحدائق والمسابح والمصاعد، وتأمين المبنى، والحراسة، واحتياطي للإصلاحات الكبيرة. تتراوح بين 88 و196 درهمًا للمتر المربع من المساحة الداخلية في السنة، وتذكرها صفحة كل منزل، وننشر حسابات كل مبنى في شهر مارس.',
                'Die Pflege der gemeinsamen Räume, Gärten, Pools und Aufzüge, die Gebäudeversicherung, den Sicherheitsdienst und eine Rücklage für größere Reparaturen. Sie liegt zwischen 88 und 196 AED je Quadratmeter Innenfläche und Jahr und steht auf der Seite jeder Wohnung; die Abrechnung jedes Hauses veröffentlichen wir im März.',
              ),
            },
            {
              question: say('May I let my home?', 'هل يحقّ لي تأجير منزلي؟', 'Darf ich vermieten?'),
              answer: say(
                'By the year, at every address. By the week only in Marina Crest and, once it is finished, in Skyline One: there the concierge takes over keys, linen and cleaning. [What is left at the end](/articles/renting-out-a-studio) we have worked out for a studio.',
                'تأجيرًا سنويًا في جميع العناوين. أما الإيجار الأسبوعي فمتاح في مارينا كريست فقط، ثم في سكايلاين ون عند اكتماله، حيث يتولّى الكونسيرج المفاتيح والمفارش والتنظيف. وقد حسبنا [ما يبقى في النهاية](/articles/renting-out-a-studio) لاستوديو واحد.',
                'Jahresweise an jeder Adresse. Wochenweise nur in Marina Crest und, sobald es fertig ist, in Skyline One: Dort übernimmt der Concierge Schlüssel, Wäsche und Reinigung. [Was am Ende bleibt](/articles/ein-studio-vermieten), haben wir für ein Studio ausgerechnet.',
              ),
            },
            {
              question: say(
                'Who do I call if something breaks?',
                'بمن أتصل إذا تعطّل شيء؟',
                'Wen rufe ich an, wenn etwas kaputtgeht?',
              ),
              answer: say(
                'The residents’ desk, day and night. For two years after handover the repair is ours to pay; after that you get a fixed price before anyone starts.',
                'مكتب السكان ليلًا ونهارًا. الإصلاح على حسابنا طوال سنتين بعد التسليم، وبعدها تحصل على سعر محدّد قبل أن يبدأ العمل.',
                'Den Bewohnerservice, Tag und Nacht. Zwei Jahre lang nach der Übergabe geht die Reparatur auf uns; danach nennen wir einen festen Preis, bevor jemand anfängt.',
              ),
            },
          ],
        },
        { __component: 'blocks.global', global: ref('global-block', 'promise') },
        { __component: 'blocks.global', global: ref('global-block', 'contact-banner') },
      ],
    }),
  ),
}
