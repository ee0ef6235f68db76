import { saveGenerationProvider } from '@marquee/contract/generation-providers'
import { type Integration, listIntegrations } from '@marquee/contract/integrations'
import { addApiKey } from '../../../testing/add-api-key.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { payForYear } from '../../../testing/earn-some-commissions.ts'
import { sourceSettings } from '../../../testing/source-settings.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer(sourceSettings({}))
})
afterAll(() => server.close())

const list = async (agent: SignedInAgent) => (await agent.call(listIntegrations, {})).body.data
const find = async (agent: SignedInAgent, code: Integration['code']) =>
  (await list(agent)).find((integration) => integration.code === code)

describe('[F-12] [P-74] the integrations', () => {
  test('say what is connected and what is not, to every member', async () => {
    const owner = await signUp(server, { plan: 'none' })
    const viewer = await signUp(server, { workspaceId: owner.workspaceId, role: 'viewer' })
    expect((await list(viewer)).map(({ code, state, path }) => [code, state, path])).toEqual([
      ['meta_ad_library', 'off', null],
      ['tiktok_ad_library', 'off', null],
      ['meta_ad_accounts', 'off', '/creative-analyzer/results/import'],
      ['text_model', 'off', '/generation-provider'],
      ['image_model', 'off', '/generation-provider'],
      ['speech_model', 'off', '/generation-provider'],
      ['transcription_model', 'off', '/generation-provider'],
      ['api_keys', 'off', '/connect'],
      ['webhooks', 'off', '/account-settings/webhooks'],
      ['google_sign_in', 'off', null],
      ['stripe', 'off', null],
    ])
  })

  test('name the model that the workspace has connected, to nobody else', async () => {
    const owner = await signUp(server)
    const body = {
      base_address: 'https://models.example/v1',
      text_model: 'writer-1',
      image_model: '',
      api_key: 'secret-key',
    }
    expect((await owner.call(saveGenerationProvider, { body })).status).toBe(200)
    expect(await find(owner, 'text_model')).toMatchObject({ state: 'on', note: 'writer-1, of this workspace.' })
    expect(await find(owner, 'image_model')).toMatchObject({ state: 'off' })
    expect(await find(await signUp(server), 'text_model')).toMatchObject({ state: 'off' })
  })

  test('count the keys that work', async () => {
    const owner = await signUp(server, { plan: 'ended_trial' })
    await addApiKey(server, owner, 'Script')
    expect(await find(owner, 'api_keys')).toMatchObject({ state: 'off', note: null })
    await payForYear(owner)
    expect(await find(owner, 'api_keys')).toMatchObject({ state: 'on', note: '1 key works now.' })
  })
})
