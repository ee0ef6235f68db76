import { HostServicesProvider } from '@marquee/remote-kit/host-services'
import { Outlet } from 'react-router'
import { PreviewBanner } from '../previews/preview-banner.tsx'
import { usePlansSeen } from '../session/use-plans-seen.ts'
import { useHostServices } from '../shell/use-host-services.ts'
import { useLinkPreloading } from './use-link-preloading.ts'

/** Around every page that the guard lets through. */
export function RootLayout() {
  const services = useHostServices()
  useLinkPreloading()
  usePlansSeen()
  return (
    <HostServicesProvider services={services}>
      <Outlet />
      <PreviewBanner />
    </HostServicesProvider>
  )
}
