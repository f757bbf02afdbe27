/**
 * The texts of the interface that the frame alone shows, in English: a part of `MESSAGES`. After an edit of one, no page is
 * rendered again.
 */
export const FRAME_MESSAGES = {
  'shell.menu': 'Menu',
  'shell.closeMenu': 'Close menu',
  'shell.mainNavigation': 'Main navigation',
  'shell.footerNavigation': 'Footer navigation',
  'shell.currency': 'Currency',
  'shell.area': 'Change the unit of areas:',
  'shell.socials': 'Follow us',
  'account.account': 'My account',
  'shortlist.full': 'Your shortlist is full: it takes {n} homes.',
} as const
