import { Button } from 'antd'
import { Check, Mic, Pause, Play, Square, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Recording, RecorderState, VoiceRecorder } from '../../state/voice-recorder.ts'
import styles from './recording.module.css'

interface RecordingControlsProps {
  recorder: VoiceRecorder
  state: RecorderState
  isKeeping: boolean
  onKeep: (recording: Recording) => void
}

/** A voice that stays below this level is mostly noise. */
const TOO_QUIET = 0.35
const STATUS: Readonly<Record<RecorderState['phase'], string>> = {
  idle: '',
  opening: 'Your browser asks whether this page may use the microphone.',
  counting: '',
  recording: 'Recording',
  stopping: '',
  recorded: '',
}

/** The buttons of the recorder: record, stop, listen, take again, keep. */
export function RecordingControls({ recorder, state, isKeeping, onKeep }: RecordingControlsProps) {
  const { phase, recording } = state
  return (
    <>
      <div className={styles.controls} role="group" aria-label="Recording">
        {phase === 'recording' || phase === 'counting' ? (
          <Button
            danger
            type="primary"
            size="large"
            icon={<Square size={16} aria-hidden />}
            onClick={() => void recorder.stop()}
          >
            Stop
          </Button>
        ) : (
          <Button
            type={recording === null ? 'primary' : 'default'}
            size="large"
            icon={<Mic size={18} aria-hidden />}
            loading={phase === 'opening' || phase === 'stopping'}
            disabled={isKeeping}
            onClick={() => void recorder.record()}
          >
            {recording === null ? 'Record' : 'Take again'}
          </Button>
        )}
        {recording === null ? null : (
          <>
            <ListenAgain sound={recording.sound} />
            <Button
              type="primary"
              size="large"
              icon={<Check size={18} aria-hidden />}
              loading={isKeeping}
              onClick={() => onKeep(recording)}
            >
              Keep
            </Button>
            <Button
              size="large"
              type="text"
              icon={<Trash2 size={16} aria-hidden />}
              disabled={isKeeping}
              onClick={recorder.discard}
            >
              Discard
            </Button>
          </>
        )}
      </div>
      <p role="status" className={styles.status}>
        {STATUS[phase]}
        {recording !== null && recording.peak < TOO_QUIET
          ? 'The recording is very quiet. Go nearer to the microphone, or choose another one in your browser.'
          : ''}
      </p>
    </>
  )
}

function ListenAgain({ sound }: { sound: Blob }) {
  const player = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    const url = URL.createObjectURL(sound)
    player.current?.setAttribute('src', url)
    return () => URL.revokeObjectURL(url)
  }, [sound])
  return (
    <>
      <Button
        size="large"
        icon={isPlaying ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
        onClick={() => (isPlaying ? player.current?.pause() : void player.current?.play())}
      >
        {isPlaying ? 'Pause' : 'Listen'}
      </Button>
      {/* Its words are in the prompter. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={player}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
      />
    </>
  )
}
