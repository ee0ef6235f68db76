import type { AdSearchDefinition } from '@marquee/contract/saved-searches'
import { Button } from 'antd'
import { Bookmark, Pin } from 'lucide-react'
import { useState } from 'react'
import { isSameSearch, searchAddress } from '../state/search-address.ts'
import { useSavedSearches } from '../state/use-saved-searches.ts'
import { presetsAt } from '../state/presets.ts'
import { SavedSearchesDrawer } from './saved-searches-drawer.tsx'
import styles from './searches.module.css'

interface SearchShelfProps {
  /** The search that the page shows now. */
  current: AdSearchDefinition
  onChoose: (address: URLSearchParams) => void
}

/** Searches that one click applies: the user's pinned ones, then the presets; and a button for all of the user's searches. */
export function SearchShelf({ current, onChoose }: SearchShelfProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [presets] = useState(() => presetsAt(new Date()))
  const saved = useSavedSearches()
  const pinned = saved.searches.filter((search) => search.is_pinned)

  function choose(search: AdSearchDefinition): void {
    onChoose(searchAddress(search))
    setIsOpen(false)
  }

  return (
    <nav className={styles.shelf} aria-label="Searches">
      <Button size="small" icon={<Bookmark size={14} />} onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        My searches
      </Button>
      <ul role="list" className={styles.chips}>
        {pinned.map(({ id, name, search }) => (
          <li key={id}>
            <SearchChip
              isPinned
              name={name}
              isCurrent={isSameSearch(search, current)}
              onChoose={() => choose(search)}
            />
          </li>
        ))}
        {presets.map(({ name, hint, search }) => (
          <li key={name}>
            <SearchChip
              name={name}
              hint={hint}
              isCurrent={isSameSearch(search, current)}
              onChoose={() => choose(search)}
            />
          </li>
        ))}
      </ul>
      <SavedSearchesDrawer
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        saved={saved}
        current={current}
        onChoose={choose}
      />
    </nav>
  )
}

interface SearchChipProps {
  name: string
  hint?: string
  isPinned?: boolean
  isCurrent: boolean
  onChoose: () => void
}

function SearchChip({ name, hint, isPinned = false, isCurrent, onChoose }: SearchChipProps) {
  return (
    <button type="button" className={styles.chip} title={hint} aria-current={isCurrent || undefined} onClick={onChoose}>
      {isPinned ? <Pin size={14} aria-label="Pinned" /> : null}
      <bdi>{name}</bdi>
    </button>
  )
}
