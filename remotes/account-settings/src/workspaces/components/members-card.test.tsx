import {
  createInvitations,
  type Invitation,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from '@marquee/contract/invitations'
import { getSeats, listMembers, removeMember, transferOwnership } from '@marquee/contract/members'
import type { WorkspaceRole } from '@marquee/contract/workspaces'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { buildId } from '@marquee/testing/build-id'
import { buildMember } from '@marquee/testing/build-member'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor, within } from '@testing-library/react'
import { MembersCard } from './members-card.tsx'

const LAST_PAGE = { next_cursor: null }

function buildInvitation(changes: Partial<Invitation> = {}): Invitation {
  return {
    id: buildId(1, 9),
    email: 'guest@marquee.example',
    role: 'member',
    is_expired: false,
    invited_by: 'Ada Marsh',
    expires_at: '2026-12-01T00:00:00Z',
    created_at: '2026-11-24T00:00:00Z',
    ...changes,
  }
}

function renderMembers(role: WorkspaceRole = 'owner', invitations: Invitation[] = []) {
  respondWith(getSeats, { data: { plan_title: 'Growth', limit: 5, members: 2, invited: 1 } })
  respondWith(listMembers, { data: [buildMember({ role }), buildMember({}, 2)], meta: LAST_PAGE })
  respondWith(listInvitations, { data: invitations, meta: LAST_PAGE })
  return renderPage(<MembersCard />, {
    authData: buildAuthData({ user: buildUser({ current_workspace_role: role }) }),
  })
}

describe('[P-64] the members of the workspace', () => {
  test('stand with their seats', async () => {
    renderMembers()
    expect(
      await screen.findByText('Growth plan: 3 of 5 seats taken, 1 of them by an invitation. Viewers take no seat.'),
    ).toBeVisible()
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first).toHaveTextContent('Member 1 (you)member-1@marquee.exampleOwner')
    expect(within(second ?? document.body).getByRole('combobox', { name: 'Role of Member 2' })).toBeInTheDocument()
  })

  test('have their images, or their initials where there is none', async () => {
    respondWith(getSeats, { data: { plan_title: 'Growth', limit: 5, members: 2, invited: 0 } })
    const pictured = buildMember({ picture_url: '/avatars/ada.webp' })
    respondWith(listMembers, { data: [pictured, buildMember({}, 2)], meta: LAST_PAGE })
    respondWith(listInvitations, { data: [], meta: LAST_PAGE })
    renderPage(<MembersCard />)
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first?.querySelector('img')).toHaveAttribute('src', '/avatars/ada.webp')
    expect(second?.querySelector('[data-initials="M2"]')).not.toBeNull()
  })

  test('are only looked at by members and viewers', async () => {
    renderMembers('viewer', [buildInvitation()])
    expect(await screen.findByText('Member 2')).toBeVisible()
    expect(await screen.findByText('guest@marquee.example')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  test('are removed after a question', async () => {
    const { user } = renderMembers()
    const calls = respondWith(removeMember, undefined)
    await user.click(await screen.findByRole('button', { name: 'Remove Member 2' }))
    expect(calls).toHaveLength(0)
    await user.click(await screen.findByRole('button', { name: 'Remove the member' }))
    await waitFor(() => expect(calls).toHaveLength(1))
  })

  test('are handed the workspace by its owner alone, and the session is fetched again', async () => {
    const { user, services } = renderMembers()
    const calls = respondWith(transferOwnership, { data: buildMember({ role: 'owner' }, 2) })
    await user.click(await screen.findByRole('button', { name: 'Make Member 2 the owner' }))
    await user.click(await screen.findByRole('button', { name: 'Hand the workspace over' }))
    await waitFor(() => expect(services.session.refresh).toHaveBeenCalledTimes(1))
    expect(calls).toHaveLength(1)
  })

  test('an admin cannot hand the workspace over', async () => {
    renderMembers('admin')
    expect(await screen.findByRole('button', { name: 'Remove Member 2' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /owner/ })).toBeNull()
  })
})

describe('[P-64] inviting', () => {
  test('takes several addresses at once', async () => {
    const { user, services } = renderMembers()
    const calls = respondWith(createInvitations, { data: [buildInvitation(), buildInvitation({ id: buildId(2, 9) })] })
    await user.type(
      await screen.findByLabelText('Invite people'),
      'a@marquee.example, b@marquee.example a@marquee.example',
    )
    await user.click(screen.getByRole('button', { name: 'Send invitations' }))
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(expect.objectContaining({ summary: '2 invitations sent' })),
    )
    expect(calls[0]?.body).toMatchObject({ emails: ['a@marquee.example', 'b@marquee.example'], role: 'member' })
    expect(screen.getByLabelText('Invite people')).toHaveValue('')
  })

  test('names a wrong address before anything is sent', async () => {
    const { user } = renderMembers()
    await user.type(await screen.findByLabelText('Invite people'), 'a@marquee.example, nonsense')
    await user.click(screen.getByRole('button', { name: 'Send invitations' }))
    expect(await screen.findByText('“nonsense” is no e-mail address.')).toBeVisible()
  })

  test('says what the server refuses, repeats under the same key, and keeps what was typed', async () => {
    const { user } = renderMembers()
    const calls = respondWith(createInvitations, failure(409, { message: 'None is free.' }))
    await user.type(await screen.findByLabelText('Invite people'), 'a@marquee.example')
    await user.click(screen.getByRole('button', { name: 'Send invitations' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('None is free.')
    await user.click(screen.getByRole('button', { name: 'Send invitations' }))
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls[1]?.body.idempotency_key).toBe(calls[0]?.body.idempotency_key)
    expect(screen.getByLabelText('Invite people')).toHaveValue('a@marquee.example')
  })

  test('is sent again and withdrawn', async () => {
    const { user, services } = renderMembers('admin', [buildInvitation({ is_expired: true })])
    const resent = respondWith(resendInvitation, { data: buildInvitation() })
    const withdrawn = respondWith(withdrawInvitation, undefined)
    expect(await screen.findByText('Member · expired')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send the invitation to guest@marquee.example again' }))
    await waitFor(() => expect(services.showToast).toHaveBeenCalledTimes(1))
    await user.click(screen.getByRole('button', { name: 'Withdraw the invitation to guest@marquee.example' }))
    await waitFor(() => expect(services.showToast).toHaveBeenCalledTimes(2))
    expect([resent.length, withdrawn.length]).toEqual([1, 1])
  })
})
