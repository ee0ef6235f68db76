import { getAd, listAds } from '@marquee/contract/ad-search'
import { DAY_MS } from '../../../platform/clock.ts'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp, visit } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const UNKNOWN_ID = '01890a5d-ac96-774b-bcce-b302099a8057'

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
  agent = await signUp(server)
})
afterAll(() => server.close())
afterEach(async () => {
  await server.db.deleteFrom('ads').execute()
})

function daysAgo(days: number): string {
  return new Date(server.clock.now().getTime() - days * DAY_MS).toISOString()
}

describe('one ad', () => {
  test('[F-01] everything that is known about it is shown, with addresses of its media', async () => {
    const [id = ''] = await addAds(server, [
      {
        title: 'A title',
        status: 'active',
        started_at: daysAgo(12),
        verified_at: daysAgo(2),
        media: [
          { kind: 'image', width: 1080, height: 1350, palette: ['#336699'], recipe: { seed: 1 } },
          { kind: 'video', width: 1080, height: 1920, duration_s: 12.5, url: 'https://example.com/v.mp4' },
        ],
        cards: [{ title: 'One', body: 'Card', media_index: 1 }],
        library_url: 'https://example.com/library/1',
      },
    ])
    const { data } = (await agent.call(getAd, { params: { id } })).body
    expect(data).toMatchObject({
      id,
      asset_type: 'carousel',
      display_format: 'carousel',
      days_active: 12,
      performance_score: 62,
      known_factors: 2,
      tier: 'growing',
      is_saved: false,
      verified_at: daysAgo(2),
      score_factors: {
        factors: [
          { name: 'Run time', points: 21, observed: '12 days, from the source’s start until we last saw it' },
          {
            name: 'Creative reused',
            points: null,
            observed: 'The ad has too few words to compare, and no image or video that we know.',
          },
          { points: null },
          { points: null },
          { name: 'Still running', points: 10 },
        ],
      },
    })
    const [image, video] = data.media
    expect(image?.url).toBe(`/media/ads/${image?.id}/1080.webp`)
    expect(image?.sources.map((source) => source.width)).toEqual([320, 640, 1080])
    expect(video).toMatchObject({ url: 'https://example.com/v.mp4', sources: [], duration_s: 12.5 })
    expect(data.cards).toEqual([{ title: 'One', body: 'Card', landing_page: null, media_id: video?.id }])
  })

  test('[F-01] what is said in its video is shown line by line; an ad of which nobody knows it has none', async () => {
    const transcript = [
      { start_s: 0, end_s: 2.5, text: 'Stop wasting mornings.' },
      { start_s: 2.5, end_s: 6, text: 'Order today.' },
    ]
    const [spoken = '', silent = ''] = await addAds(server, [{ transcript }, {}])
    const readTranscript = async (id: string) => (await agent.call(getAd, { params: { id } })).body.data.transcript
    expect(await readTranscript(spoken)).toEqual(transcript)
    expect(await readTranscript(silent)).toEqual([])
  })

  test('[C-11] an unknown id is 404, a visitor 401, an unverified account 403', async () => {
    expect((await agent.call(getAd, { params: { id: UNKNOWN_ID } })).status).toBe(404)
    expect((await agent.call(getAd, { params: { id: 'x' } })).status).toBe(404)
    expect((await visit(server).call(listAds, { query: {} })).status).toBe(401)
    const unverified = await signUp(server, { isVerified: false })
    expect((await unverified.call(listAds, { query: {} })).status).toBe(403)
  })
})
