import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { withCsrfCookie } from '@marquee/api-client/with-csrf-cookie'
import { unlockLink } from '@marquee/contract/sharing'
import { useState } from 'react'

/** The token with which a page asks for what its link shows. */
export interface LinkToken {
  /** The token of the address, or the one that the password gave. */
  token: string
  /** Asks for the token that the password of the link gives. @throws ApiError for a wrong password */
  unlock: (password: string) => Promise<void>
}

/**
 * The token of a shared page. The one that a password gave is kept in the session storage of the tab: in the address, it would be passed
 * on with it.
 */
export function useLinkToken(token: string): LinkToken {
  const key = `marquee.link.${token}`
  const [unlocked, setUnlocked] = useState(() => read(key))
  return {
    token: unlocked ?? token,
    async unlock(password) {
      const { data } = await withCsrfCookie(() => callEndpoint(unlockLink, { params: { token }, body: { password } }))
      keep(key, data.token)
      setUnlocked(data.token)
    },
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    // A browser without storage asks again for each page.
    return null
  }
}

function keep(key: string, token: string): void {
  try {
    sessionStorage.setItem(key, token)
  } catch {
    // See above.
  }
}
