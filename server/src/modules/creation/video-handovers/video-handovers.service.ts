import { Readable } from 'node:stream'
import type { StoredAsset } from '@marquee/contract/assets'
import { describeRights } from '@marquee/creative/describe-rights'
import { toTimeline } from '@marquee/creative/to-timeline'
import { writeRights } from '@marquee/creative/write-rights'
import yazl from 'yazl'
import type { Actor } from '../../../platform/http/actor.ts'
import { isVideoLibraryInstalled } from '../../../platform/video/video-library.ts'
import type { VideoNormalizer } from '../../../platform/video/video-normalizer.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import type { VideoService } from '../videos/videos.service.ts'
import { getCopyExtension, openCopy } from './cutting-media.ts'

interface Dependencies {
  assets: Pick<AssetService, 'open'>
  videos: Pick<VideoService, 'get'>
  normalizer: Pick<VideoNormalizer, 'normalize'>
}

/** What a video is handed over with to those who cut it further or publish it. */
export function createVideoHandOverService({ assets, videos, normalizer }: Dependencies) {
  return {
    /**
     * A ZIP with the cut as OpenTimelineIO, the files that it names, and the rights and disclosure sheet. Images and videos that cutting
     * programs do not open stand beside their copies as PNG and MP4.
     * @throws DomainError 404 when the workspace has no such video
     */
    async open(actor: Pick<Actor, 'workspaceId'>, id: string): Promise<Readable> {
      const { title, project, assets: files } = await videos.get(actor, id)
      const media = files.filter(isMedia).map((file) => toMedia(file, isVideoLibraryInstalled()))
      const byId = new Map(media.map((file) => [file.asset.id, file]))
      const names = new Map(files.map((file) => [file.id, file.name]))
      const archive = new yazl.ZipFile()
      const content = Readable.from(archive.outputStream)
      archive.on('error', (error: Error) => content.destroy(error))
      const timeline = toTimeline(title, project, { findFile: (asset) => byId.get(asset) })
      archive.addBuffer(Buffer.from(JSON.stringify(timeline, null, 2)), 'cut.otio')
      archive.addBuffer(Buffer.from(writeRights(title, describeRights(project, names))), 'rights.txt')
      // A file is opened, or converted, when the archive comes to it.
      const add = (path: string, open: () => Promise<Readable>) =>
        archive.addReadStreamLazy(path, { compress: false }, (give) => {
          open().then(
            (stream) => give(null, stream),
            (error: unknown) => content.destroy(error instanceof Error ? error : new Error(String(error))),
          )
        })
      for (const { asset, path, original } of media) {
        const openOriginal = async () => (await assets.open(actor.workspaceId, asset.id)).stream()
        add(original ?? path, openOriginal)
        if (original !== null) {
          add(path, () => openCopy(asset, normalizer, openOriginal))
        }
      }
      archive.end()
      return content
    },
  }
}

export type VideoHandOverService = ReturnType<typeof createVideoHandOverService>

function isMedia({ kind }: StoredAsset): boolean {
  return kind === 'image' || kind === 'video' || kind === 'audio'
}

/** The paths of a file in the archive: of the file that cutting programs open, and of the original that it was made of. */
function toMedia(asset: StoredAsset, hasVideos: boolean) {
  const stem = `media/${asset.id}`
  const original = `${stem}${/\.\w+$/.exec(asset.url)?.[0] ?? ''}`
  const copy = getCopyExtension(asset, hasVideos)
  return copy === null ? { asset, path: original, original: null } : { asset, path: `${stem}${copy}`, original }
}
