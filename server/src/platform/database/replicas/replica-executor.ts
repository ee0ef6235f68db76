import {
  type CompiledQuery,
  type ConnectionProvider,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  type QueryExecutor,
  type QueryResult,
} from 'kysely'
import type { Logger } from 'pino'
import { isConnectionFailure } from '../connection-failure.ts'
import { measureQuery } from '../database.ts'
import type { DatabaseServer } from './database-server.ts'
import type { ReplicaReads } from './reads.ts'
import type { ServerWatch } from './watch-servers.ts'

type Options = Parameters<QueryExecutor['executeQuery']>[1]

interface Parts {
  dialect: Dialect
  driver: Driver
  watch: Pick<ServerWatch, 'leaveOut'>
  reads: Pick<ReplicaReads, 'current'>
  log: Pick<Logger, 'warn'>
}

/**
 * Runs queries on the primary, and queries that read on the replica of the answer that needs them. What a replica cannot do (it is gone,
 * it cancels a query for a change that it replays, it lacks a new table, the query writes) is done by the primary, whose answer counts.
 */
export class ReplicaExecutor extends DefaultQueryExecutor {
  readonly #parts: Parts

  constructor(parts: Parts) {
    const { dialect, driver } = parts
    super(dialect.createQueryCompiler(), dialect.createAdapter(), new DefaultConnectionProvider(driver))
    this.#parts = parts
  }

  override async executeQuery<R>(query: CompiledQuery, options?: Options): Promise<QueryResult<R>> {
    const startedAt = performance.now()
    let level: 'query' | 'error' = 'error'
    try {
      const result = await this.#execute<R>(query, options)
      level = 'query'
      return result
    } finally {
      measureQuery({ level, query, queryDurationMillis: performance.now() - startedAt })
    }
  }

  async #execute<R>(query: CompiledQuery, options?: Options): Promise<QueryResult<R>> {
    const choice = this.#parts.reads.current()
    if (choice === undefined) {
      return super.executeQuery(query, options)
    }
    if (!isRead(query)) {
      choice.end()
      return super.executeQuery(query, options)
    }
    const replica = await choice.find()
    const result = replica === null ? null : await this.#askReplica<R>(replica, query)
    if (result === null) {
      choice.end()
      return super.executeQuery(query, options)
    }
    return result
  }

  /** Kysely calls this for a transaction, and for a connection that keeps its state. */
  override withConnectionProvider(provider: ConnectionProvider): DefaultQueryExecutor {
    this.#parts.reads.current()?.end()
    return super.withConnectionProvider(provider)
  }

  async #askReplica<R>(replica: DatabaseServer, query: CompiledQuery): Promise<QueryResult<R> | null> {
    const { watch, log } = this.#parts
    try {
      return { rows: await replica.query<R & object>(query.sql, query.parameters) }
    } catch (error) {
      if (isConnectionFailure(error)) {
        watch.leaveOut(replica, error)
      } else {
        log.warn({ err: error, name: replica.name }, 'A database replica could not answer a query; the primary does')
      }
      return null
    }
  }
}

/** Queries in text may also lock or call functions that write: a replica refuses that, and then the primary does it. */
function isRead({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*(?:select|with)\b/i.test(sql))
}
