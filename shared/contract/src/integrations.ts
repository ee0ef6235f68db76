import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Something outside of the product that it works with. */
export const integration = z.object({
  code: z.enum(['meta_ad_library', 'tiktok_ad_library', 'meta_ad_accounts', 'google_sign_in', 'stripe']),
  /** `on`: it works. `off`: it is not set up. `problem`: it is set up and does not work. */
  state: z.enum(['on', 'off', 'problem']),
  /** What to know about it now, as a sentence; null when the state says it all. */
  note: z.string().nullable(),
})
export type Integration = z.infer<typeof integration>

export const listIntegrations = endpoint('GET', '/api/integrations', {
  access: 'verified',
  plan: 'none',
  summary: 'What the product is connected with: sources of ads, sign-in and payments',
  response: z.object({ data: z.array(integration) }),
})
