import { type ReleaseDescription, releaseDescription } from '@marquee/federation/registry'
import { localhostBaseUrl, localhostDescriptionUrl, toLocalhostPort } from '@marquee/federation/localhost-release'
import { request } from 'undici'

const ANSWER_MS = 5000

/** Reads the build of a development server on this machine; null for other releases, and when the server does not answer. */
export type ReadDevelopmentRelease = (name: string, release: string) => Promise<ReleaseDescription | null>

/**
 * Only for a server that runs for development: otherwise a person who can put a program on this machine's ports could run
 * code in users' pages through a link.
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
