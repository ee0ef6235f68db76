import type { StoredDocument } from '@marquee/contract/creative-documents'
import { getCanvasSize } from '@marquee/creative/formats'
import { LeaveDialog } from '@marquee/ui/leave-dialog'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { BookmarkPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { fetchDocument, saveDocument } from '../../api/creative-documents.ts'
import { imageOrderKeys } from '../../api/image-generation.ts'
import { changeLayers } from '../state/change-layers.ts'
import type { LayerChange } from '../state/document-slice.ts'
import { handleEditorKey } from '../state/handle-editor-key.ts'
import { useAutosave } from '../state/use-autosave.ts'
import { useEditor } from '../state/use-editor.ts'
import { useStageView } from '../state/use-stage-view.ts'
import { useCreativeImages } from '../../state/use-creative-images.ts'
import { useUnsavedGuard } from '../state/use-unsaved-guard.ts'
import { EditorSidebar } from './editor-sidebar.tsx'
import { EditorStage } from './editor-stage.tsx'
import { EditorToolbar } from './editor-toolbar.tsx'
import { FormatStrip } from './format-strip.tsx'
import { LayerList } from './layer-list.tsx'
import { listShownPlacements, type SafeAreaChoice } from './safe-area-select.tsx'
import { SaveConflict } from '../../components/save-conflict.tsx'
import { SaveStatus } from './save-status.tsx'
import { EditorShortcuts } from './editor-shortcuts.tsx'
import { useImagePicker } from './use-image-picker.tsx'
import styles from './creative-editor.module.css'

// This module contains the styles of all templates, which editing does not need.
const SaveTemplateDialog = lazy(async () => ({
  default: (await import('./save-template-dialog.tsx')).SaveTemplateDialog,
}))

interface CreativeEditorProps {
  stored: StoredDocument
  /** The format that is shown first if the document has it. */
  wantedFormat: string | null
}

/** Edits the layers of an image in all its formats. The canvas shows exactly what the server renders. */
export function CreativeEditor({ stored, wantedFormat }: CreativeEditorProps) {
  const editor = useEditor(stored, wantedFormat)
  const { document, format } = editor
  const images = useCreativeImages(document, editor.assets)
  const queryClient = useQueryClient()
  const save = useAutosave({
    stored,
    content: document,
    getContent: (one) => one.document,
    save: (sent, version) => saveDocument(stored.id, sent, version),
    load: () => fetchDocument(stored.id),
    // The order's images are now outdated, and are drawn again on the pages that show them.
    onSaved: () => void queryClient.invalidateQueries({ queryKey: imageOrderKeys.all }),
  })
  const { blocker } = useUnsavedGuard(save.state !== 'saved')
  const view = useStageView(getCanvasSize(format))
  const [safeAreas, setSafeAreas] = useState<SafeAreaChoice>('none')
  const [isSavingTemplate, setIsSavingTemplate] = useState(false)
  const picker = useImagePicker(editor.remember)
  const [dragged, setDragged] = useState<readonly LayerChange[]>([])
  const shownLayers = changeLayers(document, format, dragged).formats[format]?.layers ?? []
  // The numbers of the selected layers follow a drag before it is a change of the document.
  const shown = { ...editor, selected: shownLayers.filter(({ id }) => editor.selection.includes(id)) }

  const { theirs } = save
  return (
    <div className={styles.editor} onKeyDown={(event) => handleEditorKey(event, editor, view)}>
      <EditorToolbar
        canUndo={editor.canUndo}
        canRedo={editor.canRedo}
        onUndo={() => editor.actions.undo()}
        onRedo={() => editor.actions.redo()}
        onAdd={(type) => (type === 'image' ? picker.pick(editor.addPicture) : editor.add(type))}
        view={view}
        format={format}
        safeAreas={safeAreas}
        onSafeAreas={setSafeAreas}
      >
        <SaveStatus state={save.state} onRetry={save.retry} />
        <EditorShortcuts />
        <Button icon={<BookmarkPlus size={16} aria-hidden />} onClick={() => setIsSavingTemplate(true)}>
          Save as template
        </Button>
      </EditorToolbar>
      {theirs === null ? null : (
        <SaveConflict
          what="image"
          onLoadTheirs={() => editor.open(save.takeTheirs(theirs))}
          onKeepMine={() => save.keepMine(theirs)}
        />
      )}
      <div className={styles.columns}>
        <aside className={styles.layers} aria-label="Layers of this format">
          <LayerList
            layers={editor.layers}
            texts={document.texts}
            selection={editor.selection}
            onSelect={editor.select}
            onChange={editor.change}
            onReorder={editor.reorder}
          />
        </aside>
        <div className={styles.stage}>
          <EditorStage
            document={document}
            format={format}
            images={images}
            selection={editor.selection}
            onSelect={editor.select}
            onChange={editor.change}
            onDrag={setDragged}
            onText={(binding, text) => editor.actions.textChanged({ binding, text })}
            view={view}
            covering={listShownPlacements(safeAreas, format)}
          />
        </div>
        <aside className={styles.inspector} aria-label="What is selected">
          <EditorSidebar
            editor={shown}
            onSwap={(binding) =>
              picker.pick(({ id }) =>
                editor.actions.pictureChanged({ binding, picture: { kind: 'asset', asset_id: id, cutout: false } }),
              )
            }
          />
        </aside>
      </div>
      <FormatStrip document={document} images={images} format={format} onFormat={editor.showFormat} />
      {picker.input}
      <Suspense fallback={null}>
        {isSavingTemplate ? (
          <SaveTemplateDialog document={document} onClose={() => setIsSavingTemplate(false)} />
        ) : null}
      </Suspense>
      <LeaveDialog blocker={blocker} />
    </div>
  )
}
