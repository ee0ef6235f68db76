import { createPool, type Pool } from 'mysql2/promise'
import { z } from 'zod'
import { ANSWER_LIMIT_MS, type SearchShards } from './search-shards.ts'

const CONNECTIONS = 8
/** Of a lot of documents; a daemon that saves its memory to the disk needs seconds. */
const WRITE_LIMIT_MS = 60_000

const answers = z.array(z.array(z.unknown()))
const written = z.object({ affectedRows: z.number() })

/** Opens the daemons of `SEARCH_URL` in its order. Connections are made when they are needed, so a daemon may be down. */
export function openSearchShards(urls: readonly string[]): SearchShards {
  let losses = 0
  const pools = urls.map((url) =>
    openPool(url).on('connection', (connection) => {
      connection.once('end', () => (losses += 1))
      connection.once('error', () => (losses += 1))
    }),
  )

  function getPool(shard: number): Pool {
    const pool = pools[shard]
    if (pool === undefined) {
      throw new RangeError(`There is no search daemon ${shard}.`)
    }
    return pool
  }

  return {
    count: pools.length,
    askAll: (statements) =>
      Promise.all(
        pools.map(async (pool) => answers.parse(await ask(pool, statements.join('; '), { limitMs: ANSWER_LIMIT_MS }))),
      ),
    async write(shard, statement) {
      return written.parse(await ask(getPool(shard), statement, { limitMs: WRITE_LIMIT_MS })).affectedRows
    },
    countLosses: () => losses,
    async close() {
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}

function openPool(address: string): Pool {
  const { hostname, port, username, password } = new URL(address)
  return createPool({
    host: hostname,
    port: Number(port),
    ...(username !== '' && { user: decodeURIComponent(username), password: decodeURIComponent(password) }),
    connectionLimit: CONNECTIONS,
    connectTimeout: ANSWER_LIMIT_MS,
    multipleStatements: true,
    // Ids have 62 bits.
    supportBigNumbers: true,
    bigNumberStrings: true,
  })
}

/** Asks on a connection of the pool; the wait for one is a part of the time. */
async function ask(pool: Pool, statement: string, { limitMs }: { limitMs: number }): Promise<unknown> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`A search daemon did not answer in ${limitMs} ms.`)), limitMs)
  const connecting = pool.getConnection()
  try {
    const connection = await Promise.race([connecting, late.promise])
    const [answer] = await Promise.race([connection.query(statement), late.promise])
    connection.release()
    return answer
  } catch (error) {
    // The answer of a late connection must not be taken for that of the next question.
    connecting.then(
      (connection) => connection.destroy(),
      () => undefined,
    )
    throw error
  } finally {
    clearTimeout(timer)
  }
}
