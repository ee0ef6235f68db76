import { videoEncoding } from '@marquee/contract/video-renders'
import { aspectRatio } from '@marquee/creative/formats'
import { videoProject } from '@marquee/creative/video-project'
import { z } from 'zod'

const frame = z.number().int().min(0)
/** The paths of the project's files, by asset id; files that were removed are missing. */
const files = z.record(z.string(), z.string())

/** Draws and encodes the frames of one scene. */
const sceneOrder = z.object({
  kind: z.literal('scene'),
  project: videoProject,
  format: aspectRatio,
  encoding: videoEncoding,
  files,
  /** The frames of the video, without `end`. */
  range: z.object({ start: frame, end: frame }),
  /** The path of the new file. */
  file: z.string(),
})
export type SceneOrder = Omit<z.infer<typeof sceneOrder>, 'kind'>

/** Mixes the sound, joins the encoded scenes, and takes the poster from the first one. */
const finishOrder = z.object({
  kind: z.literal('finish'),
  project: videoProject,
  encoding: videoEncoding,
  files,
  /** What `renderScene` wrote, with the number of frames. */
  scenes: z.array(z.object({ file: z.string(), frames: frame })).min(1),
  /** The paths of the new files. */
  video: z.string(),
  poster: z.string(),
})
export type FinishOrder = Omit<z.infer<typeof finishOrder>, 'kind'>

export const videoOrder = z.discriminatedUnion('kind', [sceneOrder, finishOrder])
export type VideoOrder = z.infer<typeof videoOrder>
