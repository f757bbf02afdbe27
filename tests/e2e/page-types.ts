/** A page of every type, without the locale's prefix. */
export const PAGE_TYPES = {
  'main page': '/',
  'projects page': '/projects',
  'project item': '/projects/marina-crest',
  'list of units': '/units',
  'later page of a list': '/units/page/2',
  'unit item': '/units/marina-crest-1204',
  'list of articles': '/articles',
  'articles of a subject': '/articles/tags/living',
  'article item': '/articles/how-light-shapes-a-plan',
  'list of jobs': '/jobs',
  'job item': '/jobs/architect',
  'plain page': '/about',
  'page with a form': '/contact',
  'page for signed-in visitors': '/residents',
  'page that is missing': '/404',
}

/** The path of a page in the language of a prefix such as "/ar"; "" is the default one. */
export const inLanguage = (prefix: string, path: string): string =>
  path === '/' ? prefix || '/' : prefix + path
