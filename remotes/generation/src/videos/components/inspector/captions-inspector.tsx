import { captionStyle, type VideoProject } from '@marquee/creative/video-project'
import { applyCommand } from '@marquee/creative/apply-command'
import { Field, FieldGroup } from '@marquee/ui/field'
import { Segmented, Select } from 'antd'
import { PlacementField } from '../placement-field.tsx'
import { changeVideo } from '../../state/edit-scenes.ts'
import type { VideoEditor } from '../../state/use-video-editor.ts'
import { CAPTION_HINTS, CAPTION_LABELS } from '../../state/video-labels.ts'
import { CaptionFileField } from './caption-file-field.tsx'
import styles from './inspector.module.css'

type Captions = VideoProject['captions']

const PLACES: { value: Captions['place']; label: string }[] = [
  { value: 'upper', label: 'Upper' },
  { value: 'middle', label: 'Middle' },
  { value: 'lower', label: 'Lower' },
]
const SIZES: { value: Captions['size']; label: string }[] = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
]

/** How captions look, what they keep clear of, and whether their words are what is spoken or those of a file. */
export function CaptionsInspector({ editor }: { editor: VideoEditor }) {
  const { captions, aspect_ratios, placement } = editor.project
  const change = (changes: Partial<Captions>) =>
    editor.edit((project) => changeVideo(project, { captions: { ...project.captions, ...changes } }))
  return (
    <div className={styles.inspector}>
      {aspect_ratios.includes('9:16') ? (
        <PlacementField
          value={placement}
          onChange={(chosen) =>
            editor.edit(
              (project) => applyCommand(project, { kind: 'edit_video', change: { placement: chosen } }).project,
            )
          }
        />
      ) : null}
      <Field label="Style" hint={CAPTION_HINTS[captions.style]}>
        {(control) => (
          <Select
            {...control}
            value={captions.style}
            options={captionStyle.options.map((value) => ({ value, label: CAPTION_LABELS[value] }))}
            onChange={(style) => change({ style })}
          />
        )}
      </Field>
      {captions.style === 'none' ? null : (
        <>
          <CaptionFileField editor={editor} />
          <FieldGroup label="Place">
            <Segmented
              aria-label="Place"
              block
              options={PLACES}
              value={captions.place}
              onChange={(place) => change({ place })}
            />
          </FieldGroup>
          <FieldGroup label="Size">
            <Segmented
              aria-label="Size"
              block
              options={SIZES}
              value={captions.size}
              onChange={(size) => change({ size })}
            />
          </FieldGroup>
        </>
      )}
    </div>
  )
}
