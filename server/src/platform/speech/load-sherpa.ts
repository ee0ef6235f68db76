import { createRequire } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'

const waveform = z.object({ samples: z.instanceof(Float32Array), sampleRate: z.number() })
type Waveform = z.infer<typeof waveform>

interface OfflineStream {
  acceptWaveform(wave: Waveform): void
}

/** The part of sherpa-onnx-node that is used, as its JSDoc describes it. The package has no declarations. */
export interface Sherpa {
  OfflineRecognizer: new (config: object) => {
    createStream(): OfflineStream
    decode(stream: OfflineStream): void
    /** `OfflineRecognizerResult` */
    getResult(stream: OfflineStream): unknown
  }
  OfflineTts: new (config: object) => {
    /** `TtsRequest`, `GeneratedAudio` */
    generate(request: { text: string; sid: number; speed: number; enableExternalBuffer: boolean }): Waveform
  }
  readWave(file: string, enableExternalBuffer: boolean): Waveform
}

const isConstructor = (value: unknown) => typeof value === 'function'
const sherpaModule = z.custom<Sherpa>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'OfflineRecognizer' in value &&
    'OfflineTts' in value &&
    'readWave' in value &&
    [value.OfflineRecognizer, value.OfflineTts, value.readWave].every(isConstructor),
)

/** The package is not installed in the model folder, or not for this machine. */
export class SherpaMissing extends Error {
  override readonly name = 'SherpaMissing'
}

/**
 * Loads sherpa-onnx-node of the model folder, where the operator installs it beside the models. Call it only in a child process: it is
 * native code.
 * @throws SherpaMissing
 */
export function loadSherpa(folder: string): Sherpa {
  try {
    return sherpaModule.parse(createRequire(join(folder, 'package.json'))('sherpa-onnx-node'))
  } catch (cause) {
    throw new SherpaMissing('The folder of SPEECH_MODELS_DIR has no sherpa-onnx-node that runs on this machine.', {
      cause,
    })
  }
}
