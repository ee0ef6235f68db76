import { COMPARED_MONTHS, FEWEST_JUDGED_ADS, type NicheSayings, type Saturation } from '@marquee/contract/ad-angles'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { formatCount } from '@marquee/ui/format-number'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { RelativeTime } from '@marquee/ui/relative-time'
import { useQuery } from '@tanstack/react-query'
import { getNicheSayingsQuery } from '../../api/ad-angles.ts'
import styles from './angles.module.css'
import { SayingList } from './saying-list.tsx'

const LISTS: readonly { saturation: Saturation; title: string; note: string }[] = [
  { saturation: 'new', title: 'New', note: 'At least twice as many brands as before, and more than chance explains.' },
  { saturation: 'everybody', title: 'What everybody says by now', note: 'At least 40% of brands.' },
  { saturation: 'nobody', title: 'What nobody says', note: 'At most 2% of brands.' },
  { saturation: 'some', title: 'What some say', note: 'Neither new nor worn.' },
]

/** What is new in a niche, what everybody says by now, and what nobody says. */
export function NicheOverview({ niche }: { niche: string }) {
  const { data, error, refetch } = useQuery(getNicheSayingsQuery(niche))
  if (error !== null) {
    return <ErrorState title="The angles could not be loaded" error={error} onRetry={() => void refetch()} />
  }
  if (data === undefined) {
    return <ListSkeleton label="Loading angles" rows={8} />
  }
  if (data.judged_ads < FEWEST_JUDGED_ADS) {
    return <TooFew data={data} />
  }
  return (
    <>
      <Judged data={data} />
      <div className={styles.lists}>
        {LISTS.map(({ saturation, ...list }) => (
          <SayingList
            key={saturation}
            {...list}
            niche={niche}
            sayings={data.sayings
              .filter((saying) => saying.saturation === saturation)
              .toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0))}
          />
        ))}
      </div>
    </>
  )
}

function Judged({ data: { judged_ads, not_judged_ads, counted_at } }: { data: NicheSayings }) {
  return (
    <p className={styles.quiet}>
      {formatCount(judged_ads, 'ad')} of the last {COMPARED_MONTHS} months judged by their words, compared with the{' '}
      {COMPARED_MONTHS} months before.{' '}
      {not_judged_ads === 0
        ? null
        : `${formatCount(not_judged_ads, 'ad')} not judged: not in English or German, or too few words. `}
      {counted_at === null ? null : (
        <>
          Counted <RelativeTime value={counted_at} />.
        </>
      )}
    </p>
  )
}

function TooFew({ data: { judged_ads, not_judged_ads, counted_at } }: { data: NicheSayings }) {
  const judged = `${formatCount(judged_ads, 'ad')} started in the last ${COMPARED_MONTHS} months and could be judged; ${FEWEST_JUDGED_ADS} are needed.`
  const notJudged =
    not_judged_ads === 0
      ? ''
      : ` ${formatCount(not_judged_ads, 'more ad')} ${not_judged_ads === 1 ? 'is' : 'are'} not in English or German, or too short.`
  return (
    <EmptyState title="Too few to say">
      {counted_at === null ? 'The ads of this niche are counted within some minutes.' : judged + notJudged}
    </EmptyState>
  )
}
