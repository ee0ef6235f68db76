import type { Integration } from '@marquee/contract/integrations'
import type { AdSourceService } from '../ad-sources/ad-sources.service.ts'

interface Dependencies {
  adSources: Pick<AdSourceService, 'listStates'>
  hasGoogleSignIn: boolean
  /** How plans are paid: by Stripe, by the test checkout, or not at all. */
  payments: 'stripe' | 'test' | 'none'
}

const SOURCES = [
  { code: 'meta_ad_library', provider: 'meta' },
  { code: 'tiktok_ad_library', provider: 'tiktok' },
] as const

const PAYMENT_NOTES = {
  stripe: null,
  test: 'The test checkout stands in for it. No money moves.',
  none: 'Plans cannot be bought on this server.',
} as const

/** What the product is connected with, in words for every member. Addresses and credentials are for administrators only. */
export function createIntegrationService({ adSources, hasGoogleSignIn, payments }: Dependencies) {
  return {
    async list(): Promise<Integration[]> {
      const states = await adSources.listStates()
      return [
        ...SOURCES.map(({ code, provider }) => toIntegration(code, states.get(provider))),
        { code: 'google_sign_in', state: hasGoogleSignIn ? 'on' : 'off', note: null },
        { code: 'stripe', state: payments === 'stripe' ? 'on' : 'off', note: PAYMENT_NOTES[payments] },
      ]
    },
  }
}

export type IntegrationService = ReturnType<typeof createIntegrationService>

function toIntegration(code: Integration['code'], source: { hasProblem: boolean } | undefined): Integration {
  if (source === undefined) {
    return { code, state: 'off', note: null }
  }
  return source.hasProblem
    ? { code, state: 'problem', note: 'The last search for new ads failed. Administrators see why.' }
    : { code, state: 'on', note: null }
}
