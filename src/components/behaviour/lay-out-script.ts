import { inlineScript } from '#src/lib/inline-script.ts'
import { LAID_OUT } from './laid-out.ts'

const layOutWhereScrolled = (mark: string): void => {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || load?.type !== 'navigate') document.documentElement.dataset[mark] = ''
}

/** A script at the start of the body: no layout is delayed when the browser is about to restore a scroll position. */
export const LAY_OUT_SCRIPT = inlineScript(layOutWhereScrolled, LAID_OUT)
