import { useQuery } from '@tanstack/react-query'
import { listBrandSpyAdsQuery } from '../../api/brand-spy.ts'
import type { AdDrawerAddress } from '../../state/use-ad-drawer.ts'
import { AdThumbnail } from './ad-thumbnail.tsx'
import styles from './ad-strip.module.css'

interface AdStripProps {
  brandId: string
  adIds: readonly string[]
  label: string
  drawer: AdDrawerAddress
}

/** Ads as small images in a row; each opens in the drawer. */
export function AdStrip({ brandId, adIds, label, drawer }: AdStripProps) {
  const { data, error } = useQuery(listBrandSpyAdsQuery(brandId, adIds))
  if (error !== null) {
    return <p className={styles.words}>The ads could not be loaded: {error.message}</p>
  }
  return (
    <ul className={styles.strip} role="list" aria-label={label} aria-busy={data === undefined}>
      {data === undefined
        ? adIds.map((id) => <li key={id} className={styles.waiting} />)
        : data.data.map((ad) => <AdThumbnail key={ad.id} ad={ad} drawer={drawer} />)}
    </ul>
  )
}
