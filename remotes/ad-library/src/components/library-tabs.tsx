import { href } from '@marquee/remote-kit/routes'
import { PageTabs } from './page-tabs.tsx'

const TABS = [
  { to: href('explore'), name: 'Ads' },
  { to: href('explore-brands'), name: 'Brands' },
]

/** The tabs of the library: its ads and its brands. */
export function LibraryTabs() {
  return <PageTabs label="Ad library" tabs={TABS} />
}
