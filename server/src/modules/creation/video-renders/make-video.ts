import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { listCues } from '@marquee/creative/list-cues'
import { listVideoAssets } from '@marquee/creative/list-video-assets'
import { listTimedScenes } from '@marquee/creative/scene-times'
import type { VideoProject } from '@marquee/creative/video-project'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { VideoRenderProcess } from '../../../platform/video-rendering/video-project-renderer.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import { hashScene } from './hash-scene.ts'
import { createRenderedSceneRepository } from './rendered-scenes.repository.ts'
import type { RenderedVideoRow } from './rendered-videos.repository.ts'
import type { RenderRow } from './video-renders.repository.ts'

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
   * @param onFrames told the number of finished frames of the file
   * @throws ProcessFailure
   */
  return async function makeVideo(
    order: VideoOrder,
    process: VideoRenderProcess,
    onFrames: (done: number) => void,
  ): Promise<MadeVideo> {
    const { file, render, project, folder } = order
    const { workspace_id: workspaceId, aspect_ratio: format } = file
    const { encoding } = render
    const files = await copyAssets(order)
    const cues = listCues(project, format)
    const assetIds = Object.keys(files)
    const encoded: { file: string; frames: number }[] = []
    for (const scene of listTimedScenes(project)) {
      const frames = scene.end - scene.start
      const path = join(folder, `scene-${scene.index}.mp4`)
      const hash = hashScene({ project, format, encoding, cues, assetIds }, scene)
      if (!(await fetchScene(workspaceId, hash, path))) {
        const range = { start: scene.start, end: scene.end }
        await process.renderScene({ project, format, encoding, files, range, file: path }, (done) =>
          onFrames(scene.start + done),
        )
        await keepScene(workspaceId, hash, { path, frames })
      }
      encoded.push({ file: path, frames })
      onFrames(scene.end)
    }
    const made = { video: join(folder, `video.${encoding}`), poster: join(folder, 'poster.jpg') }
    await process.finishVideo({ project, encoding, files, scenes: encoded, ...made })
    return made
  }
}

export type VideoMaker = ReturnType<typeof createVideoMaker>
