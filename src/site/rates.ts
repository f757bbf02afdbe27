/** Where the rates of the currencies are published. */
export const RATES_PATH = '/data/rates.json'
