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
  reports: Pick<ReleaseReports, 'addLoad' | 'flush' | 'waitedMs'>
  errors: Pick<ErrorReports, 'addUncaught'>
  /** Tells error reporting. */
  warn: (warning: ReleaseWarning) => void
}

/** A page says so often that something was blocked: the first times say what there is to say. */
const MAX_VIOLATIONS = 10

/** Tells the open session, the reports and error reporting what becomes of the releases of this page. */
export function watchReleases(parts: WatchParts): void {
  followRouter(parts)
  followDocument(parts)
  followErrors(parts)
  followViolations(parts)
}

function followRouter({ router, registry, session, reports }: WatchParts): void {
  function look(): void {
    const { navigation, initialized, location, errors } = router.state
    if (!initialized || navigation.state !== 'idle') {
      return
    }
    session.show(errors === null ? location.pathname : null)
    const { release } = registry.read().host
    // It has loaded when its first page is there, which a failed remote does not keep it from; what remotes took is not its time.
    reports.addLoad({ name: 'host', release, page: 'start', milliseconds: performance.now() - reports.waitedMs() })
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

function followErrors({ errors }: WatchParts): void {
  window.addEventListener('error', ({ error, filename }: ErrorEvent) => errors.addUncaught(error, filename))
  window.addEventListener('unhandledrejection', ({ reason }) => errors.addUncaught(reason))
}

/** What the page's policy has blocked, of our own code only: extensions try things too. */
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

/** What an address keeps secret stands behind its origin. */
function findOrigin(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address
}
