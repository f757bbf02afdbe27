import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const QUICK_PROJECTS = ['unit', 'functions']

const QUICK = QUICK_PROJECTS.flatMap((name) => ['--project', name])

/** Tests that build sites or run a browser or a CMS. */
const SLOW = /^tests\/(?:build|cms|e2e)\/.*\.test\.ts$/

/**
 * What `npm test -- --changed` runs, which answers while somebody works: the quick tests that import what has changed
 * since the last commit, or since the one that is named (`--changed=main`), and of those that take long the files that
 * have changed themselves.
 *
 * @returns the arguments of each run of Vitest; undefined if something else was asked for.
 */
export const changedTests = (args: string[], root: string): string[][] | undefined => {
  const changed = args.find((it) => /^--changed(?:=|$)/.test(it))
  if (!changed || args.some((it) => it.startsWith('--project'))) return undefined
  const since = changed.split('=')[1] ?? 'HEAD'
  const files = [
    ...git(root, ['diff', '--name-only', since]),
    ...git(root, ['ls-files', '--others', '--exclude-standard']),
  ]
  const slow = files.filter((file) => SLOW.test(file) && existsSync(join(root, file)))
  const rest = args.filter((it) => it !== changed)
  const runs = [[...args, ...QUICK]]
  if (slow.length > 0) runs.push([...rest, ...slow])
  return runs
}

/** Whether arguments of Vitest choose nothing but quick tests, which need neither a browser nor the CMS. */
export const areQuick = (args: string[]): boolean => {
  const projects = args.flatMap((it, index) => {
    if (it === '--project') return [args[index + 1] ?? '']
    return it.startsWith('--project=') ? [it.slice('--project='.length)] : []
  })
  return projects.length > 0 && projects.every((name) => QUICK_PROJECTS.includes(name))
}

const git = (cwd: string, args: string[]): string[] => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new GitError(`git ${args.join(' ')} failed: ${stderr}`)
  return stdout.split('\n').filter(Boolean)
}

/** Git could not tell what has changed. */
export class GitError extends Error {
  override name = 'GitError'
}
