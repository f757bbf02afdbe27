import { inlineScript } from '#src/lib/inline-script.ts'
import type { Currency } from '#src/models/site/shell.ts'

/** Under this name the browser keeps the visitor's currency. */
const CURRENCY_KEY = 'currency'

/** By the code of a currency: how much of it one of the base currency is, and its digits after the point. */
type Rates = Record<string, [rate: number, fractionDigits: number]>

/**
 * A script at the start of the body: it shows prices in the currency that the visitor chose. Prices are
 * rendered in the base currency; where another one was chosen, the script changes each as it enters the
 * document, before it is painted. So there is no flash, and React, to which prices are text, sees nothing.
 * It also serves the switches, `select[name=currency]`, before and after the rest of the code has loaded.
 */
export const currencyScript = ({ base, currencies }: Currency, digits: string): string => {
  const rates: Rates = Object.fromEntries([
    [base, [1, 0]],
    ...currencies.map(({ code, rate, fractionDigits }) => [code, [rate, fractionDigits]]),
  ])
  return inlineScript(showChosenCurrency, CURRENCY_KEY, base, rates, digits)
}

const showChosenCurrency = (
  storageKey: string,
  base: string,
  rates: Rates,
  numberingSystem: string,
): void => {
  const baseTexts = new WeakMap<Element, string | null>()
  let code = base
  let observer: MutationObserver | undefined
  try {
    code = localStorage.getItem(storageKey) ?? base
  } catch {}
  if (!rates[code]) code = base

  /** @param prices a text with amounts in braces. */
  const show = (element: Element, text: Node | null | undefined, prices: string | undefined) => {
    const [rate, maximumFractionDigits] = rates[code] ?? []
    if (!text || !prices || rate === undefined) return
    if (!baseTexts.has(element)) baseTexts.set(element, text.nodeValue)
    const { format } = new Intl.NumberFormat(document.documentElement.lang, {
      numberingSystem,
      style: 'currency',
      currency: code,
      maximumFractionDigits,
    })
    text.nodeValue =
      code === base
        ? (baseTexts.get(element) ?? null)
        : prices.replace(/{([\d.]+)}/g, (_, amount: string) => format(Number(amount) * rate))
  }
  const showPrice = (price: HTMLDataElement) =>
    show(price, price.querySelector('bdi')?.firstChild, `{${price.value}}`)
  const showPrices = (option: HTMLElement) => show(option, option.firstChild, option.dataset.prices)
  const mark = () => {
    document.documentElement.toggleAttribute('data-converted', code !== base)
  }
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
  mark()
  if (code !== base) watch()
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || target.name !== 'currency') return
    if (!rates[target.value]) return
    code = target.value
    try {
      localStorage.setItem(storageKey, code)
    } catch {}
    mark()
    watch()
    showIn(document)
  })
}
