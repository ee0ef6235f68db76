import type { Platform } from '@marquee/contract/ads'
import { PLATFORM_NAMES } from './ad-labels.ts'
import styles from './platform-icons.module.css'

/** Our own line glyphs on a 16 px grid: they suggest a platform and do not copy its logo. */
const GLYPHS: Readonly<Record<Platform, string>> = {
  facebook: 'M10.5 3.5H9.3C8 3.5 7.2 4.4 7.2 5.7v7.8M5 8.3h4.6M2 8a6 6 0 1 0 12 0A6 6 0 1 0 2 8',
  instagram:
    'M5 2.5h6A2.5 2.5 0 0 1 13.5 5v6a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 11V5A2.5 2.5 0 0 1 5 2.5M5.7 8a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M11.2 4.8v.1',
  audience_network:
    'M6.3 8a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0M6.7 6.9 3.5 4M9.3 6.9 12.5 4M6.7 9.1 3.5 12M9.3 9.1l3.2 2.9M3 3.6v.1M13 3.6v.1M3 12.4v.1M13 12.4v.1',
  messenger:
    'M8 2.5c3.2 0 5.7 2.2 5.7 5.1S11.2 12.7 8 12.7c-.6 0-1.2-.1-1.7-.2L4 13.7v-2.2C2.9 10.5 2.3 9.2 2.3 7.6 2.3 4.7 4.8 2.5 8 2.5M4.9 8.9l2.3-2.3 1.6 1.6 2.3-1.9',
  threads: 'M10.3 8a2.3 2.3 0 1 1-4.6 0a2.3 2.3 0 1 1 4.6 0v1.2c0 1.8 3.4 1.7 3.4-1.2A5.7 5.7 0 1 0 10.7 13',
  whatsapp:
    'M2.7 13.3l.8-2.8a5.6 5.6 0 1 1 2.1 2.1zM6 6.2c0 2.2 1.7 3.9 3.9 3.9l.6-1-1.4-.7-.6.5c-.6-.3-1.1-.8-1.4-1.4l.5-.6-.7-1.4z',
  tiktok: 'M8.6 2.5v7.7a2.4 2.4 0 1 1-2.4-2.4M8.6 2.5c.2 1.9 1.5 3.2 3.6 3.4',
  youtube: 'M4 4h8a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M7 6.2v3.6L9.8 8z',
  linkedin:
    'M4 2.5h8A1.5 1.5 0 0 1 13.5 4v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 12V4A1.5 1.5 0 0 1 4 2.5M5.3 7v4M5.3 5v.1M7.7 11V7M7.7 8.6c0-2 3-2 3 0V11',
  google: 'M12.6 5A5.5 5.5 0 1 0 13.5 8H8.5',
  snapchat:
    'M5 6.2a3 3 0 0 1 6 0v1.6l1.7.9-1.2 1.1c.5 1.1 1.2 1.7 2.2 2l-2.1 1-.7 1-1.3-.3L8 14.2l-1.6-.7-1.3.3-.7-1-2.1-1c1-.3 1.7-.9 2.2-2L3.3 8.7 5 7.8z',
  pinterest:
    'M2 8a6 6 0 1 0 12 0A6 6 0 1 0 2 8M6.6 13.4 8 7M6 9c-.9-2.4.4-4 2.2-4s2.7 1.8 1.9 3.5c-.6 1.4-2.2 1.5-2.6.3',
  reddit: 'M2.5 9a5.5 4.2 0 1 0 11 0A5.5 4.2 0 1 0 2.5 9M8 4.8l.7-2.6 2.6.6M6 8.4v.1M10 8.4v.1M6 10.7c1.2.9 2.8.9 4 0',
  x: 'M3 3l10 10M13 3 3 13',
}

const MOST_SHOWN = 4

/** The platforms of an ad: small glyphs, one spoken list. */
export function PlatformIcons({ platforms }: { platforms: readonly Platform[] }) {
  const names = platforms.map((platform) => PLATFORM_NAMES[platform]).join(', ')
  const hidden = platforms.length - MOST_SHOWN
  return (
    <span className={styles.icons} role="img" aria-label={`Runs on ${names}`} title={names}>
      {platforms.slice(0, hidden === 1 ? MOST_SHOWN + 1 : MOST_SHOWN).map((platform) => (
        <PlatformGlyph key={platform} platform={platform} />
      ))}
      {hidden > 1 ? <span aria-hidden>+{hidden}</span> : null}
    </span>
  )
}

/** One glyph without an accessible name: put the name beside it. */
export function PlatformGlyph({ platform }: { platform: Platform }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 16 16" width="16" height="16" aria-hidden focusable="false">
      <path d={GLYPHS[platform]} />
    </svg>
  )
}
