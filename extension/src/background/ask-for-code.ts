import { browser } from 'wxt/browser'
import type { Connections } from '../sign-in/connection.ts'

/**
 * Opens the page where the user confirms the connection.
 * @param isTyped whether the page shows the code, for browsers that do not hand it over
 * @returns the code; null when the user closed the page, or types the code
 */
export async function askForCode(connections: Pick<Connections, 'begin'>, isTyped: boolean): Promise<string | null> {
  // Not every browser has it, whatever the types say.
  const identity = browser.identity as typeof browser.identity | undefined
  if (isTyped || identity?.launchWebAuthFlow === undefined) {
    await browser.tabs.create({ url: await connections.begin(null) })
    return null
  }
  try {
    const url = await connections.begin(identity.getRedirectURL())
    const answer = await identity.launchWebAuthFlow({ url, interactive: true })
    return answer === undefined ? null : new URL(answer).searchParams.get('code')
  } catch {
    return null
  }
}
