import { randomUUID } from 'node:crypto'
import { attachBriefImages } from '@marquee/contract/brief-images'
import { saveGenerationProvider } from '@marquee/contract/generation-providers'
import { createImageOrder, getImageOrder } from '@marquee/contract/image-generation'
import type { SignedInAgent } from './agent.ts'

/** Orders an image of a product, and stores a provider, with a mark in every text. @returns the order's id */
export async function orderSomeImages(owner: SignedInAgent, productId: string, mark: string): Promise<string> {
  await owner.call(saveGenerationProvider, {
    body: { base_address: 'https://models.example/v1', text_model: '', image_model: mark, api_key: `key-${mark}` },
  })
  const order = await owner.call(createImageOrder, {
    body: {
      source: { kind: 'idea', idea: mark },
      product_id: productId,
      brand_profile_id: null,
      words: { headline: mark, call_to_action: mark },
      aspect_ratios: ['1:1'],
      variations: 1,
      maker: 'embedded',
      idempotency_key: randomUUID(),
    },
  })
  return order.body.data.id
}

/** Attaches the finished images of an order to a brief. @returns the first image */
export async function attachImagesToBrief(owner: SignedInAgent, orderId: string, briefId: string): Promise<string> {
  const { images } = (await owner.call(getImageOrder, { params: { id: orderId } })).body.data
  const body = { image_ids: images.map(({ id }) => id) }
  await owner.call(attachBriefImages, { params: { id: briefId }, body })
  return body.image_ids[0] ?? ''
}
