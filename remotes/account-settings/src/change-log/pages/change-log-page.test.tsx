import { type ChangeLogEntry, listChangeLog, markChangeLogRead } from '@marquee/contract/change-log'
import { type Integration, listIntegrations } from '@marquee/contract/integrations'
import { listWorkspaceSources } from '@marquee/contract/workspace-sources'
import { buildAuthData } from '@marquee/testing/build-auth-data'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { Page } from './change-log-page.tsx'
import { Page as IntegrationsPage } from '../../integrations/pages/integrations-page.tsx'

const ENTRY: ChangeLogEntry = {
  id: '2026-03-02-exports',
  published_on: '2026-03-02',
  kind: 'new',
  title: 'Exports',
  paragraphs: ['Take <b>everything</b> along.'],
  is_unread: true,
}

describe('[P-66] the change log', () => {
  test('is read by being opened: the mark in the navigation goes, the one at the entry stays', async () => {
    respondWith(listChangeLog, { data: [ENTRY], meta: { next_cursor: null } })
    const calls = respondWith(markChangeLogRead, undefined)
    const { services } = renderPage(<Page />, {
      address: '/account-settings/change-log',
      authData: buildAuthData({ has_unread_changes: true }),
    })
    expect(screen.getByRole('link', { name: 'Change log with news' })).toBeVisible()
    expect(await screen.findByText('Unread')).toBeVisible()
    expect(screen.getByText('Take <b>everything</b> along.')).toBeVisible()
    await waitFor(() => expect(services.session.refresh).toHaveBeenCalledTimes(1))
    expect(calls).toHaveLength(1)
  })

  test('is not marked again by somebody who has read it', async () => {
    respondWith(listChangeLog, { data: [{ ...ENTRY, is_unread: false }], meta: { next_cursor: null } })
    const calls = respondWith(markChangeLogRead, undefined)
    renderPage(<Page />, { address: '/account-settings/change-log' })
    expect(await screen.findByRole('heading', { name: 'Exports' })).toBeVisible()
    expect(calls).toHaveLength(0)
  })
})

test('[F-12] [P-74] the integrations tell what is connected, what is not, and what needs attention', async () => {
  const data: Integration[] = [
    { code: 'meta_ad_accounts', state: 'problem', note: 'The last import failed.', path: null },
    { code: 'image_model', state: 'off', note: null, path: '/generation-provider' },
    { code: 'api_keys', state: 'on', note: '2 keys work now.', path: '/connect' },
    { code: 'google_sign_in', state: 'on', note: null, path: null },
    { code: 'stripe', state: 'off', note: null, path: null },
  ]
  respondWith(listIntegrations, { data })
  respondWith(listWorkspaceSources, { data: [], meta: { can_keep_credentials: true } })
  renderPage(<IntegrationsPage />, { address: '/account-settings/integrations' })
  await screen.findByText(/2 keys work now/)
  const items = screen.getAllByRole('listitem').map((item) => item.textContent)
  // The workspace's own sources come first.
  expect(items.slice(2)).toEqual([
    expect.stringMatching(/^Meta ad accounts.*The last import failed\.Needs attention$/),
    expect.stringMatching(/^Text model.*Not set up$/),
    expect.stringMatching(/^Image model.*Not set up/),
    expect.stringMatching(/^Speech model.*Not set up$/),
    expect.stringMatching(/^Transcription model.*Not set up$/),
    expect.stringMatching(/2 keys work now/),
    expect.stringMatching(/^Webhooks.*Not set up$/),
    expect.stringMatching(/^Google.*Connected$/),
    expect.stringMatching(/^Stripe.*Not set up$/),
  ])
  const setUp = screen.getByRole('link', { name: 'Set up: Image model' })
  expect(setUp).toHaveAttribute('href', '/generation-provider')
  expect(screen.getByRole('link', { name: 'Manage: API keys' })).toHaveAttribute('href', '/connect')
})
