import { PageSkeleton } from '@marquee/ui/page-skeleton'
import { useEffect, useState } from 'react'
import { useLoaderData, useRevalidator, useRouteError } from 'react-router'
import { PageErrorPanel } from '../errors/page-error-panel.tsx'
import { isOfCode } from '../remotes/error-reports.ts'
import type { RemotePageName } from '../remotes/remote-code.ts'
import { toRenderError } from '../remotes/remote-failure.ts'
import { recoverFromRender } from '../remotes/remote-pages.ts'
import { getLoadedRelease } from '../remotes/running-releases.ts'

/**
 * Replaces a page of a remote that failed. If its code threw while it was shown, another release is loaded first; the panel follows if
 * there is none, or if that one throws too.
 */
export function RemotePageError({ page }: { page: RemotePageName }) {
  const error = useRouteError()
  return isOfCode(error) ? <ThrownPage page={page} error={error} /> : <PageErrorPanel />
}

function ThrownPage({ page, error }: { page: RemotePageName; error: unknown }) {
  // Each load of the page has data of its own: this component may outlive a load that throws again.
  const load: unknown = useLoaderData()
  const [lastLoad, setLastLoad] = useState<unknown>(null)
  const { revalidate } = useRevalidator()
  const release = getLoadedRelease(page.owner)?.release ?? null

  useEffect(() => {
    void recoverFromRender(page, release, error).then((hasOther) => (hasOther ? revalidate() : setLastLoad(load)))
  }, [page, release, error, load, revalidate])

  return lastLoad === load ? <PageErrorPanel failure={toRenderError(page.owner, release, error)} /> : <PageSkeleton />
}
