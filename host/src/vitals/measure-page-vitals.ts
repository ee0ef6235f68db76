import { toApiUrl } from '@marquee/api-client/call-endpoint'
import { reportPageVitals, type VitalReport } from '@marquee/contract/system-health'
import { readPages } from '../navigation/live-pages.ts'
import { pageRegistry } from '../remotes/page-registry.ts'
import { getLoadedRelease } from '../remotes/running-releases.ts'
import { whenPageRests } from '../timing/when-page-rests.ts'
import { createPageVitals, type VisitedPage } from './page-vitals.ts'

/**
 * Measures how fast the pages of this document are, and tells the server when the document is left. The measuring code is loaded when the
 * page has started; browsers keep what happened before. Where they know navigations within a document, each page has its own values, and
 * otherwise the first page has those of the whole visit. Tabs that were asked to run previews tell nothing.
 */
export async function measurePageVitals(): Promise<void> {
  if (Object.keys(pageRegistry.read().overrides).length > 0) {
    return
  }
  const vitals = createPageVitals({ findPage, send, firstAddress: window.location.href })
  await whenPageRests()
  const { onCLS, onINP, onLCP } = await import('web-vitals')
  for (const measure of [onCLS, onINP, onLCP]) {
    measure(vitals.add, { reportSoftNavs: true })
  }
  // After the listeners of the measuring code, which add their last values at the same event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      vitals.flush()
    }
  })
  window.addEventListener('pagehide', vitals.flush)
}

function findPage(address: string): VisitedPage | null {
  const match = readPages().match(new URL(address, window.location.href).pathname)
  if (match === null) {
    return null
  }
  const { host } = pageRegistry.read()
  const { name: page, owner } = match.page
  const running = owner === host.name ? host : getLoadedRelease(owner)
  return running === null ? null : { page, package: running.name, release: running.release }
}

function send(reports: VitalReport[]): boolean {
  const body = new Blob([JSON.stringify({ reports })], { type: 'application/json' })
  return navigator.sendBeacon(toApiUrl(reportPageVitals.path), body)
}
