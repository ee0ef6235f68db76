import { href } from '@marquee/remote-kit/routes'
import { useQuery } from '@tanstack/react-query'
import { latestBriefsQuery, latestProductsQuery, latestSavedAdsQuery } from '../../api/list-latest.ts'
import { AdTile } from './ad-tile.tsx'
import { BriefRow } from './brief-row.tsx'
import { LatestPanel } from './latest-panel.tsx'
import { ProductRow } from './product-row.tsx'

/** What the workspace kept, wrote and prepared last. */
export function WorkPanels() {
  const savedAds = useQuery(latestSavedAdsQuery)
  const briefs = useQuery(latestBriefsQuery)
  const products = useQuery(latestProductsQuery)
  return (
    <>
      <LatestPanel
        title="Swipe file"
        latest={savedAds}
        all={{ label: 'Open the swipe file', to: href('swipe-file') }}
        empty={{
          words: 'Ads that you save in Explore are kept here.',
          action: 'Find ads to save',
          to: href('explore'),
        }}
        layout="tiles"
      >
        {({ id, ad }) => <AdTile key={id} ad={ad} to={href('swipe-file', { query: { ad: ad.id } })} />}
      </LatestPanel>
      <LatestPanel
        title="Briefs"
        latest={briefs}
        all={{ label: 'All briefs', to: href('briefs') }}
        empty={{
          words: 'A brief turns what you learnt into something to make.',
          action: 'Write a brief',
          to: href('briefs'),
        }}
        layout="rows"
      >
        {(brief) => <BriefRow key={brief.id} brief={brief} />}
      </LatestPanel>
      <LatestPanel
        title="Products"
        latest={products}
        all={{ label: 'All products', to: href('products') }}
        empty={{
          words: 'Products give briefs and creatives their facts.',
          action: 'Add a product',
          to: href('create-product'),
        }}
        layout="rows"
      >
        {(product) => <ProductRow key={product.id} product={product} />}
      </LatestPanel>
    </>
  )
}
