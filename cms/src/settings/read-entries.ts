/** The right of the panel to read entries of a type. */
export const READ_ENTRIES = 'plugin::content-manager.explorer.read'
