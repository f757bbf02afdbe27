/** Where a Strapi runs, from an address that may end in slashes or in `/api`: without either. */
export const cmsBase = (url: string): string =>
  url
    .replace(/\/+$/, '')
    .replace(/\/api$/, '')
    .replace(/\/+$/, '')
