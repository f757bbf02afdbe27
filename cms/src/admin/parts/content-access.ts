/** Whoever may see content in the panel. */
export const CONTENT_ACCESS = [{ action: 'plugin::content-manager.explorer.read', subject: null }]
