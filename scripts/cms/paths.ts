import { join } from 'node:path'

/** The Strapi project, and what it runs with. */
export const CMS_DIR = join(import.meta.dirname, '..', '..', 'cms')
export const DEFAULT_DATA_DIR = join(CMS_DIR, '.data')
export const DIST_DIR = join(CMS_DIR, 'dist')
const MODULES_DIR = join(CMS_DIR, 'node_modules')
export const NODE = join(
  MODULES_DIR,
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)
export const STRAPI = join(MODULES_DIR, '@strapi', 'strapi', 'bin', 'strapi.js')
export const START = join(CMS_DIR, 'start.cjs')
export const TSC = join(MODULES_DIR, 'typescript', 'bin', 'tsc')
