import { sql } from 'kysely'
import type { Database } from './database.ts'
import { type BinaryColumn, binaryRows } from './binary-rows.ts'

/** The columns of a table to be filled from rows of type T. */
export type CopiedColumns<T> = Readonly<Record<string, BinaryColumn<T>>>

/**
 * Fills a table by COPY: the quickest way for many rows that are new. One row that the table refuses refuses them all, with
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
  // Kysely hands a statement over as a stream to a cursor only; see `CopyIn`.
  const executor = db.getExecutor()
  for await (const _ of executor.stream({ ...query, parameters: [content] }, 1)) {
    throw new Error('COPY answered rows.')
  }
}

/** What pg's connection has and its types do not name. */
interface CopyConnection {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}

/**
 * A statement `copy … from stdin`, whose only parameter is what it reads. It takes the place of Kysely's cursors, the one
 * seam where Kysely leaves the conversation with PostgreSQL to others: like a cursor, it is submitted to the client and
 * read to its end, which is at once.
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
    // A failure is met by `read`; until then it must not count as unhandled.
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
