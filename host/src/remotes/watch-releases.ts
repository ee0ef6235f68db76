import type { DataRouter } from 'react-router'
import type { ErrorReports } from './error-reports.ts'
import type { LiveRegistry } from './live-registry.ts'
import type { OpenSession } from './open-session.ts'
import { releaseOfFile } from './releases-in.ts'
import { type ReleaseReports, ReleaseWarning } from './release-reports.ts'

interface WatchParts {
  router: DataRouter
  registry: Pick<LiveRegistry, 'read' | 'releases' | 'refreshSometimes'>
  session: Pick<OpenSession, 'show'>
  reports: Pick<ReleaseReports, 'addLoad' | 'addRender' | 'flush' | 'waitedMs'>
  errors: Pick<ErrorReports, 'addUncaught'>
  /** Undoes what code of the shown page has done to functions of the language. */
  restoreGlobals: () => void
  /** Sends a warning to error reporting. */
  warn: (warning: ReleaseWarning) => void
}

/** Maximum number of reported violations per page: the first ones are sufficient. */
const MAX_VIOLATIONS = 10

/** Informs the open session, the reports and error reporting about the releases of this page. */
export function watchReleases(parts: WatchParts): void {
  followRouter(parts)
  followDocument(parts)
  followErrors(parts)
  followViolations(parts)
}

function followRouter({ router, registry, session, reports, restoreGlobals }: WatchParts): void {
  function look(): void {
    const { navigation, initialized, location, errors } = router.state
    if (!initialized || navigation.state !== 'idle') {
      return
    }
    restoreGlobals()
    session.show(errors === null ? location.pathname : null)
    const { release } = registry.read().host
    // The host has loaded when its first page is shown, even if the remote failed; the loading time of remotes is subtracted.
    const start = { name: 'host', release, page: 'start' }
    reports.addLoad({ ...start, milliseconds: performance.now() - reports.waitedMs() })
    reports.addRender(start)
  }
  look()
  router.subscribe(look)
}

function followDocument({ registry, reports }: WatchParts): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') {
      void registry.refreshSometimes()
    } else {
      reports.flush()
    }
  })
  window.addEventListener('pagehide', reports.flush)
}

function followErrors({ errors, restoreGlobals }: WatchParts): void {
  window.addEventListener('error', ({ error, filename }: ErrorEvent) => {
    restoreGlobals()
    errors.addUncaught(error, filename)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => errors.addUncaught(reason))
}

/** Reports violations of the content security policy by our own code only, because extensions cause violations too. */
function followViolations({ registry, warn }: WatchParts): void {
  const told = new Set<string>()
  document.addEventListener('securitypolicyviolation', ({ sourceFile, effectiveDirective, blockedURI }) => {
    const origin = releaseOfFile(registry.releases(), sourceFile ?? '')
    const message = `The content security policy (${effectiveDirective}) blocked ${findOrigin(blockedURI)}.`
    if (origin !== null && !told.has(message) && told.size < MAX_VIOLATIONS) {
      told.add(message)
      warn(new ReleaseWarning('policy', message, origin))
    }
  })
}

/** Reduces an address to its origin, because the rest may contain secrets. */
function findOrigin(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address
}
