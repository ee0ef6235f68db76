import { useSession } from '@marquee/remote-kit/host-services'
import { useEffect } from 'react'

/** Timers count milliseconds in 32 bits: what is later than 24 days ends in another visit. */
const LONGEST_MS = 2 ** 31 - 1
/** The server's clock and this one may differ a little. */
const MARGIN_MS = 2000

/** Asks again who is signed in with which plan when a time has come, so that an open page says what is so. */
export function useRefreshAt(time: string | undefined): void {
  const { refresh } = useSession()
  useEffect(() => {
    const wait = time === undefined ? -1 : new Date(time).getTime() - Date.now() + MARGIN_MS
    if (wait < 0 || wait > LONGEST_MS) {
      return
    }
    const timer = setTimeout(() => void refresh(), wait)
    return () => clearTimeout(timer)
  }, [time, refresh])
}
