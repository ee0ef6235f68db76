import { advertiserName } from '@marquee/contract/advertiser-name'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { adQuery } from '../../api/creative-analyses.ts'
import styles from './ad-analysis.module.css'
import { StartAnalysis } from './start-analysis.tsx'

/** Asks whether to analyze the creative of the ad that the user came from. */
export function AdAnalysis({ adId, onLeave }: { adId: string; onLeave: () => void }) {
  const { data: ad, error } = useQuery(adQuery(adId))
  if (error !== null) {
    return <ErrorState title="The ad could not be loaded" error={error} />
  }
  if (ad === undefined) {
    return <ListSkeleton label="Loading the ad" rows={1} />
  }
  const image = ad.media[0]?.sources[0]?.url
  return (
    <section className={styles.panel} aria-label="Analyze the creative of an ad">
      {image === undefined ? null : <img className={styles.image} src={image} alt="" />}
      <div>
        <h2 className={styles.title} dir="auto">
          {advertiserName(ad)}
        </h2>
        <p className={styles.body} dir="auto">
          {ad.title || ad.body}
        </p>
        <StartAnalysis source={{ ad_id: adId }} label="Analyze this creative" onLeave={onLeave} />
      </div>
    </section>
  )
}
