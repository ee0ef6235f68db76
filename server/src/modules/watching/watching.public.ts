import type { BrandSpyService } from './brand-spy/brand-spy.service.ts'

export type { BrandSpyService } from './brand-spy/brand-spy.service.ts'

/** What watching offers to the domains above it. */
export interface Watching {
  brandSpy: BrandSpyService
}
