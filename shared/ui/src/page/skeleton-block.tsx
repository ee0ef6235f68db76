import styles from './skeleton.module.css'

/** A grey shape in the size of what will stand there. Width and height are CSS lengths. */
export function SkeletonBlock({ width, height }: { width: string; height: string }) {
  return <div className={styles.block} style={{ width, height }} />
}
