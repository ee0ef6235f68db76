import type { Editor } from '../state/use-editor.ts'
import { colorRoles } from '@marquee/creative/look'
import { Button } from 'antd'
import { CopyPlus, Trash2 } from 'lucide-react'
import { ArrangePanel } from './arrange-panel.tsx'
import { Inspector } from './inspector.tsx'
import styles from './inspector.module.css'

interface EditorSidebarProps {
  editor: Editor
  onSwap: (binding: string) => void
}

/** The fields of the selected layers; without a selection, the brand colours in this image. */
export function EditorSidebar({ editor, onSwap }: EditorSidebarProps) {
  const { document, selected, actions } = editor
  const [only] = selected
  if (only === undefined) {
    return <PaletteFields editor={editor} />
  }
  return (
    <div className={styles.inspector}>
      {selected.length === 1 ? (
        <Inspector
          document={document}
          layer={only}
          onChange={editor.change}
          onStyle={(id, style) => actions.styleChanged({ id, style })}
          onText={(binding, text) => actions.textChanged({ binding, text })}
          onSwap={onSwap}
        />
      ) : (
        <p className={styles.hint}>{selected.length} layers selected</p>
      )}
      <ArrangePanel
        count={selected.length}
        isGrouped={only.group !== null}
        onAlign={editor.align}
        onDistribute={editor.distribute}
        onGroup={editor.group}
        onUngroup={editor.ungroup}
      />
      <div className={styles.buttons}>
        <Button icon={<CopyPlus size={16} aria-hidden />} onClick={editor.duplicate}>
          Duplicate
        </Button>
        <Button danger icon={<Trash2 size={16} aria-hidden />} onClick={editor.remove}>
          Delete
        </Button>
      </div>
    </div>
  )
}

const LABELS = { paper: 'Background', ink: 'Text', accent: 'Accent', soft: 'Soft', deep: 'Deep' } as const

function PaletteFields({ editor }: { editor: Editor }) {
  const { palette } = editor.document.look
  return (
    <div className={styles.inspector}>
      <p className={styles.hint}>Select a layer to change it, or change the colors of the whole image.</p>
      {colorRoles.flatMap((role) =>
        role === 'white' || role === 'black' ? (
          []
        ) : (
          <label key={role} className={styles.label}>
            {LABELS[role]}
            <input
              type="color"
              value={palette[role]}
              onChange={(event) => editor.actions.paletteChanged({ [role]: event.target.value })}
            />
          </label>
        ),
      )}
    </div>
  )
}
