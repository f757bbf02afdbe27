import type { SharedEntry } from '../entry.ts'

export const currencySettings: SharedEntry[] = [
  {
    key: 'main',
    shared: {
      base: 'AED',
      currencies: [
        { code: 'AED', rate: 1, fractionDigits: 0 },
        { code: 'USD', rate: 0.2723, fractionDigits: 0 },
        { code: 'EUR', rate: 0.2498, fractionDigits: 0 },
        { code: 'GBP', rate: 0.2131, fractionDigits: 0 },
        { code: 'SAR', rate: 1.0211, fractionDigits: 0 },
        { code: 'INR', rate: 23.6, fractionDigits: 0 },
      ],
    },
  },
]
