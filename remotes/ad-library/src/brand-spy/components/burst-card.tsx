import type { BrandOverview } from '@marquee/contract/brand-insights'
import type { LaunchBurst } from '@marquee/contract/brand-spy'
import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { formatCount } from '@marquee/ui/format-number'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Bookmark, FilePen } from 'lucide-react'
import { listBrandSpyAdsQuery } from '../../api/brand-spy.ts'
import { TRAIT_NAMES } from '../state/spy-words.ts'
import type { AdDrawerAddress } from '../../state/use-ad-drawer.ts'
import { useBriefFromBurst } from '../state/use-brief-from-burst.ts'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import { useSaveSelected } from '../../state/use-save-selected.ts'
import { AdStrip } from './ad-strip.tsx'
import styles from './burst-list.module.css'
import { LandingPageLink } from './landing-page-link.tsx'

interface BurstCardProps {
  brand: Pick<BrandOverview, 'id' | 'name'>
  burst: LaunchBurst
  drawer: AdDrawerAddress
}

/** One launch burst: the differences between its ads, the ads that survived, and the actions that continue from it. */
export function BurstCard({ brand, burst, drawer }: BurstCardProps) {
  const { ads_count, active_ads, first_day, landing_page, ran_14_days, differs, ad_ids, longest_run_days } = burst
  const ads = useQuery(listBrandSpyAdsQuery(brand.id, ad_ids)).data?.data
  const { canSave } = useLibraryRights()
  const canWriteBriefs = useIsAllowed({ permission: 'briefs.edit', feature: 'full_product' })
  const { save, isSaving } = useSaveSelected(ads ?? [], () => {})
  const { create, isCreating } = useBriefFromBurst(brand.name, burst)
  const tested = differs.map(({ trait, versions }) => `${versions} ${TRAIT_NAMES[trait]}`)
  return (
    <article className={styles.card} aria-label={`Burst of ${first_day}`}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 className={styles.title}>
            {first_day} · {formatCount(ads_count, 'ad')}
          </h3>
          <LandingPageLink address={landing_page} />
        </div>
        <div className={styles.actions}>
          {canSave ? (
            <Button
              size="small"
              icon={<Bookmark size={14} aria-hidden />}
              loading={isSaving}
              disabled={ads === undefined}
              aria-label={`Save the ads of ${first_day}`}
              onClick={() => save(new Set(ad_ids))}
            >
              Save
            </Button>
          ) : null}
          {canWriteBriefs ? (
            <Button
              size="small"
              icon={<FilePen size={14} aria-hidden />}
              loading={isCreating}
              disabled={ads === undefined}
              aria-label={`Brief from the burst of ${first_day}`}
              onClick={() => ads !== undefined && create(ads)}
            >
              Brief from this burst
            </Button>
          ) : null}
        </div>
      </div>
      <p className={styles.facts}>
        {tested.length === 0 ? 'The ads say the same.' : `Differs: ${tested.join(', ')}.`} {active_ads} of {ads_count}{' '}
        still running
        {ran_14_days === null ? '' : `, ${ran_14_days} ran for 14 days or more`}; the longest for{' '}
        {formatCount(longest_run_days, 'day')}.
      </p>
      <AdStrip brandId={brand.id} adIds={ad_ids} label={`Ads of ${first_day}`} drawer={drawer} />
    </article>
  )
}
