import type { Database } from '../../../platform/database/database.ts'
import { NOBODY } from './canary.policy.ts'
import { readConcurrentReleases } from './release-checks.ts'
import { refusalsBeside } from './release-gate.ts'
import { createReleaseHealthRepository } from './release-health.repository.ts'
import { createReleaseRepository } from './releases.repository.ts'
import { type Choice, chooseRelease } from './working-release.policy.ts'

/** Older releases are gone back to by name only. */
const MAX_CANDIDATES = 10

/**
 * The release of a package to go back to from `live`: of the latest ones that were live, were not taken back and fit what users run of
 * the other packages, the one that users' reports show working (working-release.policy.ts).
 */
export async function findWorkingRelease(db: Database, name: string, live: string): Promise<Choice> {
  const [before, concurrent] = await Promise.all([
    createReleaseRepository(db).listLiveBefore(name, live, MAX_CANDIDATES),
    readConcurrentReleases(db, name, 'live'),
  ])
  const fitting = before.filter((description) => refusalsBeside(description, concurrent, false).length === 0)
  const names = fitting.map(({ release }) => release)
  const trials = await createReleaseHealthRepository(db).listLastTrials(name, names)
  return chooseRelease(names.map((release) => ({ release, trial: trials.get(release) ?? NOBODY })))
}
