import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

// This runs before the canvas is loaded, because images must not depend on the fonts of a machine.
process.env.DISABLE_SYSTEM_FONTS_LOAD = '1'
if (process.platform === 'linux') {
  // On Linux a thread has its own priority (elsewhere it is that of the process): requests take precedence over drawing.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}
const { draw } = await import('./render-image.ts')
const { renderJob } = await import('./render-job.ts')
const { UnreadableFont } = await import('./unreadable-font.ts')

parentPort?.on('message', (request: { id: number; job: unknown }) => {
  void answer(request)
})

async function answer({ id, job }: { id: number; job: unknown }): Promise<void> {
  try {
    parentPort?.postMessage({ id, ...(await draw(renderJob.parse(job))) })
  } catch (error) {
    parentPort?.postMessage({ id, ...explain(error) })
  }
}

function explain(error: unknown): { refusal: string } | { failure: string } {
  if (error instanceof UnreadableFont) {
    return { refusal: error.message }
  }
  return { failure: error instanceof Error ? error.message : String(error) }
}
