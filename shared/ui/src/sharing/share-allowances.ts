/** A right of the link's visitors besides viewing. */
export interface ShareAllowance {
  name: 'shows_notes' | 'allows_comments' | 'allows_download'
  label: string
  /** The description of a link that allows it. */
  state: string
  /** Whether a new link allows it by default. */
  isUsual: boolean
}

/** The right of guests to say what they think of the shared work. */
export const GUESTS_MAY_COMMENT: ShareAllowance = {
  name: 'allows_comments',
  label: 'Guests may comment, approve and ask for changes',
  state: 'Guests may comment and approve.',
  isUsual: true,
}
