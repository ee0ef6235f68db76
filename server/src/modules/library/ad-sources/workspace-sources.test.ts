import {
  connectWorkspaceSource,
  disconnectWorkspaceSource,
  listWorkspaceSources,
  renewWorkspaceSource,
} from '@marquee/contract/workspace-sources'
import { deleteAdSource, listAdSources } from '@marquee/contract/ad-sources'
import { listIntegrations } from '@marquee/contract/integrations'
import { sql } from 'kysely'
import { signUp } from '../../../testing/agent.ts'
import { META_TOKEN } from '../../../testing/meta-stage.ts'
import { type MetaServer, startMetaServer } from '../../../testing/source-servers/meta-server.ts'
import { sourceSettings } from '../../../testing/source-settings.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const CREDENTIALS = { provider: 'meta' as const, access_token: META_TOKEN }
const connect = { body: { credentials: CREDENTIALS } }

let meta: MetaServer
let server: TestServer
beforeEach(async () => {
  meta = await startMetaServer()
  server = await startTestServer(sourceSettings({ meta: meta.url }))
})
afterEach(async () => {
  await server.close()
  await meta.close()
})

describe('[F-12] the sources of a workspace', () => {
  test('one is connected by the owner with a token that is tried, encrypted and never answered', async () => {
    const owner = await signUp(server)
    const { body } = await owner.call(connectWorkspaceSource, connect)
    expect(body.data).toMatchObject({ provider: 'meta', credential_hint: 'oken', problem: null })
    const list = await owner.call(listWorkspaceSources, {})
    expect(list.body).toEqual({ data: [body.data], meta: { can_keep_credentials: true } })
    expect(JSON.stringify(list.body)).not.toContain(META_TOKEN)
    const { rows } = await sql<{ row: string }>`select ad_sources::text as row from ad_sources`.execute(server.db)
    expect(rows[0]?.row).not.toContain(META_TOKEN)
    const integrations = await owner.call(listIntegrations, {})
    expect(integrations.body.data).toContainEqual(expect.objectContaining({ code: 'meta_ad_library', state: 'on' }))
  })

  test('a token that the source refuses is not kept; the answer names what to do', async () => {
    const owner = await signUp(server)
    const wrong = { provider: 'meta' as const, access_token: 'EAAB-a-wrong-token' }
    const { status, error } = await owner.call(connectWorkspaceSource, { body: { credentials: wrong } })
    expect(status).toBe(422)
    expect(error.errors?.['credentials']?.[0]).toContain('The token was revoked. Make a new one.')
    expect((await owner.call(listWorkspaceSources, {})).body.data).toEqual([])
  })

  test('one of each provider is connected; its credentials are replaced, and it is disconnected', async () => {
    const owner = await signUp(server)
    const { id } = (await owner.call(connectWorkspaceSource, connect)).body.data
    expect((await owner.call(connectWorkspaceSource, connect)).error.code).toBe('source_connected')
    meta.tokens.add('EAAB-second-9999')
    const second = { provider: 'meta' as const, access_token: 'EAAB-second-9999' }
    const renewed = await owner.call(renewWorkspaceSource, { params: { id }, body: { credentials: second } })
    expect(renewed.body.data.credential_hint).toBe('9999')
    expect((await owner.call(disconnectWorkspaceSource, { params: { id } })).status).toBe(204)
    expect((await owner.call(listWorkspaceSources, {})).body.data).toEqual([])
  })

  test('members see it and change nothing; other workspaces and administrators’ pages do not know it', async () => {
    const owner = await signUp(server, { isAdmin: true })
    const { id } = (await owner.call(connectWorkspaceSource, connect)).body.data
    const member = await signUp(server, { role: 'member', workspaceId: owner.workspaceId })
    expect((await member.call(listWorkspaceSources, {})).body.data).toHaveLength(1)
    expect((await member.call(connectWorkspaceSource, connect)).status).toBe(403)
    expect((await member.call(disconnectWorkspaceSource, { params: { id } })).status).toBe(403)
    const stranger = await signUp(server)
    expect((await stranger.call(listWorkspaceSources, {})).body.data).toEqual([])
    const renewal = { params: { id }, body: { credentials: CREDENTIALS } }
    expect((await stranger.call(renewWorkspaceSource, renewal)).status).toBe(404)
    expect((await stranger.call(disconnectWorkspaceSource, { params: { id } })).status).toBe(404)
    expect((await owner.call(listAdSources, {})).body.data).toEqual([])
    expect((await owner.call(deleteAdSource, { params: { id } })).status).toBe(404)
  })
})
