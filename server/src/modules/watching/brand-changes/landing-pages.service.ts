import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { WebRefusal } from '../../../platform/web/fetch-public.ts'
import type { LandingPage, ReadLandingPage } from '../watching.ports.ts'
import { findPageChanges } from './find-page-changes.ts'
import { createLandingPageRepository, type DuePage } from './landing-pages.repository.ts'
import type { RobotsRules } from './robots-rules.service.ts'

interface Dependencies {
  db: Database
  clock: Clock
  robots: RobotsRules
  readLandingPage: ReadLandingPage
}

const WEEK_MS = 7 * DAY_MS
/** Pages of one run, each of another origin. */
const LOT = 50
const AT_ONCE = 5

/** Reads the landing pages of followed brands once a week, for all workspaces together. */
export function createLandingPageService({ db, clock, robots, readLandingPage }: Dependencies) {
  async function read(page: DuePage): Promise<void> {
    try {
      if (await robots.allows(page)) {
        await save(page.id, await readLandingPage(page.address))
      } else {
        await postpone(page.id, WEEK_MS, 'The site asks in its robots.txt not to read this page.')
      }
    } catch (error) {
      if (error instanceof WebRefusal) {
        await postpone(page.id, error.isTemporary ? DAY_MS : WEEK_MS, error.message)
        return
      }
      // Otherwise each run would end at this page.
      await postpone(page.id, DAY_MS, 'The page could not be read.')
      throw error
    }
  }

  async function postpone(pageId: string, pauseMs: number, problem: string): Promise<void> {
    const now = clock.now()
    await createLandingPageRepository(db).scheduleNext(pageId, new Date(now.getTime() + pauseMs), problem, now)
  }

  /** Stores a version if the page changed, and the next reading, in one transaction: a killed run leaves the page due. */
  async function save(pageId: string, content: LandingPage): Promise<void> {
    const now = clock.now()
    await db.transaction().execute(async (transaction) => {
      const pages = createLandingPageRepository(transaction)
      const last = await pages.findLastForUpdate(pageId)
      const changes = last === undefined ? [] : findPageChanges(last, content)
      if (last === undefined || changes.length > 0) {
        await pages.insertVersion(pageId, content, changes, now)
      } else {
        await pages.noteSeen(last.id, now)
      }
      await pages.scheduleNext(pageId, new Date(now.getTime() + WEEK_MS), null, now)
    })
  }

  return {
    /** Notes the pages to which running ads of followed brands lead now. */
    collect: (): Promise<void> =>
      db.transaction().execute((transaction) => createLandingPageRepository(transaction).collect(clock.now())),

    /** Reads due pages, at most one of each origin. @returns how many were tried */
    async readDue(signal?: AbortSignal): Promise<number> {
      const due = await createLandingPageRepository(db).listDue(clock.now(), LOT)
      for (let start = 0; start < due.length && signal?.aborted !== true; start += AT_ONCE) {
        await Promise.all(due.slice(start, start + AT_ONCE).map(read))
      }
      return due.length
    },
  }
}
export type LandingPageService = ReturnType<typeof createLandingPageService>
