import type { ShareAllowance } from '@marquee/ui/share-allowances'

/** The right of a link's guests to save the shared files. */
export const GUESTS_MAY_SAVE = {
  name: 'allows_download',
  label: 'Guests may save the files',
  state: 'Guests may save the files.',
  isUsual: true,
} as const satisfies ShareAllowance
