/** Where Next keeps what it has compiled. Plain JavaScript: Netlify's plugin reads it as well. */
export const NEXT_FOLDER = '.next'

/** What Next keeps for itself there and no later build reads. */
export const NOT_WORTH_KEEPING = ['dev', 'cache', 'trace', 'trace-build', 'diagnostics', 'types']
