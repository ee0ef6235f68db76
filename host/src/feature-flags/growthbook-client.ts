import { GrowthBook } from '@growthbook/growthbook-react'
import type { FlagSettings } from './flag-settings.ts'
import type { LazyGrowthBook } from './lazy-growthbook.ts'

/** How long the first document is waited for. One that comes later counts all the same. */
const START_TIMEOUT_MS = 10_000

/** The specification's constants [T-03]. Reconnecting, with its growing pauses up to five minutes, is the SDK's own. */
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
 * Starts GrowthBook's SDK with streaming; flags are evaluated in the browser, without attributes [T-01].
 * @throws Error when the first document did not come in time or cannot be read. The client stays: what comes later counts.
 */
export async function startGrowthBook({ apiHost, clientKey }: FlagSettings, flags: LazyGrowthBook): Promise<void> {
  const client = new GrowthBook({ apiHost, clientKey, attributes: {}, enableDevMode: true })
  flags.connect(client)
  const { success, error } = await client.init({ streaming: true, timeout: START_TIMEOUT_MS, cacheSettings })
  if (!success) {
    throw error ?? new Error('The feature flags did not come.')
  }
}
