import { useSession } from '@marquee/remote-kit/host-services'
import { href, routes } from '@marquee/remote-kit/routes'
import { ArrowRight } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { BareLayout } from '../../layout/bare-layout.tsx'
import controls from '../../layout/controls.module.css'
import { routeAt } from '../../routing/route-at.ts'
import { upcomingCopy } from './upcoming-copy.ts'
import styles from './upcoming-page.module.css'
import { UpcomingPicture } from './upcoming-picture.tsx'

/** Stands at an address whose page a later release brings: what it will do, and what can be done today. */
export function Page() {
  const route = routeAt(useLocation().pathname)
  const isInApp = route !== '404' && routes[route].kind === 'app'
  return isInApp ? (
    <Upcoming />
  ) : (
    <BareLayout>
      <Upcoming />
    </BareLayout>
  )
}

function Upcoming() {
  const route = routeAt(useLocation().pathname)
  const { user } = useSession().authData
  const copy = route === '404' ? undefined : upcomingCopy[route]
  return copy === undefined ? null : (
    <article className={styles.page}>
      <div className={styles.words}>
        <h1 className={styles.headline} tabIndex={-1} data-page-title>
          {copy.headline}
        </h1>
        <p className={styles.promise}>{copy.promise}</p>
        <ul className={styles.points} role="list">
          {copy.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <div className={styles.next}>
          <Link className={controls.primary} to={user === null ? href('login') : href(copy.next.route)}>
            {user === null ? 'Log in' : copy.next.label}
            <ArrowRight size={16} aria-hidden />
          </Link>
          <p className={styles.note}>
            This page opens with a later release of Marquee. The rest is ready for you today.
          </p>
        </div>
      </div>
      <UpcomingPicture kind={copy.picture} />
    </article>
  )
}
