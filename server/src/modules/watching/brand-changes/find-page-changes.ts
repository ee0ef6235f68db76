import type { PagePart } from '@marquee/contract/brand-changes'
import type { LandingPage } from '../watching.ports.ts'

/** The parts in which two versions of a landing page differ. A text that a named part repeats is counted with that part only. */
export function findPageChanges(before: LandingPage, after: LandingPage): PagePart[] {
  const hasChanged: Record<Exclude<PagePart, 'text'>, boolean> = {
    title: before.title !== after.title,
    headline: before.headline !== after.headline,
    price: toAmount(before) !== toAmount(after),
    offer: before.offer !== after.offer,
    call_to_action: before.call_to_action !== after.call_to_action,
  }
  const named = (Object.keys(hasChanged) as (keyof typeof hasChanged)[]).filter((part) => hasChanged[part])
  return named.length === 0 && before.text_hash !== after.text_hash ? ['text'] : named
}

/** `24.9` and `24.90` are one price. */
function toAmount({ price, currency }: LandingPage): string {
  return price === null ? '' : `${Number(price)} ${currency ?? ''}`
}
