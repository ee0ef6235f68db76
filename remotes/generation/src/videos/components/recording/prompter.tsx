import type { VideoScene } from '@marquee/creative/video-project'
import type { RecorderState } from '../../state/voice-recorder.ts'
import styles from './recording.module.css'

interface PrompterProps {
  scene: VideoScene
  next: VideoScene | undefined
  state: RecorderState
}

/** The words of the scene in large letters, and the count-in above them. */
export function Prompter({ scene, next, state: { phase, count } }: PrompterProps) {
  return (
    <div className={styles.prompter} data-recording={phase === 'recording'}>
      <p className={styles.words} dir="auto">
        {scene.spoken}
      </p>
      {next === undefined ? null : (
        <p className={styles.next} dir="auto">
          Then: {next.spoken}
        </p>
      )}
      <span className={styles.count} role="status">
        {phase === 'counting' ? count : ''}
      </span>
    </div>
  )
}
