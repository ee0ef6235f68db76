import { useUser } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { PageHeader } from '@marquee/ui/page-header'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { latestBriefsQuery, latestProductsQuery, latestSavedAdsQuery } from '../../api/list-latest.ts'
import controls from '../../layout/controls.module.css'
import { BriefRow } from './brief-row.tsx'
import styles from './dashboard-page.module.css'
import { LatestPanel } from './latest-panel.tsx'
import { ProductRow } from './product-row.tsx'
import { SavedAdTile } from './saved-ad-tile.tsx'

/** What the workspace worked on last, and the way to each of its lists. */
export function Page() {
  const { display_name } = useUser()
  const savedAds = useQuery(latestSavedAdsQuery)
  const briefs = useQuery(latestBriefsQuery)
  const products = useQuery(latestProductsQuery)
  return (
    <>
      <PageHeader
        title={`Welcome back, ${display_name.trim().split(/\s+/)[0] ?? ''}`}
        description="What your workspace kept, wrote and prepared last."
        actions={
          <Link className={controls.primary} to={href('explore')}>
            Explore ads
          </Link>
        }
      />
      <div className={styles.grid}>
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
          {(savedAd) => <SavedAdTile key={savedAd.id} savedAd={savedAd} />}
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
      </div>
    </>
  )
}
