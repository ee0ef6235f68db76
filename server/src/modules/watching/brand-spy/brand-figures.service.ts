import type { BrandSpyFigures } from '@marquee/contract/brand-spy'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { createBrandRunRepository } from './brand-runs.repository.ts'
import { measureBrand } from './measure-brand.ts'

/** Measures brands from their ads. Followed brands are measured in the background, so that their pages load without waiting. */
export function createBrandFigureService({ db, clock }: { db: Database; clock: Clock }) {
  async function measure(database: Database, brandId: string): Promise<BrandSpyFigures> {
    const now = clock.now()
    return measureBrand(await createBrandRunRepository(database).listRuns(brandId, now.toISOString().slice(0, 10)), now)
  }

  return {
    /** The last measured figures of a brand. A brand that no workspace follows is measured at once. */
    async get(brandId: string): Promise<BrandSpyFigures> {
      const kept = await createBrandRunRepository(db).findFigures(brandId)
      return kept?.figures ?? measure(db, brandId)
    },

    /**
     * Measures the followed brands that are due, one batch per transaction.
     * @param signal stops the work after the current batch
     * @returns the number of brands that were measured
     */
    async measureDue(signal?: AbortSignal): Promise<number> {
      let total = 0
      for (let measured = -1; measured !== 0 && signal?.aborted !== true; total += measured) {
        measured = await db.transaction().execute(async (transaction) => {
          const repository = createBrandRunRepository(transaction)
          const now = clock.now()
          const due = await repository.takeDue(now)
          for (const brandId of due) {
            const figures = JSON.stringify(await measure(transaction, brandId))
            const coverage = await repository.findCoverage(brandId, now)
            await repository.save(
              { brand_id: brandId, figures, coverage: coverage === null ? null : JSON.stringify(coverage) },
              now,
            )
          }
          return due.length
        })
      }
      return total
    },
  }
}
export type BrandFigureService = ReturnType<typeof createBrandFigureService>
