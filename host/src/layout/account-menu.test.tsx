import { authCheck } from '@marquee/contract/authentication'
import { listWorkspaces } from '@marquee/contract/workspaces'
import { HostServicesProvider } from '@marquee/remote-kit/host-services'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { buildWorkspace } from '@marquee/testing/build-workspace'
import { respondWith } from '@marquee/testing/respond-with'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useHostServices } from '../shell/use-host-services.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { AccountMenu } from './account-menu.tsx'

function Menu() {
  return (
    <HostServicesProvider services={useHostServices()}>
      <AccountMenu />
    </HostServicesProvider>
  )
}

test('[F-11] [P-81] the account menu shows the image of the person and the logos of workspaces, and initials where there are none', async () => {
  respondWith(authCheck, buildAuthData({ user: buildUser({ picture_url: '/avatars/ada.webp' }) }))
  const data = [buildWorkspace({ logo_url: '/avatars/logo.webp' }), buildWorkspace({ name: 'Studio Nord' }, 2)]
  respondWith(listWorkspaces, { data, meta: { next_cursor: null } })
  renderShell([{ path: '*', element: <Menu /> }], '/dashboard')
  const opener = await screen.findByRole('button', { name: 'Account of Ada Marsh' })
  expect(opener.querySelector('img')).toHaveAttribute('src', '/avatars/ada.webp')
  await userEvent.click(opener)
  const [first, second] = [
    await screen.findByRole('button', { name: 'Workspace 1' }),
    screen.getByRole('button', { name: 'Studio Nord' }),
  ]
  expect(first.querySelector('img')).toHaveAttribute('src', '/avatars/logo.webp')
  expect(second.querySelector('img')).toBeNull()
  expect(second).toHaveTextContent('SStudio Nord')
})

test('[G-04] the account menu of a workspace for ad templates alone has no link that leads back to the templates', async () => {
  const workspace_features = { explore_pages: false, swipe_file: false }
  respondWith(authCheck, buildAuthData({ is_allow_ad_template: true, workspace_features }))
  respondWith(listWorkspaces, { data: [buildWorkspace()], meta: { next_cursor: null } })
  renderShell([{ path: '*', element: <Menu /> }], '/ad-templates')
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Ada Marsh' }))
  expect(screen.getByRole('link', { name: 'Settings' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Manage workspaces' })).toBeNull()
})
