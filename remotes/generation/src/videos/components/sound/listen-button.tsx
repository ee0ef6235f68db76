import { Button } from 'antd'
import { Square, Volume2 } from 'lucide-react'

interface ListenButtonProps {
  /** What is heard, as in "Listen to the music". */
  what: string
  state: { key: string | null; isPlaying: boolean }
  onPlay: () => void
  onStop: () => void
}

/** Starts and stops a sample. */
export function ListenButton({ what, state, onPlay, onStop }: ListenButtonProps) {
  return state.isPlaying ? (
    <Button icon={<Square size={14} aria-hidden />} aria-label={`Stop ${what}`} onClick={onStop}>
      Stop
    </Button>
  ) : (
    <Button
      icon={<Volume2 size={16} aria-hidden />}
      loading={state.key !== null}
      aria-label={`Listen to ${what}`}
      onClick={onPlay}
    >
      Listen
    </Button>
  )
}
