import type { RouteName } from '@marquee/remote-kit/routes'

/** Whether the host knows the page as one that is yet to come. Not knowing that is no reason to fail in another way. */
export async function isUpcoming(routeName: RouteName): Promise<boolean> {
  try {
    const { upcomingCopy } = await import('../pages/upcoming/upcoming-copy.ts')
    return routeName in upcomingCopy
  } catch {
    return false
  }
}
