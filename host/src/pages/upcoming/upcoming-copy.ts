import type { RouteName } from '@marquee/remote-kit/routes'

interface UpcomingCopy {
  headline: string
  /** The purpose of the page, in one sentence. */
  promise: string
  /** The planned functions of the page. */
  points: readonly [string, string, string]
  /** An existing page of the app, which an unfinished page suggests to its visitors. */
  next: { label: string; route: 'products' }
}

/** The descriptions of upcoming pages, for routes that no live remote brings yet. */
export const upcomingCopy: Partial<Record<RouteName, UpcomingCopy>> = {
  'funnel-templates': {
    headline: 'The page behind the ad',
    promise: 'Advertorials, listicles, product pages and quizzes, built from sections that have proved themselves.',
    points: [
      'Preview with your product and offer',
      'Sections in any order',
      'Export as a page that you can host anywhere',
    ],
    next: { label: 'Prepare your products', route: 'products' },
  },
}
