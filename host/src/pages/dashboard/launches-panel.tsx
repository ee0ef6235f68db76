import type { WorkspaceSummary } from '@marquee/contract/workspace-summary'
import { href } from '@marquee/remote-kit/routes'
import { formatDate } from '@marquee/ui/format-date'
import { formatCount } from '@marquee/ui/format-number'
import { AdTile } from '@marquee/ui/ad-tile'
import { LatestPanel } from '@marquee/ui/latest-panel'

type Launch = WorkspaceSummary['launches']['newest'][number]

interface LaunchesPanelProps {
  summary: WorkspaceSummary | undefined
  error: Error | null
  onRetry: () => void
}

/** The ads that followed brands launched in the last seven days. */
export function LaunchesPanel({ summary, error, onRetry }: LaunchesPanelProps) {
  const isFollowing = summary !== undefined && summary.followed_brands.total > 0
  return (
    <LatestPanel
      title="Launched this week"
      {...(isFollowing ? toWords(summary.launches) : WORDS_OF_NOBODY)}
      latest={{
        data: summary && { data: groupByBrand(summary.launches.newest) },
        error,
        isPending: summary === undefined && error === null,
        refetch: onRetry,
      }}
      layout="tiles"
    >
      {(ad) => (
        <AdTile
          key={ad.id}
          ad={ad}
          count={ad.same_creatives}
          to={href('explore', { query: { followed: 'only', ad: ad.id } })}
        />
      )}
    </LatestPanel>
  )
}

/** Groups the ads by brand; the brand with the latest launch comes first. */
function groupByBrand(ads: readonly Launch[]): Launch[] {
  return [...Map.groupBy(ads, ({ brand }) => brand?.id).values()].flat()
}

const WORDS_OF_NOBODY = {
  all: { label: 'All brands', to: href('explore-brands') },
  empty: {
    words: 'Follow the brands you compete with to see their newest ads here.',
    action: 'Choose brands to follow',
    to: href('explore-brands'),
  },
}

function toWords({ this_week, since }: WorkspaceSummary['launches']) {
  return {
    lead: `${formatCount(this_week, 'ad')} of brands that you follow, since ${formatDate(since)}`,
    all: { label: 'See them all', to: href('explore', { query: { followed: 'only', started_after: since } }) },
    empty: {
      words: 'The brands you follow launched nothing this week.',
      action: 'See what they do',
      to: href('explore-brands', { query: { followed: 'only' } }),
    },
  }
}
