import { href } from '@marquee/remote-kit/routes'
import { Navigate } from 'react-router'

/** The settings open with their first tab. */
export function Page() {
  return <Navigate to={href('account-settings.basics')} replace />
}
