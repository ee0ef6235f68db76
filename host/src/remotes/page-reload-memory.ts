import { createReloadMemory } from './reload-memory.ts'

/** The reloads of this tab. */
export const reloadMemory = createReloadMemory({
  storage: () => window.sessionStorage,
  address: () => new URL(window.location.href),
  replaceAddress: (address) => window.history.replaceState(window.history.state, '', address),
  now: Date.now,
})
