import type { StoredAsset } from '@marquee/contract/assets'
import type { ScriptScene } from '@marquee/contract/video-scripts'
import { MAX_VIDEO_FRAMES } from '@marquee/creative/video-time'
import { formatCount } from '@marquee/ui/format-number'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import wizard from '../../../wizard/components/wizard.module.css'
import { videoScriptsQuery } from '../../api/video-scripts.ts'
import { moveItem } from '../../state/move-item.ts'
import { formatSeconds } from '../../state/timeline-scale.ts'
import { countFrames, toScriptWishes } from '../../state/video-draft.ts'
import { SceneCard } from './scene-card.tsx'
import styles from './scenes-step.module.css'
import type { VideoStepProps } from './step-props.ts'

/** The scenes of the chosen script: their words, images, lengths and order. */
export function ScenesStep({ draft, change }: VideoStepProps) {
  const query = useQuery(videoScriptsQuery(toScriptWishes(draft)))
  const images = [...(query.data?.meta.images ?? []), ...draft.uploads]
  const keys = useSceneKeys(draft.scenes.length)
  const { scenes } = draft
  const frames = countFrames(scenes)

  function changeScene(index: number, changes: Partial<ScriptScene>): void {
    change({ scenes: scenes.map((scene, at) => (at === index ? { ...scene, ...changes } : scene)) })
  }

  return (
    <div className={wizard.step}>
      <p role="status" className={styles.sum} data-long={frames > MAX_VIDEO_FRAMES}>
        {formatCount(scenes.length, 'scene')}, {formatSeconds(frames)} together. Words can be changed later as well.
      </p>
      <ol role="list" className={styles.scenes} aria-label="Scenes">
        {scenes.map((scene, index) => (
          <li key={keys.list[index]}>
            <SceneCard
              scene={scene}
              number={index + 1}
              count={scenes.length}
              images={images}
              onChange={(changes) => changeScene(index, changes)}
              onUploaded={(asset: StoredAsset) => {
                change({ uploads: [...draft.uploads, asset] })
                changeScene(index, { asset_id: asset.id })
              }}
              onMove={(to) => {
                keys.move(index, to)
                change({ scenes: moveItem(scenes, index, to) })
              }}
              onRemove={() => {
                keys.remove(index)
                change({ scenes: scenes.filter((_, at) => at !== index) })
              }}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Keys that follow the scenes when they are moved: scenes of a script have no ids of their own. */
function useSceneKeys(count: number) {
  const [list, setList] = useState(() => Array.from({ length: count }, () => crypto.randomUUID()))
  return {
    list,
    move: (from: number, to: number) => setList((before) => moveItem(before, from, to)),
    remove: (index: number) => setList((before) => before.filter((_, at) => at !== index)),
  }
}
