import { useState } from 'react'
import styles from './board-tree.module.css'

interface FolderNameFormProps {
  /** What it is called so far; empty for a new folder. */
  current: string
  onKeep: (name: string) => void
  /** Nothing is changed: Escape, or an empty name. */
  onClose: () => void
}

/** Asks for the name of a folder: Enter keeps it, Escape leaves everything as it was. */
export function FolderNameForm({ current, onKeep, onClose }: FolderNameFormProps) {
  const [name, setName] = useState(current)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const kept = name.trim()
        if (kept !== '' && kept !== current) {
          onKeep(kept)
        }
        if (kept !== '') {
          onClose()
        }
      }}
    >
      <input
        className={styles.input}
        aria-label="Name of the folder"
        maxLength={120}
        value={name}
        autoFocus
        onFocus={(event) => event.target.select()}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
    </form>
  )
}
