import { FileUp } from 'lucide-react'
import { useState } from 'react'
import styles from './file-drop.module.css'

interface FileDropProps {
  /** Endings and types that the browser offers. */
  accept: string
  title: string
  icon?: React.ReactNode
  isBusy?: boolean
  /** As high as the progress of an upload that takes its place, so that nothing below moves. */
  isTall?: boolean
  /** Whether the field takes the focus, because the element that had it was removed. */
  autoFocus?: boolean
  onFile: (file: File) => void
  /** What the field takes, as a sentence. */
  children?: React.ReactNode
}

/** Takes one file: dropped, or chosen with mouse or keyboard. */
export function FileDrop({
  accept,
  title,
  icon = <FileUp size={28} aria-hidden />,
  isBusy = false,
  isTall = false,
  autoFocus = false,
  onFile,
  children,
}: FileDropProps) {
  const [isOver, setIsOver] = useState(false)
  function take(files: FileList | null): void {
    const file = files?.[0]
    if (file !== undefined && !isBusy) {
      onFile(file)
    }
  }
  return (
    <label
      className={`${styles.drop} ${isTall ? styles.tall : ''} ${isOver ? styles.over : ''}`}
      aria-busy={isBusy}
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
      {icon}
      <input
        className={styles.file}
        type="file"
        accept={accept}
        disabled={isBusy}
        autoFocus={autoFocus}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
      <strong>{title}</strong>
      {children === undefined ? null : <span className={styles.note}>{children}</span>}
    </label>
  )
}
