import { useSession } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { Link } from 'react-router'
import { BareLayout } from '../../layout/bare-layout.tsx'
import controls from '@marquee/ui/controls.module.css'
import styles from './not-found-page.module.css'

/** Shown for every address that no page has; the address stays unchanged. */
export function Page() {
  const { user } = useSession().authData
  return (
    <BareLayout>
      <div className={styles.page}>
        <p className={styles.sign} aria-hidden>
          <span>4</span>
          <span>0</span>
          <span>4</span>
        </p>
        <h1 className={styles.title} tabIndex={-1}>
          Nothing is showing here
        </h1>
        <p className={styles.words}>
          There is no page at this address. It may have been mistyped, or what it led to was removed.
        </p>
        <Link className={controls.primary} to={href(user === null ? 'login' : 'explore')}>
          {user === null ? 'Go to login' : 'Explore ads'}
        </Link>
      </div>
    </BareLayout>
  )
}
