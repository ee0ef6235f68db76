import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { getCredits } from '@marquee/contract/credits'
import { listNotifications } from '@marquee/contract/notifications'
import {
  cancelVideoRender,
  createVideoRender,
  listVideoRenders,
  type VideoRender,
} from '@marquee/contract/video-renders'
import {
  createVideo,
  deleteVideo,
  getVideo,
  restoreVideo,
  type StoredVideo,
  updateVideo,
} from '@marquee/contract/videos'
import type { VideoProject } from '@marquee/creative/video-project'
import { updateWorkspaceSettings } from '@marquee/contract/workspace-settings'
import { sql } from 'kysely'
import { listenToWebhooks, listToldEvents } from '../../../testing/add-webhook.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startProcess } from '../../../testing/background-process.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createPlainProject } from '../../../testing/videos/plain-project.ts'
import { recoverRenders } from './video-renders.jobs.ts'
import { renderVideo } from './video-renders.queues.ts'

// Each render is analysed before it is done; the rest is for a machine that is busy with other tests.
jest.setTimeout(120_000)

const WORKER = join(import.meta.dirname, '../../../worker.ts')

/** Waits until a count has come to a number. */
async function untilCount(wanted: number, count: () => Promise<number>): Promise<void> {
  while ((await count()) < wanted) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const project = createPlainProject([
  { duration: 15, background: 'accent', headline: 'Hot for hours' },
  { duration: 15, background: 'deep', headline: 'Closes tight' },
])

describe('[P-46] rendering a video', () => {
  let server: TestServer
  let ada: SignedInAgent
  /** The video of the first test. */
  let rendered: StoredVideo | undefined
  beforeAll(async () => {
    server = await startTestServer()
    goToRealTime()
    ada = await signUp(server)
  })
  afterAll(() => server.close())

  /** The worker that is killed goes by the real time. */
  function goToRealTime(): void {
    server.clock.advance((Date.now() - server.clock.now().getTime()) / 1000)
  }

  async function makeVideo(content: VideoProject, agent = ada): Promise<StoredVideo> {
    const scene = {
      role: 'hook',
      spoken: '',
      texts: {},
      frames: 30,
      asset_id: null,
      motion: 'none',
      fact: null,
    } as const
    const { body } = await agent.call(createVideo, {
      body: {
        idempotency_key: randomUUID(),
        title: 'Travel cup: spring',
        source: { kind: 'idea', idea: 'A cup that keeps coffee hot' },
        language: 'en',
        aspect_ratios: ['1:1'],
        scenes: [scene],
        captions: 'none',
        music: null,
      },
    })
    return save(body.data, content, agent)
  }

  async function save({ id, version }: StoredVideo, content: VideoProject, agent = ada): Promise<StoredVideo> {
    return (await agent.call(updateVideo, { params: { id }, body: { project: content, version } })).body.data
  }

  const order = ({ id, version }: StoredVideo, changes: object = {}, agent = ada) =>
    agent.call(createVideoRender, {
      params: { id },
      body: {
        idempotency_key: randomUUID(),
        version,
        aspect_ratios: ['1:1'],
        encoding: 'mp4',
        captions: 'srt',
        ...changes,
      },
    })

  const readCredits = async () => (await ada.call(getCredits, {})).body.data
  const listRenders = async (id: string): Promise<VideoRender[]> =>
    (await ada.call(listVideoRenders, { params: { id } })).body.data

  test('makes a file, a poster and captions, charges each format once, and says so', async () => {
    await listenToWebhooks(server, ada)
    const before = await readCredits()
    const video = await makeVideo(project)
    rendered = video
    const idempotency_key = randomUUID()
    const first = await order(video, { idempotency_key })
    expect((await order(video, { idempotency_key })).body.data.id).toBe(first.body.data.id)
    expect(first.body.data).toMatchObject({ status: 'queued', number: 1, frames: 30, credits_held: 10 })
    expect(await readCredits()).toMatchObject({ held: 10, available: before.available - 10 })

    await server.jobs.drain()
    const [render] = await listRenders(video.id)
    expect(render).toMatchObject({ status: 'done', progress: 100, credits_used: 10, credits_held: 0 })
    const [file] = render!.files
    expect(file).toMatchObject({ status: 'done', width: 1080, height: 1080, file_name: 'travel-cup-spring-1x1-1' })
    // It is checked before it is done: a second without motion has advice.
    expect(file).toMatchObject({ mended: [], is_free: false })
    expect(file!.findings.length).toBeGreaterThan(0)
    expect(await readCredits()).toMatchObject({ held: 0, available: before.available - 10 })

    const saved = await ada.request({ url: file!.url! })
    expect(saved.headers).toMatchObject({ 'content-type': 'video/mp4', 'content-length': String(file!.bytes) })
    expect(file!.url).toMatch(/travel-cup-spring-1x1-1\.mp4$/)
    expect((await ada.request({ url: file!.url!, headers: { range: 'bytes=0-99' } })).statusCode).toBe(206)
    expect((await ada.request({ url: file!.poster_url! })).headers['content-type']).toBe('image/jpeg')
    expect((await ada.request({ url: file!.captions_url! })).headers['content-type']).toContain('application/x-subrip')
    const stranger = await signUp(server)
    expect((await stranger.request({ url: file!.url! })).statusCode).toBe(404)

    expect((await ada.call(getVideo, { params: { id: video.id } })).body.data).toMatchObject({
      state: 'done',
      credits_used: 10,
      image_url: expect.stringContaining('.jpg'),
    })
    const { data } = (await ada.call(listNotifications, {})).body
    expect(data[0]).toMatchObject({ title: 'Travel cup: spring is ready', path: `/ai-videos/${video.id}` })
    expect(await listToldEvents(server, ada)).toMatchObject([
      { type: 'video.rendered', data: { video_id: video.id, render_id: render!.id } },
    ])
  })

  test('[P-73] whose file cannot be stored tells its webhooks that it failed', async () => {
    await sql`update asset_usage set quota_bytes = 10 where workspace_id = ${ada.workspaceId}`.execute(server.db)
    const { body } = await order(await makeVideo(project))
    await server.jobs.drain([renderVideo])
    await sql`update asset_usage set quota_bytes = 1000000000 where workspace_id = ${ada.workspaceId}`.execute(
      server.db,
    )
    expect((await listToldEvents(server, ada)).at(-1)).toMatchObject({
      type: 'video.failed',
      data: { render_id: body.data.id },
    })
  })

  test('renders of an edited video only the scenes that changed', async () => {
    const video = rendered!
    const countScenes = async () =>
      (await sql<{ count: string }>`select count(*) from rendered_scenes`.execute(server.db)).rows[0]?.count
    const before = Number(await countScenes())
    const [first, second] = project.scenes
    const edited = { ...project, scenes: [first!, { ...second!, texts: { headline: 'Closes without a drop' } }] }
    const again = await save(video, edited)
    await order(again)
    await server.jobs.drain()
    expect(Number(await countScenes())).toBe(before + 1)
    expect((await listRenders(video.id)).map(({ number, video_version }) => [number, video_version])).toEqual([
      [2, again.version],
      [1, video.version],
    ])
  })

  test('goes on from its finished scenes after its worker was killed, and charges its credits once', async () => {
    // Scenes that move: the check of the finished file finds nothing to mend, which would render them once more.
    const scene = { duration: 40, background: 'soft', entrance: 'staggered' } as const
    const long = createPlainProject(['One', 'Two', 'Three'].map((headline) => ({ ...scene, headline })))
    const { body } = await order(await makeVideo(long), { encoding: 'webm', captions: 'none' })
    const listScenes = async () =>
      (
        await sql<{ hash: string; created_at: Date }>`
          select hash, created_at from rendered_scenes where frames = 40 order by created_at
        `.execute(server.db)
      ).rows
    const { databaseUrl, dataDir } = server.environment
    const environment = { DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir, DEMO_LIBRARY: 'off', NODE_ENV: 'test' }
    const worker = startProcess(WORKER, environment)
    await untilCount(1, async () => (await listScenes()).length)
    await worker.stop('SIGKILL')
    const [kept] = await listScenes()
    expect((await listRenders(body.data.video_id))[0]).toMatchObject({ status: 'running', credits_held: 10 })

    goToRealTime()
    server.clock.advance(11 * 60)
    await server.jobs.send(recoverRenders, {})
    await server.jobs.drain([recoverRenders])
    await server.jobs.drain([renderVideo])
    const [render] = await listRenders(body.data.video_id)
    expect(render).toMatchObject({ status: 'done', credits_used: 10, credits_held: 0 })
    const scenes = await listScenes()
    expect(scenes).toHaveLength(3)
    expect(scenes[0]).toEqual(kept)
    const { rows } = await sql`
      select kind, count(*)::int as count from credit_entries
      where reference = ${render!.files[0]!.id} group by kind order by kind
    `.execute(server.db)
    expect(rows).toEqual(['hold', 'release', 'spend'].map((kind) => ({ kind, count: 1 })))
  })

  test('that is canceled gives its credits back, and its job makes nothing', async () => {
    const before = await readCredits()
    const { body } = await order(await makeVideo(project), { encoding: 'webm' })
    const { id, video_id } = body.data
    expect((await ada.call(cancelVideoRender, { params: { id } })).body.data).toMatchObject({ status: 'canceled' })
    await server.jobs.drain()
    expect((await listRenders(video_id))[0]?.files).toMatchObject([{ status: 'canceled', url: null }])
    expect(await readCredits()).toMatchObject({ held: 0, available: before.available })
    expect((await ada.call(getVideo, { params: { id: video_id } })).body.data.state).toBe('draft')
  })

  test('of a video that is removed is canceled and gives its credits back, also while it is rendered', async () => {
    const before = await readCredits()
    const video = await makeVideo(project)
    await order(video, { encoding: 'webm' })
    await ada.call(deleteVideo, { params: { id: video.id } })
    expect(await readCredits()).toMatchObject({ held: 0, available: before.available })
    await server.jobs.drain()
    await ada.call(restoreVideo, { params: { id: video.id } })
    expect((await listRenders(video.id))[0]).toMatchObject({ status: 'canceled', files: [{ url: null }] })

    await order(video, { encoding: 'webm' })
    const working = server.jobs.drain([renderVideo])
    await untilCount(1, async () => (await listRenders(video.id)).filter(({ status }) => status === 'running').length)
    await ada.call(deleteVideo, { params: { id: video.id } })
    await working
    expect(await readCredits()).toMatchObject({ held: 0, available: before.available })
    expect((await order(video)).status).toBe(404)
  })

  test('[P-89] gives way between its scenes to another workspace, and is finished afterwards', async () => {
    const { body } = await order(await makeVideo(project), { encoding: 'webm' })
    const eve = await signUp(server)
    const other = await order(await makeVideo(project, eve), { encoding: 'webm' }, eve)
    await server.jobs.drain([renderVideo])
    const { rows } = await sql<{ render_id: string; status: string }>`
      select render_id, status from rendered_videos where render_id in (${body.data.id}, ${other.body.data.id})
      order by finished_at
    `.execute(server.db)
    expect(rows).toEqual([other, { body }].map((one) => ({ render_id: one.body.data.id, status: 'done' })))
  })

  test('is refused above the limit of the order and of the workspace, and costs nothing then', async () => {
    const before = await readCredits()
    const video = await makeVideo(project)
    const both = { aspect_ratios: ['1:1', '1:1'], credit_limit: 9 }
    const refusal = 'This render costs 10 credits, which is more than your limit of 9.'
    expect((await order(video, both)).error.errors).toEqual({ credit_limit: [refusal] })
    const settings = { name: 'Studio', time_zone: '', currency: 'USD' } as const
    await ada.call(updateWorkspaceSettings, { body: { ...settings, render_credit_limit: 5 } })
    expect((await order(video, { credit_limit: 50 })).error.errors?.['credit_limit']?.[0]).toContain('more than the 5 ')
    await ada.call(updateWorkspaceSettings, { body: { ...settings, render_credit_limit: null } })
    expect(await readCredits()).toEqual(before)
    expect(await listRenders(video.id)).toEqual([])
  })

  test('is refused for a version that is not the stored one', async () => {
    const video = await makeVideo(project)
    const { status, error } = await order({ ...video, version: video.version - 1 })
    expect({ status, error }).toMatchObject({ status: 409, error: { code: 'version_conflict' } })
  })
})
