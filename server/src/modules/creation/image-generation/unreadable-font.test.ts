import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createBrandProfile } from '@marquee/contract/brand-profiles'
import { createImageOrder, getImageOrder } from '@marquee/contract/image-generation'
import { signUp } from '../../../testing/agent.ts'
import { readAsset, uploadKind } from '../../../testing/asset-files.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { makeDesign } from './image-generation.queues.ts'

test('[P-42] an image that fails because of the brand’s font says so, and is not tried again', async () => {
  const server = await startTestServer()
  const agent = await signUp(server)
  const content = await readFile(
    fileURLToPath(import.meta.resolve('@fontsource/anton/files/anton-latin-400-normal.woff2')),
  )
  const half = content.subarray(0, content.length / 2)
  const refused = await uploadKind(agent, 'font', half)
  expect([refused.statusCode, refused.json().errors.file[0]]).toEqual([
    422,
    'The font is damaged and cannot be read. Choose another file of it.',
  ])

  const font = readAsset(await uploadKind(agent, 'font', content))
  // As it was taken before fonts were opened at their upload.
  await server.storage.put(`workspaces/${agent.workspaceId}/assets/${font.id}`, half)
  const profile = await agent.call(createBrandProfile, {
    body: {
      name: 'Nordlys',
      website: null,
      description: '',
      colors: ['#1a5f7a'],
      voice: '',
      audience: '',
      always_include: [],
      never_mention: [],
      logo_ids: [],
      fonts: [{ role: 'heading', family: 'Anton', asset_id: font.id }],
      idempotency_key: randomUUID(),
    },
  })
  const order = await agent.call(createImageOrder, {
    body: {
      source: { kind: 'idea', idea: 'A travel cup' },
      product_id: null,
      brand_profile_id: profile.body.data.id,
      words: { headline: 'Does not leak', call_to_action: 'Get yours' },
      aspect_ratios: ['1:1'],
      variations: 1,
      maker: 'embedded',
      idempotency_key: randomUUID(),
    },
  })
  await server.jobs.drain([makeDesign])
  const { body } = await agent.call(getImageOrder, { params: { id: order.body.data.id } })
  expect(body.data.images[0]).toMatchObject({
    status: 'failed',
    failed_reason:
      'The brand’s font for headings is damaged and cannot be read. Upload it again in the brand profile, or choose another font.',
  })
  await server.close()
}, 60_000)
