/**
 * Calls back when this process is to end: by a signal, by a terminal that is closed, or because the command that started it is gone.
 * That one keeps a channel open to tell us by (`scripts/run-program.mjs`), which closes with it, however it ended.
 */
export function onEndWanted(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, end)
  }
  process.on('disconnect', end)
  // The channel alone is no reason to go on.
  process.channel?.unref()
}

/** For a command with something open: closes it and ends, once, with the code of a command that was interrupted. */
export function closeOnEnd(close: () => Promise<unknown>): void {
  let isEnding = false
  onEndWanted(() => {
    if (!isEnding) {
      isEnding = true
      void close()
        .catch((error: unknown) => console.error(error))
        .finally(() => process.exit(130))
    }
  })
}
