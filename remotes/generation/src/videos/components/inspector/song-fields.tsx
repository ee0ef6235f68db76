import { countFrames } from '@marquee/creative/scene-times'
import type { MusicTrack } from '@marquee/creative/video-sounds'
import { FRAMES_PER_SECOND, SAMPLES_PER_FRAME, SAMPLES_PER_SECOND } from '@marquee/creative/video-time'
import type { VideoProject } from '@marquee/creative/video-project'
import { Field, FieldGroup } from '@marquee/ui/field'
import { InputNumber, Slider } from 'antd'
import { formatTimeCode } from '../../state/timeline-scale.ts'
import type { Peaks } from '../../state/use-mixed-sound.ts'
import { snapToBeat } from '../../state/snap-to-beat.ts'
import { Waveform } from '../timeline/waveform.tsx'
import styles from './inspector.module.css'

interface SongFieldsProps {
  project: VideoProject
  music: MusicTrack
  source: Extract<MusicTrack['source'], { kind: 'asset' }>
  peaks: Peaks
  onChange: (music: MusicTrack, key: string) => void
}

const MOST_FADE_S = 5

/** Which part of an uploaded song is heard, and how it begins and ends. */
export function SongFields({ project, music, source, peaks, onChange }: SongFieldsProps) {
  const heard = countFrames(project)
  const frames = Math.ceil(source.samples / SAMPLES_PER_FRAME)
  const from = Math.floor(music.from / SAMPLES_PER_FRAME)
  const latest = Math.max(0, frames - heard)
  const toPercent = (part: number) => `${Math.min(100, (100 * part) / Math.max(1, frames))}%`
  const toSeconds = (length: number) => Number((length / FRAMES_PER_SECOND).toFixed(2))

  function setFrom(frame: number): void {
    onChange({ ...music, from: snapToBeat(source.beats, frame * SAMPLES_PER_FRAME) }, 'music start')
  }
  function setFade(edge: 'fade_in' | 'fade_out', seconds: number | null): void {
    onChange({ ...music, [edge]: Math.round((seconds ?? 0) * FRAMES_PER_SECOND) }, edge)
  }

  return (
    <>
      <FieldGroup label={`The part that is heard: from ${formatTimeCode(from)}`}>
        <div className={styles.song}>
          <Waveform peaks={peaks} from={0} frames={frames} />
          <span className={styles.heard} style={{ left: toPercent(from), width: toPercent(heard) }} />
        </div>
        {latest === 0 ? (
          <span className={styles.hint}>
            The song has {formatTimeCode(frames)}
            {frames < heard ? ', which is shorter than the video: the rest is without music.' : '.'}
          </span>
        ) : (
          <Slider
            ariaLabelForHandle="Start of the heard part"
            min={0}
            max={latest}
            step={1}
            value={Math.min(from, latest)}
            tooltip={{ formatter: (value) => formatTimeCode(value ?? 0) }}
            onChange={setFrom}
          />
        )}
      </FieldGroup>
      <div className={styles.pair}>
        <Field label="Seconds to rise">
          {(control) => (
            <InputNumber
              {...control}
              min={0}
              max={MOST_FADE_S}
              step={0.1}
              value={toSeconds(music.fade_in)}
              onChange={(seconds) => setFade('fade_in', seconds)}
            />
          )}
        </Field>
        <Field label="Seconds to fade">
          {(control) => (
            <InputNumber
              {...control}
              min={0}
              max={MOST_FADE_S}
              step={0.1}
              value={toSeconds(music.fade_out)}
              onChange={(seconds) => setFade('fade_out', seconds)}
            />
          )}
        </Field>
      </div>
      {source.beats.length === 0 ? null : (
        <p className={styles.hint}>
          Its beats were found ({Math.round(source.beats.length / (source.samples / SAMPLES_PER_SECOND / 60))} a
          minute): the part starts on one of them.
        </p>
      )}
    </>
  )
}
