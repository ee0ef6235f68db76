import { authCheck } from '@marquee/contract/authentication'
import { switchWorkspace } from '@marquee/contract/workspaces'
import { HostServicesProvider } from '@marquee/remote-kit/host-services'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { buildWorkspace } from '@marquee/testing/build-workspace'
import { respondWith } from '@marquee/testing/respond-with'
import { waitFor } from '@testing-library/react'
import { authDataQuery } from '../api/authentication.ts'
import { useHostServices } from '../shell/use-host-services.ts'
import { selectToasts } from '../store/toasts-slice.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { RemovalNotice } from './removal-notice.ts'

function Page() {
  return (
    <HostServicesProvider services={useHostServices()}>
      <RemovalNotice />
    </HostServicesProvider>
  )
}

test('[P-64] a removed member is told once that they are in another workspace', async () => {
  const removed = buildAuthData({ removed_from: 'Studio Nord' })
  const calls = respondWith(switchWorkspace, () => {
    respondWith(authCheck, buildAuthData())
    return { data: buildWorkspace() }
  })
  respondWith(authCheck, removed)
  const { shell } = renderShell([{ path: '*', element: <Page /> }], '/dashboard', (queryClient) =>
    queryClient.setQueryData(authDataQuery().queryKey, removed),
  )
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.params).toEqual({ id: buildUser().current_workspace_id })
  expect(selectToasts(shell.store.getState())).toMatchObject([{ summary: 'You are no longer in Studio Nord' }])
})
