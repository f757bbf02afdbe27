/**
 * What `strapi start` does, without what the other commands of Strapi's need: to load all of them takes a sixth of
 * the start.
 */
const { constants } = require('node:os')
const { join } = require('node:path')
const { createStrapi } = require('@strapi/strapi')

/** @type {(keyof typeof constants.signals)[]} */
const SIGNALS = ['SIGTERM', 'SIGINT']

/**
 * Strapi would first seed to the end. Nothing is lost: the seed is one transaction, and nobody has written yet.
 *
 * @param {keyof typeof constants.signals} signal
 */
const endAtOnce = (signal) => process.exit(128 + constants.signals[signal])
for (const signal of SIGNALS) process.on(signal, endAtOnce)

void createStrapi({ appDir: __dirname, distDir: join(__dirname, 'dist') })
  .start()
  .then(() => {
    for (const signal of SIGNALS) process.off(signal, endAtOnce)
  })
