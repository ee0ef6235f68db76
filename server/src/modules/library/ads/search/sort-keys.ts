/**
 * An ad whose start nobody knows has a `started_ms` so long before its first sight, and twice as long when it has no media: in the
 * order of the newest it comes after every dated ad, without an index of its own.
 */
export const UNDATED_SHIFT_MS = 200_000_000_000_000

/** No start that a source can name is as early; no ad without a start is later. */
export const EARLIEST_START_MS = -100_000_000_000_000

/** The `run_key` of an ad of which nobody knows whether it runs. It lies among those that do not, behind every other one. */
export const UNKNOWN_STATUS_RUN_KEY = 1
