import { BrandAds } from '../components/brand-ads.tsx'
import { BrandFigures } from '../components/brand-figures.tsx'
import { BrandPatterns } from '../components/brand-patterns.tsx'
import { BrandActivity } from '../components/brand-activity.tsx'
import { WithBrand } from '../components/with-brand.tsx'
import styles from '../../components/list-page.module.css'

/** One brand: figures, timeline, repeated patterns, and its ads, newest first. */
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
