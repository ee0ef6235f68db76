import { sql } from 'kysely'
import type { Database } from './database.ts'
import { type BinaryColumn, binaryRows } from './binary-rows.ts'

/** The columns of a table that are filled from rows of type T. */
export type CopiedColumns<T> = Readonly<Record<string, BinaryColumn<T>>>

/**
 * Fills a table by COPY, which is the fastest way for many new rows. If the table refuses one row, it refuses all of them, with
 * the error of an insert; conflicts cannot be resolved here.
 */
export async function copyInto<T>(
  db: Database,
  table: string,
  columns: CopiedColumns<T>,
  rows: readonly T[],
): Promise<void> {
  const names = sql.join(Object.keys(columns).map((name) => sql.id(name)))
  const content = binaryRows(Object.values(columns), rows)
  const query = sql`copy ${sql.id(table)} (${names}) from stdin (format binary)`.compile(db)
  // Kysely passes a statement as a stream only to a cursor; see `CopyIn`.
  const executor = db.getExecutor()
  for await (const _ of executor.stream({ ...query, parameters: [content] }, 1)) {
    throw new Error('COPY answered rows.')
  }
}

/** The members of pg's connection that its types do not declare. */
interface CopyConnection {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}

/**
 * A statement `copy … from stdin`, whose only parameter is the data that it reads. It is used in place of Kysely's cursor,
 * because this is the only extension point at which Kysely leaves the protocol with PostgreSQL to other code. Like a cursor, it
 * is submitted to the client and read to its end, which comes at once.
 */
export class CopyIn<T> {
  readonly #text: string
  readonly #content: Buffer
  readonly #outcome = Promise.withResolvers<T[]>()

  constructor(text: string, [content]: unknown[]) {
    if (!Buffer.isBuffer(content)) {
      throw new TypeError('Only COPY is streamed, and it needs the rows.')
    }
    this.#text = text
    this.#content = content
    // `read` handles a failure; until then it must not count as an unhandled rejection.
    this.#outcome.promise.catch(() => {})
  }

  submit(connection: CopyConnection): void {
    connection.query(this.#text)
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.#content)
    connection.endCopyFrom()
  }

  handleCommandComplete(): void {}

  handleError(error: Error): void {
    this.#outcome.reject(error)
  }

  handleReadyForQuery(): void {
    this.#outcome.resolve([])
  }

  read(): Promise<T[]> {
    return this.#outcome.promise
  }

  close(): Promise<void> {
    return Promise.resolve()
  }
}
