import { releaseAt } from '../navigation/release-at.ts'
import { createErrorReports } from '../remotes/error-reports.ts'
import { pageRegistry } from '../remotes/page-registry.ts'
import { pageReports } from '../remotes/page-reports.ts'

/** Counts the errors of this page for the releases that it runs. */
export const pageErrors = createErrorReports({
  registry: pageRegistry,
  reports: pageReports,
  readShown: () => releaseAt(window.location.pathname),
})
