import { usePageTitle } from '@marquee/remote-kit/host-services'
import { BarePage } from '../components/bare-page.tsx'
import { Cancellation } from '../components/cancellation/cancellation.tsx'

/** Leaving, as a page of its own. */
export function Page() {
  usePageTitle('Cancel your plan')
  return (
    <BarePage isNarrow>
      <Cancellation />
    </BarePage>
  )
}
