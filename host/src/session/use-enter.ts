import { UnexpectedAnswerError } from '@marquee/api-client/api-error'
import { href } from '@marquee/remote-kit/routes'
import { useNavigate, useSearchParams } from 'react-router'
import { ownAddress } from '../guard/own-address.ts'
import { routeAt } from '../navigation/live-pages.ts'
import { useShell } from '../shell/shell.ts'
import { loadAddress } from './load-address.ts'

/** The answer to the first step of a sign-in. */
interface SignInAnswer {
  /** A second factor is required. */
  isChallenged: boolean
}

/**
 * Signs in and opens the requested page, or Explore; if a second factor is required, the page that asks for it. The guard makes the final
 * decision about the page.
 * @returns a function that runs the sign-in call; errors of the call are thrown to the caller
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
      // A user who is already signed in, as in another tab, gets a page as the answer.
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

/** The server has addresses of its own, such as the links in its mails, which the router does not know. */
function isPage(address: string): boolean {
  return routeAt(new URL(address, window.location.origin).pathname) !== '404'
}
