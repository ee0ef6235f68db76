import { authCheck, csrfCookie } from '@marquee/contract/authentication'
import { acceptInvitation, openInvitation } from '@marquee/contract/invitations'
import { HostServicesProvider } from '@marquee/remote-kit/host-services'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { buildId } from '@marquee/testing/build-id'
import { buildWorkspace } from '@marquee/testing/build-workspace'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen } from '@testing-library/react'
import { authDataQuery } from '../../api/authentication.ts'
import { useHostServices } from '../../shell/use-host-services.ts'
import { renderShell } from '../../testing/render-shell.tsx'
import { Page } from './invitation-page.tsx'

const invitation = {
  workspace_name: 'Studio Nord',
  email: 'ada@marquee.example',
  role: 'member' as const,
  invited_by: 'Ben Ode',
  expires_at: '2026-12-01T00:00:00Z',
  has_account: true,
}
const visitor = buildAuthData({ user: null, authenticated: false })

function Invitation() {
  return (
    <HostServicesProvider services={useHostServices()}>
      <Page />
    </HostServicesProvider>
  )
}

function renderInvitation(authData = buildAuthData()) {
  respondWith(csrfCookie, undefined)
  respondWith(authCheck, authData)
  return renderShell(
    [
      { path: '/invitations/:token', element: <Invitation /> },
      { path: '/explore', element: <p>explore page</p> },
    ],
    '/invitations/abc',
    (queryClient) => queryClient.setQueryData(authDataQuery().queryKey, authData),
  )
}

describe('[P-64] [A-13] the page of an invitation', () => {
  afterEach(() => localStorage.clear())

  test('joins the workspace for the invited account', async () => {
    const opened = respondWith(openInvitation, { data: invitation })
    const calls = respondWith(acceptInvitation, () => {
      // The account works in another workspace from now on.
      respondWith(authCheck, buildAuthData({ user: buildUser({ current_workspace_id: buildId(2, 6) }) }))
      return { data: buildWorkspace({ name: 'Studio Nord' }) }
    })
    const { user } = renderInvitation()
    expect(await screen.findByRole('heading', { name: 'Join Studio Nord' })).toBeInTheDocument()
    expect(screen.getByText(/Ben Ode invited you as a member/)).toBeInTheDocument()
    expect(opened).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Join the workspace' }))
    expect(await screen.findByText('explore page')).toBeInTheDocument()
    expect(calls[0]?.body).toEqual({ token: 'abc' })
    expect(opened).toHaveLength(1)
  })

  test.each([
    [true, 'Log in to join', '/login?invitation=%2Finvitations%2Fabc'],
    [false, 'Create an account', '/signup?invitation=%2Finvitations%2Fabc'],
  ])('leads a visitor, whose address has an account: %s, to %s', async (has_account, name, address) => {
    respondWith(openInvitation, { data: { ...invitation, has_account } })
    renderInvitation(visitor)
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address)
    expect(screen.getByText('ada@marquee.example')).toBeInTheDocument()
  })

  test('tells somebody else which address it is for, and offers no joining', async () => {
    respondWith(openInvitation, { data: { ...invitation, email: 'cleo@marquee.example' } })
    renderInvitation()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This invitation is for cleo@marquee.example, and you are logged in as ada@marquee.example.',
    )
    expect(screen.getByRole('button', { name: 'Log out and go on' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Join the workspace' })).toBeNull()
  })

  test('says why a link does not work', async () => {
    respondWith(openInvitation, failure(410, { message: 'This invitation was withdrawn.' }))
    renderInvitation(visitor)
    expect(await screen.findByRole('heading', { name: 'This invitation cannot be used' })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('This invitation was withdrawn.')
  })

  test('says why joining is refused', async () => {
    respondWith(openInvitation, { data: invitation })
    respondWith(acceptInvitation, failure(409, { message: 'The Growth plan has 5 seats, and none is free.' }))
    const { user } = renderInvitation()
    await user.click(await screen.findByRole('button', { name: 'Join the workspace' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The Growth plan has 5 seats, and none is free.')
  })
})
