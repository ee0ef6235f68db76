import { randomUUID } from 'node:crypto'
import { attachBriefVideo, detachBriefVideo, listBriefVideos } from '@marquee/contract/brief-videos'
import { createBrief, downloadBrief } from '@marquee/contract/briefs'
import { toAddress } from '@marquee/contract/address'
import { createProduct } from '@marquee/contract/products'
import { getSharedBrief } from '@marquee/contract/shared-briefs'
import { getSharedVideo } from '@marquee/contract/shared-videos'
import { getVideoShare, revokeVideoShare, shareBrief, shareVideo } from '@marquee/contract/sharing'
import { getVideoVersion } from '@marquee/contract/video-versions'
import { deleteVideo, getVideo, restoreVideo, updateVideo } from '@marquee/contract/videos'
import { addVideo } from '../../../testing/add-video.ts'
import { type SignedInAgent, signUp, visit } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

// A short video is rendered and analysed.
jest.setTimeout(120_000)

let server: TestServer
let ada: SignedInAgent
let stranger: SignedInAgent
let videoId: string
let renderId: string
let briefId: string
/** What the link and the brief said before anything was rendered. */
let before: { files: number; attach: number }

const openLink = async (token: string) => visit(server).call(getSharedVideo, { params: { token } })
const getStatus = async (url: string) => (await visit(server).request({ url })).statusCode
const share = async (allows_download: boolean) =>
  (await ada.call(shareVideo, { params: { id: videoId }, body: { expires_at: null, allows_download } })).body.data.token

beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server)
  stranger = await signUp(server)
  const product = await ada.call(createProduct, {
    body: {
      name: 'Cup',
      url: '',
      description: '',
      price: '',
      currency: 'EUR',
      offer: '',
      category: '',
      benefits: [],
      image_ids: [],
      idempotency_key: randomUUID(),
    },
  })
  const made = await addVideo(ada, product.body.data.id, 'Harbor cup')
  videoId = made.video_id
  renderId = made.video_render_id
  const brief = await ada.call(createBrief, { body: { title: 'Cups', idempotency_key: randomUUID() } })
  briefId = brief.body.data.id
  const attached = await ada.call(attachBriefVideo, { params: { id: briefId }, body: { video_id: videoId } })
  before = { files: (await openLink(await share(false))).body.data.files.length, attach: attached.status }
  await server.jobs.drain()
})
afterAll(() => server.close())

describe('[F-17] [P-46] a video that is shared by link', () => {
  test('opens with its newest finished files, which open only under the link', async () => {
    expect(before.files).toBe(0)
    const { data } = (await openLink(await share(true))).body
    expect(data).toMatchObject({ title: 'Harbor cup', frames: 15, allows_download: true })
    expect(data.captions).toMatch(/^WEBVTT[^]+Harbor cup/)
    const [file] = data.files
    expect(file).toMatchObject({ aspect_ratio: '1:1', width: 1080, file_name: 'harbor-cup-1x1.webm' })
    expect([await getStatus(file?.url ?? ''), await getStatus(file?.poster_url ?? '')]).toEqual([200, 200])
    expect(await getStatus((file?.url ?? '').replace(/^\/shared-files\/[^/]+/, '/files'))).toBe(401)
  })

  test('is closed to others, and when it is removed or its link is withdrawn', async () => {
    const token = await share(false)
    const params = { id: videoId }
    expect((await stranger.call(getVideoShare, { params })).status).toBe(404)
    const url = (await openLink(token)).body.data.files[0]?.url ?? ''
    await ada.call(deleteVideo, { params })
    expect([(await openLink(token)).status, await getStatus(url)]).toEqual([404, 404])
    await ada.call(restoreVideo, { params })
    expect((await openLink(token)).status).toBe(200)
    await ada.call(revokeVideoShare, { params })
    expect([(await openLink(token)).status, await getStatus(url)]).toEqual([404, 404])
  })
})

describe('[P-46] a video of a brief', () => {
  test('is attached once it is rendered; the brief, its link and its PDF show it', async () => {
    expect(before.attach).toBe(422)
    const params = { id: briefId }
    for (const _ of ['once', 'again']) {
      const { body } = await ada.call(attachBriefVideo, { params, body: { video_id: videoId } })
      expect(body.data).toMatchObject([{ id: videoId, title: 'Harbor cup', files: [{ aspect_ratio: '1:1' }] }])
    }
    const { token } = (await ada.call(shareBrief, { params, body: { expires_at: null } })).body.data
    const { videos } = (await visit(server).call(getSharedBrief, { params: { token } })).body.data
    expect(await getStatus(videos[0]?.files[0]?.url ?? '')).toBe(200)
    const printed = await ada.request({ url: toAddress(downloadBrief, { params }) })
    expect(printed.headers['content-type']).toBe('application/pdf')
  })

  test('is taken off by members only, and stays in the workspace', async () => {
    const params = { id: briefId, video_id: videoId }
    const theirs = await signUp(server)
    expect((await theirs.call(detachBriefVideo, { params })).status).toBe(404)
    await ada.call(detachBriefVideo, { params })
    expect((await ada.call(listBriefVideos, { params: { id: briefId } })).body.data).toEqual([])
    expect((await ada.call(getVideo, { params: { id: videoId } })).status).toBe(200)
  })
})

test('[P-46] a version keeps the project that was rendered, whatever is edited later', async () => {
  const params = { id: videoId }
  const { project, version } = (await ada.call(getVideo, { params })).body.data
  await ada.call(updateVideo, { params, body: { version, project: { ...project, aspect_ratios: ['9:16'] } } })
  const kept = (await ada.call(getVideoVersion, { params: { id: renderId } })).body.data
  expect(kept.project).toEqual(project)
  expect((await stranger.call(getVideoVersion, { params: { id: renderId } })).status).toBe(404)
})
