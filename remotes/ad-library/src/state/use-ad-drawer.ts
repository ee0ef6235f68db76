import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Marks a history entry that was opened from the list below it: then closing the drawer goes back in the history. */
const OPENED_FROM_LIST = { isOpenedFromList: true } as const

/** The ad of the drawer is in the address (`?ad=<id>`), in addition to the list's own parameters. */
export function useAdDrawer() {
  const location = useLocation()
  const navigate = useNavigate()
  const { pathname, search } = location
  const isOpenedFromList = isRecord(location.state) && location.state['isOpenedFromList'] === true

  const listAddress = addressOfList(pathname, search)
  // Called for every card in each frame of scrolling; its identity is the same with and without an open drawer.
  const linkTo = useCallback((adId: string) => addressWithAd(listAddress, adId), [listAddress])
  const open = useCallback(
    (adId: string) => void navigate(linkTo(adId), { state: OPENED_FROM_LIST, preventScrollReset: true }),
    [navigate, linkTo],
  )
  /** Shows another ad in the open drawer without a new history entry, so that one step back still closes the drawer. */
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
