import { HostServicesProvider } from '@marquee/remote-kit/host-services'
import { Outlet } from 'react-router'
import { PreviewBanner } from '../previews/preview-banner.tsx'
import { useLinkPreloading } from '../routing/use-link-preloading.ts'
import { usePlansSeen } from '../session/use-plans-seen.ts'
import { useHostServices } from './use-host-services.ts'

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
