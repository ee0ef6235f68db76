import type { StaffPick } from '@marquee/contract/staff-picks'
import { formatCount } from '@marquee/ui/format-number'

/** The number of ads and of copies of a recommended board: "14 ads · copied 3 times". */
export function pickFigures({ ads_count, copies_count }: Pick<StaffPick, 'ads_count' | 'copies_count'>): string {
  const copies = copies_count === 0 ? 'not copied yet' : `copied ${formatCount(copies_count, 'time')}`
  return `${formatCount(ads_count, 'ad')} · ${copies}`
}
