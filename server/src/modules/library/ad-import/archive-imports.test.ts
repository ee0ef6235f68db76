import { getAdImport, previewAdImport, startAdImport, uploadAdFile } from '@marquee/contract/ad-imports'
import sharp from 'sharp'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { buildZip } from '../../../testing/build-zip.ts'
import { multipartFile } from '../../../testing/multipart-file.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let admin: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
  admin = await signUp(server, { isAdmin: true })
})
afterAll(() => server.close())

test('[F-01] [P-15] media in an archive become those of their ads, and the report says what was passed over', async () => {
  const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const archive = await buildZip({
    'export/ads.csv': `id,body,image,platforms\n1,First ad,https://gone.example/first-ad.png,"facebook, oculus"\n7700,Second ad,,\n3,Third ad,media/broken.png,\n`,
    'export/media/first-ad.png': image,
    'export/media/7700-main.png': image,
    'export/media/broken.png': 'no image',
    'export/media/other.png': image,
  })
  const file = multipartFile(archive, { name: 'library.zip', type: 'application/zip' })
  const uploaded = await admin.request({ method: uploadAdFile.method, url: uploadAdFile.path, ...file })
  const { id } = uploadAdFile.response.parse(uploaded.json()).data
  const mapping = { id: 'external_id', body: 'body' } as const
  const previews = await admin.call(previewAdImport, {
    params: { id },
    body: { source: 'upload', mapping },
  })
  expect(previews.body.data.map(({ ad }) => ad)).toMatchObject([
    { images: 1, unknown_platforms: ['oculus'] },
    { images: 1, unknown_platforms: [] },
    { images: 1 },
  ])
  await admin.call(startAdImport, { params: { id }, body: { source: 'upload', mapping } })
  await server.jobs.drain()
  expect((await admin.call(getAdImport, { params: { id } })).body.data).toMatchObject({
    counts: { added: 3, refused: 0 },
    notes: [
      expect.stringContaining('“oculus” (1)'),
      expect.stringMatching(/^1 of 4 images and videos in the archive belongs to no ad \(export\/media\/other\.png\)/),
      expect.stringMatching(/broken\.png: The file is neither an image nor a video\.$/),
    ],
  })
  const media = await server.db
    .selectFrom('ad_media')
    .innerJoin('ads', 'ads.id', 'ad_media.ad_id')
    .select(['external_id', 'storage_key', 'width', 'height'])
    .orderBy('external_id')
    .execute()
  const stored = { storage_key: expect.stringMatching(/^media\/copies\/[0-9a-f]{64}\.png$/), width: 40, height: 30 }
  expect(media).toEqual([
    { external_id: '1', ...stored },
    { external_id: '7700', ...stored },
  ])
  expect(await server.storage.stat(media[0]?.storage_key ?? '')).not.toBeNull()
})

test('[P-15] an archive with more rows than its size explains ends its import with the limit', async () => {
  const archive = await buildZip({ 'ads.csv': `id,body\n1,First ad\n${',x\n'.repeat(20_000)}` })
  const file = multipartFile(archive, { name: 'ads.zip', type: 'application/zip' })
  const uploaded = await admin.request({ method: uploadAdFile.method, url: uploadAdFile.path, ...file })
  const { id } = uploadAdFile.response.parse(uploaded.json()).data
  const mapping = { id: 'external_id', body: 'body' } as const
  await admin.call(startAdImport, { params: { id }, body: { source: 'upload', mapping } })
  await server.jobs.drain()
  expect((await admin.call(getAdImport, { params: { id } })).body.data).toMatchObject({
    state: 'failed',
    failed_reason: expect.stringMatching(/^The file holds more than 10,\d{3} rows/),
  })
})
