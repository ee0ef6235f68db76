import { type BrandChange, brandChange } from '@marquee/contract/brand-changes'
import { z } from 'zod'
import { cutText, LIST_TEXT } from '../cut-text.ts'

const texts = z.record(z.string(), z.string())

/** A change as texts before and after. */
export const brandChangeOutput = z.object({
  kind: z.enum(['ad', 'landing_page']),
  changed_at: brandChange.options[0].shape.changed_at,
  /** The ad that changed; null for a landing page. */
  ad_id: z.string().nullable(),
  /** The landing page that changed; null for an ad. */
  address: z.string().nullable(),
  changes: z.array(z.string()),
  advertiser_text_before: texts,
  advertiser_text_after: texts,
})

export function presentBrandChange(change: BrandChange): z.input<typeof brandChangeOutput> {
  return {
    kind: change.type,
    changed_at: change.changed_at,
    ad_id: change.type === 'ad' ? change.ad_id : null,
    address: change.type === 'ad' ? null : change.address,
    changes: change.changes,
    advertiser_text_before: listTexts(change.before),
    advertiser_text_after: listTexts(change.after),
  }
}

/** The parts of a version that say something. */
function listTexts(version: BrandChange['before']): Record<string, string> {
  const { first_seen_at: _first, last_seen_at: _last, ...parts } = version
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]): [string, string][] =>
      typeof part === 'string' && part !== '' ? [[name, cutText(part, LIST_TEXT)]] : [],
    ),
  )
}
