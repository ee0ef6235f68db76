import type { GeneratedImage, ImageOrder } from '@marquee/contract/image-generation'
import { imageWords } from '@marquee/contract/image-words'
import { buildId } from './build-id.ts'

const NOW = '2026-03-02T09:00:00.000Z'

/** A finished image of an order. */
export function buildGeneratedImage(changes: Partial<GeneratedImage> = {}, number = 1): GeneratedImage {
  const id = buildId(number, 11)
  return {
    id,
    variation: 1,
    aspect_ratio: '1:1',
    width: 1080,
    height: 1080,
    status: 'done',
    url: `/files/${id}.png`,
    thumbnail_url: `/files/${id}.png?width=640`,
    template_id: 'offer-1',
    document_id: buildId(number, 13),
    is_outdated: false,
    layout_reason: null,
    layout_hints: [],
    file_name: 'northlight-travel-cup-1x1-1',
    failed_reason: null,
    rating: null,
    credits: 2,
    created_at: NOW,
    finished_at: NOW,
    ...changes,
  }
}

/** An order with one finished image. */
export function buildImageOrder(changes: Partial<ImageOrder> = {}, number = 1): ImageOrder {
  return {
    id: buildId(number, 12),
    title: 'Travel cup',
    status: 'done',
    progress: 100,
    source: { kind: 'idea', idea: 'A cup for the way to work' },
    product_id: null,
    brand_profile_id: null,
    words: imageWords.parse({ headline: 'Does not leak', call_to_action: 'Get yours' }),
    aspect_ratios: ['1:1'],
    variations: 1,
    maker: 'embedded',
    product_name: 'Travel cup',
    brand_name: 'Northlight',
    source_name: null,
    images: [buildGeneratedImage()],
    credits_used: 2,
    credits_held: 0,
    created_by_name: 'Ada',
    created_at: NOW,
    updated_at: NOW,
    ...changes,
  }
}
