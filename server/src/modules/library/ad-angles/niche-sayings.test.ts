import { ALL_NICHES, getNicheSayings, listSayingAds } from '@marquee/contract/ad-angles'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createNicheMonthService } from './niche-months.service.ts'

const HOUR_SECONDS = 3600
const PLAIN = 'This is the bottle that you and your friends will want to have for the summer'
const PROOF = 'This is the bottle that is trusted by 12,000 customers, and you will love it for sure'
const GERMAN = 'Das ist die Flasche, die du und deine Freunde für den Sommer haben wollen, und sie ist ganz einfach'
const ITALIAN = 'Questa è la bottiglia che non si rompe, anche con il caldo della estate'

let server: TestServer
let agent: SignedInAgent
beforeEach(async () => {
  server = await startTestServer()
  agent = await signUp(server)
})
afterEach(() => server.close())

const count = () => createNicheMonthService(server).countDue()
const read = async (niche = 'fitness') => (await agent.call(getNicheSayings, { query: { niche } })).body.data

/** Adds ads of as many brands that started some months ago. */
async function addMonth(monthsAgo: number, bodies: readonly string[], niches = ['fitness']): Promise<string[]> {
  const now = server.clock.now()
  const started_at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1)).toISOString()
  return addAds(
    server,
    bodies.map((body) => ({ body, niches, started_at })),
  )
}

const times = (length: number, body: string) => Array.from({ length }, () => body)

describe('[P-25] what a niche says', () => {
  test('something that clearly more brands say than before is new, and its ads are listed', async () => {
    await addMonth(4, times(40, PLAIN))
    const ids = await addMonth(1, [...times(10, PROOF), ...times(30, PLAIN)])
    await addMonth(1, times(3, ITALIAN))
    await count()
    const { judged_ads, not_judged_ads, counted_at, sayings } = await read()
    expect([judged_ads, not_judged_ads, counted_at]).toEqual([40, 3, server.clock.now().toISOString()])
    const get = (value: string) => sayings.find((saying) => saying.value === value)
    expect(get('social_proof')).toMatchObject({ saturation: 'new', ads_count: 10, share: 0.25, share_before: 0 })
    expect(get('social_proof')?.months.map(({ ads_count }) => ads_count)).toEqual([0, 0, 0, 0, 10, 0])
    expect(get('statement')).toMatchObject({ saturation: 'everybody', share: 1, share_before: 1 })
    expect(get('giveaway')).toMatchObject({ saturation: 'nobody', ads_count: 0, share: 0 })
    const query = { niche: 'fitness', kind: 'angle', value: 'social_proof' } as const
    const listed = (await agent.call(listSayingAds, { query })).body.data.map((ad) => ad.id)
    expect(listed.toSorted()).toEqual(ids.slice(0, 10).toSorted())
  })

  test('below 30 judged ads it says that there are too few, and tells no share', async () => {
    await addMonth(0, times(29, PROOF))
    await count()
    const { judged_ads, sayings } = await read()
    expect(judged_ads).toBe(29)
    expect(new Set(sayings.map(({ saturation }) => saturation))).toEqual(new Set(['too_few']))
    expect(sayings.every(({ share }) => share === null)).toBe(true)
  })

  test('German words are judged too; ads without a niche count for all niches only', async () => {
    await addMonth(0, times(30, GERMAN), [])
    await count()
    expect((await read(ALL_NICHES)).sayings).toContainEqual(
      expect.objectContaining({ value: 'convenience', saturation: 'everybody', ads_count: 30 }),
    )
    expect((await read()).judged_ads).toBe(0)
  })

  test('a brand with many ads is one brand', async () => {
    const brand = { name: 'Loud' }
    const started_at = server.clock.now().toISOString()
    await addAds(
      server,
      times(30, PROOF).map((body) => ({ body, brand, niches: ['fitness'], started_at })),
    )
    await addMonth(0, times(9, PLAIN))
    await count()
    const { sayings } = await read()
    expect(sayings.find(({ value }) => value === 'social_proof')).toMatchObject({ ads_count: 30, share: 0.1 })
  })

  test('recent months are counted again after an hour, older ones after a day', async () => {
    expect(await count()).toBe(22 * 6)
    expect(await count()).toBe(0)
    server.clock.advance(2 * HOUR_SECONDS)
    expect(await count()).toBe(22 * 3)
    const stopped = AbortSignal.abort()
    server.clock.advance(25 * HOUR_SECONDS)
    expect(await createNicheMonthService(server).countDue(stopped)).toBe(0)
    expect(await count()).toBe(22 * 6)
  })

  test('a niche that the library does not have is refused by name', async () => {
    const answer = await agent.call(getNicheSayings, { query: { niche: 'sorcery' } })
    expect([answer.status, answer.error.errors]).toEqual([422, { niche: ['The library has no such niche.'] }])
  })
})
