import type { RouteName } from '@marquee/remote-kit/routes'

/** An existing page of the app without parameters, which an unfinished page suggests to its visitors. */
type NextRoute = 'explore' | 'products'

export type UpcomingImage = 'board' | 'video' | 'template'

interface UpcomingCopy {
  headline: string
  /** The purpose of the page, in one sentence. */
  promise: string
  /** The planned functions of the page. */
  points: readonly [string, string, string]
  image: UpcomingImage
  next: { label: string; route: NextRoute }
}

const toProducts = { label: 'Prepare your products', route: 'products' } as const

/** The description of all pages of videos. */
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

/** The descriptions of upcoming pages, for routes that no live remote brings yet. */
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
