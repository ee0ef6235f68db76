import { formatCount } from '@marquee/ui/format-number'
import { RelativeTime } from '@marquee/ui/relative-time'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listAdImportsQuery } from '../../api/ad-imports.ts'
import { href } from '../../href.ts'
import styles from './ad-import.module.css'
import { stateWord } from './import-labels.ts'

/** The last imports, each with a link to its report. */
export function PastImports() {
  const { data } = useQuery(listAdImportsQuery())
  if (data === undefined || data.data.length === 0) {
    return null
  }
  return (
    <section className={styles.panel} aria-labelledby="past-imports">
      <h2 id="past-imports" className={styles.title}>
        Earlier imports
      </h2>
      <ul className={styles.past} role="list">
        {data.data.map((past) => (
          <li key={past.id}>
            <Link to={href('admin.ad-import', { query: { import: past.id } })}>{past.file_name}</Link>
            <span>
              {stateWord(past)}, {formatCount(past.counts.rows, 'row')}, {past.counts.refused} refused,{' '}
              <RelativeTime value={past.created_at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
