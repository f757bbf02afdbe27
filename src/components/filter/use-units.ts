import { useSyncExternalStore } from 'react'

/**
 * The currency in which prices are shown, and what one of the base currency is worth in it: `showChosenCurrency` writes
 * both on the document.
 */
export const useCurrency = (base: string): { code: string; rate: number } => ({
  code: useDocumentData('currency') ?? base,
  rate: Number(useDocumentData('rate') ?? 1),
})

/** The unit in which areas are shown: `showChosenUnit` writes it on the document. */
export const useAreaUnit = (): 'm2' | 'sqft' => (useDocumentData('area') === 'sqft' ? 'sqft' : 'm2')

const useDocumentData = (name: 'area' | 'currency' | 'rate'): string | undefined =>
  useSyncExternalStore(
    onChange,
    () => document.documentElement.dataset[name],
    () => undefined,
  )

const onChange = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener)
  const attributeFilter = ['data-area', 'data-currency', 'data-rate']
  observer.observe(document.documentElement, { attributeFilter })
  return () => observer.disconnect()
}
