import { toApiUrl } from '@marquee/api-client/call-endpoint'
import { getOpenApiDocument, type OpenApiDocument } from '@marquee/contract/api-keys'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { openApiQuery } from '../api/api-keys.ts'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from './connect.module.css'

interface ReferenceOperation {
  method: string
  path: string
  summary: string
  scope: string
  /** The names of the query parameters. */
  query: string[]
}

/** All operations that a key may call, from the machine-readable description of the API. */
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

/** The operations of a description by topic, in alphabetical order. */
function listReferenceGroups({ paths }: OpenApiDocument): [string, ReferenceOperation[]][] {
  const groups = new Map<string, ReferenceOperation[]>()
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { summary, tags, parameters = [], ...rest }] of Object.entries(operations)) {
      const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
      const operation = { method: method.toUpperCase(), path, summary, scope: rest['x-scope'], query }
      const group = tags[0] ?? 'other'
      groups.set(group, [...(groups.get(group) ?? []), operation])
    }
  }
  return [...groups].toSorted(([first], [second]) => first.localeCompare(second))
}
