import { createHash } from 'node:crypto'
import { listSavedAds, retryMediaCopies, saveAd } from '@marquee/contract/saved-ads'
import sharp from 'sharp'
import { type FetchPublic, WebRefusal } from '../../../platform/web/fetch-public.ts'
import { addAds, buildAdRecord } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createAdWriter } from '../ads/writing/ad-writer.service.ts'
import { createMediaCopyService } from './media-copies.service.ts'

/** The first bytes of an MP4 file. */
const VIDEO = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(4000, 7)])

let server: TestServer
let agent: SignedInAgent
let image: Buffer

beforeAll(async () => {
  server = await startTestServer()
  agent = await signUp(server)
  image = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => server.close())

type Web = Record<string, Buffer | WebRefusal>

/** The module's own service over an invented web; what it files waits in the server's queue. */
function copiesFrom(web: Web) {
  const asked: string[] = []
  const fetchPublic: FetchPublic = async (address) => {
    asked.push(address)
    const answer = web[address]
    if (Buffer.isBuffer(answer)) {
      return { content: answer, contentType: '', url: address }
    }
    throw answer ?? new WebRefusal('status', 'The file’s server answered with 404.')
  }
  const { db, clock, storage, jobs, foreignFiles } = server
  return { asked, ...createMediaCopyService({ db, clock, storage, jobs, fetchPublic, foreignFiles }) }
}

let count = 0
function address(end = 'jpg'): string {
  count += 1
  return `https://cdn.example/${count}.${end}`
}

async function addSavedAd(...urls: string[]) {
  const media = urls.map((url) => ({
    kind: url.endsWith('mp4') ? ('video' as const) : ('image' as const),
    width: 1,
    height: 1,
    url,
  }))
  const record = buildAdRecord({ media })
  const [id = ''] = await addAds(server, [record])
  await agent.call(saveAd, { params: { ad_id: id } })
  return { id, record }
}

async function savedAd(id: string) {
  const { body } = await agent.call(listSavedAds, { query: { limit: 100 } })
  const saved = body.data.find(({ ad }) => ad.id === id)
  if (saved === undefined) {
    throw new Error('The ad is not saved.')
  }
  return saved
}

test('[F-02] [P-08] a saved image is copied into our storage once, and shown from there', async () => {
  const url = address()
  const { id } = await addSavedAd(url)
  expect(await savedAd(id)).toMatchObject({ media_copy: { state: 'waiting', reason: null }, ad: { media: [{ url }] } })

  const copies = copiesFrom({ [url]: image })
  await copies.copyMediaOfAds(id)
  await copies.copyMediaOfAds(id)
  expect(copies.asked).toEqual([url])
  const { ad, media_copy } = await savedAd(id)
  expect(media_copy).toEqual({ state: 'copied', reason: null })
  expect(ad.media).toMatchObject([{ width: 600, height: 400, url: expect.stringMatching(/^\/media\/ads\//) }])
  const { statusCode, headers } = await server.app.inject(ad.media[0]?.url ?? '')
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
  const hash = createHash('sha256').update(image).digest('hex')
  expect(await server.storage.stat(`media/copies/${hash}.jpg`)).toMatchObject({ size: image.byteLength })
})

test('[F-02] a video is copied as it is, and read in stretches', async () => {
  const url = address('mp4')
  const { id } = await addSavedAd(url)
  await copiesFrom({ [url]: VIDEO }).copyMediaOfAds(id)
  const videoFile = (await savedAd(id)).ad.media[0]
  expect(videoFile).toMatchObject({
    kind: 'video',
    url: expect.stringMatching(/^\/media\/ads\/.+\/video$/),
    sources: [],
  })
  const get = (range?: string) =>
    server.app.inject({ url: videoFile?.url ?? '', headers: range === undefined ? {} : { range } })
  const whole = await get()
  expect([whole.statusCode, whole.headers['content-type'], whole.rawPayload.equals(VIDEO)]).toEqual([
    200,
    'video/mp4',
    true,
  ])
  const part = await get('bytes=4-11')
  expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([
    206,
    'ftypisom',
    `bytes 4-11/${VIDEO.byteLength}`,
  ])
  expect((await get('bytes=999999-')).statusCode).toBe(416)
})

test('[F-02] the poster of a video is copied too; until then it is shown from its source', async () => {
  const [url, thumbnail_url, other, noImage] = [address('mp4'), address(), address('mp4'), address()]
  const sizes = { width: 600, height: 400 }
  const [id = ''] = await addAds(server, [
    {
      media: [
        { kind: 'video', url, thumbnail_url, ...sizes },
        { kind: 'video', url: other, thumbnail_url: noImage, ...sizes },
      ],
    },
  ])
  await agent.call(saveAd, { params: { ad_id: id } })
  expect((await savedAd(id)).ad.media[0]).toMatchObject({ url, sources: [{ width: 600, url: thumbnail_url }] })

  const copies = copiesFrom({ [url]: VIDEO, [thumbnail_url]: image, [other]: VIDEO, [noImage]: VIDEO })
  await copies.copyMediaOfAds(id)
  await copies.requestMissing()
  await copies.copyMediaOfAds(id)
  expect(copies.asked.toSorted()).toEqual([url, thumbnail_url, other, noImage].toSorted())
  const [video, videoWithoutPoster] = (await savedAd(id)).ad.media
  expect(video).toMatchObject({ url: expect.stringMatching(/^\/media\/ads\/.+\/video$/), ...sizes })
  expect(video?.sources.map(({ width }) => width)).toEqual([320, 640, 1080])
  const { statusCode, headers } = await server.app.inject(video?.sources[0]?.url ?? '')
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
  expect(videoWithoutPoster).toMatchObject({ url: expect.stringMatching(/\/video$/), sources: [] })
})

test.each<[string, Buffer | WebRefusal, string, boolean]>([
  [
    'is not there',
    new WebRefusal('status', 'The file’s server answered with 404.'),
    'The file’s server answered with 404.',
    false,
  ],
  [
    'is a page',
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    'The file is neither an image nor a video.',
    false,
  ],
  [
    'is a drawing with scripts',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'The file is neither an image nor a video.',
    false,
  ],
  ['is empty', Buffer.alloc(0), 'The file is neither an image nor a video.', false],
  [
    'is slow',
    new WebRefusal('too_slow', 'The file’s server took too long.', true),
    'The file’s server took too long.',
    true,
  ],
])('[F-02] a file that %s leaves the ad saved and says why', async (_case, answer, reason, isTriedAgain) => {
  const url = address()
  const { id } = await addSavedAd(url)
  const outcome = await copiesFrom({ [url]: answer })
    .copyMediaOfAds(id)
    .then(
      () => 'done',
      () => 'to be tried again',
    )
  expect(outcome).toBe(isTriedAgain ? 'to be tried again' : 'done')
  expect(await savedAd(id)).toMatchObject({ media_copy: { state: 'failed', reason }, ad: { media: [{ url }] } })
})

test('[F-02] what failed is tried again when somebody asks for it, and what is here stays', async () => {
  const [first, second] = [address(), address()]
  const { id } = await addSavedAd(first, second)
  await copiesFrom({ [first]: image }).copyMediaOfAds(id)
  expect((await savedAd(id)).media_copy?.state).toBe('failed')

  const viewer = await signUp(server, { role: 'viewer', workspaceId: agent.workspaceId })
  expect((await viewer.call(retryMediaCopies, { params: { ad_id: id } })).status).toBe(403)
  const other = await signUp(server)
  expect((await other.call(retryMediaCopies, { params: { ad_id: id } })).status).toBe(404)

  const answer = await agent.call(retryMediaCopies, { params: { ad_id: id } })
  expect([answer.status, answer.body.data.media_copy?.state]).toEqual([200, 'waiting'])
  const copies = copiesFrom({ [second]: image })
  await copies.copyMediaOfAds(id)
  expect(copies.asked).toEqual([second])
  expect((await savedAd(id)).media_copy).toEqual({ state: 'copied', reason: null })
})

test('[F-02] an ad that is imported again keeps the copies of the media that it still has', async () => {
  const url = address()
  const { id, record } = await addSavedAd(url)
  const copies = copiesFrom({ [url]: image })
  await copies.copyMediaOfAds(id)
  const { db, clock } = server
  await createAdWriter({ db, clock }).ingest([{ ...record, body: 'Another text' }])
  expect((await savedAd(id)).ad.media[0]?.url).toBe(url)

  await copies.requestMissing()
  await copies.copyMediaOfAds(id)
  expect(copies.asked).toEqual([url])
  expect((await savedAd(id)).ad.media[0]?.url).toMatch(/^\/media\//)
})

test('[F-02] saving files one job, in the same transaction', async () => {
  const { id } = await addSavedAd(address())
  await agent.call(saveAd, { params: { ad_id: id } })
  const jobs = await server.db
    .withTables<{ 'pgboss.job': { name: string; data: { ad_id: string } } }>()
    .selectFrom('pgboss.job')
    .select('data')
    .where('name', '=', 'media-copies.copy')
    .execute()
  expect(jobs.filter(({ data }) => data.ad_id === id)).toHaveLength(1)
})
