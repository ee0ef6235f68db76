/** Ends this program when the command that started it is gone (`run-program.mjs`): nobody waits for its work. */
export function endWithParent() {
  process.on('disconnect', () => process.exit(1))
  // Listening keeps the channel open, and with it a program that has nothing left to do.
  process.channel?.unref()
}
