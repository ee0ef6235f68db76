import './shell/zod-without-eval.ts'
import { configureApiClient } from '@marquee/api-client/call-endpoint'
import { href } from '@marquee/remote-kit/routes'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { rememberFirstVisit, reportReferralVisit } from './attribution/first-visit.ts'
import { createRootErrorHandlers } from './third-parties/root-error-handlers.ts'
import { hidePrivateQuery } from './guard/private-query.ts'
import { startFeatureFlags } from './feature-flags/start-feature-flags.ts'
import { readPages, routeAt } from './navigation/live-pages.ts'
import { getTitle } from './navigation/pages.ts'
import { addressWithPreviews } from './previews/preview-choice.ts'
import { releaseAt } from './navigation/release-at.ts'
import { restoreLater } from './remotes/page-globals.ts'
import { pageRegistry } from './remotes/page-registry.ts'
import { pageReports, pageWarnings } from './remotes/page-reports.ts'
import { watchReleases } from './remotes/watch-releases.ts'
import { withTimeout } from './remotes/with-timeout.ts'
import { reloadForSession } from './reload/session-reload.ts'
import { createRoutes } from './routing/create-routes.tsx'
import { mayStartFirstRequests, startFirstRequests } from './routing/start-first-requests.ts'
import { App } from './app/app.tsx'
import { pageErrors } from './shell/page-errors.ts'
import { createShell } from './shell/shell.ts'
import { titleSet } from './store/title-slice.ts'
import { announceVerifiedEmail } from './session/announce-verified-email.ts'
import { createLeadToPlans } from './session/lead-to-plans.ts'
import { measurePageVitals } from './vitals/measure-page-vitals.ts'
import '@fontsource-variable/inter/wght.css'
import { loadTextFace } from './theme/load-text-face.ts'
import './theme/shell.css'

/**
 * React's first render occupies a slow phone for long. The page requests the auth data from its first line on; if the answer arrives within
 * this time, the guard's next requests are sent before React's first render and answered during it.
 */
const HEAD_START_MS = 50

/** The origin of the API, set by the build; empty: the origin of the page. */
declare const API_BASE_URL: string

function start(): void {
  configureApiClient({ baseUrl: API_BASE_URL })
  loadTextFace(document.fonts)
  const previewAddress = addressWithPreviews(pageRegistry.read(), {
    storage: () => window.sessionStorage,
    address: new URL(window.location.href),
  })
  if (previewAddress !== null) {
    window.location.replace(previewAddress)
    return
  }
  const search = new URLSearchParams(location.search)
  rememberFirstVisit(search)
  reportReferralVisit(search)
  const shell = createShell()
  announceVerifiedEmail(shell)
  startFeatureFlags(shell, document)
  const router = createBrowserRouter(createRoutes(shell))

  let isLossTold = false
  configureApiClient({
    onSessionLost: () => {
      if (!reloadForSession() && !isLossTold) {
        isLossTold = true
        shell.toasts.show({
          severity: 'error',
          summary: 'Your session could not be renewed',
          detail: 'Log in again to go on working.',
          action: { label: 'Log in', onClick: () => window.location.assign(href('login')) },
        })
      }
    },
    onPlanRequired: createLeadToPlans((address) => router.navigate(address), shell.authSession.refresh),
  })
  if (mayStartFirstRequests(document)) {
    startFirstRequests(new URL(window.location.href), shell.queryClient)
  }

  let path = ''
  function nameThePage(): void {
    const { pathname } = router.state.location
    if (router.state.navigation.state === 'idle' && pathname !== path) {
      path = pathname
      shell.store.dispatch(titleSet(getTitle(readPages(), routeAt(pathname))))
    }
  }
  nameThePage()
  router.subscribe(nameThePage)
  hidePrivateQuery(routeAt)
  router.subscribe(() => hidePrivateQuery(routeAt))

  watchReleases({
    router,
    registry: pageRegistry,
    session: shell.openSession,
    reports: pageReports,
    errors: pageErrors,
    restoreGlobals: () => restoreLater(releaseAt(window.location.pathname)),
    warn: pageWarnings.add,
  })
  pageWarnings.listen(shell.thirdParties.reportError)
  shell.thirdParties.start(router, shell.queryClient)
  void measurePageVitals().catch(() => {})

  const element = document.getElementById('root')
  if (element !== null) {
    void withTimeout(shell.authSession.load(), HEAD_START_MS)
      .catch(() => {})
      .then(() =>
        createRoot(element, createRootErrorHandlers(shell.thirdParties.reportReactError)).render(
          <App shell={shell} router={router} />,
        ),
      )
  }
}

// A separate task, because the evaluation of the modules above already occupies a slow phone for long: taps are answered in between.
setTimeout(start)
