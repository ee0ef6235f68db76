import type { ComponentType } from 'react'
import { readRegistry } from '../remotes/read-registry.ts'
import { createReloadMemory } from '../remotes/reload-memory.ts'
import type { LoadHostPage } from './host-pages.ts'

const reloadMemory = createReloadMemory({
  storage: () => window.sessionStorage,
  address: () => new URL(window.location.href),
  replaceAddress: (address) => window.history.replaceState(window.history.state, '', address),
  now: Date.now,
})

/**
 * Loads a page of the host. When its chunk does not arrive, the page reloads, once for this release: the next failure is
 * thrown and shown.
 */
export async function loadHostPage(load: LoadHostPage): Promise<{ Page: ComponentType }> {
  try {
    const page = await load()
    reloadMemory.clear('host')
    return page
  } catch (error) {
    const { generation } = readRegistry(document)
    const address = navigator.onLine ? reloadMemory.claim('host', generation, new URL(window.location.href)) : null
    if (address === null) {
      throw error
    }
    window.history.replaceState(window.history.state, '', address)
    window.location.reload()
    return new Promise(() => {})
  }
}
