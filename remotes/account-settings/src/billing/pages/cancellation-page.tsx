import { usePageTitle } from '@marquee/remote-kit/host-services'
import { BarePage } from '../components/bare-page.tsx'
import { Cancellation } from '../components/cancellation/cancellation.tsx'

/** The cancellation as its own page. */
export function Page() {
  usePageTitle('Cancel your plan')
  return (
    <BarePage isNarrow>
      <Cancellation />
    </BarePage>
  )
}
