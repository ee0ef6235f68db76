import type { AdSearchDefinition, SavedSearch } from '@marquee/contract/saved-searches'
import { SORT_NAMES } from '@marquee/ui/ad-labels'
import { Button, Input } from 'antd'
import { ArrowDown, ArrowUp, Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { SavedSearches } from '../state/use-saved-searches.ts'
import { FILTER_LABELS, listActiveFilters, valueLabel } from '../../components/filters/filter-labels.ts'
import styles from './searches.module.css'

interface SavedSearchItemProps {
  search: SavedSearch
  saved: SavedSearches
  isFirst: boolean
  isLastPinned: boolean
  onChoose: () => void
}

/** One saved search with its name, its filters as text, and its actions. */
export function SavedSearchItem({ search, saved, isFirst, isLastPinned, onChoose }: SavedSearchItemProps) {
  const [isRenaming, setIsRenaming] = useState(false)
  const { id, name, is_pinned } = search
  if (isRenaming) {
    return (
      <li className={styles.item}>
        <RenameForm
          name={name}
          onDone={(next) => {
            setIsRenaming(false)
            if (next !== null && next !== name) {
              saved.rename(id, next)
            }
          }}
        />
      </li>
    )
  }
  const action = { type: 'text', size: 'small', disabled: saved.isChanging } as const
  return (
    <li className={styles.item}>
      <button type="button" className={styles.open} onClick={onChoose}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.summary} dir="auto">
          {toSummary(search.search)}
        </span>
      </button>
      <div className={styles.actions}>
        {is_pinned ? (
          <>
            <Button
              {...action}
              disabled={saved.isChanging || isFirst}
              icon={<ArrowUp size={16} />}
              aria-label={`Move ${name} up`}
              onClick={() => saved.movePin(id, -1)}
            />
            <Button
              {...action}
              disabled={saved.isChanging || isLastPinned}
              icon={<ArrowDown size={16} />}
              aria-label={`Move ${name} down`}
              onClick={() => saved.movePin(id, 1)}
            />
          </>
        ) : null}
        <Button
          {...action}
          icon={is_pinned ? <PinOff size={16} /> : <Pin size={16} />}
          aria-label={is_pinned ? `Unpin ${name}` : `Pin ${name}`}
          onClick={() => saved.togglePin(search)}
        />
        <Button
          {...action}
          icon={<Pencil size={16} />}
          aria-label={`Rename ${name}`}
          onClick={() => setIsRenaming(true)}
        />
        <Button
          {...action}
          danger
          icon={<Trash2 size={16} />}
          aria-label={`Delete ${name}`}
          onClick={() => saved.remove(search)}
        />
      </div>
    </li>
  )
}

/** @param onDone called with the new name, or with null to change nothing */
function RenameForm({ name, onDone }: { name: string; onDone: (next: string | null) => void }) {
  const [text, setText] = useState(name)

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    onDone(text.trim() === '' ? null : text.trim())
  }

  return (
    <form className={styles.formRow} onSubmit={handleSubmit}>
      <Input
        aria-label="Name of the search"
        autoFocus
        value={text}
        maxLength={80}
        dir="auto"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation()
            onDone(null)
          }
        }}
      />
      <Button htmlType="submit">Rename</Button>
    </form>
  )
}

/** "Platform Facebook, TikTok · Status Active · Longest running". */
function toSummary({ filters, sort }: AdSearchDefinition): string {
  const byName = Map.groupBy(listActiveFilters(filters), ({ name }) => name)
  const parts = Array.from(byName, ([name, active]) => {
    const isBrand = name === 'brand' || name === 'not_brand'
    const words = isBrand ? String(active.length) : active.map(({ value }) => valueLabel(name, value)).join(', ')
    return `${FILTER_LABELS[name]} ${words}`
  })
  return [...parts, SORT_NAMES[sort]].join(' · ')
}
