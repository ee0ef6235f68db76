import { href } from '@marquee/remote-kit/routes'
import { ownHref } from '../../href.ts'
import { PageTabs } from '../../components/page-tabs.tsx'

const TABS = [
  { to: href('brand-spy'), name: 'Brands' },
  { to: ownHref('weekly-watch'), name: 'Weekly watch' },
]

/** The tabs of the two pages about followed brands. */
export function SpyTabs() {
  return <PageTabs label="Brand spy" tabs={TABS} />
}
