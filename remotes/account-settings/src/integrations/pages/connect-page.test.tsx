import {
  type ApiKey,
  createApiKey,
  getOpenApiDocument,
  listApiKeys,
  listApiUsage,
  revokeApiKey,
} from '@marquee/contract/api-keys'
import { listAssistantTools } from '@marquee/contract/assistant-tools'
import {
  type ConnectedBrowser,
  disconnectBrowser,
  listConnectedBrowsers,
  listExtensionFiles,
} from '@marquee/contract/connected-browsers'
import type { PlanFeature } from '@marquee/contract/features'
import type { WorkspaceRole } from '@marquee/contract/workspaces'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor, within } from '@testing-library/react'
import { Page } from './connect-page.tsx'

const apiKey: ApiKey = {
  id: buildId(1, 9),
  name: 'Reporting',
  prefix: 'mq_ab12cd',
  scopes: ['explore:read'],
  created_by: 'Ada Marsh',
  last_used_at: null,
  expires_at: null,
  revoked_at: null,
  ended_by: null,
  created_at: '2026-03-02T12:00:00.000Z',
}
const key = 'mq_0123456789012345678901234567890123456789012'

interface Visitor {
  features?: PlanFeature[]
  role?: WorkspaceRole
  keys?: ApiKey[]
  browsers?: ConnectedBrowser[]
  isBuilt?: boolean
}

function renderConnectPage({
  features = ['api'],
  role = 'owner',
  keys = [apiKey],
  browsers = [],
  isBuilt = true,
}: Visitor = {}) {
  respondWith(listApiKeys, { data: keys, meta: { next_cursor: null } })
  respondWith(listConnectedBrowsers, { data: browsers })
  respondWith(listExtensionFiles, { data: isBuilt ? [{ browser: 'firefox', size: 54_131 }] : [] })
  respondWith(listAssistantTools, {
    data: {
      address: 'https://marquee.example/mcp',
      tools: [
        { name: 'search_ads', title: 'Search ads', description: 'Searches.', scope: 'explore:read', is_write: false },
        { name: 'save_ad', title: 'Save an ad', description: 'Saves.', scope: 'swipe_file:write', is_write: true },
      ],
    },
  })
  respondWith(listApiUsage, { data: [{ day: '2026-03-02', requests: 5, failures: 1 }] })
  respondWith(getOpenApiDocument, {
    openapi: '3.1.0',
    info: { title: 'Marquee API', version: '1' },
    paths: {
      '/api/v1/boards': {
        get: {
          summary: 'The boards',
          tags: ['boards'],
          'x-scope': 'boards:read',
          parameters: [{ name: 'cursor', in: 'query' }],
        },
      },
    },
  })
  const user = buildUser({ current_workspace_role: role })
  return renderPage(<Page />, { authData: buildAuthData({ user, plan_features: features }) })
}

describe('[R-17] [F-13] [P-70] connect', () => {
  test('makes a key with a name and scopes, and shows it this once', async () => {
    const calls = respondWith(createApiKey, { data: apiKey, key })
    const { user } = renderConnectPage()
    await user.click(await screen.findByRole('button', { name: 'Create key' }))
    expect(await screen.findByText('Enter what the key is for.')).toBeVisible()
    expect(calls).toHaveLength(0)
    await user.type(screen.getByRole('textbox', { name: 'What is it for?' }), 'Reporting')
    await user.click(screen.getByRole('checkbox', { name: 'boards:read' }))
    await user.click(screen.getByRole('button', { name: 'Create key' }))
    await waitFor(() =>
      expect(calls[0]?.body).toMatchObject({ scopes: ['explore:read', 'boards:read'], expires_in_days: 90 }),
    )
    expect(await screen.findByText(key)).toBeVisible()
    expect(screen.getByText('Copy the key now. It is shown this once, and kept nowhere.')).toBeVisible()
  })

  test('makes a key that works until it is revoked', async () => {
    const calls = respondWith(createApiKey, { data: apiKey, key })
    const { user } = renderConnectPage()
    await user.type(await screen.findByRole('textbox', { name: 'What is it for?' }), 'Reporting')
    await user.click(screen.getByRole('combobox', { name: 'How long does it work?' }))
    await user.click(await screen.findByTitle('Until it is revoked'))
    await user.click(screen.getByRole('button', { name: 'Create key' }))
    await waitFor(() => expect(calls[0]?.body.expires_in_days).toBeNull())
  })

  test('asks before it revokes a key', async () => {
    const calls = respondWith(revokeApiKey, { data: { ...apiKey, revoked_at: '2026-03-03T12:00:00.000Z' } })
    const { user } = renderConnectPage()
    await user.click(await screen.findByRole('button', { name: 'Revoke Reporting' }))
    await user.click(await screen.findByRole('button', { name: 'Revoke the key' }))
    await waitFor(() => expect(calls).toHaveLength(1))
  })

  test.each([
    ['maker_left', 'Ended', 'ended because Ada Marsh left the workspace'],
    ['maker_role', 'Ended', 'ended because Ada Marsh may not have keys any more'],
    ['plan', 'No access', 'does not work because the plan has no access to the API'],
  ] as const)('says why a key has ended: %s, and lets it be revoked for good', async (ended_by, tag, reason) => {
    renderConnectPage({ keys: [{ ...apiKey, ended_by }] })
    expect(await screen.findByText(tag)).toBeVisible()
    expect(screen.getByText(new RegExp(reason))).toBeVisible()
    expect(screen.getByRole('button', { name: 'Revoke Reporting' })).toBeVisible()
  })

  test('tells usage, and what every call takes and needs', async () => {
    const { user } = renderConnectPage()
    expect(await screen.findByText('5 calls, 1 of them refused.')).toBeVisible()
    await user.click(await screen.findByText('boards'))
    expect(screen.getByText('Scope boards:read · takes cursor')).toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'Node.js' }))
    expect(screen.getByRole('region', { name: 'Example in Node.js' })).toHaveTextContent('await fetch(address')
  })

  test('[P-72] shows how an assistant is connected, and the tools with the scope that each needs', async () => {
    const { user } = renderConnectPage({ role: 'member' })
    expect(await screen.findByRole('region', { name: 'Settings for Claude Code' })).toHaveTextContent(
      'claude mcp add --transport http marquee https://marquee.example/mcp',
    )
    await user.click(screen.getByRole('combobox', { name: 'Your assistant' }))
    await user.click(await screen.findByTitle('VS Code'))
    const { servers } = JSON.parse(screen.getByRole('region', { name: 'Settings for VS Code' }).textContent)
    expect(servers.marquee).toMatchObject({ type: 'http', url: 'https://marquee.example/mcp' })
    const [read, write] = within(screen.getByRole('list', { name: 'Tools of assistants' })).getAllByRole('listitem')
    expect(read).toHaveTextContent('Search adssearch_ads · Scope explore:read')
    expect(write).toHaveTextContent('Save an adsave_ad · Scope swipe_file:write · changes something')
  })

  test('leads to the plans where the plan has no access, and keeps the keys in sight', async () => {
    renderConnectPage({ features: [] })
    expect(await screen.findByRole('link', { name: 'Compare plans' })).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Revoke Reporting' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Create key' })).not.toBeInTheDocument()
  })

  test('[F-16] lists the browsers of a member too, and disconnects one after asking', async () => {
    const browser = {
      id: buildId(2, 9),
      name: 'Extension in Firefox on Linux',
      last_used_at: null,
      created_at: '2026-03-02T12:00:00.000Z',
    }
    const calls = respondWith(disconnectBrowser, undefined)
    const { user } = renderConnectPage({ role: 'member', browsers: [browser] })
    await user.click(await screen.findByRole('button', { name: 'Disconnect Extension in Firefox on Linux' }))
    expect(await screen.findByText('For Firefox (55 kB)')).toBeVisible()
    expect(screen.queryByText(/Chrome/)).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Disconnect' }))
    await waitFor(() => expect(calls).toHaveLength(1))
  })

  test('[F-16] says how the extension is built where no build is for this address', async () => {
    renderConnectPage({ isBuilt: false })
    expect(await screen.findByText('npm run make extension -- --url=http://localhost')).toBeVisible()
  })

  test('shows a member the reference alone', async () => {
    renderConnectPage({ role: 'member' })
    expect(await screen.findByText('Only the owner and the admins manage API keys')).toBeVisible()
    expect(screen.queryByText('Reporting')).not.toBeInTheDocument()
  })
})
