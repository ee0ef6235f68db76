import { EmptyState } from '@marquee/ui/empty-state'
import { formatCount } from '@marquee/ui/format-number'
import { RelativeTime } from '@marquee/ui/relative-time'
import type { AnalysisSummary } from '@marquee/contract/creative-analyses'
import { PagedList } from '@marquee/ui/paged-list'
import { SearchField } from '@marquee/ui/search-field'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Progress } from 'antd'
import { Image } from 'lucide-react'
import { Link } from 'react-router'
import { analysesQuery } from '../../api/creative-analyses.ts'
import page from '../../components/analyzer-page.module.css'
import { href } from '../../href.ts'
import { useCanEditAnalyzer } from '../../state/use-can-edit-analyzer.ts'
import styles from './analysis-list.module.css'

interface AnalysisListProps {
  /** The words that the names have to contain; empty for all creatives. */
  q: string
  onSearch: (words: string) => void
}

/** Analyzed creatives as cards, the newest first, with a search once there is one. */
export function AnalysisList({ q, onSearch }: AnalysisListProps) {
  const canEdit = useCanEditAnalyzer()
  const query = useInfiniteQuery({ ...analysesQuery(q), placeholderData: keepPreviousData })
  const empty =
    q === '' ? (
      <EmptyState title="No creative analyzed yet">
        {canEdit
          ? 'Drop an image or a video above, or choose “Analyze the creative” on any ad of the library.'
          : 'Creatives that this workspace analyzes appear here.'}
      </EmptyState>
    ) : (
      <EmptyState title="No creative fits">Try other words.</EmptyState>
    )
  const isSearchable = q !== '' || query.data?.pages.some(({ data }) => data.length > 0) === true
  return (
    <>
      {isSearchable ? (
        <div role="search" className={page.search}>
          <SearchField label="Search creatives" placeholder="Search by name" value={q} onSearch={onSearch} />
        </div>
      ) : null}
      <PagedList query={query} what="creatives" empty={empty}>
        {(analyses) => (
          <ul role="list" className={styles.grid} aria-label="Analyzed creatives">
            {analyses.map((analysis) => (
              <li key={analysis.id} className={styles.card}>
                <AnalysisCard analysis={analysis} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

function AnalysisCard({ analysis }: { analysis: AnalysisSummary }) {
  const { id, name, image_url, state, progress } = analysis
  return (
    <>
      <div className={styles.image}>
        {image_url === null ? <Image aria-hidden /> : <img src={image_url} alt="" loading="lazy" />}
      </div>
      <div className={styles.words}>
        <Link to={href('creative-analyzer.details', { params: { id } })} className={styles.name ?? ''} dir="auto">
          {name}
        </Link>
        {state === 'waiting' || state === 'running' ? (
          <Progress percent={progress} size="small" showInfo={false} aria-label={`Analysis of ${name}`} />
        ) : (
          <span className={styles.fact}>{describe(analysis)}</span>
        )}
        <span className={styles.fact}>
          <RelativeTime value={analysis.created_at} />
        </span>
      </div>
    </>
  )
}

function describe({ state, score, problems_count: problems }: AnalysisSummary): string {
  if (state === 'failed') {
    return 'Could not be analyzed'
  }
  return `${score ?? 0} of 100, ${formatCount(problems ?? 0, 'problem')}`
}
