import { BlobsServer } from '@netlify/blobs/server'
import type { StoreAccess } from '#src/lib/store/netlify-store.ts'
import { onLoopback } from './loopback.ts'

/** As Netlify's local runtime calls a site that is not linked to one on Netlify. */
const LOCAL_SITE = '0'

/** Below the project's folder: where Netlify's local runtime keeps blobs. */
export const BLOBS_FOLDER = '.netlify/blobs-serve'

/** Serves the folder as Netlify's local runtime does; both may do so at once, since each write is one file. */
export const openLocalBlobs = async (
  directory: string,
): Promise<{ access: StoreAccess; close: () => Promise<void> }> => {
  const token = crypto.randomUUID()
  const server = new BlobsServer({ directory, token })
  const { port } = await onLoopback(() => server.start())
  const edgeURL = `http://127.0.0.1:${port}`
  return {
    access: { siteID: LOCAL_SITE, token, edgeURL, uncachedEdgeURL: edgeURL },
    close: async () => {
      await server.stop()
    },
  }
}
