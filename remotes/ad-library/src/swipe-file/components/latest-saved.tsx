import { href } from '@marquee/remote-kit/routes'
import { AdTile } from '@marquee/ui/ad-tile'
import { LatestPanel } from '@marquee/ui/latest-panel'
import { useQuery } from '@tanstack/react-query'
import { listLatestSavedQuery } from '../../api/saved-ads.ts'

/** The dashboard's card with the ads that the workspace saved last. */
export function Slot() {
  const latest = useQuery(listLatestSavedQuery())
  return (
    <LatestPanel
      title="Swipe file"
      latest={latest}
      all={{ label: 'Open the swipe file', to: href('swipe-file') }}
      empty={{
        words: 'Ads you save in Explore appear here.',
        action: 'Find ads to save',
        to: href('explore'),
      }}
      layout="tiles"
    >
      {({ id, ad }) => <AdTile key={id} ad={ad} to={href('swipe-file', { query: { ad: ad.id } })} />}
    </LatestPanel>
  )
}
