import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/**
 * What axe finds wrong in a page, or in a part of it: each rule, and the markup that breaks it. Our pages have no
 * frame of another origin, so axe runs in the page alone; and it collects nothing of what is right. Together that
 * takes a third of its time.
 */
export const faultsOf = async (page: Page, part = 'html'): Promise<string[]> => {
  const axe = new AxeBuilder({ page }).include(part).setLegacyMode()
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
