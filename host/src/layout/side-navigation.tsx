import type { Section } from '@marquee/federation/section-groups'
import { useSession } from '@marquee/remote-kit/host-services'
import { BrandLogo } from '@marquee/ui/brand-logo'
import { VisuallyHidden } from '@marquee/ui/visually-hidden'
import { createElement, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { getIcon } from '../navigation/icons.ts'
import { routeAt, usePages } from '../navigation/live-pages.ts'
import { getHome, listOpenGroups, listSideBarSlots } from '../navigation/open-sections.ts'
import { getSection } from '../navigation/pages.ts'
import { scrollPageToTop } from './page-scroll.ts'
import { SideBarSlot } from './side-bar-slot.tsx'
import styles from './side-navigation.module.css'
import { TrialDays } from './trial-days.tsx'

/** The sections of the product. The section of the current page is marked; a click on the open page scrolls it to its top. */
export function SideNavigation({ onNavigate }: { onNavigate?: () => void }) {
  const { pathname, search } = useLocation()
  const { authData } = useSession()
  const pages = usePages()
  const current = getSection(pages, routeAt(pathname), new URLSearchParams(search))
  const home = getHome(pages, authData)
  const slots = listSideBarSlots(pages, authData)

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
      <Link className={styles.home} to={home.address} aria-label={`Marquee, ${home.label}`} onClick={onNavigate}>
        <BrandLogo />
      </Link>
      <nav ref={list} className={styles.groups} aria-label="Main">
        {listOpenGroups(pages, authData).map(({ label, sections }) => (
          <div key={label ?? 'start'} className={styles.group}>
            {label === null ? null : <h2 className={styles.label}>{label}</h2>}
            <ul role="list">
              {sections.map((section) => (
                <li key={section.name}>
                  <SectionLink
                    section={section}
                    current={getCurrentState(section, { sections, pathname, current })}
                    isMarked={section.mark !== undefined && authData[section.mark] === true}
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

/** `page`: the entry of the current page. `true`: the page belongs to this entry, but has its own entry below it. */
type CurrentState = 'page' | 'true' | undefined

function getCurrentState(
  { name, address, within }: Section,
  { sections, pathname, current }: { sections: readonly Section[]; pathname: string; current: string | null },
): CurrentState {
  if (within !== undefined) {
    return address === pathname ? 'page' : undefined
  }
  if (name !== current) {
    return undefined
  }
  return sections.some((other) => other.within === name && other.address === pathname) ? 'true' : 'page'
}

interface SectionLinkProps {
  section: Section
  current: CurrentState
  /** The section has something that the user has not seen. */
  isMarked: boolean
  onClick: () => void
}

function SectionLink({ section, current, isMarked, onClick }: SectionLinkProps) {
  return (
    <Link
      className={styles.link}
      to={section.address}
      aria-current={current}
      data-nested={section.within !== undefined}
      onClick={onClick}
    >
      {createElement(getIcon(section.icon), { size: 18, strokeWidth: 1.8, 'aria-hidden': true })}
      {section.label}
      {isMarked ? (
        <>
          <span className={styles.mark} aria-hidden />
          <VisuallyHidden> with news</VisuallyHidden>
        </>
      ) : null}
    </Link>
  )
}
