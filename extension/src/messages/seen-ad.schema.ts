import { capturedAd } from '@marquee/contract/captures'
import { webAddress } from '@marquee/contract/primitives'
import { z } from 'zod'

/** Addresses of files are long where they are signed. */
const fileAddress = z
  .string()
  .max(8000)
  .refine((value) => /^https?:\/\//i.test(value) && URL.canParse(value))

const medium = z.object({
  kind: z.enum(['image', 'video']),
  url: fileAddress.nullable(),
  poster: fileAddress.nullable(),
})

/** An ad as a content script sends it: what a page says, so nothing of it is trusted. */
export const seenAd = capturedAd.omit({ media: true, captured_at: true }).extend({
  page_url: webAddress,
  media: z.array(medium).max(50),
})
export type CheckedAd = z.output<typeof seenAd>
