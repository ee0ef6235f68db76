import { PageSkeleton } from '@marquee/ui/page-skeleton'
import { Component, type ReactNode, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { PageErrorPanel } from '../errors/page-error-panel.tsx'
import { isOfCode } from '../remotes/error-reports.ts'
import type { RemotePageName } from '../remotes/remote-code.ts'
import { toRenderError } from '../remotes/remote-failure.ts'
import { recoverFromRender } from '../remotes/remote-pages.ts'

interface ShownRelease {
  page: RemotePageName
  release: string | null
}

interface BoundaryProps extends ShownRelease {
  /** Identifies a load of the page: with the next one, the page is shown again. */
  load: unknown
  onError: (error: unknown) => void
  children: ReactNode
}

/** Contains errors that a page's code throws while it is shown. Others, such as refusals by the server, reach the route. */
export class PageBoundary extends Component<BoundaryProps, { load: unknown; failure: { error: unknown } | null }> {
  override state = { load: this.props.load, failure: null as { error: unknown } | null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ load }: BoundaryProps, state: { load: unknown }) {
    return load === state.load ? null : { load, failure: null }
  }

  override componentDidCatch(error: unknown): void {
    if (isOfCode(error)) {
      this.props.onError(error)
    }
  }

  override render(): ReactNode {
    const { page, release, children } = this.props
    const { failure } = this.state
    if (failure === null) {
      return children
    }
    if (!isOfCode(failure.error)) {
      throw failure.error
    }
    return <ThrownPage key={release} page={page} release={release} error={failure.error} />
  }
}

/** Loads the page from another release. If there is none, or if that one throws too, the panel is shown. */
function ThrownPage({ page, release, error }: ShownRelease & { error: unknown }) {
  const [isFinal, setFinal] = useState(false)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    void recoverFromRender(page, release, error).then((hasOther) => (hasOther ? revalidate() : setFinal(true)))
  }, [page, release, error, revalidate])
  return isFinal ? <PageErrorPanel failure={toRenderError(page.owner, release, error)} /> : <PageSkeleton />
}
