/**
 * Runs a command of this project: installs the packages where the lock file names others than are
 * installed, then hands over to `scripts/<command>.ts` under the project's own Node. Plain JavaScript, so
 * that it runs on a machine with nothing but Node 20.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { NPM_CI, packagesInstalled } from './lib/packages.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const ownNode = join(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * A small young generation keeps a full pull of thousands of entries below 300 MB. A large build asks for a
 * collection before Next takes its share of the memory; its memory grows by half between two collections, and not to
 * four times of what it holds. Its young generation begins with the size that it has at most, which saves collections.
 *
 * @type {Record<string, string[] | undefined>}
 */
const NODE_FLAGS = {
  build: [
    '--expose-gc',
    '--heap-growing-percent=50',
    '--min-semi-space-size=8',
    '--max-semi-space-size=8',
  ],
  pull: ['--max-semi-space-size=8'],
}

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

const PARENT_LOOK_MS = 1_000
const SHELLS = /^(?:a|ba|da|k|z)?sh$/

install()
run(process.argv[2] ?? '', process.argv.slice(3))

/** `npm ci`, unless what the lock file names is installed. */
function install() {
  if (existsSync(ownNode) && packagesInstalled(root)) return
  console.error('Installing packages (once, about half a minute) …')
  const npm = spawnSync('npm', NPM_CI, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.status === 0) return
  console.error(
    'npm ci failed. Fix what it says above, then run the command again. If package.json and package-lock.json ' +
      'disagree, "npm install" makes them agree.',
  )
  process.exit(1)
}

/**
 * Hands over to the script and ends as it ends; the signals of the terminal reach it, and it notices when this
 * process or npm has gone. Node keeps what it has compiled: half of the start of a build is the compiling of
 * its modules.
 *
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const flags = [
    ...(NODE_FLAGS[command] ?? []),
    '--import',
    pathToFileURL(join(root, 'scripts/lib/end-with-parent.mjs')).href,
  ]
  const child = spawn(ownNode, [...flags, join(root, 'scripts', `${command}.ts`), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      NODE_COMPILE_CACHE: join(modules, '.cache/node'),
      ...process.env,
      PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH}`,
      STARTED_BY: `${process.pid}`,
    },
  })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) whenParentGoes(() => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => {
    if (signal === 'SIGKILL') {
      console.error(
        `"npm run ${command}" was killed, perhaps because the machine ran out of memory.`,
      )
    }
    process.exit(code ?? (signal ? 128 + constants.signals[signal] : 1))
  })
}

/**
 * Nothing tells that npm was killed but another parent: of this process, or of the shell that npm runs it in.
 *
 * @param {() => void} act
 */
function whenParentGoes(act) {
  const started = parents()
  const look = () => {
    if (parents() === started) return
    clearInterval(timer)
    act()
  }
  const timer = setInterval(look, PARENT_LOOK_MS)
  timer.unref()
}

/** The processes up to npm, as far as they are known. */
function parents() {
  const { ppid } = process
  const [name = '', parent] = nameAndParent(ppid)
  return SHELLS.test(name) ? `${ppid} ${parent}` : `${ppid}`
}

/**
 * @param {number} pid
 * @returns {[name?: string, parent?: string]}
 */
function nameAndParent(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, name, parent] = /\((.*)\) \S (\d+)/.exec(stat) ?? []
    return [name, parent]
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', `${pid}`], { encoding: 'utf8' })
    const [, parent, name] = /(\d+) (?:.*\/)?-?(\S+)/.exec(stdout ?? '') ?? []
    return [name, parent]
  }
}
