import { useSyncExternalStore } from 'react'

/** The code of the currency in which prices are shown: `currencyScript` sets all its switches to it. */
export const useCurrencyCode = (base: string): string =>
  useSyncExternalStore(
    onSwitch,
    () => document.querySelector<HTMLSelectElement>('select[name=currency]')?.value || base,
    () => base,
  )

/** The unit in which areas are shown: `AREA_SCRIPT` writes it on the document. */
export const useAreaUnit = (): 'm2' | 'sqft' =>
  useSyncExternalStore(
    onArea,
    () => (document.documentElement.dataset.area === 'sqft' ? 'sqft' : 'm2'),
    () => 'm2',
  )

const onSwitch = (listener: () => void): (() => void) => {
  addEventListener('change', listener)
  return () => removeEventListener('change', listener)
}

const onArea = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-area'] })
  return () => observer.disconnect()
}
