import { listTimedScenes } from '@marquee/creative/scene-times'
import { FRAMES_PER_SECOND, MIN_SCENE_FRAMES } from '@marquee/creative/video-time'
import { Button, Input, InputNumber } from 'antd'
import { ArrowDown, ArrowUp, Crosshair, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatTimeCode } from '../../state/timeline-scale.ts'
import type { VideoEditor } from '../../state/use-video-editor.ts'
import styles from './scene-table.module.css'

interface SceneTableProps {
  /** Shown above the table. */
  header: ReactNode
  /** Shown below the table. */
  children: ReactNode
  editor: VideoEditor
  /** The index of the scene at the playhead. */
  current: number
  canEdit: boolean
  onSelect: (id: string) => void
}

/** The scenes as a table with fields: the timeline for screen readers and for small screens. */
export function SceneTable({ header, children, editor, current, canEdit, onSelect }: SceneTableProps) {
  const timed = listTimedScenes(editor.project)
  return (
    <section className={styles.list} aria-label="List of the scenes">
      <div className={styles.head}>{header}</div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Scene</th>
            <th scope="col">Starts</th>
            <th scope="col">Seconds</th>
            <th scope="col">Spoken</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {timed.map(({ scene, index, start }) => {
            const name = `scene ${index + 1}`
            return (
              <tr key={scene.id} aria-current={index === current}>
                <th scope="row" dir="auto">
                  {index + 1}. {scene.name}
                </th>
                <td>{formatTimeCode(start)}</td>
                <td>
                  <InputNumber
                    aria-label={`Seconds of ${name}`}
                    className={styles.seconds ?? ''}
                    disabled={!canEdit}
                    min={MIN_SCENE_FRAMES / FRAMES_PER_SECOND}
                    max={60}
                    step={0.1}
                    value={Number((scene.duration / FRAMES_PER_SECOND).toFixed(2))}
                    onChange={(seconds) => editor.setDuration(scene.id, (seconds ?? 0) * FRAMES_PER_SECOND)}
                  />
                </td>
                <td className={styles.spoken}>
                  <Input.TextArea
                    aria-label={`Words of ${name}`}
                    dir="auto"
                    disabled={!canEdit}
                    maxLength={1000}
                    autoSize={{ minRows: 1, maxRows: 4 }}
                    value={scene.spoken}
                    onChange={({ target }) => editor.changeScene(scene.id, { spoken: target.value }, 'spoken')}
                  />
                </td>
                <td className={styles.actions}>
                  <Button
                    type="text"
                    icon={<Crosshair size={16} aria-hidden />}
                    aria-label={`Go to ${name}`}
                    onClick={() => onSelect(scene.id)}
                  />
                  <Button
                    type="text"
                    icon={<ArrowUp size={16} aria-hidden />}
                    aria-label={`Move ${name} forward`}
                    disabled={!canEdit || index === 0}
                    onClick={() => editor.moveScene(scene.id, index - 1)}
                  />
                  <Button
                    type="text"
                    icon={<ArrowDown size={16} aria-hidden />}
                    aria-label={`Move ${name} back`}
                    disabled={!canEdit || index === timed.length - 1}
                    onClick={() => editor.moveScene(scene.id, index + 1)}
                  />
                  <Button
                    type="text"
                    icon={<Trash2 size={16} aria-hidden />}
                    aria-label={`Delete ${name}`}
                    disabled={!canEdit || timed.length === 1}
                    onClick={() => editor.removeScene(scene.id)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {children}
    </section>
  )
}
