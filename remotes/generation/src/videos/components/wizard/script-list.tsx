import type { VideoScript } from '@marquee/contract/video-scripts'
import { useId } from 'react'
import { FRAMEWORK_LABELS, FRAMEWORK_NAMES } from '../../../state/image-labels.ts'
import words from '../../../wizard/components/words-step.module.css'
import { formatSeconds } from '../../state/timeline-scale.ts'
import { countFrames } from '../../state/video-draft.ts'
import { ROLE_LABELS } from '../../state/video-labels.ts'
import styles from './script-step.module.css'

interface ScriptListProps {
  scripts: readonly VideoScript[]
  chosen: string | null
  onChoose: (script: VideoScript) => void
}

/** The scripts to choose from, each with its hook and its scenes. */
export function ScriptList({ scripts, chosen, onChoose }: ScriptListProps) {
  const name = useId()
  return scripts.length === 0 ? null : (
    <fieldset className={words.angles}>
      <legend className={words.legend}>Choose a script</legend>
      {scripts.map((script) => (
        <label key={script.key} className={words.angle} data-chosen={script.key === chosen}>
          <input
            type="radio"
            name={name}
            className={words.input}
            checked={script.key === chosen}
            onChange={() => onChoose(script)}
          />
          <span className={words.framework} title={FRAMEWORK_NAMES[script.framework]}>
            {FRAMEWORK_LABELS[script.framework]} · {formatSeconds(countFrames(script.scenes))}
          </span>
          <strong dir="auto">{script.hook}</strong>
          <ol role="list" className={styles.outline}>
            {script.scenes.map((scene, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the scenes of a written script never move
              <li key={index}>
                <span className={styles.role}>{ROLE_LABELS[scene.role]}</span>
                <span dir="auto">{scene.spoken || scene.texts.headline || 'Only the image'}</span>
              </li>
            ))}
          </ol>
        </label>
      ))}
    </fieldset>
  )
}
