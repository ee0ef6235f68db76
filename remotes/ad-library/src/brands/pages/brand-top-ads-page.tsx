import { useSearchParams } from 'react-router'
import { SORT_NAMES } from '@marquee/ui/ad-labels'
import { BrandAds } from '../components/brand-ads.tsx'
import { WithBrand } from '../components/with-brand.tsx'
import { ListSelect } from '../../components/filters/list-select.tsx'
import styles from '../../components/list-page.module.css'

/** The orders of the top ads: how long an ad runs, how often its creative is used, and its reach. */
const TOP_SORTS = ['longest_running', 'most_reused', 'reach'] as const
const OPTIONS = TOP_SORTS.map((value) => ({ value, label: SORT_NAMES[value] }))

/** The ads that a brand keeps paying for. */
export function Page() {
  const [parameters, setParameters] = useSearchParams()
  const sort = TOP_SORTS.find((one) => one === parameters.get('sort')) ?? 'longest_running'
  return (
    <div className={styles.page}>
      <WithBrand title="Top ads">
        {(brand) => (
          <BrandAds brandId={brand.id} label="Top ads of the brand" sort={sort}>
            <ListSelect
              label="Top by"
              value={sort}
              options={OPTIONS}
              onChange={(value) => setParameters({ sort: value }, { preventScrollReset: true })}
            />
          </BrandAds>
        )}
      </WithBrand>
    </div>
  )
}
