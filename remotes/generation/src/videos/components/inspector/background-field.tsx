import type { StoredAsset } from '@marquee/contract/assets'
import type { SceneBackground, VideoScene } from '@marquee/creative/video-project'
import { Alert, Select } from 'antd'
import { SceneImageField } from '../wizard/scene-image-field.tsx'
import type { VideoEditor } from '../../state/use-video-editor.ts'
import { ClipFields } from './clip-fields.tsx'
import { ClipUpload } from './clip-upload.tsx'

interface BackgroundFieldProps {
  editor: VideoEditor
  scene: VideoScene
  onChange: (background: SceneBackground) => void
  onAdded: (asset: StoredAsset) => void
}

/** What the scene shows behind its layers: an image of the video, a clip, or the colours of the layout. */
export function BackgroundField({ editor, scene, onChange, onAdded }: BackgroundFieldProps) {
  const { background } = scene
  const images = editor.assets.filter(({ kind }) => kind === 'image')
  const current =
    background.kind === 'still' && background.picture.kind === 'asset' ? background.picture.asset_id : null
  const isMissing = current !== null && !images.some(({ id }) => id === current)

  function choose(assetId: string | null): void {
    onChange(assetId === null ? { kind: 'layout' } : toStill(assetId, background))
  }

  if (background.kind === 'clip') {
    return <ClipFields editor={editor} scene={scene} background={background} onChange={onChange} />
  }
  return (
    <>
      {isMissing ? (
        <Alert type="warning" showIcon title="The image of this scene was removed. Choose another one." />
      ) : null}
      <SceneImageField
        label="Background"
        images={images}
        value={current}
        onChange={choose}
        onUploaded={(asset) => {
          onAdded(asset)
          choose(asset.id)
        }}
      />
      {editor.project.clips.length === 0 ? null : (
        <Select
          aria-label="A clip of this video"
          placeholder="Show a clip of this video"
          value={null}
          options={editor.project.clips.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id: string | null) => {
            const clip = editor.project.clips.find((one) => one.id === id)
            if (clip !== undefined) {
              editor.showClip(scene.id, clip)
            }
          }}
        />
      )}
      <ClipUpload
        onReady={(clip, asset) => {
          onAdded(asset)
          editor.showClip(scene.id, clip)
        }}
      />
    </>
  )
}

function toStill(assetId: string, before: SceneBackground): SceneBackground {
  const motion = before.kind === 'still' ? before.motion : 'zoom_in'
  return { kind: 'still', picture: { kind: 'asset', asset_id: assetId, cutout: false }, motion }
}
