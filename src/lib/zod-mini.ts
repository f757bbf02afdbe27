/**
 * zod/mini by its file. Netlify copies packages whole beside a function but bundles files that are
 * imported by a path: by its name zod costs the lead function 1.7 MB in 185 files and a tenth of a second
 * at every cold start, and like this what is used of it, 80 kB.
 *
 * @see https://docs.netlify.com/functions/get-started/ and `getBundlerName` in @netlify/zip-it-and-ship-it
 */
import { config } from '../../node_modules/zod/v4/mini/external.js'

export * from '../../node_modules/zod/v4/mini/external.js'

// Its compiler of schemas needs `eval`, which the site's security policy forbids and a browser reports.
config({ jitless: true })
