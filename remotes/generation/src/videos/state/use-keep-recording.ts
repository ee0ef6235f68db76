import type { VideoScene } from '@marquee/creative/video-project'
import { useResumableUpload } from '@marquee/ui/use-resumable-upload'
import { useState } from 'react'
import { getFieldMessage } from '../../state/get-field-message.ts'
import { useAlignRecording } from '../api/video-voices.ts'
import { addTakes, lengthenForTakes } from './edit-scenes.ts'
import type { VideoEditor } from './use-video-editor.ts'

interface KeepOptions {
  scene: VideoScene
  /** Whether a scene that is shorter than what is said becomes longer. */
  lengthens: boolean
}

/** Stores a recorded or uploaded voice as the take of a scene, with the times of its words. It is one step to undo. */
export function useKeepRecording(editor: VideoEditor, videoId: string) {
  const { mutateAsync: align } = useAlignRecording()
  const upload = useResumableUpload('audio')
  const [isKeeping, setKeeping] = useState(false)
  const [problem, setProblem] = useState('')

  /** Makes a take of a stored sound. @throws ApiError when it cannot be one */
  async function keepSound(assetId: string, maker: 'recording' | 'upload', { scene, lengthens }: KeepOptions) {
    const text = scene.spoken.trim()
    const { takes, assets } = await align({ videoId, scene_id: scene.id, asset_id: assetId, maker, text })
    editor.addAssets(assets)
    editor.edit((one) => (lengthens ? lengthenForTakes(addTakes(one, takes), takes) : addTakes(one, takes)))
  }

  /** Stores what was recorded. @returns whether it was stored */
  async function keepRecording(file: File, options: KeepOptions): Promise<boolean> {
    setProblem('')
    setKeeping(true)
    try {
      const asset = await upload.send(file)
      if (asset !== null) {
        await keepSound(asset.id, 'recording', options)
      }
      return asset !== null
    } catch (error) {
      setProblem(getFieldMessage(error, 'file'))
      return false
    } finally {
      setKeeping(false)
    }
  }

  return { keepSound, keepRecording, upload, isKeeping, problem }
}
