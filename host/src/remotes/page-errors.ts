import { createErrorReports } from './error-reports.ts'
import { pageRegistry } from './page-registry.ts'
import { pageReports } from './page-reports.ts'
import { releaseAt } from './running-releases.ts'

/** Counts the errors of this page for the releases that it runs. */
export const pageErrors = createErrorReports({
  registry: pageRegistry,
  reports: pageReports,
  readShown: () => releaseAt(window.location.pathname),
})
