import type { SplitResult } from '@marquee/contract/funnel-publications'
import { Chart } from '@marquee/ui/chart'
import { ErrorState } from '@marquee/ui/error-state'
import { formatCount } from '@marquee/ui/format-number'
import { useQuery } from '@tanstack/react-query'
import { funnelFiguresQuery } from '../../api/funnel-publications.ts'
import { describeSplit } from '../../state/describe-split.ts'
import styles from './publish-dialog.module.css'

/** How often a published page was opened and its forms were sent. */
export function PageFigures({ pageId, title }: { pageId: string; title: string }) {
  const query = useQuery(funnelFiguresQuery(pageId))
  if (query.isError) {
    return (
      <ErrorState title="The figures could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  if (query.data === undefined) {
    return null
  }
  const { days, total, split } = query.data
  const summary = `${formatCount(total.views, 'view')} and ${formatCount(total.form_posts, 'form')} sent in all.`
  return (
    <section className={styles.figures} aria-label="Figures">
      <p>
        {summary} <span className={styles.note}>Views are counted without cookies; programs are left out.</span>
      </p>
      <Chart
        title={`Views of ${title}`}
        kind="bars"
        height={180}
        fileName="page-views"
        summary={summary}
        data={{
          axis: 'Day (UTC)',
          labels: days.map(({ day }) => day),
          series: [
            { key: 'views', label: 'Views', color: 'accent', values: days.map(({ views }) => views) },
            { key: 'forms', label: 'Forms sent', color: 'success', values: days.map(({ form_posts }) => form_posts) },
          ],
        }}
      />
      {split === null ? null : <Comparison split={split} />}
    </section>
  )
}

function Comparison({ split }: { split: SplitResult }) {
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">Views</th>
            <th scope="col">Forms sent</th>
          </tr>
        </thead>
        <tbody>
          {[split.page, split.rival].map(({ id, title, views, form_posts }) => (
            <tr key={id}>
              <th scope="row" dir="auto">
                {title}
              </th>
              <td>{views}</td>
              <td>{form_posts}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{describeSplit(split)}</p>
    </>
  )
}
