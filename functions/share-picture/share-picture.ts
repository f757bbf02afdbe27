import type { Config } from '@netlify/functions'
import { observed } from '#functions/lib/observed.ts'
import { answer } from './handle-share-picture.ts'

/** Draws the picture that is shown where a page is shared; the CDN keeps it for ever. */
export default observed('share-picture', (request) => answer(request, fetch))

// Literals only: Netlify reads this without running it.
export const config: Config = { path: '/api/share-picture', method: 'GET' }
