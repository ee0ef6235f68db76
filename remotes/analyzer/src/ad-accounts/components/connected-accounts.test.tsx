import {
  type AdAccount,
  connectAdAccount,
  disconnectAdAccount,
  listAdAccounts,
  syncAdAccount,
  testAdAccount,
} from '@marquee/contract/ad-accounts'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor, within } from '@testing-library/react'
import { ConnectedAccounts } from './connected-accounts.tsx'

const account: AdAccount = {
  id: buildId(1, 7),
  account_id: buildId(2, 7),
  provider: 'meta',
  external_id: '1234567890',
  name: 'Acme US',
  currency: 'USD',
  time_zone: 'America/New_York',
  credential_hint: 'oken',
  problem: null,
  last_synced_at: '2026-03-02T09:00:00Z',
  next_sync_at: '2026-03-03T09:00:00Z',
  last_sync: {
    id: buildId(3, 7),
    state: 'done',
    trigger: 'schedule',
    first_day: '2026-02-03',
    last_day: '2026-03-02',
    progress: 100,
    stored: 56,
    replaced: 54,
    resumes_at: null,
    problem: null,
    started_at: '2026-03-02T08:59:00Z',
    finished_at: '2026-03-02T09:00:00Z',
  },
}

function answer(data: AdAccount[], canKeep = true): void {
  respondWith(listAdAccounts, { data, meta: { can_keep_credentials: canKeep } })
}

describe('[P-33] connected ad accounts', () => {
  test('one is tried and connected', async () => {
    answer([])
    const tried = respondWith(testAdAccount, {
      data: { name: 'Acme US', currency: 'USD', time_zone: 'America/New_York' },
    })
    const connected = respondWith(connectAdAccount, { data: account })
    const { user } = renderPage(<ConnectedAccounts />)
    await user.click(await screen.findByRole('button', { name: 'Connect Meta ad account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect a Meta ad account' }))
    await user.click(dialog.getByRole('button', { name: 'Test it' }))
    expect(await dialog.findByText(/Enter the number of the ad account/)).toBeVisible()
    expect(tried).toHaveLength(0)
    await user.type(dialog.getByRole('textbox', { name: /Ad account number/ }), 'act_1234567890')
    await user.type(dialog.getByRole('textbox', { name: /Access token/ }), 'EAAB-a-local-token')
    await user.click(dialog.getByRole('button', { name: 'Test it' }))
    expect(await dialog.findByText(/It works: Acme US, USD, America\/New York/)).toBeVisible()
    answer([account])
    await user.click(dialog.getByRole('button', { name: 'Connect' }))
    await waitFor(() => expect(connected[0]?.body).toMatchObject({ access_token: 'EAAB-a-local-token', days: 90 }))
    expect(await screen.findByRole('link', { name: 'Acme US' })).toBeVisible()
  })

  test('what the test refuses is said in the dialog', async () => {
    answer([])
    respondWith(
      testAdAccount,
      failure(422, { message: 'Wrong.', errors: { access_token: ['Meta says: expired. Make a new token.'] } }),
    )
    const { user } = renderPage(<ConnectedAccounts />)
    await user.click(await screen.findByRole('button', { name: 'Connect Meta ad account' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: /Ad account number/ }), '1234567890')
    await user.type(dialog.getByRole('textbox', { name: /Access token/ }), 'EAAB-an-expired-token')
    await user.click(dialog.getByRole('button', { name: 'Test it' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Meta says: expired. Make a new token.')
  })

  test('one that works says when it was imported, imports now, and is disconnected after a question', async () => {
    answer([account])
    const synced = respondWith(syncAdAccount, { data: account })
    const removed = respondWith(disconnectAdAccount, undefined)
    const { user } = renderPage(<ConnectedAccounts />)
    expect(
      await screen.findByText(/56 daily figures from 2026-02-03 to 2026-03-02, 54 earlier ones replaced/),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Import now' }))
    await waitFor(() => expect(synced[0]?.body).toEqual({ days: 28 }))
    await user.click(screen.getByRole('button', { name: 'Disconnect' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect Acme US?' }))
    expect(removed).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: 'Disconnect' }))
    await waitFor(() => expect(removed).toHaveLength(1))
  })

  test('one whose token expired says what to do, and imports nothing', async () => {
    const problem = { kind: 'token', message: 'Meta says: expired (code 190/463)', advice: 'Make a new one.' } as const
    answer([{ ...account, problem }])
    renderPage(<ConnectedAccounts />)
    expect(await screen.findByRole('alert')).toHaveTextContent('Meta says: expired (code 190/463)Make a new one.')
    expect(screen.queryByRole('button', { name: 'Import now' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Replace token' })).toBeVisible()
  })

  test('a server without a key says so, and offers no connection', async () => {
    answer([], false)
    renderPage(<ConnectedAccounts />)
    expect(await screen.findByText('Ad accounts cannot be connected on this server')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Connect Meta ad account' })).not.toBeInTheDocument()
  })
})
