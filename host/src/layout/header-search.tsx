import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { Search } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import styles from './app-header.module.css'

/** Searches the ad library from any page; Explore has its own, larger input. */
export function HeaderSearch() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const mayExplore = useIsAllowed({ feature: 'explore_pages' })
  if (pathname === href('explore') || !mayExplore) {
    return null
  }

  function search(data: FormData): void {
    const words = data.get('q')
    const query = typeof words === 'string' ? words.trim() : ''
    void navigate(href('explore', { query: { q: query === '' ? undefined : query } }))
  }

  return (
    <form className={styles.search} role="search" action={search}>
      <Search className={styles.searchIcon} size={16} aria-hidden />
      <input
        className={styles.searchInput}
        type="search"
        name="q"
        maxLength={300}
        placeholder="Search ads"
        aria-label="Search ads"
      />
    </form>
  )
}
