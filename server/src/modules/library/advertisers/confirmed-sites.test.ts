import { confirmSite, listConfirmedSites, listLandingSites, withdrawSite } from '@marquee/contract/advertisers'
import { listBrands } from '@marquee/contract/brands'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { createSearchAgent, type SearchAgent } from '../../../testing/search-agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let admin: SignedInAgent
let library: SearchAgent
beforeEach(async () => {
  server = await startTestServer()
  admin = await signUp(server, { isAdmin: true })
  library = createSearchAgent(admin)
})
afterEach(() => server.close())

const leadsTo = (landing_page: string) => ({ brand: null, landing_page })

async function brandNames(): Promise<(string | null)[]> {
  return (await library.search({ per_brand: '0' })).data.map(({ brand }) => brand?.name ?? null).toSorted()
}

async function landingSites() {
  return (await admin.call(listLandingSites, {})).body.data
}

describe('[F-01] the site of an ad without an advertiser', () => {
  test('is confirmed for all its ads at once, also in the words that a search finds, and withdrawn again', async () => {
    await addAds(server, [
      leadsTo('https://www.shop.example/summer?x=1'),
      leadsTo('http://SHOP.example'),
      leadsTo('https://other.example/'),
      leadsTo('https://m.facebook.com/shop'),
      { brand: { name: 'Acme' }, landing_page: 'https://shop.example/acme' },
    ])
    const sites = [
      { host: 'shop.example', ads_count: 2, brand_name: null },
      { host: 'other.example', ads_count: 1, brand_name: null },
    ]
    expect(await landingSites()).toEqual(sites)
    const confirm = () => admin.call(confirmSite, { params: { host: 'shop.example' }, body: { name: 'Nordlicht' } })
    expect((await confirm()).body.data).toMatchObject({ host: 'shop.example', brand_name: 'Nordlicht', ads_count: 2 })
    expect((await confirm()).body.data).toMatchObject({ brand_name: 'Nordlicht', ads_count: 0 })
    expect(await brandNames()).toEqual(['Acme', 'Nordlicht', 'Nordlicht', null, null])
    expect(await library.getIds({ q: 'nordlicht' })).toHaveLength(2)
    expect((await admin.call(listBrands, { query: { q: 'nord' } })).body.data).toMatchObject([{ ads_count: 2 }])
    expect((await admin.call(listConfirmedSites, {})).body.data).toMatchObject([{ host: 'shop.example' }])
    expect(await library.search({ max_brand_ads: '0', q: 'nordlicht' })).toMatchObject({ data: { length: 2 } })

    await admin.call(withdrawSite, { params: { host: 'shop.example' } })
    expect(await brandNames()).toEqual(['Acme', null, null, null, null])
    expect(await library.getIds({ q: 'nordlicht' })).toEqual([])
    expect(await landingSites()).toEqual(sites)
    expect((await admin.call(listBrands, { query: { q: 'nord' } })).body.data).toEqual([])
  })

  test('is the advertiser of ads that come later, however often they change', async () => {
    await addAds(server, [leadsTo('https://shop.example/1')])
    await admin.call(confirmSite, { params: { host: 'shop.example' }, body: {} })
    const later = { external_id: 'later', ...leadsTo('https://shop.example/2') }
    await addAds(server, [later])
    await addAds(server, [{ ...later, body: 'Changed words' }])
    expect(await brandNames()).toEqual(['shop.example', 'shop.example'])
    expect(await library.getIds({ q: 'changed shop' })).toHaveLength(1)
  })

  test('joins the brand that names the site as its own', async () => {
    await addAds(server, [
      { source: 'meta', brand: { name: 'Acme', website: 'https://www.acme.example/en' } },
      leadsTo('https://acme.example/sale'),
    ])
    expect(await landingSites()).toEqual([{ host: 'acme.example', ads_count: 1, brand_name: 'Acme' }])
    await admin.call(confirmSite, { params: { host: 'acme.example' }, body: {} })
    expect(await brandNames()).toEqual(['Acme', 'Acme'])
    expect((await admin.call(listBrands, {})).body.data).toMatchObject([{ name: 'Acme', ads_count: 2 }])
    await admin.call(withdrawSite, { params: { host: 'acme.example' } })
    expect(await brandNames()).toEqual(['Acme', null])
  })

  test('is refused when many advertisers share it, when no ad leads there, and to who is no administrator', async () => {
    const body = {}
    const shared = await admin.call(confirmSite, { params: { host: 'play.google.com' }, body })
    expect([shared.status, shared.error.errors?.['host']]).toEqual([
      422,
      ['Many advertisers have pages on play.google.com, so it does not tell who the advertiser is.'],
    ])
    const unknown = await admin.call(confirmSite, { params: { host: 'nobody.example' }, body })
    expect([unknown.status, unknown.error.message]).toEqual([
      404,
      'No ad without a known advertiser leads to nobody.example.',
    ])
    expect((await admin.call(listConfirmedSites, {})).body.data).toEqual([])
    const member = await signUp(server)
    expect((await member.call(confirmSite, { params: { host: 'shop.example' }, body })).status).toBe(403)
    expect((await admin.call(withdrawSite, { params: { host: 'shop.example' } })).status).toBe(404)
  })
})
