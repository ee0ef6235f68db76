import { listInvitations } from '@marquee/contract/invitations'
import { getSeats, listMembers } from '@marquee/contract/members'
import type { CallOutput } from '@marquee/contract/endpoint'
import { listPlans } from '@marquee/contract/plans'
import { listWorkspaceActivity } from '@marquee/contract/workspace-activity'
import { listDeletedWorkspaces, restoreWorkspace } from '@marquee/contract/workspace-settings'
import {
  createWorkspace,
  leaveWorkspace,
  listWorkspaces,
  renameWorkspace,
  switchWorkspace,
} from '@marquee/contract/workspaces'
import { buildId } from '@marquee/testing/build-id'
import { buildPlans } from '@marquee/testing/build-subscription'
import { buildWorkspace } from '@marquee/testing/build-workspace'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor, within } from '@testing-library/react'
import { Page } from './workspaces-page.tsx'

function renderWorkspacesPage(
  deleted: CallOutput<typeof listDeletedWorkspaces> = { data: [], meta: { next_cursor: null } },
) {
  const empty = { data: [], meta: { next_cursor: null } }
  respondWith(getSeats, { data: { plan_title: 'Growth', limit: 5, members: 1, invited: 0 } })
  respondWith(listMembers, empty)
  respondWith(listPlans, { data: buildPlans() })
  respondWith(listDeletedWorkspaces, deleted)
  respondWith(listInvitations, empty)
  respondWith(listWorkspaceActivity, {
    data: [
      {
        id: buildId(1, 8),
        action: 'member.role_changed',
        actor: 'Ada Marsh',
        actor_picture_url: null,
        subject: 'Ben Ode',
        role: 'admin',
        created_at: '2026-01-01T00:00:00Z',
      },
    ],
    meta: { next_cursor: null },
  })
  return renderPage(<Page />, { address: '/account-settings/workspaces' })
}

describe('[F-11] workspaces', () => {
  test('are listed with role, members and which one is current', async () => {
    respondWith(listWorkspaces, {
      data: [buildWorkspace({ members_count: 3 }), buildWorkspace({ role: 'viewer' }, 2)],
      meta: { next_cursor: null },
    })
    renderWorkspacesPage()
    const list = await screen.findByRole('list', { name: 'Workspaces' })
    const [first, second] = within(list).getAllByRole('listitem')
    expect(first).toHaveTextContent('Workspace 1Owner · 3 membersCurrent')
    expect(second).toHaveTextContent('Workspace 2Viewer · 1 memberLeaveSwitch')
  })

  test('only owners and admins can rename', async () => {
    respondWith(listWorkspaces, {
      data: [
        buildWorkspace({ role: 'admin' }),
        buildWorkspace({ role: 'member' }, 2),
        buildWorkspace({ role: 'viewer' }, 3),
      ],
      meta: { next_cursor: null },
    })
    renderWorkspacesPage()
    expect(await screen.findAllByRole('button', { name: /^Rename/ })).toHaveLength(1)
  })

  test('a name is changed in its row', async () => {
    let name = 'Workspace 1'
    respondWith(listWorkspaces, () => ({ data: [buildWorkspace({ name })], meta: { next_cursor: null } }))
    respondWith(renameWorkspace, ({ body }) => {
      name = body.name
      return { data: buildWorkspace({ name }) }
    })
    const { user, services } = renderWorkspacesPage()
    await user.click(await screen.findByRole('button', { name: 'Rename Workspace 1' }))
    const input = screen.getByRole('textbox', { name: 'Name of the workspace' })
    expect(input).toHaveFocus()
    await user.clear(input)
    await user.type(input, 'Studio Nord{Enter}')
    expect(await screen.findByText('Studio Nord')).toBeVisible()
    expect(services.showToast).toHaveBeenCalledWith(expect.objectContaining({ summary: 'Renamed to Studio Nord' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename Studio Nord' })).toHaveFocus())
  })

  test('Escape leaves the name as it was, and a refused name says why at the field', async () => {
    respondWith(listWorkspaces, { data: [buildWorkspace()], meta: { next_cursor: null } })
    respondWith(renameWorkspace, failure(422, { message: 'No.', errors: { name: ['This name is taken.'] } }))
    const { user } = renderWorkspacesPage()
    await user.click(await screen.findByRole('button', { name: 'Rename Workspace 1' }))
    await user.keyboard('x{Enter}')
    expect(await screen.findByText('This name is taken.')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('textbox', { name: 'Name of the workspace' })).toBeNull()
    expect(screen.getByText('Workspace 1')).toBeVisible()
  })

  test('switching fetches the session again and says where one is', async () => {
    respondWith(listWorkspaces, { data: [buildWorkspace(), buildWorkspace({}, 2)], meta: { next_cursor: null } })
    const calls = respondWith(switchWorkspace, { data: buildWorkspace({ is_current: true }, 2) })
    const { user, services } = renderWorkspacesPage()
    await user.click(await screen.findByRole('button', { name: 'Switch to Workspace 2' }))
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(
        expect.objectContaining({ summary: 'You are now in Workspace 2' }),
      ),
    )
    expect(services.session.refresh).toHaveBeenCalledTimes(1)
    expect(calls[0]?.params.id).toBe(buildWorkspace({}, 2).id)
  })

  test('more of them are shown on request', async () => {
    respondWith(listWorkspaces, ({ query }) =>
      query.cursor === undefined
        ? { data: [buildWorkspace()], meta: { next_cursor: 'more' } }
        : { data: [buildWorkspace({}, 2)], meta: { next_cursor: null } },
    )
    const { user } = renderWorkspacesPage()
    await user.click(await screen.findByRole('button', { name: 'Show more workspaces' }))
    const list = await screen.findByRole('list', { name: 'Workspaces' })
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
  })

  test('another one is made, once however often it is sent', async () => {
    respondWith(listWorkspaces, { data: [buildWorkspace()], meta: { next_cursor: null } })
    let isDown = true
    const calls = respondWith(createWorkspace, () =>
      isDown ? failure(500, { message: 'Not now.' }) : { data: buildWorkspace({ name: 'Studio Nord' }, 2) },
    )
    const { user, services } = renderWorkspacesPage()
    await user.click(await screen.findByRole('button', { name: 'New workspace' }))
    expect(await screen.findByText(/^It needs a plan of its own, from \$29 a month/)).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Name of the new workspace' }), 'Studio Nord{Enter}')
    expect(await screen.findByText('Not now.')).toBeVisible()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(expect.objectContaining({ summary: 'Studio Nord was created' })),
    )
    expect(calls[1]?.body).toEqual(calls[0]?.body)
  })

  test("somebody else's is left after a question, one's own is not", async () => {
    respondWith(listWorkspaces, {
      data: [buildWorkspace(), buildWorkspace({ role: 'member' }, 2)],
      meta: { next_cursor: null },
    })
    const calls = respondWith(leaveWorkspace, undefined)
    const { user } = renderWorkspacesPage()
    await user.click(await screen.findByRole('button', { name: 'Leave Workspace 2' }))
    expect(screen.queryByRole('button', { name: 'Leave Workspace 1' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Leave the workspace' }))
    await waitFor(() => expect(calls[0]?.params.id).toBe(buildWorkspace({}, 2).id))
  })

  test('[P-64] what each role may do stands in a table, and what was done in a list', async () => {
    respondWith(listWorkspaces, { data: [buildWorkspace()], meta: { next_cursor: null } })
    renderWorkspacesPage()
    const row = await screen.findByRole('row', { name: /Invite and manage members/ })
    const answers = within(row).getAllByRole('img')
    expect(answers.map((answer) => answer.getAttribute('aria-label'))).toEqual(['Yes', 'Yes', 'No', 'No'])
    expect(await screen.findByText('changed the role of Ben Ode to admin', { exact: false })).toBeVisible()
  })

  test('a failed list is asked for again', async () => {
    let isDown = true
    respondWith(listWorkspaces, () =>
      isDown ? failure(500, { message: 'Not now.' }) : { data: [buildWorkspace()], meta: { next_cursor: null } },
    )
    const { user } = renderWorkspacesPage()
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Workspace 1')).toBeVisible()
  })
})

test('[P-64] a deleted workspace is brought back', async () => {
  respondWith(listWorkspaces, { data: [buildWorkspace()], meta: { next_cursor: null } })
  const calls = respondWith(restoreWorkspace, { data: buildWorkspace({ name: 'Old studio' }, 2) })
  const [deleted_at, purged_at] = ['2026-01-01T00:00:00Z', '2026-01-31T00:00:00Z']
  const { user, services } = renderWorkspacesPage({
    data: [{ id: buildId(2, 6), name: 'Old studio', deleted_at, purged_at }],
    meta: { next_cursor: null },
  })
  await user.click(await screen.findByRole('button', { name: 'Bring Old studio back' }))
  await waitFor(() =>
    expect(services.showToast).toHaveBeenCalledWith(expect.objectContaining({ summary: 'Old studio is back' })),
  )
  expect(calls[0]?.params).toEqual({ id: buildId(2, 6) })
})
