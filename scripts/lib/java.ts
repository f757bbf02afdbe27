import { spawnSync } from 'node:child_process'
import { installDebianPackages } from './debian-packages.ts'

/** No Java is there, and none could be installed. */
class JavaError extends Error {
  override name = 'JavaError'
}

/**
 * Makes sure that there is Java, which the checker of HTML runs on: the machine's own, else the
 * distribution's.
 *
 * @returns the command that starts it.
 * @throws JavaError
 */
export const installJava = (): string => {
  const there = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0
  if (there()) return 'java'
  installDebianPackages(['default-jre-headless'])
  if (there()) return 'java'
  throw new JavaError(
    'The check of the HTML needs Java, and `apt-get install default-jre-headless` did not install it. Install a Java runtime (17 or newer) and run the tests again.',
  )
}
