import { toApiUrl } from '@marquee/api-client/call-endpoint'
import { getOpenApiDocument } from '@marquee/contract/api-keys'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { openApiQuery } from '../api/api-keys.ts'
import { listReferenceGroups, type ReferenceOperation } from '../state/reference-groups.ts'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from './connect.module.css'

/** Everything that a key reaches, from the description that programs read. */
export function ReferenceCard() {
  return (
    <SettingsCard title="Reference" description="120 calls a minute for each key; the answers say how many are left.">
      <p>
        <a href={toApiUrl(getOpenApiDocument.path)} target="_blank" rel="noreferrer">
          OpenAPI 3.1 document
        </a>{' '}
        for your tools: schemas, errors and limits of every call.
      </p>
      <Reference />
    </SettingsCard>
  )
}

function Reference() {
  const query = useQuery(openApiQuery())
  if (query.isPending) {
    return <ListSkeleton label="Loading the reference" rows={4} />
  }
  if (query.data === undefined) {
    return (
      <ErrorState title="The reference could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  return (
    <div>
      {listReferenceGroups(query.data).map(([name, operations]) => (
        <details key={name} className={styles.group}>
          <summary>{name}</summary>
          <ul role="list" aria-label={name}>
            {operations.map((operation) => (
              <Operation key={`${operation.method} ${operation.path}`} operation={operation} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}

function Operation({ operation: { method, path, summary, scope, query } }: { operation: ReferenceOperation }) {
  return (
    <li className={styles.operation}>
      <code>
        <strong>{method}</strong> {path}
      </code>
      <span>{summary}</span>
      <span className={styles.facts}>
        Scope {scope}
        {query.length === 0 ? null : ` · takes ${query.join(', ')}`}
      </span>
    </li>
  )
}
