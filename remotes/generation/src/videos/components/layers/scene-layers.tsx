import type { StoredAsset } from '@marquee/contract/assets'
import { getCanvasSize } from '@marquee/creative/formats'
import { useState } from 'react'
import { EditorShortcuts } from '../../../editor/components/editor-shortcuts.tsx'
import { EditorSidebar } from '../../../editor/components/editor-sidebar.tsx'
import { EditorStage } from '../../../editor/components/editor-stage.tsx'
import { EditorToolbar } from '../../../editor/components/editor-toolbar.tsx'
import { FormatStrip } from '../../../editor/components/format-strip.tsx'
import { LayerList } from '../../../editor/components/layer-list.tsx'
import { listShownPlacements, type SafeAreaChoice } from '../../../editor/components/safe-area-select.tsx'
import { useImagePicker } from '../../../editor/components/use-image-picker.tsx'
import { changeLayers } from '../../../editor/state/change-layers.ts'
import type { LayerChange } from '../../../editor/state/document-slice.ts'
import { handleEditorKey } from '../../../editor/state/handle-editor-key.ts'
import type { Editor } from '../../../editor/state/use-editor.ts'
import { useStageView } from '../../../editor/state/use-stage-view.ts'
import { useCreativeImages } from '../../../state/use-creative-images.ts'
import styles from './scene-layers.module.css'

interface SceneLayersProps {
  editor: Editor
  onAdded: (asset: StoredAsset) => void
}

/** The columns of the image editor. They are a component of their own, because the stage is measured when it is mounted. */
export function SceneLayers({ editor, onAdded }: SceneLayersProps) {
  const { document, format, actions } = editor
  const images = useCreativeImages(document, editor.assets)
  const view = useStageView(getCanvasSize(format))
  const [safeAreas, setSafeAreas] = useState<SafeAreaChoice>('none')
  const [dragged, setDragged] = useState<readonly LayerChange[]>([])
  const picker = useImagePicker((asset) => {
    editor.remember(asset)
    onAdded(asset)
  })
  const shownLayers = changeLayers(document, format, dragged).formats[format]?.layers ?? []
  const shown = { ...editor, selected: shownLayers.filter(({ id }) => editor.selection.includes(id)) }

  return (
    <div className={styles.editor} onKeyDown={(event) => handleEditorKey(event, editor, view)}>
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
        <EditorShortcuts />
      </EditorToolbar>
      <div className={styles.columns}>
        <aside className={styles.side} aria-label="Layers of this format">
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
        <aside className={styles.side} aria-label="What is selected">
          {editor.selected.length === 0 ? (
            <p className={styles.hint}>Select a layer to change it.</p>
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
