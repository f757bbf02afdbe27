/**
 * Runs a command of this project: installs the packages where they are missing or the lock file has
 * changed, then hands over to `scripts/<command>.ts` under the project's own Node. Plain JavaScript, so
 * that it runs on a machine with nothing but Node 20.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const ownNode = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const stamp = join(modules, '.mira-lock')

/**
 * A small young generation keeps a full pull of thousands of entries below 300 MB; a large build asks for a
 * collection before Next takes its share of the memory.
 */
const NODE_FLAGS = { build: ['--expose-gc'], pull: ['--max-semi-space-size=8'] }

install()
run(process.argv[2], process.argv.slice(3))

/**
 * `npm install`, unless the packages of this very lock file are installed. Not `npm ci`: it refuses a lock
 * file that lacks optional packages of other platforms. The lock file stays as it is in the repository.
 */
function install() {
  const lockFile = join(root, 'package-lock.json')
  const lock = readFileSync(lockFile, 'utf8')
  if (existsSync(ownNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.error('Installing packages (once, about half a minute) …')
  const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    console.error('npm install failed. Mend what it says above, then run the command again.')
    process.exit(1)
  }
  writeFileSync(lockFile, lock)
  writeFileSync(stamp, lock)
}

/**
 * Hands over to the script and ends as it ends; the signals of the terminal reach it. Node keeps what it has
 * compiled: half of the start of a build is the compiling of its modules.
 */
function run(command, args) {
  const flags = NODE_FLAGS[command] ?? []
  const child = spawn(ownNode, [...flags, join(root, 'scripts', `${command}.ts`), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      NODE_COMPILE_CACHE: join(modules, '.cache/node'),
      ...process.env,
      PATH: `${join(modules, '.bin')}:${process.env.PATH}`,
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)))
}
