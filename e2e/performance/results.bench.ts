// Measures how long an export of Ads Manager with 100,000 rows takes, from the job's start to the stored figures, and the same days again.
// `npm run bench results`
import { rm } from 'node:fs/promises'
import { type Connection, connect } from '../../server/src/entry/connect.ts'
import { createAccounts } from '../../server/src/entry/create-accounts.ts'
import {
  createResultImportWorker,
  resultFileKey,
} from '../../server/src/modules/analysis/ad-results/import-results-job.ts'
import { createResultAccountRepository } from '../../server/src/modules/analysis/ad-results/result-accounts.repository.ts'
import { createResultImportRepository } from '../../server/src/modules/analysis/ad-results/result-imports.repository.ts'
import { readEnvironment } from '../../server/src/platform/environment.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createRateLimiter } from '../../server/src/platform/rate-limit/rate-limiter.ts'
import { openStorage } from '../../server/src/platform/storage/open-storage.ts'
import { createDataDir } from '../src/fixtures/data-dir.ts'
import { fillPreparedData } from '../src/fixtures/prepared-data.ts'
import { makeUpResults, RESULT_MAPPING } from './made-up-results.ts'
import { checkPrecondition } from './precondition.ts'
import { isSmoke, runSize } from './run-size.ts'
import { currentLoad } from './search-report.ts'

const GOAL_MS = 20_000
const ROWS = runSize(100_000, 2000)

async function main(): Promise<void> {
  const folder = createDataDir()
  await fillPreparedData(folder)
  const environment = readEnvironment({ DATA_DIR: folder, NODE_ENV: 'test' })
  const connection = await connect({ environment, log: createLog('warn'), role: 'server' })
  try {
    const storage = openStorage(environment.storageUrl, connection.clock)
    const owner = await addOwner(connection)
    let isSlow = false
    for (const what of ['new days', 'the same days again']) {
      const took = await importExport(connection, storage, owner)
      isSlow ||= took > GOAL_MS
      const verdict = took <= GOAL_MS ? 'ok   ' : 'SLOW '
      console.log(`${verdict} ${ROWS.toLocaleString('en-US')} rows, ${what}: ${Math.round(took)} ms (goal ${GOAL_MS})`)
    }
    console.log(`       load of the machine: ${currentLoad()}`)
    process.exitCode = isSlow && !isSmoke ? 1 : 0
  } finally {
    await connection.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function addOwner({ database, clock }: Connection): Promise<{ workspaceId: string; accountId: string }> {
  const { accounts } = createAccounts({ database, clock, rateLimiter: createRateLimiter({ database, clock }) })
  const { workspaceIds, user } = await accounts.create({
    displayName: 'Benchmark',
    email: 'bench@marquee.example',
    password: 'a password for benchmarks',
    workspaces: [{ name: 'Benchmark', role: 'owner', plan: 'active' }],
    isVerified: true,
    isAdmin: false,
    isSuperAdmin: false,
    isOnboardingDue: false,
  })
  const workspaceId = workspaceIds[0] ?? ''
  const now = clock.now()
  const account = await createResultAccountRepository(database).insert({
    workspace_id: workspaceId,
    name: 'Acme',
    currency: 'USD',
    created_by: user.id,
    created_at: now,
    updated_at: now,
  })
  return { workspaceId, accountId: account.id }
}

/** @returns the duration of the job's work, in milliseconds */
async function importExport(
  { database: db, clock }: Connection,
  storage: ReturnType<typeof openStorage>,
  { workspaceId, accountId }: { workspaceId: string; accountId: string },
): Promise<number> {
  const imports = createResultImportRepository(db)
  const content = Buffer.from(makeUpResults(ROWS, clock.now()))
  const id = await imports.newId()
  await storage.put(resultFileKey(id), content)
  const now = clock.now()
  const reading = { mapping: RESULT_MAPPING, decimal: '.', date_order: 'mdy' }
  await imports.insert({
    id,
    workspace_id: workspaceId,
    account_id: accountId,
    created_by: null,
    file_name: 'export.csv',
    format: 'csv',
    size: content.byteLength,
    state: 'waiting',
    preview: JSON.stringify({ columns: [], guessed: { decimal: '.', date_order: 'mdy', currency: 'USD' } }),
    reading: JSON.stringify(reading),
    created_at: now,
    updated_at: now,
  })
  const told = { changes: { announce: async () => {} }, webhookEvents: { tell: async () => {} } }
  const worker = createResultImportWorker({ db, clock, storage, ...told, onImported: async () => {} })
  const began = performance.now()
  await worker.work(id, {
    jobId: id,
    attempt: 1,
    signal: new AbortController().signal,
    setProgress: async () => {},
    complete: async () => {},
  })
  const took = performance.now() - began
  const row = await imports.find(workspaceId, id)
  checkPrecondition(
    `the import ended as ${row?.state} with ${row?.stored?.toLocaleString('en')} of ${ROWS.toLocaleString('en')} figures stored`,
    row?.state === 'done' && row.stored === ROWS,
  )
  return took
}

await main()
