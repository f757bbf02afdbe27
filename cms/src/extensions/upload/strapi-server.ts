import type { Core } from '@strapi/strapi'
import { checkStored, takeUploads } from '../../files/take-upload.ts'
import type { StoredFile, UploadedFile } from '../../files/uploaded-file.ts'

type Factory<T> = (context: { strapi: Core.Strapi }) => T
type Upload = {
  upload(what: { files: UploadedFile | UploadedFile[] }, ...rest: unknown[]): Promise<unknown>
  replace(id: unknown, what: { file: UploadedFile }, ...rest: unknown[]): Promise<unknown>
  findOne(id: unknown): Promise<{ ext: string } | null>
}
type Provider = {
  upload(file: StoredFile): Promise<unknown>
  replace(file: StoredFile, old: unknown): Promise<unknown>
}
type Plugin = { services: { upload: Factory<Upload>; provider: Factory<Provider> } }

/**
 * What this site changes in Strapi's uploads. Each way in, be it the panel, the API or an address to fetch from,
 * goes through these two services.
 */
export default (plugin: Plugin) => {
  const { services } = plugin
  const { upload, provider } = services
  services.upload = (context) => withCheckedUploads(upload(context))
  services.provider = (context) => withCheckedFiles(provider(context))
  return plugin
}

const withCheckedUploads = (service: Upload): Upload => ({
  ...service,
  async upload(what, ...rest) {
    await takeUploads([what.files].flat())
    return service.upload(what, ...rest)
  },
  async replace(id, what, ...rest) {
    const replaced = await service.findOne(id)
    await takeUploads([what.file], replaced?.ext)
    return service.replace(id, what, ...rest)
  },
})

const withCheckedFiles = (service: Provider): Provider => ({
  ...service,
  async upload(file) {
    await checkStored(file)
    return service.upload(file)
  },
  async replace(file, old) {
    await checkStored(file)
    return service.replace(file, old)
  },
})
