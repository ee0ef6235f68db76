import { calls } from './endpoints.ts'
import { permissions } from './permissions.ts'

/** Writes that need no permission, by why every member may do them. */
const WRITES_OF_EVERY_MEMBER: Readonly<Record<string, readonly string[]>> = {
  "they change the person's own account or session": [
    'account.deleteAccount',
    'account.markPlansSeen',
    'account.removeImage',
    'account.updatePassword',
    'account.updateProfile',
    'account.uploadImage',
    'accountSessions.endAccountSession',
    'accountSessions.endOtherAccountSessions',
    'changeLog.markChangeLogRead',
    'twoFactor.confirmPassword',
    'twoFactor.confirmTwoFactor',
    'twoFactor.disableTwoFactor',
    'twoFactor.enableTwoFactor',
    'twoFactor.renewRecoveryCodes',
    'authentication.logout',
    'authentication.sendVerification',
    'onboarding.saveOnboarding',
    'invitations.acceptInvitation',
    'notifications.markNotificationsRead',
    'notifications.setNotificationPreference',
    'productTour.endProductTour',
    'workspaces.createWorkspace',
    'workspaceSettings.restoreWorkspace',
    'workspaces.leaveWorkspace',
    'workspaces.switchWorkspace',
  ],
  "they change the person's own searches, which nobody else sees": [
    'savedSearches.createSavedSearch',
    'savedSearches.deleteSavedSearch',
    'savedSearches.pinSavedSearches',
    'savedSearches.restoreSavedSearch',
    'savedSearches.updateSavedSearch',
  ],
  "they change the person's own favourites, which nobody else sees": [
    'adTemplates.setFavoriteTemplate',
    'funnelTemplates.setFavoriteFunnelTemplate',
  ],
  "they end the connection of the person's own browser": ['connectedBrowsers.disconnectBrowser'],
  'they ask, with a body because an address is too short': [
    'captures.listCapturedPlaces',
    'lineChecks.checkLines',
    'savedAds.listSavedMarks',
    'savedAds.listSavedPlaces',
  ],
}

/** What only some roles may read, by why. Everything else is read by every member. */
const READ_BY_SOME_ROLES: Readonly<Record<string, readonly string[]>> = {
  'the archive holds all that the workspace has': ['workspaceExports.downloadWorkspaceExport'],
  'keys open the workspace to programs': ['apiKeys.listApiKeys', 'apiKeys.listApiUsage'],
  'endpoints are sent what happens in the workspace, signed with their secret': [
    'webhooks.getWebhookDelivery',
    'webhooks.getWebhookSecret',
    'webhooks.listWebhookDeliveries',
    'webhooks.listWebhookEndpoints',
  ],
  'what is paid, from whom and to whom, concerns those who manage it': [
    'affiliate.downloadCommissions',
    'affiliate.getAffiliate',
    'affiliate.listCommissionEntries',
    'affiliate.listPayouts',
    'billing.downloadInvoice',
    'billing.getPayment',
    'billing.listInvoices',
    'billing.listPendingCheckouts',
  ],
}

/** Rows of the matrix that API keys and the spending of credits are built on next. */
const PERMISSIONS_TO_COME = ['credits.spend']

const table = [...calls].map(([name, endpoint]) => ({ name, ...endpoint }))
const forMembers = table.filter(({ access }) => access === 'signed-in' || access === 'verified')

function namesIn(reasons: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.values(reasons).flat().toSorted()
}

function toNames(some: readonly { name: string }[]): string[] {
  return some.map(({ name }) => name).toSorted()
}

describe('[A-21] [P-60] what every endpoint says of rights', () => {
  test('a write needs a permission, or every member may do it for a reason', () => {
    const open = forMembers.filter(({ method, permission }) => method !== 'GET' && permission === null)
    expect(toNames(open)).toEqual(namesIn(WRITES_OF_EVERY_MEMBER))
  })

  test('what anybody or only an administrator may call asks for nothing of a workspace', () => {
    const others = table.filter(({ access }) => access === 'anonymous' || access === 'admin')
    const limited = others.filter(
      ({ permission, plan, feature, scope }) =>
        permission !== null || plan !== 'none' || feature.length > 0 || scope !== null,
    )
    expect(toNames(limited)).toEqual([])
  })

  test('reading needs no permission, or there is a reason why some roles may not', () => {
    const closed = table.filter(({ method, permission }) => method === 'GET' && permission !== null)
    expect(toNames(closed)).toEqual(namesIn(READ_BY_SOME_ROLES))
  })

  test('a key that may only read changes nothing', () => {
    const reading = table.filter(({ scope }) => scope?.endsWith(':read') === true)
    const changing = reading.filter((call) => 'changes' in call && call.method !== 'GET' && call.changes.length > 0)
    const writing = table.filter(({ scope }) => scope?.endsWith(':write') === true)
    expect(toNames(changing)).toEqual([])
    expect(toNames(writing.filter(({ method }) => method === 'GET'))).toEqual([])
  })

  test('every row of the matrix is used', () => {
    const used = new Set<string>([...table.flatMap(({ permission }) => permission ?? []), ...PERMISSIONS_TO_COME])
    expect([...used].toSorted()).toEqual(Object.keys(permissions).toSorted())
  })
})

describe('[C-11] the errors that an endpoint declares', () => {
  test('follow from its rights and its input', () => {
    const { errors } = table.find(({ name }) => name === 'boards.updateBoard') ?? {}
    expect(errors).toEqual([400, 401, 403, 404, 413, 415, 419, 422, 429])
    expect(table.find(({ name }) => name === 'ads.countAds')?.errors).toEqual([401, 403, 422, 429])
    expect(table.find(({ name }) => name === 'authentication.csrfCookie')?.errors).toEqual([429])
  })
})
