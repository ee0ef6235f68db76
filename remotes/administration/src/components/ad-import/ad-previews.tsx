import type { AdImportPreview } from '@marquee/contract/ad-imports'
import { ErrorState } from '@marquee/ui/error-state'
import { formatCount } from '@marquee/ui/format-number'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { type ImportWish, previewAdsQuery } from '../../api/ad-imports.ts'
import styles from './ad-import.module.css'

/** The first ads of a file as cards, as an import with this mapping would write them. */
export function AdPreviews({ id, wish }: { id: string; wish: ImportWish }) {
  const { data, error, refetch } = useQuery(previewAdsQuery(id, wish))
  if (data === undefined) {
    return error === null ? (
      <ListSkeleton label="Loading the first ads" />
    ) : (
      <ErrorState title="The first ads could not be loaded" error={error} onRetry={() => void refetch()} />
    )
  }
  return (
    <section aria-label="First ads">
      <p className={styles.note}>This is how the first ads will look. Nothing is imported yet.</p>
      <ul className={styles.ads}>
        {data.data.map((item, index) => (
          <li key={`${item.line} ${index}`}>
            <PreviewedAd item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PreviewedAd({ item: { line, ad, refusal } }: { item: AdImportPreview }) {
  if (ad === null) {
    const column = refusal === null || refusal.field === 'line' ? '' : ` (${refusal.field})`
    return (
      <p className={styles.refused}>
        Row {line} will be refused{column}. {refusal?.reason}
      </p>
    )
  }
  return (
    <>
      <strong dir="auto">{ad.brand_name ?? 'No advertiser'}</strong>
      {ad.title === '' ? null : <p dir="auto">{ad.title}</p>}
      <p dir="auto">{ad.body === '' ? <span className={styles.note}>No text</span> : ad.body}</p>
      <p className={styles.note}>{listFacts(ad)}</p>
      {ad.unknown_platforms.length === 0 ? null : (
        <p className={styles.note}>
          Not a platform of the library: <span dir="auto">{ad.unknown_platforms.join(', ')}</span>
        </p>
      )}
    </>
  )
}

function listFacts(ad: NonNullable<AdImportPreview['ad']>): string {
  return [
    listDates(ad.started_at, ad.stopped_at),
    ad.platforms.join(', ').replaceAll('_', ' '),
    ad.images > 0 && formatCount(ad.images, 'image'),
    ad.videos > 0 && formatCount(ad.videos, 'video'),
    ad.variations_count > 1 && formatCount(ad.variations_count, 'variation'),
  ]
    .filter(Boolean)
    .join(' · ')
}

function listDates(start: string | null, stop: string | null): string {
  const [from = null, to = null] = [start?.slice(0, 10), stop?.slice(0, 10)]
  if (from === null) {
    return ''
  }
  return to === null ? `From ${from}` : `${from} to ${to}`
}
