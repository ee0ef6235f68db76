/**
 * An ad with an unknown start gets a `started_ms` that is this much before its first sighting, and twice as much when it has no
 * media: in the order of the newest it comes after every dated ad, without a separate index.
 */
export const UNDATED_SHIFT_MS = 200_000_000_000_000

/** Every start that a source can give is later; every ad without a start is earlier. */
export const EARLIEST_START_MS = -100_000_000_000_000

/** The `run_key` of an ad with an unknown status. It is sorted among the ads that do not run, after all others. */
export const UNKNOWN_STATUS_RUN_KEY = 1
