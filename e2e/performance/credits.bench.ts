// Measures whether credits stay correct while their server is killed, and how fast a long ledger is read.
// `npm run bench credits [--entries=1000000]`
import { rm } from 'node:fs/promises'
import { getCredits, listCreditEntries, listCreditUsage } from '@marquee/contract/credits'
import { type Connection, connect } from '../../server/src/entry/connect.ts'
import { createAccounts } from '../../server/src/entry/create-accounts.ts'
import { createCreditStatementService } from '../../server/src/modules/billing/credits/credit-statements.service.ts'
import { registerCreditRoutes } from '../../server/src/modules/billing/credits/credits.routes.ts'
import { createCreditService } from '../../server/src/modules/billing/credits/credits.service.ts'
import { readEnvironment } from '../../server/src/platform/environment.ts'
import { primaryReads } from '../../server/src/platform/database/replicas/reads.ts'
import { createHttpServer } from '../../server/src/platform/http/http-server.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createRateLimiter } from '../../server/src/platform/rate-limit/rate-limiter.ts'
import { createDataDir } from '../src/fixtures/data-dir.ts'
import { addLedger, checkLedger, countEntries, ENTRIES_AT_ONCE } from './credit-ledger.ts'
import { tryKills } from './credit-kills.ts'
import { fillPreparedData } from '../src/fixtures/prepared-data.ts'
import { checkPrecondition } from './precondition.ts'
import { isSmoke, runSize } from './run-size.ts'
import { currentLoad, computeQuantiles } from './search-report.ts'

const ROUNDS = runSize(200, 3)
const GOALS = { balance: 5, page: 30 } as const

const log = createLog('warn')
const missed: string[] = []

function check(isRight: boolean, what: string): void {
  console.log(`${isRight ? 'ok    ' : 'WRONG '} ${what}`)
  if (!isRight) {
    missed.push(what)
  }
}

async function main(): Promise<void> {
  const folder = createDataDir()
  await fillPreparedData(folder)
  const environment = readEnvironment({ DATA_DIR: folder, NODE_ENV: 'test' })
  const connection = await connect({ environment, log, role: 'server' })
  try {
    await tryLastCredit(connection)
    await measureLongLedger(connection)
  } finally {
    await connection.close()
    await rm(folder, { recursive: true, force: true })
  }
  if (!isSmoke) {
    await tryKills(check, false)
  }
  await tryKills(check, true)
  process.exitCode = missed.length === 0 ? 0 : 1
}

async function addPerson({ database, clock }: Connection): Promise<{ workspaceId: string; userId: string }> {
  const { accounts } = createAccounts({ database, clock, rateLimiter: createRateLimiter({ database, clock }) })
  const { user, workspaceIds } = await accounts.create({
    displayName: 'Benchmark',
    email: `bench-${performance.now()}@marquee.example`,
    password: 'a password for benchmarks',
    workspaces: [{ name: 'Benchmark', role: 'owner' }],
  })
  return { userId: user.id, workspaceId: workspaceIds[0] ?? '' }
}

async function tryLastCredit(connection: Connection): Promise<void> {
  const { database: db, clock } = connection
  const person = await addPerson(connection)
  const credits = createCreditService({ db, clock })
  const hold = (quantity: number, key: string) =>
    db.transaction().execute((transaction) =>
      credits.hold(transaction, {
        ...person,
        feature: 'image_generation',
        quantity,
        reference: key,
        idempotencyKey: key,
      }),
    )
  await hold(249, 'all but the last')
  const answers = await Promise.allSettled(Array.from({ length: 50 }, (_, index) => hold(1, `parallel ${index}`)))
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []))
  check(refusals.length === 49, '50 requests at once for the last credits: one is let through')
  check(new Set(refusals).size === 1, `the others are told: ${refusals[0]}`)
}

async function measureLongLedger(connection: Connection): Promise<void> {
  const { database: db, clock } = connection
  const person = await addPerson(connection)
  const option = process.argv.find((word) => word.startsWith('--entries='))
  const entries = Number(option?.slice('--entries='.length) ?? runSize(1_000_000, 600))
  const start = performance.now()
  await addLedger(db, person, entries)
  console.log(`${entries} entries written in ${((performance.now() - start) / 1000).toFixed(0)} s`)
  check((await checkLedger(db, person.workspaceId)).isRight, 'the long ledger is right')

  const { users } = createAccounts({ database: db, clock, rateLimiter: createRateLimiter({ database: db, clock }) })
  const actor = {
    ...person,
    sessionId: person.userId,
    role: 'owner',
    timeZone: null,
    currency: 'USD',
    displayName: '',
    email: '',
    isEmailVerified: true,
    isAdmin: false,
    isSuperAdmin: false,
    workspaceFeatures: { explore_pages: true, swipe_file: true, ad_templates: false },
  } as const
  const app = await createHttpServer({
    environment: readEnvironment({ NODE_ENV: 'test' }),
    log,
    sessions: { resolve: () => Promise.resolve(actor), verifyCsrf: () => Promise.resolve(true) },
    plans: { getStanding: () => Promise.resolve({ plan: 'active', features: new Set() }) },
    reads: primaryReads,
    reasonNotReady: () => Promise.resolve(null),
  })
  registerCreditRoutes(app, createCreditStatementService({ db, clock, users }))
  await app.ready()
  async function ask(url: string): Promise<string> {
    const { statusCode, body } = await app.inject({ method: 'GET', url })
    if (statusCode !== 200) {
      throw new Error(`${url} answered ${statusCode}`)
    }
    return body
  }
  const deep = Buffer.from(JSON.stringify({ number: Math.ceil(entries / 2) })).toString('base64url')
  const cases = [
    { name: 'balance', goal: GOALS.balance, url: getCredits.path },
    { name: 'first page', goal: GOALS.page, url: listCreditEntries.path },
    { name: 'first page of all', goal: GOALS.page, url: `${listCreditEntries.path}?show=all` },
    { name: 'first page of top-ups', goal: GOALS.page, url: `${listCreditEntries.path}?show=topup` },
    { name: 'page in the middle', goal: GOALS.page, url: `${listCreditEntries.path}?cursor=${deep}` },
    { name: 'usage of a period', goal: GOALS.page, url: listCreditUsage.path },
  ]
  const { available } = getCredits.response.parse(JSON.parse(await ask(getCredits.path))).data
  const pages = cases.filter(({ url }) => url.startsWith(listCreditEntries.path))
  const answers = await Promise.all(
    pages.map(async ({ url }) => listCreditEntries.response.parse(JSON.parse(await ask(url)))),
  )
  const held = await countEntries(db, person.workspaceId)
  checkPrecondition(
    `${held.toLocaleString('en')} entries in the ledger, ${available} credits available; pages with ${answers.map(({ data }) => data.length).join(', ')} entries`,
    held >= entries - (entries % ENTRIES_AT_ONCE) && answers.every(({ data }) => data.length > 0),
  )
  for (const { name, goal, url } of cases) {
    const times: number[] = []
    for (let round = -20; round < ROUNDS; round += 1) {
      const begin = performance.now()
      await ask(url)
      if (round >= 0) {
        times.push(performance.now() - begin)
      }
    }
    const { p50, p95 } = computeQuantiles(times)
    check(p95 <= goal || isSmoke, `${name}: ${p50.toFixed(1)} / ${p95.toFixed(1)} ms (p50 / p95, goal ${goal})`)
  }
  console.log(currentLoad())
  await app.close()
}

await main()
