import { getPreparedClip, prepareClip } from '@marquee/contract/video-renders'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { drawPlain, readAsset, uploadKind } from '../../../testing/asset-files.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { endVideoMaker, makeVideo } from '../../../testing/videos/make-video.ts'
import { prepareVideoClip } from './video-clips.queues.ts'

jest.setTimeout(60_000)

describe('[P-46] clips of uploaded videos', () => {
  let server: TestServer
  let ada: SignedInAgent
  beforeAll(async () => {
    server = await startTestServer()
    ada = await signUp(server)
  })
  afterAll(async () => {
    endVideoMaker()
    await server.close()
  })

  test('are made once in the background, with the facts that scenes need', async () => {
    const content = await makeVideo({ width: 300, height: 542, scenes: [{ seconds: 0.6, color: '#3050a0' }] })
    const { id } = readAsset(await uploadKind(ada, 'video', content, { name: 'cup.webm' }))
    const prepare = async () => (await ada.call(prepareClip, { params: { id } })).body.data
    expect(await prepare()).toMatchObject({ id, status: 'queued', clip: null, asset: null })
    await prepare()
    expect(await server.jobs.drain([prepareVideoClip])).toBe(1)
    const { data } = (await ada.call(getPreparedClip, { params: { id } })).body
    const facts = { name: 'cup.webm', width: 300, height: 542, frames: 18, has_sound: false }
    expect(data).toMatchObject({ status: 'done', progress: 100, clip: { asset_id: data.asset?.id, ...facts } })
    expect(data.asset).toMatchObject({ kind: 'video', content_type: 'video/webm' })
    expect(await prepare()).toEqual(data)
  })

  test('are made of videos of the workspace alone', async () => {
    const image = readAsset(await uploadKind(ada, 'image', await drawPlain().png().toBuffer()))
    expect((await ada.call(prepareClip, { params: { id: image.id } })).status).toBe(404)
    expect((await ada.call(getPreparedClip, { params: { id: image.id } })).status).toBe(404)
  })
})
