import { useSession } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { isInAudience } from '../navigation/audience.ts'
import { getIcon } from '../navigation/icons.ts'
import { usePages } from '../navigation/live-pages.ts'
import { sectionOf } from '../navigation/pages.ts'
import type { Section } from '../navigation/page-table.ts'
import { routeAt } from '../navigation/route-at.ts'
import { BrandLogo } from './brand-logo.tsx'
import { scrollPageToTop } from './page-scroll.ts'
import { SideBarSlot } from './side-bar-slot.tsx'
import styles from './side-navigation.module.css'
import { TrialDays } from './trial-days.tsx'

/** The areas of the product. The one that the page belongs to is marked; a click on the open page scrolls it to its top. */
export function SideNavigation({ onNavigate }: { onNavigate?: () => void }) {
  const { pathname, search } = useLocation()
  const { authData } = useSession()
  const pages = usePages()
  const current = sectionOf(pages, routeAt(pathname), new URLSearchParams(search))
  const slots = pages.slots.filter(({ audience }) => isInAudience(audience, authData))

  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])

  function handleClick({ address }: Section): void {
    if (address === pathname) {
      scrollPageToTop()
    }
    onNavigate?.()
  }

  return (
    <div className={styles.side}>
      <Link className={styles.home} to={href('explore')} aria-label="Marquee, explore ads" onClick={onNavigate}>
        <BrandLogo />
      </Link>
      <nav ref={list} className={styles.groups} aria-label="Main">
        {pages.groups
          .map(({ label, sections }) => ({
            label,
            shown: sections.filter(({ audience }) => isInAudience(audience, authData)),
          }))
          .filter(({ shown }) => shown.length > 0)
          .map(({ label, shown }) => (
            <div key={label ?? 'start'} className={styles.group}>
              {label === null ? null : <h2 className={styles.label}>{label}</h2>}
              <ul role="list">
                {shown.map((section) => (
                  <li key={section.name}>
                    <SectionLink
                      section={section}
                      isCurrent={section.name === current}
                      onClick={() => handleClick(section)}
                    />
                    {slots
                      .filter((slot) => slot.section === section.name)
                      .map((slot) => (
                        <SideBarSlot key={`${slot.owner} ${slot.name}`} slot={slot} onNavigate={onNavigate} />
                      ))}
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

interface SectionLinkProps {
  section: Section
  isCurrent: boolean
  onClick: () => void
}

function SectionLink({ section, isCurrent, onClick }: SectionLinkProps) {
  const Icon = getIcon(section.icon)
  return (
    <Link className={styles.link} to={section.address} aria-current={isCurrent ? 'page' : undefined} onClick={onClick}>
      <Icon size={18} strokeWidth={1.8} aria-hidden />
      {section.label}
    </Link>
  )
}
