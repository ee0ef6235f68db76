import { listSameCreative } from '@marquee/contract/ad-search'
import { saveAd } from '@marquee/contract/saved-ads'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { drawImage } from '../../../testing/draw-image.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { AdRecord } from '../ads/writing/ad-writer.service.ts'
import { createMediaCopyService } from '../media-copies/media-copies.service.ts'
import { createSameCreativeRepository, type ImagePosition } from './same-creatives.repository.ts'
import { createSameCreativeService } from './same-creatives.service.ts'

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
const VIDEO = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(400, 7)])

function address(): string {
  return `https://cdn.example/same-${(count += 1)}`
}

/** An ad whose media lie in our storage, as a saved one's do. */
async function addSaved(media: Medium[], web: Readonly<Record<string, Buffer>>): Promise<string> {
  const [id = ''] = await addAds(server, [{ media }])
  await agent.call(saveAd, { params: { ad_id: id } })
  const { db, clock, storage, jobs, foreignFiles } = server
  const fetchPublic = async (url: string) => ({ content: web[url] ?? Buffer.alloc(0), contentType: '', url })
  await createMediaCopyService({ db, clock, storage, jobs, fetchPublic, foreignFiles }).copyMediaOfAds(id)
  return id
}

/** An ad with these images, in their order. */
function addImage(...contents: Buffer[]): Promise<string> {
  const urls = contents.map(address)
  const media = urls.map((url) => ({ kind: 'image' as const, url, ...SIZE }))
  return addSaved(media, Object.fromEntries(urls.map((url, index) => [url, contents[index] ?? VIDEO])))
}

function addVideo(poster?: Buffer): Promise<string> {
  const [url, thumbnail_url] = [address(), address()]
  const media = { kind: 'video' as const, url, ...SIZE, ...(poster !== undefined && { thumbnail_url }) }
  return addSaved([media], { [url]: VIDEO, ...(poster !== undefined && { [thumbnail_url]: poster }) })
}

async function list(id: string, query: { cursor?: string; limit?: number } = {}) {
  return (await agent.call(listSameCreative, { params: { id }, query })).body
}

/** Reads every image, as the background work does. */
async function readAll(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    expect((await list(id)).meta.state).toBe('waiting')
  }
  await server.jobs.drain()
}

test('[F-01] other ads with the creative are found, scaled and compressed anew too, the most alike first; another image is not', async () => {
  const original = await drawImage('summer')
  const copy = await sharp(original).resize({ width: 200 }).jpeg({ quality: 30 }).toBuffer()
  const exact = await sharp(original).png().toBuffer()
  const id = await addImage(original)
  const others = [await addImage(copy), await addImage(exact), await addImage(await drawImage('winter'))]
  await readAll([id, ...others])
  const { data, meta } = await list(id)
  expect(new Set(data.map((ad) => ad.id))).toEqual(new Set(others.slice(0, 2)))
  expect(data[0]).toMatchObject({ id: others[1], is_saved: true })
  expect(meta).toEqual({ next_cursor: null, state: 'compared' })
  expect((await list(others[2] ?? '')).data).toEqual([])
})

test('[F-01] videos are compared by their posters, with images too; one without a poster with none', async () => {
  const poster = await drawImage('opening frame')
  const smaller = await sharp(poster).resize({ width: 240 }).jpeg({ quality: 40 }).toBuffer()
  const ids = [await addVideo(poster), await addVideo(smaller), await addImage(poster), await addVideo()]
  await readAll(ids)
  const [first = '', second = '', image = '', bare = ''] = ids
  expect(new Set((await list(first)).data.map((ad) => ad.id))).toEqual(new Set([second, image]))
  expect(await list(bare)).toMatchObject({ data: [], meta: { state: 'none' } })
})

test('[F-01] every card of a carousel counts', async () => {
  const cards = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => drawImage(`card ${name}`)))
  const carousel = await addImage(...cards)
  const [, , , , , last = VIDEO] = cards
  const single = await addImage(last)
  await readAll([carousel, single])
  expect((await list(carousel)).data.map((ad) => ad.id)).toEqual([single])
  expect((await list(single)).data.map((ad) => ad.id)).toEqual([carousel])
})

test('[F-01] pages are complete and hold nothing twice', async () => {
  const original = await drawImage('paged')
  const ids: string[] = []
  for (let quality = 90; quality > 20; quality -= 10) {
    ids.push(await addImage(await sharp(original).jpeg({ quality }).toBuffer()))
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

test('[F-01] an image that is only at its source, or shows nothing, is compared with none', async () => {
  const media = [{ kind: 'image' as const, width: 1, height: 1, url: 'https://cdn.example/elsewhere.jpg' }]
  const [elsewhere = ''] = await addAds(server, [{ media }])
  expect((await list(elsewhere)).meta.state).toBe('none')
  const grey = { create: { width: 60, height: 60, channels: 3 as const, background: '#888888' } }
  const plain = [await sharp(grey).png().toBuffer(), await sharp(grey).jpeg().toBuffer()]
  const ids = [await addImage(plain[0] as Buffer), await addImage(plain[1] as Buffer)]
  await readAll(ids)
  expect(await list(ids[0] ?? '')).toMatchObject({ data: [], meta: { state: 'none' } })
})

test('[F-01] the background work finds what nobody has read, and reads again what was replaced', async () => {
  const { db, clock } = server
  const repository = createSameCreativeRepository(db)
  const id = await addImage(await drawImage('first version'))
  const all = { after: null, most: 10, looked: 10_000 }
  const [unread = '', ...others] = (await repository.listUnread(all)).ids
  const [image] = await repository.listOfAd(id)
  expect([unread, ...others]).toEqual([image?.id])
  await repository.save(unread, '01'.repeat(32), clock.now())
  expect(await repository.listUnread(all)).toEqual({ ids: [], end: null })
  clock.advance(60)
  await db.updateTable('ad_media').set({ updated_at: clock.now() }).where('id', '=', unread).execute()
  expect(await repository.listUnread(all)).toEqual({ ids: [unread], end: null })
})

test('[F-01] looking for unread images goes on behind those that were looked at, and finds each once', async () => {
  const { db, clock } = server
  const repository = createSameCreativeRepository(db)
  const start = { at: clock.now(), id: crypto.randomUUID() }
  const wanted: string[] = []
  for (let number = 0; number < 7; number += 1) {
    clock.advance(1)
    const [image] = await repository.listOfAd(await addImage(await drawImage(`unread ${number}`)))
    wanted.push(image?.id ?? '')
  }
  const read = wanted.splice(1, 2)
  for (const id of read) {
    await repository.save(id, '01'.repeat(32), clock.now())
  }
  const found: string[][] = []
  let after: ImagePosition | null = start
  while (after !== null) {
    const { ids, end }: { ids: string[]; end: ImagePosition | null } = await repository.listUnread({
      after,
      most: 2,
      looked: 3,
    })
    found.push(ids)
    after = end
  }
  expect(found.flat()).toEqual(wanted)
})

test('[F-01] the background work goes on behind ten images once they are settled, and until then begins where it began', async () => {
  const { clock, db } = server
  const image = await drawImage('settled')
  clock.advance(3600)
  const after = { at: clock.now().toISOString(), id: crypto.randomUUID() }
  clock.advance(1)
  await addImage(...Array.from({ length: 12 }, () => image))
  const filed: unknown[] = []
  const service = createSameCreativeService({
    db,
    clock,
    log: { warn: () => {} },
    jobs: { send: async (_queue, data) => `${filed.push(data)}` },
    ads: { listByIds: async () => [], findVisibleIds: async () => [] },
    media: {
      openSmallImage: async () => ({
        stream: Readable.from([image]),
        size: image.length,
        modifiedAt: clock.now(),
      }),
    },
  })
  const unread = () => {
    const from = { at: new Date(after.at), id: after.id }
    return createSameCreativeRepository(db).listUnread({ after: from, most: 100, looked: 10_000 })
  }
  await service.readSome({ after })
  expect((await unread()).ids).toHaveLength(2)
  expect(filed).toEqual([{ after }])
  clock.advance(3600)
  await service.readSome({ after })
  expect((await unread()).ids).toEqual([])
  await addImage(...Array.from({ length: 10 }, () => image))
  clock.advance(3600)
  await service.readSome({ after })
  expect(filed.at(-1)).not.toEqual({ after })
  expect(await unread()).toEqual({ ids: [], end: null })
})

test('[C-11] an ad that is not in the library is 404, a foreign cursor 422', async () => {
  const id = crypto.randomUUID()
  expect((await agent.call(listSameCreative, { params: { id }, query: {} })).status).toBe(404)
  const [known = ''] = await addAds(server, [{}])
  expect((await agent.call(listSameCreative, { params: { id: known }, query: { cursor: 'x' } })).status).toBe(422)
})

test('[P-96] ads with the same file at the source are the same creative before it is in our storage', async () => {
  const at = (signature: string) => [
    { kind: 'image' as const, ...SIZE, url: `https://scontent-a.xx.fbcdn.net/v/t45/same_${count}.jpg?${signature}` },
  ]
  const [id = '', other = ''] = await addAds(server, [{ media: at('a') }, { media: at('b') }])
  const { data, meta } = await list(id)
  expect([data.map((ad) => ad.id), meta.state]).toEqual([[other], 'compared'])
})
