import type { AdSearchDefinition } from '@marquee/contract/saved-searches'
import { EmptyState } from '@marquee/ui/empty-state'
import { Button, Drawer, Input } from 'antd'
import { type FormEvent, useId, useState } from 'react'
import type { SavedSearches } from '../state/use-saved-searches.ts'
import { SavedSearchItem } from './saved-search-item.tsx'
import styles from './searches.module.css'

interface SavedSearchesDrawerProps {
  isOpen: boolean
  onClose: () => void
  saved: SavedSearches
  /** The search that the page shows now, which "save" stores. */
  current: AdSearchDefinition
  onChoose: (search: AdSearchDefinition) => void
}

/** The user's own searches: save the shown one, and open, rename, pin, order and delete the others. */
export function SavedSearchesDrawer({ isOpen, onClose, saved, current, onChoose }: SavedSearchesDrawerProps) {
  const { searches } = saved
  const pinnedCount = searches.filter((search) => search.is_pinned).length
  return (
    <Drawer title="My searches" open={isOpen} onClose={onClose} size="min(460px, 100vw)" destroyOnHidden>
      <SaveForm saved={saved} current={current} />
      {searches.length === 0 ? (
        <EmptyState title="No saved searches yet">
          Filter the library until it shows what you look for every week, then save it here. Only you see your searches.
        </EmptyState>
      ) : (
        <ul role="list" className={styles.list} aria-label="Saved searches">
          {searches.map((search, index) => (
            <SavedSearchItem
              key={search.id}
              search={search}
              saved={saved}
              isFirst={index === 0}
              isLastPinned={index === pinnedCount - 1}
              onChoose={() => onChoose(search.search)}
            />
          ))}
        </ul>
      )}
    </Drawer>
  )
}

function SaveForm({ saved, current }: Pick<SavedSearchesDrawerProps, 'saved' | 'current'>) {
  const id = useId()
  const [name, setName] = useState('')
  const [key, setKey] = useState(() => crypto.randomUUID())

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    if (name.trim() !== '') {
      saved.save(name.trim(), current, key)
      setName('')
      setKey(crypto.randomUUID())
    }
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <label className={styles.formLabel} htmlFor={id}>
        Save the search that is shown as
      </label>
      <div className={styles.formRow}>
        <Input
          id={id}
          value={name}
          maxLength={80}
          dir="auto"
          autoComplete="off"
          placeholder="Summer videos in Germany"
          onChange={(event) => setName(event.target.value)}
        />
        <Button htmlType="submit" type="primary" disabled={name.trim() === ''}>
          Save
        </Button>
      </div>
    </form>
  )
}
