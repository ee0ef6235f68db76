import { advertiserName } from '@marquee/contract/advertiser-name'
import type { SavedAd } from '@marquee/contract/saved-ads'
import { formatCount } from '@marquee/ui/format-number'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { Alert, Button } from 'antd'
import { useRetryMediaCopies } from '../../api/saved-ad-changes.ts'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import styles from './media-copy-notice.module.css'

/** Names the saved ads whose media are still only at their source, with the reason, and offers a retry. */
export function MediaCopyNotice({ savedAds }: { savedAds: readonly SavedAd[] }) {
  const { canSave } = useLibraryRights()
  const { mutateAsync, isPending, variables } = useRetryMediaCopies()
  const tellOutcome = useOutcomeToast()
  const failed = savedAds.filter(({ media_copy }) => media_copy?.state === 'failed')
  if (failed.length === 0) {
    return null
  }
  return (
    <Alert
      type="warning"
      title={`The media of ${formatCount(failed.length, 'ad')} could not be copied. They may vanish at their source.`}
      description={
        <details>
          <summary>Which ones, and why</summary>
          <ul className={styles.failures} role="list">
            {failed.map(({ ad, media_copy }) => (
              <li key={ad.id}>
                <span>
                  <bdi>{advertiserName(ad)}</bdi>: {media_copy?.reason}
                </span>
                {canSave ? (
                  <Button
                    size="small"
                    aria-label={`Try again: ${advertiserName(ad)}`}
                    loading={isPending && variables === ad.id}
                    onClick={() => void tellOutcome(mutateAsync(ad.id), { failure: 'It is not tried again' })}
                  >
                    Try again
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </details>
      }
    />
  )
}
