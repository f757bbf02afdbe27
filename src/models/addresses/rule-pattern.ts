/**
 * The grammar of Netlify's redirect rules that the site uses: a rule is for one path, or, with "/*" at its end, for
 * a path and everything below it; ":splat" in its target stands for the part below.
 *
 * @see https://docs.netlify.com/manage/routing/redirects/redirect-options/
 */
const BELOW = '/*'
const SPLAT = '/:splat'

/** Whether a rule is for everything below a path. */
export const takesBelow = (from: string): boolean => from.endsWith(BELOW)

/** The path of a rule, such as `/old` of `/old/*`; of `/*` it is empty. */
export const pathOf = (from: string): string =>
  takesBelow(from) ? from.slice(0, -BELOW.length) : from

/** The address of a rule for everything below a path, and the target that moves it below another path. */
export const allBelow = (path: string): string => path + BELOW
export const splatBelow = (path: string): string => path + SPLAT

/** Whether the target takes over the part below. */
export const hasSplat = (to: string): boolean => to.includes(SPLAT)

/** Whether a rule takes a decoded path. `/old/*` takes `/old` as well. */
export const takes = (from: string, path: string): boolean =>
  takesBelow(from) ? `${path}/`.startsWith(`${pathOf(from)}/`) : from === path

/** Where a rule leads a path that it takes. */
export const targetOf = ({ from, to }: { from: string; to: string }, path: string): string =>
  to.replace(SPLAT, () => path.slice(pathOf(from).length)) || '/'
