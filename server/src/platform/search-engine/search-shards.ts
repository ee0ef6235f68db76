import { z } from 'zod'

/**
 * The daemons of a search engine that speaks SphinxQL, each with a part of the documents (decision 162). Statements are made of
 * numbers and of words of our own alphabet only, never of a text from outside.
 */
export interface SearchShards {
  readonly count: number
  /**
   * Asks all daemons at once.
   * @param statements with semicolons between them, at least two
   * @returns for each daemon the rows of each statement
   * @throws when one of them fails or does not answer within the limit of time
   */
  askAll(statements: readonly [string, string, ...string[]]): Promise<unknown[][][]>
  /**
   * Writes to one daemon.
   * @returns the number of documents that were written
   */
  write(shard: number, statement: string): Promise<number>
  /** How many connections were lost so far. A daemon that ended meanwhile may have come back without its documents. */
  countLosses(): number
  close(): Promise<void>
}

/** Of a question. PostgreSQL answers in place of a daemon that needs longer. */
export const ANSWER_LIMIT_MS = 1000

const total = z.tuple([z.object({ Value: z.coerce.number().int() })])

/** `total_found` in the answer to `SHOW META LIKE 'total_found'`. @throws ZodError for another answer */
export function readTotal(rows: unknown): number {
  return total.parse(rows)[0].Value
}
