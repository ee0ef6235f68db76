import { FileDrop } from '@marquee/ui/file-drop'
import { Button, Progress } from 'antd'
import styles from './bring-library.module.css'

interface LibraryDropProps {
  /** How much of the file has been sent, from 0 to 1; null while no file is on its way. */
  share: number | null
  onFile: (file: File) => void
  onCancel: () => void
}

/** Takes one file, dropped or chosen, and shows in the same place how far it is. */
export function LibraryDrop({ share, onFile, onCancel }: LibraryDropProps) {
  if (share === null) {
    return (
      <FileDrop
        accept=".zip,.csv,.tsv,.json,.jsonl,.ndjson"
        title="Drop a library here, or choose one"
        isTall
        onFile={onFile}
      >
        The ZIP of a Marquee library, or a CSV or JSON file of Foreplay, MagicBrief, Atria and others. At most 2 GB.
      </FileDrop>
    )
  }
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
