import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listTimedScenes } from '@marquee/creative/scene-times'
import { endVideoMaker, makeVideo } from '../../testing/videos/make-video.ts'
import { createPlainProject } from '../../testing/videos/plain-project.ts'
import { endVideoReader, readVideo } from '../../testing/videos/read-video.ts'
import { createVideoNormalizer } from '../video/video-normalizer.ts'
import { createVideoProjectRenderer } from './video-project-renderer.ts'

// Videos are made, normalized and rendered by processes of their own.
jest.setTimeout(120_000)

/** The grey of each second of the upload. */
const GREYS = [40, 80, 120, 160, 200]
const SCENE = 20

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-test-'))
})
afterAll(async () => {
  endVideoMaker()
  endVideoReader()
  await rm(folder, { recursive: true, force: true })
})

async function prepareClip(): Promise<{ file: string; frames: number }> {
  const normalizer = createVideoNormalizer()
  const [source, file] = [join(folder, 'upload'), join(folder, 'clip.webm')]
  const toColor = (grey: number) => `#${grey.toString(16).padStart(2, '0').repeat(3)}`
  const scenes = GREYS.map((grey) => ({ seconds: 1, color: toColor(grey) }))
  await writeFile(source, await makeVideo({ width: 64, height: 64, scenes }))
  const { frames } = await normalizer.normalize({ source, target: file, duration: GREYS.length }, () => undefined)
  normalizer.close()
  return { file, frames }
}

/** The brightness in the middle of each frame of two scenes that show a clip from two places, with a fade of six frames between them. */
async function renderScenes(clip: { file: string; frames: number }, places: readonly [number, number]) {
  const shown = { id: randomUUID(), asset_id: randomUUID(), name: 'clip', width: 64, height: 64, has_sound: false }
  const plain = createPlainProject(places.map(() => ({ duration: SCENE, background: 'soft', headline: '' })))
  const project = {
    ...plain,
    music: null,
    clips: [{ ...shown, frames: clip.frames }],
    scenes: plain.scenes.map((scene, index) => ({
      ...scene,
      background: { kind: 'clip' as const, clip_id: shown.id, from: places[index] ?? 0, speed: 1, volume: 0 },
    })),
  }
  const process = createVideoProjectRenderer({ isH264Wanted: false }).open()
  const files = { [shown.asset_id]: clip.file }
  const frames: number[] = []
  for (const { start, end, index } of listTimedScenes(project)) {
    const file = join(folder, `scene-${index}.mp4`)
    const order = { project, format: '1:1', encoding: 'webm', files, range: { start, end }, file } as const
    await process.renderScene(order, () => undefined)
    const reading = await readVideo(file)
    frames.push(...reading.frames.map((pixels) => pixels[(12 * 24 + 12) * 3] ?? 0))
  }
  process.close()
  return frames
}

test('[P-46] a clip is shown from the place it is trimmed to, also while it fades from another part of itself', async () => {
  const clip = await prepareClip()
  const grey = (frame: number) => GREYS[Math.floor(frame / 30)] ?? 0
  for (const places of [
    [0, 125],
    [95, 35],
  ] as const) {
    const frames = await renderScenes(clip, places)
    const [first, second] = [grey(places[0] + 5), grey(places[1] + 15)]
    expect(frames).toHaveLength(SCENE * 2)
    expect(Math.abs((frames[5] ?? 0) - first)).toBeLessThan(12)
    expect(Math.abs((frames[SCENE + 15] ?? 0) - second)).toBeLessThan(12)
    const fading = frames[SCENE + 2] ?? 0
    expect(fading).toBeGreaterThan(Math.min(first, second) + 10)
    expect(fading).toBeLessThan(Math.max(first, second) - 10)
  }
}, 30_000)
