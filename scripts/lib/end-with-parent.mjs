/**
 * Preloaded (`node --import`) into each process that a process of this project starts. It ends the process when its
 * parent has ended, also when the parent was killed: then only the end of their channel shows it. Processes that this
 * one starts may get the same flags, but are not affected: `STARTED_BY` is not their parent.
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
