import type { BrandOverview } from '@marquee/contract/brand-insights'
import { href } from '@marquee/remote-kit/routes'
import { slugName } from '@marquee/ui/ad-labels'
import { PageHeader } from '@marquee/ui/page-header'
import { hostName, OUTSIDE_LINK, safeWebAddress } from '@marquee/ui/safe-link'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { getSpiedBrandQuery } from '../../api/brand-spy.ts'
import { toAlertWords, toCoverageWords, toLookWords } from '../state/spy-words.ts'
import { FollowButton } from '../../brands/components/follow-button.tsx'
import { BrandLooks } from './brand-looks.tsx'
import { FavoriteButton } from './favorite-button.tsx'
import { SpyMenu } from './spy-menu.tsx'
import styles from './spy-head.module.css'

/** The head of the details: the brand, the workspace's settings for it, and how complete the data of the brand is. */
export function SpyHead({ brand }: { brand: BrandOverview }) {
  const [now] = useState(() => new Date())
  const { data } = useQuery({ ...getSpiedBrandQuery(brand.id), enabled: brand.is_followed })
  const spied = brand.is_followed ? data?.data : undefined
  return (
    <>
      <Link className={styles.back} to={href('brand-spy')}>
        <ArrowLeft size={14} aria-hidden /> Brand spy
      </Link>
      <PageHeader
        title={brand.name}
        description={<BrandIdentity brand={brand} />}
        actions={
          spied === undefined ? (
            <FollowButton brand={brand} />
          ) : (
            <>
              <FavoriteButton brand={spied} />
              <SpyMenu brand={spied} folders={[]} />
            </>
          )
        }
      />
      <div className={styles.facts}>
        {spied === undefined ? (
          <p>You do not follow this brand: its figures are counted when you open this page.</p>
        ) : (
          <p>
            {toLookWords(spied.coverage, now)}. {toCoverageWords(spied.coverage)} {toAlertWords(spied)}.
          </p>
        )}
        <BrandLooks looks={spied?.looks ?? []} />
        <p className={styles.bets}>
          <strong>Bets, not results.</strong> Sources tell that an ad ran, not what it sold. That a brand keeps an ad
          running says that it goes on paying for it.
        </p>
      </div>
    </>
  )
}

/** What the brand does, its site, and the way to its ads. */
function BrandIdentity({ brand }: { brand: BrandOverview }) {
  const website = brand.website === null ? null : safeWebAddress(brand.website)
  return (
    <>
      {brand.niches.map((niche) => `${slugName(niche)} · `).join('')}
      {website === null ? null : (
        <>
          <a href={website} {...OUTSIDE_LINK}>
            {hostName(website)}
          </a>
          {' · '}
        </>
      )}
      <Link to={href('brand', { params: { id: brand.id } })}>All ads of the brand</Link>
    </>
  )
}
