import { useState } from 'react'
import styles from './board-tree.module.css'

interface FolderNameFormProps {
  /** The current name; empty for a new folder. */
  current: string
  onKeep: (name: string) => void
  /** Called when nothing changes: after Escape, or with an empty name. */
  onClose: () => void
}

/** Asks for the name of a folder: Enter saves it, Escape cancels. */
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
