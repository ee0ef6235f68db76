import { UnexpectedAnswerError } from '@marquee/api-client/api-error'
import { href } from '@marquee/remote-kit/routes'
import { useNavigate, useSearchParams } from 'react-router'
import { ownAddress } from '../guard/own-address.ts'
import { routeAt } from '../navigation/live-pages.ts'
import { useShell } from '../shell/shell.ts'
import { loadAddress } from './load-address.ts'

/** What the first step of a sign-in says. */
interface SignInAnswer {
  /** A second factor is asked for. */
  isChallenged: boolean
}

/**
 * Signs in and goes on to the page that was asked for, or to Explore; where a second factor is needed, to the page that asks for it. The guard has the last word on where that is.
 * @returns runs the call that signs in; what it throws passes through
 */
export function useEnter(): (signIn: () => Promise<SignInAnswer | undefined>) => Promise<void> {
  const { authSession } = useShell()
  const navigate = useNavigate()
  const [search] = useSearchParams()

  return async function enter(signIn) {
    try {
      const answer = await signIn()
      if (answer?.isChallenged === true) {
        await navigate(href('two-factor-challenge', { query: { return_to: search.get('return_to') ?? undefined } }))
        return
      }
    } catch (error) {
      // Somebody who is signed in already, as in another tab, is answered with a page.
      if (!(error instanceof UnexpectedAnswerError) || (await authSession.refresh()).user === null) {
        throw error
      }
    }
    await authSession.refresh()
    const address = ownAddress(search.get('return_to'), window.location.origin) ?? href('explore')
    if (isPage(address)) {
      await navigate(address, { replace: true })
    } else {
      loadAddress(address)
    }
  }
}

/** The server has addresses of its own, as the links of its mails; the router knows none of them. */
function isPage(address: string): boolean {
  return routeAt(new URL(address, window.location.origin).pathname) !== '404'
}
