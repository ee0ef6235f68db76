import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import styles from './back-link.module.css'

/** The link up to the list that a page belongs to. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={styles.back}>
      <ArrowLeft size={16} aria-hidden /> {children}
    </Link>
  )
}
