import type { ValidatedRoute } from '#src/site/routes.ts'

/**
 * Whether an address fails the rule that its route declares. An address that is of no route with a rule
 * fails none.
 *
 * @param options.path decoded, without the prefix of a language.
 * @param options.exists whether the site has a page there.
 */
export const failsValidation = (options: {
  path: string
  exists: boolean
  routes: readonly ValidatedRoute[]
}): boolean => {
  const { path, exists, routes } = options
  return routes.some((route) => {
    const params = paramsOf(route.path, path)
    return params !== undefined && !route.validate(params, { exists })
  })
}

/** The values of a route's placeholders in a path, or undefined if the path does not match the route. */
const paramsOf = (route: string, path: string): Record<string, string> | undefined => {
  const names = route.split('/')
  const segments = path.replace(/\/+$/, '').split('/')
  if (names.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const segment = segments[index] as string
    if (name.startsWith(':')) params[name.slice(1)] = segment
    else if (name !== segment) return undefined
  }
  return params
}
