/** Tells whoever has started this process how many files or entries are seeded. */
export function tellProgress(what: 'files' | 'entries', done: number, total: number): void {
  // Whoever it was may have gone meanwhile: this process then ends by itself.
  if (process.connected) process.send?.({ seeding: { what, done, total } }, () => {})
}
