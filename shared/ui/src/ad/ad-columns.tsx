import { formatDate } from '../text/format-date.ts'
import type { ListedAd } from './ad-item-props.ts'
import { FORMAT_NAMES, runText, SOURCE_NAMES } from './ad-labels.ts'
import styles from './ad-columns.module.css'
import { PlatformIcons } from './platform-icons.tsx'
import { ReuseCount } from './reuse-count.tsx'
import { hostName, safeWebAddress } from './safe-link.ts'
import { ScoreBadge } from './score-badge.tsx'

/** The columns of a row, in their order. */
export const AD_COLUMNS = [
  'format',
  'platforms',
  'run',
  'started',
  'reuse',
  'score',
  'cta',
  'landing_page',
  'source',
  'tags',
  'note',
] as const
export type AdColumn = (typeof AD_COLUMNS)[number]

export const DEFAULT_AD_COLUMNS: readonly AdColumn[] = ['format', 'platforms', 'run', 'reuse', 'score']

/** The columns that only lists of saved ads have. */
export const ANNOTATION_COLUMNS: ReadonlySet<AdColumn> = new Set(['tags', 'note'])

export const AD_COLUMN_NAMES: Readonly<Record<AdColumn, string>> = {
  format: 'Format',
  platforms: 'Platforms',
  run: 'Run time',
  started: 'Start',
  reuse: 'Variations',
  score: 'Score',
  cta: 'Call to action',
  landing_page: 'Landing page',
  source: 'Source',
  tags: 'Tags',
  note: 'Note',
}

/** The chosen facts of an ad in columns of fixed width; a column that does not fit into the row is left out. */
export function AdColumns({ ad, columns }: { ad: ListedAd; columns: readonly AdColumn[] }) {
  return (
    <div className={styles.columns} data-usual={columns === DEFAULT_AD_COLUMNS || undefined}>
      {columns.map((column) => (
        <span key={column} className={styles.column} data-column={column}>
          {FACTS[column](ad)}
        </span>
      ))}
    </div>
  )
}

const FACTS: Readonly<Record<AdColumn, (ad: ListedAd) => React.ReactNode>> = {
  format: (ad) => FORMAT_NAMES[ad.asset_type],
  platforms: ({ platforms }) => (platforms.length === 0 ? null : <PlatformIcons platforms={platforms} />),
  run: (ad) => (
    <span className={styles.run} data-status={ad.status}>
      {runText(ad)}
    </span>
  ),
  started: ({ started_at }) => (started_at === null ? null : formatDate(started_at)),
  reuse: ({ variations_count: count }) => (count > 1 ? <ReuseCount className={styles.reuse} count={count} /> : null),
  score: (ad) => <ScoreBadge ad={ad} />,
  cta: (ad) => <CutText text={ad.cta_text} />,
  landing_page: (ad) => <CutText text={landingHost(ad.landing_page)} />,
  source: (ad) => <CutText text={SOURCE_NAMES[ad.source]} />,
  tags: (ad) => <CutText text={ad.annotation?.tags.join(', ') ?? null} />,
  note: (ad) => <CutText text={ad.annotation?.note ?? null} />,
}

function CutText({ text }: { text: string | null }) {
  return text === null || text === '' ? null : (
    <span className={styles.text} dir="auto" title={text}>
      {text}
    </span>
  )
}

function landingHost(value: string | null): string | null {
  const address = safeWebAddress(value)
  return address === null ? null : hostName(address)
}
