import { randomUUID } from 'node:crypto'
import { getCreativeDocument, updateCreativeDocument } from '@marquee/contract/creative-documents'
import { addCreativeDocument, buildDocument } from '../../../testing/add-creative-document.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let owner: SignedInAgent
let params: { id: string }

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  owner = await signUp(server)
  params = { id: await addCreativeDocument(server, owner.workspaceId, 'Sleep better') }
})

describe('editable creatives', () => {
  test('[P-43] what is saved is what is read, with the next version', async () => {
    const edited = { ...buildDocument('Sleep tight'), template_id: null }
    const saved = await owner.call(updateCreativeDocument, { params, body: { document: edited, version: 1 } })
    expect(saved.body.data).toMatchObject({ document: edited, version: 2, assets: [] })
    expect((await owner.call(getCreativeDocument, { params })).body.data).toEqual(saved.body.data)
  })

  test('[P-43] of two saves of one version, one wins and the other is told', async () => {
    const saves = await Promise.all(
      ['One', 'Two'].map((headline) =>
        owner.call(updateCreativeDocument, { params, body: { document: buildDocument(headline), version: 1 } }),
      ),
    )
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(saves.find(({ status }) => status === 409)?.error.code).toBe('version_conflict')
  })

  test("an image that is not the workspace's is refused", async () => {
    const document = buildDocument('Sleep better')
    const image = { kind: 'asset' as const, asset_id: randomUUID(), cutout: false }
    const body = { document: { ...document, pictures: { product: image } }, version: 1 }
    const { status, error } = await owner.call(updateCreativeDocument, { params, body })
    expect({ status, errors: Object.keys(error.errors ?? {}) }).toEqual({ status: 422, errors: ['document'] })
  })

  test('a layer of no known kind is refused', async () => {
    const document = buildDocument('x')
    const layers = [{ id: 'a', name: 'a', type: 'script', x: 0, y: 0, w: 1, h: 1 }]
    const body = { document: { ...document, formats: { '1:1': { background: 'paper', layers } } }, version: 1 }
    const { status } = await owner.call(updateCreativeDocument, { params, body: body as never })
    expect(status).toBe(422)
  })

  test("another workspace's creative does not exist, and a viewer may look but not save", async () => {
    const body = { document: buildDocument('Mine now'), version: 1 }
    const stranger = await signUp(server)
    expect((await stranger.call(getCreativeDocument, { params })).status).toBe(404)
    expect((await stranger.call(updateCreativeDocument, { params, body })).status).toBe(404)
    const viewer = await signUp(server, { role: 'viewer', workspaceId: owner.workspaceId })
    expect((await viewer.call(getCreativeDocument, { params })).body.data.document.texts['headline']).toBe(
      'Sleep better',
    )
    expect((await viewer.call(updateCreativeDocument, { params, body })).status).toBe(403)
  })
})
