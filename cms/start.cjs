/**
 * What `strapi start` does, without what the other commands of Strapi's need: to load all of them takes a sixth of
 * the start.
 */
const { join } = require('node:path')
const { createStrapi } = require('@strapi/strapi')

void createStrapi({ appDir: __dirname, distDir: join(__dirname, 'dist') }).start()
