import { randomUUID } from 'node:crypto'
import { updateCreativeDocument } from '@marquee/contract/creative-documents'
import { createProduct } from '@marquee/contract/products'
import { sql } from 'kysely'
import sharp from 'sharp'
import { DAY_SECONDS } from '../../../platform/clock.ts'
import { addCreativeDocument, buildDocument } from '../../../testing/add-creative-document.ts'
import { signIn, signUp, type SignedInAgent } from '../../../testing/agent.ts'
import { drawPlain, PDF, readAsset, uploadKind } from '../../../testing/asset-files.ts'
import { runStoredFileRemoval } from '../../../testing/run-stored-file-removal.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { removeUnused } from './assets.jobs.ts'
import { createSoundNormalizer } from '../../../platform/sound/sound-normalizer.ts'
import { createVideoInspector } from '../../../platform/video/video-inspector.ts'
import { createAssetService } from './assets.service.ts'

const emptyProduct = {
  name: 'Cup',
  url: null,
  description: '',
  price: null,
  currency: 'EUR' as const,
  benefits: [],
  offer: '',
  category: '',
}

let server: TestServer
let agent: SignedInAgent

beforeAll(async () => {
  server = await startTestServer()
  agent = await signUp(server)
})
afterAll(async () => server.close())

const service = () => createAssetService({ ...server, videos: createVideoInspector(), sounds: createSoundNormalizer() })

describe('storing once', () => {
  test('the same key answers with the first file, also when both arrive at once', async () => {
    const key = randomUUID()
    const answers = await Promise.all([PDF, PDF, PDF].map((content) => uploadKind(agent, 'pdf', content, { key })))
    answers.push(await uploadKind(agent, 'pdf', Buffer.concat([PDF, PDF]), { key }))
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map((answer) => readAsset(answer).id)).size).toBe(1)
  })

  test('a workspace takes no more than its quota', async () => {
    const other = await signUp(server)
    readAsset(await uploadKind(other, 'pdf', PDF))
    const limit = sql`update asset_usage set quota_bytes = ${PDF.length * 2} where workspace_id = ${other.workspaceId}`
    await limit.execute(server.db)
    expect((await uploadKind(other, 'pdf', PDF)).statusCode).toBe(201)
    const refused = await uploadKind(other, 'pdf', PDF)
    expect([refused.statusCode, refused.json().errors.file[0]]).toEqual([422, expect.stringMatching(/storage .* full/)])
  })
})

describe('scaled images', () => {
  test('an image is served in the widths of the contract, and never enlarged', async () => {
    const { url } = readAsset(await uploadKind(agent, 'image', await drawPlain(900, 450).png().toBuffer()))
    const readWidth = async (query: string) => {
      const { rawPayload } = await agent.request({ method: 'GET', url: url + query })
      return (await sharp(rawPayload).metadata()).width
    }
    expect(await readWidth('?width=320')).toBe(320)
    expect(await readWidth('?width=320')).toBe(320)
    expect(await readWidth('?width=1280')).toBe(900)
    expect((await agent.request({ url: `${url}?width=77` })).json().errors).toHaveProperty('width')
  })
})

describe('what other modules ask', () => {
  test('an image of our own making is kept to the byte', async () => {
    const bytes = await drawPlain(30, 30).png().toBuffer()
    const asset = await service().store(
      { workspaceId: agent.workspaceId, userId: null },
      { bytes, name: 'piece.png', kind: 'image', origin: 'generated' },
    )
    expect(asset).toMatchObject({ content_type: 'image/png', width: 30, url: `/files/${asset.id}.png` })
    expect((await service().read(agent.workspaceId, asset.id)).equals(bytes)).toBe(true)
    const stranger = await signUp(server)
    await expect(service().read(stranger.workspaceId, asset.id)).rejects.toMatchObject({ status: 404 })
  })
})

describe('the clean-up', () => {
  async function cleanUp(): Promise<void> {
    await removeUnused({ db: server.db, clock: server.clock })
    await runStoredFileRemoval(server)
  }

  test('keeps an image for as long as an edited creative shows it', async () => {
    const who = await signUp(server)
    const image = readAsset(await uploadKind(who, 'image', await drawPlain().png().toBuffer()))
    const params = { id: await addCreativeDocument(server, who.workspaceId, 'Sleep better') }
    const plain = buildDocument('Sleep better')
    const pictures = { product: { kind: 'asset' as const, asset_id: image.id, cutout: false } }
    const body = { document: { ...plain, pictures }, version: 1 }
    expect((await who.call(updateCreativeDocument, { params, body })).status).toBe(200)
    server.clock.advance(5 * DAY_SECONDS)
    await cleanUp()
    server.clock.advance(5 * DAY_SECONDS)
    await cleanUp()
    expect(await service().find(who.workspaceId, [image.id])).toHaveLength(1)
    await sql`delete from creative_documents where id = ${params.id}`.execute(server.db)
    server.clock.advance(5 * DAY_SECONDS)
    await cleanUp()
    server.clock.advance(5 * DAY_SECONDS)
    await cleanUp()
    expect(await service().find(who.workspaceId, [image.id])).toEqual([])
  })

  async function readStorageKey(id: string): Promise<string> {
    const { rows } = await sql<{ storage_key: string }>`select storage_key from assets where id = ${id}`.execute(
      server.db,
    )
    return rows[0]?.storage_key ?? ''
  }

  test('removes what nobody has referred to for a week, its bytes and its share of the quota, and keeps what a product holds', async () => {
    const who = await signUp(server)
    const png = await drawPlain(400, 400).png().toBuffer()
    const [kept, unused] = [
      readAsset(await uploadKind(who, 'image', png)),
      readAsset(await uploadKind(who, 'image', png)),
    ]
    await who.request({ method: 'GET', url: `${unused.url}?width=160` })
    const product = { ...emptyProduct, image_ids: [kept.id], idempotency_key: randomUUID() }
    expect((await who.call(createProduct, { body: product })).status).toBe(201)
    const key = await readStorageKey(unused.id)
    const idsFound = async () =>
      (await service().find(who.workspaceId, [kept.id, unused.id])).map(({ id }) => id).toSorted()
    expect(await server.storage.stat(`${key}.w160.webp`)).not.toBeNull()

    server.clock.advance(6 * DAY_SECONDS)
    await cleanUp()
    expect(await idsFound()).toEqual([kept.id, unused.id])
    server.clock.advance(2 * DAY_SECONDS)
    await cleanUp()
    expect(await idsFound()).toEqual([kept.id])
    server.clock.advance(2 * DAY_SECONDS)
    await cleanUp()
    expect(await server.storage.stat(key)).toBeNull()
    expect(await server.storage.stat(`${key}.w160.webp`)).toBeNull()
    expect(await service().read(who.workspaceId, kept.id)).toHaveLength(kept.size)
    const usage = await sql<{ bytes: string }>`
      select bytes from asset_usage where workspace_id = ${who.workspaceId}
    `.execute(server.db)
    expect(Number(usage.rows[0]?.bytes)).toBe(kept.size)
  })

  test('removes an upload that broke off with its process', async () => {
    const { workspaceId } = agent
    const id = randomUUID()
    const key = `workspaces/${workspaceId}/assets/${id}`
    await sql`
      insert into assets (id, workspace_id, kind, name, content_type, size, hash, storage_key, created_at, updated_at)
      values (${id}, ${workspaceId}, 'pdf', 'half', '', 0, '', ${key}, ${server.clock.now()}, ${server.clock.now()})
    `.execute(server.db)
    await server.storage.put(key, PDF)
    const later = await signIn(server, agent.email, agent.password)
    expect((await later.request({ method: 'GET', url: `/files/${id}.pdf` })).statusCode).toBe(404)
    server.clock.advance(2 * DAY_SECONDS)
    await cleanUp()
    expect(await server.storage.stat(key)).toBeNull()
  })
})
