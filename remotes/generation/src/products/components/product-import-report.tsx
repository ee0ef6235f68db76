import type { ProductImport } from '@marquee/contract/product-imports'
import { RelativeTime } from '@marquee/ui/relative-time'
import { Progress } from 'antd'
import { Check, Clock, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { href } from '../../href.ts'
import styles from './product-import.module.css'

type ImportedPage = ProductImport['pages'][number]

/** The result of each page of an import. */
export function ProductImportReport({ report }: { report: ProductImport }) {
  const titleId = useId()
  const { pages, state, created_at: startedAt } = report
  const count = (wanted: ImportedPage['state']) => pages.filter((page) => page.state === wanted).length
  const [imported, failed, waiting] = [count('done'), count('failed'), count('waiting')]
  const settled = pages.length - waiting
  return (
    <section className={styles.report} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {state === 'running'
            ? `Importing: ${settled} of ${pages.length} pages read`
            : `${imported} imported${failed === 0 ? '' : `, ${failed} not`}`}
        </h2>
        <span className={styles.time}>
          <RelativeTime value={startedAt} />
        </span>
      </div>
      {state === 'running' ? (
        <Progress percent={Math.round((settled / pages.length) * 100)} showInfo={false} aria-label="Pages read" />
      ) : null}
      <ul role="list" className={styles.pages}>
        {pages.map((page) => (
          <ImportedPageRow key={page.url} page={page} />
        ))}
      </ul>
    </section>
  )
}

const ICONS = {
  waiting: <Clock size={16} aria-label="Waiting" />,
  done: <Check size={16} aria-label="Imported" />,
  failed: <TriangleAlert size={16} aria-label="Not imported" />,
} as const

function ImportedPageRow({ page }: { page: ImportedPage }) {
  const { url, state, product_id: id, product_name: name, reason } = page
  return (
    <li className={styles.page} data-state={state}>
      <span className={styles.icon}>{ICONS[state]}</span>
      <div className={styles.words}>
        {id === null || name === null ? (
          <span className={styles.address}>{url}</span>
        ) : (
          <>
            <Link to={href('edit-product', { params: { id } })} dir="auto">
              {name}
            </Link>
            <span className={styles.address}>{url}</span>
          </>
        )}
        {reason === null ? null : <span>{reason}</span>}
        {state === 'done' && name === null ? <span>The product was deleted since.</span> : null}
      </div>
    </li>
  )
}
