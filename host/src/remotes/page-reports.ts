import { toApiUrl } from '@marquee/api-client/call-endpoint'
import { type ReleaseReport, reportReleaseHealth } from '@marquee/contract/release-health'
import { createWaitingList } from '../events/waiting-list.ts'
import { pageRegistry } from './page-registry.ts'
import { createReleaseReports, type ReleaseWarning } from './release-reports.ts'

/** Warnings about releases, buffered until error reporting has started. */
export const pageWarnings = createWaitingList<ReleaseWarning>(20)

/** The reports of this page. A beacon has no answer, and is sent even after the page was closed. */
export const pageReports = createReleaseReports({
  send: (reports: ReleaseReport[]) =>
    navigator.sendBeacon(
      toApiUrl(reportReleaseHealth.path),
      new Blob([JSON.stringify({ reports })], { type: 'application/json' }),
    ),
  isOverridden: (name) => name in pageRegistry.read().overrides,
  warn: pageWarnings.add,
})
