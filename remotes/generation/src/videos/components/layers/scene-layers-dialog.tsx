import type { StoredAsset } from '@marquee/contract/assets'
import type { AspectRatio } from '@marquee/creative/formats'
import type { TimedScene } from '@marquee/creative/scene-times'
import type { VideoProject, VideoScene } from '@marquee/creative/video-project'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { useState } from 'react'
import { EditorShortcuts } from '../../../editor/components/editor-shortcuts.tsx'
import { LayerEditor } from '../../../editor/components/layer-editor.tsx'
import { useEditor } from '../../../editor/state/use-editor.ts'
import { readSceneDesign, toSceneDocument } from '../../state/scene-document.ts'
import styles from './scene-layers-dialog.module.css'

interface SceneLayersDialogProps {
  project: VideoProject
  timed: TimedScene
  assets: readonly StoredAsset[]
  format: AspectRatio
  onSave: (changes: Pick<VideoScene, 'texts' | 'pictures' | 'formats'>) => void
  onAdded: (asset: StoredAsset) => void
  onClose: () => void
}

/** The image editor for the layers of one scene, in every format. The video changes when it is closed with its button. */
export function SceneLayersDialog(props: SceneLayersDialogProps) {
  const { project, timed, assets, format: wantedFormat, onSave, onAdded, onClose } = props
  const [stored] = useState(() => ({
    document: toSceneDocument(timed.scene, project.look),
    assets: [...assets],
  }))
  const editor = useEditor(stored, wantedFormat)

  return (
    <OpenedModal
      centered
      width="min(1320px, 96vw)"
      title={`Layers of scene ${timed.index + 1}`}
      okText="Use these layers"
      keyboard={false}
      onOk={() => {
        onSave(readSceneDesign(editor.document))
        onClose()
      }}
      onCancel={onClose}
    >
      <LayerEditor
        editor={editor}
        className={styles.editor}
        tools={<EditorShortcuts />}
        hint="Select a layer to change it."
        onAdded={onAdded}
      />
    </OpenedModal>
  )
}
