import { useUser } from '@marquee/remote-kit/host-services'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useHostSelector } from '../store/host-store.ts'
import { selectTitle } from '../store/title-slice.ts'
import { readRecentPages, rememberPage, type RecentPage } from './recent-pages.ts'

function useOwner(): string {
  const { id, current_workspace_id: workspaceId } = useUser()
  return `${id}/${workspaceId}`
}

/** Records every opened page for the palette, with the title that the page sets. */
export function useRememberedPages(): void {
  const owner = useOwner()
  const shownTitle = useHostSelector(selectTitle)
  const { pathname } = useLocation()

  useEffect(() => {
    if (shownTitle !== '') {
      rememberPage(owner, { address: pathname, title: shownTitle })
    }
  }, [owner, pathname, shownTitle])
}

/** The pages that were opened before the current one. */
export function useRecentPages(): RecentPage[] {
  const owner = useOwner()
  const { pathname } = useLocation()
  return readRecentPages(owner).filter(({ address }) => address !== pathname)
}
