import { randomUUID } from 'node:crypto'
import { getAd, listAds } from '@marquee/contract/ad-search'
import { getCredits } from '@marquee/contract/credits'
import {
  createTranscript,
  deleteTranscript,
  getAdTranscript,
  getAssetTranscript,
  type TranscriptSubject,
} from '@marquee/contract/transcripts'
import { sql } from 'kysely'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { readAsset, uploadKind } from '../../../testing/asset-files.ts'
import { type OpenAiServer, startOpenAiServer } from '../../../testing/openai/openai-server.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { endVideoMaker, makeVideo } from '../../../testing/videos/make-video.ts'
import { writeTranscript } from './transcripts.queues.ts'

const WORDS = ['Cold', 'coffee', 'again'].map((word, index) => ({ word, start: index / 4, end: index / 4 + 0.2 }))
const HEARD = { text: 'Cold coffee, again?', words: WORDS }
const SCENES = [{ seconds: 1, color: '#406080' }]
const SMALL = { width: 90, height: 160, scenes: SCENES }

let openAi: OpenAiServer
let server: TestServer
let ada: SignedInAgent

beforeAll(async () => {
  openAi = await startOpenAiServer()
  const models = { textModel: '', imageModel: '', speechModel: '', transcriptionModel: 'whisper-1' }
  server = await startTestServer({ generation: { baseAddress: openAi.baseAddress, apiKey: 'sk-1', ...models } })
  ada = await signUp(server)
})
afterAll(async () => {
  endVideoMaker()
  await openAi.close()
  await server.close()
})
beforeEach(() => {
  openAi.requests.length = 0
  openAi.behave({ kind: 'answer', heard: HEARD })
})

const readAvailable = async () => (await ada.call(getCredits, {})).body.data.available
const order = (subject: TranscriptSubject, agent = ada) =>
  agent.call(createTranscript, { body: { subject, idempotency_key: randomUUID() } })
const find = async (id: string) => (await ada.call(getAssetTranscript, { params: { id } })).body.data

async function addVideo(sound: 'tone' | 'silence' | 'none') {
  const level = sound === 'tone' ? -20 : null
  const content = await makeVideo(sound === 'none' ? SMALL : { ...SMALL, sound: [{ seconds: 1, level }] })
  return readAsset(await uploadKind(ada, 'video', content, { name: 'ad.webm' }))
}

/** An ad with a video in our storage that makes a sound. */
async function addVideoAd(changes: Parameters<typeof addAds>[1][number] = {}): Promise<string> {
  const url = 'https://cdn.example/ad.mp4'
  const [id = ''] = await addAds(server, [{ media: [{ kind: 'video', width: 90, height: 160, url }], ...changes }])
  const key = `test/${id}.webm`
  await server.storage.put(key, await makeVideo({ ...SMALL, sound: [{ seconds: 1, level: -20 }] }))
  await sql`update ad_media set storage_key = ${key} where ad_id = ${id}`.execute(server.db)
  return id
}

describe('[P-46] [P-30] the transcript of a video', () => {
  test('is ordered at a price that was said, heard once, and has each word with its time and punctuation', async () => {
    const { id } = await addVideo('tone')
    expect(await find(id)).toEqual({
      transcript: null,
      offer: { made_by: 'provider', model: 'whisper-1', price: 2, missing: null },
    })
    const before = await readAvailable()
    const first = (await order({ asset_id: id })).body.data
    expect([first.state, (await order({ asset_id: id })).body.data.id]).toEqual(['waiting', first.id])
    expect(await server.jobs.drain([writeTranscript])).toBe(1)
    const { transcript } = await find(id)
    expect(transcript).toMatchObject({ id: first.id, state: 'done', languages: ['en'], note: null, progress: 100 })
    expect(transcript?.duration_s).toBeCloseTo(1, 0)
    expect(transcript?.words[1]).toEqual({ text: 'coffee,', start_s: 0.25, end_s: 0.45 })
    expect(await readAvailable()).toBe(before - 2)
    expect(openAi.complaints).toEqual([])
    const wav = openAi.requests[0]?.files.get('file') ?? Buffer.alloc(44)
    // One channel of 16 bits, at 16 kHz.
    expect([wav.toString('latin1', 0, 4), wav.readUInt16LE(22), wav.readUInt32LE(24)]).toEqual(['RIFF', 1, 16_000])
    expect(openAi.requests).toHaveLength(1)
  })

  test.each([
    ['no sound', 'none', 'has no sound', 0],
    ['silence', 'silence', 'is silent', 0],
    ['music alone', 'tone', 'music or noise', 1],
  ] as const)('of %s costs nothing and says so', async (_, sound, sentence, asked) => {
    openAi.behave({ kind: 'answer', heard: { ...HEARD, noSpeech: 0.9 } })
    const { id } = await addVideo(sound)
    const before = await readAvailable()
    await order({ asset_id: id })
    await server.jobs.drain([writeTranscript])
    const { transcript } = await find(id)
    expect(transcript).toMatchObject({ state: 'done', words: [], note: expect.stringContaining(sentence) })
    expect([await readAvailable(), openAi.requests.length]).toEqual([before, asked])
  })

  test('that the provider refuses fails with a sentence, gives the credits back, and can be ordered again', async () => {
    openAi.behave({ kind: 'error', status: 401 })
    const { id } = await addVideo('tone')
    const before = await readAvailable()
    await order({ asset_id: id })
    await server.jobs.drain([writeTranscript])
    expect((await find(id)).transcript).toMatchObject({ state: 'failed', failed_reason: expect.stringMatching(/key/) })
    expect(await readAvailable()).toBe(before)
    openAi.behave({ kind: 'answer', heard: HEARD })
    const again = (await order({ asset_id: id })).body.data
    expect(again.state).toBe('waiting')
    await ada.call(deleteTranscript, { params: { id: again.id } })
    expect(await readAvailable()).toBe(before)
    expect(await server.jobs.drain([writeTranscript])).toBe(1)
    expect(openAi.requests).toHaveLength(1)
  })

  test('is not offered for what makes no sound, nor without a model that hears', async () => {
    const [id = ''] = await addAds(server, [{}])
    expect((await ada.call(getAdTranscript, { params: { id } })).body.data.offer.missing).toMatch(/no video file/)
    expect((await order({ ad_id: id })).error.errors).toEqual({ subject: [expect.stringMatching(/no video file/)] })
    const deaf = await startTestServer()
    const eve = await signUp(deaf)
    const [other = ''] = await addAds(deaf, [
      { media: [{ kind: 'video', width: 90, height: 160, url: 'https://cdn.example/1.mp4' }] },
    ])
    const refused = await order({ ad_id: other }, eve)
    await deaf.close()
    expect(refused.error.errors).toEqual({ subject: [expect.stringMatching(/transcription model.*SPEECH_MODELS_DIR/)] })
  })
})

describe('[F-01] [P-12] words that the video of an ad says', () => {
  test('are shown with the ad and found by the search of the workspace that had them written down, and by no other', async () => {
    const id = await addVideoAd()
    await order({ ad_id: id })
    await server.jobs.drain([writeTranscript])
    const search = async (query: { q?: string; transcript?: 'only'; format?: 'image' }, agent = ada) =>
      (await agent.call(listAds, { query })).body.data.map((ad) => ad.id)
    expect(await search({ q: '"cold coffee"' })).toEqual([id])
    expect(await search({ q: 'again', transcript: 'only' })).toEqual([id])
    expect(await search({ q: 'coffee -again' })).toEqual([])
    expect(await search({ q: '"coffee cold"' })).toEqual([])
    expect(await search({ q: 'coffee', format: 'image' })).toEqual([])
    expect(await search({ transcript: 'only' })).toEqual([id])
    const { transcript } = (await ada.call(getAd, { params: { id } })).body.data
    expect(transcript).toEqual([{ start_s: 0, end_s: 0.7, text: 'Cold coffee, again?' }])
    const stranger = await signUp(server)
    expect([await search({ q: 'coffee' }, stranger), await search({ transcript: 'only' }, stranger)]).toEqual([[], []])
    expect((await stranger.call(getAd, { params: { id } })).body.data.transcript).toEqual([])
  })

  test('are found for everybody when the source gives them', async () => {
    const lines = [
      { start_s: 0, end_s: 1, text: 'Grandma’s secret' },
      { start_s: 1, end_s: 2, text: 'marmalade.' },
    ]
    const [id = ''] = await addAds(server, [{ transcript: lines }])
    const stranger = await signUp(server)
    const search = async (query: { q?: string; transcript?: 'only' }) =>
      (await stranger.call(listAds, { query })).body.data.map((ad) => ad.id)
    expect(await search({ q: '"secret marmalade"' })).toEqual([id])
    expect(await search({ transcript: 'only' })).toEqual([id])
  })
})
