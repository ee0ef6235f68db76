import type { StoredAsset } from '@marquee/contract/assets'
import { getCanvasSize } from '@marquee/creative/formats'
import { type ReactNode, useState } from 'react'
import { useCreativeImages } from '../../state/use-creative-images.ts'
import { changeLayers } from '../state/change-layers.ts'
import type { LayerChange } from '../state/document-slice.ts'
import { handleEditorKey } from '../state/handle-editor-key.ts'
import type { Editor } from '../state/use-editor.ts'
import { useStageView } from '../state/use-stage-view.ts'
import { EditorSidebar } from './editor-sidebar.tsx'
import { EditorStage } from './editor-stage.tsx'
import { EditorToolbar } from './editor-toolbar.tsx'
import { FormatStrip } from './format-strip.tsx'
import styles from './layer-editor.module.css'
import { LayerList } from './layer-list.tsx'
import { listShownPlacements, type SafeAreaChoice } from './safe-area-select.tsx'
import { useImagePicker } from './use-image-picker.tsx'

interface LayerEditorProps {
  editor: Editor
  /** Gives the editor its height. */
  className: string | undefined
  /** Shown at the end of the toolbar. */
  tools: ReactNode
  /** Shown below the toolbar. */
  notice?: ReactNode
  /** Replaces the colours of the whole image while no layer is selected. */
  hint?: string
  /** Receives each image that the user adds. */
  onAdded?: (asset: StoredAsset) => void
}

/**
 * Toolbar, layers, canvas and fields for the layers of a document in each of its formats: of an image, and of a scene. The stage is measured
 * when this is mounted.
 */
export function LayerEditor({ editor, className, tools, notice, hint, onAdded }: LayerEditorProps) {
  const { document, format, actions } = editor
  const images = useCreativeImages(document, editor.assets)
  const view = useStageView(getCanvasSize(format))
  const [safeAreas, setSafeAreas] = useState<SafeAreaChoice>('none')
  const [dragged, setDragged] = useState<readonly LayerChange[]>([])
  const picker = useImagePicker((asset) => {
    editor.remember(asset)
    onAdded?.(asset)
  })
  const shownLayers = changeLayers(document, format, dragged).formats[format]?.layers ?? []
  // The numbers of the selected layers follow a drag before it is a change of the document.
  const shown = { ...editor, selected: shownLayers.filter(({ id }) => editor.selection.includes(id)) }

  return (
    <div className={`${styles.editor} ${className ?? ''}`} onKeyDown={(event) => handleEditorKey(event, editor, view)}>
      <EditorToolbar
        canUndo={editor.canUndo}
        canRedo={editor.canRedo}
        onUndo={() => actions.undo()}
        onRedo={() => actions.redo()}
        onAdd={(type) => (type === 'image' ? picker.pick(editor.addPicture) : editor.add(type))}
        view={view}
        format={format}
        safeAreas={safeAreas}
        onSafeAreas={setSafeAreas}
      >
        {tools}
      </EditorToolbar>
      {notice}
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
            onText={(binding, text) => actions.textChanged({ binding, text })}
            view={view}
            covering={listShownPlacements(safeAreas, format)}
          />
        </div>
        <aside className={styles.inspector} aria-label="What is selected">
          {editor.selected.length === 0 && hint !== undefined ? (
            <p className={styles.hint}>{hint}</p>
          ) : (
            <EditorSidebar
              editor={shown}
              onSwap={(binding) =>
                picker.pick(({ id }) =>
                  actions.pictureChanged({ binding, picture: { kind: 'asset', asset_id: id, cutout: false } }),
                )
              }
            />
          )}
        </aside>
      </div>
      <FormatStrip document={document} images={images} format={format} onFormat={editor.showFormat} />
      {picker.input}
    </div>
  )
}
