import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { zipFunctions } from '@netlify/zip-it-and-ship-it'
import { runCommand } from '#scripts/lib/command.ts'
import { measureAnswers } from './lead-answers.ts'

const root = join(import.meta.dirname, '..', '..')
const IMPORTS = 9

/** What the lead function may cost. */
const BARS: Record<string, number> = { p99Ms: 25, bundleKb: 550, importMs: 80 }

/**
 * Bundles the lead function as Netlify does, and measures its answers without the CRM's own time, its
 * size without what Netlify adds to any function, and its import in fresh processes.
 */
await runCommand(async () => {
  const dir = await mkdtemp(join(tmpdir(), 'mira-bench-leads-'))
  try {
    const { entry, bytes } = await bundle(dir)
    const imports = measureImports(entry)
    const answers = await measureAnswers(entry, dir)
    const measured = {
      p50Ms: percentile(answers, 0.5),
      p99Ms: percentile(answers, 0.99),
      bundleKb: bytes / 1_000,
      importMs: percentile(imports, 0.5),
      importBestMs: Math.min(...imports),
    }
    for (const [name, value] of Object.entries(measured)) console.log(line(name, value))
  } finally {
    await rm(dir, { recursive: true })
  }
})

function line(name: string, value: number): string {
  const text = `${name.padEnd(12)} ${value.toFixed(1).padStart(7)}`
  const bar = BARS[name]
  if (bar === undefined) return text
  if (value > bar) process.exitCode = 1
  return `${text}  (bar ${bar}${value > bar ? ', MISSED' : ''})`
}

async function bundle(dir: string): Promise<{ entry: string; bytes: number }> {
  const config = { '*': { nodeBundler: 'esbuild' as const } }
  const options = { archiveFormat: 'none' as const, basePath: root, config }
  const functions = await zipFunctions(join(root, 'functions'), dir, options)
  const lead = functions.find(({ name }) => name === 'lead')
  if (!lead) throw new Error('Netlify did not bundle the function "lead".')
  const files = (await readdir(lead.path, { recursive: true, withFileTypes: true })).filter(
    (file) => file.isFile() && !file.name.startsWith('___netlify'),
  )
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  )
  return {
    entry: join(lead.path, 'functions', 'lead', 'lead.mjs'),
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  }
}

function measureImports(entry: string): number[] {
  const url = JSON.stringify(pathToFileURL(entry).href)
  const code = `const t = performance.now(); await import(${url}); console.log(performance.now() - t)`
  return Array.from({ length: IMPORTS }, () => {
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code])
    if (stdout.length === 0) throw new Error(`The function cannot be imported: ${stderr}`)
    return Number(stdout.toString())
  })
}

function percentile(values: number[], share: number): number {
  const at = Math.min(values.length - 1, Math.floor(values.length * share))
  return values.toSorted((a, b) => a - b)[at] ?? 0
}
