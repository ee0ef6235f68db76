const MB = 1024 * 1024
/** Tables and texts unpack to about twenty times their size; what unpacks to more is made to keep its reader busy. */
const MOST_TIMES = 100
const MOST_SMALL_BYTES = 4 * MB
const MOST_SMALL_ROWS = 10_000

/** The bytes that an archive of this size may unpack to. */
export function mostUnpackedBytes(packed: number): number {
  return MOST_SMALL_BYTES + packed * MOST_TIMES
}

/** The rows that an archive of this size may hold: a row takes more than a byte of it, however alike the rows are. */
export function mostPackedRows(packed: number): number {
  return MOST_SMALL_ROWS + packed
}

/** Why an archive is not read that unpacks to more than `most` bytes. */
export function unpacksToMore(most: number): string {
  return `The file unpacks to more than ${Math.floor(most / MB).toLocaleString('en-US')} MB, far more than a file of its size holds. Pack it again, or upload it unpacked.`
}

/** Why an archive is not read that holds more than `most` rows. */
export function holdsMoreRows(most: number): string {
  return `The file holds more than ${most.toLocaleString('en-US')} rows, far more than a file of its size holds. Pack it again, or upload it unpacked.`
}
