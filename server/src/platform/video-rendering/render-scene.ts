import { createFrameDrawer } from '@marquee/creative/draw-video-frame'
import type { DrawableImage } from '@marquee/creative/drawing-space'
import { FULL_SIZE } from '@marquee/creative/formats'
import type { FramePlan } from '@marquee/creative/frame-plan'
import { listCues } from '@marquee/creative/list-cues'
import { planFrame } from '@marquee/creative/plan-frame'
import type { VideoProject } from '@marquee/creative/video-project'
import { FRAMES_PER_SECOND } from '@marquee/creative/video-time'
import { createCanvas } from '@napi-rs/canvas'
import { openContext } from '../creative-rendering/draw-on-canvas.ts'
import { registerFonts } from '../fonts/register-fonts.ts'
import type { ReportProgress } from '../processes/process-runner.ts'
import { encodeFrames } from '../video/encode-frames.ts'
import { openClip } from './clip-frames.ts'
import { openImages } from './open-images.ts'
import type { SceneOrder } from './video-orders.ts'

/** Progress is reported about once a second. */
const REPORTED_FRAMES = 15
/** After this number of frames the garbage is collected: the pixels of a frame take 8 MB, of which the collector sees some bytes. */
const COLLECTED_FRAMES = 4

/** Draws and encodes the frames of a scene. Call it only in a child process. */
export async function renderScene(order: SceneOrder, report: ReportProgress): Promise<void> {
  const { project, format, encoding, files, range, file } = order
  registerFonts(listTexts(project))
  const { width, height } = FULL_SIZE[format]
  const canvas = createCanvas(width, height)
  const context = openContext(canvas)
  const makeContext = (w: number, h: number) => openContext(createCanvas(w, h))
  const drawer = createFrameDrawer({ format, width, makeContext })
  const images = await openImages(order)
  const clips = createClipReader(files)
  const cues = listCues(project, format)

  async function* drawFrames(): AsyncGenerator<Buffer> {
    for (let frame = range.start; frame < range.end; frame += 1) {
      const plan = planFrame(project, format, frame, cues)
      const clipFrames = await clips.read(plan)
      const getClipFrame = (assetId: string, clipFrame: number) => clipFrames.get(`${assetId} ${clipFrame}`) ?? null
      drawer.draw(context, project, plan, { images, getClipFrame })
      yield canvas.data()
      const done = frame + 1 - range.start
      if (done % COLLECTED_FRAMES === 1) {
        globalThis.gc?.()
      }
      if (done % REPORTED_FRAMES === 0) {
        report(done / (range.end - range.start), 'Rendering')
      }
    }
  }

  const shape = { width, height, framesPerSecond: FRAMES_PER_SECOND }
  try {
    await encodeFrames({ file, container: 'mp4', codec: encoding, shape }, drawFrames())
  } finally {
    await clips.close()
  }
}

function listTexts({ scenes, overlays, look }: VideoProject): string[] {
  const designs = [...scenes, ...overlays].flatMap(({ texts }) => Object.values(texts))
  return [look.brand_name, ...designs, ...scenes.map(({ spoken }) => spoken)]
}

/** Reads the frames of clips that a plan shows; each file is opened once. */
function createClipReader(files: SceneOrder['files']) {
  const opened = new Map<string, ReturnType<typeof openClip>>()
  return {
    /** @returns the images by asset id and number of the frame; frames of missing files are missing */
    async read({ designs }: FramePlan): Promise<Map<string, DrawableImage>> {
      const frames = new Map<string, DrawableImage>()
      for (const drawing of designs.flatMap(({ drawings }) => drawings)) {
        const path = drawing.kind === 'clip' ? files[drawing.asset_id] : undefined
        if (drawing.kind === 'clip' && path !== undefined) {
          const clip = opened.get(drawing.asset_id) ?? openClip(path)
          opened.set(drawing.asset_id, clip)
          const image = await (await clip).read(drawing.clip_frame)
          if (image !== null) {
            frames.set(`${drawing.asset_id} ${drawing.clip_frame}`, image)
          }
        }
      }
      return frames
    },
    async close(): Promise<void> {
      for (const clip of opened.values()) {
        await (await clip).close()
      }
    },
  }
}
