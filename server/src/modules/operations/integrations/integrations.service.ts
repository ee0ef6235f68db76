import type { GenerationProviders } from '@marquee/contract/generation-providers'
import type { Integration } from '@marquee/contract/integrations'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AdAccountService } from '../../analysis/analysis.public.ts'
import type { AdSourceService } from '../../library/library.public.ts'
import type { ApiKeyService } from '../../identity/identity.public.ts'
import type { WebhookEndpointService } from '../../notifications/notifications.public.ts'
import type { BrandSpyService } from '../../watching/watching.public.ts'
import type { GenerationProviderService } from '../../creation/creation.public.ts'

export interface IntegrationDependencies {
  adSources: Pick<AdSourceService, 'listStates'>
  adAccounts: Pick<AdAccountService, 'getState'>
  providers: Pick<GenerationProviderService, 'get'>
  apiKeys: Pick<ApiKeyService, 'countWorking'>
  brandSpy: Pick<BrandSpyService, 'countWebhooks'>
  webhooks: Pick<WebhookEndpointService, 'countOn'>
  hasGoogleSignIn: boolean
  /** How plans are paid: by Stripe, by the test checkout, or not at all. */
  payments: 'stripe' | 'test' | 'none'
}

type ModelChoice = GenerationProviders['text' | 'image' | 'speech' | 'transcription']

const SOURCES = [
  { code: 'meta_ad_library', provider: 'meta' },
  { code: 'tiktok_ad_library', provider: 'tiktok' },
] as const

const PAYMENT_NOTES = {
  stripe: null,
  test: 'The test checkout stands in for it. No money moves.',
  none: 'Plans cannot be bought on this server.',
} as const

/** The functions that Marquee performs itself while no model is connected. */
const EMBEDDED_NOTES = {
  text_model: 'Until then facts are set as they were given, by rules and without a model.',
  image_model: 'Until then templates draw them, without a model.',
  speech_model: 'Until then the draft voice speaks them in English, without a model.',
  transcription_model: 'Until then videos have a transcript only if their source gives one.',
} as const

/** The services that the product is connected to, described for every member. Addresses and credentials are for administrators only. */
export function createIntegrationService(dependencies: IntegrationDependencies) {
  const { adSources, adAccounts, providers, apiKeys, brandSpy, webhooks, hasGoogleSignIn, payments } = dependencies

  return {
    async list(actor: Actor): Promise<Integration[]> {
      const [states, accounts, models, keys, endpoints, alerts] = await Promise.all([
        adSources.listStates(actor.workspaceId),
        adAccounts.getState(actor.workspaceId),
        providers.get(actor),
        apiKeys.countWorking(actor),
        webhooks.countOn(actor),
        brandSpy.countWebhooks(actor.workspaceId),
      ])
      return [
        ...SOURCES.map(({ code, provider }) => toSource(code, states.get(provider))),
        { code: 'meta_ad_accounts', ...describeAccounts(accounts), path: '/creative-analyzer/results/import' },
        toModel('text_model', models.text),
        toModel('image_model', models.image),
        toModel('speech_model', models.speech),
        toModel('transcription_model', models.transcription),
        toProgram('api_keys', keys, ['key works', 'keys work'], '/connect'),
        toProgram(
          'webhooks',
          endpoints + alerts,
          ['address is told', 'addresses are told'],
          '/account-settings/webhooks',
        ),
        { code: 'google_sign_in', state: hasGoogleSignIn ? 'on' : 'off', note: null, path: null },
        { code: 'stripe', state: payments === 'stripe' ? 'on' : 'off', note: PAYMENT_NOTES[payments], path: null },
      ]
    },
  }
}

export type IntegrationService = ReturnType<typeof createIntegrationService>

function describeAccounts({
  count,
  hasProblem,
}: {
  count: number
  hasProblem: boolean
}): Pick<Integration, 'state' | 'note'> {
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

function toSource(code: Integration['code'], source: { hasProblem: boolean } | undefined): Integration {
  if (source === undefined) {
    return { code, state: 'off', note: null, path: null }
  }
  return source.hasProblem
    ? { code, state: 'problem', note: 'The last search for new ads failed. Administrators see why.', path: null }
    : { code, state: 'on', note: null, path: null }
}

function toModel(code: keyof typeof EMBEDDED_NOTES, { origin, model }: ModelChoice): Integration {
  const path = '/generation-provider'
  if (origin === 'embedded') {
    return { code, state: 'off', note: EMBEDDED_NOTES[code], path }
  }
  const owner = origin === 'workspace' ? 'of this workspace' : 'of this server'
  return { code, state: 'on', note: model === null ? null : `${model}, ${owner}.`, path }
}

function toProgram(
  code: Integration['code'],
  count: number,
  [one, many]: readonly [string, string],
  path: string,
): Integration {
  const note = count === 0 ? null : `${count.toLocaleString('en-US')} ${count === 1 ? one : many} now.`
  return { code, state: count === 0 ? 'off' : 'on', note, path }
}
