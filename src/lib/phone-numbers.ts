/**
 * libphonenumber-js by its files, for the reason that `zod-mini.ts` gives: by its name it comes beside the lead
 * function whole and twice, as ES modules and as CommonJS (1 MB).
 */
export {
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from '../../node_modules/libphonenumber-js/core/index.js'
export { default as examples } from '../../node_modules/libphonenumber-js/examples.mobile.json.js'
export { default as metadata } from '../../node_modules/libphonenumber-js/metadata.max.json.js'
