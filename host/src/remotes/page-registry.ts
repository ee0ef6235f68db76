import { fetchPageRegistry } from '../api/page-registry.ts'
import { createLiveRegistry } from './live-registry.ts'
import { parseRegistry, readRegistry } from './read-registry.ts'

/** Every open page hears of a release at the same moment: they do not all ask at once. */
const SPREAD_MS = 5000

/** What this page runs: everything that asks for releases reads it here. */
export const pageRegistry = createLiveRegistry({
  readInitial: () => readRegistry(document),
  fetchNewest: async (overrides) => parseRegistry(await fetchPageRegistry(overrides)),
  now: Date.now,
})

/** The server says that what pages run has this generation: the page asks what is new, in a moment. */
export function hearOfRelease(generation: number): void {
  setTimeout(() => void pageRegistry.hearOf(generation), Math.random() * SPREAD_MS)
}
