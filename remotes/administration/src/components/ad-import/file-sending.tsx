import { Button, Progress } from 'antd'
import { useEffect, useRef } from 'react'
import styles from './ad-import.module.css'
import { formatPart } from './import-labels.ts'

interface FileSendingProps {
  file: File
  /** How much of it has been sent, from 0 to 1. */
  share: number
  onCancel: () => void
}

/** The progress of an upload. It replaces the file drop and takes the focus from there. */
export function FileSending({ file, share, onCancel }: FileSendingProps) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  const percent = Math.floor(share * 100)
  const words = share < 1 ? `Sending ${formatPart(share * file.size, file.size)}` : 'Sent. Reading how it begins …'
  return (
    <section
      ref={place}
      className={`${styles.place} ${styles.sending}`}
      aria-label="File on its way"
      tabIndex={-1}
      // Prevents the browser from opening a second dropped file in place of the page.
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => event.preventDefault()}
    >
      <strong className={styles.name}>{file.name}</strong>
      <div className={styles.bar}>
        <Progress
          percent={percent}
          status="normal"
          showInfo={false}
          aria-label={`Sending ${file.name}`}
          aria-valuetext={words}
        />
        <p className={`${styles.note} ${styles.sent}`}>
          <span>{words}</span>
          <span className={styles.percent}>{percent}%</span>
        </p>
      </div>
      <Button onClick={onCancel}>Cancel</Button>
    </section>
  )
}
