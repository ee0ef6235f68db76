/**
 * Calls back when this process has to end: by a signal, by a closed terminal, or because the command that started it is gone.
 * That command (`scripts/run-program.mjs`) keeps a channel open, which closes when the command ends for any reason.
 */
export function onEndWanted(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, end)
  }
  process.on('disconnect', end)
  // The channel alone must not keep the process running.
  process.channel?.unref()
}

/** For a command with open resources: closes them and exits, once, with the code of an interrupted command. */
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
