import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** An external service that the product works with. */
export const integration = z.object({
  code: z.enum([
    'meta_ad_library',
    'tiktok_ad_library',
    'meta_ad_accounts',
    'text_model',
    'image_model',
    'speech_model',
    'transcription_model',
    'api_keys',
    'webhooks',
    'google_sign_in',
    'stripe',
  ]),
  /** `on`: it works. `off`: it is not set up. `problem`: it is set up and does not work. */
  state: z.enum(['on', 'off', 'problem']),
  /** Details of the current state, as a sentence; null when the state alone is enough. */
  note: z.string().nullable(),
  /** The page where members set it up, as `/connect`; null when the operator of the server sets it up. */
  path: z.string().nullable(),
})
export type Integration = z.infer<typeof integration>

export const listIntegrations = endpoint('GET', '/api/integrations', {
  access: 'verified',
  plan: 'none',
  summary:
    'What the product and the workspace are connected with: sources of ads, models, programs, sign-in and payments',
  response: z.object({ data: z.array(integration) }),
})
