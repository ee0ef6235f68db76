import type { RouteName } from '@marquee/remote-kit/routes'

/** A page of the app that needs no parameter, where a visitor of an unfinished page finds something to do. */
type NextRoute =
  | 'explore'
  | 'swipe-file'
  | 'products'
  | 'briefs'
  | 'account-settings.basics'
  | 'account-settings.workspaces'

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

const toExplore = { label: 'Explore ads', route: 'explore' } as const
const toSwipeFile = { label: 'Open your swipe file', route: 'swipe-file' } as const
const toProducts = { label: 'Prepare your products', route: 'products' } as const
const toBriefs = { label: 'Write a brief', route: 'briefs' } as const
const toProfile = { label: 'Open your profile', route: 'account-settings.basics' } as const
const toWorkspaces = { label: 'Manage workspaces', route: 'account-settings.workspaces' } as const

const sharedPage: UpcomingCopy = {
  headline: 'A page to show around',
  promise: 'What a workspace shares by link opens here, for anybody who has the link.',
  points: [
    'Only what was shared is shown',
    'Links can expire and be withdrawn',
    'Shared boards can be copied into your own',
  ],
  picture: 'board',
  next: toExplore,
}

const images: UpcomingCopy = {
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

const videos: UpcomingCopy = {
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

const brandSpy: UpcomingCopy = {
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

const brand: UpcomingCopy = {
  headline: 'Everything one brand is running',
  promise: 'A brand’s ads over time: formats, hooks, landing pages, calls to action, and what it runs the longest.',
  points: [
    'A timeline of active ads by day',
    'Its mix of images, videos and carousels',
    'The ads that it keeps paying for',
  ],
  picture: 'chart',
  next: toExplore,
}

const brands: UpcomingCopy = {
  headline: 'The library by brand',
  promise: 'Compare brands by what they run now, what they launched lately, and how long their best ads live.',
  points: [
    'Active ads and launches of the last 7 and 30 days',
    'The mix of formats at a glance',
    'One click to a brand’s ads',
  ],
  picture: 'chart',
  next: toExplore,
}

const staffPicks: UpcomingCopy = {
  headline: 'Boards worth stealing from',
  promise: 'Our editors collect ads by occasion, niche and idea, and say why each of them works.',
  points: ['New boards for each season and launch', 'A note on every board', 'Copy a whole board into your workspace'],
  picture: 'board',
  next: toExplore,
}

const plans: UpcomingCopy = {
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

const payments: UpcomingCopy = {
  headline: 'Credits and payments in one ledger',
  promise: 'See what was held, charged and given back, by feature and by day, and take it with you as a file.',
  points: ['A balance that explains itself', 'Invoices and payment method', 'Top up when a launch needs more'],
  picture: 'card',
  next: toProfile,
}

const referrals: UpcomingCopy = {
  headline: 'Recommend Marquee and share in it',
  promise: 'A link of your own, and an honest count of who came, who stayed, and what you have earned.',
  points: [
    'Visitors, sign-ups and customers by link',
    'Ready-made texts for posts and mails',
    'Payouts you can follow',
  ],
  picture: 'people',
  next: toWorkspaces,
}

/** What a page will do, for routes whose remote does not offer the page yet. */
export const upcomingCopy: Partial<Record<RouteName, UpcomingCopy>> = {
  embed: sharedPage,
  'share.ad': sharedPage,
  'share.board': sharedPage,
  'share.brief': sharedPage,
  onboarding: {
    headline: 'Welcome to Marquee',
    promise: 'A few questions about your market, so that the library opens with ads that matter to you.',
    points: ['Your niches and countries', 'The competitors you watch', 'What your team makes most'],
    picture: 'people',
    next: toExplore,
  },
  plans,
  cancellation: {
    ...plans,
    headline: 'Leaving is one page away',
    promise: 'Cancel your plan without a call or a mail, and keep working until the period ends.',
  },
  'explore-brands': brands,
  'swipe-file-brands': { ...brands, headline: 'Your swipe file by brand', next: toSwipeFile },
  brand,
  'brand-top-ads': { ...brand, headline: 'The ads a brand keeps paying for' },
  board: {
    headline: 'Boards for ideas that belong together',
    promise: 'Sort saved ads into folders and boards, in an order that tells a story, and share them with a link.',
    points: ['Drag ads and boards into order', 'Notes beside each ad', 'Share links that expire when you say so'],
    picture: 'board',
    next: toSwipeFile,
  },
  'staff-picks': staffPicks,
  'my-staff-picks': {
    ...staffPicks,
    headline: 'Your editor’s desk',
    promise: 'Put together the boards that every workspace sees, with a note on why each ad works.',
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
      'Layers you can edit, never a flat picture',
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
  'brand-profiles': {
    headline: 'Your brand, written down once',
    promise: 'Logos, colours, fonts and a voice, used by every brief, image and video that you make.',
    points: [
      'Import from your website',
      'What must always be said, and what never',
      'One profile for each brand in the workspace',
    ],
    picture: 'template',
    next: toBriefs,
  },
  affiliate: referrals,
  'share-and-benefit': referrals,
  'api-access': {
    headline: 'Bring Marquee into your own tools',
    promise: 'API keys with scopes, a reference that you can try out, and a look at how much you use.',
    points: [
      'A key is shown once and can be withdrawn at any time',
      'Search and save ads from your own code',
      'Examples that run as they stand',
    ],
    picture: 'plug',
    next: toWorkspaces,
  },
  'account-settings.account': {
    headline: 'Your account’s data in your hands',
    promise: 'Take all of it with you as a file, or delete it for good.',
    points: ['An export of everything you made', 'Deletion that says what goes', 'Time to change your mind'],
    picture: 'people',
    next: toProfile,
  },
  'account-settings.subscription': { ...plans, headline: 'Your subscription', next: toProfile },
  'account-settings.integrations': {
    headline: 'Connected accounts',
    promise: 'Link ad accounts and tools, see when each was last in step, and what went wrong if it was not.',
    points: ['Performance beside each creative', 'Credentials stored encrypted', 'Disconnect with one click'],
    picture: 'plug',
    next: toProfile,
  },
  'account-settings.change-log': {
    headline: 'What is new in Marquee',
    promise: 'Every change that you can notice, in plain words, with a mark on what you have not read.',
    points: ['New features and how to use them', 'What was put right', 'Notice ahead of anything that goes away'],
    picture: 'board',
    next: toProfile,
  },
  'account-settings.payment': payments,
  'account-settings.credits': payments,
}

/** For a page that the live release of its remote leaves out, as after a rollback. */
export const otherCopy: Omit<UpcomingCopy, 'headline'> = {
  promise: 'The release that is live right now does without this page.',
  points: ['Nothing that you saved is lost', 'Your other pages work as ever', 'It is back with the next release'],
  picture: 'board',
  next: toExplore,
}
