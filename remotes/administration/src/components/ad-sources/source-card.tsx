import type { AdSourceConnection } from '@marquee/contract/ad-sources'
import { RelativeTime } from '@marquee/ui/relative-time'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { Alert, Button, Modal } from 'antd'
import { useState } from 'react'
import { useDeleteAdSource } from '../../api/ad-sources.ts'
import styles from './ad-sources.module.css'
import { QueryEditor } from './query-editor.tsx'
import { QueryRow } from './query-row.tsx'
import { SourceEditor } from './source-editor.tsx'
import { COVERAGE, PROVIDER_LABELS } from './source-labels.ts'

/** A connected source with its queries. */
export function SourceCard({ source }: { source: AdSourceConnection }) {
  const { id, name, provider, credential_hint, last_used_at, problem, queries } = source
  const [panel, setPanel] = useState<'edit' | 'query' | 'removal' | null>(null)
  const { mutateAsync } = useDeleteAdSource()
  const tellOutcome = useOutcomeToast()
  const handleClose = () => setPanel(null)
  return (
    <li className={styles.card} aria-labelledby={`source-${id}`}>
      <div className={styles.head}>
        <div>
          <h2 id={`source-${id}`} className={styles.title} dir="auto">
            {name}
          </h2>
          <p className={styles.note}>
            {PROVIDER_LABELS[provider]}, {provider === 'meta' ? 'token' : 'client key'} …{credential_hint}
            {last_used_at === null ? null : (
              <>
                , used <RelativeTime value={last_used_at} />
              </>
            )}
          </p>
        </div>
        <div className={styles.actions}>
          <Button onClick={() => setPanel('edit')}>Edit</Button>
          <Button onClick={() => setPanel('removal')}>Remove</Button>
        </div>
      </div>
      {problem === null ? null : <Alert type="error" title={problem.message} description={problem.advice} />}
      <p className={styles.note}>{COVERAGE[provider]}</p>
      <ul className={styles.queries} role="list" aria-label={`Queries of ${name}`}>
        {queries.map((query) => (
          <QueryRow key={query.id} query={query} />
        ))}
      </ul>
      <div className={styles.actions}>
        <Button type={queries.length === 0 ? 'primary' : 'default'} onClick={() => setPanel('query')}>
          Add a query
        </Button>
      </div>
      {panel === 'edit' ? <SourceEditor source={source} onClose={handleClose} /> : null}
      {panel === 'query' ? <QueryEditor source={source} onClose={handleClose} /> : null}
      <Modal
        title={`Remove ${name}?`}
        open={panel === 'removal'}
        onCancel={handleClose}
        okText="Remove the source"
        onOk={() => void tellOutcome(mutateAsync(id), { failure: 'The source was not removed' })}
      >
        Its credentials, queries and reports go too. The ads stay in the library.
      </Modal>
    </li>
  )
}
