import type { PullProgress } from '#src/content/pull.ts'
import { createProgress, type Progress } from '../lib/progress.ts'

const steps = {
  types: (total: number) => `Reading ${total} content types`,
  files: (total: number) => `Bringing ${total} files up to date`,
}

/** Shows how a pull gets on: one line a step. */
export function showPull(progress: Progress = createProgress()): {
  show: (progress: PullProgress) => void
  done: () => void
} {
  let current: PullProgress['step'] | undefined
  return {
    show: ({ step, total }) => {
      if (step === current) return
      current = step
      progress.step(steps[step](total))
    },
    done: progress.done,
  }
}
