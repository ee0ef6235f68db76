// Runs apart from the server, because a model needs much memory and may crash its process.
import { serveProcess } from '../processes/serve-process.ts'
import { loadSherpa, type Sherpa, SherpaMissing } from './load-sherpa.ts'
import { heardTokens, type ModelAnswer, modelOrder, type ModelOrder } from './model-orders.ts'
import { resolveConfig } from './resolve-config.ts'
import { buildWav } from '../sound/build-wav.ts'

const MEMORY_MB = 3072

/** A model is loaded once and kept as long as orders ask for the same one. */
function keepLast<Model>(create: (config: object) => Model): (key: string, config: object) => Model {
  let last: { key: string; model: Model } | undefined
  return (key, config) => {
    last = last?.key === key ? last : { key, model: create(config) }
    return last.model
  }
}

let recognizers: ReturnType<typeof keepLast<InstanceType<Sherpa['OfflineRecognizer']>>> | undefined
let voices: ReturnType<typeof keepLast<InstanceType<Sherpa['OfflineTts']>>> | undefined

async function work(order: ModelOrder): Promise<ModelAnswer> {
  try {
    const sherpa = loadSherpa(order.folder)
    const key = JSON.stringify([order.folder, order.config])
    const config = resolveConfig(order.folder, order.config)
    if (order.kind === 'hear') {
      recognizers ??= keepLast((given) => new sherpa.OfflineRecognizer(given))
      const recognizer = recognizers(key, config)
      const stream = recognizer.createStream()
      stream.acceptWaveform(sherpa.readWave(order.file, false))
      recognizer.decode(stream)
      return { heard: heardTokens.parse(recognizer.getResult(stream)) }
    }
    voices ??= keepLast((given) => new sherpa.OfflineTts(given))
    const request = { text: order.text, sid: order.speaker, speed: 1, enableExternalBuffer: false }
    const { samples, sampleRate } = voices(key, config).generate(request)
    const integers = Int16Array.from(samples, (value) => Math.round(Math.max(-1, Math.min(1, value)) * 32_767))
    return { wav: buildWav(integers, sampleRate) }
  } catch (error) {
    if (error instanceof SherpaMissing) {
      return { refusal: error.message }
    }
    throw error
  }
}

serveProcess({ order: modelOrder, work, memoryMb: MEMORY_MB })
