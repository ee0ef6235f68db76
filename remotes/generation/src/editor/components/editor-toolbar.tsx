import type { AspectRatio } from '@marquee/creative/formats'
import { ActionMenu } from '@marquee/ui/action-menu'
import { Button } from 'antd'
import { Plus, Redo2, Undo2 } from 'lucide-react'
import type { StageView } from '../state/use-stage-view.ts'
import { type SafeAreaChoice, SafeAreaSelect } from './safe-area-select.tsx'
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
  /** Shown at the end of the bar. */
  children: React.ReactNode
}

const ADDED = [
  { key: 'text', label: 'Text' },
  { key: 'image', label: 'Image' },
  { key: 'rectangle', label: 'Rectangle' },
  { key: 'ellipse', label: 'Ellipse' },
] as const

export function EditorToolbar(props: EditorToolbarProps) {
  const { canUndo, canRedo, onUndo, onRedo, onAdd, view, format, safeAreas, onSafeAreas, children } = props
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
      <ActionMenu items={[...ADDED]} onChoose={(key) => ADDED.forEach((item) => item.key === key && onAdd(item.key))}>
        {(button) => (
          <Button {...button} icon={<Plus size={16} aria-hidden />}>
            Add
          </Button>
        )}
      </ActionMenu>
      <ZoomMenu view={view} />
      <SafeAreaSelect format={format} value={safeAreas} onChange={onSafeAreas} />
      <span className={styles.spacer} />
      {children}
    </div>
  )
}
