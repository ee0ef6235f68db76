import { randomUUID } from 'node:crypto'
import { createVideoRender } from '@marquee/contract/video-renders'
import { createVideo } from '@marquee/contract/videos'
import type { SignedInAgent } from './agent.ts'

/** Creates a video of one short scene about a product, and orders its render, which the next run of the jobs makes. */
export async function addVideo(owner: SignedInAgent, productId: string, mark: string) {
  const video = await owner.call(createVideo, {
    body: {
      idempotency_key: randomUUID(),
      title: mark,
      source: { kind: 'product', product_id: productId },
      product_id: productId,
      language: 'en',
      aspect_ratios: ['1:1'],
      scenes: [
        {
          role: 'hook',
          frames: 15,
          spoken: mark,
          texts: { headline: mark },
          asset_id: null,
          motion: 'none',
          fact: null,
        },
      ],
      captions: 'none',
      music: null,
    },
  })
  const { id, version } = video.body.data
  const render = await owner.call(createVideoRender, {
    params: { id },
    body: { idempotency_key: randomUUID(), version, aspect_ratios: ['1:1'], encoding: 'webm', captions: 'webvtt' },
  })
  return { video_id: id, video_render_id: render.body.data.id, video_file_id: render.body.data.files[0]?.id ?? '' }
}
