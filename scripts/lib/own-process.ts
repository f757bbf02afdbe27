import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const PRELOADED = join(import.meta.dirname, 'end-with-parent.mjs')
const STOP_TIMEOUT_MS = 8_000

/** How a process ended: with a code, or by a signal. */
export type Exit = { code: number | null; signal: NodeJS.Signals | null }

export type OwnProcess = {
  child: ChildProcess
  /** Settles when it has ended, for whatever reason. */
  ended: Promise<Exit>
  /** Whether it was asked to end. */
  isStopping: () => boolean
  /** Asks it to end, and kills it where it does not. */
  stop: () => Promise<void>
}

type Stream = 'ignore' | 'inherit' | 'pipe' | number

export type OwnProcessOptions = {
  cwd: string
  env?: NodeJS.ProcessEnv
  /** Of standard input, output and error. */
  stdio: [Stream, Stream, Stream]
  /** The Node to run it with; by default the one that runs here. */
  node?: string
}

/** Runs a script of Node's that ends with this process at the latest, however this one ends. */
export const startOwn = (args: string[], options: OwnProcessOptions): OwnProcess => {
  const { cwd, env, stdio, node = process.execPath } = options
  const child = spawn(node, ['--import', PRELOADED, ...args], {
    cwd,
    env: { ...(env ?? process.env), STARTED_BY: String(process.pid) },
    stdio: [...stdio, 'ipc'],
  })
  let stopping = false
  const ended = new Promise<Exit>((done, failed) => {
    child.once('error', failed)
    child.once('exit', (code, signal) => done({ code, signal }))
  })
  ended.catch(() => {})
  const stop = async () => {
    stopping = true
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    await ended
    clearTimeout(timer)
  }
  return { child, ended, isStopping: () => stopping, stop }
}

/** Stops a process when a signal says so, or at once if it has said so. */
export const stopOn = (signal: AbortSignal | undefined, { stop }: OwnProcess): void => {
  if (signal?.aborted) void stop()
  else signal?.addEventListener('abort', () => void stop(), { once: true })
}

/** The message about a process that ended although nobody had asked it to. `who` begins the sentence. */
export const endSentence = (who: string, { code, signal }: Exit): string => {
  if (signal === 'SIGKILL') {
    return `${who} was killed (SIGKILL), perhaps because the machine ran out of memory.`
  }
  return signal ? `${who} was ended by ${signal}.` : `${who} ended by itself (exit code ${code}).`
}
