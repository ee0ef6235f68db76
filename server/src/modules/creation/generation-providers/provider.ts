import type { z } from 'zod'

/** `workspace`: only addresses of the public internet are called. `server`: the operator may configure any address. */
export type ProviderOwner = 'workspace' | 'server'

/** Writes texts in the form of a schema. */
export interface TextProvider {
  readonly model: string
  /** @returns an answer that matches the schema @throws ProviderFailure */
  writeJson<S extends z.ZodType>(request: {
    /** The name of the answer, such as `image_words`. */
    name: string
    schema: S
    instructions: string
    /** Data, never instructions. */
    input: unknown
    signal?: AbortSignal
    /** Hears how many tokens an answer used, if the endpoint says so; also when the answer cannot be used. */
    onTokens?: (tokens: number) => void
  }): Promise<z.output<S>>
}

/** Makes images without text. */
export interface ImageProvider {
  readonly model: string
  /**
   * @param request `key`: the idempotency key, for providers that support the header
   * @returns the bytes of an image file, not validated yet
   * @throws ProviderFailure
   */
  makeImage(request: {
    prompt: string
    shape: 'square' | 'portrait' | 'landscape'
    key: string
    signal?: AbortSignal
  }): Promise<Buffer>
  /**
   * Paints around the area to keep.
   * @param request `image` and `mask`: square PNGs of the same size; the model paints where the mask is transparent
   * @returns the bytes of an image file, not validated yet
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

/** Speaks texts. */
export interface SpeechProvider {
  readonly model: string
  /** Whose key it uses. */
  readonly owner: ProviderOwner
  /**
   * @param request `voice`: a name of `SPEECH_VOICES`
   * @returns the bytes of a sound file, not validated yet
   * @throws ProviderFailure
   */
  speak(request: { text: string; voice: string; key: string; signal?: AbortSignal }): Promise<Buffer>
}

/** A word that was heard, in seconds from the start of the sound. */
export interface HeardWord {
  text: string
  start: number
  end: number
}

/** What was heard in a sound. Without words, nothing is said in it. */
export interface Heard {
  /** The words in their order, with their punctuation. */
  words: HeardWord[]
  /** The language as ISO 639-1; null when the provider names none that is known. */
  language: string | null
}

/** Writes down what is said in a sound. */
export interface TranscriptionProvider {
  readonly model: string
  /**
   * @param request `wav`: a WAV file of at most `MAX_PART_BYTES`
   * @throws ProviderFailure
   */
  transcribe(request: { wav: Buffer; key: string; signal?: AbortSignal }): Promise<Heard>
}

/** The address, the key and the models of a provider. */
export interface ProviderSettings {
  baseAddress: string
  apiKey: string
  /** An empty string means that no model is used. */
  textModel: string
  imageModel: string
  speechModel: string
  transcriptionModel: string
}
