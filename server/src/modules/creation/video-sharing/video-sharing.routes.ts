import { attachBriefVideo, detachBriefVideo, listBriefVideos } from '@marquee/contract/brief-videos'
import { getSharedVideo } from '@marquee/contract/shared-videos'
import { getVideoShare, revokeVideoShare, shareVideo } from '@marquee/contract/sharing'
import type { FastifyInstance } from 'fastify'
import { implement, implementAnonymous } from '../../../platform/http/implement.ts'
import type { BriefVideoService } from './brief-videos.service.ts'
import type { SharedVideoService } from './shared-videos.service.ts'

interface Services {
  shared: SharedVideoService
  briefVideos: BriefVideoService
}

export function registerVideoSharingRoutes(app: FastifyInstance, { shared, briefVideos }: Services): void {
  implement(app, getVideoShare, async ({ actor, params }) => ({ data: await shared.getShare(actor, params.id) }))
  implement(app, shareVideo, async ({ actor, params, body }) => ({ data: await shared.share(actor, params.id, body) }))
  implement(app, revokeVideoShare, ({ actor, params }) => shared.revoke(actor, params.id))
  implementAnonymous(app, getSharedVideo, async ({ params }) => ({ data: await shared.open(params.token) }))

  implement(app, listBriefVideos, async ({ actor, params }) => ({ data: await briefVideos.list(actor, params.id) }))
  implement(app, attachBriefVideo, async ({ actor, params, body }) => ({
    data: await briefVideos.attach(actor, params.id, body.video_id),
  }))
  implement(app, detachBriefVideo, ({ actor, params }) => briefVideos.detach(actor, params.id, params.video_id))
}
