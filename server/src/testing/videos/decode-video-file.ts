import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAnalysisRunner } from '../../modules/analysis/creative-analyses/analysis-runner.ts'

/** Decodes every frame of a WebM file, in a child process. */
export async function decodeVideoFile(content: Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-test-'))
  const runner = createAnalysisRunner()
  try {
    const file = join(folder, 'video.webm')
    await writeFile(file, content)
    const words = { headline: '', body: '', call_to_action: '' }
    const { width, height, video } = (await runner.analyseVideo({ file, words, placements: [] }, () => {})).result
    const seconds = Math.round(video?.duration_s ?? 0)
    return { width, height, codec: video?.codec, frames: video?.frames_count, seconds }
  } finally {
    runner.close()
    await rm(folder, { recursive: true, force: true })
  }
}
