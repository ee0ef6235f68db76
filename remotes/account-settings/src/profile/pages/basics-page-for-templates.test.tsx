import { getAccountDeletion } from '@marquee/contract/account'
import { listAccountSessions } from '@marquee/contract/account-sessions'
import { listInvitations } from '@marquee/contract/invitations'
import { getSeats, listMembers } from '@marquee/contract/members'
import { getTwoFactor } from '@marquee/contract/two-factor'
import { getLatestWorkspaceExport } from '@marquee/contract/workspace-exports'
import { getWorkspaceSettings } from '@marquee/contract/workspace-settings'
import { buildAuthData } from '@marquee/testing/build-auth-data'
import { buildId } from '@marquee/testing/build-id'
import { buildMember } from '@marquee/testing/build-member'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen, within } from '@testing-library/react'
import { Page } from './basics-page.tsx'

const LAST_PAGE = { next_cursor: null }

/** As the owner of a workspace for ad templates alone, which shows members and workspace here. */
function renderForAdTemplates() {
  respondWith(getSeats, { data: { plan_title: null, limit: 1, members: 2, invited: 0 } })
  respondWith(listMembers, { data: [buildMember({ role: 'owner' }), buildMember({}, 2)], meta: LAST_PAGE })
  respondWith(listInvitations, { data: [], meta: LAST_PAGE })
  const settings = {
    id: buildId(1, 6),
    name: 'Studio Nord',
    logo_url: null,
    time_zone: null,
    currency: 'USD',
    render_credit_limit: null,
    offers_captures: false,
  } as const
  respondWith(getWorkspaceSettings, { data: settings })
  respondWith(getLatestWorkspaceExport, { data: null })
  respondWith(getTwoFactor, { data: { state: 'off', confirmed_at: null } })
  respondWith(listAccountSessions, { data: [], meta: LAST_PAGE })
  const workspace_features = { explore_pages: false, swipe_file: false }
  const authData = buildAuthData({ is_allow_ad_template: true, workspace_features })
  return renderPage(<Page />, { address: '/account-settings/basics', authData })
}

test('[G-04] a workspace for ad templates alone has no tabs that are closed to it, and its own cards beside the profile', async () => {
  renderForAdTemplates()
  expect(await screen.findByRole('list', { name: 'Members' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Delete this workspace' })).toBeVisible()
  const tabs = within(screen.getByRole('navigation', { name: 'Account settings' })).getAllByRole('link')
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(['/account-settings/basics', '/plans'])
})

test('[G-04] [P-65] deleting the account leads a workspace for ad templates alone to pages that it can open, and names what to switch to', async () => {
  const workspaces = [
    { id: buildId(1, 6), name: 'Studio Nord', obstacle: 'has_members' as const },
    { id: buildId(2, 6), name: 'Studio Sør', obstacle: 'plan_renews' as const },
  ]
  respondWith(getAccountDeletion, { data: { workspaces } })
  const { user } = renderForAdTemplates()
  await user.click(screen.getByRole('button', { name: 'Delete my account' }))
  const links = await within(await screen.findByRole('dialog')).findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Members', '/account-settings/basics'],
    ['Plan and payment', '/plans'],
  ])
  expect(screen.getAllByText(/Switch to it first/)).toHaveLength(1)
})
