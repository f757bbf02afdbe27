import { spawnSync } from 'node:child_process'

/**
 * Installs packages of Debian or Ubuntu, if this machine has their package manager and allows it. Says nothing where it
 * does not: whoever needs the packages looks whether they are there.
 */
export const installDebianPackages = (names: string[]): void => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    spawnSync('apt-get', ['-qq', ...args], { stdio: 'ignore', env })
  }
}
