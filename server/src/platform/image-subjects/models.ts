import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter'
import { io, ready, setBackend } from '@tensorflow/tfjs-core'
import { z } from 'zod'

const require = createRequire(import.meta.url)
/** The models lie in this package; its code is not used, and nothing is loaded from the network. */
const MODELS = join(dirname(require.resolve('@vladmandic/human')), '../models')
const WASM = `${dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/`

const modelFile = z.object({
  modelTopology: z.looseObject({}),
  signature: z.looseObject({}).optional(),
  weightsManifest: z.array(z.object({ weights: z.array(z.custom<io.WeightsManifestEntry>()) })),
})

/** Loads a graph model with its weights into WebAssembly. @param name of its files in the package */
export async function loadModel(name: 'centernet' | 'blazeface' | 'movenet-lightning'): Promise<GraphModel> {
  setWasmPaths(WASM)
  await setBackend('wasm')
  await ready()
  const { modelTopology, signature, weightsManifest } = modelFile.parse(
    JSON.parse(readFileSync(join(MODELS, `${name}.json`), 'utf8')),
  )
  const weights = readFileSync(join(MODELS, `${name}.bin`))
  return loadGraphModel(
    io.fromMemory({
      modelTopology,
      ...(signature === undefined ? {} : { signature }),
      weightSpecs: weightsManifest.flatMap(({ weights: specs }) => specs),
      weightData: new Uint8Array(weights).buffer,
    }),
  )
}
