import type { TimedScene } from '@marquee/creative/scene-times'
import type { VoiceTake } from '@marquee/creative/video-sounds'
import { Check } from 'lucide-react'
import styles from './recording.module.css'

interface SpokenScenesProps {
  scenes: readonly TimedScene[]
  voice: readonly VoiceTake[]
  /** The id of the scene in the prompter. */
  current: string
  disabled: boolean
  onChoose: (id: string) => void
}

/** The scenes with words, and who says them. */
export function SpokenScenes({ scenes, voice, current, disabled, onChoose }: SpokenScenesProps) {
  return (
    <ol role="list" className={styles.scenes} aria-label="Scenes with words">
      {scenes.map(({ scene, index }) => {
        const take = voice.find(({ scene_id }) => scene_id === scene.id)
        return (
          <li key={scene.id}>
            <button
              type="button"
              className={styles.scene}
              aria-current={scene.id === current}
              disabled={disabled}
              onClick={() => onChoose(scene.id)}
            >
              <strong dir="auto">
                {index + 1}. {scene.name}
              </strong>
              <span className={styles.maker} data-own={isOwn(take)}>
                {isOwn(take) ? <Check size={14} aria-hidden /> : null}
                {describeTake(take, scene.spoken)}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

function isOwn(take: VoiceTake | undefined): boolean {
  return take?.maker === 'recording' || take?.maker === 'upload'
}

function describeTake(take: VoiceTake | undefined, spoken: string): string {
  if (take === undefined) {
    return 'No voice yet'
  }
  if (take.text.trim() !== spoken.trim()) {
    return 'Says other words'
  }
  return { recording: 'Recorded', upload: 'Uploaded', draft: 'Draft voice', provider: take.voice, model: take.voice }[
    take.maker
  ]
}
