import parseRobots from 'robots-parser'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type FetchPublic, WebRefusal } from '../../../platform/web/fetch-public.ts'
import { createRobotsFileRepository } from './robots-files.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  fetchPublic: FetchPublic
}

/** The name that robots.txt files address; the header `user-agent` of our requests contains it. */
const OUR_NAME = 'Marquee'
/** RFC 9309 asks readers to read at least 500 KiB, and to keep a file for at most a day. */
const LIMITS = { maxBytes: 512 * 1024, timeoutMs: 10_000 }

/** Says which pages the owners of sites allow us to read, by their robots.txt (RFC 9309). */
export function createRobotsRules({ db, clock, fetchPublic }: Dependencies) {
  const files = createRobotsFileRepository(db)

  async function read(origin: string): Promise<string> {
    const now = clock.now()
    const known = await files.find(origin, new Date(now.getTime() - DAY_MS))
    if (known !== undefined) {
      return known
    }
    const content = await fetchFile(origin)
    await files.save(origin, content, now)
    return content
  }

  /** A site whose server says that there is no such file allows everything; one whose server fails allows nothing for now. */
  async function fetchFile(origin: string): Promise<string> {
    try {
      const { content } = await fetchPublic(`${origin}/robots.txt`, LIMITS)
      return content.toString('utf8').replaceAll('\0', '')
    } catch (error) {
      if (error instanceof WebRefusal && error.refusal === 'status' && !error.isTemporary) {
        return ''
      }
      throw error
    }
  }

  return {
    /** @throws WebRefusal when the rules cannot be read */
    async allows({ address, origin }: { address: string; origin: string }): Promise<boolean> {
      return parseRobots(`${origin}/robots.txt`, await read(origin)).isAllowed(address, OUR_NAME) !== false
    },
  }
}
export type RobotsRules = ReturnType<typeof createRobotsRules>
