import type { HandlerInput } from '@marquee/contract/endpoint'
import type { createImageOrder } from '@marquee/contract/image-generation'
import { imageWords } from '@marquee/contract/image-words'

/** Two designs in two formats, drawn by the built-in templates. */
export const demoImageOrder: HandlerInput<typeof createImageOrder>['body'] = {
  idempotency_key: '5d0c6f5e-3b0a-4f0e-9a51-6f1f0c3f0a13',
  source: { kind: 'idea', idea: 'One serum in place of four bottles' },
  product_id: null,
  brand_profile_id: null,
  words: imageWords.parse({
    headline: 'Four bottles out, one stays.',
    subline: 'One serum, morning and night.',
    body: 'Your skin is not difficult. Your shelf is.',
    call_to_action: 'See the serum',
    benefit_1: 'One step',
    benefit_2: 'No perfume',
    benefit_3: 'Glass bottle',
  }),
  aspect_ratios: ['1:1', '4:5'],
  variations: 2,
  maker: 'embedded',
}
