/** A page of the app that needs no parameter, where a visitor of an unfinished page finds something to do. */
type NextRoute = 'explore' | 'products' | 'briefs' | 'account-settings.basics' | 'account-settings.workspaces'

export type UpcomingPicture = 'board' | 'radar' | 'chart' | 'picture' | 'film' | 'template' | 'card' | 'people' | 'plug'

export interface UpcomingCopy {
  headline: string
  /** What the page is for, in one sentence. */
  promise: string
  /** What it will do. */
  points: readonly [string, string, string]
  picture: UpcomingPicture
  next: { label: string; route: NextRoute }
}

export const toExplore = { label: 'Explore ads', route: 'explore' } as const
export const toProducts = { label: 'Prepare your products', route: 'products' } as const
export const toProfile = { label: 'Open your profile', route: 'account-settings.basics' } as const

/* Copy that several routes share: the pages of one feature promise the same things. */

export const images: UpcomingCopy = {
  headline: 'Ad images from what you learnt',
  promise: 'Choose a template, an ad for inspiration or a prompt, add a product, and get variants in every format.',
  points: [
    'Square, portrait, story and landscape at once',
    'Text stays text: edit a layer and render again for free',
    'A price on every button, and credits back for work that failed',
  ],
  picture: 'picture',
  next: toProducts,
}

export const videos: UpcomingCopy = {
  headline: 'Video ads, scene by scene',
  promise: 'From a product or its page to a script, to scenes with captions, voice and music, to a finished file.',
  points: [
    'Scripts by proven frameworks such as AIDA and PAS',
    'A timeline on which every scene can be changed',
    'Rendering with live progress, in the formats of each placement',
  ],
  picture: 'film',
  next: toProducts,
}

export const brandSpy: UpcomingCopy = {
  headline: 'Watch what competitors launch, keep and stop',
  promise: 'Follow a brand and see each day what it started, what it let run, and what it took down.',
  points: [
    'New ads of the last 1, 7 and 30 days, with alerts',
    'How long ads survive, by the week they were launched in',
    'Hooks and landing pages in the brand’s own words',
  ],
  picture: 'radar',
  next: toExplore,
}

export const plans: UpcomingCopy = {
  headline: 'Plans that fit your team',
  promise: 'Compare plans by seats, credits and features, and change whenever your work does.',
  points: [
    'Monthly and yearly, with prices in plain sight',
    'Change or cancel in the app',
    'Nothing is charged without your decision',
  ],
  picture: 'card',
  next: toExplore,
}

export const payments: UpcomingCopy = {
  headline: 'Credits and payments in one ledger',
  promise: 'See what was held, charged and given back, by feature and by day, and take it with you as a file.',
  points: ['A balance that explains itself', 'Invoices and payment method', 'Top up when a launch needs more'],
  picture: 'card',
  next: toProfile,
}
