/** A page of the app that needs no parameter, where a visitor of an unfinished page finds something to do. */
type NextRoute = 'explore' | 'products'

export type UpcomingPicture = 'board' | 'film' | 'template'

export interface UpcomingCopy {
  headline: string
  /** What the page is for, in one sentence. */
  promise: string
  /** What it will do. */
  points: readonly [string, string, string]
  picture: UpcomingPicture
  next: { label: string; route: NextRoute }
}

export const toProducts = { label: 'Prepare your products', route: 'products' } as const

/* Copy that several routes share: the pages of one feature promise the same things. */

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
