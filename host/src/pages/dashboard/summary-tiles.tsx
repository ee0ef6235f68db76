import type { WorkspaceSummary } from '@marquee/contract/workspace-summary'
import { formatNumber } from '@marquee/ui/format-number'
import { Sparkline } from '@marquee/ui/sparkline'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { FormAlert } from '@marquee/ui/form-alert'
import controls from '@marquee/ui/controls.module.css'
import { summaryFigures, totalsByDay } from './summary-figures.ts'
import styles from './summary-tiles.module.css'

interface SummaryTilesProps {
  summary: WorkspaceSummary | undefined
  error: Error | null
  onRetry: () => void
}

/** The totals of the workspace; each links to the page that lists the objects, or to the first step. */
export function SummaryTiles({ summary, error, onRetry }: SummaryTilesProps) {
  if (summary === undefined && error !== null) {
    return (
      <FormAlert tone="error">
        {error.message}{' '}
        <button type="button" className={controls.button} onClick={onRetry}>
          Try again
        </button>
      </FormAlert>
    )
  }
  return (
    <ul
      // The key makes the tiles new elements, so that they are not their placeholders moved down by the outcomes.
      key={summary === undefined ? 'waiting' : 'there'}
      className={styles.tiles}
      role="list"
      aria-label="Your workspace in numbers"
      aria-busy={summary === undefined}
    >
      {summaryFigures.map(({ name, label, to, start }) => (
        <li key={name}>
          {summary === undefined ? (
            <div className={styles.waiting} />
          ) : (
            <Tile label={label} figure={summary[name]} to={to} start={start} />
          )}
        </li>
      ))}
    </ul>
  )
}

interface TileProps extends Pick<(typeof summaryFigures)[number], 'label' | 'to' | 'start'> {
  figure: WorkspaceSummary['saved_ads']
}

function Tile({ label, figure, to, start }: TileProps) {
  const totals = totalsByDay(figure)
  const before = totals[0] ?? 0
  const isEmpty = figure.total === 0
  return (
    <Link className={styles.tile} to={isEmpty ? start.to : to} data-empty={isEmpty}>
      <span className={styles.label}>{label}</span>
      <span className={styles.total}>{formatNumber(figure.total)}</span>
      {isEmpty ? (
        <span className={styles.start}>
          {start.words} <ArrowRight size={15} aria-hidden />
        </span>
      ) : (
        <>
          <span className={styles.note}>{toNote(figure.total - before)}</span>
          <Sparkline
            values={totals}
            label={`30 days ago ${formatNumber(before)}, today ${formatNumber(figure.total)}`}
          />
        </>
      )}
    </Link>
  )
}

function toNote(added: number): string {
  return added === 0 ? 'None new in 30 days' : `${formatNumber(added)} new in 30 days`
}
