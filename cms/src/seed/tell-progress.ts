/** Reports to the parent process how many files or entries are seeded. */
export function tellProgress(what: 'files' | 'entries', done: number, total: number): void {
  // The parent may have ended meanwhile: this process then ends too.
  if (process.connected) process.send?.({ seeding: { what, done, total } }, () => {})
}
