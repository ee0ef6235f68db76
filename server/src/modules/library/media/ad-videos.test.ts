import { requestAdVideo } from '@marquee/contract/ad-videos'
import { sql } from 'kysely'
import { addAds } from '../../../testing/ad-builder.ts'
import { visitWithSession } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { decodeVideoFile } from '../../../testing/videos/decode-video-file.ts'
import type { Creative } from '../../../platform/creative-rendering/creative-rendering.service.ts'
import { drawAdVideo } from './media.queues.ts'

const recipe: Creative = {
  template: 'editorial-words',
  aspect_ratio: '4:5',
  look: {
    brand_name: 'Lumenia',
    palette: { paper: '#faf6f0', ink: '#2a2320', accent: '#b5502f', soft: '#f0ddc9', deep: '#5a2a1f' },
    fonts: { heading: 'sans', body: 'sans' },
    logo: null,
    mark: 'leaf',
  },
  content: { headline: 'Hello', subline: 'World', call_to_action: 'Shop now' },
  pictures: {},
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function addMedium(kind: 'image' | 'video'): Promise<string> {
  const medium = { kind, width: 1080, height: 1350, duration_s: kind === 'video' ? 4 : null, recipe: { ...recipe } }
  const [adId = ''] = await addAds(server, [{ source: 'demo', media: [medium] }])
  const { rows } = await sql<{ id: string }>`select id from ad_media where ad_id = ${adId}`.execute(server.db)
  return rows[0]?.id ?? ''
}

describe('[P-12] videos of demo ads', () => {
  test('are drawn once for all who ask, as long as their badge says, can be decoded, and are served in stretches', async () => {
    const id = await addMedium('video')
    const visitor = await visitWithSession(server)
    const ask = async () => (await visitor.call(requestAdVideo, { params: { id } })).body.data
    const waiting = { state: 'waiting', url: null, reason: null }
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([waiting, waiting, waiting])
    const put = jest.spyOn(server.storage, 'put')
    await server.jobs.drain([drawAdVideo])
    expect(put.mock.calls.map(([key]) => key)).toEqual([`media/ads/${id}/video.webm`])
    put.mockRestore()

    const { state, url } = await ask()
    expect(state).toBe('ready')
    const whole = await server.app.inject({ method: 'GET', url: url ?? '' })
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/webm'])
    expect(await decodeVideoFile(whole.rawPayload)).toEqual({
      width: 540,
      height: 676,
      codec: 'vp9',
      frames: 120,
      seconds: 4,
    })

    const range = await server.app.inject({ method: 'GET', url: url ?? '', headers: { range: 'bytes=10-19' } })
    expect([range.statusCode, range.headers['content-range']]).toEqual([206, `bytes 10-19/${whole.rawPayload.length}`])
    expect(range.rawPayload.equals(whole.rawPayload.subarray(10, 20))).toBe(true)
  }, 120_000)

  test('exist for videos only', async () => {
    const visitor = await visitWithSession(server)
    const ask = async (id: string) => (await visitor.call(requestAdVideo, { params: { id } })).status
    expect(await ask(await addMedium('image'))).toBe(404)
    expect(await ask('01a1fc3f-c31b-7390-8361-000000000000')).toBe(404)
  })
})
