import { MAX_IMPORT_BYTES } from '@marquee/contract/ad-imports'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import styles from './ad-import.module.css'
import { formatSize } from './import-labels.ts'

interface FileDropProps {
  /** Whether the field takes the focus, because the element that had it was removed. */
  autoFocus: boolean
  onFile: (file: File) => void
}

/** Takes one file: dropped, or chosen with mouse or keyboard. */
export function FileDrop({ autoFocus, onFile }: FileDropProps) {
  const [isOver, setIsOver] = useState(false)
  function take(files: FileList | null): void {
    const file = files?.[0]
    if (file !== undefined) {
      onFile(file)
    }
  }
  return (
    <label
      className={`${styles.place} ${styles.drop} ${isOver ? styles.over : ''}`}
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
        accept=".csv,.tsv,.jsonl,.ndjson,.json,.txt,.xlsx,.zip"
        autoFocus={autoFocus}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
      <strong>Drop a file of ads here, or choose one</strong>
      <span className={styles.note}>
        CSV or TSV with a header line, XLSX, JSON, JSON lines or a ZIP of these, at most {formatSize(MAX_IMPORT_BYTES)}.
      </span>
    </label>
  )
}
