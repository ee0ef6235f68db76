import { randomUUID } from 'node:crypto'
import { getCredits } from '@marquee/contract/credits'
import { listNotifications } from '@marquee/contract/notifications'
import { cancelVideoRender, createVideoRender, listVideoRenders, type VideoRender } from '@marquee/contract/video-renders'
import { createVideo, getVideo, type StoredVideo, updateVideo } from '@marquee/contract/videos'
import type { VideoProject } from '@marquee/creative/video-project'
import { sql } from 'kysely'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createPlainProject } from '../../../testing/videos/plain-project.ts'

jest.setTimeout(60_000)

const project = createPlainProject([
  { duration: 15, background: 'accent', headline: 'Hot for hours' },
  { duration: 15, background: 'deep', headline: 'Closes tight' },
])

describe('[P-46] rendering a video', () => {
  let server: TestServer
  let ada: SignedInAgent
  beforeAll(async () => {
    server = await startTestServer()
    ada = await signUp(server)
  })
  afterAll(() => server.close())

  async function makeVideo(content: VideoProject): Promise<StoredVideo> {
    const scene = { role: 'hook', spoken: '', texts: {}, frames: 30, asset_id: null, motion: 'none', fact: null } as const
    const { body } = await ada.call(createVideo, {
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
    return save(body.data, content)
  }

  async function save({ id, version }: StoredVideo, content: VideoProject): Promise<StoredVideo> {
    return (await ada.call(updateVideo, { params: { id }, body: { project: content, version } })).body.data
  }

  const order = ({ id, version }: StoredVideo, changes: object = {}) =>
    ada.call(createVideoRender, {
      params: { id },
      body: {
        ...{ idempotency_key: randomUUID(), version, aspect_ratios: ['1:1'], encoding: 'mp4', captions: 'srt' },
        ...changes,
      },
    })

  const readCredits = async () => (await ada.call(getCredits, {})).body.data
  const listRenders = async (id: string): Promise<VideoRender[]> =>
    (await ada.call(listVideoRenders, { params: { id } })).body.data

  test('makes a file, a poster and captions, charges each format once, and says so', async () => {
    const before = await readCredits()
    const video = await makeVideo(project)
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
    expect(file!.findings.length).toBeGreaterThan(0)
    expect(await readCredits()).toMatchObject({ held: 0, available: before.available - 10 })

    const saved = await ada.request({ url: file!.url! })
    expect(saved.headers).toMatchObject({ 'content-type': 'video/mp4', 'content-length': String(file!.bytes) })
    expect(saved.headers['content-disposition']).toContain('travel-cup-spring-1x1-1.mp4')
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
  })

  test('renders of an edited video only the scenes that changed', async () => {
    const video = await makeVideo(project)
    await order(video)
    await server.jobs.drain()
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

  test('is refused for a version that is not the stored one', async () => {
    const video = await makeVideo(project)
    const { statusCode, body } = await order({ ...video, version: video.version - 1 })
    expect({ statusCode, body }).toMatchObject({ statusCode: 409, body: { code: 'version_conflict' } })
  })
})
