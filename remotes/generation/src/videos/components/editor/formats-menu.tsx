import type { AspectRatio } from '@marquee/creative/formats'
import { Button, Popover } from 'antd'
import { Proportions } from 'lucide-react'
import { FormatChoice } from '../../../wizard/components/format-choice.tsx'
import { changeVideo } from '../../state/edit-scenes.ts'
import type { VideoEditor } from '../../state/use-video-editor.ts'
import styles from './player-panel.module.css'

/** A button that adds and removes formats of the video. Each scene is laid out in all of them, so that one can be added at any time. */
export function FormatsMenu({ editor }: { editor: VideoEditor }) {
  return (
    <Popover trigger="click" placement="topRight" content={<Formats editor={editor} />}>
      <Button icon={<Proportions size={16} aria-hidden />}>Formats</Button>
    </Popover>
  )
}

function Formats({ editor }: { editor: VideoEditor }) {
  const { project } = editor
  const missing = listIncomplete(editor)

  function choose(formats: AspectRatio[]): void {
    if (formats.length > 0) {
      editor.edit((one) => changeVideo(one, { aspect_ratios: keepOrder(one.aspect_ratios, formats) }))
    }
  }

  return (
    <div className={styles.choice}>
      <FormatChoice value={project.aspect_ratios} onChange={choose} />
      <p className={styles.hint}>
        Each format is laid out for itself: nothing is cropped from another one. Words are the same in all; layers that
        you moved in one format stay where they are in the others.
      </p>
      {missing.length === 0 ? null : (
        <p role="status" className={styles.hint}>
          {missing.join(' ')}
        </p>
      )}
    </div>
  )
}

/** The first format stays the one that is edited. */
function keepOrder(before: readonly AspectRatio[], chosen: readonly AspectRatio[]): AspectRatio[] {
  return [...before.filter((one) => chosen.includes(one)), ...chosen.filter((one) => !before.includes(one))]
}

function listIncomplete({ project }: VideoEditor): string[] {
  return project.aspect_ratios.flatMap((format) => {
    const scenes = project.scenes.flatMap(({ formats }, index) => (formats[format] === undefined ? [index + 1] : []))
    return scenes.length === 0 ? [] : [`${format} has no layout in scene ${scenes.join(', ')}.`]
  })
}
