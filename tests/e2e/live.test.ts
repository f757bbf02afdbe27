import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freePort } from '#scripts/cms/port.ts'
import { call, type Entries } from '#tests/cms/call.ts'
import { ISOLATED, seededTemplate } from '#tests/cms/template.ts'
import { copyFinishedPages } from '#tests/fixtures/finished-pages.ts'
import { FLAGS, SLOW_MS } from './browser.ts'

const folder = resolve('.cache', `live-${process.pid}`)
const cacheDir = join(folder, '.cache')
const NEW = 'A calm corner, far above the water.'

let browser: Browser
let ports: { site: number; cms: number }
let live: Awaited<ReturnType<typeof startCommand>>

beforeAll(async () => {
  const { browser: executablePath } = inject('site')
  browser = await chromium.launch({ executablePath, args: FLAGS })
  await copyFinishedPages(cacheDir)
  cpSync(await seededTemplate(), join(folder, 'cms'), { recursive: true })
  ports = { site: await freePort(0, '127.0.0.1'), cms: await freePort(0, '127.0.0.1') }
  live = await startCommand()
  await live.ready()
}, 600_000)

afterAll(async () => {
  await browser?.close()
  live?.npm.kill('SIGTERM')
  if (live) await ended(live.npm)
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

const ended = async (npm: ChildProcess) =>
  npm.exitCode === null && npm.signalCode === null ? once(npm, 'exit') : undefined

/** The command as people start it. */
const startCommand = async () => {
  const npm = spawn('npm', ['run', 'live'], {
    env: {
      ...process.env,
      ...ISOLATED,
      ...{ SITE_URL: '', CMS_URL: '', OUT_DIR: join(folder, 'out'), CACHE_DIR: cacheDir },
      ...{ CMS_DATA_DIR: join(folder, 'cms') },
      ...{ PORT: String(ports.site), CMS_PORT: String(ports.cms) },
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (said += text))
  const ready = () =>
    until('The command', () => {
      if (npm.exitCode !== null) throw new Error(`It ended: ${said}`)
      return said.includes('Ctrl-C ends both')
    })
  return { npm, ready, said: () => said }
}

const until = async (what: string, holds: () => boolean | Promise<boolean>): Promise<number> => {
  const deadline = Date.now() + 240_000
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`${what}: not in time.\n${live?.said()}`)
    await sleep(100)
  }
  return Date.now()
}

const addresses = () => ({
  site: `http://127.0.0.1:${ports.site}`,
  cms: `http://127.0.0.1:${ports.cms}`,
})

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

const textAt = async (path: string) => (await fetch(addresses().site + path)).text()

/** Signs in with what the command has printed. */
const signIn = async (page: Page) => {
  const [, url = '', email = '', password = ''] =
    /CMS +(\S+) +(\S+@\S+) +(\S+)/.exec(live.said()) ?? []
  await page.goto(`${url}/auth/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL((address) => !address.pathname.includes('login'))
}

describe('npm run live', () => {
  it('an edit is seen as a draft in the panel, and on the site seconds after Publish', async () => {
    const { site, cms } = addresses()
    const units = await call<Entries>(`${cms}/api/units?pagination[pageSize]=1&sort=documentId`)
    const [unit] = units.body.data
    const path = `/units/${unit?.slug}`
    const page = await browser.newPage({ viewport: { width: 1500, height: 1000 } })
    page.setDefaultTimeout(SLOW_MS)
    await signIn(page)
    const form = `${cms}/admin/content-manager/collection-types/api::unit.unit/${unit?.documentId}`
    await page.goto(`${form}?plugins[i18n][locale]=en`)
    const summary = page.locator('[name=summary]').first()
    await summary.fill(NEW)
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await saved
    await page.getByRole('link', { name: 'Open preview' }).click()
    const opened = Date.now()
    await page.frameLocator('iframe').getByText(NEW).first().waitFor()
    const shown = Date.now()
    expect(await textAt(path)).not.toContain(NEW)

    await page.getByRole('button', { name: 'Publish', exact: true }).first().click()
    const published = Date.now()
    await until('The page', async () => (await textAt(path)).includes(NEW))
    const live = Date.now()
    const seconds = (ms: number) => (ms / 1000).toFixed(1)
    console.log(
      `draft in the frame after ${seconds(shown - opened)} s, live ${seconds(live - published)} s after Publish`,
    )
    await page.goto(site + path)
    await page.getByText(NEW).first().waitFor()
    await page.close()
  })

  it('says what it built and how long it took', async () => {
    await until('The line', () => /Built in/.test(live.said()))
    expect(live.said()).toMatch(/^\d\d:\d\d:\d\d {2}Published in the CMS: building …$/m)
    expect(live.said()).toMatch(/^\d\d:\d\d:\d\d {2}Built in [\d.]+ s, \d+ pages? changed: \//m)
    expect(live.said()).not.toMatch(/^\{/m)
    expect(await readFile(join(cacheDir, 'live.log'), 'utf8')).toContain('"function":"cms-webhook"')
  })

  it('says which port is taken, and starts nothing', async () => {
    const second = await startCommand()
    await ended(second.npm)
    expect(second.npm.exitCode).toBe(1)
    expect(second.said()).toContain(
      `Port ${ports.site} is taken. Stop what listens there, or choose another: PORT=${ports.site + 1}.`,
    )
    expect(await answers(addresses().site)).toBe(true)
  })

  it('Ctrl-C ends both, and the next start has what was published', async () => {
    process.kill(-(live.npm.pid as number), 'SIGINT')
    await ended(live.npm)
    expect(await answers(addresses().cms)).toBe(false)
    expect(await answers(addresses().site)).toBe(false)
    live = await startCommand()
    await live.ready()
    const units = await call<Entries>(
      `${addresses().cms}/api/units?pagination[pageSize]=1&sort=documentId`,
    )
    expect(await textAt(`/units/${units.body.data[0]?.slug}`)).toContain(NEW)
  })

  it('ends with a sentence where the CMS is killed, and the site with it', async () => {
    const strapi = readdirSync('/proc').find((name) => isStrapi(name))
    process.kill(Number(strapi), 'SIGKILL')
    await ended(live.npm)
    expect(live.npm.exitCode).toBe(1)
    expect(live.said()).toContain(
      'The CMS was killed (SIGKILL), perhaps because the machine ran out of memory.',
    )
    expect(await answers(addresses().site)).toBe(false)
  })
})

/** Whether a process is the CMS of this test. */
const isStrapi = (name: string): boolean => {
  try {
    const told = (what: string) => readFileSync(`/proc/${name}/${what}`, 'utf8')
    return told('cmdline').includes('start.cjs') && told('environ').includes(join(folder, 'cms'))
  } catch {
    return false
  }
}
