import { useIsAllowed, useSession } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { sectionOf } from '../navigation/pages.ts'
import { getHome, listOpenGroups } from '../navigation/open-sections.ts'
import type { Section } from '../navigation/sections.ts'
import { routeAt } from '../routing/route-at.ts'
import { BoardTreeSkeleton } from './board-tree/board-tree-skeleton.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { scrollPageToTop } from './page-scroll.ts'
import styles from './side-navigation.module.css'
import { TrialDays } from './trial-days.tsx'

/** A chunk of its own: the frame does not wait for it. */
const BoardTree = lazy(async () => ({ default: (await import('./board-tree/board-tree.tsx')).BoardTree }))

/** The areas of the product. The one that the page belongs to is marked; a click on the open page scrolls it to its top. */
export function SideNavigation({ onNavigate }: { onNavigate?: () => void }) {
  const { pathname, search } = useLocation()
  const { authData } = useSession()
  const current = sectionOf(routeAt(pathname), new URLSearchParams(search))
  const home = getHome(authData)
  const mayReadBoards = useIsAllowed({ feature: 'swipe_file', plan: 'ended' })
  const keepsBoards = mayReadBoards && authData.user?.email_verified_at !== null

  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])

  function handleClick(section: Section): void {
    if (href(section.route) === pathname) {
      scrollPageToTop()
    }
    onNavigate?.()
  }

  return (
    <div className={styles.side}>
      <Link className={styles.home} to={href(home.route)} aria-label={`Marquee, ${home.label}`} onClick={onNavigate}>
        <BrandLogo />
      </Link>
      <nav ref={list} className={styles.groups} aria-label="Main">
        {listOpenGroups(authData).map(({ label, sections }) => (
          <div key={label ?? 'start'} className={styles.group}>
            {label === null ? null : <h2 className={styles.label}>{label}</h2>}
            <ul role="list">
              {sections.map((section) => (
                <li key={section.name}>
                  <Link
                    className={styles.link}
                    to={href(section.route)}
                    aria-current={section.name === current ? 'page' : undefined}
                    onClick={() => handleClick(section)}
                  >
                    <section.icon size={18} strokeWidth={1.8} aria-hidden />
                    {section.label}
                  </Link>
                  {section.name === 'swipe-file' && keepsBoards ? (
                    <Suspense fallback={<BoardTreeSkeleton />}>
                      <BoardTree onNavigate={onNavigate} />
                    </Suspense>
                  ) : null}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <TrialDays />
    </div>
  )
}
