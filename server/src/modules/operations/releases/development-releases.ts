import { type ReleaseDescription, releaseDescription } from '@marquee/federation/registry'
import { localhostBaseUrl, localhostDescriptionUrl, toLocalhostPort } from '@marquee/federation/localhost-release'
import { request } from 'undici'

const ANSWER_MS = 5000

/** Reads what a development server on this machine builds; null for releases that are none of one, and when it does not answer. */
export type ReadDevelopmentRelease = (name: string, release: string) => Promise<ReleaseDescription | null>

/**
 * Only for a server that runs for development: whoever could put a program on this machine's ports could else run code in
 * people's pages by a link.
 */
export async function readDevelopmentRelease(name: string, release: string): Promise<ReleaseDescription | null> {
  const port = toLocalhostPort(release)
  if (port === null) {
    return null
  }
  try {
    const { body } = await request(localhostDescriptionUrl(name, port), {
      headersTimeout: ANSWER_MS,
      bodyTimeout: ANSWER_MS,
    })
    const described = releaseDescription.parse(await body.json())
    const isItself = described.name === name && described.baseUrl === localhostBaseUrl(name, port)
    return isItself ? described : null
  } catch {
    return null
  }
}
