import { randomUUID } from 'node:crypto'
import { uploadAsset } from '@marquee/contract/assets'
import { createAnalysis, deleteAnalysis, getAnalysis, listAnalyses } from '@marquee/contract/creative-analyses'
import { getCredits } from '@marquee/contract/credits'
import { writeVideoScripts } from '@marquee/contract/video-scripts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { addAds } from '../../../testing/ad-builder.ts'
import { listenToWebhooks, listToldEvents } from '../../../testing/add-webhook.ts'
import { addTranscript } from '../../../testing/add-transcript.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { uploadKind } from '../../../testing/asset-files.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { endVideoMaker, makeVideo } from '../../../testing/videos/make-video.ts'
import { analyseCreative } from './analyse-creative-job.ts'
import { AnalysisFailure, createAnalysisRunner } from './analysis-runner.ts'

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  agent = await signUp(server)
})
afterAll(async () => {
  endVideoMaker()
  await server.close()
})

const image = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#cc3344' } })
    .png()
    .toBuffer()

const store = (content: Buffer, kind = 'image') => uploadKind(agent, kind, content, { name: 'hero.png' })

async function storeImage(): Promise<string> {
  const answer = await store(await image())
  return uploadAsset.response.parse(answer.json()).data.id
}

async function countCredits() {
  const { data } = (await agent.call(getCredits, {})).body
  return [data.available, data.held]
}

describe('[P-30] analysing a creative', () => {
  test('its price is held, and charged with the result; the same key files it once', async () => {
    const asset_id = await storeImage()
    const [before = 0] = await countCredits()
    const body = { source: { asset_id }, idempotency_key: randomUUID() }
    const first = await agent.call(createAnalysis, { body })
    expect([first.status, first.body.data.state, first.body.data.name]).toEqual([201, 'waiting', 'hero.png'])
    const again = await agent.call(createAnalysis, { body })
    expect(again.body.data.id).toBe(first.body.data.id)
    expect(await countCredits()).toEqual([before - 3, 3])
    await server.jobs.drain([analyseCreative])
    expect(await countCredits()).toEqual([before - 3, 0])
    const { data } = (await agent.call(getAnalysis, { params: { id: first.body.data.id } })).body
    expect(data).toMatchObject({ state: 'done', progress: 100, result: { width: 300, lines: [] } })
    expect((await agent.call(listAnalyses, { query: { q: 'hero' } })).body.data).toHaveLength(1)
  }, 120_000)

  test('[P-31] [P-73] a video is analysed like an image, with its key frame and its small frames', async () => {
    await listenToWebhooks(server, agent)
    const video = await makeVideo({ scenes: [{ seconds: 1.5, color: '#406080', isMoving: true }] })
    const stored = await uploadKind(agent, 'video', video, { name: 'launch.webm' })
    const source = { asset_id: uploadAsset.response.parse(stored.json()).data.id }
    const { body } = await agent.call(createAnalysis, { body: { source, idempotency_key: randomUUID() } })
    expect(body.data).toMatchObject({ kind: 'video', state: 'waiting', image_url: null })
    await server.jobs.drain([analyseCreative])
    const { data } = (await agent.call(getAnalysis, { params: { id: body.data.id } })).body
    expect(data).toMatchObject({ state: 'done', kind: 'video', result: { video: { frames_count: 45 } } })
    expect(await listToldEvents(server, agent)).toMatchObject([
      { type: 'analysis.finished', data: { analysis_id: data.id } },
    ])
    for (const url of [data.image_url, data.sheet_url]) {
      const image = await agent.request({ method: 'GET', url: url ?? '' })
      expect([image.statusCode, image.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)])
    }
  }, 120_000)

  test('[P-31] [P-46] an analysed ad is read by its transcript, and a script from it follows its pacing', async () => {
    const scenes = [
      { seconds: 1, color: '#3050a0' },
      { seconds: 1.5, color: '#e0a030' },
    ]
    const answer = await store(await makeVideo({ width: 90, height: 160, scenes }), 'creative')
    const asset_id = uploadAsset.response.parse(answer.json()).data.id
    const body = { source: { asset_id }, idempotency_key: randomUUID() }
    const { id } = (await agent.call(createAnalysis, { body })).body.data
    await server.jobs.drain([analyseCreative])
    const media = [{ kind: 'video' as const, width: 90, height: 160, url: 'https://cdn.example/1.mp4' }]
    const [ad_id = ''] = await addAds(server, [{ title: 'Tired of cold coffee?', media }])
    await sql`update creative_analyses set source = 'ad', ad_id = ${ad_id} where id = ${id}`.execute(server.db)
    await addTranscript(server, { workspaceId: agent.workspaceId, adId: ad_id }, 'Coffee?')
    const { result } = (await agent.call(getAnalysis, { params: { id } })).body.data
    expect(result?.findings.find(({ check }) => check === 'spoken-hook')).toMatchObject({
      level: 'good',
      value: '“Coffee?”',
    })
    const write = async (by: SignedInAgent) =>
      (await by.call(writeVideoScripts, { body: { source: { kind: 'ad', ad_id }, seconds: 15 } })).body.meta
    expect((await write(agent)).taken).toContainEqual(
      expect.stringMatching(/^Its pacing: 1 cut, the first at 1\.0 s, a shot of 1\.[23] s on average$/),
    )
    const stranger = await write(await signUp(server))
    expect(stranger.taken.join()).not.toContain('pacing')
    expect(stranger.not_taken).toContainEqual(expect.stringMatching(/analyze the ad first/))
  })

  test('[P-31] a video of less than half a second is refused before it costs anything', async () => {
    const before = await countCredits()
    const stored = await store(await makeVideo({ scenes: [{ seconds: 0.3, color: '#406080' }] }), 'creative')
    const source = { asset_id: uploadAsset.response.parse(stored.json()).data.id }
    const answer = await agent.call(createAnalysis, { body: { source, idempotency_key: randomUUID() } })
    expect([answer.status, answer.error.errors]).toEqual([
      422,
      { source: ['The video is shorter than half a second. Choose a longer one.'] },
    ])
    expect(await countCredits()).toEqual(before)
  }, 60_000)

  test('[P-31] a name of hundreds of characters is cut, not refused', async () => {
    const stored = await uploadKind(agent, 'creative', await image(), { name: `${'🎬'.repeat(300)}.png` })
    const source = { asset_id: uploadAsset.response.parse(stored.json()).data.id }
    const { status, body } = await agent.call(createAnalysis, { body: { source, idempotency_key: randomUUID() } })
    expect([status, body.data.name]).toEqual([201, '🎬'.repeat(100)])
  })

  test('[P-73] what cannot be fetched fails with a sentence, and its credits go back', async () => {
    const before = await countCredits()
    await listenToWebhooks(server, agent)
    const source = { address: 'http://127.0.0.1:1/secret.png' }
    const { body } = await agent.call(createAnalysis, { body: { source, idempotency_key: randomUUID() } })
    await server.jobs.drain([analyseCreative])
    const { data } = (await agent.call(getAnalysis, { params: { id: body.data.id } })).body
    expect(data).toMatchObject({ state: 'failed', failed_reason: expect.stringContaining('public web') })
    expect(await listToldEvents(server, agent)).toMatchObject([
      { type: 'analysis.failed', data: { analysis_id: body.data.id } },
    ])
    expect(await countCredits()).toEqual(before)
  })

  test('deleting one that waits gives its credits back', async () => {
    const before = await countCredits()
    const source = { asset_id: await storeImage() }
    const { body } = await agent.call(createAnalysis, { body: { source, idempotency_key: randomUUID() } })
    expect((await agent.call(deleteAnalysis, { params: { id: body.data.id } })).status).toBe(204)
    expect(await countCredits()).toEqual(before)
    await server.jobs.drain([analyseCreative])
    expect((await agent.call(getAnalysis, { params: { id: body.data.id } })).status).toBe(404)
  })

  test('files and analyses of others do not exist, and a viewer starts none', async () => {
    const source = { asset_id: await storeImage() }
    const { body } = await agent.call(createAnalysis, { body: { source, idempotency_key: randomUUID() } })
    const stranger = await signUp(server)
    expect((await stranger.call(getAnalysis, { params: { id: body.data.id } })).status).toBe(404)
    expect((await stranger.call(deleteAnalysis, { params: { id: body.data.id } })).status).toBe(404)
    const wish = { body: { source, idempotency_key: randomUUID() } }
    expect((await stranger.call(createAnalysis, wish)).status).toBe(422)
    const viewer = await signUp(server, { workspaceId: agent.workspaceId, role: 'viewer' })
    expect((await viewer.call(createAnalysis, wish)).status).toBe(403)
  })

  test('hostile files are refused with a sentence before anything is analysed', async () => {
    const whole = await image()
    const huge = Buffer.from(whole)
    huge.writeUInt32BE(60_000, 16)
    huge.writeUInt32BE(60_000, 20)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const polyglot = Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from('*/=1;alert(1)')])
    for (const content of [huge, whole.subarray(0, whole.length / 2), svg, polyglot]) {
      const answer = await store(content)
      expect([answer.statusCode, answer.json().message]).toEqual([422, expect.stringMatching(/\.$/)])
    }
  })
})

describe('the process that analyses', () => {
  const context = { words: { headline: '', body: '', call_to_action: '' }, placements: [] }

  test('says that a file cannot be read, and goes on with the next one', async () => {
    const runner = createAnalysisRunner()
    const bad = runner.analyse({ content: Buffer.from('no image'), ...context }, () => {})
    const steps: string[] = []
    const good = runner.analyse({ content: await image(), ...context }, (_, step) => steps.push(step))
    await expect(bad).rejects.toThrow(AnalysisFailure)
    await expect(good).resolves.toMatchObject({ width: 300 })
    expect(steps).toContain('Reading the text')
    runner.close()
  }, 120_000)

  test('is killed when it takes too long, and the next file gets a new one', async () => {
    const runner = createAnalysisRunner({ timeoutMs: 1 })
    const late = async () => runner.analyse({ content: await image(), ...context }, () => {})
    await expect(late()).rejects.toThrow('took too long')
    await expect(late()).rejects.toThrow('took too long')
    runner.close()
  }, 120_000)
})
