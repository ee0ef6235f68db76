import { Button, Progress } from 'antd'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import styles from './bring-library.module.css'

interface LibraryDropProps {
  /** How much of the file has been sent, from 0 to 1; null while no file is on its way. */
  share: number | null
  onFile: (file: File) => void
  onCancel: () => void
}

/** Takes one file, dropped or chosen, and shows in the same place how far it is. */
export function LibraryDrop({ share, onFile, onCancel }: LibraryDropProps) {
  const [isOver, setIsOver] = useState(false)
  if (share !== null) {
    const percent = Math.floor(share * 100)
    return (
      <div className={styles.place}>
        <strong>{share < 1 ? 'Sending the file' : 'Sent. Counting what it holds …'}</strong>
        <div className={styles.bar}>
          <Progress percent={percent} status="normal" aria-label="Sending the file" />
        </div>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    )
  }
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
        accept=".zip,.csv,.tsv,.json,.jsonl,.ndjson"
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
      <strong>Drop a library here, or choose one</strong>
      <span className={styles.note}>
        The ZIP of a Marquee library, or a CSV or JSON file of Foreplay, MagicBrief, Atria and others. At most 2 GB.
      </span>
    </label>
  )
}
