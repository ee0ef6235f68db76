const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi

/** The ad's id in a pasted text: an id, or a link to an ad of this product. Null when there is none. */
export function adIdIn(text: string): string | null {
  // In a link to an ad inside of a board, the ad comes last.
  return text.match(UUID)?.at(-1)?.toLowerCase() ?? null
}
