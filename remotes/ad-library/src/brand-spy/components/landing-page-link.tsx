import { OUTSIDE_LINK, safeWebAddress } from '@marquee/ui/safe-link'
import styles from './pattern-rows.module.css'

/** The address of a landing page; it is a link if it is a web address. */
export function LandingPageLink({ address }: { address: string }) {
  const safe = safeWebAddress(address)
  const words = address.replace(/^https?:\/\/(www\.)?/, '')
  return safe === null ? (
    <span className={styles.address}>{words}</span>
  ) : (
    <a className={styles.address} href={safe} {...OUTSIDE_LINK}>
      {words}
    </a>
  )
}
