import type { Brief } from '@marquee/contract/briefs'
import { href } from '@marquee/remote-kit/routes'

const LONGEST_IDEA = 1000

/** Where images of a brief begin: with its first ad, else with what it says; its product comes along. */
export function createImagesAddress(
  brief: Pick<Brief, 'reference_ad_ids' | 'product_id' | 'concept' | 'objective' | 'title'>,
): string {
  const product = brief.product_id ?? undefined
  const [ad] = brief.reference_ad_ids
  if (ad !== undefined) {
    return href('ai-start-generate', { query: { ad, product } })
  }
  const idea = (brief.concept || brief.objective || brief.title).slice(0, LONGEST_IDEA)
  return href('image-generation-create', { query: { idea, product } })
}
