import { fetchPageRegistry } from '../api/page-registry.ts'
import { createLiveRegistry } from './live-registry.ts'
import { parseRegistry, readRegistry } from './read-registry.ts'

/** All open pages hear of a release at the same moment: this spreads their requests over time. */
const SPREAD_MS = 5000

/** The registry of this page: all code reads the current releases from it. */
export const pageRegistry = createLiveRegistry({
  readInitial: () => readRegistry(document),
  fetchNewest: async (overrides) => parseRegistry(await fetchPageRegistry(overrides)),
  now: Date.now,
})

/** The server announced that its registry has this generation: the page fetches it after a short delay. */
export function hearOfRelease(generation: number): void {
  setTimeout(() => void pageRegistry.hearOf(generation), Math.random() * SPREAD_MS)
}
