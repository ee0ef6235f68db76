import { Readable } from 'node:stream'
import type { StoredAsset } from '@marquee/contract/assets'
import { describeRights } from '@marquee/creative/describe-rights'
import { toTimeline } from '@marquee/creative/to-timeline'
import { writeRights } from '@marquee/creative/write-rights'
import yazl from 'yazl'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import type { VideoService } from '../videos/videos.service.ts'

interface Dependencies {
  assets: Pick<AssetService, 'open'>
  videos: Pick<VideoService, 'get'>
}

/** What a video is handed over with to those who cut it further or publish it. */
export function createVideoHandOverService({ assets, videos }: Dependencies) {
  return {
    /**
     * A ZIP with the cut as OpenTimelineIO, the files that it names, and the rights and disclosure sheet.
     * @throws DomainError 404 when the workspace has no such video
     */
    async open(actor: Pick<Actor, 'workspaceId'>, id: string): Promise<Readable> {
      const { title, project, assets: files } = await videos.get(actor, id)
      const media = new Map(files.filter(isMedia).map((file) => [file.id, `media/${file.id}${getExtension(file)}`]))
      const names = new Map(files.map((file) => [file.id, file.name]))
      const archive = new yazl.ZipFile()
      const content = Readable.from(archive.outputStream)
      archive.on('error', (error: Error) => content.destroy(error))
      const timeline = toTimeline(title, project, { findFile: (asset) => media.get(asset) })
      archive.addBuffer(Buffer.from(JSON.stringify(timeline, null, 2)), 'cut.otio')
      archive.addBuffer(Buffer.from(writeRights(title, describeRights(project, names))), 'rights.txt')
      for (const [asset, path] of media) {
        // A file is opened when the archive comes to it.
        archive.addReadStreamLazy(path, { compress: false }, (give) => {
          assets
            .open(actor.workspaceId, asset)
            .then(({ stream }) => stream())
            .then(
              (stream) => give(null, stream),
              (error: unknown) => content.destroy(error instanceof Error ? error : new Error(String(error))),
            )
        })
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

function getExtension({ url }: StoredAsset): string {
  return /\.\w+$/.exec(url)?.[0] ?? ''
}
