import { z } from 'zod'
import type { SearchShards } from '../../../../platform/search-engine/search-shards.ts'
import { type AdDocument, toRemoval, toRemovalBefore, toReplacement } from './ad-document.ts'
import { shardOf, splitId } from './document-ids.ts'
import { TABLE } from './engine-query.ts'

const documentRows = z.array(z.object({ id: z.coerce.bigint() }))

/** Writes documents to the daemons that have their ads. */
export function createDocumentWriter(shards: SearchShards) {
  async function writeParts<T>(
    all: readonly T[],
    getId: (one: T) => string,
    toStatement: (some: readonly T[]) => string,
  ): Promise<void> {
    const parts = Map.groupBy(all, (one) => shardOf(splitId(getId(one)), shards.count))
    await Promise.all([...parts].map(([shard, some]) => shards.write(shard, toStatement(some))))
  }

  return {
    /** Writes documents anew, whether or not the engine has them. */
    write: (documents: readonly AdDocument[]): Promise<void> =>
      writeParts(documents, ({ ad_id }) => ad_id, toReplacement),

    remove: (adIds: readonly string[]): Promise<void> => writeParts(adIds, (id) => id, toRemoval),

    /** Removes what builds before this one wrote and it did not. */
    async removeBefore(build: number): Promise<void> {
      await Promise.all(Array.from({ length: shards.count }, (_, shard) => shards.write(shard, toRemovalBefore(build))))
    },

    /** The ads of these that no daemon has. */
    async listMissing(adIds: readonly string[]): Promise<string[]> {
      const documentIds = adIds.map((id) => splitId(id).low)
      const question = `SELECT id FROM ${TABLE} WHERE id IN (${documentIds.join(', ')}) LIMIT ${adIds.length}`
      const answers = await shards.askAll([`${question} OPTION max_matches = ${adIds.length}`, 'SHOW META'])
      const found = new Set(answers.flatMap(([rows]) => documentRows.parse(rows).map(({ id }) => id)))
      return adIds.filter((_, index) => !found.has(documentIds[index] ?? 0n))
    },
  }
}
