import { randomUUID } from 'node:crypto'
import { getCredits, listCreditEntries, listCreditUsage } from '@marquee/contract/credits'
import { sql } from 'kysely'
import { DAY_SECONDS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { signIn, type SignedInAgent, signUp, visit } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { type CreditService, createCreditService, type DueNotice } from './credits.service.ts'

/** A trial of the Growth plan begins with them. */
const GRANTED = 500
const IMAGE_PRICE = 2

let server: TestServer
let agent: SignedInAgent
let credits: CreditService
let notices: DueNotice[]

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  agent = await signUp(server, { plan: 'trial' })
  notices = []
  const onLowBalance = async (_transaction: Database, _id: string, notice: DueNotice) => void notices.push(notice)
  credits = createCreditService({ db: server.db, clock: server.clock, onLowBalance })
})

function inTransaction<T>(work: (transaction: Database) => Promise<T>): Promise<T> {
  return server.db.transaction().execute(work)
}

function hold(quantity = 1, idempotencyKey: string = randomUUID()) {
  const request = { workspaceId: agent.workspaceId, userId: agent.userId, feature: 'image_generation' }
  return inTransaction((transaction) =>
    credits.hold(transaction, { ...request, quantity, reference: 'generation 1', idempotencyKey }),
  )
}

const spend = (id: string, amount?: number) =>
  inTransaction((transaction) => credits.spend(transaction, agent.workspaceId, id, amount))
const release = (id: string) => inTransaction((transaction) => credits.release(transaction, agent.workspaceId, id))

/** Sessions do not live as long as credits do. */
async function waitFor(seconds: number): Promise<void> {
  server.clock.advance(seconds)
  agent = { ...agent, ...(await signIn(server, agent.email, agent.password)) }
}

async function spendCredits(amount: number): Promise<void> {
  const { id } = await hold(amount / IMAGE_PRICE)
  await spend(id)
}

async function getSummary() {
  return (await agent.call(getCredits, {})).body.data
}

async function listEntries(show: 'settled' | 'all' = 'all') {
  const { body } = await agent.call(listCreditEntries, { query: { show, limit: 100 } })
  return body.data.map(({ kind, amount, balance_after }) => [kind, amount, balance_after])
}

/** The invariant: the balance is the sum of the entries, of the lots, and what open holds add up to is held. */
async function checkInvariant(): Promise<void> {
  const { rows } = await sql`
    select balance, held,
      (select sum(amount)::int from credit_entries where workspace_id = a.workspace_id) as entries,
      (select coalesce(sum(remaining), 0)::int from credit_lots where workspace_id = a.workspace_id) as lots,
      (select coalesce(sum(amount), 0)::int from credit_holds where workspace_id = a.workspace_id and state = 'open') as open
    from credit_accounts a where workspace_id = ${agent.workspaceId}
  `.execute(server.db)
  const [row] = rows as { balance: number; held: number; entries: number; lots: number; open: number }[]
  expect(row).toMatchObject({ entries: row?.balance, lots: row?.balance, open: row?.held })
}
afterEach(checkInvariant)

describe('[P-62] the ledger', () => {
  test('a trial begins with the credits of its plan, which end with it', async () => {
    expect(await listEntries()).toEqual([['grant', GRANTED, GRANTED]])
    const { period, ...summary } = await getSummary()
    expect(summary).toMatchObject({ available: GRANTED, held: 0 })
    expect(summary.expiring).toEqual([{ amount: GRANTED, expires_at: expect.stringContaining('2026-03-16') }])
    expect(period).toMatchObject({ granted: GRANTED, spent: 0 })
  })

  test('a hold takes the price away, and its charge says what was used', async () => {
    const { id } = await hold(3)
    expect(await getSummary()).toMatchObject({ available: 494, held: 6, period: { spent: 0 } })
    await spend(id)
    expect(await getSummary()).toMatchObject({ available: 494, held: 0, period: { spent: 6 } })
    expect(await listEntries()).toEqual([
      ['spend', -6, 494],
      ['release', 6, 500],
      ['hold', -6, 494],
      ['grant', 500, 500],
    ])
    expect(await listEntries('settled')).toEqual([
      ['spend', -6, 494],
      ['grant', 500, 500],
    ])
  })

  test('what was held and not used goes back', async () => {
    const { id } = await hold(5)
    await spend(id, 4)
    expect(await getSummary()).toMatchObject({ available: 496, held: 0, period: { spent: 4 } })
    await release((await hold(5)).id)
    expect(await getSummary()).toMatchObject({ available: 496, held: 0, period: { spent: 4 } })
  })

  test('nothing is held, charged or given back twice', async () => {
    const key = randomUUID()
    const [first, second] = [await hold(1, key), await hold(1, key)]
    expect(second.id).toBe(first.id)
    await Promise.all([spend(first.id), spend(first.id), spend(first.id)])
    expect(await getSummary()).toMatchObject({ available: 498, period: { spent: 2 } })
    await expect(release(first.id)).rejects.toMatchObject({ status: 409, code: 'hold_spent' })
    const other = await hold()
    await release(other.id)
    await release(other.id)
    await expect(spend(other.id)).rejects.toMatchObject({ status: 409, code: 'hold_released' })
    expect(await getSummary()).toMatchObject({ available: 498, held: 0 })
  })

  test('a refusal tells the price and the balance', async () => {
    await spendCredits(498)
    await expect(hold(2)).rejects.toMatchObject({
      status: 402,
      code: 'insufficient_credits',
      message: 'This costs 4 credits, and 2 are available.',
    })
  })

  test('of 50 requests at once for the last credits, one is let through', async () => {
    await spendCredits(498)
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => hold()))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.message] : []))
    expect(new Set(refusals)).toEqual(new Set(['This costs 2 credits, and 0 are available.']))
    expect(await getSummary()).toMatchObject({ available: 0, held: 2 })
  }, 30_000)

  test('a transaction that fails afterwards leaves no trace', async () => {
    const request = { workspaceId: agent.workspaceId, userId: agent.userId, feature: 'image_generation' }
    const work = inTransaction(async (transaction) => {
      await credits.hold(transaction, { ...request, reference: 'x', idempotencyKey: randomUUID() })
      throw new Error('killed')
    })
    await expect(work).rejects.toThrow('killed')
    expect(await getSummary()).toMatchObject({ available: 500, held: 0 })
  })

  test('an entry cannot be changed, removed, or made up', async () => {
    const { workspaceId: id } = agent
    for (const statement of [
      sql`update credit_entries set amount = 1 where workspace_id = ${id}`,
      sql`delete from credit_entries where workspace_id = ${id}`,
      sql`insert into credit_entries (workspace_id, number, kind, amount, balance_after, reference, idempotency_key, created_at)
          values (${id}, 2, 'adjust', 5, 900, '', 'made up', now())`,
    ]) {
      await expect(statement.execute(server.db)).rejects.toThrow('redit entr')
    }
  })

  test('it goes with its workspace', async () => {
    const other = await signUp(server)
    await sql`delete from workspaces where id = ${other.workspaceId}`.execute(server.db)
    const { rows } = await sql`select from credit_entries where workspace_id = ${other.workspaceId}`.execute(server.db)
    expect(rows).toEqual([])
  })
})

describe('[P-62] the end of credits', () => {
  test('the soonest to expire is spent first', async () => {
    await inTransaction((transaction) =>
      credits.topUp(transaction, { workspaceId: agent.workspaceId, amount: 100, idempotencyKey: 'top-up' }),
    )
    await spendCredits(502)
    const { expiring } = await getSummary()
    expect(expiring).toEqual([{ amount: 98, expires_at: expect.stringContaining('2027-03') }])
  })

  test('expired credits are gone before the job comes, and the job writes it down', async () => {
    await waitFor(28 * DAY_SECONDS)
    expect(await getSummary()).toMatchObject({ available: 0, expiring: [] })
    await expect(hold()).rejects.toMatchObject({ status: 402 })
    await credits.expireCredits()
    expect(await listEntries()).toEqual([
      ['expire', -500, 0],
      ['grant', 500, 500],
    ])
    expect(await credits.expireCredits()).toBe(0)
  })

  test('dead work gives its credits back, and a charge that comes later is refused', async () => {
    await credits.releaseDeadHolds()
    const { id } = await hold(10)
    expect(await credits.releaseDeadHolds()).toBe(0)
    await waitFor(3601)
    expect(await credits.releaseDeadHolds()).toBe(1)
    expect(await getSummary()).toMatchObject({ available: 500, held: 0 })
    await expect(spend(id)).rejects.toMatchObject({ code: 'hold_released' })
  })

  test('credits that expired while they were held are not given back for use', async () => {
    const { id } = await hold(10)
    await waitFor(28 * DAY_SECONDS)
    await release(id)
    expect(await getSummary()).toMatchObject({ available: 0, held: 0 })
  })
})

test('[P-62] the owner is told once when little is left and once when nothing is', async () => {
  await spendCredits(398)
  expect(notices).toEqual([])
  await spendCredits(2)
  await spendCredits(2)
  expect(notices).toEqual(['low'])
  await spendCredits(98)
  expect(notices).toEqual(['low', 'empty'])
})

describe('[P-62] what people read', () => {
  test('usage by day and feature, of this period and the one before', async () => {
    await spendCredits(4)
    await spendCredits(6)
    await waitFor(DAY_SECONDS)
    await spendCredits(2)
    const { data } = (await agent.call(listCreditUsage, { query: {} })).body
    expect(data.map(({ feature_title, spent, count }) => [feature_title, spent, count])).toEqual([
      ['Image', 10, 2],
      ['Image', 2, 1],
    ])
    const now = server.clock.now()
    const periodEnd = new Date(now.getTime() + 30 * DAY_SECONDS * 1000)
    const grant = { workspaceId: agent.workspaceId, amount: 100, periodStart: now, periodEnd, idempotencyKey: 'next' }
    await inTransaction((transaction) => credits.grant(transaction, grant))
    expect((await agent.call(listCreditUsage, { query: {} })).body.data).toEqual([])
    const previous = await agent.call(listCreditUsage, { query: { period: 'previous' } })
    expect(previous.body.data).toEqual(data)
  })

  test('the entries a page at a time, each with what it was for and who', async () => {
    await spendCredits(2)
    const { body: first } = await agent.call(listCreditEntries, { query: { limit: 1 } })
    expect(first.data).toMatchObject([{ description: 'Image', feature_title: 'Image', user_name: 'Test Person' }])
    const { body: second } = await agent.call(listCreditEntries, { query: { cursor: first.meta.next_cursor ?? '' } })
    expect(second.data).toMatchObject([{ description: 'Credits of your plan', user_name: null }])
    expect(second.meta.next_cursor).toBeNull()
  })

  test('everything as CSV, for members only', async () => {
    await spendCredits(2)
    const { body, headers } = await agent.request({ method: 'GET', url: '/credits/credits.csv' })
    expect(headers['content-type']).toContain('text/csv')
    const lines = body.trim().split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[1]).toMatch(/^"4","2026-[^"]+","spend","Image","Image",-2,498,"Test Person"$/)
    const stranger = await signUp(server)
    expect((await stranger.request({ method: 'GET', url: '/credits/credits.csv' })).body).not.toContain('Image')
    expect((await visit(server).request({ method: 'GET', url: '/credits/credits.csv' })).statusCode).toBe(404)
  })
})
