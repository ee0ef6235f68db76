import { calls } from '@marquee/contract/endpoints'
import { toJSONSchema } from 'zod'
import { createBrandCountService } from './modules/library/brand-insights/brand-counts.service.ts'
import { createAdWriter } from './modules/library/ads/writing/ad-writer.service.ts'
import { addAds, addOwnAds } from './testing/ad-builder.ts'
import { type SignedInAgent, signUp } from './testing/agent.ts'
import {
  type AnyCall,
  isFile,
  neededQuery,
  ownIdFor,
  type OwnWorkspace,
  pathWith,
} from './testing/calls-with-foreign-ids.ts'
import { fillWorkspace } from './testing/fill-workspace.ts'
import { finishWork } from './testing/finish-work.ts'
import { mapSomeAtOnce } from './testing/map-some-at-once.ts'
import { sourceSettings } from './testing/source-settings.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let agent: SignedInAgent
let own: OwnWorkspace
let library: Parameters<typeof fillWorkspace>[1]

beforeAll(async () => {
  server = await startTestServer(sourceSettings({}))
  const [adId = ''] = await addAds(server, [{ niches: ['beauty'] }, {}, {}])
  const [first, second] = await server.db.selectFrom('brands').select('id').orderBy('id').execute()
  library = { adId, followedBrandId: first?.id ?? '', hiddenBrandId: second?.id ?? '' }
  agent = await signUp(server, { isAdmin: true })
  own = { ...(await fillWorkspace(agent, library, 'ours')), ...(await finishWork(server, agent, 'ours')) }
}, 120_000)
afterAll(() => server.close())

/** What names ads and brands, or how many there are, in a schema. */
const NAMES = /"(?:ads?|ad_ids?|brands?|brand_ids?|reference_ad_ids|\w*ads_count|\w*_ads|total|values)":/

/** Whether an answer may say something of ads or brands. A new call of the contract is tried by its schema. */
function isAboutAds(call: AnyCall): boolean {
  return !isFile(call) && NAMES.test(JSON.stringify(toJSONSchema(call.response, { unrepresentable: 'any' })))
}

/** Administrators see what workspaces brought in. */
const LEFT_OUT = 'unconfirmedAds.listUnconfirmedAds'
const reading = [...calls].filter(([name, call]) => call.method === 'GET' && name !== LEFT_OUT && isAboutAds(call))

async function readAll(): Promise<Map<string, string>> {
  await createAdWriter(server).refresh()
  await server.jobs.drain()
  await createBrandCountService(server).countDue()
  const answers = await mapSomeAtOnce(reading, async ([name, endpoint]) => {
    const getOwnId = ownIdFor(endpoint, own, library)
    const query = neededQuery(endpoint, getOwnId)
    const { payload } = await agent.request({ method: 'GET', url: pathWith(endpoint, getOwnId), query })
    return [name, payload] as const
  })
  return new Map(answers)
}

test('[P-93] an ad that a workspace brings in changes no answer to another one: nothing lists or counts it', async () => {
  const owner = await signUp(server)
  const [first, second] = [await readAll(), await readAll()]
  const media = [{ kind: 'image' as const, width: 600, height: 600, url: 'https://theirs.example/a.png' }]
  const words = { body: 'Their ad', landing_page: 'https://theirs.example/', niches: ['beauty'], countries: ['US'] }
  await addOwnAds(server, owner, [{ ...words, status: 'active', started_at: server.clock.now().toISOString(), media }])
  const third = await readAll()
  // What differs by itself, such as the jobs that ran, says nothing.
  const steady = reading.map(([name]) => name).filter((name) => first.get(name) === second.get(name))
  const lists = [
    'ads.listAds',
    'ads.countAds',
    'adFacets.countAdFacets',
    'brands.listBrands',
    'brandInsights.exploreBrands',
  ]
  expect(steady).toEqual(expect.arrayContaining(lists))
  expect(steady.filter((name) => second.get(name) !== third.get(name))).toEqual([])
}, 120_000)
