import { href } from '@marquee/remote-kit/routes'
import { ownHref } from '../href.ts'
import { PageTabs } from './page-tabs.tsx'

const TABS = [
  { to: href('explore'), name: 'Ads' },
  { to: href('explore-brands'), name: 'Brands' },
  { to: ownHref('angles'), name: 'Angles' },
]

/** The tabs of the library: its ads, its brands and what ads say. */
export function LibraryTabs() {
  return <PageTabs label="Ad library" tabs={TABS} />
}
