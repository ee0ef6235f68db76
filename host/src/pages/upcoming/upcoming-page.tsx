import { useSession } from '@marquee/remote-kit/host-services'
import { href, type RouteName } from '@marquee/remote-kit/routes'
import { ArrowRight } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { BareLayout } from '../../layout/bare-layout.tsx'
import controls from '@marquee/ui/controls.module.css'
import { usePages } from '../../navigation/live-pages.ts'
import { upcomingCopy } from './upcoming-copy.ts'
import styles from './upcoming-page.module.css'
import { UpcomingImage } from './upcoming-image.tsx'

/** Shown at an address whose page a later release brings: the planned functions, and what the user can do today. */
export function Page() {
  const { pathname } = useLocation()
  const page = usePages().match(pathname)?.page
  const content = <Upcoming name={page?.name ?? ''} />
  return page?.kind === 'app' ? content : <BareLayout>{content}</BareLayout>
}

function Upcoming({ name }: { name: string }) {
  const { user } = useSession().authData
  const copy = hasCopy(name) ? upcomingCopy[name] : undefined
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
      <UpcomingImage />
    </article>
  )
}

function hasCopy(name: string): name is RouteName {
  return Object.hasOwn(upcomingCopy, name)
}
