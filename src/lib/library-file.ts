const FOLDER = '/uploads/'

/**
 * The name of the file of the CMS's media library that an address names: `/uploads/brochure_1a2b3c.pdf` names
 * `brochure_1a2b3c.pdf`. Undefined for any other address.
 */
export const libraryFile = (address: string): string | undefined => {
  if (!address.startsWith(FOLDER)) return undefined
  const name = address.slice(FOLDER.length).replace(/[?#].*$/s, '')
  return name === '' || name.includes('/') ? undefined : name
}

/** Whether an address names its host. */
export const isFullAddress = (address: string): boolean => /^https?:\/\//i.test(address)

/** The address of a file of the media library, as links and the CMS write it. */
export const libraryAddress = (name: string): string => FOLDER + name

/**
 * A reply of the CMS in which links to its own media library begin with a slash, since editors copy them with the
 * address of the CMS. Nothing changes where the CMS lives below a path: its files then have full addresses.
 *
 * @param addresses of the CMS, such as `https://cms.example`: it may have one for editors and one for the site.
 */
export const withShortFileLinks = (reply: string, addresses: readonly string[]): string =>
  addresses
    .filter((cms) => new URL(cms).pathname === '/')
    .reduce((text, cms) => text.replaceAll(cms + FOLDER, FOLDER), reply)
