import styles from './progress-bar.module.css'

/** The thin bar at the top of the page. It advances slowly while `isRunning` and fills when the work ends. */
export function ProgressBar({ isRunning }: { isRunning: boolean }) {
  return (
    <div
      className={styles.track}
      data-running={isRunning}
      role="progressbar"
      aria-label="Loading the page"
      aria-hidden={!isRunning}
    >
      <div className={styles.bar} />
    </div>
  )
}
