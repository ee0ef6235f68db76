import type { GenerationProviders, ProviderTest, saveGenerationProvider } from '@marquee/contract/generation-providers'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { conflict, invalid } from '../../platform/errors/domain-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { createSecretBox, type KeyRing } from '../../platform/secrets/secret-box.ts'
import type { WebAccess } from '../../platform/web/checked-lookup.ts'
import { createFetchPublic } from '../../platform/web/fetch-public.ts'
import { createLimitedFetch } from '../../platform/web/limited-fetch.ts'
import { createGenerationProviderRepository, type ProviderRow } from './generation-providers.repository.ts'
import { createOpenAiClient } from './openai-client.ts'
import { createOpenAiImageProvider } from './openai-images.ts'
import { createOpenAiTextProvider } from './openai-text.ts'
import { ProviderFailure } from './provider-failure.ts'
import type { ImageProvider, ProviderSettings, TextProvider } from './provider.ts'

interface Dependencies {
  db: Database
  clock: Clock
  /** What the operator has configured for everybody; null: nothing. */
  serverProvider: ProviderSettings | null
  keys: KeyRing | null
  /** For tests: which addresses a workspace may name. */
  access?: WebAccess
  timeoutMs?: number
}

type SaveBody = HandlerInput<typeof saveGenerationProvider>['body']

const TIMEOUT_MS = 120_000
/** Bytes in Base64 take a third more than the image itself. */
const MAX_ANSWER_BYTES = 40 * 1024 * 1024

/** Who writes words and makes grounds: the workspace's own provider, else the server's, else our own rules and renderer. */
export function createGenerationProviderService({
  db,
  clock,
  serverProvider,
  keys,
  access = {},
  timeoutMs = TIMEOUT_MS,
}: Dependencies) {
  const providers = createGenerationProviderRepository(db)
  const box = keys === null ? null : createSecretBox(keys)
  const fetchPublic = createFetchPublic(access)
  const fetchOwn = createLimitedFetch({ maxBytes: MAX_ANSWER_BYTES }, access)
  const fetchServers = createLimitedFetch({ maxBytes: MAX_ANSWER_BYTES, isTrusted: true }, access)

  function open(row: ProviderRow): ProviderSettings {
    if (box === null) {
      throw new ProviderFailure('key')
    }
    const secret = { keyId: row.credential_key_id, sealed: row.sealed_key }
    return {
      baseAddress: row.base_address,
      apiKey: box.open(secret, contextFor(row.workspace_id)),
      textModel: row.text_model,
      imageModel: row.image_model,
    }
  }

  function openText(settings: ProviderSettings, isOwn: boolean): TextProvider {
    const client = createOpenAiClient(settings, { fetch: isOwn ? fetchOwn : fetchServers, timeoutMs })
    return createOpenAiTextProvider(client, settings.textModel)
  }

  function openImages(settings: ProviderSettings, isOwn: boolean): ImageProvider {
    const client = createOpenAiClient(settings, { fetch: isOwn ? fetchOwn : fetchServers, timeoutMs })
    return createOpenAiImageProvider(client, settings.imageModel, fetchPublic)
  }

  function present(row: ProviderRow | undefined): GenerationProviders {
    const choose = (own: string | undefined, ofServer: string | undefined) => {
      if (own !== undefined && own !== '') {
        return { origin: 'workspace' as const, model: own }
      }
      return ofServer !== undefined && ofServer !== ''
        ? { origin: 'server' as const, model: ofServer }
        : { origin: 'embedded' as const, model: null }
    }
    return {
      text: choose(row?.text_model, serverProvider?.textModel),
      image: choose(row?.image_model, serverProvider?.imageModel),
      own: row === undefined ? null : toShown(row),
      can_keep_keys: box !== null,
    }
  }

  /** The settings of a request, with the stored key when it brings none. The key never goes to another address than before. */
  async function completed(actor: Actor, body: SaveBody): Promise<ProviderSettings> {
    const row = body.api_key === undefined ? await providers.find(actor.workspaceId) : undefined
    const isElsewhere = row !== undefined && row.base_address !== toBase(body.base_address)
    if (body.api_key === undefined && (row === undefined || isElsewhere)) {
      throw invalid({
        api_key: [isElsewhere ? 'Enter the key again: the address is another one.' : 'Enter the provider’s key.'],
      })
    }
    return {
      baseAddress: toBase(body.base_address),
      apiKey: body.api_key ?? (row === undefined ? '' : open(row).apiKey),
      textModel: body.text_model,
      imageModel: body.image_model,
    }
  }

  return {
    get: async (actor: Actor): Promise<GenerationProviders> => present(await providers.find(actor.workspaceId)),

    /** @throws DomainError 409 when the server cannot encrypt, 422 without a key */
    async save(actor: Actor, body: SaveBody): Promise<GenerationProviders> {
      if (box === null) {
        throw conflict(
          'The server has no key to encrypt credentials with. Set CREDENTIAL_KEYS first.',
          'no_credential_keys',
        )
      }
      const settings = await completed(actor, body)
      const { keyId, sealed } = box.seal(settings.apiKey, contextFor(actor.workspaceId))
      const now = clock.now()
      await providers.save({
        workspace_id: actor.workspaceId,
        created_by: actor.userId,
        base_address: settings.baseAddress,
        text_model: settings.textModel,
        image_model: settings.imageModel,
        sealed_key: sealed,
        credential_key_id: keyId,
        key_hint: settings.apiKey.slice(-4),
        created_at: now,
        updated_at: now,
      })
      return present(await providers.find(actor.workspaceId))
    },

    remove: (actor: Actor): Promise<void> => providers.remove(actor.workspaceId),

    /** Asks a model for a word and another one for a small image. Nothing of it is kept. */
    async test(actor: Actor, body: SaveBody): Promise<ProviderTest> {
      const settings = await completed(actor, body)
      const [text, image] = await Promise.all([
        tryOut(settings.textModel, 'Words', async () => {
          const schema = z.object({ word: z.string().max(200) })
          await openText(settings, true).writeJson({
            name: 'test',
            schema,
            instructions: 'Answer with a JSON object that has one property, "word", with any English word.',
            input: {},
          })
        }),
        tryOut(settings.imageModel, 'Images', async () => {
          const request = { prompt: 'A plain light background.', shape: 'square', key: crypto.randomUUID() } as const
          await openImages(settings, true).makeImage(request)
        }),
      ])
      return { text, image }
    },

    /** @returns null: our own writer writes */
    async findText(workspaceId: string): Promise<TextProvider | null> {
      const row = await providers.find(workspaceId)
      if (row !== undefined && row.text_model !== '') {
        return openText(open(row), true)
      }
      return serverProvider === null || serverProvider.textModel === '' ? null : openText(serverProvider, false)
    },

    /** @returns null: no image model is configured */
    async findImages(workspaceId: string): Promise<ImageProvider | null> {
      const row = await providers.find(workspaceId)
      if (row !== undefined && row.image_model !== '') {
        return openImages(open(row), true)
      }
      return serverProvider === null || serverProvider.imageModel === '' ? null : openImages(serverProvider, false)
    },
  }
}

export type GenerationProviderService = ReturnType<typeof createGenerationProviderService>

async function tryOut(model: string, what: string, call: () => Promise<void>): Promise<ProviderTest['text']> {
  if (model === '') {
    return { state: 'not_used', message: `${what}: no model is set, so Marquee makes them itself.` }
  }
  try {
    await call()
    return { state: 'works', message: `${what}: ${model} answered.` }
  } catch (error) {
    if (!(error instanceof ProviderFailure)) {
      throw error
    }
    return { state: 'fails', message: error.message }
  }
}

function toShown(row: ProviderRow): NonNullable<GenerationProviders['own']> {
  const { base_address, text_model, image_model, key_hint } = row
  return { base_address, text_model, image_model, key_hint }
}

function toBase(address: string): string {
  return address.replace(/\/+$/, '')
}

function contextFor(workspaceId: string): string {
  return `generation provider of ${workspaceId}`
}
