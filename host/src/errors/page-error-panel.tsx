import { ApiError } from '@marquee/api-client/api-error'
import { useSession } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { Link, useRevalidator, useRouteError } from 'react-router'
import controls from '@marquee/ui/controls.module.css'
import { pageRegistry } from '../remotes/page-registry.ts'
import { pageStarts } from '../remotes/page-starts.ts'
import { RemoteLoadError } from '../remotes/remote-failure.ts'
import { reloadPage } from '../session/load-address.ts'
import styles from './page-error-panel.module.css'
import { useBackOnline, useIsOnline } from './use-back-online.ts'

/**
 * Replaces one page that failed: its remote did not load, or its code threw. The host and all other remotes keep working.
 * @param failure what failed, if it is not the error of the route
 */
export function PageErrorPanel({ failure }: { failure?: RemoteLoadError }) {
  const routeError = useRouteError()
  const error = failure ?? routeError
  const { revalidate, state } = useRevalidator()
  const isRetrying = state === 'loading'
  const isOffline = !useIsOnline()
  const isRemote = error instanceof RemoteLoadError
  const hasThrown = isRemote && error.phase === 'render'
  function retry(): void {
    if (isRemote && !hasThrown) {
      pageStarts.allow(error.remote)
      void revalidate()
    } else {
      reloadPage()
    }
  }
  // A page that failed without a connection is retried automatically when the browser is online again.
  useBackOnline(retry)

  return (
    <div className={styles.panel} role="alert">
      <svg className={styles.image} viewBox="0 0 160 104" aria-hidden focusable="false">
        <rect className={styles.board} x="10" y="18" width="140" height="72" rx="12" />
        {[30, 50, 70, 90, 110, 130].map((x) => (
          <circle key={x} className={x === 90 ? styles.dark : styles.lamp} cx={x} cy="18" r="4" />
        ))}
        <path className={styles.words} d="M32 46h52M32 62h30M100 42l20 24M120 42l-20 24" />
      </svg>
      <h1 className={styles.title}>{hasThrown ? 'This page stopped working' : "This page couldn't load"}</h1>
      <p className={styles.detail}>
        {isOffline ? "You're offline. This page loads as soon as you're back online." : explain(error)}
      </p>
      <div className={styles.actions}>
        <button type="button" className={controls.primary} disabled={isRetrying} onClick={retry}>
          {isRetrying ? 'Trying again…' : 'Try again'}
        </button>
        <Link className={controls.button} to={href('dashboard')}>
          Go to the dashboard
        </Link>
      </div>
      {isRemote && !isOffline ? <FailedRelease error={error} /> : null}
    </div>
  )
}

/** Names what failed. */
function FailedRelease({ error: { remote, release, kind, cause } }: { error: RemoteLoadError }) {
  return (
    <>
      <p className={styles.reference}>
        {remote}, release {release ?? 'unknown'}
      </p>
      {kind === 'broken' && cause instanceof Error ? <TeamDetails remote={remote} cause={cause} /> : null}
    </>
  )
}

/** What the code threw, for administrators, and for the team that runs a preview of its remote. */
function TeamDetails({ remote, cause }: { remote: string; cause: Error }) {
  const { user } = useSession().authData
  const isOfTeam = user?.is_admin === true || remote in pageRegistry.read().overrides
  return isOfTeam ? (
    <details className={styles.details}>
      <summary>Details for the team of {remote}</summary>
      <pre className={styles.stack} tabIndex={0}>
        {(cause.stack ?? String(cause)).replaceAll(`${location.origin}/build/`, '')}
      </pre>
    </details>
  ) : null
}

function explain(error: unknown): string {
  if (error instanceof RemoteLoadError || error instanceof ApiError) {
    return error.message
  }
  return 'Nothing that was saved is lost, and the rest of Marquee keeps working.'
}
