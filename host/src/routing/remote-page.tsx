import { type RouteName, routes } from '@marquee/remote-kit/routes'
import { type ComponentType, useEffect } from 'react'
import { useLoaderData } from 'react-router'
import { confirmRendered } from '../remotes/remote-pages.ts'
import { shownRelease } from '../remotes/shown-release.ts'

/** Shows the page that the route's loader has loaded. */
export function RemotePage({ routeName }: { routeName: RouteName }) {
  const { Page, release } = useLoaderData<{ Page: ComponentType; release?: string | null }>()
  useEffect(() => {
    confirmRendered(routeName)
    shownRelease.set(typeof release === 'string' ? { name: routes[routeName].owner, release } : null)
    return () => shownRelease.set(null)
  }, [routeName, release])
  return <Page />
}
