/** The path of a page of a locale: `localPath('/ar', '/')` is `/ar`. */
export const localPath = (prefix: string, path: string): string =>
  path === '/' ? prefix || '/' : `${prefix}${path}`
