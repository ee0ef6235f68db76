import type { AuthData } from '@marquee/contract/authentication'
import {
  getLatestWorkspaceExport,
  startWorkspaceExport,
  type WorkspaceExport,
} from '@marquee/contract/workspace-exports'
import {
  deleteWorkspace,
  getWorkspaceSettings,
  updateWorkspaceSettings,
  type WorkspaceSettings,
} from '@marquee/contract/workspace-settings'
import type { WorkspaceRole } from '@marquee/contract/workspaces'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { Page } from './account-page.tsx'

const SETTINGS: WorkspaceSettings = {
  id: buildId(1, 6),
  name: 'Studio Nord',
  logo_url: null,
  time_zone: 'UTC',
  currency: 'USD',
  render_credit_limit: null,
  offers_captures: false,
}

const EXPORT: WorkspaceExport = {
  id: buildId(1, 9),
  state: 'done',
  size: 1200,
  url: '/workspace-exports/1/marquee.zip',
  expires_at: '2026-01-08T00:00:00Z',
  created_at: '2026-01-01T00:00:00Z',
}

function renderAccountPage(
  role: WorkspaceRole = 'owner',
  latest: WorkspaceExport | null = null,
  account: Partial<AuthData> = {},
) {
  respondWith(getWorkspaceSettings, { data: SETTINGS })
  respondWith(getLatestWorkspaceExport, { data: latest })
  const authData = buildAuthData({ user: buildUser({ current_workspace_role: role }), ...account })
  return renderPage(<Page />, { address: '/account-settings/account', authData })
}

test('[P-64] the workspace gets another name, and what was not changed goes along', async () => {
  const calls = respondWith(updateWorkspaceSettings, { data: { ...SETTINGS, name: 'Studio Sør' } })
  const { user, services } = renderAccountPage()
  const name = await screen.findByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Studio Sør')
  await user.click(screen.getByRole('button', { name: 'Save workspace' }))
  await waitFor(() =>
    expect(services.showToast).toHaveBeenCalledWith(expect.objectContaining({ summary: 'Workspace saved' })),
  )
  expect(calls[0]?.body).toEqual({
    name: 'Studio Sør',
    time_zone: 'UTC',
    currency: 'USD',
    render_credit_limit: null,
    offers_captures: false,
  })
})

test('[P-64] a member reads the settings and is offered no change, no export and no deletion', async () => {
  renderAccountPage('member')
  expect(await screen.findByLabelText('Name')).toBeDisabled()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('[P-64] [P-65] an owner without a plan renames, exports and deletes the workspace', async () => {
  const withoutPlan = { user_plan: null, has_active_subscription: false, plan_features: [] }
  renderAccountPage('owner', null, withoutPlan)
  expect(await screen.findByLabelText('Name')).toBeEnabled()
  expect(screen.getByRole('button', { name: 'Save workspace' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Start an export' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Delete this workspace' })).toBeVisible()
})

test('[P-65] an export is started, and a finished one is there to be downloaded', async () => {
  const calls = respondWith(startWorkspaceExport, { data: { ...EXPORT, state: 'waiting', url: null } })
  const { user } = renderAccountPage('admin', EXPORT)
  expect(await screen.findByRole('button', { name: 'Download the export' })).toBeVisible()
  expect(screen.getByText('Made on 2026-01-01, there until 2026-01-08.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Start a new export' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Delete this workspace' })).not.toBeInTheDocument()
})

describe('[P-64] deleting the workspace', () => {
  async function openDialog(user: ReturnType<typeof renderAccountPage>['user'], name: string) {
    await user.click(await screen.findByRole('button', { name: 'Delete this workspace' }))
    await user.type(await screen.findByLabelText('Type Studio Nord to confirm'), name)
    await user.click(screen.getByRole('button', { name: 'Delete the workspace' }))
  }

  test('wants its name typed, and offers to undo it', async () => {
    const calls = respondWith(deleteWorkspace, {
      data: {
        id: SETTINGS.id,
        name: SETTINGS.name,
        deleted_at: '2026-01-01T00:00:00Z',
        purged_at: '2026-01-31T00:00:00Z',
      },
    })
    const { user, services } = renderAccountPage()
    await openDialog(user, 'Studio')
    expect(await screen.findByText('Type the name of the workspace.')).toBeVisible()
    expect(calls).toHaveLength(0)
    await user.type(screen.getByLabelText('Type Studio Nord to confirm'), ' Nord{Enter}')
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(
        expect.objectContaining({ action: expect.objectContaining({ label: 'Undo' }) }),
      ),
    )
    expect(services.session.refresh).toHaveBeenCalledTimes(1)
  })

  test('leads to the cancellation while the plan is paid', async () => {
    respondWith(deleteWorkspace, failure(409, { message: 'Cancel the plan first.', code: 'plan_renews' }))
    const { user } = renderAccountPage()
    await openDialog(user, 'Studio Nord')
    expect(await screen.findByRole('link', { name: 'Cancel the plan' })).toHaveAttribute('href', '/cancellation')
  })
})
