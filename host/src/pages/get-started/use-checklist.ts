import type { SummaryFigure, WorkspaceSummary } from '@marquee/contract/workspace-summary'
import { useUser } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { useQuery } from '@tanstack/react-query'
import { workspaceSummaryQuery } from '../../api/workspace-summary.ts'

export interface ChecklistItem {
  title: string
  words: string
  action: string
  to: string
  /** Null while it is not known. */
  isDone: boolean | null
}

/** The first steps; each is completed when the workspace has the corresponding data. */
export function useChecklist(): {
  items: readonly ChecklistItem[]
  isPending: boolean
  error: Error | null
  retry: () => void
} {
  const { email_verified_at } = useUser()
  const { data: summary, isPending, error, refetch } = useQuery(workspaceSummaryQuery())

  return {
    isPending,
    error,
    retry: () => void refetch(),
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
        words: 'Search the library, open an ad you wish you had made, and save it.',
        action: 'Explore ads',
        to: href('explore'),
        isDone: hasAny(summary?.saved_ads),
      },
      {
        title: 'Follow a brand that you compete with',
        words: 'Its newest ads stand on your dashboard, and you see what it keeps running.',
        action: 'Choose brands',
        to: href('brand-spy'),
        isDone: hasAny(summary?.followed_brands),
      },
      {
        title: 'Describe a product',
        words: 'Name, price, benefits and images: the facts every brief builds on.',
        action: 'Add a product',
        to: href('create-product'),
        isDone: hasAny(summary?.products),
      },
      {
        title: 'Create an image',
        words: 'On-brand ads in every format, from your product, a template or an ad that you like.',
        action: 'Create images',
        to: href('image-generation-create'),
        isDone: hasAny(summary?.images),
      },
      {
        title: 'Analyze a creative',
        words: 'See what keeps it from being read, noticed and shown, before money is spent on it.',
        action: 'Open the analyzer',
        to: href('creative-analyzer'),
        isDone: hasAny(summary?.analyses),
      },
      {
        title: 'Write a brief',
        words: 'Turn what you saw into hooks, a script and a list of deliverables.',
        action: 'Write a brief',
        to: href('briefs'),
        isDone: hasAny(summary?.briefs),
      },
      {
        title: 'Invite somebody',
        words: 'Swipe files and briefs are better with those who make the ads.',
        action: 'Invite a colleague',
        to: href('account-settings.workspaces'),
        isDone: hasCompany(summary),
      },
    ],
  }
}

/** The workspace has another member, or a pending invitation. */
function hasCompany(summary: WorkspaceSummary | undefined): boolean | null {
  return summary === undefined ? null : summary.members.total > 1 || summary.invitations.total > 0
}

function hasAny(figure: SummaryFigure | undefined): boolean | null {
  return figure === undefined ? null : figure.total > 0
}
