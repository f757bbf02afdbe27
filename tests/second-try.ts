import type { Reporter, TestCase } from 'vitest/node'

/** Names the tests that passed only when they were run again: each is a fault, of the test or of what it tests. */
export default class SecondTry implements Reporter {
  #flaky: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      this.#flaky.push(`${test.module.relativeModuleId}: ${test.fullName}`)
  }

  onTestRunEnd(): void {
    if (this.#flaky.length === 0) return
    console.log(`\nPassed at a second try only:\n${this.#flaky.map((it) => `  ${it}\n`).join('')}`)
  }
}
