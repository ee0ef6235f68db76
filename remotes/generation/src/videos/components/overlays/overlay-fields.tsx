import { FRAMES_PER_SECOND } from '@marquee/creative/video-time'
import { findOverlayLook, overlayLooks, type OverlayLook } from '@marquee/creative/overlay-look'
import { MIN_OVERLAY_FRAMES } from '@marquee/creative/time-overlay'
import type { Overlay } from '@marquee/creative/video-project'
import { Field, FieldGroup } from '@marquee/ui/field'
import { Button, Input, InputNumber, Segmented } from 'antd'
import { Minus, Plus, Trash2 } from 'lucide-react'
import type { Overlays } from '../../state/use-overlays.ts'
import inspector from '../inspector/inspector.module.css'
import { PlaceGrid } from './place-grid.tsx'

interface OverlayFieldsProps {
  overlay: Overlay
  overlays: Overlays
  /** Frames from the start of the video. */
  start: number
  /** Frames of the video. */
  length: number
  place: { x: number; y: number } | null
}

const LOOK_LABELS: Readonly<Record<OverlayLook, string>> = {
  dark: 'Dark',
  light: 'Light',
  accent: 'Accent',
  soft: 'Soft',
}
const LOOKS = Object.keys(overlayLooks).map((value) => ({
  value: value as OverlayLook,
  label: LOOK_LABELS[value as OverlayLook],
}))
const STEP = 1.15

/** The words, the place, the look and the time of an overlay. */
export function OverlayFields({ overlay, overlays, start, length, place }: OverlayFieldsProps) {
  const { id, duration, texts } = overlay
  const look = findOverlayLook(overlay)
  const toSeconds = (frames: number) => Number((frames / FRAMES_PER_SECOND).toFixed(2))
  const toFrames = (seconds: number | null, otherwise: number) =>
    seconds === null ? otherwise : Math.round(seconds * FRAMES_PER_SECOND)
  return (
    <>
      {Object.entries(texts).map(([binding, text]) => (
        <Field key={binding} label="Words">
          {(control) => (
            <Input.TextArea
              {...control}
              dir="auto"
              maxLength={300}
              autoSize={{ minRows: 1, maxRows: 4 }}
              value={text}
              onChange={({ target }) => overlays.setText(id, binding, target.value)}
            />
          )}
        </Field>
      ))}
      {look === null && Object.keys(texts).length === 0 ? null : (
        <FieldGroup label="Look">
          <Segmented
            aria-label="Look"
            block
            options={LOOKS}
            {...(look !== null && { value: look })}
            onChange={(next) => overlays.setLook(id, next)}
          />
        </FieldGroup>
      )}
      <div className={inspector.pair}>
        <FieldGroup label="Place">
          <PlaceGrid place={place} onChange={(next) => overlays.place(id, next, 'grid')} />
        </FieldGroup>
        <FieldGroup label="Size">
          <div className={inspector.buttons}>
            <Button
              icon={<Minus size={14} aria-hidden />}
              aria-label="Smaller"
              onClick={() => overlays.scale(id, 1 / STEP)}
            />
            <Button
              icon={<Plus size={14} aria-hidden />}
              aria-label="Larger"
              onClick={() => overlays.scale(id, STEP)}
            />
          </div>
        </FieldGroup>
      </div>
      <div className={inspector.pair}>
        <Field label="In at second">
          {(control) => (
            <InputNumber
              {...control}
              min={0}
              max={toSeconds(length - MIN_OVERLAY_FRAMES)}
              step={0.1}
              value={toSeconds(start)}
              onChange={(seconds) => overlays.setTime(id, { start: toFrames(seconds, start), duration })}
            />
          )}
        </Field>
        <Field label="Out at second">
          {(control) => (
            <InputNumber
              {...control}
              min={toSeconds(start + MIN_OVERLAY_FRAMES)}
              max={toSeconds(length)}
              step={0.1}
              value={toSeconds(start + duration)}
              onChange={(seconds) =>
                overlays.setTime(id, { start, duration: toFrames(seconds, start + duration) - start })
              }
            />
          )}
        </Field>
      </div>
      <p className={inspector.hint}>
        {overlay.scene_id === null
          ? 'It keeps its time in the video.'
          : 'It lies within one scene, and moves with that scene.'}
      </p>
      <div>
        <Button danger icon={<Trash2 size={14} aria-hidden />} onClick={() => overlays.remove(id)}>
          Delete the overlay
        </Button>
      </div>
    </>
  )
}
