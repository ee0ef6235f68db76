import type { StoredAsset } from '@marquee/contract/assets'
import type { TimedScene } from '@marquee/creative/scene-times'
import { FRAMES_PER_SECOND, MIN_SCENE_FRAMES } from '@marquee/creative/video-time'
import { stillMotion, transition, type VideoScene } from '@marquee/creative/video-project'
import { Field } from '@marquee/ui/field'
import { Button, Input, InputNumber, Select } from 'antd'
import { Copy, Layers, Scissors, Trash2 } from 'lucide-react'
import { countSpokenFrames } from '../../state/spoken-length.ts'
import { formatSeconds } from '../../state/timeline-scale.ts'
import type { VideoEditor } from '../../state/use-video-editor.ts'
import { MOTION_LABELS, TRANSITION_LABELS } from '../../state/video-labels.ts'
import { BackgroundField } from './background-field.tsx'
import { SceneTexts } from './scene-texts.tsx'
import styles from './inspector.module.css'

const USUAL_TRANSITION = 12
const TRANSITIONS = transition.shape.kind.options.map((value) => ({ value, label: TRANSITION_LABELS[value] }))
const MOTIONS = stillMotion.options.map((value) => ({ value, label: MOTION_LABELS[value] }))

interface SceneInspectorProps {
  editor: VideoEditor
  timed: TimedScene
  /** Frames from the start of the scene at which it would be split. */
  getSplitFrame: () => number
  onEditLayers: () => void
}

/** The fields of the scene at the playhead. */
export function SceneInspector({ editor, timed, getSplitFrame, onEditLayers }: SceneInspectorProps) {
  const { scene, index } = timed
  const isLast = index === editor.project.scenes.length - 1
  const change = (changes: Partial<Omit<VideoScene, 'id' | 'duration'>>, field: string) =>
    editor.changeScene(scene.id, changes, field)
  return (
    <div className={styles.inspector}>
      <div className={styles.buttons} role="group" aria-label={`Scene ${index + 1}`}>
        <Button icon={<Scissors size={14} aria-hidden />} onClick={() => editor.splitScene(scene.id, getSplitFrame())}>
          Split
        </Button>
        <Button icon={<Copy size={14} aria-hidden />} onClick={() => editor.duplicateScene(scene.id)}>
          Duplicate
        </Button>
        <Button
          danger
          disabled={editor.project.scenes.length === 1}
          aria-label="Delete"
          title="Delete"
          icon={<Trash2 size={14} aria-hidden />}
          onClick={() => editor.removeScene(scene.id)}
        />
      </div>
      <Field label="Spoken" hint={describeSpoken(scene)}>
        {(control) => (
          <Input.TextArea
            {...control}
            dir="auto"
            maxLength={1000}
            autoSize={{ minRows: 2, maxRows: 8 }}
            value={scene.spoken}
            onChange={({ target }) => change({ spoken: target.value }, 'spoken')}
          />
        )}
      </Field>
      <SceneTexts scene={scene} onChange={(texts, binding) => change({ texts }, binding)} />
      <Button block icon={<Layers size={16} aria-hidden />} onClick={onEditLayers}>
        Edit the layers
      </Button>
      <BackgroundField
        editor={editor}
        scene={scene}
        onChange={(background) => change({ background }, 'background')}
        onAdded={(asset: StoredAsset) => editor.addAssets([asset])}
      />
      {scene.background.kind === 'still' ? <MotionField scene={scene} onChange={change} /> : null}
      <div className={styles.pair}>
        <Field label="Seconds">
          {(control) => (
            <InputNumber
              {...control}
              min={MIN_SCENE_FRAMES / FRAMES_PER_SECOND}
              max={60}
              step={0.1}
              value={Number((scene.duration / FRAMES_PER_SECOND).toFixed(2))}
              onChange={(seconds) => editor.setDuration(scene.id, (seconds ?? 0) * FRAMES_PER_SECOND)}
            />
          )}
        </Field>
        <Field label="Layers enter">
          {(control) => (
            <Select
              {...control}
              value={scene.entrance}
              options={[
                { value: 'staggered', label: 'One by one' },
                { value: 'none', label: 'At once' },
              ]}
              onChange={(entrance) => change({ entrance }, 'entrance')}
            />
          )}
        </Field>
      </div>
      {isLast ? null : <TransitionField scene={scene} onChange={change} />}
      <Field label="Name" isOptional>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={80}
            value={scene.name}
            onChange={({ target }) => change({ name: target.value }, 'name')}
          />
        )}
      </Field>
    </div>
  )
}

interface SceneFieldProps {
  scene: VideoScene
  onChange: (changes: Partial<Omit<VideoScene, 'id' | 'duration'>>, field: string) => void
}

function MotionField({ scene: { background }, onChange }: SceneFieldProps) {
  return background.kind === 'still' ? (
    <Field label="Motion of the image">
      {(control) => (
        <Select
          {...control}
          value={background.motion}
          options={MOTIONS}
          onChange={(motion) => onChange({ background: { ...background, motion } }, 'motion')}
        />
      )}
    </Field>
  ) : null
}

function TransitionField({ scene, onChange }: SceneFieldProps) {
  const { kind, frames } = scene.transition
  return (
    <div className={styles.pair}>
      <Field label="To the next scene">
        {(control) => (
          <Select
            {...control}
            value={kind}
            options={TRANSITIONS}
            onChange={(next) =>
              onChange(
                { transition: { kind: next, frames: next === 'cut' ? 0 : frames || USUAL_TRANSITION } },
                'transition',
              )
            }
          />
        )}
      </Field>
      {kind === 'cut' ? null : (
        <Field label="Its frames">
          {(control) => (
            <InputNumber
              {...control}
              min={2}
              max={30}
              precision={0}
              value={frames}
              onChange={(next) => onChange({ transition: { kind, frames: next ?? USUAL_TRANSITION } }, 'transition')}
            />
          )}
        </Field>
      )}
    </div>
  )
}

function describeSpoken({ spoken, duration }: VideoScene): string {
  if (spoken.trim() === '') {
    return 'Nothing is said in this scene.'
  }
  const needed = countSpokenFrames(spoken)
  const said = `About ${formatSeconds(needed)} of ${formatSeconds(duration)}`
  return needed > duration ? `${said}: say less, or make the scene longer.` : `${said}.`
}
