import { listSameCreative } from '@marquee/contract/ads'
import { saveAd } from '@marquee/contract/saved-ads'
import sharp from 'sharp'
import { addAds } from '../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../testing/agent.ts'
import { drawPicture } from '../../testing/draw-picture.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import type { AdRecord } from '../ad-import/ad-import.service.ts'
import { createMediaCopyService } from '../media-copies/media-copies.service.ts'
import { createSameCreativeRepository } from './same-creatives.repository.ts'

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
  agent = await signUp(server)
})
afterAll(() => server.close())

let count = 0

type Medium = NonNullable<AdRecord['media']>[number]

const SIZE = { width: 600, height: 800 }
/** The first bytes of an MP4 file. */
const FILM = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(400, 7)])

function address(): string {
  return `https://cdn.example/same-${(count += 1)}`
}

/** An ad whose media lie in our storage, as a saved one's do. */
async function addSaved(media: Medium[], web: Readonly<Record<string, Buffer>>): Promise<string> {
  const [id = ''] = await addAds(server, [{ media }])
  await agent.call(saveAd, { params: { ad_id: id } })
  const { db, clock, storage, jobs } = server
  const fetchPublic = async (url: string) => web[url] ?? Buffer.alloc(0)
  await createMediaCopyService({ db, clock, storage, jobs, fetchPublic }).copyMediaOf(id)
  return id
}

/** An ad with these pictures, in their order. */
function addPicture(...contents: Buffer[]): Promise<string> {
  const urls = contents.map(address)
  const media = urls.map((url) => ({ kind: 'image' as const, url, ...SIZE }))
  return addSaved(media, Object.fromEntries(urls.map((url, index) => [url, contents[index] ?? FILM])))
}

function addFilm(poster?: Buffer): Promise<string> {
  const [url, thumbnail_url] = [address(), address()]
  const media = { kind: 'video' as const, url, ...SIZE, ...(poster !== undefined && { thumbnail_url }) }
  return addSaved([media], { [url]: FILM, ...(poster !== undefined && { [thumbnail_url]: poster }) })
}

async function list(id: string, query: { cursor?: string; limit?: number } = {}) {
  return (await agent.call(listSameCreative, { params: { id }, query })).body
}

/** Reads every picture, as the background work does. */
async function readAll(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    expect((await list(id)).meta.state).toBe('waiting')
  }
  await server.jobs.drain()
}

test('[F-01] other ads with the creative are found, scaled and compressed anew too, the most alike first; another picture is not', async () => {
  const original = await drawPicture('summer')
  const copy = await sharp(original).resize({ width: 200 }).jpeg({ quality: 30 }).toBuffer()
  const exact = await sharp(original).png().toBuffer()
  const id = await addPicture(original)
  const others = [await addPicture(copy), await addPicture(exact), await addPicture(await drawPicture('winter'))]
  await readAll([id, ...others])
  const { data, meta } = await list(id)
  expect(new Set(data.map((ad) => ad.id))).toEqual(new Set(others.slice(0, 2)))
  expect(data[0]).toMatchObject({ id: others[1], is_saved: true })
  expect(meta).toEqual({ next_cursor: null, state: 'compared' })
  expect((await list(others[2] ?? '')).data).toEqual([])
})

test('[F-01] films are compared by their posters, with pictures too; one without a poster with none', async () => {
  const poster = await drawPicture('opening frame')
  const smaller = await sharp(poster).resize({ width: 240 }).jpeg({ quality: 40 }).toBuffer()
  const ids = [await addFilm(poster), await addFilm(smaller), await addPicture(poster), await addFilm()]
  await readAll(ids)
  const [first = '', second = '', picture = '', bare = ''] = ids
  expect(new Set((await list(first)).data.map((ad) => ad.id))).toEqual(new Set([second, picture]))
  expect(await list(bare)).toMatchObject({ data: [], meta: { state: 'none' } })
})

test('[F-01] every card of a carousel counts', async () => {
  const cards = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => drawPicture(`card ${name}`)))
  const carousel = await addPicture(...cards)
  const [, , , , , last = FILM] = cards
  const single = await addPicture(last)
  await readAll([carousel, single])
  expect((await list(carousel)).data.map((ad) => ad.id)).toEqual([single])
  expect((await list(single)).data.map((ad) => ad.id)).toEqual([carousel])
})

test('[F-01] pages are complete and hold nothing twice', async () => {
  const original = await drawPicture('paged')
  const ids: string[] = []
  for (let quality = 90; quality > 20; quality -= 10) {
    ids.push(await addPicture(await sharp(original).jpeg({ quality }).toBuffer()))
  }
  await readAll(ids)
  const [first = '', ...others] = ids
  const found: string[] = []
  let cursor: string | null = null
  do {
    const page = await list(first, { limit: 2, ...(cursor !== null && { cursor }) })
    expect(page.data.length).toBeLessThanOrEqual(2)
    found.push(...page.data.map((ad) => ad.id))
    cursor = page.meta.next_cursor
  } while (cursor !== null)
  expect(found.toSorted()).toEqual(others.toSorted())
})

test('[F-01] a picture that is only at its source, or shows nothing, is compared with none', async () => {
  const media = [{ kind: 'image' as const, width: 1, height: 1, url: 'https://cdn.example/elsewhere.jpg' }]
  const [elsewhere = ''] = await addAds(server, [{ media }])
  expect((await list(elsewhere)).meta.state).toBe('none')
  const grey = { create: { width: 60, height: 60, channels: 3 as const, background: '#888888' } }
  const plain = [await sharp(grey).png().toBuffer(), await sharp(grey).jpeg().toBuffer()]
  const ids = [await addPicture(plain[0] as Buffer), await addPicture(plain[1] as Buffer)]
  await readAll(ids)
  expect(await list(ids[0] ?? '')).toMatchObject({ data: [], meta: { state: 'none' } })
})

test('[F-01] the background work finds what nobody has read, and reads again what was replaced', async () => {
  const { db, clock } = server
  const repository = createSameCreativeRepository(db)
  const id = await addPicture(await drawPicture('first version'))
  const [unread = ''] = await repository.listUnread(10)
  const [picture] = await repository.listOfAd(id)
  expect(unread).toBe(picture?.id)
  await repository.save(unread, '01'.repeat(32), clock.now())
  expect(await repository.listUnread(10)).toEqual([])
  clock.advance(60)
  await db
    .withTables<{ ad_media: { id: string; updated_at: Date } }>()
    .updateTable('ad_media')
    .set({ updated_at: clock.now() })
    .where('id', '=', unread)
    .execute()
  expect(await repository.listUnread(10)).toEqual([unread])
})

test('[C-11] an ad that is not in the library is 404, a foreign cursor 422', async () => {
  const id = crypto.randomUUID()
  expect((await agent.call(listSameCreative, { params: { id }, query: {} })).status).toBe(404)
  const [known = ''] = await addAds(server, [{}])
  expect((await agent.call(listSameCreative, { params: { id: known }, query: { cursor: 'x' } })).status).toBe(422)
})
