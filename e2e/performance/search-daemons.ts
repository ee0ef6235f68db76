import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createDocumentWriter } from '../../server/src/modules/library/ads/search-engine/document-writer.ts'
import { createSearchIndexRepository } from '../../server/src/modules/library/ads/search-engine/search-index.repository.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { openSearchShards } from '../../server/src/platform/search-engine/open-search-shards.ts'
import { findFreePort, type SearchDaemon, startSearchDaemon } from '../../server/src/testing/search-daemon.ts'
import { checkPrecondition } from './precondition.ts'
import { readProcess } from './process-memory.ts'
import { runSize } from './run-size.ts'

const LOT = 500

/** Starts empty daemons with folders of their own within `folder`; `ended` ends them. */
export async function startDaemons(
  count: number,
  folder: string,
  ended: AsyncDisposableStack,
): Promise<SearchDaemon[]> {
  const homes = await Promise.all(Array.from({ length: count }, () => mkdtemp(join(folder, 'search-'))))
  return Promise.all(
    homes.map(async (home) => {
      const daemon = await startSearchDaemon(home, await findFreePort())
      ended.defer(() => daemon.stop('SIGKILL'))
      return daemon
    }),
  )
}

/** Gives the daemons the first ads of the library. @returns how many they took in a second */
export async function fillDaemons(db: Database, daemons: readonly SearchDaemon[], count: number): Promise<string> {
  const shards = openSearchShards(daemons.map(({ url }) => url))
  const repository = createSearchIndexRepository(db)
  const writer = createDocumentWriter(shards)
  const start = performance.now()
  let written = 0
  let after: string | null = null
  while (written < count) {
    const documents = await repository.listDocumentsAfter(after, Math.min(LOT, count - written), 1)
    await writer.write(documents)
    written += documents.length
    after = documents.at(-1)?.ad_id ?? null
  }
  const seconds = (performance.now() - start) / 1000
  await shards.close()
  return Math.round(count / seconds).toLocaleString('en')
}

/** Checks that each daemon has about as many ads, and prints what they take. */
export async function checkDaemons(daemons: readonly SearchDaemon[], each: number): Promise<void> {
  // What was written is saved to the disk beside the first searches otherwise.
  await delay(runSize(2000, 0))
  const shards = openSearchShards(daemons.map(({ url }) => url))
  const parts = await shards.askAll(['SELECT COUNT(*) AS ads FROM ads', "SHOW META LIKE 'total_found'"])
  await shards.close()
  const found = parts.map(([rows]) => Number(Object.values(Object(rows?.[0]))[0]))
  const total = found.reduce((sum, one) => sum + one, 0)
  checkPrecondition(
    `${found.map((one) => one.toLocaleString('en')).join(' + ')} ads in the engine`,
    total === each * daemons.length && Math.min(...found) > 0.8 * each,
  )
  const memory = await Promise.all(daemons.map(({ pid }) => readProcess(pid)))
  const megabytes = memory.reduce((sum, { mb }) => sum + mb, 0)
  console.log(`${Math.round((megabytes * 2 ** 20) / total)} bytes of memory for each ad`)
}
