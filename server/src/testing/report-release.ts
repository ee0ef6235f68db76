import type { ReleaseReport } from '@marquee/contract/release-health'
import { createReleaseHealthService } from '../modules/operations/releases/release-health.service.ts'
import { createRateLimiter } from '../platform/rate-limit/rate-limiter.ts'
import type { TestServer } from './test-server.ts'

type Given = Pick<TestServer, 'db' | 'clock'>

/** The endpoint's service, for reports of users who need no session. */
export function createTestHealth({ db, clock }: Given) {
  return createReleaseHealthService({
    db,
    clock,
    rateLimiter: createRateLimiter({ database: db, clock }),
    secret: 'a secret for tests',
  })
}

/** What a browser says about a release: its page was loaded and shown, or the release failed. */
export function toReports(release: string, outcome: 'worked' | 'failed', remote = 'briefs'): ReleaseReport[] {
  const about = { remote, release, is_override: false } as const
  return outcome === 'worked'
    ? [
        { ...about, phase: 'page', outcome: 'loaded', load_ms: 150 },
        { ...about, phase: 'render', outcome: 'rendered' },
      ]
    : [{ ...about, phase: 'render', outcome: 'failed', failure: 'broken' }]
}

/** The browsers of these users report how a release did: each has an account, or else an address of its own. */
export async function reportRelease(
  server: Given,
  release: string,
  {
    worked = 0,
    failed = 0,
    hasAccount = true,
    remote = 'briefs',
  }: { worked?: number; failed?: number; hasAccount?: boolean; remote?: string },
): Promise<void> {
  const health = createTestHealth(server)
  for (let index = 0; index < worked + failed; index += 1) {
    const ip = `10.0.${Math.floor(index / 200)}.${index % 200}`
    const reporter = { userId: hasAccount ? `user ${index}` : null, ip }
    await health.record(reporter, toReports(release, index < worked ? 'worked' : 'failed', remote))
  }
}
