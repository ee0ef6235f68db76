import type { BrandReference } from '@marquee/contract/ads'
import { useState } from 'react'
import styles from './brand-mark.module.css'

interface BrandMarkProps {
  name: string
  logoUrl: string | null
  /** px; default 32. */
  size?: number
}

/** The height of the letter, as a share of the box. */
const LETTER_SHARE = 0.44

/** A brand's logo, or its first letter when there is none; a dot for an empty name. Decorative: the name stands beside it. */
export function BrandMark({ name, logoUrl, size = 32 }: BrandMarkProps) {
  const [isBroken, setIsBroken] = useState(false)
  const box = { width: size, height: size }
  if (logoUrl === null || isBroken) {
    return (
      <span
        className={styles.letter}
        style={{ ...box, lineHeight: `${size}px`, fontSize: Math.round(size * LETTER_SHARE) }}
        aria-hidden
      >
        {firstLetter(name)}
      </span>
    )
  }
  return (
    <img
      className={styles.logo}
      src={logoUrl}
      alt=""
      {...box}
      loading="lazy"
      decoding="async"
      onError={() => setIsBroken(true)}
    />
  )
}

/** The mark of an ad's brand; a dot when the advertiser is not known. */
export function AdvertiserMark({ brand, size }: { brand: BrandReference | null; size?: number }) {
  return <BrandMark name={brand?.name ?? ''} logoUrl={brand?.logo_url ?? null} {...(size !== undefined && { size })} />
}

function firstLetter(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '•'
}
