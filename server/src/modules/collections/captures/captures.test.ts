import { randomUUID } from 'node:crypto'
import { getAd, listAds } from '@marquee/contract/ad-search'
import { getWorkspaceSettings, updateWorkspaceSettings } from '@marquee/contract/workspace-settings'
import { createBoard, getBoard, listBoards } from '@marquee/contract/boards'
import { captureAd, getAdCapture, listCapturedPlaces } from '@marquee/contract/captures'
import { getSavedAd, listSavedAds } from '@marquee/contract/saved-ads'
import { sql } from 'kysely'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { drawImage } from '../../../testing/draw-image.ts'
import { formWithFiles } from '../../../testing/multipart-file.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let agent: SignedInAgent
let image: Buffer
/** What begins as an MP4 file does. */
const video = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(64)])

beforeAll(async () => {
  server = await startTestServer()
  image = await drawImage('a captured ad')
})
afterAll(() => server.close())
beforeEach(async () => {
  agent = await signUp(server)
})

const nowhere = { board_ids: [], new_board: null, note: '', tags: [] }

function buildAd(changes: object = {}) {
  return {
    source: 'meta',
    external_id: String(Math.floor(Math.random() * 1e15)),
    page_url: 'https://www.facebook.com/ads/library/?q=boots&access_token=secret',
    advertiser: { name: 'Fernweh Boots', external_id: '4711', website: null },
    body: 'Boots for wet days',
    media: [
      { kind: 'video', file: 0, poster_file: 1, width: 720, height: 1280 },
      { kind: 'image', file: 1 },
    ],
    captured_at: '2026-01-05T10:00:00.000Z',
    ...changes,
  }
}

async function send(ad: object, { places = {}, files = [video, image] }: { places?: object; files?: Buffer[] } = {}) {
  const form = await formWithFiles({ ad, places: { ...nowhere, ...places } }, files)
  return agent.request({ method: 'POST', url: captureAd.path, ...form })
}

async function capture(ad: object, options: Parameters<typeof send>[1] = {}) {
  const answer = await send(ad, options)
  expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.payload]).toEqual([201, ''])
  return captureAd.response.parse(answer.json()).data
}

describe('[F-16] [P-85] an ad that the extension captured', () => {
  test('stands in the library with its files, saved on old and new boards, and again changes nothing', async () => {
    const board = await agent.call(createBoard, { body: { idempotency_key: randomUUID(), name: 'Old' } })
    const places = {
      board_ids: [board.body.data.id],
      new_board: { name: 'New', idempotency_key: randomUUID() },
      note: 'Good hook',
      tags: ['boots'],
    }
    const ad = buildAd({ started_at: '2026-01-02T00:00:00.000Z', landing_page: 'https://fernweh.example/boots' })
    const first = await capture(ad, { places })
    const again = await capture(ad, { places })
    expect([first.is_new, first.is_newly_saved, again.is_new, again.is_newly_saved]).toEqual([true, true, false, false])
    expect(again.ad_id).toBe(first.ad_id)

    const { body } = await agent.call(getAd, { params: { id: first.ad_id } })
    const id = ad.external_id
    expect(body.data).toMatchObject({
      source: 'meta',
      external_id: id,
      brand: { name: 'Fernweh Boots' },
      landing_page: 'https://fernweh.example/boots',
      home: 'workspace',
      library_url: null,
      verified_at: null,
      started_at: '2026-01-02T00:00:00.000Z',
      media: [{ kind: 'video', playback: 'file', width: 720 }, { kind: 'image' }],
    })
    const [shownVideo, shownImage] = body.data.media
    expect((await agent.request({ method: 'GET', url: shownVideo?.url ?? '' })).rawPayload.equals(video)).toBe(true)
    expect((await agent.request({ method: 'GET', url: shownImage?.url ?? '' })).statusCode).toBe(200)
    expect((await agent.call(getSavedAd, { params: { ad_id: first.ad_id } })).body.data).toMatchObject({
      note: 'Good hook',
      tags: ['boots'],
    })
    expect((await agent.call(listSavedAds, { query: {} })).body.data).toHaveLength(1)
    const boards = (await agent.call(listBoards, { query: {} })).body.data
    expect(boards.map(({ name, ads_count }) => [name, ads_count])).toEqual([
      ['New', 1],
      ['Old', 1],
    ])
    expect((await agent.call(listAds, { query: { q: 'wet days' } })).body.data[0]?.performance_score).toBeDefined()
  })

  test('stores no address of its page’s files and no token', async () => {
    const { ad_id } = await capture(
      buildAd({ source: 'extension', external_id: null, page_url: 'https://a.example/p?token=hush' }),
    )
    const { rows } = await sql<{ text: string }>`
      select ads::text || (select string_agg(ad_media::text, '') from ad_media where ad_id = ads.id)
        || (select string_agg(media_copies::text, '') from media_copies where ad_id = ads.id)
        || (select string_agg(ad_captures::text, '') from ad_captures where ad_id = ads.id) as text
      from ads where id = ${ad_id}
    `.execute(server.db)
    expect(rows[0]?.text).toContain('https://a.example/p')
    expect(rows[0]?.text).not.toContain('hush')
  })

  test('without an id is the same ad when its page, words and files are the same', async () => {
    const ad = buildAd({ source: 'extension', external_id: null, page_url: 'https://blog.example/a?visit=1' })
    const first = await capture(ad)
    const again = await capture({ ...ad, page_url: 'https://blog.example/a?visit=2' })
    const other = await capture({ ...ad, body: 'Other words' })
    expect(again.ad_id).toBe(first.ad_id)
    expect(other.ad_id).not.toBe(first.ad_id)
  })

  test('that a page played in parts shows its poster and no player', async () => {
    const media = [{ kind: 'video', file: null, poster_file: 0 }]
    const { ad_id } = await capture(buildAd({ media }), { files: [image] })
    const { data } = (await agent.call(getAd, { params: { id: ad_id } })).body
    expect(data).toMatchObject({ asset_type: 'video', media: [{ kind: 'video', playback: 'none' }] })
    expect((await agent.request({ method: 'GET', url: data.media[0]?.url ?? '' })).statusCode).toBe(200)
  })

  test('leaves a known ad as it is; new facts and the sighting are the workspace’s own', async () => {
    const external_id = '1234567890123456'
    const [id = ''] = await addAds(server, [{ source: 'meta', external_id, body: 'As the source says', title: null }])
    const ad = buildAd({ external_id, title: 'A title', landing_page: 'https://fernweh.example/', media: [] })
    expect(await capture(ad, { files: [] })).toMatchObject({ ad_id: id, is_new: false, is_newly_saved: true })
    const read = { params: { id } }
    const { data } = (await agent.call(getAd, read)).body
    expect(data).toMatchObject({ body: 'As the source says', title: null, landing_page: null, is_saved: true })
    expect((await agent.call(getAdCapture, { params: { ad_id: id } })).body.data).toEqual({
      captured_at: '2026-01-05T10:00:00.000Z',
      page_url: `https://www.facebook.com/ads/library/?id=${external_id}`,
      facts: { title: 'A title', landing_page: 'https://fernweh.example/' },
    })
    const other = await signUp(server)
    expect((await other.call(getAdCapture, { params: { ad_id: id } })).body.data).toBeNull()
  })

  test('is named with its boards before it is saved again', async () => {
    const ad = buildAd()
    await capture(ad, { places: { new_board: { name: 'Boots', idempotency_key: randomUUID() } } })
    const identity = { source: 'meta' as const, external_id: ad.external_id }
    const ads = [identity, { source: 'tiktok' as const, external_id: 'unknown' }]
    const { data } = (await agent.call(listCapturedPlaces, { body: { ads } })).body
    expect(data).toMatchObject([{ ...identity, is_saved: true, boards: [{ name: 'Boots' }] }])
    const other = await signUp(server)
    const elsewhere = (await other.call(listCapturedPlaces, { body: { ads } })).body.data
    expect(elsewhere).toEqual([])
  })

  test('is refused with a sentence, and nothing is saved, for files that are not what the form says', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    const large = Buffer.concat([image, Buffer.alloc(9 * 1024 * 1024)])
    const oneImage = { media: [{ kind: 'image', file: 0 }] }
    const reasons: [object, Buffer[], string][] = [
      [buildAd(oneImage), [page], 'neither an image nor a video'],
      [buildAd(oneImage), [large], 'at most 8 MB'],
      [buildAd(oneImage), [], 'no such file'],
      [buildAd({ media: [{ kind: 'video', file: 0 }] }), [image], 'not a video'],
      [buildAd(oneImage), Array.from({ length: 11 }, () => image), 'at most 10 files'],
      [buildAd({ page_url: 'javascript:alert(1)' }), [], 'http'],
    ]
    for (const [ad, files, reason] of reasons) {
      const answer = await send(ad, { files })
      expect([answer.statusCode, JSON.stringify(answer.json())]).toEqual([422, expect.stringContaining(reason)])
    }
    expect((await agent.call(listSavedAds, { query: {} })).body.data).toEqual([])
  })

  test('on a board of another workspace is refused as a whole', async () => {
    const other = await signUp(server)
    const board = await other.call(createBoard, { body: { idempotency_key: randomUUID(), name: 'Theirs' } })
    const { id } = board.body.data
    const ad = buildAd()
    expect((await send(ad, { places: { board_ids: [id] } })).statusCode).toBe(404)
    expect((await agent.call(listSavedAds, { query: {} })).body.data).toEqual([])
    expect((await other.call(getBoard, { params: { id }, query: {} })).body.data.ads).toEqual([])
    const ads = [{ source: 'meta' as const, external_id: ad.external_id }]
    expect((await agent.call(listCapturedPlaces, { body: { ads } })).body.data).toEqual([])
  })
})

test('[P-93] an ad that three workspaces of different owners captured alike, and offer, is common', async () => {
  const ad = buildAd({ media: [] })
  const members = [agent, ...(await Promise.all([signUp(server), signUp(server), signUp(server)]))]
  const offer = async (member: SignedInAgent) => {
    const { name, currency } = (await member.call(getWorkspaceSettings, {})).body.data
    await member.call(updateWorkspaceSettings, { body: { name, currency, time_zone: '', offers_captures: true } })
  }
  const readHomes = async () => {
    const found = await Promise.all(members.map((member) => member.call(listAds, { query: { q: 'wet days' } })))
    return found.map(({ body }) => body.data.find(({ body: text }) => text === ad.body)?.home)
  }
  const captureAs = async (member: SignedInAgent, changes: object = {}) => {
    agent = member
    return await capture({ ...ad, ...changes }, { files: [] })
  }
  await Promise.all(members.slice(0, 3).map(offer))
  const [first, second, third, fourth] = members
  for (const member of [first, second, fourth]) {
    await captureAs(member ?? agent)
  }
  await captureAs(third ?? agent, { title: 'Other words' })
  expect(await readHomes()).toEqual(['workspace', 'workspace', 'workspace', 'workspace'])
  await offer(fourth ?? agent)
  await captureAs(fourth ?? agent)
  expect(await readHomes()).toEqual(['common', 'common', 'common', 'common'])
  const { rows } = await sql`select from ads where id_at_source(external_id, home_id) = ${ad.external_id}`.execute(
    server.db,
  )
  expect(rows).toHaveLength(1)
})

describe('[P-85] a form with files', () => {
  test('begins with its data, as JSON', async () => {
    const url = captureAd.path
    const form = new FormData()
    form.append('file', new Blob(['x']), 'a.png')
    form.append('data', '{}')
    const encoded = new Response(form)
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
    const payload = Buffer.from(await encoded.arrayBuffer())
    expect((await agent.request({ method: 'POST', url, payload, headers })).json().errors).toHaveProperty('data')
    expect((await agent.request({ method: 'POST', url, payload: {} })).statusCode).toBe(415)
  })

  test('[P-71] may give its data the content type that the description of the API names', async () => {
    const form = new FormData()
    const data = { ad: buildAd(), places: nowhere }
    form.append('data', new Blob([JSON.stringify(data)], { type: 'application/json' }))
    for (const content of [video, image]) {
      form.append('file', new Blob([new Uint8Array(content)]), 'file')
    }
    const encoded = new Response(form)
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
    const payload = Buffer.from(await encoded.arrayBuffer())
    expect((await agent.request({ method: 'POST', url: captureAd.path, payload, headers })).statusCode).toBe(201)
  })
})
