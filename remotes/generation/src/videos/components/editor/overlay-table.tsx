import { getOverlayStart } from '@marquee/creative/scene-times'
import { FRAMES_PER_SECOND } from '@marquee/creative/video-time'
import type { VideoProject } from '@marquee/creative/video-project'
import { Button, Input, InputNumber } from 'antd'
import { Crosshair, Trash2 } from 'lucide-react'
import { getOverlayName } from '../../state/overlay-name.ts'
import type { Overlays } from '../../state/use-overlays.ts'
import styles from './scene-table.module.css'

interface OverlayTableProps {
  project: VideoProject
  overlays: Overlays
  canEdit: boolean
}

/** The overlays as a table with fields; nothing without overlays. */
export function OverlayTable({ project, overlays, canEdit }: OverlayTableProps) {
  return project.overlays.length === 0 ? null : (
    <table className={styles.table} aria-label="Overlays">
      <thead>
        <tr>
          <th scope="col">Overlay</th>
          <th scope="col">In</th>
          <th scope="col">Out</th>
          <th scope="col">Words</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {project.overlays.map((overlay, index) => {
          const { id, duration, texts } = overlay
          const name = `overlay ${index + 1}`
          const start = getOverlayStart(project, overlay) ?? 0
          return (
            <tr key={id} aria-current={id === overlays.chosen?.id}>
              <th scope="row" dir="auto">
                {index + 1}. {getOverlayName(overlay)}
              </th>
              <td>
                <SecondsField
                  label={`Second at which ${name} enters`}
                  frames={start}
                  disabled={!canEdit}
                  onChange={(frames) => overlays.setTime(id, { start: frames, duration })}
                />
              </td>
              <td>
                <SecondsField
                  label={`Second at which ${name} leaves`}
                  frames={start + duration}
                  disabled={!canEdit}
                  onChange={(frames) => overlays.setTime(id, { start, duration: frames - start })}
                />
              </td>
              <td className={styles.spoken}>
                {Object.entries(texts).map(([binding, text]) => (
                  <Input
                    key={binding}
                    aria-label={`Words of ${name}`}
                    dir="auto"
                    disabled={!canEdit}
                    maxLength={300}
                    value={text}
                    onChange={({ target }) => overlays.setText(id, binding, target.value)}
                  />
                ))}
              </td>
              <td className={styles.actions}>
                <Button
                  type="text"
                  icon={<Crosshair size={16} aria-hidden />}
                  aria-label={`Go to ${name}`}
                  onClick={() => overlays.choose(id)}
                />
                <Button
                  type="text"
                  icon={<Trash2 size={16} aria-hidden />}
                  aria-label={`Delete ${name}`}
                  disabled={!canEdit}
                  onClick={() => overlays.remove(id)}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface SecondsFieldProps {
  label: string
  frames: number
  disabled: boolean
  onChange: (frames: number) => void
}

function SecondsField({ label, frames, disabled, onChange }: SecondsFieldProps) {
  return (
    <InputNumber
      aria-label={label}
      className={styles.seconds ?? ''}
      disabled={disabled}
      min={0}
      max={60}
      step={0.1}
      value={Number((frames / FRAMES_PER_SECOND).toFixed(2))}
      onChange={(seconds) => {
        if (seconds !== null) {
          onChange(Math.round(seconds * FRAMES_PER_SECOND))
        }
      }}
    />
  )
}
