/**
 * Preloaded (`node --import`) into each process that another one of this project starts: it ends when that one
 * has gone, also when that one was killed, of which nothing but the end of their channel tells. What such a
 * process starts in turn may be given the same flags, and has its own ways: `STARTED_BY` is not its parent.
 */
const PATIENCE_MS = 10_000

if (process.env.STARTED_BY === `${process.ppid}`) {
  process.once('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), PATIENCE_MS).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  // The channel alone keeps no process alive.
  process.channel?.unref()
}
