import { spawn } from 'node:child_process'
import { CmsError } from './cms-error.ts'
import { CMS_DIR } from './paths.ts'

const TAIL_LINES = 25

/**
 * Runs one preparing command in the CMS's folder, silently. Where it fails, the last lines of what it
 * printed are part of the CmsError; `advice` says what to do.
 */
export async function runStep(command: string, args: string[], advice: string): Promise<void> {
  const child = spawn(command, args, {
    cwd: CMS_DIR,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', (cause) =>
      reject(new CmsError(`"${command}" cannot be run: ${cause.message}. ${advice}`, { cause })),
    )
    child.on('close', resolve)
  })
  if (code === 0) return
  throw new CmsError(`${tail(output)}\n"${[command, ...args].join(' ')}" failed. ${advice}`)
}

/** The last lines of a command's output. */
export function tail(output: string): string {
  return output.trimEnd().split('\n').slice(-TAIL_LINES).join('\n')
}
