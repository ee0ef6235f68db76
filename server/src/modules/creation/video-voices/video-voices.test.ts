import { randomUUID } from 'node:crypto'
import { alignRecording, listSpeakingVoices, sampleVoice, speakVideo } from '@marquee/contract/video-voices'
import { toAddress } from '@marquee/contract/address'
import { downloadVideoCut } from '@marquee/contract/video-handovers'
import { createVideo, getVideo, updateVideo } from '@marquee/contract/videos'
import { findSoundBeats } from '@marquee/contract/sound-beats'
import { mixSound } from '@marquee/creative/mix-sound'
import { voiceTake } from '@marquee/creative/video-sounds'
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
  server = await startTestServer({ generation: { baseAddress: openAi.baseAddress, apiKey: 'sk-1', ...models } })
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

async function speak(voice: { maker: 'draft' | 'provider'; voice: string }, text = TEXT, key: string = randomUUID()) {
  const { videoId, sceneId } = await makeVideo()
  const scenes = [{ scene_id: sceneId, text }]
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
    expect(voices.find(({ voice }) => voice === 'coral')).toMatchObject({ maker: 'provider', title: 'Coral (tts-1)' })
    const sample = (await ada.call(sampleVoice, { body: { voice: DRAFT, text: TEXT } })).body.data
    const sound = (await ada.request({ method: 'GET', url: sample.url })).rawPayload
    openAi.behave({ kind: 'answer', sound })
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
  })
})
