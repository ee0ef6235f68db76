/**
 * The target of a link into the settings. For a workspace that is limited to ad templates, the guard opens no page of plan, payment,
 * credits or members [G-04]: its payment is shown on the plans page, and its members beside the profile.
 * @returns null when no accessible page shows the target of the link
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
