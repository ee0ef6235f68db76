import type { BrandSpyService } from './brand-spy/brand-spy.service.ts'

export type { BrandSpyService } from './brand-spy/brand-spy.service.ts'

/** The services that watching offers to higher domains. */
export interface Watching {
  brandSpy: BrandSpyService
}
