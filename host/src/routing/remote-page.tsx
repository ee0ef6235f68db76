import type { RouteName } from '@marquee/remote-kit/routes'
import { type ComponentType, useEffect } from 'react'
import { useLoaderData } from 'react-router'
import { confirmRendered } from '../remotes/remote-pages.ts'

/** Shows the page that the route's loader has loaded. */
export function RemotePage({ routeName }: { routeName: RouteName }) {
  const { Page } = useLoaderData<{ Page: ComponentType }>()
  useEffect(() => confirmRendered(routeName), [routeName])
  return <Page />
}
