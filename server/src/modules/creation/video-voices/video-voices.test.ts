import { randomUUID } from 'node:crypto'
import { getCredits } from '@marquee/contract/credits'
import { saveGenerationProvider } from '@marquee/contract/generation-providers'
import { alignRecording, listSpeakingVoices, sampleVoice, speakVideo } from '@marquee/contract/video-voices'
import { toAddress } from '@marquee/contract/address'
import { downloadVideoCut } from '@marquee/contract/video-handovers'
import { createVideo, getVideo, updateVideo } from '@marquee/contract/videos'
import { findSoundBeats } from '@marquee/contract/sound-beats'
import { sql } from 'kysely'
import { mixSound } from '@marquee/creative/mix-sound'
import { voiceTake } from '@marquee/creative/video-sounds'
import { parseKeyRing } from '../../../platform/secrets/secret-box.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { readAsset, uploadKind } from '../../../testing/asset-files.ts'
import { type OpenAiServer, startOpenAiServer } from '../../../testing/openai/openai-server.ts'
import { readZip } from '../../../testing/read-zip.ts'
import { buildWav } from '../../../testing/sounds/build-wav.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const TEXT = 'Fjell keeps coffee hot for 6 hours.'
const DRAFT = { maker: 'draft', voice: 'kal16' } as const

let openAi: OpenAiServer
let server: TestServer
let ada: SignedInAgent

beforeAll(async () => {
  openAi = await startOpenAiServer()
  const models = { textModel: '', imageModel: '', speechModel: 'tts-1', transcriptionModel: '' }
  const credentialKeys = parseKeyRing(`test:${Buffer.alloc(32, 7).toString('base64')}`)
  const adSources = { metaApiUrl: 'http://localhost:1', tiktokApiUrl: 'http://localhost:1', credentialKeys }
  server = await startTestServer({
    adSources,
    generation: { baseAddress: openAi.baseAddress, apiKey: 'sk-1', ...models },
  })
  ada = await signUp(server)
})
afterAll(async () => {
  await openAi.close()
  await server.close()
})

const SCENE = {
  role: 'hook',
  frames: 120,
  spoken: TEXT,
  texts: {},
  asset_id: null,
  motion: 'none',
  fact: null,
} as const

async function makeVideo(language = 'en'): Promise<{ videoId: string; sceneId: string }> {
  const { body } = await ada.call(createVideo, {
    body: {
      idempotency_key: randomUUID(),
      title: 'Travel cup',
      source: { kind: 'idea', idea: 'A cup that keeps coffee hot' },
      language,
      aspect_ratios: ['9:16'],
      scenes: [SCENE],
      captions: 'block',
      music: null,
    },
  })
  return { videoId: body.data.id, sceneId: body.data.project.scenes[0]?.id ?? '' }
}

const readCredits = async () => (await ada.call(getCredits, {})).body.data

/** Speaks texts, all of them for one scene. */
async function speak(voice: { maker: 'draft' | 'provider'; voice: string }, text = TEXT, ...more: string[]) {
  const { videoId, sceneId } = await makeVideo()
  const scenes = [text, ...more].map((words) => ({ scene_id: sceneId, text: words }))
  const key = randomUUID()
  return ada.call(speakVideo, { params: { id: videoId }, body: { idempotency_key: key, voice, scenes } })
}

describe('[P-46] the draft voice', () => {
  test('speaks a scene without a network: a take at 48 kHz, with each word at its time, and the same words stored once', async () => {
    const { takes, assets } = (await speak(DRAFT)).body.data
    const take = voiceTake.parse(takes[0])
    expect(take).toMatchObject({ ...DRAFT, text: TEXT, asset_id: assets[0]?.id })
    expect(assets[0]).toMatchObject({ kind: 'audio', content_type: 'audio/flac', duration_s: take.samples / 48_000 })
    expect(take.words.map(({ text }) => text)).toEqual(TEXT.split(' '))
    expect(take.words.every(({ start, end }, index) => start < end && start >= (take.words[index - 1]?.end ?? 0))).toBe(
      true,
    )
    expect(take.from).toBeLessThanOrEqual(take.words[0]?.start ?? 0)
    expect(take.to).toBeLessThanOrEqual(take.samples)
    const file = await ada.request({ method: 'GET', url: assets[0]?.url ?? '' })
    expect([file.headers['content-type'], file.rawPayload.subarray(0, 4).toString()]).toEqual(['audio/flac', 'fLaC'])
    expect((await speak(DRAFT)).body.data.takes[0]?.asset_id).toBe(take.asset_id)
  })

  test('says that it speaks English only, and that a text without words cannot be spoken', async () => {
    const { videoId, sceneId } = await makeVideo('de-AT')
    const scenes = [{ scene_id: sceneId, text: 'Hält den Kaffee heiß.' }]
    const body = { idempotency_key: randomUUID(), voice: DRAFT, scenes }
    const german = await ada.call(speakVideo, { params: { id: videoId }, body })
    expect([german.status, german.error.errors?.['voice']]).toEqual([422, [expect.stringContaining('English only')]])
    expect((await speak(DRAFT, '☕ ☕')).error.errors).toEqual({
      scenes: [expect.stringContaining('English words only')],
    })
    expect((await speak({ maker: 'draft', voice: 'nobody' })).error.errors).toHaveProperty('voice')
  })

  test('is heard only in the own workspace', async () => {
    const { videoId, sceneId } = await makeVideo()
    const stranger = await signUp(server)
    const scenes = [{ scene_id: sceneId, text: TEXT }]
    const body = { idempotency_key: randomUUID(), voice: DRAFT, scenes }
    expect((await stranger.call(speakVideo, { params: { id: videoId }, body })).status).toBe(404)
  })
})

describe('[P-46] recordings', () => {
  test('of a known text become takes whose words have their times, and other files are refused', async () => {
    const { videoId, sceneId } = await makeVideo()
    const sample = (await ada.call(sampleVoice, { body: { voice: { maker: 'draft', voice: 'slt' }, text: TEXT } })).body
      .data
    const spoken = await ada.request({ method: 'GET', url: sample.url })
    const recording = readAsset(await uploadKind(ada, 'audio', spoken.rawPayload, { name: 'recording.flac' }))
    const body = { scene_id: sceneId, maker: 'recording', text: TEXT } as const
    const aligned = await ada.call(alignRecording, {
      params: { id: videoId },
      body: { ...body, asset_id: recording.id },
    })
    const truth = (await speak({ maker: 'draft', voice: 'slt' })).body.data.takes[0]
    const take = aligned.body.data.takes[0]
    expect(take?.words.map(({ text }) => text)).toEqual(TEXT.split(' '))
    take?.words.forEach(({ start }, index) => {
      expect(Math.abs(start - (truth?.words[index]?.start ?? 0)) / 48_000).toBeLessThan(0.12)
    })
    const missing = await ada.call(alignRecording, {
      params: { id: videoId },
      body: { ...body, asset_id: randomUUID() },
    })
    expect(missing.error.errors).toHaveProperty('asset_id')
    const text = await uploadKind(ada, 'audio', Buffer.from('No sound at all'), { name: 'voice.mp3' })
    expect(text.json()).toMatchObject({ errors: { file: [expect.stringMatching(/^This is no sound file\./)] } })
    const silent = Buffer.concat([spoken.rawPayload.subarray(0, 60)])
    expect((await uploadKind(ada, 'audio', silent, { name: 'broken.flac' })).statusCode).toBe(422)
  })
})

test('[P-46] the beats of an uploaded song are found once and kept; speech has none, and says so', async () => {
  const samples = 12 * 48_000
  const music = { source: { kind: 'bed' as const, bed: 'full-speed' }, from: 0, volume: 1, ducking: 1, spoken: [] }
  const song = mixSound({ samples, sounds: [], music: { ...music, fade_in: 0, fade_out: 0 } }, new Map())
  const { id } = readAsset(await uploadKind(ada, 'audio', buildWav(song), { name: 'song.wav' }))
  const find = async (asset: string) => (await ada.call(findSoundBeats, { params: { id: asset } })).body.data
  const found = await find(id)
  expect(found.bpm).toBeGreaterThan(120)
  expect(found.bpm).toBeLessThan(136)
  expect(found.beats.length).toBeGreaterThan(20)
  expect(await find(id)).toEqual(found)
  const { id: speech } = (
    await ada.call(sampleVoice, { body: { voice: DRAFT, text: `${TEXT} ${TEXT} ${TEXT} ${TEXT}` } })
  ).body.data
  expect(await find(speech)).toEqual({
    asset_id: speech,
    bpm: null,
    beats: [],
    note: expect.stringMatching(/^No steady/),
  })
})

test('[P-49] a video is handed over as a cut with its media and a sheet of its rights', async () => {
  const { videoId, sceneId } = await makeVideo()
  const scenes = [{ scene_id: sceneId, text: TEXT }]
  const speech = await ada.call(speakVideo, {
    params: { id: videoId },
    body: { idempotency_key: randomUUID(), voice: DRAFT, scenes },
  })
  const { project, version } = (await ada.call(getVideo, { params: { id: videoId } })).body.data
  const [take] = speech.body.data.takes
  await ada.call(updateVideo, { params: { id: videoId }, body: { project: { ...project, voice: [take!] }, version } })
  const url = toAddress(downloadVideoCut, { params: { id: videoId, name: 'cut' } })
  const files = readZip((await ada.request({ method: 'GET', url })).rawPayload)
  const media = `media/${take?.asset_id}.flac`
  expect([...files.keys()].toSorted()).toEqual(['cut.otio', media, 'rights.txt'])
  expect(files.get('cut.otio')).toContain(`"target_url": "${media}"`)
  expect(files.get('rights.txt')).toContain(`Scene 1: Voice “kal16”: “${TEXT}”`)
  const stranger = await signUp(server)
  expect((await stranger.request({ method: 'GET', url })).statusCode).toBe(404)
})

describe('[P-45] a provider’s voice', () => {
  test('is offered, speaks with word times, is paid once for the same words, and each failure is a sentence', async () => {
    const voices = (await ada.call(listSpeakingVoices, {})).body.data
    expect(voices.filter(({ maker }) => maker === 'draft')).toHaveLength(5)
    const coral = { maker: 'provider', title: 'Coral (tts-1)', price: 1 }
    expect(voices.find(({ voice }) => voice === 'coral')).toMatchObject(coral)
    const sample = (await ada.call(sampleVoice, { body: { voice: DRAFT, text: TEXT } })).body.data
    const sound = (await ada.request({ method: 'GET', url: sample.url })).rawPayload
    openAi.behave({ kind: 'answer', sound })
    const before = await readCredits()
    const { takes } = (await speak({ maker: 'provider', voice: 'coral' })).body.data
    expect(takes[0]).toMatchObject({ maker: 'provider', voice: 'coral' })
    expect(takes[0]?.words).toHaveLength(7)
    const asked = openAi.requests.length
    expect((await speak({ maker: 'provider', voice: 'coral' })).body.data.takes[0]?.asset_id).toBe(takes[0]?.asset_id)
    expect(openAi.requests).toHaveLength(asked)
    openAi.behave({ kind: 'error', status: 401 })
    const failed = await speak({ maker: 'provider', voice: 'coral' }, 'Other words.')
    expect([failed.status, failed.error.message]).toEqual([502, expect.stringContaining('did not accept the key')])
    openAi.behave({ kind: 'answer', sound: Buffer.from('<html>') })
    expect((await speak({ maker: 'provider', voice: 'nova' }, 'Other words.')).status).toBe(502)
    // What was spoken once is paid, and nothing else.
    expect(await readCredits()).toMatchObject({ available: before.available - 1, held: 0 })
  })

  test('[F-06] costs a credit for each text that it says for the first time, also when a later one fails', async () => {
    const sample = (await ada.call(sampleVoice, { body: { voice: DRAFT, text: TEXT } })).body.data
    const sound = (await ada.request({ method: 'GET', url: sample.url })).rawPayload
    const echo = { maker: 'provider', voice: 'echo' } as const
    const before = await readCredits()
    openAi.behave({ kind: 'answer', sound })
    await speak(echo, 'One cup.', 'Two cups.', 'One cup.')
    expect(await readCredits()).toMatchObject({ available: before.available - 2, held: 0 })
    openAi.behave({ kind: 'error', status: 400 })
    expect((await speak(echo, 'Two cups.', 'Three cups.')).status).toBe(502)
    openAi.behave({ kind: 'answer', sound }, { kind: 'error', status: 400 })
    expect((await speak(echo, 'Three cups.', 'Four cups.')).status).toBe(502)
    expect(await readCredits()).toMatchObject({ available: before.available - 3, held: 0 })
  })

  test('[F-06] is heard for nothing in a sentence of ours, so that no scene is spoken without being paid', async () => {
    const voice = { maker: 'provider', voice: 'fable' } as const
    const draft = (await ada.call(sampleVoice, { body: { voice: DRAFT, text: TEXT } })).body.data
    openAi.behave({ kind: 'answer', sound: (await ada.request({ method: 'GET', url: draft.url })).rawPayload })
    const before = await readCredits()
    const first = (await ada.call(sampleVoice, { body: { voice, text: 'The words of a scene.' } })).body.data
    const second = (await ada.call(sampleVoice, { body: { voice, text: 'Other words.' } })).body.data
    expect(second.id).toBe(first.id)
    expect(openAi.requests.at(-1)?.body).not.toMatchObject({ input: 'The words of a scene.' })
    expect(await readCredits()).toEqual(before)
  })

  test('[F-06] is refused before anything is spoken when credits are missing, and has no price with the own key', async () => {
    await sql`update credit_prices set credits = 1000000 where feature = 'speech'`.execute(server.db)
    const asked = openAi.requests.length
    const refused = await speak({ maker: 'provider', voice: 'onyx' })
    expect([refused.status, refused.error.code]).toEqual([402, 'insufficient_credits'])
    expect(openAi.requests).toHaveLength(asked)
    const models = { text_model: '', image_model: '', speech_model: 'own-tts', transcription_model: '' }
    const body = { base_address: 'https://1.1.1.1/v1', api_key: 'sk-secret-1234', ...models }
    expect((await ada.call(saveGenerationProvider, { body })).status).toBe(200)
    const voices = (await ada.call(listSpeakingVoices, {})).body.data
    expect(voices.find(({ voice }) => voice === 'onyx')).toMatchObject({ title: 'Onyx (own-tts)', price: 0 })
  })
})
