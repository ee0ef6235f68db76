import { href } from '@marquee/remote-kit/routes'

interface TourStep {
  title: string
  words: string
  /** The element that the step points at; null: the step is shown in the middle of the page. */
  target: (() => HTMLElement) | null
}

const STEPS: readonly { title: string; words: string; path: string }[] = [
  {
    title: 'Explore',
    words:
      'Search ads of every brand by words, niche, format and how long they have run. Save what you wish you had made.',
    path: href('explore'),
  },
  {
    title: 'Swipe file',
    words: 'All that your workspace saved, with tags, notes and boards to share.',
    path: href('swipe-file'),
  },
  {
    title: 'Brand spy',
    words: 'Follow competitors: what they launch, what they stop and what they keep running. Alerts tell you first.',
    path: href('brand-spy'),
  },
  {
    title: 'Creative analyzer',
    words: 'What is wrong with a creative before it runs, and what your ads got for their money after.',
    path: href('creative-analyzer'),
  },
  {
    title: 'Images',
    words: 'Make on-brand ads in every format from a product, a template or an ad that you like.',
    path: href('image-generation'),
  },
  {
    title: 'Briefs',
    words: 'Turn what you saw into hooks, a script and deliverables for those who make the ads.',
    path: href('briefs'),
  },
]

const END: TourStep = {
  title: 'Your first steps',
  words: 'The list on this page ticks itself off as you go. Start with whatever you came for.',
  target: null,
}

/**
 * The steps of the tour: one for each section in the user's side bar, and the first action. Without a side bar, as on a phone, they are
 * shown in the middle of the page.
 */
export function listTourSteps(): TourStep[] {
  const sideBar = document.querySelector('nav[aria-label="Main"]')
  if (sideBar === null || !isVisible(sideBar)) {
    return [...STEPS.map(({ title, words }) => ({ title, words, target: null })), END]
  }
  const offered = STEPS.flatMap(({ title, words, path }): TourStep[] => {
    const link = sideBar.querySelector<HTMLElement>(`a[href="${path}"]`)
    return link === null ? [] : [{ title, words, target: () => link }]
  })
  return [...offered, END]
}

function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0
}
