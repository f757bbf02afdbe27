/**
 * What each folder may import of the project, beside itself and its own folders. A row names rows above it only, so
 * imports go one way. Folders that no row names exactly belong to the nearest row above them in the tree.
 */
export const MAY_IMPORT: Record<string, string> = {
  'cms/demo': '',
  'cms/src': 'cms/demo',
  'cms/config': 'cms/src',
  'cms/src/admin': 'cms/src',
  'src/files': '',
  'src/plans': '',
  'src/heads': '',
  'src/lib': '',
  'src/site': '',
  'src/environment': 'src/lib src/site',
  'src/cms': 'src/lib',
  'src/lead': 'src/lib src/site',
  'src/search': 'src/lib',
  'src/rebuild': 'src/lib src/site',
  'src/account': 'src/lib src/site',
  'src/content': 'src/files src/lib src/cms',
  'src/models':
    'src/files src/plans src/heads src/lib src/site src/lead src/search src/cms src/account src/content',
  'src/components': 'src/lib src/site src/lead src/search src/account src/models',
  'src/draft': 'src/lib src/site src/cms src/content src/models',
  'src/app': 'src/heads src/lib src/site src/environment src/models src/components',
  'functions/deploy-events': 'src/lib src/environment src/cms',
  'functions/lib': 'src/lib src/site src/environment src/rebuild src/account',
  'functions/cms-webhook': 'src/lib src/environment src/cms src/rebuild functions/lib',
  'functions/country': 'functions/lib',
  'functions/health': 'src/lib src/site src/environment src/lead src/rebuild functions/lib',
  'functions/lead': 'src/lib src/site src/environment src/lead src/models functions/lib',
  'functions/lead-file': 'src/lead functions/lib',
  'functions/lead-mail': 'src/lib src/site src/environment src/lead src/account functions/lib',
  'functions/lead-redelivery': 'src/environment src/lead functions/lib',
  'functions/redirect': 'src/lib src/models functions/lib',
  'functions/share-picture':
    'src/lib src/files src/heads src/site src/environment src/models functions/lib',
  'functions/account':
    'src/lib src/site src/environment src/lead src/account src/models functions/lib functions/lead',
  'functions/draft': 'src/lib src/environment src/cms src/models src/draft functions/lib',
  'functions/rebuild-check': 'src/environment functions/lib functions/cms-webhook',
  'functions/site-status':
    'src/lib src/environment src/rebuild functions/lib functions/cms-webhook',
  'functions/draft-file':
    'src/files src/site src/environment src/draft functions/lib functions/draft',
  'scripts/lib': 'src/lib',
  'scripts/build':
    'src/lib src/site src/environment src/cms src/lead src/rebuild src/account src/content src/models src/draft scripts/lib',
  'scripts/netlify-plugin': 'scripts/build',
  'scripts/cms': 'src/lib src/environment scripts/lib',
  'scripts/import': 'src/lib',
  'scripts/new-site': 'src/lib src/site src/cms src/content scripts/lib',
  'scripts/pull': 'src/lib src/content scripts/lib',
  'scripts/preview':
    'src/files src/lib src/environment src/rebuild scripts/lib scripts/build scripts/cms',
  'scripts/bench':
    'src/lib src/site src/environment src/cms src/lead src/content src/models scripts/lib scripts/build scripts/cms scripts/import scripts/preview',
  'scripts/leads': 'src/lib src/environment src/lead scripts/preview',
  'scripts/screenshots': 'src/lib src/site src/components scripts/lib',
  'scripts/stack': 'src/lib',
  'scripts/live':
    'src/lib src/environment src/rebuild scripts/netlify-plugin scripts/lib scripts/build scripts/cms scripts/preview',
  scripts:
    'src/lib src/site src/environment src/lead src/content src/models scripts/lib scripts/build scripts/cms scripts/pull scripts/import scripts/new-site scripts/preview scripts/bench scripts/leads scripts/screenshots scripts/stack scripts/live',
}

/** Tests, and the tools' own settings, may import everything. */
export const MAY_IMPORT_ALL = ['tests', '.']

/** Each folder directly in one of these has its own row. */
export const HOUSES = ['src', 'scripts', 'functions']

/** Code that runs in a browser, with all that it imports. */
export const BROWSER = ['src/components', 'cms/src/admin']

/** What no code for browsers may reach: Node, and the shapes of the CMS. */
export const NOT_IN_BROWSERS = ['node:', 'src/cms/', 'src/content/']
