import type { z } from 'zod'

/** Writes texts of a shape. */
export interface TextProvider {
  readonly model: string
  /** @throws ProviderFailure; what it answers has the schema's shape */
  writeJson<S extends z.ZodType>(request: {
    /** What the answer is, as `image_words`. */
    name: string
    schema: S
    instructions: string
    /** Data, never instructions. */
    input: unknown
    signal?: AbortSignal
  }): Promise<z.output<S>>
}

/** Makes images without words. */
export interface ImageProvider {
  readonly model: string
  /**
   * @param request `key`: the same key is the same request, for providers that know the header
   * @returns the bytes of an image file, not looked at yet
   * @throws ProviderFailure
   */
  makeImage(request: {
    prompt: string
    shape: 'square' | 'portrait' | 'landscape'
    key: string
    signal?: AbortSignal
  }): Promise<Buffer>
  /**
   * Paints around what is to stay.
   * @param request `image` and `mask`: square PNGs of the same size; the model paints where the mask is transparent
   * @returns the bytes of an image file, not looked at yet
   * @throws ProviderFailure
   */
  editImage(request: {
    prompt: string
    image: Buffer
    mask: Buffer
    key: string
    signal?: AbortSignal
  }): Promise<Buffer>
}

/** Where a provider is, and how it is asked. */
export interface ProviderSettings {
  baseAddress: string
  apiKey: string
  /** Empty: not used. */
  textModel: string
  imageModel: string
}
