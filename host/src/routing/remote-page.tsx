import { type RouteName, routes } from '@marquee/remote-kit/routes'
import { SliceScopeProvider } from '@marquee/remote-kit/use-remote-slice'
import { type ComponentType, useEffect, useMemo } from 'react'
import { useLoaderData } from 'react-router'
import { confirmRendered } from '../remotes/remote-pages.ts'
import { useShell } from '../shell/shell.ts'

/** Shows the page that the route's loader has loaded. Of the store it reaches the slices of its own remote. */
export function RemotePage({ routeName }: { routeName: RouteName }) {
  const { Page } = useLoaderData<{ Page: ComponentType }>()
  const { store, remoteSlices } = useShell()
  const scope = useMemo(
    () => remoteSlices.createScope(routes[routeName].owner, store.dispatch),
    [remoteSlices, store, routeName],
  )
  useEffect(() => confirmRendered(routeName), [routeName])
  return (
    <SliceScopeProvider scope={scope}>
      <Page />
    </SliceScopeProvider>
  )
}
