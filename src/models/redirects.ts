/** A redirect in Netlify's terms. `from` may end in `/*`, `to` may hold `:splat`. */
export type RedirectRule = { from: string; to: string; status: 301 | 302 }
