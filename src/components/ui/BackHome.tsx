import type { PageShell } from '#src/models/whole-site/frame.ts'
import type { Wording } from '../view/wording.ts'
import { Buttons } from './Button.tsx'

export type BackHomeView = Wording & { shell: Pick<PageShell, 'home'> }

/** The way out where there is nothing to see: the home page of the language. */
export const BackHome = ({ view }: { view: BackHomeView }) => (
  <Buttons
    buttons={[
      {
        label: view.t('error.backHome'),
        href: view.shell.home,
        external: false,
        icon: null,
        variant: 'primary',
      },
    ]}
    view={view}
  />
)
