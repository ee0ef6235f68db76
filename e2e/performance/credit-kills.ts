import { z } from 'zod'
import { connect } from '../../server/src/entry/connect.ts'
import { createCreditService } from '../../server/src/modules/billing/credits/credits.service.ts'
import { closeOnEnd } from '../../server/src/platform/end-wanted.ts'
import { readEnvironment } from '../../server/src/platform/environment.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createOwnServer, type OwnServer } from '../src/fixtures/running-server.ts'
import { type CreditPerson, createCreditClients } from './credit-clients.ts'
import { runSize } from './run-size.ts'
import { checkLedger } from './credit-ledger.ts'

const seeded = z.object({ id: z.uuid(), workspace_ids: z.tuple([z.uuid()], z.uuid()) })

const TASKS = runSize(1000, 90)
const KILLS = runSize(10, 1)
const PRICE = 2
const PORT = Number(process.env['PORT'] ?? 3149)

/**
 * 32 clients hold, charge and release credits through HTTP, while the server that answers them is repeatedly killed.
 * @param check prints whether a condition holds
 * @param withPostgres also kills the database of the server
 */
export async function tryKills(check: (isRight: boolean, what: string) => void, withPostgres: boolean): Promise<void> {
  const server = createOwnServer(PORT)
  closeOnEnd(server.remove)
  try {
    await server.start()
    const person = await addPerson(server)
    const before = await readLedger(server, person)
    const clients = createCreditClients(server.origin, person, TASKS)
    for (let kills = 0; kills < KILLS; kills += 1) {
      await clients.waitFor(((kills + 1) * TASKS) / (KILLS + 2))
      await Promise.all([server.kill(), withPostgres ? server.killPostgres() : undefined])
      await server.start()
    }
    const { failed } = await clients.finish()
    const after = await readLedger(server, person)
    const what = withPostgres ? 'server and database' : 'server'
    const spent = (TASKS / 2) * PRICE
    check(failed === 0, `${TASKS} holds of 32 clients, the ${what} killed ${KILLS} times; all came to an end`)
    check(after.isRight, 'the balance is the sum of the entries, of the lots, and never below zero')
    check(before.balance - after.balance === spent, `${spent} credits charged, each task of work once`)
    check(after.held === 0, 'nothing is held any more')
  } finally {
    await server.remove()
  }
}

/** A user with enough credits for all of the work and for the holds of the waiting clients. */
async function addPerson(server: OwnServer): Promise<CreditPerson> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${server.origin}/__test/seed`, { method: 'POST', headers, body: '{}' })
  const { id: userId, workspace_ids } = seeded.parse(await answer.json())
  const person = { userId, workspaceId: workspace_ids[0] }
  await withDatabase(server, async ({ database: db, clock }) => {
    const credits = createCreditService({ db, clock })
    const bought = { workspaceId: person.workspaceId, amount: TASKS * PRICE, idempotencyKey: 'benchmark' }
    await db.transaction().execute((transaction) => credits.topUp(transaction, bought))
  })
  return person
}

function readLedger(server: OwnServer, { workspaceId }: CreditPerson) {
  return withDatabase(server, ({ database }) => checkLedger(database, workspaceId))
}

/** Opens the database of a running server for a moment: at any other time it may be killed. */
async function withDatabase<T>(
  { dataDir }: OwnServer,
  work: (connection: Awaited<ReturnType<typeof connect>>) => Promise<T>,
): Promise<T> {
  const environment = readEnvironment({ DATA_DIR: dataDir, NODE_ENV: 'test' })
  const connection = await connect({ environment, log: createLog('silent'), role: 'tool' })
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}
