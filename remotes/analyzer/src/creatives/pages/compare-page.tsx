import type { AnalysisResult, CreativeAnalysis, Finding, FindingLevel } from '@marquee/contract/creative-analyses'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { analysisQuery } from '../../api/creative-analyses.ts'
import { AnalysisPicker } from '../components/analysis-picker.tsx'
import { CreativeView } from '../../report/components/creative-view.tsx'
import { href } from '../../href.ts'
import { compareAnalyses, type FindingDifference, type PartPoints } from '../state/compare-analyses.ts'
import styles from './compare-page.module.css'

type Finished = CreativeAnalysis & { result: AnalysisResult }

const LEVEL_NAMES: Readonly<Record<FindingLevel, string>> = {
  problem: 'Problem',
  advice: 'Advice',
  good: 'Good',
  fact: 'Fact',
}

/** Two creatives beside each other: their parts, and what differs in words. The address names both. */
export function Page() {
  usePageTitle('Compare creatives')
  const [parameters, setParameters] = useSearchParams()
  const ids = ['left', 'right'].map((side) => parameters.get(side) ?? '')
  const choose = (side: 'left' | 'right', id: string) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current)
        next.set(side, id)
        return next
      },
      { replace: true },
    )
  return (
    <>
      <PageHeader
        title="Compare creatives"
        description="The same checks on both, and what differs."
        before={<Link to={href('creative-analyzer')}>Creative analyzer</Link>}
      />
      <div className={styles.pickers}>
        <AnalysisPicker label="First creative" value={ids[0] ?? ''} onChange={(id) => choose('left', id)} />
        <AnalysisPicker label="Second creative" value={ids[1] ?? ''} onChange={(id) => choose('right', id)} />
      </div>
      {ids.includes('') ? (
        <EmptyState title="Choose two creatives">Any two that were analyzed can be compared.</EmptyState>
      ) : (
        <Comparison ids={ids} />
      )}
    </>
  )
}

function Comparison({ ids }: { ids: readonly string[] }) {
  const queries = useQueries({ queries: ids.map((id) => analysisQuery(id)) })
  const failed = queries.find((query) => query.isError)
  if (failed !== undefined) {
    return (
      <ErrorState
        title="The creatives could not be loaded"
        error={failed.error}
        onRetry={() => void failed.refetch()}
      />
    )
  }
  const analyses = queries.flatMap(({ data }) => data ?? [])
  const [left, right] = analyses.filter(isFinished)
  if (analyses.length < 2) {
    return <ListSkeleton label="Loading the creatives" rows={3} />
  }
  return left === undefined || right === undefined ? (
    <EmptyState title="One of them is not finished">Come back when both have been analyzed.</EmptyState>
  ) : (
    <SideBySide left={left} right={right} />
  )
}

function isFinished(analysis: CreativeAnalysis): analysis is Finished {
  return analysis.result !== null
}

function SideBySide({ left, right }: { left: Finished; right: Finished }) {
  const [chosen, setChosen] = useState<FindingDifference | null>(null)
  // Two of the same name are told apart by their places.
  const names = left.name === right.name ? (['The first', 'The second'] as const) : ([left.name, right.name] as const)
  const { summary, parts, findings } = compareAnalyses(left.result, right.result, names)
  return (
    <>
      <p className={styles.summary} dir="auto" role="status">
        {summary}
      </p>
      <div className={styles.pair}>
        {[left, right].map((analysis, index) => (
          <figure key={index} className={styles.creative}>
            <CreativeView
              imageUrl={analysis.image_url}
              name={analysis.name}
              result={analysis.result}
              overlay="none"
              places={(index === 0 ? chosen?.left : chosen?.right)?.places ?? []}
            />
            <figcaption dir="auto">
              <Link to={href('creative-analyzer.details', { params: { id: analysis.id } })}>{analysis.name}</Link>:{' '}
              {analysis.result.score.total} of 100
            </figcaption>
          </figure>
        ))}
      </div>
      <h2>Score</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">First</th>
            <th scope="col">Second</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.label}>
              <th scope="row">{part.label}</th>
              <td>{describePoints(part.left)}</td>
              <td>{describePoints(part.right)}</td>
              <td dir="auto">{part.verdict}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>What differs</h2>
      {findings.length === 0 ? <p>Every check came out the same.</p> : null}
      <ul role="list" className={styles.findings}>
        {findings.map((finding) => (
          <li key={finding.check}>
            <button
              type="button"
              className={styles.finding}
              aria-pressed={chosen?.check === finding.check}
              onClick={() => setChosen(chosen?.check === finding.check ? null : finding)}
            >
              <strong>{finding.title}</strong>
              <Side name="First" finding={finding.left} />
              <Side name="Second" finding={finding.right} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Side({ name, finding }: { name: string; finding: Finding | null }) {
  return (
    <span className={styles.side} data-level={finding?.level} dir="auto">
      {name}: {finding === null ? 'not measured' : `${finding.value} (${LEVEL_NAMES[finding.level]})`}
    </span>
  )
}

function describePoints(part: PartPoints | null): string {
  return part === null ? '–' : `${part.points} of ${part.most}`
}
