import type { WorkspaceSummary } from '@marquee/contract/workspace-summary'
import { href } from '@marquee/remote-kit/routes'

interface SummaryFigureDefinition {
  name: Exclude<keyof WorkspaceSummary, 'launches'>
  label: string
  /** The page that lists the counted objects. */
  to: string
  /** The suggested first step while the count is 0, and its address. */
  start: { words: string; to: string }
}

/** The figures of the dashboard, in their order. */
export const summaryFigures: readonly SummaryFigureDefinition[] = [
  {
    name: 'saved_ads',
    label: 'Saved ads',
    to: href('swipe-file'),
    start: { words: 'Find ads to save', to: href('explore') },
  },
  {
    name: 'followed_brands',
    label: 'Followed brands',
    to: href('explore-brands', { query: { followed: 'only' } }),
    start: { words: 'Choose brands to follow', to: href('explore-brands') },
  },
  {
    name: 'boards',
    label: 'Boards',
    to: href('swipe-file'),
    start: { words: 'Copy a picked board', to: href('staff-picks') },
  },
  { name: 'briefs', label: 'Briefs', to: href('briefs'), start: { words: 'Write a brief', to: href('briefs') } },
  {
    name: 'products',
    label: 'Products',
    to: href('products'),
    start: { words: 'Add a product', to: href('create-product') },
  },
  {
    name: 'members',
    label: 'Members',
    to: href('account-settings.workspaces'),
    start: { words: 'Open your workspaces', to: href('account-settings.workspaces') },
  },
]

/** The totals at the end of each day, preceded by the total before the first day. */
export function totalsByDay({ total, added }: WorkspaceSummary['saved_ads']): number[] {
  const totals = [total]
  for (const count of added.toReversed()) {
    totals.unshift((totals[0] ?? 0) - count)
  }
  return totals
}
