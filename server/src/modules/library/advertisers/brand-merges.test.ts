import {
  allowBrandsTogether,
  keepBrandsApart,
  listMergedBrands,
  listSimilarBrands,
  mergeBrand,
  splitBrand,
} from '@marquee/contract/brand-merges'
import { getBrandOverview, getBrandTimeline } from '@marquee/contract/brand-insights'
import { findBrandsToFollow, listSpiedBrands, updateSpiedBrand } from '@marquee/contract/brand-spy'
import { followBrand, listBrands } from '@marquee/contract/brands'
import { hideBrand, listHiddenBrands } from '@marquee/contract/hidden-brands'
import { listSavedBrands, saveAd } from '@marquee/contract/saved-ads'
import { sql } from 'kysely'
import type { AdRecord } from '../ads/writing/ad-writer.service.ts'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { createSearchAgent } from '../../../testing/search-agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createBrandCountService } from '../brand-insights/brand-counts.service.ts'
import { mergeCertain } from './advertisers.jobs.ts'

let server: TestServer
let admin: SignedInAgent
beforeEach(async () => {
  server = await startTestServer()
  admin = await signUp(server, { isAdmin: true })
})
afterEach(() => server.close())

/** Adds ads of brands, and counts them. @returns the brands' ids by name */
async function addBrands(...ads: readonly Partial<AdRecord>[]): Promise<Record<string, string>> {
  await addAds(server, ads)
  await createBrandCountService(server).countDue()
  const { rows } = await sql<{ id: string; name: string }>`select id, name from brands`.execute(server.db)
  return Object.fromEntries(rows.map(({ id, name }) => [name, id]))
}

const meta = { source: 'meta', brand: { name: 'Kettle Meta', external_id: 'm1' } } as const
const tiktok = { source: 'tiktok', brand: { name: 'Kettle TikTok', external_id: 't1' } } as const

async function merge(id = '', intoId = '') {
  const answer = await admin.call(mergeBrand, { params: { id }, body: { into_id: intoId } })
  await createBrandCountService(server).countDue()
  return answer
}

async function split(id = '') {
  const answer = await admin.call(splitBrand, { params: { id } })
  await createBrandCountService(server).countDue()
  return answer
}

async function brandCounts(): Promise<(string | number)[][]> {
  return (await admin.call(listBrands, {})).body.data.map(({ name, ads_count }) => [name, ads_count])
}

async function followed(agent: SignedInAgent): Promise<string[]> {
  return (await agent.call(listSpiedBrands, { query: { sort: 'name' } })).body.data.map(({ name }) => name)
}

describe('[F-01] [F-03] brands of several sources that are one', () => {
  test('share ads, figures, saved ads and filters, and get back what came with them when they are split', async () => {
    const ids = await addBrands(meta, meta, tiktok)
    const [m, t] = [ids['Kettle Meta'] ?? '', ids['Kettle TikTok'] ?? '']
    const library = createSearchAgent(admin)
    const [saved] = await library.getIds({ brand: m })
    await admin.call(saveAd, { params: { ad_id: saved ?? '' } })

    expect((await merge(m, t)).status).toBe(204)
    expect(await brandCounts()).toEqual([['Kettle TikTok', 3]])
    // Addresses and saved searches with the old brand mean the new one.
    expect(await library.getIds({ brand: m })).toHaveLength(3)
    expect((await admin.call(getBrandOverview, { params: { id: m } })).body.data).toMatchObject({ id: t, ads_count: 3 })
    expect((await admin.call(listSavedBrands, {})).body.data).toMatchObject([{ id: t, saved_count: 1 }])
    const days = await admin.call(getBrandTimeline, { params: { id: t }, query: { days: '7' } })
    expect(days.body.data.at(-1)).toMatchObject({ launched: 3 })
    expect((await library.search({ max_brand_ads: '5' })).data).toHaveLength(3)
    // Ads that come later are of the new brand, too.
    await addBrands({ ...meta, external_id: 'later' })
    expect(await brandCounts()).toEqual([['Kettle TikTok', 4]])
    expect((await admin.call(listMergedBrands, {})).body.data).toMatchObject([
      { brand: { id: m, source: 'meta' }, into: { id: t }, is_automatic: false },
    ])

    expect((await split(m)).status).toBe(204)
    expect(await brandCounts()).toEqual([
      ['Kettle Meta', 3],
      ['Kettle TikTok', 1],
    ])
    expect((await admin.call(getBrandOverview, { params: { id: m } })).body.data).toMatchObject({ id: m, ads_count: 3 })
    expect((await admin.call(listSavedBrands, {})).body.data).toMatchObject([{ id: m, saved_count: 1 }])
    await addBrands({ ...meta, external_id: 'latest' })
    expect((await brandCounts())[0]).toEqual(['Kettle Meta', 4])
  })

  test('share their followers, who follow again what they followed when the brands are split', async () => {
    const ids = await addBrands(meta, tiktok)
    const [m, t] = [ids['Kettle Meta'] ?? '', ids['Kettle TikTok'] ?? '']
    const [first, both] = [await signUp(server), await signUp(server)]
    await first.call(followBrand, { params: { id: m } })
    await both.call(followBrand, { params: { id: m } })
    await both.call(followBrand, { params: { id: t } })
    await both.call(updateSpiedBrand, { params: { id: m }, body: { folder: 'Tea', is_favorite: true } })

    await merge(m, t)
    expect([await followed(first), await followed(both)]).toEqual([['Kettle TikTok'], ['Kettle TikTok']])
    expect((await first.call(findBrandsToFollow, { query: { q: 'm1' } })).body.data).toMatchObject([{ id: t }])
    // Following by an address from before the merge follows the new brand.
    expect((await admin.call(followBrand, { params: { id: m } })).status).toBe(204)
    expect(await followed(admin)).toEqual(['Kettle TikTok'])

    await split(m)
    expect([await followed(first), await followed(admin)]).toEqual([['Kettle Meta'], ['Kettle TikTok']])
    const again = (await both.call(listSpiedBrands, { query: { sort: 'name' } })).body.data
    expect(again).toMatchObject([
      { id: m, folder: 'Tea', is_favorite: true },
      { id: t, folder: null },
    ])
  })

  test('tell who followed both of no ad twice', async () => {
    const ids = await addBrands(meta, tiktok)
    const [m, t] = [ids['Kettle Meta'] ?? '', ids['Kettle TikTok'] ?? '']
    await admin.call(followBrand, { params: { id: m } })
    await admin.call(followBrand, { params: { id: t } })
    await sql`
      insert into brand_alert_ads (tracker_id, ad_id, created_at)
      select brand_trackers.id, ads.id, now() from brand_trackers join ads using (brand_id)
    `.execute(server.db)
    const told = async () => {
      const { rows } = await sql<{ name: string; count: number }>`
        select brands.name, count(*)::integer as count from brand_alert_ads join brand_trackers on brand_trackers.id = tracker_id
          join brands on brands.id = brand_id group by 1 order by 1
      `.execute(server.db)
      return rows.map(({ name, count }) => [name, count])
    }
    await merge(m, t)
    expect(await told()).toEqual([['Kettle TikTok', 2]])
    await split(m)
    expect(await told()).toEqual([
      ['Kettle Meta', 1],
      ['Kettle TikTok', 2],
    ])
  })

  test('are split in the order in which they were merged, or in another', async () => {
    const google = { source: 'google', brand: { name: 'Kettle Google', external_id: 'g1' } } as const
    const ids = await addBrands(meta, tiktok, google)
    const [m, t, g] = [ids['Kettle Meta'] ?? '', ids['Kettle TikTok'] ?? '', ids['Kettle Google'] ?? '']
    await merge(m, t)
    expect((await merge(m, g)).error.message).toBe('Kettle Meta is already a part of another brand. Split it first.')
    await merge(t, g)
    expect(await brandCounts()).toEqual([['Kettle Google', 3]])
    await split(t)
    expect(await brandCounts()).toEqual([
      ['Kettle Google', 1],
      ['Kettle TikTok', 2],
    ])
    await merge(t, g)
    await split(m)
    expect(await brandCounts()).toEqual([
      ['Kettle Google', 2],
      ['Kettle Meta', 1],
    ])
    expect((await split(g)).status).toBe(204)
    expect((await merge(g, g)).status).toBe(422)
  })

  test('are hidden together, and shown again together', async () => {
    const ids = await addBrands(meta, tiktok)
    const [m, t] = [ids['Kettle Meta'] ?? '', ids['Kettle TikTok'] ?? '']
    await admin.call(hideBrand, { params: { brand_id: m } })
    await merge(m, t)
    expect((await createSearchAgent(admin).search({})).data).toEqual([])
    await split(m)
    expect((await createSearchAgent(admin).search({})).data.map(({ brand }) => brand?.name)).toEqual(['Kettle TikTok'])
    expect((await admin.call(listHiddenBrands, {})).body.data).toMatchObject([{ id: m }])
  })
})

describe('[F-01] brands that may be one', () => {
  async function pairs() {
    const { body } = await admin.call(listSimilarBrands, {})
    return body.data.map(({ brand, into, signs }) => [brand.name, into.name, signs])
  }

  test('are suggested by site and name, and not again once they are kept apart', async () => {
    const ids = await addBrands(
      { source: 'meta', brand: { name: 'Acme', website: 'https://www.acme.example/shop' } },
      { source: 'meta', brand: { name: 'Acme', website: 'https://www.acme.example/shop' } },
      { source: 'tiktok', brand: { name: 'ACME, Inc.', website: 'http://acme.example' } },
      { source: 'google', brand: { name: 'Roadrunner', website: 'https://acme.example' } },
      { source: 'meta', brand: { name: 'One', website: 'https://facebook.com/one' } },
      { source: 'tiktok', brand: { name: 'Two', website: 'https://facebook.com/two' } },
      { source: 'demo', brand: { name: 'Acme' } },
    )
    expect((await pairs()).toSorted()).toEqual([
      ['ACME, Inc.', 'Acme', ['site', 'name']],
      ['Roadrunner', 'Acme', ['site']],
    ])
    const { rows } = await sql<{ id: string }>`select id from brands where name = 'Acme' and source = 'meta'`.execute(
      server.db,
    )
    const params = { id: ids['Roadrunner'] ?? '', other_id: rows[0]?.id ?? '' }
    await admin.call(keepBrandsApart, { params })
    expect(await pairs()).toHaveLength(1)
    await admin.call(allowBrandsTogether, { params })
    expect(await pairs()).toHaveLength(2)
  })

  test('are merged by themselves only when page id and name are the same, and stay split once they were', async () => {
    const run = async () => {
      await server.jobs.send(mergeCertain, {})
      await server.jobs.drain([mergeCertain])
      return (await admin.call(listMergedBrands, {})).body.data
    }
    await addBrands(
      { source: 'meta', brand: { name: 'Acme', external_id: '123456789' } },
      { source: 'upload', brand: { name: 'acme', external_id: '123456789' } },
      { source: 'extension', brand: { name: 'Other', external_id: '123456789' } },
    )
    const [merged, ...others] = await run()
    expect([merged, others]).toMatchObject([{ is_automatic: true }, []])
    expect(await run()).toHaveLength(1)
    await split(merged?.brand.id)
    expect(await run()).toEqual([])
  })

  test('are shown and merged by administrators only', async () => {
    const member = await signUp(server)
    expect((await member.call(listSimilarBrands, {})).status).toBe(403)
    const ids = await addBrands(meta, tiktok)
    const input = { params: { id: ids['Kettle Meta'] ?? '' }, body: { into_id: ids['Kettle TikTok'] ?? '' } }
    expect((await member.call(mergeBrand, input)).status).toBe(403)
  })
})
