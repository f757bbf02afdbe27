import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Report } from '#scripts/build/report.ts'
import { freePort } from '#scripts/cms/port.ts'
import { tellBuildEnded } from '#scripts/netlify-plugin/tell-build-ended.js'
import { type Preview, startPreview } from '#scripts/preview/start-preview.ts'
import { readEnvironment } from '#src/environment/commands.ts'
import { ownCms } from '#tests/cms/own-cms.ts'
import { seededTemplate } from '#tests/cms/template.ts'
import { copyFinishedPages } from '#tests/fixtures/finished-pages.ts'
import { copyProject } from '#tests/fixtures/project-copy.ts'

/** A build that the hook was asked for: milliseconds since 1970, and how many pages it changed. */
export type Build = { askedAt: number; startedAt: number; endedAt: number; changed: number }

export type Editing = Awaited<ReturnType<typeof startEditing>>

/**
 * All that an edit passes through: the real CMS with its panel, the functions under the preview, a stand-in
 * for Netlify's build hook that runs the real build, one at a time, and the preview that serves the site.
 */
export const startEditing = async () => {
  // Within the project, as Next requires for its output; with separate blobs.
  const projectDir = join(readEnvironment({}).cacheDir, `editing-${process.pid}`)
  await mkdir(projectDir, { recursive: true })
  await copyProject(projectDir)
  const cacheDir = join(projectDir, '.cache')
  await copyFinishedPages(cacheDir)

  const port = await freePort(0, '127.0.0.1')
  const url = `http://127.0.0.1:${port}`
  const template = await seededTemplate()
  const cms = await ownCms('editing', { template, panel: true, env: { SITE_URL: url } })
  const outDir = join(projectDir, 'out')
  const build = async () => {
    const source = { CMS_URL: cms.url, CMS_TOKEN: cms.token }
    await runBuild({ ...source, OUT_DIR: outDir, CACHE_DIR: cacheDir })
    const report: Report = JSON.parse(await readFile(join(cacheDir, 'report.json'), 'utf8'))
    return report.changed.length
  }
  await build()
  const secrets = { PUBLISH_SECRET: cms.secret, DRAFT_SECRET: cms.draftSecret }
  const hook = await startBuildHook(build, { URL: url, ...secrets })
  const preview: Preview = await startPreview({
    scheduled: true,
    ...{ outDir, port, projectDir },
    env: {
      CMS_URL: cms.url,
      CMS_TOKEN: cms.token,
      CMS_DRAFT_TOKEN: cms.draftToken,
      BUILD_HOOK_URL: hook.url,
      ...secrets,
    },
  })
  return {
    url,
    cms,
    outDir,
    builds: hook.builds,
    stop: async () => {
      await cms.stop()
      await hook.stop()
      await preview.close()
      await rm(projectDir, { recursive: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}

/** The origin stays the one of the site's first build, so that its rendered pages hold. */
const runBuild = (env: Record<string, string>): Promise<void> =>
  new Promise((done, failed) => {
    const child = spawn(process.execPath, ['scripts/build.ts'], {
      env: { ...process.env, SITE_URL: '', URL: '', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (text) => {
      said += text
    })
    child.on('exit', (code) =>
      code === 0 ? done() : failed(new Error(`The build failed: ${said}`)),
    )
  })

const startBuildHook = async (build: () => Promise<number>, env: Record<string, string>) => {
  const builds: Build[] = []
  let running = Promise.resolve()
  const failures: unknown[] = []
  const run = async (askedAt: number, body: string) => {
    const startedAt = Date.now()
    const changed = await build().catch((error) => {
      failures.push(error)
      return 0
    })
    builds.push({ askedAt, startedAt, endedAt: Date.now(), changed })
    const status = failures.length > 0 ? 'failed' : 'succeeded'
    await tellBuildEnded(status, { env: { ...env, INCOMING_HOOK_BODY: body } })
  }
  const server: Server = createServer(async (request, response) => {
    const askedAt = Date.now()
    let body = ''
    for await (const chunk of request) body += chunk
    running = running.then(() => run(askedAt, body))
    response.end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    builds,
    stop: async () => {
      await running
      if (failures.length > 0) throw failures[0]
      await new Promise((closed) => server.close(closed))
    },
  }
}
