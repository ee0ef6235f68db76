import { countClipFrames } from '@marquee/creative/clip-frames'
import type { SceneBackground, VideoScene } from '@marquee/creative/video-project'
import { Field, FieldGroup } from '@marquee/ui/field'
import { Button, InputNumber, Slider } from 'antd'
import { formatTimeCode } from '../../state/timeline-scale.ts'
import type { VideoEditor } from '../../state/use-video-editor.ts'
import styles from './inspector.module.css'

interface ClipFieldsProps {
  editor: VideoEditor
  scene: VideoScene
  background: Extract<SceneBackground, { kind: 'clip' }>
  onChange: (background: SceneBackground) => void
}

/** Which part of the clip is shown, how fast, and how loud. */
export function ClipFields({ editor, scene, background, onChange }: ClipFieldsProps) {
  const clip = editor.project.clips.find(({ id }) => id === background.clip_id)
  return (
    <>
      <div className={styles.clip}>
        <span dir="auto">{clip?.name ?? 'The clip of this scene was removed.'}</span>
        <Button size="small" onClick={() => onChange({ kind: 'layout' })}>
          Remove the clip
        </Button>
      </div>
      {clip === undefined ? null : (
        <>
          <FieldGroup
            label={`The part that is shown: from ${formatTimeCode(background.from)} of ${formatTimeCode(clip.frames)}`}
          >
            <Slider
              ariaLabelForHandle="Start of the shown part"
              min={0}
              max={Math.max(1, clip.frames - countClipFrames(scene.duration, background.speed))}
              step={1}
              value={background.from}
              tooltip={{ formatter: (value) => formatTimeCode(value ?? 0) }}
              onChange={(from) => onChange({ ...background, from })}
            />
          </FieldGroup>
          <Field label="Speed" hint="The same part is shown; the scene becomes shorter or longer.">
            {(control) => (
              <InputNumber
                {...control}
                min={0.25}
                max={4}
                step={0.25}
                value={background.speed}
                onChange={(speed) => editor.setSpeed(scene.id, speed ?? 1)}
              />
            )}
          </Field>
        </>
      )}
      {clip?.has_sound === true ? (
        <FieldGroup label="Volume of the clip">
          <Slider
            ariaLabelForHandle="Volume of the clip"
            min={0}
            max={2}
            step={0.05}
            value={background.volume}
            onChange={(volume) => onChange({ ...background, volume })}
          />
        </FieldGroup>
      ) : null}
    </>
  )
}
