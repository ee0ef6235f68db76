import type { RouteName } from '@marquee/remote-kit/routes'

/** A page of the app that needs no parameter, where a visitor of an unfinished page finds something to do. */
type NextRoute = 'explore' | 'products'

export type UpcomingImage = 'board' | 'video' | 'template'

interface UpcomingCopy {
  headline: string
  /** What the page is for, in one sentence. */
  promise: string
  /** What it will do. */
  points: readonly [string, string, string]
  image: UpcomingImage
  next: { label: string; route: NextRoute }
}

const toProducts = { label: 'Prepare your products', route: 'products' } as const

/** What all pages of videos promise. */
const videos: UpcomingCopy = {
  headline: 'Video ads, scene by scene',
  promise: 'From a product or its page to a script, to scenes with captions, voice and music, to a finished file.',
  points: [
    'Scripts by proven frameworks such as AIDA and PAS',
    'A timeline on which every scene can be changed',
    'Rendering with live progress, in the formats of each placement',
  ],
  image: 'video',
  next: toProducts,
}

/** What a page will do, for routes whose remote does not offer the page yet. */
export const upcomingCopy: Partial<Record<RouteName, UpcomingCopy>> = {
  'ai-videos': videos,
  'create-ai-video': videos,
  'edit-ai-video': videos,
  'funnel-templates': {
    headline: 'The page behind the ad',
    promise: 'Advertorials, listicles, product pages and quizzes, built from sections that have proved themselves.',
    points: [
      'Preview with your product and offer',
      'Sections in any order',
      'Export as a page that you can host anywhere',
    ],
    image: 'template',
    next: toProducts,
  },
}
