import { afterFirstContent } from '../timing/after-first-content.ts'
import { whenPageStays } from '../timing/when-page-stays.ts'
import { readFlagSettings } from './flag-settings.ts'
import type { FlagParts } from './growthbook-client.ts'

/** Loads the flags after the first paint. A failure is logged to the console, and the product runs without flags [T-02]. */
export function startFeatureFlags(parts: FlagParts, page: Document): void {
  const settings = readFlagSettings(page)
  // Inside a frame of another site the page is an embedded ad, which has no flags.
  if (settings === null || window.parent !== window) {
    return
  }
  afterFirstContent(() => {
    import('./growthbook-client.ts')
      .then(({ startGrowthBook }) => startGrowthBook(settings, parts))
      .catch(async (error: unknown) => {
        await whenPageStays()
        console.error('Error initializing GrowthBook:', error)
      })
  })
}
