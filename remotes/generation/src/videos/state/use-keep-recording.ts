import type { VideoScene } from '@marquee/creative/video-project'
import { useState } from 'react'
import { uploadAsset } from '../../api/assets.ts'
import { getFieldMessage } from '../../state/get-field-message.ts'
import { useAlignRecording } from '../api/video-voices.ts'
import { addTakes, lengthenForTakes } from './edit-scenes.ts'
import type { VideoEditor } from './use-video-editor.ts'

interface KeepOptions {
  scene: VideoScene
  maker: 'recording' | 'upload'
  /** Whether a scene that is shorter than what is said becomes longer. */
  lengthens: boolean
}

/** Stores a recorded or uploaded voice as the take of a scene, with the times of its words. It is one step to undo. */
export function useKeepRecording(editor: VideoEditor, videoId: string) {
  const { mutateAsync: align } = useAlignRecording()
  const [isKeeping, setKeeping] = useState(false)
  const [problem, setProblem] = useState('')

  /** @returns whether it was stored */
  async function keep(file: File, { scene, maker, lengthens }: KeepOptions): Promise<boolean> {
    setProblem('')
    setKeeping(true)
    try {
      const { id } = await uploadAsset('audio', file)
      const { takes, assets } = await align({
        videoId,
        scene_id: scene.id,
        asset_id: id,
        maker,
        text: scene.spoken.trim(),
      })
      editor.addAssets(assets)
      editor.edit((one) => (lengthens ? lengthenForTakes(addTakes(one, takes), takes) : addTakes(one, takes)))
      return true
    } catch (error) {
      setProblem(getFieldMessage(error, 'file'))
      return false
    } finally {
      setKeeping(false)
    }
  }

  return { keep, isKeeping, problem }
}
