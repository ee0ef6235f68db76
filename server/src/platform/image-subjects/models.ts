import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter'
import { io, ready, setBackend } from '@tensorflow/tfjs-core'
import { z } from 'zod'

const require = createRequire(import.meta.url)
const WASM = `${dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/`

const modelFile = z.object({
  modelTopology: z.looseObject({}),
  signature: z.looseObject({}).optional(),
  weightsManifest: z.array(z.object({ weights: z.array(z.custom<io.WeightsManifestEntry>()) })),
})

/**
 * The folder of the models. Their package is optional, because the licence of one of them is not certain (decision 108). Its code is not
 * used, and nothing is loaded from the network.
 */
function findModels(): string | null {
  try {
    return join(dirname(require.resolve('@vladmandic/human')), '../models')
  } catch {
    return null
  }
}

/**
 * Loads a graph model with its weights into WebAssembly.
 * @param name of its files in the package
 * @returns null without the package
 */
export async function loadModel(name: 'centernet' | 'blazeface' | 'movenet-lightning'): Promise<GraphModel | null> {
  const models = findModels()
  if (models === null) {
    return null
  }
  setWasmPaths(WASM)
  await setBackend('wasm')
  await ready()
  const { modelTopology, signature, weightsManifest } = modelFile.parse(
    JSON.parse(readFileSync(join(models, `${name}.json`), 'utf8')),
  )
  const weights = readFileSync(join(models, `${name}.bin`))
  return loadGraphModel(
    io.fromMemory({
      modelTopology,
      ...(signature === undefined ? {} : { signature }),
      weightSpecs: weightsManifest.flatMap(({ weights: specs }) => specs),
      weightData: new Uint8Array(weights).buffer,
    }),
  )
}
