import type { PageVitals } from '@marquee/contract/system-health'
import { formatNumber } from '@marquee/ui/format-number'
import { TableFrame } from '@marquee/ui/table-frame'
import styles from './operations-page.module.css'

/** The bounds of "good" and "poor" (web.dev/articles/vitals). */
const BOUNDS = { lcp_ms: [2500, 4000], inp_ms: [200, 500], cls: [0.1, 0.25] } as const

/** How fast pages were for browsers in the last 24 hours, by page and release. */
export function PageSpeeds({ pages }: { pages: readonly PageVitals[] }) {
  return (
    <section className={styles.section}>
      <h2 id="page-speeds" className={styles.title}>
        Pages in browsers
      </h2>
      <p className={styles.note}>
        Three of four visits were at least this fast: until the largest part was visible (LCP), until the page reacted
        to a tap or key (INP), and how much it moved by itself (CLS).
      </p>
      {pages.length === 0 ? (
        <p className={styles.note}>No browser has reported a visit in the last 24 hours.</p>
      ) : (
        <TableFrame label="Pages in browsers" isCard>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Page</th>
                <th scope="col">Package</th>
                <th scope="col">Release</th>
                <th scope="col">Visits</th>
                <th scope="col">LCP</th>
                <th scope="col">INP</th>
                <th scope="col">CLS</th>
              </tr>
            </thead>
            <tbody>
              {pages.map((page) => (
                <tr key={`${page.page} ${page.package} ${page.release}`} className={styles.row}>
                  <th scope="row" className={styles.name}>
                    {page.page}
                  </th>
                  <td data-label="Package">{page.package}</td>
                  <td data-label="Release">
                    <code>{page.release}</code>
                  </td>
                  <td data-label="Visits">{formatNumber(page.reports)}</td>
                  <Value label="LCP" value={page.lcp_ms} bounds={BOUNDS.lcp_ms} unit=" ms" />
                  <Value label="INP" value={page.inp_ms} bounds={BOUNDS.inp_ms} unit=" ms" />
                  <Value label="CLS" value={page.cls} bounds={BOUNDS.cls} unit="" />
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
    </section>
  )
}

function judge(value: number, good: number, poor: number): { tone: string; words: string } {
  if (value <= good) {
    return { tone: 'success', words: 'good' }
  }
  return value <= poor ? { tone: 'warning', words: 'could be better' } : { tone: 'danger', words: 'poor' }
}

interface ValueProps {
  label: string
  value: number | null
  bounds: readonly [good: number, poor: number]
  unit: string
}

function Value({ label, value, bounds: [good, poor], unit }: ValueProps) {
  if (value === null) {
    return (
      <td data-label={label} data-empty="true">
        –
      </td>
    )
  }
  const { tone, words } = judge(value, good, poor)
  return (
    <td data-label={label} data-tone={tone}>
      {value < 1 && unit === '' ? value.toFixed(2) : formatNumber(value)}
      {unit}
      <span className={styles.verdict}> {words}</span>
    </td>
  )
}
