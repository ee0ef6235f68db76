import { PageSkeleton } from '@marquee/ui/page-skeleton'
import { useProgress } from '@marquee/remote-kit/host-services'
import type { PageContext } from '@marquee/remote-kit/remote-manifest'
import { SliceScopeProvider } from '@marquee/remote-kit/use-remote-slice'
import { type ComponentType, Suspense, use, useEffect, useMemo } from 'react'
import { useLoaderData } from 'react-router'
import { pageReports } from '../remotes/page-reports.ts'
import type { RemotePageName } from '../remotes/remote-code.ts'
import { confirmRendered, loadRemotePage } from '../remotes/remote-pages.ts'
import { useShell } from '../shell/shell.ts'
import { RemoteStyles } from '../remotes/remote-styles.ts'
import { rememberLoaded } from '../remotes/running-releases.ts'
import { TimeLimitError, withTimeout } from '../remotes/with-timeout.ts'
import { PageBoundary } from './page-boundary.tsx'

/** A navigation waits for a page this long; then the page's place shows that it is still loading, and all links work. */
const PATIENCE_MS = 3000

interface LoadedRoute {
  Page: ComponentType
  /** The release that the page comes from. */
  release: string | null
}

/** The data of a remote's route: the page, or the promise of one that takes long, which ends when the user leaves. */
type RemoteRoute = LoadedRoute | { loading: Promise<LoadedRoute>; giveUp: () => void }

/** Shows the page of a remote, or that it is still loading. */
export function RemotePage({ page }: { page: RemotePageName }) {
  const route = useLoaderData<RemoteRoute>()
  const giveUp = 'giveUp' in route ? route.giveUp : null
  useEffect(() => giveUp ?? undefined, [giveUp])
  return 'loading' in route ? (
    <Suspense fallback={<WaitingPage />}>
      <AwaitedPage page={page} loading={route.loading} />
    </Suspense>
  ) : (
    <ShownPage page={page} loaded={route} />
  )
}

function WaitingPage() {
  const { start, done } = useProgress()
  useEffect(() => {
    start()
    return done
  }, [start, done])
  return <PageSkeleton />
}

function AwaitedPage({ page, loading }: { page: RemotePageName; loading: Promise<LoadedRoute> }) {
  return <ShownPage page={page} loaded={use(loading)} />
}

/** The page can access only the store slices of its own remote. */
function ShownPage({ page, loaded }: { page: RemotePageName; loaded: LoadedRoute }) {
  const { store, remoteSlices, reportError } = useShell()
  const { owner } = page
  const { release } = loaded
  const scope = useMemo(() => remoteSlices.createScope(owner, store.dispatch), [remoteSlices, store, owner])
  return (
    <SliceScopeProvider scope={scope}>
      <RemoteStyles owner={owner}>
        <PageBoundary page={page} release={release} load={loaded} onError={reportError}>
          <ConfirmedPage page={page} loaded={loaded} />
        </PageBoundary>
      </RemoteStyles>
    </SliceScopeProvider>
  )
}

function ConfirmedPage({ page, loaded: { Page, release } }: { page: RemotePageName; loaded: LoadedRoute }) {
  const { owner, name } = page
  useEffect(() => confirmRendered({ owner, name }, release), [owner, name, release])
  return <Page />
}

/**
 * Loads a page of a remote. What takes longer than a moment continues while the user sees the page's place.
 * @throws RemoteLoadError
 */
export async function loadRemoteRoute(page: RemotePageName, context: PageContext): Promise<RemoteRoute> {
  const startedAt = performance.now()
  const left = new AbortController()
  const loading = load(page, { ...context, signal: AbortSignal.any([context.signal, left.signal]) })
  try {
    return await withTimeout(loading, PATIENCE_MS)
  } catch (error) {
    if (error instanceof TimeLimitError) {
      return { loading, giveUp: () => left.abort() }
    }
    throw error
  } finally {
    pageReports.addWait(performance.now() - startedAt)
  }
}

async function load(page: RemotePageName, context: PageContext): Promise<LoadedRoute> {
  const { Page, release } = await loadRemotePage(page, context)
  if (release !== null && !context.signal.aborted) {
    rememberLoaded({ name: page.owner, release })
  }
  return { Page, release }
}
