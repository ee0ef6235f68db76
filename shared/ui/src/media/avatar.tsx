import { useState } from 'react'
import styles from './avatar.module.css'

interface AvatarProps {
  name: string
  url: string | null
  /** px; default 32. */
  size?: number
}

/** The height of the initials, as a share of the box. */
const LETTER_SHARE = 0.38

/** The image of a person, or their initials when there is none. Decorative: the name stands beside it or labels the button. */
export function Avatar({ name, url, size = 32 }: AvatarProps) {
  // The image that failed to load: a new image is tried again.
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const box = { width: size, height: size }
  if (url === null || url === brokenUrl) {
    // Drawn by the style sheet: as text the initials would be part of the screen reader's output, and of a button's name.
    return (
      <span
        className={styles.avatar}
        style={{ ...box, fontSize: Math.round(size * LETTER_SHARE) }}
        data-initials={toInitials(name)}
        aria-hidden
      />
    )
  }
  return (
    <img
      className={styles.avatar}
      src={url}
      alt=""
      {...box}
      decoding="async"
      onError={() => {
        setBrokenUrl(url)
      }}
    />
  )
}

function toInitials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  // By code points: half of a surrogate pair is not a letter.
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('')
}
