import type { StoredAsset } from '@marquee/contract/assets'
import type { ScriptScene } from '@marquee/contract/video-scripts'
import { isWordless } from '@marquee/creative/is-wordless'
import { SCENE_FRAMES } from '@marquee/contract/videos'
import { FRAMES_PER_SECOND } from '@marquee/creative/video-time'
import { Field } from '@marquee/ui/field'
import { Button, Input, InputNumber } from 'antd'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { WORD_LABELS } from '../../../state/image-labels.ts'
import { FactNote } from '../../../wizard/components/fact-note.tsx'
import { countSpokenFrames } from '../../state/spoken-length.ts'
import { formatSeconds } from '../../state/timeline-scale.ts'
import { ROLE_LABELS } from '../../state/video-labels.ts'
import { ClipUpload } from '../inspector/clip-upload.tsx'
import { ClipCard } from './clip-card.tsx'
import { SceneImageField } from './scene-image-field.tsx'
import styles from './scenes-step.module.css'

interface SceneCardProps {
  scene: ScriptScene
  number: number
  count: number
  images: readonly StoredAsset[]
  onChange: (changes: Partial<ScriptScene>) => void
  onUploaded: (asset: StoredAsset) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** One scene of a script with everything that can be changed about it. */
export function SceneCard(props: SceneCardProps) {
  const { scene, number, count, images, onChange, onUploaded, onMove, onRemove } = props
  const name = `scene ${number}`
  const role = isWordless(scene.spoken, scene.texts) ? 'Product' : ROLE_LABELS[scene.role]
  return (
    <article className={styles.scene} aria-label={`Scene ${number}, ${role}`}>
      <header className={styles.head}>
        <strong>
          {number}. {role}
        </strong>
        <span className={styles.buttons}>
          <Button
            type="text"
            size="small"
            icon={<ArrowUp size={16} aria-hidden />}
            aria-label={`Move ${name} forward`}
            disabled={number === 1}
            onClick={() => onMove(number - 2)}
          />
          <Button
            type="text"
            size="small"
            icon={<ArrowDown size={16} aria-hidden />}
            aria-label={`Move ${name} back`}
            disabled={number === count}
            onClick={() => onMove(number)}
          />
          <Button
            type="text"
            size="small"
            icon={<Trash2 size={16} aria-hidden />}
            aria-label={`Remove ${name}`}
            disabled={count === 1}
            onClick={onRemove}
          />
        </span>
      </header>
      <div className={styles.columns}>
        {scene.clip === undefined ? (
          <div className={styles.shown}>
            <SceneImageField
              label={`Image of ${name}`}
              images={images}
              value={scene.asset_id}
              onChange={(asset_id) => onChange({ asset_id })}
              onUploaded={onUploaded}
            />
            <ClipUpload onReady={(clip) => onChange({ clip })} />
          </div>
        ) : (
          <ClipCard clip={scene.clip} frames={scene.frames} onRemove={() => onChange({ clip: undefined })} />
        )}
        <div className={styles.words}>
          <Field label="Spoken" hint={describeLength(scene)}>
            {(control) => (
              <Input.TextArea
                {...control}
                dir="auto"
                maxLength={1000}
                autoSize={{ minRows: 2, maxRows: 6 }}
                value={scene.spoken}
                onChange={({ target }) => onChange({ spoken: target.value })}
              />
            )}
          </Field>
          <TextFields scene={scene} onChange={onChange} />
          {scene.fact === null ? null : <FactNote fact={scene.fact} />}
          <Field label="Length in seconds">
            {(control) => (
              <InputNumber
                {...control}
                min={SCENE_FRAMES.least / FRAMES_PER_SECOND}
                max={SCENE_FRAMES.most / FRAMES_PER_SECOND}
                step={0.5}
                value={scene.frames / FRAMES_PER_SECOND}
                onChange={(seconds) =>
                  onChange({ frames: Math.round((seconds ?? scene.frames / FRAMES_PER_SECOND) * FRAMES_PER_SECOND) })
                }
              />
            )}
          </Field>
        </div>
      </div>
    </article>
  )
}

/** The words on the screen. A text that is emptied is left out of the scene. */
function TextFields({ scene: { texts }, onChange }: Pick<SceneCardProps, 'scene' | 'onChange'>) {
  return Object.entries(texts).map(([binding, value]) => (
    <Field key={binding} label={`On the screen: ${WORD_LABELS[binding as keyof typeof WORD_LABELS]}`} isOptional>
      {(control) => (
        <Input
          {...control}
          dir="auto"
          maxLength={300}
          value={value}
          onChange={({ target }) => onChange({ texts: { ...texts, [binding]: target.value } })}
        />
      )}
    </Field>
  ))
}

function describeLength({ spoken, frames }: ScriptScene): string {
  if (spoken.trim() === '') {
    return 'Nothing is said in this scene.'
  }
  const needed = countSpokenFrames(spoken)
  const said = `About ${formatSeconds(needed)} to say`
  return needed > frames ? `${said}: longer than the scene. Say less, or make the scene longer.` : `${said}.`
}
