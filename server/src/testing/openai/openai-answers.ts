import type OpenAI from 'openai'

/** The answer of a model; an image comes as bytes or as a link, a voice as bytes. */
export interface Answer {
  text?: string
  image?: Buffer
  link?: string
  /** A sound file, for `audio/speech`. */
  sound?: Buffer
  /** What is heard in a sound, for `audio/transcriptions`; `noSpeech`: how surely it is none. */
  heard?: { text: string; words: OpenAI.Audio.TranscriptionWord[]; language?: string; noSpeech?: number }
  finish?: OpenAI.ChatCompletion.Choice['finish_reason']
  refusal?: string
}

/** A text answer of a model; with a refusal it has no text. */
export function buildCompletion({ text = '{}', finish = 'stop', refusal }: Answer): OpenAI.ChatCompletion {
  const content = refusal === undefined ? text : null
  const message = { role: 'assistant' as const, content, refusal: refusal ?? null }
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'test',
    choices: [{ index: 0, message, finish_reason: finish, logprobs: null }],
    usage: { prompt_tokens: 300, completion_tokens: 100, total_tokens: 400 },
  }
}

/** One image. */
export function buildImages({ image, link }: Answer): OpenAI.ImagesResponse {
  return { created: 1, data: [link === undefined ? { b64_json: image?.toString('base64') ?? '' } : { url: link }] }
}

const NOTHING_HEARD = { text: '', words: [], language: 'english', noSpeech: 0 }

/** What was said in a sound: one segment with the words. */
export function buildTranscription({ heard }: Answer): OpenAI.Audio.TranscriptionVerbose {
  const { text, words, language, noSpeech } = { ...NOTHING_HEARD, ...heard }
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 1]
  const segment = { id: 0, seek: 0, start, end, text, tokens: [], temperature: 0, compression_ratio: 1 }
  const avg_logprob = noSpeech > 0 ? -1.4 : -0.2
  return { language, duration: end, text, words, segments: [{ ...segment, avg_logprob, no_speech_prob: noSpeech }] }
}

/** The error answer to a refused request. */
export function buildError(code: string | null): { error: OpenAI.ErrorObject } {
  return { error: { message: 'No.', type: 'error', param: null, code } }
}
