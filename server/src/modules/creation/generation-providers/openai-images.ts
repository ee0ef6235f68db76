import type OpenAI from 'openai'
import { toFile } from 'openai'
import { type FetchPublic, WebRefusal } from '../../../platform/web/fetch-public.ts'
import type { AskProvider } from './openai-client.ts'
import { ProviderFailure } from './provider-failure.ts'
import type { ImageProvider } from './provider.ts'

const SIZES = {
  'gpt-image': { square: '1024x1024', portrait: '1024x1536', landscape: '1536x1024' },
  'dall-e-3': { square: '1024x1024', portrait: '1024x1792', landscape: '1792x1024' },
  other: { square: '1024x1024', portrait: '1024x1024', landscape: '1024x1024' },
} as const
const LIMITS = { maxBytes: 25 * 1024 * 1024, timeoutMs: 60_000 }
const LONGEST_PROMPT = 4000
/** The prompt limit of DALL·E 2, the lowest of all models. */
const LONGEST_EDIT_PROMPT = 1000

/** Makes images with `images/generations` and `images/edits` of an OpenAI-compatible endpoint. */
export function createOpenAiImageProvider(ask: AskProvider, model: string, fetchPublic: FetchPublic): ImageProvider {
  const family = getFamily(model)

  return {
    model,
    makeImage({ prompt, shape, key, signal }) {
      return ask(async (client) => {
        const answer = await client.images.generate(
          {
            model,
            prompt: prompt.slice(0, LONGEST_PROMPT),
            n: 1,
            size: SIZES[family][shape],
            // GPT image models always return the bytes and reject the parameter.
            ...(family === 'gpt-image' ? {} : { response_format: 'b64_json' as const }),
          },
          { signal, headers: { 'idempotency-key': key } },
        )
        return readImage(answer, fetchPublic)
      })
    },

    editImage({ prompt, image, mask, key, signal }) {
      return ask(async (client) => {
        // DALL·E 3 cannot edit images.
        if (family === 'dall-e-3') {
          throw new ProviderFailure('request')
        }
        const answer = await client.images.edit(
          {
            model,
            prompt: prompt.slice(0, LONGEST_EDIT_PROMPT),
            n: 1,
            image: await toFile(image, 'product.png', { type: 'image/png' }),
            mask: await toFile(mask, 'mask.png', { type: 'image/png' }),
            size: '1024x1024',
            ...(family === 'gpt-image' ? {} : { response_format: 'b64_json' as const }),
          },
          { signal, headers: { 'idempotency-key': key } },
        )
        return readImage(answer, fetchPublic)
      })
    },
  }
}

function readImage({ data }: OpenAI.ImagesResponse, fetchPublic: FetchPublic): Buffer | Promise<Buffer> {
  const [image] = data ?? []
  if (typeof image?.b64_json === 'string' && image.b64_json !== '') {
    return Buffer.from(image.b64_json, 'base64')
  }
  if (typeof image?.url === 'string') {
    return readLinked(image.url, fetchPublic)
  }
  throw new ProviderFailure('answer')
}

function getFamily(model: string): keyof typeof SIZES {
  if (model.startsWith('gpt-image')) {
    return 'gpt-image'
  }
  return model === 'dall-e-3' ? 'dall-e-3' : 'other'
}

/** Some endpoints return an address instead of the bytes: it is untrusted, like any other external address. */
async function readLinked(address: string, fetchPublic: FetchPublic): Promise<Buffer> {
  try {
    return (await fetchPublic(address, LIMITS)).content
  } catch (error) {
    const isLater = error instanceof WebRefusal && error.isTemporary
    throw new ProviderFailure(isLater ? 'unreachable' : 'answer')
  }
}
