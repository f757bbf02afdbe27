import type { View } from '../view.ts'
import { Buttons } from './Button.tsx'

/** The way out where there is nothing to see: the home page of the language. */
export const BackHome = ({ view }: { view: View }) => (
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
