import { uploadAsset } from '@marquee/contract/assets'
import { getImageSubject, setSubjectBox } from '@marquee/contract/image-subjects'
import { signUp, type SignedInAgent } from '../../../testing/agent.ts'
import { drawPlain, readAsset } from '../../../testing/asset-files.ts'
import { FIXED_SUBJECT } from '../../../testing/fixed-subject-finder.ts'
import { multipartFile } from '../../../testing/multipart-file.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let owner: SignedInAgent

beforeAll(async () => {
  server = await startTestServer()
  owner = await signUp(server)
})
afterAll(async () => server.close())

async function upload(): Promise<string> {
  const file = multipartFile(await drawPlain().png().toBuffer(), { name: 'p.png', type: 'image/png', field: 'file' })
  return readAsset(await owner.request({ method: 'POST', url: uploadAsset.path, ...file })).id
}

const BOX = { x: 0.1, y: 0.1, w: 0.5, h: 0.5 }
const listKept = () => server.db.selectFrom('image_subjects').select('asset_id').execute()

describe('[P-41] where the product is in an image', () => {
  test('is found in the background after the upload, once', async () => {
    const id = await upload()
    await server.jobs.drain()
    expect(await listKept()).toContainEqual({ asset_id: id })
    const { body } = await owner.call(getImageSubject, { params: { id } })
    expect(body.data).toEqual(FIXED_SUBJECT)
  })

  test('is corrected by a person, which no later search changes', async () => {
    const id = await upload()
    const { body } = await owner.call(setSubjectBox, { params: { id }, body: { box: BOX } })
    expect(body.data).toMatchObject({ box: BOX, source: 'user', is_sure: true })
    expect(body.data.calm_areas).toEqual([{ x: 0, y: 0.8, w: 1, h: 0.2 }])
    await server.jobs.drain()
    expect((await owner.call(getImageSubject, { params: { id } })).body.data?.box).toEqual(BOX)
  })

  test.each([
    ['outside of the image', { ...BOX, x: 0.8 }],
    ['of no size', { ...BOX, w: 0 }],
  ])('a box %s is refused', async (_name, box) => {
    const answer = await owner.call(setSubjectBox, { params: { id: await upload() }, body: { box } })
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['box']])
  })

  test('is nobody else’s to see or to change, and goes with its image', async () => {
    const id = await upload()
    await owner.call(getImageSubject, { params: { id } })
    const [stranger, viewer] = [
      await signUp(server),
      await signUp(server, { role: 'viewer', workspaceId: owner.workspaceId }),
    ]
    expect((await stranger.call(getImageSubject, { params: { id } })).status).toBe(404)
    expect((await stranger.call(setSubjectBox, { params: { id }, body: { box: BOX } })).status).toBe(404)
    expect((await viewer.call(getImageSubject, { params: { id } })).status).toBe(200)
    expect((await viewer.call(setSubjectBox, { params: { id }, body: { box: BOX } })).status).toBe(403)
    await server.db.deleteFrom('assets').where('id', '=', id).execute()
    expect(await listKept()).not.toContainEqual({ asset_id: id })
  })
})
