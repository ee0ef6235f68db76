import type { RouteName } from '@marquee/remote-kit/routes'
import {
  brandSpy,
  images,
  payments,
  plans,
  toExplore,
  toProducts,
  toProfile,
  videos,
  type UpcomingCopy,
} from './upcoming-themes.ts'

/** What a page will do, for routes whose remote does not offer the page yet. */
export const upcomingCopy: Partial<Record<RouteName, UpcomingCopy>> = {
  plans,
  cancellation: {
    ...plans,
    headline: 'Leaving is one page away',
    promise: 'Cancel your plan without a call or an email, and keep working until the period ends.',
  },
  'brand-spy': brandSpy,
  'brand-spy-details': brandSpy,
  'creative-analyzer': {
    headline: 'Know why a creative works before you pay for it',
    promise: 'Drop an image or a video and see what the eye sees; import results and see what the winners share.',
    points: [
      'Contrast, focal points and safe areas for each placement',
      'Hook rate, hold rate, CTR and ROAS side by side',
      'Fatigue, before it costs you',
    ],
    picture: 'chart',
    next: toExplore,
  },
  'image-generation': images,
  'image-generation-create': images,
  'image-generation-details': images,
  'ai-start-generate': { ...images, headline: 'Start creating' },
  'ai-videos': videos,
  'create-ai-video': videos,
  'edit-ai-video': videos,
  'ad-templates': {
    headline: 'Layouts that sell, in your colours',
    promise: 'Browse ad templates by niche, style and format, and see each one with your own product on it.',
    points: [
      'Layers you can edit, never a flat image',
      'Every placement’s format',
      'From template to finished images in one step',
    ],
    picture: 'template',
    next: toProducts,
  },
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
  'account-settings.subscription': { ...plans, headline: 'Your subscription', next: toProfile },
  'account-settings.payment': payments,
  'account-settings.credits': payments,
}
