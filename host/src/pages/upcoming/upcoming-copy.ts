import type { RouteName } from '@marquee/remote-kit/routes'
import { toProducts, type UpcomingCopy, videos } from './upcoming-themes.ts'

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
    picture: 'template',
    next: toProducts,
  },
}
