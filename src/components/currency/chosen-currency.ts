import { followStored } from '#src/lib/follow-stored.ts'
import { RATES_PATH } from '#src/site/rates.ts'

export type CurrencyFormats = {
  /** The code of the currency that prices are written in. */
  base: string
  /** The digits after the point, by the code of the currency. */
  fractionDigits: Record<string, number>
}

/** Under these names the browser keeps the visitor's currency, and the rates that it has read last. */
const CURRENCY_KEY = 'currency'
const RATES_KEY = 'rates'

/**
 * Runs at the start of the body: it shows prices in the currency that the visitor chose. Prices are
 * rendered in the base currency; where another one was chosen, this changes each as it enters the
 * document, before it is painted. So there is no flash, and React, to which prices are text, sees nothing.
 * It also serves the switches, `select[name=currency]`, before and after the rest of the code has loaded, and follows
 * those of other tabs.
 *
 * The rates are in a file, so that a new rate changes no page. The browser keeps what it has read: a page shows
 * prices by these rates at once, and by those of the file when it has come.
 */
export const showChosenCurrency = (
  { base, fractionDigits }: CurrencyFormats,
  numberingSystem: string,
): void => {
  const baseTexts = new WeakMap<Element, string | null>()
  let rates: Record<string, number> = { [base]: 1 }
  let text: string | null = null
  let shown: typeof rates | undefined
  let format = String as (amount: number) => string
  let wanted = base
  let code = base
  let observer: MutationObserver | undefined
  let asked: Promise<void> | undefined
  const read = (read: string | null) => {
    rates = { ...JSON.parse(read ?? '{}'), [base]: 1 }
    text = read
  }
  const keep = (name: string, text: string) => {
    try {
      localStorage.setItem(name, text)
    } catch {}
  }

  /** @param prices a text with amounts in braces. */
  const show = (element: Element, node: Node | null | undefined, prices: string | undefined) => {
    const rate = rates[code]
    if (!node || !prices || rate === undefined) return
    if (!baseTexts.has(element)) baseTexts.set(element, node.nodeValue)
    node.nodeValue =
      code === base
        ? (baseTexts.get(element) ?? null)
        : prices.replace(/{([\d.]+)}/g, (_, amount: string) => format(Number(amount) * rate))
  }
  const showPrice = (price: HTMLDataElement) =>
    show(price, price.querySelector('bdi')?.firstChild, `{${price.value}}`)
  const showPrices = (option: HTMLElement) => show(option, option.firstChild, option.dataset.prices)
  const choose = (select: HTMLSelectElement) => {
    select.value = code
  }
  const showIn = (root: ParentNode) => {
    root.querySelectorAll<HTMLDataElement>('[data-price]').forEach(showPrice)
    root.querySelectorAll<HTMLElement>('[data-prices]').forEach(showPrices)
    root.querySelectorAll<HTMLSelectElement>('select[name=currency]').forEach(choose)
  }
  const onAdded = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    const price = element?.closest<HTMLDataElement>('[data-price]')
    const option = element?.closest<HTMLElement>('[data-prices]')
    const select = element?.closest<HTMLSelectElement>('select[name=currency]')
    if (price) showPrice(price)
    if (option) showPrices(option)
    if (select) choose(select)
    if (node instanceof Element) showIn(node)
  }
  const watch = () => {
    observer ??= new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(onAdded)
    })
    observer.observe(document, { childList: true, subtree: true })
  }
  /** Shows the currency that is wanted, or the base one where its rate is unknown. */
  const turn = () => {
    code = Number(rates[wanted]) > 0 ? wanted : base
    const { dataset } = document.documentElement
    dataset.currency = code
    dataset.rate = String(rates[code])
    document.documentElement.toggleAttribute('data-converted', code !== base)
    shown = rates
    const prices = new Intl.NumberFormat(document.documentElement.lang, {
      numberingSystem,
      style: 'currency',
      currency: code,
      maximumFractionDigits: fractionDigits[code],
    })
    // In a line from right to left, the sign at the end of "US$" would come before its letters.
    format = (amount) => prices.format(amount).replace(/[A-Z]\p{Sc}/u, '$&\u200e')
    if (code !== base) watch()
    showIn(document)
  }
  /** Asks for the rates once a page; without an answer, those that are known stay. */
  const ask = () => {
    asked ??= fetch(RATES_PATH)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject()))
      .then((latest) => {
        if (latest === text) return
        read(latest)
        keep(RATES_KEY, latest)
      })
      .catch(() => {
        asked = undefined
      })
    void asked.then(() => {
      if (code !== wanted || shown !== rates) turn()
    })
  }

  /** What the browser keeps. Where it keeps nothing, what is known stays. */
  const recall = () => {
    try {
      wanted = localStorage.getItem(CURRENCY_KEY) ?? base
      read(localStorage.getItem(RATES_KEY))
    } catch {}
    if (!(wanted in fractionDigits)) wanted = base
    turn()
    if (wanted !== base) ask()
  }

  recall()
  followStored(CURRENCY_KEY, recall)
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || target.name !== 'currency') return
    if (!(target.value in fractionDigits)) return
    wanted = target.value
    keep(CURRENCY_KEY, wanted)
    if (rates[wanted]) turn()
    if (wanted !== base) ask()
  })
}
