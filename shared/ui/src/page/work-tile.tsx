import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './work-tile.module.css'

interface WorkTileProps {
  to: string
  title: string
  note: ReactNode
  /** Address of its image; null while there is none. */
  imageUrl: string | null
  /** Progress from 0 to 100 while the work is being made. */
  progress?: number | undefined
}

/** A piece of work as a small image with its title and its progress. */
export function WorkTile({ to, title, note, imageUrl, progress }: WorkTileProps) {
  return (
    <li>
      <Link className={styles.tile} to={to}>
        <span className={styles.image}>
          {imageUrl === null ? null : <img src={imageUrl} alt="" loading="lazy" decoding="async" />}
        </span>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        {progress === undefined ? null : (
          <progress className={styles.progress} max={100} value={progress} aria-label={`Progress of ${title}`} />
        )}
        <span className={styles.note}>{note}</span>
      </Link>
    </li>
  )
}
