import type { LibraryImport } from '@marquee/contract/library-imports'
import { usePageTitle, useToast } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { Field } from '@marquee/ui/field'
import { formatDate } from '@marquee/ui/format-date'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useQuery } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import {
  getLibraryImportQuery,
  useRefreshLibrary,
  useStartLibraryImport,
  useUploadLibrary,
} from '../../api/library-imports.ts'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import pageStyles from '../../components/list-page.module.css'
import styles from '../components/bring-library/bring-library.module.css'
import { LibraryContents } from '../components/bring-library/library-contents.tsx'
import { LibraryDrop } from '../components/bring-library/library-drop.tsx'
import { LibraryOutcome } from '../components/bring-library/library-outcome.tsx'
import { useExport } from '../components/use-export.tsx'

/** Brings a library in, and takes it out whole. Which import is shown is in the address, so a reload loses nothing. */
export function Page() {
  usePageTitle('Bring your library')
  const { canEditBoards } = useLibraryRights()
  const [parameters, setParameters] = useSearchParams()
  const id = parameters.get('import')
  return (
    <div className={pageStyles.page}>
      <PageHeader
        title="Bring your library"
        description="Boards, folders, tags, notes and saved ads come in with their order. What is here already stays as it is. Only your team sees the ads that you bring in."
        before={<Link to={href('swipe-file')}>Swipe file</Link>}
      />
      {canEditBoards && id === null ? <NewLibrary onUploaded={(file) => setParameters({ import: file.id })} /> : null}
      {canEditBoards && id !== null ? <UploadedLibrary key={id} id={id} onLeave={() => setParameters({})} /> : null}
      <TakeEverything />
    </div>
  )
}

function NewLibrary({ onUploaded }: { onUploaded: (file: LibraryImport) => void }) {
  const showToast = useToast()
  const [share, setShare] = useState(0)
  const { mutateAsync, variables, isPending } = useUploadLibrary()
  function handleFile(file: File): void {
    setShare(0)
    const controller = new AbortController()
    const upload = mutateAsync({ file, controller, onSent: setShare }, { onSuccess: ({ data }) => onUploaded(data) })
    upload.catch(({ message }: Error) => {
      if (!controller.signal.aborted) {
        showToast({ severity: 'error', summary: 'The file was not taken', detail: message })
      }
    })
  }
  return (
    <LibraryDrop share={isPending ? share : null} onFile={handleFile} onCancel={() => variables?.controller.abort()} />
  )
}

function UploadedLibrary({ id, onLeave }: { id: string; onLeave: () => void }) {
  const { data, error, refetch } = useQuery(getLibraryImportQuery(id))
  const { mutateAsync, isPending } = useStartLibraryImport(id)
  const tellOutcome = useOutcomeToast()
  const refresh = useRefreshLibrary()
  const isDone = data?.data.state === 'done'
  useEffect(() => {
    if (isDone) {
      refresh()
    }
  }, [isDone, refresh])
  if (data === undefined) {
    return error === null ? (
      <ListSkeleton label="Loading the library" />
    ) : (
      <ErrorState title="The library could not be loaded" error={error} onRetry={() => void refetch()} />
    )
  }
  const file = data.data
  return (
    <section className={styles.panel} aria-labelledby="current-library">
      <h2 id="current-library" className={styles.title}>
        {file.file_name}
      </h2>
      {file.state === 'ready' ? (
        <>
          <LibraryContents preview={file.preview} />
          <StartForm
            file={file}
            isPending={isPending}
            onStart={(madeOn) => void tellOutcome(mutateAsync(madeOn), { failure: 'The library was not brought in' })}
            onLeave={onLeave}
          />
        </>
      ) : (
        <LibraryOutcome file={file} onAgain={onLeave} />
      )}
    </section>
  )
}

interface StartFormProps {
  file: LibraryImport
  isPending: boolean
  onStart: (madeOn: string) => void
  onLeave: () => void
}

/** Asks of a file of another tool when it was made; a library of ours says of each ad when it was seen. */
function StartForm({ file, isPending, onStart, onLeave }: StartFormProps) {
  const isOurs = file.kind === 'library'
  const [madeOn, setMadeOn] = useState(isOurs ? '' : (file.made_on ?? formatDate(file.created_at)))
  return (
    <>
      {isOurs ? null : (
        <Field
          label="When was this file made?"
          hint="An ad whose row does not say when it was seen counts as seen on this day, and as running no longer than that."
        >
          {(control) => (
            <Input {...control} type="date" value={madeOn} onChange={(event) => setMadeOn(event.target.value)} />
          )}
        </Field>
      )}
      <div className={styles.actions}>
        <Button type="primary" loading={isPending} onClick={() => onStart(madeOn)}>
          Bring it in
        </Button>
        <Button onClick={onLeave}>Choose another file</Button>
      </div>
    </>
  )
}

function TakeEverything() {
  const { start, progress } = useExport()
  return (
    <section className={styles.panel} aria-labelledby="take-everything">
      <h2 id="take-everything" className={styles.title}>
        Take everything out
      </h2>
      <p className={styles.note}>
        One ZIP with your saved ads, boards, folders, tags, notes, saved searches and followed brands, as JSON and CSV
        with the images and videos. Another workspace can bring it in.
      </p>
      {progress}
      <div className={styles.actions}>
        <Button onClick={() => start({ kind: 'library' })}>Export the library</Button>
      </div>
    </section>
  )
}
