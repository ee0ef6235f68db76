/**
 * Where a link into the settings leads. The guard opens no page of plan, payment, credits and members to a workspace for ad
 * templates alone [G-04]: what is paid stands on the plans page there, and the members beside the profile.
 * @returns null when no open page shows what the link is about
 */
export function toOpenPath(path: string | null, isForAdTemplates: boolean): string | null {
  return isForAdTemplates && path !== null ? (OPEN_PATHS.get(path) ?? null) : path
}

const OPEN_PATHS: ReadonlyMap<string, string> = new Map([
  ['/plans', '/plans'],
  ['/account-settings/basics', '/account-settings/basics'],
  ['/account-settings/workspaces', '/account-settings/basics'],
  ['/account-settings/account', '/account-settings/basics'],
  ['/account-settings/subscription', '/plans'],
  ['/account-settings/payment', '/plans'],
  ['/account-settings/credits', '/plans'],
])
