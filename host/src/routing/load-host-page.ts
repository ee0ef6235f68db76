import type { ComponentType } from 'react'
import { pageRegistry } from '../remotes/page-registry.ts'
import { reloadMemory } from '../remotes/page-reload-memory.ts'
import { pageReports } from '../remotes/page-reports.ts'
import { classifyFailure } from '../remotes/remote-failure.ts'
import { reloadPage } from '../session/load-address.ts'
import { whenPageStays } from '../timing/when-page-stays.ts'
import type { LoadHostPage } from './host-pages.ts'

/**
 * Loads a page of the host. When its chunk does not arrive, the page reloads, once for this release: the next failure is thrown and shown
 * [A-04].
 */
export async function loadHostPage(load: LoadHostPage): Promise<{ Page: ComponentType }> {
  try {
    const page = await load()
    reloadMemory.clear('host')
    return page
  } catch (error) {
    await whenPageStays()
    if (!navigator.onLine) {
      throw error
    }
    const { generation, host } = pageRegistry.read()
    const failure = classifyFailure(error)
    if (failure !== 'disabled') {
      pageReports.addFailure({ name: 'host', release: host.release, phase: 'page', failure })
    }
    const address = reloadMemory.claim('host', generation, new URL(window.location.href))
    if (address === null) {
      throw error
    }
    window.history.replaceState(window.history.state, '', address)
    reloadPage()
    return new Promise(() => {})
  }
}
