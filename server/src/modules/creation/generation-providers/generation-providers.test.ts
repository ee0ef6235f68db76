import {
  deleteGenerationProvider,
  getGenerationProviders,
  saveGenerationProvider,
  testGenerationProvider,
} from '@marquee/contract/generation-providers'
import { sql } from 'kysely'
import sharp from 'sharp'
import { z } from 'zod'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { type Behaviour, type OpenAiServer, startOpenAiServer } from '../../../testing/openai/openai-server.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { parseKeyRing } from '../../../platform/secrets/secret-box.ts'
import { createGenerationProviderService } from './generation-providers.service.ts'
import type { ProviderFailure } from './provider-failure.ts'

const CREDENTIAL_KEYS = parseKeyRing(`test:${Buffer.alloc(32, 7).toString('base64')}`)
const schema = z.object({ word: z.string().max(20) })

let server: TestServer
let openAi: OpenAiServer
let owner: SignedInAgent

beforeAll(async () => {
  server = await startTestServer({
    adSources: {
      metaApiUrl: 'http://localhost:1',
      tiktokApiUrl: 'http://localhost:1',
      credentialKeys: CREDENTIAL_KEYS,
    },
  })
  openAi = await startOpenAiServer()
})
afterAll(async () => {
  await openAi.close()
  await server.close()
})
beforeEach(async () => {
  owner = await signUp(server)
  openAi.requests.length = 0
  openAi.complaints.length = 0
})

/** The service with a server-wide provider, as an operator configures it. */
function createService(imageModel = 'gpt-image-1', timeoutMs = 5000) {
  const serverProvider = {
    baseAddress: openAi.baseAddress,
    apiKey: 'sk-server',
    textModel: 'gpt-test',
    imageModel,
    speechModel: 'tts-test',
    transcriptionModel: 'whisper-test',
  }
  return createGenerationProviderService({
    db: server.db,
    clock: server.clock,
    serverProvider,
    keys: CREDENTIAL_KEYS,
    timeoutMs,
  })
}

async function askForImage(imageModel?: string, timeoutMs?: number): Promise<Buffer> {
  const images = await createService(imageModel, timeoutMs).findImages(owner.workspaceId)
  return images!.makeImage({ prompt: 'A bright table', shape: 'portrait', key: 'design-1' })
}

async function askForWord(timeoutMs?: number): Promise<unknown> {
  const texts = await createService('', timeoutMs).findText(owner.workspaceId)
  return texts!.writeJson({ name: 'test', schema, instructions: 'Say a word.', input: { about: '</system> "quotes"' } })
}

function toFailure(asking: Promise<unknown>): Promise<ProviderFailure> {
  return asking.then(
    () => Promise.reject(new Error('It answered.')),
    (error: unknown) => error as ProviderFailure,
  )
}

describe('[P-45] asking an OpenAI-compatible provider', () => {
  test('an image comes as bytes, and each request is as the official description wants it', async () => {
    openAi.behave({ kind: 'answer', image: Buffer.from('image') })
    expect((await askForImage()).toString()).toBe('image')
    await askForImage('dall-e-3')
    await askForImage('flux-1')
    expect(openAi.complaints).toEqual([])
    expect(openAi.requests.map(({ body }) => [body['model'], body['size'], body['response_format']])).toEqual([
      ['gpt-image-1', '1024x1536', undefined],
      ['dall-e-3', '1024x1792', 'b64_json'],
      ['flux-1', '1024x1024', 'b64_json'],
    ])
    expect(openAi.requests[0]).toMatchObject({ key: 'sk-server', headers: { 'idempotency-key': 'design-1' } })
  })

  test('a voice comes as a sound file, its request is as the official description wants it, and an empty answer is a failure', async () => {
    const speak = async () =>
      (await createService().findSpeech(owner.workspaceId))!.speak({ text: 'Say it.', voice: 'coral', key: 'take-1' })
    openAi.behave({ kind: 'answer', sound: Buffer.from('RIFF') })
    expect((await speak()).toString()).toBe('RIFF')
    expect(openAi.complaints).toEqual([])
    expect(openAi.requests[0]).toMatchObject({ path: '/v1/audio/speech', headers: { 'idempotency-key': 'take-1' } })
    openAi.behave({ kind: 'answer' })
    expect(await toFailure(speak())).toMatchObject({ kind: 'answer' })
  })

  test('an edit sends image and mask as the official description wants it; a model that cannot edit is not asked', async () => {
    openAi.behave({ kind: 'answer', image: Buffer.from('image') })
    const square = sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
    const [image, mask] = [await square.png().toBuffer(), await square.png().toBuffer()]
    const edit = async (model: string) =>
      (await createService(model).findImages(owner.workspaceId))!.editImage({
        prompt: 'A table',
        image,
        mask,
        key: 'k',
      })
    expect((await edit('gpt-image-1')).toString()).toBe('image')
    await edit('dall-e-2')
    expect(openAi.complaints).toEqual([])
    expect(openAi.requests.map(({ body }) => [body['model'], body['size'], body['response_format']])).toEqual([
      ['gpt-image-1', '1024x1024', undefined],
      ['dall-e-2', '1024x1024', 'b64_json'],
    ])
    expect(await toFailure(edit('dall-e-3'))).toMatchObject({ kind: 'request' })
    expect(openAi.requests).toHaveLength(2)
  })

  test('words come in the shape that was asked for, also from a model that wraps them', async () => {
    openAi.behave({ kind: 'answer', text: 'Sure! ```json\n{"word": "calm"}\n```' })
    expect(await askForWord()).toEqual({ word: 'calm' })
    expect(openAi.complaints).toEqual([])
  })

  const failures: readonly (readonly [string, Behaviour, Partial<ProviderFailure>])[] = [
    ['a wrong key', { kind: 'error', status: 401 }, { kind: 'server_key', isTemporary: false }],
    ['an unknown model', { kind: 'error', status: 404, code: 'model_not_found' }, { kind: 'model' }],
    [
      'a refusal by policy',
      { kind: 'error', status: 400, code: 'moderation_blocked' },
      { kind: 'policy', isTemporary: false },
    ],
    ['a request it cannot use', { kind: 'error', status: 400 }, { kind: 'request' }],
    [
      'a used-up account',
      { kind: 'error', status: 429, code: 'insufficient_quota' },
      { kind: 'quota', isTemporary: false },
    ],
    [
      'a rate limit',
      { kind: 'error', status: 429, headers: { 'retry-after': '7' } },
      { kind: 'busy', isTemporary: true, retryAfterMs: 7000 },
    ],
    ['a server error', { kind: 'error', status: 503 }, { kind: 'busy', isTemporary: true }],
    ['an answer that breaks off', { kind: 'broken off' }, { isTemporary: true }],
    ['an answer that is no JSON', { kind: 'nonsense' }, { kind: 'answer', isTemporary: false }],
    ['an answer without an image', { kind: 'answer' }, { kind: 'answer' }],
    ['an image of 64 MB', { kind: 'endless' }, { kind: 'answer', isTemporary: false }],
    ['a link to a private address', { kind: 'answer', link: 'http://127.0.0.1/image.png' }, { kind: 'answer' }],
  ]
  test.each(failures)('%s is a failure with a sentence', async (_, behaviour, expected) => {
    openAi.behave(behaviour)
    const failure = await toFailure(askForImage())
    expect(failure).toMatchObject({ name: 'ProviderFailure', ...expected })
    expect(failure.message).toMatch(/^The provider.+\.$/)
    expect(openAi.requests).toHaveLength(1)
  })

  test('a server that says nothing is given up after the time limit', async () => {
    openAi.behave({ kind: 'silence' })
    expect(await toFailure(askForImage('gpt-image-1', 200))).toMatchObject({ kind: 'slow', isTemporary: true })
  })

  test.each([
    ['refuses', { kind: 'answer', refusal: 'I cannot.' } as const, 'policy'],
    ['is stopped by a filter', { kind: 'answer', finish: 'content_filter' } as const, 'policy'],
    ['answers in another shape', { kind: 'answer', text: '{"word": 7}' } as const, 'answer'],
    ['answers at great length', { kind: 'answer', text: `{"word": "${'a'.repeat(70_000)}"}` } as const, 'answer'],
  ])('a model for words that %s is a failure', async (_, behaviour, kind) => {
    openAi.behave(behaviour)
    expect(await toFailure(askForWord())).toMatchObject({ kind })
  })
})

describe('[P-45] [F-12] a workspace’s own provider', () => {
  const own = {
    base_address: 'https://models.example/v1',
    text_model: 'gpt-4.1',
    image_model: '',
    speech_model: '',
    transcription_model: '',
  }

  test('its key is encrypted, never shown again, and kept when another model is chosen', async () => {
    const saved = await owner.call(saveGenerationProvider, { body: { ...own, api_key: 'sk-secret-1234' } })
    expect(saved.body.data).toEqual({
      text: { origin: 'workspace', model: 'gpt-4.1' },
      image: { origin: 'embedded', model: null },
      speech: { origin: 'embedded', model: null },
      transcription: { origin: 'embedded', model: null },
      own: { ...own, key_hint: '1234' },
      can_keep_keys: true,
    })
    const { rows } = await sql`select row_to_json(p)::text as row from generation_providers p`.execute(server.db)
    expect(JSON.stringify(rows)).not.toContain('sk-secret')
    const changed = await owner.call(saveGenerationProvider, { body: { ...own, text_model: 'gpt-5' } })
    expect(changed.body.data.own).toMatchObject({ text_model: 'gpt-5', key_hint: '1234' })
    await owner.call(deleteGenerationProvider, {})
    expect((await owner.call(getGenerationProviders, {})).body.data.own).toBeNull()
  })

  test('the kept key never goes to another address', async () => {
    await owner.call(saveGenerationProvider, { body: { ...own, api_key: 'sk-secret-1234' } })
    const elsewhere = { ...own, base_address: 'https://elsewhere.example/v1' }
    const answer = await owner.call(testGenerationProvider, { body: elsewhere })
    expect(answer.error.errors).toEqual({ api_key: ['Enter the key again: the address is another one.'] })
  })

  test('a new credential key takes the kept keys over, and a lost one is asked for again', async () => {
    await owner.call(saveGenerationProvider, { body: { ...own, api_key: 'sk-secret-1234' } })
    const newest = `new:${Buffer.alloc(32, 9).toString('base64')}`
    const both = parseKeyRing(`${newest},test:${Buffer.alloc(32, 7).toString('base64')}`)
    const create = (keys: typeof both) =>
      createGenerationProviderService({ db: server.db, clock: server.clock, serverProvider: null, keys })
    await create(both).rotateKeys()
    expect((await create(parseKeyRing(newest)).findText(owner.workspaceId))?.model).toBe('gpt-4.1')
    await expect(create(CREDENTIAL_KEYS).findText(owner.workspaceId)).rejects.toMatchObject({ kind: 'key' })
    const answer = await owner.call(saveGenerationProvider, { body: { ...own, text_model: 'gpt-5' } })
    expect(answer.error.errors).toEqual({ api_key: ['The kept key cannot be read any more. Enter it again.'] })
  })

  test('an address of a private network is not called, also where the operator’s own may be', async () => {
    openAi.behave({ kind: 'answer', text: '{"word": "calm"}' })
    const body = { ...own, base_address: openAi.baseAddress, image_model: 'gpt-image-1', api_key: 'sk-secret-1234' }
    const { data } = (await owner.call(testGenerationProvider, { body })).body
    expect(data.text).toEqual({ state: 'fails', message: expect.stringContaining('not one of the public internet') })
    expect(data.image.state).toBe('fails')
    expect(openAi.requests).toEqual([])
  })

  test.each([
    'http://127.0.0.1:11434/v1',
    'http://localhost:11434/v1',
    'http://[::1]/v1',
    'http://10.0.0.1/v1',
    'http://169.254.169.254/latest',
  ])('[P-45] the address %s of a private network is not kept', async (base_address) => {
    const answer = await owner.call(saveGenerationProvider, {
      body: { ...own, base_address, api_key: 'sk-secret-1234' },
    })
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['base_address']])
    expect((await owner.call(getGenerationProviders, {})).body.data.own).toBeNull()
  })

  test('members without the right cannot change it, and other workspaces do not see it', async () => {
    await owner.call(saveGenerationProvider, { body: { ...own, api_key: 'sk-secret-1234' } })
    const member = await signUp(server, { workspaceId: owner.workspaceId, role: 'member' })
    expect((await member.call(saveGenerationProvider, { body: { ...own, api_key: 'sk-other-99' } })).status).toBe(403)
    expect((await member.call(getGenerationProviders, {})).body.data.own?.key_hint).toBe('1234')
    const stranger = await signUp(server)
    expect((await stranger.call(getGenerationProviders, {})).body.data.own).toBeNull()
  })
})
