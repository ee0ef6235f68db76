import { MAX_IMPORT_BYTES } from '@marquee/contract/ad-imports'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import styles from './ad-import.module.css'
import { formatSize } from './import-words.ts'

interface FileDropProps {
  /** The name of the file that is on its way. */
  sending: string | null
  onFile: (file: File) => void
}

/** Takes one file: dropped, or chosen with mouse or keyboard. */
export function FileDrop({ sending, onFile }: FileDropProps) {
  const [isOver, setIsOver] = useState(false)
  function take(files: FileList | null): void {
    const file = files?.[0]
    if (file !== undefined && sending === null) {
      onFile(file)
    }
  }
  return (
    <label
      className={isOver ? `${styles.drop} ${styles.over}` : styles.drop}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <FileUp aria-hidden size={28} />
      <input
        className={styles.file}
        type="file"
        accept=".csv,.tsv,.jsonl,.ndjson,.json,.txt"
        disabled={sending !== null}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
      <strong>{sending === null ? 'Drop a file of ads here, or choose one' : `Uploading ${sending} …`}</strong>
      <span className={styles.note}>
        CSV with a header line, JSON lines or a JSON array, at most {formatSize(MAX_IMPORT_BYTES)}.
      </span>
    </label>
  )
}
