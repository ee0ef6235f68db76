import { GrowthBook, setPolyfills } from '@growthbook/growthbook-react'
import { openSharedStream } from '../live/open-shared-stream.ts'
import { createSharedEventSource } from '../live/shared-event-source.ts'
import type { SharedStream } from '../live/shared-stream.ts'
import type { FlagSettings } from './flag-settings.ts'
import type { LazyGrowthBook } from './lazy-growthbook.ts'

/** Time limit for the first document. A document that arrives later is still used. */
const START_TIMEOUT_MS = 10_000

export interface FlagParts {
  flags: LazyGrowthBook
  /** The stream of our own server. */
  stream: SharedStream
}

/** The specification's constants [T-03]. The shared stream reconnects, with growing pauses up to five minutes. */
const cacheSettings = {
  staleTTL: 60_000,
  maxAge: 4 * 60 * 60 * 1000,
  maxEntries: 10,
  cacheKey: 'gbFeaturesCache',
  backgroundSync: true,
  disableCache: false,
  disableIdleStreams: false,
  idleStreamInterval: 20_000,
}

/**
 * Starts GrowthBook's SDK with streaming; flags are evaluated in the browser, without attributes [T-01]. The SDK streams over the connection
 * that all tabs share; another host has a connection of its own, shared as well.
 * @throws Error when the first document did not arrive in time or cannot be read. The client stays active and uses later documents.
 */
export async function startGrowthBook(
  { apiHost, clientKey, isOwn }: FlagSettings,
  { flags, stream }: FlagParts,
): Promise<void> {
  setPolyfills({ EventSource: createSharedEventSource(isOwn ? stream : openSharedStream(apiHost, {})) })
  const client = new GrowthBook({ apiHost, clientKey, attributes: {}, enableDevMode: true })
  flags.connect(client)
  const { success, error } = await client.init({ streaming: true, timeout: START_TIMEOUT_MS, cacheSettings })
  if (!success) {
    throw error ?? new Error('The feature flags did not come.')
  }
}
