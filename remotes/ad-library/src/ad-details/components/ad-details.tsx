import { ApiError } from '@marquee/api-client/api-error'
import type { Ad, Media } from '@marquee/contract/ads'
import { id as idSchema } from '@marquee/contract/primitives'
import { Announcer } from '@marquee/ui/announcer'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { SkeletonBlock } from '@marquee/ui/skeleton-block'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { getAdQuery } from '../../api/ads.ts'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import type { AdActions } from '../../ad-actions/components/use-ad-actions.tsx'
import { AdActivity } from './ad-activity.tsx'
import { AdCapture } from './ad-capture.tsx'
import { AdCopy } from './ad-copy.tsx'
import { AdCreations } from './ad-creations.tsx'
import { AdHead } from './ad-head.tsx'
import { AdKeyFacts } from './ad-key-facts.tsx'
import { AdMedia } from './ad-media.tsx'
import { AdNotes } from './ad-notes.tsx'
import { AdPalette } from './ad-palette.tsx'
import { AdScore } from './ad-score.tsx'
import { AdTargeting } from './ad-targeting.tsx'
import { AdTranscript } from './ad-transcript.tsx'
import { AdVersions } from './ad-versions.tsx'
import styles from './details.module.css'
import { SameCreative } from './same-creative.tsx'

interface AdDetailsProps {
  id: string
  actions: AdActions
  onToggleSave: ((ad: Ad) => void) | undefined
  onClose: () => void
}

/** All known details of one ad. */
export function AdDetails({ id, actions, onToggleSave, onClose }: AdDetailsProps) {
  const { canExplore } = useLibraryRights()
  const isId = idSchema.safeParse(id).success
  const { data, error, isPending, refetch } = useQuery({ ...getAdQuery(id), enabled: isId })
  if (!isId || (error instanceof ApiError && error.status === 404)) {
    return (
      <EmptyState
        title="Ad not found"
        action={
          <Button type="primary" onClick={onClose}>
            Back to the list
          </Button>
        }
      >
        It may have been removed from the library, or the link is incomplete.
      </EmptyState>
    )
  }
  if (isPending) {
    return <AdDetailsSkeleton />
  }
  if (error !== null) {
    return <ErrorState title="Couldn't load this ad" error={error} onRetry={() => void refetch()} />
  }
  const ad = data.data
  return (
    <article className={styles.details}>
      <AdHead ad={ad} actions={actions} onToggleSave={onToggleSave && (() => onToggleSave(ad))} />
      <div className={ad.media.length === 0 ? styles.textAd : styles.overview}>
        <AdKeyFacts ad={ad} />
        <AdMedia ad={ad} />
      </div>
      <AdNotes ad={ad} />
      <AdCapture ad={ad} />
      <AdCreations adId={ad.id} />
      <AdCopy ad={ad} />
      <AdTranscript ad={ad} />
      <AdActivity ad={ad} />
      {canExplore && ad.media.some(hasImage) ? (
        <SameCreative adId={ad.id} variationsCount={ad.variations_count} />
      ) : null}
      <AdPalette media={ad.media} />
      <AdScore ad={ad} />
      <AdTargeting ad={ad} />
      <AdVersions ad={ad} />
    </article>
  )
}

/** Ads are compared by their images: a video without a file has no image to compare. */
function hasImage({ kind, sources }: Media): boolean {
  return kind === 'image' || sources.length > 0
}

/** The skeleton of the details while they load. */
function AdDetailsSkeleton() {
  return (
    <div className={styles.details}>
      <Announcer message="Loading the ad" />
      <div className={styles.head} aria-hidden>
        <SkeletonBlock width="44px" height="44px" />
        <SkeletonBlock width="45%" height="24px" />
      </div>
      <SkeletonBlock width="100%" height="min(56vh, 420px)" />
      <SkeletonBlock width="70%" height="18px" />
      <SkeletonBlock width="100%" height="96px" />
    </div>
  )
}
