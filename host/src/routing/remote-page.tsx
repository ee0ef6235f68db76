import { type ComponentType, useEffect } from 'react'
import { useLoaderData } from 'react-router'
import type { RemotePageName } from '../remotes/remote-code.ts'
import { confirmRendered } from '../remotes/remote-pages.ts'

/** Shows the page that the route's loader has loaded. */
export function RemotePage({ page: { owner } }: { page: RemotePageName }) {
  const { Page } = useLoaderData<{ Page: ComponentType }>()
  useEffect(() => confirmRendered(owner), [owner])
  return <Page />
}
