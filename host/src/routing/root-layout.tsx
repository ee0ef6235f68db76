import { HostServicesProvider } from '@marquee/remote-kit/host-services'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { PreviewBanner } from '../previews/preview-banner.tsx'
import { RemovalNotice } from '../session/removal-notice.ts'
import { usePlansSeen } from '../session/use-plans-seen.ts'
import { useHostServices } from '../shell/use-host-services.ts'
import { confirmContentShown } from '../timing/after-first-content.ts'
import { useLinkPreloading } from './use-link-preloading.ts'

/** The layout of all pages that the guard allows. */
export function RootLayout() {
  const services = useHostServices()
  useLinkPreloading()
  usePlansSeen()
  useEffect(confirmContentShown, [])
  return (
    <HostServicesProvider services={services}>
      <Outlet />
      <RemovalNotice />
      <PreviewBanner />
    </HostServicesProvider>
  )
}
