import { createHash } from 'node:crypto'
import { createBoard, createBoardFolder, getBoardTree, moveBoard, updateBoardAd } from '@marquee/contract/boards'
import { followBrand } from '@marquee/contract/brands'
import { getAd } from '@marquee/contract/ad-search'
import { createExport, getExport } from '@marquee/contract/exports'
import { libraryLine, type LibraryLine } from '@marquee/contract/library-files'
import { getLibraryImport, startLibraryImport, uploadLibrary } from '@marquee/contract/library-imports'
import { listSavedAds, saveAd, updateSavedAd } from '@marquee/contract/saved-ads'
import { createSavedSearch, listSavedSearches, pinSavedSearches } from '@marquee/contract/saved-searches'
import sharp from 'sharp'
import { DAY_SECONDS } from '../../../platform/clock.ts'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { multipartFile } from '../../../testing/multipart-file.ts'
import { readZip } from '../../../testing/read-zip.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let owner: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
  owner = await signUp(server)
  await fill()
})
afterAll(() => server.close())

async function drawImage(background: string): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
}

/** A library with all that a file can hold: nested folders, an order, notes, a cover, media of both kinds, a search, a brand. */
async function fill(): Promise<void> {
  await server.storage.put('originals/blue.png', await drawImage('blue'))
  const drawn = { kind: 'image' as const, width: 8, height: 8, storage_key: 'originals/blue.png' }
  const away = { kind: 'image' as const, width: 900, height: 900, url: 'https://images.example/red.png' }
  const ids = await addAds(server, [
    {
      brand: { name: 'Zoë & <Söhne>', external_id: 'page-1', website: 'https://zoe.example' },
      media: [drawn],
      title: '=1+1',
    },
    { media: [away], started_at: '2026-03-01', stopped_at: '2026-04-01', platforms: ['facebook'], countries: ['DE'] },
    {
      brand: null,
      body: 'Nobody knows who',
      cards: [{ title: 'One', body: '', media_index: null }],
    },
  ])
  const [first = '', second = '', third = ''] = ids
  await copyImage(second, away.url)
  await fillBoards(first, second, third)
  await fillSearches()
  const { brand } = (await owner.call(getAd, { params: { id: first } })).body.data
  await owner.call(followBrand, { params: { id: brand?.id ?? '' } })
}

async function copyImage(adId: string, sourceUrl: string): Promise<void> {
  const image = await drawImage('red')
  await server.storage.put('media/copies/red.png', image)
  await server.db
    .insertInto('media_copies')
    .values({
      ad_id: adId,
      source_url: sourceUrl,
      state: 'copied',
      storage_key: 'media/copies/red.png',
      content_type: 'image/png',
      size: image.length,
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute()
  await server.db
    .updateTable('ad_media')
    .set({ storage_key: 'media/copies/red.png', external_url: null, width: 8, height: 8 })
    .where('ad_id', '=', adId)
    .execute()
}

async function fillBoards(first: string, second: string, third: string): Promise<void> {
  await owner.call(saveAd, { params: { ad_id: first } })
  server.clock.advance(60)
  await owner.call(saveAd, { params: { ad_id: second } })
  await owner.call(updateSavedAd, { params: { ad_id: first }, body: { note: 'Good\nhook', tags: ['hook', 'Größe'] } })
  await owner.call(createBoardFolder, { body: { name: 'Clients' } })
  const [outer] = (await owner.call(getBoardTree, {})).body.data.folders
  await owner.call(createBoardFolder, { body: { name: 'Tea', folder_id: outer?.id ?? null } })
  const inner = (await owner.call(getBoardTree, {})).body.data.folders.find(({ name }) => name === 'Tea')
  const board = async (name: string, folder_id: string | null, ad_ids: string[]) => {
    const body = { name, description: `${name} of ours`, folder_id, ad_ids, idempotency_key: crypto.randomUUID() }
    return (await owner.call(createBoard, { body })).body.data.id
  }
  const later = await board('Later', null, [])
  const sooner = await board('Sooner', null, [third, first])
  await board('Inside', inner?.id ?? null, [second])
  await owner.call(moveBoard, { params: { id: sooner }, body: { folder_id: null, before_id: later } })
  const note = { note: 'On the board', is_cover: true as const, before_ad_id: third }
  await owner.call(updateBoardAd, { params: { id: sooner, ad_id: first }, body: note })
}

async function fillSearches(): Promise<void> {
  for (const name of ['Newest', 'Pinned']) {
    const search = {
      filters: { q: name, min_days: 3 },
      sort: 'newest' as const,
      per_brand: 5,
      include_unverified: false,
    }
    await owner.call(createSavedSearch, { body: { name, search, idempotency_key: crypto.randomUUID() } })
  }
  const searches = (await owner.call(listSavedSearches, {})).body.data
  const pinned = searches.find(({ name }) => name === 'Newest')
  await owner.call(pinSavedSearches, { body: { ids: [pinned?.id ?? ''] } })
}

async function exportLibrary(at: TestServer, agent: SignedInAgent): Promise<Buffer> {
  const { status, body } = await agent.call(createExport, { body: { kind: 'library' } })
  expect(status).toBe(201)
  await at.jobs.drain()
  const { url, state } = (await agent.call(getExport, { params: { id: body.data.id } })).body.data
  expect(state).toBe('done')
  return (await agent.request({ url: url ?? '' })).rawPayload
}

async function upload(agent: SignedInAgent, content: Buffer, name = 'library.zip') {
  const file = multipartFile(content, { name, type: 'application/octet-stream' })
  return agent.request({ method: uploadLibrary.method, url: uploadLibrary.path, ...file })
}

async function bring(at: TestServer, agent: SignedInAgent, content: Buffer) {
  const answer = await upload(agent, content)
  expect(answer.statusCode).toBe(201)
  const { id } = uploadLibrary.response.parse(answer.json()).data
  expect((await agent.call(startLibraryImport, { params: { id } })).status).toBe(200)
  await at.jobs.drain()
  return (await agent.call(getLibraryImport, { params: { id } })).body.data
}

function readAds(content: Buffer): LibraryLine[] {
  const lines = readZip(content).get('ads.jsonl')?.trim().split('\n') ?? []
  return lines.map((line) => libraryLine.parse(JSON.parse(line)))
}

/** The hash of each part: ZIPs contain the time at which they were made. */
function hashParts(content: Buffer): Record<string, string> {
  const parts = [...readZip(content)].map(([name, part]) => [name, createHash('sha256').update(part).digest('hex')])
  return Object.fromEntries(parts)
}

test('[F-02] [P-17] a library comes back whole: exported, brought into an empty workspace, and exported again, each part has its hash', async () => {
  const content = await exportLibrary(server, owner)
  const stranger = await signUp(server)
  const { state, report, preview } = await bring(server, stranger, content)
  expect(preview).toMatchObject({ folders: 2, boards: 3, ads: 3, tags: 2, notes: 1, searches: 2, followed_brands: 1 })
  expect(state).toBe('done')
  expect(report).toMatchObject({ folders: 2, boards: 3, ads_added: 0, ads_known: 3, ads_saved: 2, ads_on_boards: 3 })
  expect(report).toMatchObject({ searches: 2, followed_brands: 1, refused: 0, refusals: [] })
  expect(hashParts(await exportLibrary(server, stranger))).toEqual(hashParts(content))
})

test('[F-02] [P-93] a server that never saw the ads gets them with their media, and exports the same library as the workspace’s own', async () => {
  const content = await exportLibrary(server, owner)
  expect([...readZip(content).keys()].toSorted()).toEqual([
    'ads.csv',
    'ads.jsonl',
    'library.json',
    'media/00001-1.png',
    'media/00002-1.png',
  ])
  const other = await startTestServer()
  // Its clock is not behind the moments of the file: nothing was saved in the future.
  other.clock.advance(DAY_SECONDS)
  const agent = await signUp(other)
  const { report } = await bring(other, agent, content)
  expect(report).toMatchObject({ ads_added: 3, ads_known: 0, media: 2, ads_saved: 2, followed_brands: 1, refused: 0 })
  const exported = await exportLibrary(other, agent)
  const own = { home: 'workspace', library_url: null, verified_at: null }
  expect(readAds(exported)).toEqual(readAds(content).map((line) => ({ ...line, ad: { ...line.ad, ...own } })))
  // The table of the ads says the same as their lines.
  const { 'ads.csv': _table, 'ads.jsonl': _lines, ...others } = hashParts(content)
  expect(hashParts(exported)).toMatchObject(others)
  await other.close()
})

test('[F-02] bringing a library twice, or back to where it came from, changes nothing', async () => {
  const content = await exportLibrary(server, owner)
  const { report } = await bring(server, owner, content)
  expect(report).toMatchObject({ folders: 0, boards: 0, ads_added: 0, ads_saved: 0, ads_on_boards: 0, searches: 0 })
  expect(hashParts(await exportLibrary(server, owner))).toEqual(hashParts(content))
})

test('[F-02] a file changes no ad and no brand of the library, and its scores are not read', async () => {
  const [id = ''] = await addAds(server, [
    { external_id: 'mine', body: 'As it is', brand: { name: 'Real', external_id: 'r' } },
  ])
  await owner.call(saveAd, { params: { ad_id: id } })
  const content = await exportLibrary(server, owner)
  await server.db.updateTable('ads').set({ body: 'As it became' }).where('id', '=', id).execute()
  await server.db.updateTable('brands').set({ name: 'Renamed' }).where('external_id', '=', 'r').execute()
  const agent = await signUp(server)
  await bring(server, agent, content)
  const ad = (await agent.call(getAd, { params: { id } })).body.data
  expect([ad.body, ad.brand?.name]).toEqual(['As it became', 'Renamed'])
})

test('[F-02] [P-60] a workspace without a plan takes its library along, and brings none in', async () => {
  const agent = await signUp(server, { plan: 'ended' })
  const content = await exportLibrary(server, agent)
  expect([...readZip(content).keys()]).toEqual(['library.json', 'ads.jsonl', 'ads.csv'])
  expect((await upload(agent, content)).statusCode).toBe(403)
})

test('[F-02] a viewer brings nothing in, and an import is for its workspace only', async () => {
  const content = await exportLibrary(server, owner)
  const viewer = await signUp(server, { role: 'viewer', workspaceId: owner.workspaceId })
  expect((await upload(viewer, content)).statusCode).toBe(403)
  const { id } = uploadLibrary.response.parse((await upload(owner, content)).json()).data
  const stranger = await signUp(server)
  expect((await stranger.call(getLibraryImport, { params: { id } })).status).toBe(404)
  expect((await stranger.call(startLibraryImport, { params: { id } })).status).toBe(404)
})

test('[F-02] [P-17] rows of another tool become boards in folders, tags, notes and saved ads with their days', async () => {
  const rows = [
    'Ad ID,Brand,Primary text,Board,Folder,Tags,Notes,Saved At',
    't-1,Acme,First,Hooks,Clients / Acme,"ugc, hook",Try this,2025-02-03',
    't-2,Acme,Second,"Hooks; Offers",Clients / Acme,,,2025-02-04T10:00:00Z',
    ',,,Hooks,,,,',
  ].join('\n')
  const agent = await signUp(server)
  const { report, preview } = await bring(server, agent, Buffer.from(rows))
  expect(preview).toMatchObject({ folders: 2, boards: 2, board_names: ['Hooks', 'Offers'], ads: 2, tags: 2, notes: 1 })
  expect(report).toMatchObject({ boards: 2, folders: 2, ads_added: 2, ads_saved: 2, ads_on_boards: 3, refused: 1 })
  expect(report.refusals[0]).toMatchObject({ place: 'line 4' })
  const { data } = (await agent.call(listSavedAds, {})).body
  expect(data.map(({ ad, tags, note, created_at }) => [ad.body, tags, note, created_at.slice(0, 10)])).toEqual([
    ['Second', [], '', '2025-02-04'],
    ['First', ['ugc', 'hook'], 'Try this', '2025-02-03'],
  ])
  const { folders, boards } = (await agent.call(getBoardTree, {})).body.data
  expect(folders.map(({ name }) => name)).toEqual(['Clients', 'Acme'])
  expect(boards.map(({ name, ads_count }) => [name, ads_count])).toEqual([
    ['Hooks', 2],
    ['Offers', 1],
  ])
  const again = await bring(server, agent, Buffer.from(rows))
  expect(again.report).toMatchObject({ boards: 0, folders: 0, ads_added: 0, ads_saved: 0, ads_on_boards: 0 })
})

test('[F-02] a file that is no library is refused in words, and nothing of it is kept', async () => {
  const messages: string[] = []
  for (const content of [
    Buffer.from('PK\u0003\u0004 and no more'),
    Buffer.from('%PDF-1.7'),
    Buffer.from('a,b\n1,2\n'),
  ]) {
    const answer = await upload(owner, content)
    messages.push(`${answer.statusCode} ${String(answer.json().message)}`)
  }
  expect(messages).toEqual([
    '422 The archive is damaged. Download it again.',
    '422 This is not a table: it looks like a PDF.',
    '422 None of its rows can be read.',
  ])
})
