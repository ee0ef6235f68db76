import { useUser } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { useQuery } from '@tanstack/react-query'
import { latestBriefsQuery, latestProductsQuery, latestSavedAdsQuery } from '../../api/list-latest.ts'

export interface ChecklistItem {
  title: string
  words: string
  action: string
  to: string
  /** Null while it is not known. */
  isDone: boolean | null
}

/** The first steps; each completes itself from what the workspace holds. */
export function useChecklist(): { items: readonly ChecklistItem[]; error: Error | null; retry: () => void } {
  const { email_verified_at } = useUser()
  const savedAds = useQuery(latestSavedAdsQuery)
  const products = useQuery(latestProductsQuery)
  const briefs = useQuery(latestBriefsQuery)
  const lists = [savedAds, products, briefs]

  return {
    error: lists.find(({ error }) => error !== null)?.error ?? null,
    retry: () => lists.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
    items: [
      {
        title: 'Verify your e-mail address',
        words: 'So that nobody else can work in your name.',
        action: 'Open your profile',
        to: href('account-settings.basics'),
        isDone: email_verified_at !== null,
      },
      {
        title: 'Save an ad into your swipe file',
        words: 'Search the library, open an ad that you would like to have made, and keep it.',
        action: 'Explore ads',
        to: href('explore'),
        isDone: hasEntries(savedAds.data),
      },
      {
        title: 'Describe a product',
        words: 'Name, price, benefits and pictures: the facts that every brief builds on.',
        action: 'Add a product',
        to: href('create-product'),
        isDone: hasEntries(products.data),
      },
      {
        title: 'Write a brief',
        words: 'Turn what you saw into hooks, a script and a list of deliverables.',
        action: 'Write a brief',
        to: href('briefs'),
        isDone: hasEntries(briefs.data),
      },
    ],
  }
}

function hasEntries(list: { data: readonly unknown[] } | undefined): boolean | null {
  return list === undefined ? null : list.data.length > 0
}
