import type { AspectRatio } from '@marquee/creative/formats'
import { Button, Dropdown } from 'antd'
import { BookmarkPlus, Plus, Redo2, Undo2 } from 'lucide-react'
import type { SaveState } from '../state/use-autosave.ts'
import type { StageView } from '../state/use-stage-view.ts'
import { type SafeAreaChoice, SafeAreaSelect } from './safe-area-select.tsx'
import { ShortcutList } from './shortcut-list.tsx'
import { ZoomMenu } from './zoom-menu.tsx'
import styles from './editor-toolbar.module.css'

interface EditorToolbarProps {
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
  onAdd: (type: 'text' | 'rectangle' | 'ellipse' | 'image') => void
  view: StageView
  format: AspectRatio
  safeAreas: SafeAreaChoice
  onSafeAreas: (choice: SafeAreaChoice) => void
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
  const { canUndo, canRedo, onUndo, onRedo, onAdd, view, format, safeAreas, onSafeAreas } = props
  const { saveState, onRetry, onSaveAsTemplate } = props
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
      <ZoomMenu view={view} />
      <SafeAreaSelect format={format} value={safeAreas} onChange={onSafeAreas} />
      <span className={styles.spacer} />
      <span role="status" className={styles.state} data-state={saveState}>
        {SAVE_WORDS[saveState]}
      </span>
      {saveState === 'failed' ? <Button onClick={onRetry}>Try again</Button> : null}
      <ShortcutList />
      <Button icon={<BookmarkPlus size={16} aria-hidden />} onClick={onSaveAsTemplate}>
        Save as template
      </Button>
    </div>
  )
}
