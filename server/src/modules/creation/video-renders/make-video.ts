import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { listCues } from '@marquee/creative/list-cues'
import { listVideoAssets } from '@marquee/creative/list-video-assets'
import { listTimedScenes, type TimedScene } from '@marquee/creative/scene-times'
import type { VideoProject } from '@marquee/creative/video-project'
import { FRAMES_PER_SECOND } from '@marquee/creative/video-time'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { VideoRenderProcess } from '../../../platform/video-rendering/video-project-renderer.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import { hashScene } from './hash-scene.ts'
import { createRenderedSceneRepository } from './rendered-scenes.repository.ts'
import type { RenderedVideoRow } from './rendered-videos.repository.ts'
import type { RenderRow } from './video-renders.repository.ts'

/** The frames that are drawn and encoded at once: five seconds. */
const MOST_FRAMES = 5 * FRAMES_PER_SECOND

type FrameRange = Pick<TimedScene, 'start' | 'end'>

interface Dependencies {
  db: Database
  clock: Clock
  storage: Pick<Storage, 'get' | 'put'>
  assets: Pick<AssetService, 'find' | 'open'>
}

/** One file that is to be made, and where. */
export interface VideoOrder {
  file: RenderedVideoRow
  render: RenderRow
  /** As it is drawn: without captions when they are not drawn into the image. */
  project: VideoProject
  /** A temporary folder for everything that is made. */
  folder: string
}

/** What happens between the steps of making a file. */
export interface MakingSteps {
  /** Told the number of finished frames of the file. */
  onFrames: (done: number) => void
  /** Asked when some frames were drawn and kept. True: another workspace has its turn, and what is left is made later. */
  giveWay: (drawn: number) => Promise<boolean>
}

export interface MadeVideo {
  /** The paths of the finished files. */
  video: string
  poster: string
}

/**
 * Makes the file of a render. Scenes that were encoded before, by an attempt that was killed or for an earlier render, are used
 * again; the others are kept as soon as they are encoded.
 */
export function createVideoMaker({ db, clock, storage, assets }: Dependencies) {
  const scenes = createRenderedSceneRepository(db)

  /** Copies the files of a project into the folder. @returns their paths by asset id; files that were removed are missing */
  async function copyAssets({ file, project, folder }: VideoOrder): Promise<Record<string, string>> {
    const found = await assets.find(file.workspace_id, listVideoAssets(project))
    const copied: Record<string, string> = {}
    for (const { id } of found) {
      const path = join(folder, id)
      const { stream } = await assets.open(file.workspace_id, id)
      await pipeline(await stream(), createWriteStream(path))
      copied[id] = path
    }
    return copied
  }

  /** @returns whether the scene was kept, and is in the file now */
  async function fetchScene(workspaceId: string, hash: string, path: string): Promise<boolean> {
    const kept = await scenes.use(workspaceId, hash, clock.now())
    const object = kept === undefined ? null : await storage.get(kept.storage_key)
    if (object === null) {
      return false
    }
    await pipeline(object.stream, createWriteStream(path))
    return true
  }

  async function keepScene(workspaceId: string, hash: string, { path, frames }: { path: string; frames: number }) {
    const storage_key = `workspaces/${workspaceId}/video-scenes/${hash}`
    await storage.put(storage_key, createReadStream(path))
    await scenes.save({ workspace_id: workspaceId, hash, storage_key, frames }, clock.now())
  }

  /**
   * @returns null when it gave way
   * @throws ProcessFailure
   */
  return async function makeVideo(
    order: VideoOrder,
    process: VideoRenderProcess,
    { onFrames, giveWay }: MakingSteps,
  ): Promise<MadeVideo | null> {
    const { file, render, project, folder } = order
    const { workspace_id: workspaceId, aspect_ratio: format } = file
    const { encoding } = render
    const files = await copyAssets(order)
    const cues = listCues(project, format)
    const assetIds = Object.keys(files)
    const encoded: { file: string; frames: number }[] = []
    for (const range of listTimedScenes(project).flatMap(splitScene)) {
      const frames = range.end - range.start
      const path = join(folder, `frames-${range.start}.mp4`)
      const hash = hashScene({ project, format, encoding, cues, assetIds }, range)
      const isKept = await fetchScene(workspaceId, hash, path)
      if (!isKept) {
        await process.renderScene({ project, format, encoding, files, range, file: path }, (done) =>
          onFrames(range.start + done),
        )
        await keepScene(workspaceId, hash, { path, frames })
      }
      encoded.push({ file: path, frames })
      onFrames(range.end)
      if (!isKept && (await giveWay(frames))) {
        return null
      }
    }
    const made = { video: join(folder, `video.${encoding}`), poster: join(folder, 'poster.jpg') }
    await process.finishVideo({ project, encoding, files, scenes: encoded, ...made })
    return made
  }
}

/** Parts of equal length, so that no workspace waits long for the scene of another one. */
function splitScene({ start, end }: FrameRange): FrameRange[] {
  const count = Math.ceil((end - start) / MOST_FRAMES)
  const at = (index: number) => start + Math.round(((end - start) * index) / count)
  return Array.from({ length: count }, (_, index) => ({ start: at(index), end: at(index + 1) }))
}

export type VideoMaker = ReturnType<typeof createVideoMaker>
