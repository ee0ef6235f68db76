import { type AdImportDetails, MAX_IMPORT_BYTES } from '@marquee/contract/ad-imports'
import type { TextEncoding } from '@marquee/contract/text-encodings'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { EncodingField } from '@marquee/ui/encoding-field'
import { ErrorState } from '@marquee/ui/error-state'
import { FileDrop } from '@marquee/ui/file-drop'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { getAdImportQuery, type ImportWish, useCancelAdImport, useStartAdImport } from '../api/ad-imports.ts'
import { href } from '../href.ts'
import styles from '../components/ad-import/ad-import.module.css'
import { FilePreview } from '../components/ad-import/file-preview.tsx'
import { FileSending } from '../components/ad-import/file-sending.tsx'
import { ImportReport } from '../components/ad-import/import-report.tsx'
import { formatSize, stateWord } from '../components/ad-import/import-labels.ts'
import { MappingForm } from '../components/ad-import/mapping-form.tsx'
import { PastImports } from '../components/ad-import/past-imports.tsx'
import { useAdFileUpload } from '../state/use-ad-file-upload.ts'
import list from './admin-page.module.css'

/** Brings a file of ads into the library: look, map, import, report. Which one is in the address, so a reload loses nothing. */
export function Page() {
  usePageTitle('Import ads')
  const [parameters, setParameters] = useSearchParams()
  const id = parameters.get('import')
  return (
    <div className={list.page}>
      <PageHeader
        title="Import ads"
        description="Ads of a file come into the library that all workspaces search."
        before={<Link to={href('admin.ad-sources')}>Ad sources</Link>}
      />
      {id === null ? (
        <NewImport onUploaded={(file) => setParameters({ import: file.id })} />
      ) : (
        <CurrentImport key={id} id={id} onLeave={() => setParameters({})} />
      )}
    </div>
  )
}

function NewImport({ onUploaded }: { onUploaded: (file: AdImportDetails) => void }) {
  const { upload, current, hasEnded } = useAdFileUpload(onUploaded)
  return (
    <>
      {current === null ? (
        <FileDrop
          accept=".csv,.tsv,.jsonl,.ndjson,.json,.txt,.xlsx,.zip"
          title="Drop a file of ads here, or choose one"
          isTall
          autoFocus={hasEnded}
          onFile={upload}
        >
          CSV or TSV with a header line, XLSX, JSON, JSON lines or a ZIP of these, at most{' '}
          {formatSize(MAX_IMPORT_BYTES)}.
        </FileDrop>
      ) : (
        <FileSending file={current.file} share={current.share} onCancel={current.cancel} />
      )}
      <PastImports />
    </>
  )
}

function CurrentImport({ id, onLeave }: { id: string; onLeave: () => void }) {
  const [encoding, setEncoding] = useState<TextEncoding>()
  const { data, error, refetch } = useQuery(getAdImportQuery(id, encoding))
  if (data === undefined) {
    return error === null ? (
      <ListSkeleton label="Loading the import" />
    ) : (
      <ErrorState title="The import could not be loaded" error={error} onRetry={() => void refetch()} />
    )
  }
  return <ShownImport file={data.data} encoding={encoding} onEncoding={setEncoding} onLeave={onLeave} />
}

interface ShownImportProps {
  file: AdImportDetails
  /** The encoding that was chosen, if the file does not show it. */
  encoding: TextEncoding | undefined
  onEncoding: (encoding: TextEncoding | undefined) => void
  onLeave: () => void
}

function ShownImport({ file, encoding, onEncoding, onLeave }: ShownImportProps) {
  const { id } = file
  const start = useStartAdImport(id)
  const cancel = useCancelAdImport(id)
  const tellOutcome = useOutcomeToast()
  const handleStart = (wish: ImportWish) =>
    void tellOutcome(
      start.mutateAsync(wish).then(() => onEncoding(undefined)),
      { failure: 'The import did not start' },
    )
  const handleCancel = () => void tellOutcome(cancel.mutateAsync(), { failure: 'The import goes on' })
  return (
    <section className={styles.panel} aria-labelledby="current-import">
      <h2 id="current-import" className={styles.title}>
        {file.file_name}
      </h2>
      <p className={styles.note}>
        {stateWord(file)}, {formatSize(file.size)}
      </p>
      {file.state === 'ready' ? (
        <>
          <EncodingField encoding={file.encoding} value={encoding} onChange={onEncoding} />
          <MappingForm
            key={file.encoding?.chosen}
            file={file}
            encoding={encoding}
            isBusy={start.isPending}
            onStart={handleStart}
            onCancel={() => {
              handleCancel()
              onLeave()
            }}
          />
          <FilePreview file={file} />
        </>
      ) : (
        <ImportReport file={file} onCancel={handleCancel} onAgain={onLeave} />
      )}
    </section>
  )
}
