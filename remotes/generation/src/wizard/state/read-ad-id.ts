const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi

/** The id of an ad in what a person pasted: the link of its drawer, or of its shared page. The last id in it is the ad's. */
export function readAdId(pasted: string): string | null {
  return pasted.match(UUID)?.at(-1)?.toLowerCase() ?? null
}
