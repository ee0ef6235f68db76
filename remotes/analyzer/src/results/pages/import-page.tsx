import type { TextEncoding } from '@marquee/contract/text-encodings'
import { usePageTitle, useToast } from '@marquee/remote-kit/host-services'
import { FileDrop } from '@marquee/ui/file-drop'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { RelativeTime } from '@marquee/ui/relative-time'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import {
  resultImportQuery,
  resultImportsQuery,
  useCancelResultImport,
  useStartResultImport,
  useUploadResultFile,
} from '../../api/result-imports.ts'
import { ConnectedAccounts } from '../../ad-accounts/components/connected-accounts.tsx'
import { ResultImportReport } from '../components/result-import-report.tsx'
import { ResultMappingForm } from '../components/result-mapping-form.tsx'
import styles from '../components/results.module.css'
import { href } from '../../href.ts'

/** Brings results in: from a connected ad account, or an export of Ads Manager. Which export is in the address, so a reload loses nothing. */
export function Page() {
  usePageTitle('Import results')
  const [parameters, setParameters] = useSearchParams()
  const id = parameters.get('import')
  return (
    <>
      <PageHeader
        title="Import results"
        description="From a connected ad account, or as a file that Meta, TikTok, Google, LinkedIn, Pinterest or Snapchat exports: at the level of ads, and by day where you can."
        before={<Link to={href('creative-analyzer.results')}>Results</Link>}
      />
      {id === null ? (
        <NewImport onUploaded={(importId) => setParameters({ import: importId })} />
      ) : (
        <CurrentImport key={id} id={id} onLeave={() => setParameters({})} />
      )}
    </>
  )
}

function NewImport({ onUploaded }: { onUploaded: (id: string) => void }) {
  const upload = useUploadResultFile()
  const showToast = useToast()
  return (
    <div className={styles.sections}>
      <FileDrop
        accept=".csv,.tsv,.txt,.xlsx"
        title="Drop an export here, or choose one"
        isBusy={upload.isPending}
        onFile={(file) =>
          upload.mutate(file, {
            onSuccess: ({ id }) => onUploaded(id),
            onError: ({ message }) =>
              showToast({ severity: 'error', summary: 'The file was not taken', detail: message }),
          })
        }
      >
        CSV or XLSX, at most 50 MB and 500,000 rows. Days that were imported before are replaced.
      </FileDrop>
      <ConnectedAccounts />
      <PastImports />
    </div>
  )
}

function CurrentImport({ id, onLeave }: { id: string; onLeave: () => void }) {
  const [encoding, setEncoding] = useState<TextEncoding>()
  const { data: file, error, refetch } = useQuery(resultImportQuery(id, encoding))
  const start = useStartResultImport(id)
  const cancel = useCancelResultImport(id)
  const showToast = useToast()
  if (file === undefined) {
    return error === null ? (
      <ListSkeleton label="Loading the import" />
    ) : (
      <ErrorState title="The import could not be loaded" error={error} onRetry={() => void refetch()} />
    )
  }
  return (
    <section aria-labelledby="current-import">
      <h2 id="current-import">{file.file_name}</h2>
      {file.state === 'ready' ? (
        <ResultMappingForm
          key={file.encoding?.chosen}
          file={file}
          isBusy={start.isPending}
          error={start.error}
          encoding={encoding}
          onEncoding={setEncoding}
          onStart={(wish) =>
            start.mutate(wish, {
              onSuccess: () => setEncoding(undefined),
              onError: ({ message }) =>
                showToast({ severity: 'error', summary: 'The import did not start', detail: message }),
            })
          }
          onCancel={() => {
            cancel.mutate(undefined)
            onLeave()
          }}
        />
      ) : (
        <ResultImportReport file={file} onCancel={() => cancel.mutate(undefined)} onAgain={onLeave} />
      )}
    </section>
  )
}

function PastImports() {
  const { data: imports = [] } = useQuery(resultImportsQuery())
  return imports.length === 0 ? null : (
    <section aria-label="Earlier imports">
      <h2>Earlier imports</h2>
      <ul>
        {imports.map(({ id, file_name, state, created_at }) => (
          <li key={id}>
            <Link to={`?import=${id}`}>{file_name}</Link>, {state}, <RelativeTime value={created_at} />
          </li>
        ))}
      </ul>
    </section>
  )
}
