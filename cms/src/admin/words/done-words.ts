/** What the panel says after an entry was saved, published or deleted, and asks before: what it means for the site. */
export const DONE = {
  'content-manager.success.record.publish':
    'Published. Visitors see it in about a minute; the page “Site” says when.',
  'content-manager.success.record.save': 'Saved as a draft. Visitors see it when you publish it.',
  'content-manager.success.record.unpublish':
    'Unpublished. It is gone from the site in about a minute; the draft stays.',
  'content-manager.actions.delete.dialog.body':
    'The entry is deleted for good, in each language that it has.',
  'i18n.actions.delete.dialog.body':
    'The entry is deleted for good in this language. The other languages stay.',
}
