import type { WebAccess } from '../../../platform/web/checked-lookup.ts'
import { createFetchPublic } from '../../../platform/web/fetch-public.ts'
import { createLimitedFetch } from '../../../platform/web/limited-fetch.ts'
import { createAnthropicTextProvider, isAnthropic } from './anthropic-text.ts'
import { connectToProvider } from './openai-client.ts'
import { createOpenAiImageProvider } from './openai-images.ts'
import { createOpenAiSpeechProvider } from './openai-speech.ts'
import { createOpenAiTextProvider } from './openai-text.ts'
import { createOpenAiTranscriptionProvider } from './openai-transcription.ts'
import type {
  ImageProvider,
  ProviderOwner,
  ProviderSettings,
  SpeechProvider,
  TextProvider,
  TranscriptionProvider,
} from './provider.ts'

/** Base64 is one third larger than the image itself. */
const MAX_ANSWER_BYTES = 40 * 1024 * 1024

/** Texts and voices have a shorter limit, because a user waits for them. */
const TEXT_TIMEOUT_MS = 45_000

/** Creates provider clients from settings. */
export function createProviderClients({ access, timeoutMs }: { access: WebAccess; timeoutMs: number }) {
  const fetchPublic = createFetchPublic(access)
  const fetchers = {
    workspace: createLimitedFetch({ maxBytes: MAX_ANSWER_BYTES }, access),
    server: createLimitedFetch({ maxBytes: MAX_ANSWER_BYTES, isTrusted: true }, access),
  }
  const connect = (settings: ProviderSettings, owner: ProviderOwner, most = timeoutMs) =>
    connectToProvider(settings, { owner, fetch: fetchers[owner], timeoutMs: Math.min(timeoutMs, most) })

  return {
    openText: (settings: ProviderSettings, owner: ProviderOwner): TextProvider => {
      const ask = connect(settings, owner, TEXT_TIMEOUT_MS)
      return isAnthropic(settings.baseAddress)
        ? createAnthropicTextProvider(ask, settings.textModel, settings.apiKey)
        : createOpenAiTextProvider(ask, settings.textModel)
    },

    openImages: (settings: ProviderSettings, owner: ProviderOwner): ImageProvider =>
      createOpenAiImageProvider(connect(settings, owner), settings.imageModel, fetchPublic),

    openSpeech: (settings: ProviderSettings, owner: ProviderOwner): SpeechProvider =>
      createOpenAiSpeechProvider(connect(settings, owner, TEXT_TIMEOUT_MS), settings.speechModel, owner),

    openTranscription: (settings: ProviderSettings, owner: ProviderOwner): TranscriptionProvider =>
      createOpenAiTranscriptionProvider(connect(settings, owner), settings.transcriptionModel),
  }
}
