import { z } from 'zod'
import { sourceProvider } from './ad-source-criteria.ts'
import { sourceProblem } from './ad-sources.ts'
import { timestamp } from './primitives.ts'

/** The last look at a followed or wanted brand with a source that the workspace has connected. */
export const brandLook = z.object({
  provider: sourceProvider,
  /** When a crawl of the brand last came to its end; null before the first. */
  looked_at: timestamp.nullable(),
  /** The ads that ran then. */
  ads_found: z.number().int().nullable(),
  /** The state of the newest crawl; `waiting` also before the first one. */
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** The reason why the newest crawl waits or failed. */
  problem: sourceProblem.nullable(),
})
export type BrandLook = z.infer<typeof brandLook>
