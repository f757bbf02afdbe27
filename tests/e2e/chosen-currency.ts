import type { Page } from 'playwright'

/** What the browser of a visitor keeps who chose a currency on an earlier page. */
export const keepCurrency = (page: Page, code: 'EUR' | 'USD'): Promise<unknown> =>
  page.addInitScript((chosen) => {
    localStorage.setItem('currency', chosen)
    localStorage.setItem('rates', JSON.stringify({ EUR: 0.25, USD: 0.27 }))
  }, code)
