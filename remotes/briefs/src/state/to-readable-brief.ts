import type { Brief } from '@marquee/contract/briefs'
import type { SharedBrief } from '@marquee/contract/shared-briefs'

/** The content of a brief that readers see. */
export type ReadableBrief = Omit<SharedBrief, 'workspace_name' | 'allows_comments' | 'review'>

/** A kept version, whose words are fixed: its ads, images and videos are shown with the current one. */
export function toReadableBrief(brief: Brief): ReadableBrief {
  return { ...brief, product_name: null, reference_ads: [], images: [], videos: [] }
}
