import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { createProcessRunner } from '../processes/process-runner.ts'
import {
  type ModelAnswer,
  modelAnswer,
  type ModelOrder,
  type ModelVoice,
  recognizerFile,
  voicesFile,
} from './model-orders.ts'
import { readTokens } from './read-tokens.ts'

/** The models of the folder cannot be used; the message says why. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
}

interface ModelRecognizer {
  name: string
  /**
   * @param file the path of a WAV file of one channel
   * @returns the words in seconds, and their language as ISO 639-1
   * @throws ModelFailure, ProcessFailure
   */
  hear(file: string): Promise<{ words: { text: string; start: number; end: number }[]; language: string | null }>
}

export interface SpeechModels {
  /** Null without a folder, or without a recognizer in it. */
  getRecognizer(): ModelRecognizer | null
  /** The voices of the folder. */
  listVoices(): readonly ModelVoice[]
  /** Speaks a text. @returns a WAV file @throws ModelFailure, ProcessFailure */
  speak(voice: ModelVoice, text: string): Promise<Uint8Array>
  close(): void
}

/** Half a minute of sound takes some seconds; the first order loads the model. */
const TIMEOUT_MS = 120_000
const HEAP_MB = 256
const NO_TIMES =
  'The model of SPEECH_MODELS_DIR gives no times of words. Choose a transducer, a CTC or a SenseVoice model.'

/**
 * The models of a folder, run by sherpa-onnx-node in a process of its own.
 * @param folder of SPEECH_MODELS_DIR; null: there is none
 * @throws Error at the start for a file of the folder that is not as described
 */
export function createSpeechModels(folder: string | null): SpeechModels {
  const recognizer = folder === null ? null : readFile(folder, 'recognizer.json', recognizerFile)
  const voices = folder === null ? [] : (readFile(folder, 'voices.json', voicesFile) ?? [])
  const runner = createProcessRunner<ModelOrder, ModelAnswer>({
    processUrl: new URL('./model-process.ts', import.meta.url),
    result: modelAnswer,
    timeoutMs: TIMEOUT_MS,
    heapMb: HEAP_MB,
  })

  async function run(order: ModelOrder) {
    const answer = await runner.run(order)
    if ('refusal' in answer) {
      throw new ModelFailure(answer.refusal)
    }
    return answer
  }

  return {
    getRecognizer() {
      if (folder === null || recognizer === null) {
        return null
      }
      const { name, language, config } = recognizer
      return {
        name,
        async hear(file) {
          const answer = await run({ kind: 'hear', folder, config, file })
          const words = 'heard' in answer ? readTokens(answer.heard) : null
          if (words === null || !('heard' in answer)) {
            throw new ModelFailure(NO_TIMES)
          }
          const said = /[a-z]{2}/.exec(answer.heard.lang)?.[0]
          return { words, language: language ?? said ?? null }
        },
      }
    },
    listVoices: () => voices,
    async speak({ config, speaker }, text) {
      const answer = await run({ kind: 'speak', folder: folder ?? '', config, speaker, text })
      return 'wav' in answer ? answer.wav : new Uint8Array(0)
    },
    close: () => runner.close(),
  }
}

/** @returns null without the file */
function readFile<T extends z.ZodType>(folder: string, name: string, schema: T): z.output<T> | null {
  let text: string
  try {
    text = readFileSync(join(folder, name), 'utf8')
  } catch {
    return null
  }
  const parsed = schema.safeParse(parseJson(text))
  if (!parsed.success) {
    throw new Error(`${name} of SPEECH_MODELS_DIR: ${z.prettifyError(parsed.error)}`)
  }
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
