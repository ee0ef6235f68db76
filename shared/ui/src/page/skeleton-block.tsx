import styles from './skeleton.module.css'

/** A grey placeholder in the size of the coming content. Width and height are CSS lengths. */
export function SkeletonBlock({ width, height }: { width: string; height: string }) {
  return <div className={styles.block} style={{ width, height }} />
}
