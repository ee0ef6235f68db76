import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Marks a history entry that was opened from the list under it: then closing the drawer is going back. */
const OPENED_FROM_LIST = { isOpenedFromList: true } as const

/** The ad of the drawer stands in the address (`?ad=<id>`) on top of the list's own. */
export function useAdDrawer() {
  const location = useLocation()
  const navigate = useNavigate()
  const { pathname, search } = location
  const isOpenedFromList = isRecord(location.state) && location.state['isOpenedFromList'] === true

  const listAddress = addressOfList(pathname, search)
  // Called for every card of each frame that a list is scrolled; the same one with and without a drawer.
  const linkTo = useCallback((adId: string) => addressWithAd(listAddress, adId), [listAddress])
  const open = useCallback(
    (adId: string) => void navigate(linkTo(adId), { state: OPENED_FROM_LIST, preventScrollReset: true }),
    [navigate, linkTo],
  )
  /** Another ad in the drawer that is open: no new entry, so that one step back still closes it. */
  const replace = useCallback(
    (adId: string) => {
      void navigate(linkTo(adId), { state: location.state, replace: true, preventScrollReset: true })
    },
    [navigate, linkTo, location.state],
  )
  const close = useCallback(() => {
    if (isOpenedFromList) {
      void navigate(-1)
    } else {
      void navigate(listAddress, { replace: true, preventScrollReset: true })
    }
  }, [navigate, listAddress, isOpenedFromList])

  return useMemo(
    () => ({ adId: new URLSearchParams(search).get('ad'), linkTo, open, replace, close }),
    [search, linkTo, open, replace, close],
  )
}

export type AdDrawerAddress = ReturnType<typeof useAdDrawer>

function addressWithAd(listAddress: string, adId: string): string {
  return `${listAddress}${listAddress.includes('?') ? '&' : '?'}ad=${encodeURIComponent(adId)}`
}

function addressOfList(pathname: string, search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('ad')
  const joined = parameters.toString()
  return joined === '' ? pathname : `${pathname}?${joined}`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
