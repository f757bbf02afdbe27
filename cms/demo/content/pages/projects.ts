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
          chips: [
            { label: say('Limestone', 'حجر جيري', 'Kalkstein') },
            { label: say('Rammed earth', 'تراب مدكوك', 'Stampflehm') },
            { label: say('Oiled oak', 'بلوط مزيّت', 'Geölte Eiche') },
            { label: say('Bronze', 'برونز', 'Bronze') },
            { label: say('Lime plaster', 'جصّ كلسي', 'Kalkputz') },
            { label: say('Linen', 'كتّان', 'Leinen') },
            { label: say('Date palm', 'نخيل', 'Dattelpalme') },
          ],
          duration: 24,
          delay: 0,
          loop: 3,
          gradientLength: '120px',
        },
        { __component: 'blocks.global', global: ref('global-block', 'promise') },
        { __component: 'blocks.global', global: ref('global-block', 'contact-banner') },
      ],
    }),
  ),
}
