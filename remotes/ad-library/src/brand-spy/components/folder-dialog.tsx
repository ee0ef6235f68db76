import { OpenedModal } from '@marquee/ui/opened-modal'
import { Button, Input } from 'antd'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSpyFolders } from '../state/use-spy-folders.ts'
import styles from './folder-dialog.module.css'

interface FolderDialogProps {
  folders: readonly string[]
  /** Called when a folder was renamed, or removed (`newName` is null). */
  onChanged: (name: string, newName: string | null) => void
  onClose: () => void
}

/** The folders of followed brands. Enter or leaving the field renames a folder; buttons move it up and down or remove it. */
export function FolderDialog({ folders, onChanged, onClose }: FolderDialogProps) {
  const { rename, remove, order, isOrdering } = useSpyFolders()

  function move(index: number, by: 1 | -1): void {
    const names = folders.filter((_, place) => place !== index)
    names.splice(index + by, 0, folders[index] ?? '')
    order(names)
  }

  return (
    <OpenedModal title="Folders" onCancel={onClose} footer={<Button onClick={onClose}>Done</Button>} width={480}>
      {folders.length === 0 ? (
        <p className={styles.words}>No folder is left. Put a brand into one in its settings.</p>
      ) : (
        <ol className={styles.list} role="list">
          {folders.map((name, index) => (
            <li key={name} className={styles.item}>
              <FolderName
                name={name}
                onRename={(newName) => {
                  rename(name, newName)
                  onChanged(name, newName)
                }}
              />
              <Button
                type="text"
                icon={<ArrowUp size={16} />}
                aria-label={`Move ${name} up`}
                disabled={index === 0 || isOrdering}
                onClick={() => move(index, -1)}
              />
              <Button
                type="text"
                icon={<ArrowDown size={16} />}
                aria-label={`Move ${name} down`}
                disabled={index === folders.length - 1 || isOrdering}
                onClick={() => move(index, 1)}
              />
              <Button
                type="text"
                icon={<Trash2 size={16} />}
                aria-label={`Remove ${name}`}
                onClick={() => {
                  remove(name)
                  onChanged(name, null)
                }}
              />
            </li>
          ))}
        </ol>
      )}
    </OpenedModal>
  )
}

function FolderName({ name, onRename }: { name: string; onRename: (newName: string) => void }) {
  const [text, setText] = useState(name)

  function save(): void {
    const newName = text.trim()
    if (newName !== '' && newName !== name) {
      onRename(newName)
    } else {
      setText(name)
    }
  }

  return (
    <Input
      aria-label={`Name of ${name}`}
      value={text}
      maxLength={60}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={(event) => event.currentTarget.blur()}
      onBlur={save}
    />
  )
}
