import { readKeyRefusals } from '../../../platform/metrics/refused-keys.ts'
import { type OpenAiServer, startOpenAiServer } from '../../../testing/openai/openai-server.ts'
import { createProviderClients } from './provider-clients.ts'
import type { ProviderOwner } from './provider.ts'

let openAi: OpenAiServer
beforeAll(async () => {
  openAi = await startOpenAiServer()
})
afterAll(() => openAi.close())

/** Asks for an image with a key that the provider refuses. @returns what the user is told, and the refusals noted for administrators */
async function askWithRevokedKey(owner: ProviderOwner) {
  openAi.behave({ kind: 'error', status: 401 })
  const clients = createProviderClients({ access: { isAllowedAddress: () => true }, timeoutMs: 5000 })
  const models = { textModel: '', imageModel: 'gpt-image-1', speechModel: '', transcriptionModel: '' }
  const images = clients.openImages({ baseAddress: openAi.baseAddress, apiKey: 'sk-revoked', ...models }, owner)
  const before = (await readKeyRefusals()).get('generation') ?? 0
  const failure = await images
    .makeImage({ prompt: 'A table', shape: 'square', key: 'k' })
    .catch((error: unknown) => String(error))
  return { failure, noted: ((await readKeyRefusals()).get('generation') ?? 0) - before }
}

test('[P-45] a refused key is told to those who can change it: a workspace, or the administrators of the server', async () => {
  expect(await askWithRevokedKey('workspace')).toEqual({
    failure: 'ProviderFailure: The provider did not accept the key. Check it under Integrations.',
    noted: 0,
  })
  expect(await askWithRevokedKey('server')).toEqual({
    failure: expect.stringContaining('the key of this server. Its operator has to set another one'),
    noted: 1,
  })
})
