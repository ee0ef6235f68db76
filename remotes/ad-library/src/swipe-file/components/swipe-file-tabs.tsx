import { href } from '@marquee/remote-kit/routes'
import { PageTabs } from '../../components/page-tabs.tsx'

const TABS = [
  { to: href('swipe-file'), name: 'Ads' },
  { to: href('swipe-file-brands'), name: 'Brands' },
]

/** The tabs of the swipe file: its ads and their brands. */
export function SwipeFileTabs() {
  return <PageTabs label="Swipe file" tabs={TABS} />
}
