import type { LandingPageVersion } from '@marquee/contract/brand-changes'

/** What a landing page says when it is read. */
export interface LandingPage extends Omit<LandingPageVersion, 'first_seen_at' | 'last_seen_at'> {
  text_hash: string
}

/** The function that watching needs from creation: it reads a page of the web. @throws WebRefusal with a sentence for users */
export type ReadLandingPage = (address: string) => Promise<LandingPage>
