import { fetchPageRegistry } from '../api/page-registry.ts'
import { createLiveRegistry } from './live-registry.ts'
import { parseRegistry, readRegistry } from './read-registry.ts'

/** What this page runs: everything that asks for releases reads it here. */
export const pageRegistry = createLiveRegistry({
  readInitial: () => readRegistry(document),
  fetchNewest: async (overrides) => parseRegistry(await fetchPageRegistry(overrides)),
  now: Date.now,
})
