import { z } from 'zod'

/** What the host provides to remotes of other repositories, as it was when their kit was packed. */
export const hostSurface = z.object({
  /** KIT_VERSION of the host. */
  kitVersion: z.string(),
  /** Shared package → the version that the host provides. */
  singletons: z.record(z.string(), z.string()),
  /** Shared module → the names that the host provides of it; modules that are not listed are whole. */
  exports: z.record(z.string(), z.array(z.string())),
})
export type HostSurface = z.infer<typeof hostSurface>
