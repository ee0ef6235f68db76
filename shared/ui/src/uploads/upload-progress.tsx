import { Button } from 'antd'
import { Pause, Play, X } from 'lucide-react'
import { Announcer } from '../feedback/announcer.tsx'
import { describeFigures, describePhase, type ShownUpload } from './describe-upload.ts'
import styles from './uploads.module.css'
import type { ResumableUpload } from './use-resumable-upload.ts'

interface UploadProgressProps {
  upload: ResumableUpload
}

/** How far an upload is, with its controls; nothing when no file is on its way. Only a change of its phase is announced. */
export function UploadProgress({ upload }: UploadProgressProps) {
  const shown = upload.upload
  return (
    <>
      {shown === null ? null : <ShownProgress shown={shown} upload={upload} />}
      <Announcer message={shown === null ? '' : describePhase(shown)} />
    </>
  )
}

function ShownProgress({ shown, upload }: { shown: ShownUpload; upload: ResumableUpload }) {
  const { name, phase, sent, size } = shown
  const isPaused = phase === 'paused'
  return (
    <div className={styles.upload} role="group" aria-label={`Upload of ${name}`}>
      <span className={styles.phase} aria-hidden>
        {describePhase(shown)}
      </span>
      <progress
        className={styles.bar}
        aria-label={`Progress of ${name}`}
        max={size}
        {...(phase === 'checking' ? {} : { value: sent })}
      />
      <span className={styles.figures}>{describeFigures(shown)}</span>
      {phase === 'checking' ? null : (
        <div className={styles.controls}>
          <Button
            size="small"
            icon={isPaused ? <Play size={14} aria-hidden /> : <Pause size={14} aria-hidden />}
            onClick={isPaused ? upload.goOn : upload.pause}
          >
            {isPaused ? 'Go on' : 'Pause'}
          </Button>
          <Button size="small" icon={<X size={14} aria-hidden />} onClick={upload.cancel}>
            Cancel the upload
          </Button>
        </div>
      )}
    </div>
  )
}
