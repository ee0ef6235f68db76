import { useState } from 'react'
import styles from './file-drop.module.css'

interface FileDropProps {
  /** Endings and types that the browser offers. */
  accept: string
  title: string
  icon: React.ReactNode
  isBusy: boolean
  onFile: (file: File) => void
  children?: React.ReactNode
}

/** Takes one file: dropped, or chosen with mouse or keyboard. */
export function FileDrop({ accept, title, icon, isBusy, onFile, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false)
  function take(files: FileList | null): void {
    const file = files?.[0]
    if (file !== undefined && !isBusy) {
      onFile(file)
    }
  }
  return (
    <label
      className={`${styles.drop} ${isOver ? styles.over : ''}`}
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
