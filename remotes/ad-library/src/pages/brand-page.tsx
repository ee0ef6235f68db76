import { BrandAds } from '../components/brands/brand-ads.tsx'
import { BrandFigures } from '../components/brands/brand-figures.tsx'
import { BrandPatterns } from '../components/brands/brand-patterns.tsx'
import { BrandActivity } from '../components/brand-spy/brand-activity.tsx'
import { WithBrand } from '../components/brands/with-brand.tsx'
import styles from './list-page.module.css'

/** One brand: figures, timeline, what its ads repeat, and the ads, newest first. */
export function Page() {
  return (
    <div className={styles.page}>
      <WithBrand title="Overview">
        {(brand) => (
          <>
            <BrandFigures brand={brand} />
            <BrandActivity brand={brand} hasFormats={false} />
            <BrandPatterns brandId={brand.id} />
            <BrandAds brandId={brand.id} label="Ads of the brand" sort="newest" />
          </>
        )}
      </WithBrand>
    </div>
  )
}
