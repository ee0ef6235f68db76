import type { PlanFeature } from '@marquee/contract/features'
import {
  createWebhookEndpoint,
  getWebhookDelivery,
  getWebhookSecret,
  listWebhookDeliveries,
  listWebhookEndpoints,
  renewWebhookSecret,
  resendFailedWebhooks,
  resendWebhookDelivery,
  testWebhookEndpoint,
  updateWebhookEndpoint,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '@marquee/contract/webhooks'
import type { WorkspaceRole } from '@marquee/contract/workspaces'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor, within } from '@testing-library/react'
import { Page } from './webhooks-page.tsx'

const endpoint: WebhookEndpoint = {
  id: buildId(1, 9),
  url: 'https://hooks.shop.example/marquee',
  description: 'Reporting',
  event_types: ['ad.saved', 'brief.approved'],
  is_on: true,
  off_reason: null,
  failing_since: null,
  earlier_secret_until: null,
  last_delivery: { state: 'delivered', updated_at: '2026-03-02T12:00:00.000Z' },
  created_at: '2026-03-01T12:00:00.000Z',
}

const delivery: WebhookDelivery = {
  id: buildId(2, 9),
  endpoint_id: endpoint.id,
  event_id: buildId(3, 9),
  type: 'ad.saved',
  state: 'failed',
  next_attempt_at: null,
  attempts_count: 1,
  created_at: '2026-03-02T12:00:00.000Z',
}

interface Visitor {
  features?: PlanFeature[]
  role?: WorkspaceRole
  endpoints?: WebhookEndpoint[]
  deliveries?: WebhookDelivery[]
  query?: string
}

function open({
  features = ['api'],
  role = 'owner',
  endpoints = [endpoint],
  deliveries = [],
  query = '',
}: Visitor = {}) {
  respondWith(listWebhookEndpoints, { data: endpoints })
  const log = respondWith(listWebhookDeliveries, { data: deliveries, meta: { next_cursor: null } })
  const user = buildUser({ current_workspace_role: role })
  const authData = buildAuthData({ user, plan_features: features })
  return { ...renderPage(<Page />, { authData, address: `/account-settings/webhooks${query}` }), log }
}

const openEndpoint = (visitor: Visitor = {}) => open({ query: `?endpoint=${endpoint.id}`, ...visitor })

describe('[P-73] the page of webhooks', () => {
  test('lists endpoints with the outcome of their last delivery, and opens the form for a new one', async () => {
    const calls = respondWith(createWebhookEndpoint, { data: endpoint, secret: 'whsec_x' })
    const { user } = open()
    const list = await screen.findByRole('list', { name: 'Endpoints' })
    expect(within(list).getByRole('link', { name: endpoint.url })).toBeVisible()
    expect(list).toHaveTextContent('2 events · Last delivered')
    await user.click(screen.getByRole('link', { name: 'Add endpoint' }))
    await user.click(await screen.findByRole('button', { name: 'Add endpoint' }))
    expect(await screen.findByText('Choose at least one event.')).toBeVisible()
    expect(screen.getByText('Enter an address that starts with https://.')).toBeVisible()
    await user.click(screen.getByRole('textbox', { name: 'Endpoint URL' }))
    await user.paste(endpoint.url)
    await user.click(screen.getByRole('checkbox', { name: /^brief\.approved/ }))
    await user.click(screen.getByRole('button', { name: 'Add endpoint' }))
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ url: endpoint.url, event_types: ['brief.approved'] }))
    expect(await screen.findByText('Signing secret')).toBeVisible()
  })

  test('shows the secret when it is asked for, and makes a new one after asking', async () => {
    respondWith(getWebhookSecret, { data: { secret: 'whsec_abc' } })
    const renewals = respondWith(renewWebhookSecret, { data: endpoint, secret: 'whsec_def' })
    const { user } = openEndpoint()
    expect(await screen.findByText('whsec_••••••••••••••••')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Reveal secret' }))
    expect(await screen.findByText('whsec_abc')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Roll secret' }))
    await user.click(await screen.findByRole('button', { name: 'Make a new secret' }))
    await waitFor(() => expect(renewals).toHaveLength(1))
  })

  test('shows a delivery with its body and answers as text, and sends it again', async () => {
    const answer = '<img src=x onerror=alert(1)>'
    respondWith(getWebhookDelivery, {
      data: {
        ...delivery,
        body: '{"type":"ad.saved"}',
        attempts: [
          { id: buildId(4, 9), status: 500, problem: null, duration_ms: 1234, answer, created_at: delivery.created_at },
        ],
      },
    })
    const calls = respondWith(resendWebhookDelivery, { data: { ...delivery, state: 'waiting' } })
    const { user, log } = openEndpoint({ deliveries: [delivery], query: `?endpoint=${endpoint.id}&state=failed` })
    await user.click(await screen.findByRole('button', { name: /^Details: ad\.saved/ }))
    expect(await screen.findByText('Answered with 500')).toBeVisible()
    expect(screen.getByText(answer)).toBeVisible()
    expect(screen.getByText(/1,234 ms/)).toBeVisible()
    expect(log[0]?.query).toMatchObject({ endpoint_id: endpoint.id, state: 'failed' })
    await user.click(screen.getByRole('button', { name: /^Send again: ad\.saved/ }))
    await waitFor(() => expect(calls).toHaveLength(1))
  })

  test('sends a test event, and all failed deliveries of a time', async () => {
    const tests = respondWith(testWebhookEndpoint, { data: delivery })
    const failed = respondWith(resendFailedWebhooks, undefined)
    const { user } = openEndpoint()
    await user.click(await screen.findByRole('button', { name: 'Send test event' }))
    await waitFor(() => expect(tests).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Send failed again' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(Date.now() - Date.parse(failed[0]?.body.since ?? '')).toBeLessThan(25 * 3_600_000))
  })

  test('says why an endpoint was switched off, and switches it on', async () => {
    const off: WebhookEndpoint = { ...endpoint, is_on: false, off_reason: 'gone' }
    const calls = respondWith(updateWebhookEndpoint, { data: endpoint })
    const { user } = openEndpoint({ endpoints: [off] })
    expect(await screen.findByText(/it answered that it is gone \(410\)/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send test event' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Switch on' }))
    await waitFor(() => expect(calls[0]?.body).toEqual({ is_on: true }))
  })

  test('[P-81] moves the focus into the form of an endpoint, and back to its button when the form closes', async () => {
    const { user } = openEndpoint()
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    expect(screen.getByRole('textbox', { name: 'Endpoint URL' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus()
  })

  test('leads to the plans without the API, and to no form for members', async () => {
    open({ features: [] })
    expect(await screen.findByRole('link', { name: 'Compare plans' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Add endpoint' })).not.toBeInTheDocument()
  })

  test('shows members who may not manage it no endpoint', async () => {
    open({ role: 'member' })
    expect(await screen.findByText('Only the owner and the admins manage webhooks')).toBeVisible()
    expect(screen.queryByText(endpoint.url)).not.toBeInTheDocument()
  })

  test('says that an unknown endpoint does not exist', async () => {
    open({ query: `?endpoint=${buildId(9, 9)}` })
    expect(await screen.findByText('This endpoint does not exist')).toBeVisible()
  })
})
