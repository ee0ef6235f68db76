import { Button } from 'antd'
import { ChevronFirst, ChevronLast, Pause, Play, Repeat, SkipBack, SkipForward } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Player } from '../../state/player.ts'
import { formatTimeCode } from '../../state/timeline-scale.ts'
import { usePlayerState } from '../../state/use-player.ts'
import styles from './player-panel.module.css'

interface TransportProps {
  player: Player
  /** Frames. */
  length: number
  isMixing: boolean
  /** Shown at the end of the controls. */
  children: ReactNode
}

/** The controls of the player, with the time and a slider through the video. */
export function Transport({ player, length, isMixing, children }: TransportProps) {
  const isPlaying = usePlayerState(player, ({ rate }) => rate !== 0)
  const hasRange = usePlayerState(player, ({ rangeEnd }) => rangeEnd !== null)
  return (
    <div className={styles.transport} role="group" aria-label="Player">
      <Scrubber player={player} length={length} />
      <div className={styles.controls}>
        <IconButton label="To the start" icon={<ChevronFirst size={18} aria-hidden />} onClick={() => player.seek(0)} />
        <IconButton label="One frame back" icon={<SkipBack size={16} aria-hidden />} onClick={() => player.step(-1)} />
        <Button
          type="primary"
          shape="circle"
          size="large"
          aria-label={isPlaying ? 'Pause' : 'Play'}
          icon={isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
          onClick={player.toggle}
        />
        <IconButton
          label="One frame forward"
          icon={<SkipForward size={16} aria-hidden />}
          onClick={() => player.step(1)}
        />
        <IconButton
          label="To the end"
          icon={<ChevronLast size={18} aria-hidden />}
          onClick={() => player.seek(length - 1)}
        />
        <TimeCode player={player} length={length} />
        {hasRange ? (
          <Button size="small" icon={<Repeat size={14} aria-hidden />} onClick={player.clearRange}>
            Play all again
          </Button>
        ) : null}
        <span className={styles.note} role="status">
          {isMixing ? 'Mixing the sound…' : ''}
        </span>
        {children}
      </div>
    </div>
  )
}

interface IconButtonProps {
  label: string
  icon: ReactNode
  onClick: () => void
}

function IconButton({ label, icon, onClick }: IconButtonProps) {
  return <Button type="text" aria-label={label} title={label} icon={icon} onClick={onClick} />
}

/** The time changes with each frame, so it is written without rendering. */
function TimeCode({ player, length }: { player: Player; length: number }) {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    function write(): void {
      if (ref.current !== null) {
        ref.current.textContent = formatTimeCode(player.getState().frame)
      }
    }
    write()
    return player.subscribe(write)
  }, [player])
  return (
    <span className={styles.time}>
      <span ref={ref} data-testid="time" /> / {formatTimeCode(length)}
    </span>
  )
}

function Scrubber({ player, length }: { player: Player; length: number }) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    function write(): void {
      const { frame } = player.getState()
      if (ref.current !== null) {
        ref.current.value = String(frame)
        ref.current.setAttribute('aria-valuetext', formatTimeCode(frame))
      }
    }
    write()
    return player.subscribe(write)
  }, [player, length])
  return (
    <input
      ref={ref}
      type="range"
      className={styles.scrubber}
      aria-label="Position in the video"
      min={0}
      max={Math.max(0, length - 1)}
      step={1}
      defaultValue={0}
      onInput={({ currentTarget }) => player.seek(Number(currentTarget.value))}
    />
  )
}
