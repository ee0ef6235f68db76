import type { Integration } from '@marquee/contract/integrations'
import type { Actor } from '../../platform/http/actor.ts'
import type { AdAccountService } from '../ad-accounts/ad-accounts.service.ts'
import type { AdSourceService } from '../ad-sources/ad-sources.service.ts'

interface Dependencies {
  adSources: Pick<AdSourceService, 'listStates'>
  adAccounts: Pick<AdAccountService, 'getState'>
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
export function createIntegrationService({ adSources, adAccounts, hasGoogleSignIn, payments }: Dependencies) {
  return {
    async list({ workspaceId }: Actor): Promise<Integration[]> {
      const [states, accounts] = await Promise.all([adSources.listStates(), adAccounts.getState(workspaceId)])
      return [
        ...SOURCES.map(({ code, provider }) => toIntegration(code, states.get(provider))),
        { code: 'meta_ad_accounts', ...describeAccounts(accounts) },
        { code: 'google_sign_in', state: hasGoogleSignIn ? 'on' : 'off', note: null },
        { code: 'stripe', state: payments === 'stripe' ? 'on' : 'off', note: PAYMENT_NOTES[payments] },
      ]
    },
  }
}

export type IntegrationService = ReturnType<typeof createIntegrationService>

function describeAccounts({ count, hasProblem }: { count: number; hasProblem: boolean }): Omit<Integration, 'code'> {
  if (count === 0) {
    return { state: 'off', note: null }
  }
  return hasProblem
    ? { state: 'problem', note: 'Results of an ad account are not imported any more. It needs a new token.' }
    : {
        state: 'on',
        note: count === 1 ? 'One ad account is imported every day.' : `${count} ad accounts are imported every day.`,
      }
}

function toIntegration(code: Integration['code'], source: { hasProblem: boolean } | undefined): Integration {
  if (source === undefined) {
    return { code, state: 'off', note: null }
  }
  return source.hasProblem
    ? { code, state: 'problem', note: 'The last search for new ads failed. Administrators see why.' }
    : { code, state: 'on', note: null }
}
