import { type Entry, type Fields, media } from '../entry.ts'
import { inEach } from './pages/languages.ts'

export const initials: Entry[] = [
  {
    key: 'main',
    ...inEach(
      (say): Fields => ({
        siteName: say('Mira', 'ميرا', 'Mira'),
        seo: {
          title: say(
            'Mira – homes in Port Alma',
            'ميرا – منازل في بورت ألما',
            'Mira – Wohnen in Port Alma',
          ),
          description: say(
            'Mira designs, builds and looks after homes in Port Alma: eight addresses between the marina and the desert, from the studio to the penthouse.',
            'تصمّم ميرا المنازل في بورت ألما وتبنيها وترعاها: ثمانية عناوين بين المرسى والصحراء، من الاستوديو إلى البنتهاوس.',
            'Mira entwirft, baut und betreut Wohnungen und Häuser in Port Alma: acht Adressen zwischen Marina und Wüste, vom Studio bis zum Penthouse.',
          ),
          image: media('og-default.jpg'),
          favicon: media('favicon.svg'),
          noIndex: false,
        },
      }),
    ),
  },
]
