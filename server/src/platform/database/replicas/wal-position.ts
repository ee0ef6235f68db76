/** A position in PostgreSQL's write-ahead log, in bytes. It grows with every change; a standby has replayed the log up to one. */
export type WalPosition = bigint

/**
 * Reads a position in PostgreSQL's notation (`pg_lsn`): the upper and the lower 32 bits in hexadecimal digits, as `16/B374D848`.
 * @throws SyntaxError for another text
 */
export function parseWalPosition(text: string): WalPosition {
  const [upper = '', lower = ''] = text.split('/')
  return (BigInt(`0x${upper}`) << 32n) + BigInt(`0x${lower}`)
}

/** A position of the primary, and when it was read, in milliseconds. */
export interface ReadPosition {
  at: number
  position: WalPosition
}

/**
 * The time that a standby is behind, in milliseconds: the age of the oldest position of the primary that it has not replayed. It is 0
 * when nothing is missing, also while nothing is written.
 * @param history positions of the primary, the oldest first
 */
export function measureLag(history: readonly ReadPosition[], replayed: WalPosition, now: number): number {
  const missing = history.find(({ position }) => position > replayed)
  return missing === undefined ? 0 : now - missing.at
}
