import type { CreditEntryKind } from '@marquee/contract/credits'

const ADJUSTMENTS: Readonly<Record<string, string>> = {
  set_aside: 'Set aside: its payment was taken back',
  given_back: 'Given back: its payment stands',
}

/** Describes the purpose of an entry in one line. @param title the title of its feature, when it has one */
export function describeEntry(kind: CreditEntryKind, title: string | null, reference: string): string {
  const what = title ?? 'Credits'
  switch (kind) {
    case 'grant':
      return describeGrant(reference)
    case 'topup':
      return 'Top-up'
    case 'expire':
      return 'Expired credits'
    case 'adjust':
      return ADJUSTMENTS[reference] ?? 'Correction'
    case 'hold':
      return `${what}, reserved`
    case 'release':
      return `${what}, reservation ended`
    case 'spend':
      return what
  }
}

function describeGrant(reference: string): string {
  return reference === 'upgrade' ? 'Credits of your plan, after an upgrade' : 'Credits of your plan'
}
