import { Button, Dropdown, Switch } from 'antd'
import { BookmarkPlus, Minus, Plus, Redo2, Undo2 } from 'lucide-react'
import { useId } from 'react'
import type { SaveState } from '../../state/editor/use-autosave.ts'
import styles from './editor-toolbar.module.css'

interface EditorToolbarProps {
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
  onAdd: (type: 'text' | 'rectangle' | 'ellipse' | 'image') => void
  zoom: number
  onZoom: (factor: number) => void
  showsSafeAreas: boolean
  onSafeAreas: (shows: boolean) => void
  saveState: SaveState
  onRetry: () => void
  onSaveAsTemplate: () => void
}

const ADDED = [
  { key: 'text', label: 'Text' },
  { key: 'image', label: 'Picture' },
  { key: 'rectangle', label: 'Rectangle' },
  { key: 'ellipse', label: 'Ellipse' },
] as const

const SAVE_WORDS: Readonly<Record<SaveState, string>> = {
  saved: 'All changes saved',
  unsaved: 'Unsaved changes',
  saving: 'Saving…',
  failed: 'Not saved',
  conflict: 'Not saved',
}

export function EditorToolbar(props: EditorToolbarProps) {
  const { canUndo, canRedo, onUndo, onRedo, onAdd, zoom, onZoom, showsSafeAreas, onSafeAreas } = props
  const { saveState, onRetry, onSaveAsTemplate } = props
  const safeAreasId = useId()
  return (
    <div className={styles.bar} role="toolbar" aria-label="Editor">
      <Button
        disabled={!canUndo}
        aria-label="Undo"
        title="Undo"
        icon={<Undo2 size={16} aria-hidden />}
        onClick={onUndo}
      />
      <Button
        disabled={!canRedo}
        aria-label="Redo"
        title="Redo"
        icon={<Redo2 size={16} aria-hidden />}
        onClick={onRedo}
      />
      <Dropdown
        trigger={['click']}
        menu={{ items: [...ADDED], onClick: ({ key }) => ADDED.forEach((item) => item.key === key && onAdd(item.key)) }}
      >
        <Button icon={<Plus size={16} aria-hidden />}>Add</Button>
      </Dropdown>
      <Button
        aria-label="Zoom out"
        title="Zoom out"
        icon={<Minus size={16} aria-hidden />}
        onClick={() => onZoom(1 / 1.25)}
      />
      <output aria-label="Zoom">{Math.round((zoom / 1.08) * 100)}%</output>
      <Button aria-label="Zoom in" title="Zoom in" icon={<Plus size={16} aria-hidden />} onClick={() => onZoom(1.25)} />
      <label className={styles.switch} htmlFor={safeAreasId}>
        <Switch id={safeAreasId} size="small" checked={showsSafeAreas} onChange={onSafeAreas} /> Safe areas
      </label>
      <span className={styles.spacer} />
      <span role="status" className={styles.state} data-state={saveState}>
        {SAVE_WORDS[saveState]}
      </span>
      {saveState === 'failed' ? <Button onClick={onRetry}>Try again</Button> : null}
      <Button icon={<BookmarkPlus size={16} aria-hidden />} onClick={onSaveAsTemplate}>
        Save as template
      </Button>
    </div>
  )
}
