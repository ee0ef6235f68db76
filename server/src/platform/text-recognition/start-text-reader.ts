import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, PSM, type Worker } from 'tesseract.js'

/** The English models are in the package; nothing is loaded from the network. */
const MODELS = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
)

/** Starts a thread that recognizes text which is scattered over an image. The caller ends it. */
export async function startTextReader(): Promise<Worker> {
  const started = await createWorker('eng', 1, { langPath: MODELS, gzip: true, cacheMethod: 'none' })
  await started.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, user_defined_dpi: '150' })
  return started
}
