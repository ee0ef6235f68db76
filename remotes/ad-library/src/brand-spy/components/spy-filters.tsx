import { SearchField } from '@marquee/ui/search-field'
import { Button, Checkbox, Select } from 'antd'
import { FolderPen } from 'lucide-react'
import { useState } from 'react'
import type { SpySearch } from '../../api/brand-spy.ts'
import styles from '../../brands/components/brand-filters.module.css'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import { FolderDialog } from './folder-dialog.tsx'

interface SpyFiltersProps {
  search: SpySearch
  folders: readonly string[]
  onChange: (changes: Partial<SpySearch>) => void
}

/** The filters of the list of followed brands. */
export function SpyFilters({ search, folders, onChange }: SpyFiltersProps) {
  const { canFollow } = useLibraryRights()
  const [isEditing, setIsEditing] = useState(false)

  /** Keeps the list on the folder that it shows when that folder changes. */
  function handleChanged(name: string, newName: string | null): void {
    if (search.folder === name) {
      onChange({ folder: newName })
    }
  }

  return (
    <div className={styles.filters}>
      <SearchField
        className={styles.search}
        label="Search followed brands"
        placeholder="Search followed brands"
        maxLength={100}
        value={search.q}
        onSearch={(q) => onChange({ q })}
      />
      {folders.length === 0 && search.folder === null ? null : (
        <Select<string>
          className={styles.niches ?? ''}
          aria-label="Folder"
          placeholder="Folder"
          allowClear
          value={search.folder}
          options={folders.map((value) => ({ value, label: value }))}
          onChange={(folder) => onChange({ folder: folder ?? null })}
        />
      )}
      <Checkbox checked={search.favoritesOnly} onChange={(event) => onChange({ favoritesOnly: event.target.checked })}>
        Favorites
      </Checkbox>
      {canFollow && folders.length > 0 ? (
        <Button icon={<FolderPen size={16} aria-hidden />} onClick={() => setIsEditing(true)}>
          Edit folders
        </Button>
      ) : null}
      {isEditing ? (
        <FolderDialog folders={folders} onChanged={handleChanged} onClose={() => setIsEditing(false)} />
      ) : null}
    </div>
  )
}
