import type { HandlerInput } from '@marquee/contract/endpoint'
import type { GenerationProviders, ProviderTest, saveGenerationProvider } from '@marquee/contract/generation-providers'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, invalid } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { KeyRing } from '../../../platform/secrets/secret-box.ts'
import { isOfPublicWeb } from '../../../platform/web/check-public-url.ts'
import type { WebAccess } from '../../../platform/web/checked-lookup.ts'
import { createGenerationProviderRepository, type ProviderRow } from './generation-providers.repository.ts'
import { createProviderClients } from './provider-clients.ts'
import { ProviderFailure } from './provider-failure.ts'
import { createProviderKeys } from './provider-keys.ts'
import type {
  ImageProvider,
  ProviderOwner,
  ProviderSettings,
  SpeechProvider,
  TextProvider,
  TranscriptionProvider,
} from './provider.ts'
import { tryImages, trySpeech, tryText, tryTranscription } from './try-provider.ts'

export { ProviderFailure } from './provider-failure.ts'
export { SPEECH_VOICES } from './openai-speech.ts'
export type {
  Heard,
  HeardWord,
  ImageProvider,
  SpeechProvider,
  TextProvider,
  TranscriptionProvider,
} from './provider.ts'

interface Dependencies {
  db: Database
  clock: Clock
  /** The provider that the operator has configured for all workspaces; null when there is none. */
  serverProvider: ProviderSettings | null
  keys: KeyRing | null
  /** For tests: the addresses that a workspace may use. */
  access?: WebAccess
  timeoutMs?: number
}

type SaveBody = HandlerInput<typeof saveGenerationProvider>['body']

const TIMEOUT_MS = 120_000

/** The provider of words, backgrounds and voices: the workspace's own, else the server's, else our own rules and renderer. */
export function createGenerationProviderService(dependencies: Dependencies) {
  const { db, clock, serverProvider, access = {}, timeoutMs = TIMEOUT_MS } = dependencies
  const providers = createGenerationProviderRepository(db)
  const keys = createProviderKeys(dependencies.keys)
  const clients = createProviderClients({ access, timeoutMs })

  async function present(workspaceId: string): Promise<GenerationProviders> {
    const row = await providers.find(workspaceId)
    return {
      text: choose(row?.text_model, serverProvider?.textModel),
      image: choose(row?.image_model, serverProvider?.imageModel),
      speech: choose(row?.speech_model, serverProvider?.speechModel),
      transcription: choose(row?.transcription_model, serverProvider?.transcriptionModel),
      own: row === undefined ? null : toShown(row),
      can_keep_keys: keys.keyId !== null,
    }
  }

  /** The settings of a request, with the stored key when it contains none. A stored key is never used for a different address. */
  async function complete(actor: Actor, body: SaveBody): Promise<ProviderSettings> {
    const baseAddress = body.base_address.replace(/\/+$/, '')
    const apiKey = body.api_key ?? (await readKeptKey(actor, baseAddress))
    return {
      baseAddress,
      apiKey,
      textModel: body.text_model,
      imageModel: body.image_model,
      speechModel: body.speech_model,
      transcriptionModel: body.transcription_model,
    }
  }

  async function readKeptKey({ workspaceId }: Actor, baseAddress: string): Promise<string> {
    const row = await providers.find(workspaceId)
    if (row === undefined) {
      throw invalid({ api_key: ['Enter the provider’s key.'] })
    }
    if (row.base_address !== baseAddress) {
      throw invalid({ api_key: ['Enter the key again: the address is another one.'] })
    }
    try {
      return keys.open(row).apiKey
    } catch (error) {
      throw error instanceof ProviderFailure
        ? invalid({ api_key: ['The kept key cannot be read any more. Enter it again.'] })
        : error
    }
  }

  /** The workspace's own model of a kind, else the server's; null without one. */
  async function find<Provider>(
    workspaceId: string,
    kind: 'text' | 'image' | 'speech' | 'transcription',
    openProvider: (settings: ProviderSettings, owner: ProviderOwner) => Provider,
  ): Promise<Provider | null> {
    const row = await providers.find(workspaceId)
    if (row !== undefined && row[`${kind}_model`] !== '') {
      return openProvider(keys.open(row), 'workspace')
    }
    const isUsed = serverProvider !== null && serverProvider[`${kind}Model`] !== ''
    return isUsed ? openProvider(serverProvider, 'server') : null
  }

  return {
    get: (actor: Actor): Promise<GenerationProviders> => present(actor.workspaceId),

    /** @throws DomainError 409 when the server cannot encrypt, 422 without a key or for an address outside the public web */
    async save(actor: Actor, body: SaveBody): Promise<GenerationProviders> {
      if (keys.keyId === null) {
        const message = 'The server has no key to encrypt credentials with. Set CREDENTIAL_KEYS first.'
        throw conflict(message, 'no_credential_keys')
      }
      const settings = await complete(actor, body)
      if (!(await isOfPublicWeb(settings.baseAddress, access))) {
        throw invalid({ base_address: ['This address is not one of the public internet. Enter one that is.'] })
      }
      const { keyId, sealed } = keys.seal(actor.workspaceId, settings.apiKey)
      const now = clock.now()
      await providers.save({
        workspace_id: actor.workspaceId,
        created_by: actor.userId,
        base_address: settings.baseAddress,
        text_model: settings.textModel,
        image_model: settings.imageModel,
        speech_model: settings.speechModel,
        transcription_model: settings.transcriptionModel,
        sealed_key: sealed,
        credential_key_id: keyId,
        key_hint: settings.apiKey.slice(-4),
        created_at: now,
        updated_at: now,
      })
      return present(actor.workspaceId)
    },

    remove: (actor: Actor): Promise<void> => providers.remove(actor.workspaceId),

    /** Re-encrypts the provider keys with the newest credential key, so that older credential keys can be removed. */
    async rotateKeys(): Promise<void> {
      for (const row of keys.keyId === null ? [] : await providers.listSealedOtherwise(keys.keyId)) {
        try {
          await providers.reseal(row, keys.seal(row.workspace_id, keys.open(row).apiKey), clock.now())
        } catch (error) {
          // The credential key was already removed; a test of the provider reports this.
          if (!(error instanceof ProviderFailure)) {
            throw error
          }
        }
      }
    },

    /** Sends each model a small request. @throws DomainError 422 without a key */
    async test(actor: Actor, body: SaveBody): Promise<ProviderTest> {
      const settings = await complete(actor, body)
      const [text, image, speech, transcription] = await Promise.all([
        tryText(clients.openText(settings, 'workspace')),
        tryImages(clients.openImages(settings, 'workspace')),
        trySpeech(clients.openSpeech(settings, 'workspace')),
        tryTranscription(clients.openTranscription(settings, 'workspace')),
      ])
      return { text, image, speech, transcription }
    },

    /** @returns null when our own writer is used @throws ProviderFailure when the stored key cannot be read */
    findText: (workspaceId: string): Promise<TextProvider | null> => find(workspaceId, 'text', clients.openText),

    /** @returns null when no image model is configured @throws ProviderFailure when the stored key cannot be read */
    findImages: (workspaceId: string): Promise<ImageProvider | null> => find(workspaceId, 'image', clients.openImages),

    /** @returns null when no speech model is configured @throws ProviderFailure when the stored key cannot be read */
    findSpeech: (workspaceId: string): Promise<SpeechProvider | null> =>
      find(workspaceId, 'speech', clients.openSpeech),

    /** @returns null when no transcription model is configured @throws ProviderFailure when the stored key cannot be read */
    findTranscription: (workspaceId: string): Promise<TranscriptionProvider | null> =>
      find(workspaceId, 'transcription', clients.openTranscription),
  }
}

export type GenerationProviderService = ReturnType<typeof createGenerationProviderService>

/** The workspace's own model takes precedence over the server's. */
function choose(own = '', ofServer = ''): GenerationProviders['text'] {
  if (own !== '') {
    return { origin: 'workspace', model: own }
  }
  return ofServer === '' ? { origin: 'embedded', model: null } : { origin: 'server', model: ofServer }
}

function toShown(row: ProviderRow): GenerationProviders['own'] {
  const { base_address, text_model, image_model, speech_model, transcription_model, key_hint } = row
  return { base_address, text_model, image_model, speech_model, transcription_model, key_hint }
}
