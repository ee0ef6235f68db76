import { calls } from './endpoints.ts'

/** What an account without any plan may still call, by why. Access by everybody and by administrators is another matter. */
const OPEN_WITHOUT_PLAN: Readonly<Record<string, readonly string[]>> = {
  'a person must reach their account, their workspaces and the way out': [
    'account.deleteAccount',
    'account.getAccountDeletion',
    'account.markPlansSeen',
    'account.openAvatar',
    'account.removeImage',
    'account.updatePassword',
    'account.updateProfile',
    'account.uploadImage',
    'accountSessions.endAccountSession',
    'accountSessions.endOtherAccountSessions',
    'accountSessions.listAccountSessions',
    'changeLog.listChangeLog',
    'changeLog.markChangeLogRead',
    'twoFactor.confirmPassword',
    'twoFactor.confirmTwoFactor',
    'twoFactor.disableTwoFactor',
    'twoFactor.enableTwoFactor',
    'twoFactor.renewRecoveryCodes',
    'twoFactor.getConfirmedPasswordStatus',
    'twoFactor.getTwoFactor',
    'twoFactor.getTwoFactorQrCode',
    'twoFactor.getTwoFactorSecretKey',
    'twoFactor.listRecoveryCodes',
    'authentication.logout',
    'authentication.sendVerification',
    'invitations.acceptInvitation',
    'workspaceSettings.deleteWorkspace',
    'workspaceSettings.getWorkspaceSettings',
    'workspaceSettings.listDeletedWorkspaces',
    'workspaceSettings.removeWorkspaceLogo',
    'workspaceSettings.restoreWorkspace',
    'workspaceSettings.updateWorkspaceSettings',
    'workspaceSettings.uploadWorkspaceLogo',
    'workspaces.createWorkspace',
    'workspaces.leaveWorkspace',
    'workspaces.listWorkspaces',
    'workspaces.renameWorkspace',
    'workspaces.switchWorkspace',
  ],
  'who is in the workspace does not depend on what it pays, and nobody is kept in it': [
    'invitations.listInvitations',
    'invitations.withdrawInvitation',
    'members.changeMemberRole',
    'members.getSeats',
    'members.listMembers',
    'members.removeMember',
    'members.transferOwnership',
    'workspaceActivity.listWorkspaceActivity',
  ],
  'a plan is bought, changed and left without one that runs, and what was paid stays to be read': [
    'billing.cancelSubscription',
    'billing.changePlan',
    'billing.decideTestCheckout',
    'billing.downloadInvoice',
    'billing.getCheckout',
    'billing.getPayment',
    'billing.listCreditPacks',
    'billing.listInvoices',
    'billing.listPendingCheckouts',
    'billing.openBillingPortal',
    'billing.pauseSubscription',
    'billing.previewPlanChange',
    'billing.refundTestInvoice',
    'billing.resumeSubscription',
    'billing.setTestCard',
    'billing.startCheckout',
    'billing.updateBillingDetails',
    'plans.getSubscription',
    'plans.listPlans',
  ],
  'the workspace takes all that it has along, whatever it pays': [
    'workspaceExports.downloadWorkspaceExport',
    'workspaceExports.getLatestWorkspaceExport',
    'workspaceExports.startWorkspaceExport',
  ],
  'what the product is connected with is no part of a plan': ['integrations.listIntegrations'],
  'credits are accounted for as long as the workspace is there': [
    'credits.downloadCreditEntries',
    'credits.getCredits',
    'credits.listCreditEntries',
    'credits.listCreditUsage',
  ],
  'the frame of every page asks it': [
    'notifications.listNotifications',
    'notifications.markNotificationsRead',
    'onboarding.getOnboarding',
    'workspaceChanges.streamWorkspaceChanges',
  ],
  'mails are ended and asked for again whatever the workspace pays': [
    'notifications.listNotificationPreferences',
    'notifications.setNotificationPreference',
    'productTour.endProductTour',
    'productTour.getProductTour',
  ],
}

/** What a workspace whose plan has ended may still call, by why. */
const OPEN_AFTER_THE_PLAN: Readonly<Record<string, readonly string[]>> = {
  'the workspace reads what it has': [
    'adResults.compareResultAds',
    'adResults.getResultAd',
    'adResults.getResultSummary',
    'adResults.listResultAds',
    'adResults.listSharedAttributes',
    'adTemplates.getTemplatePreview',
    'adTemplates.listAdTemplates',
    'adTemplates.listFavoriteTemplates',
    'assets.openFile',
    'boards.getBoard',
    'boards.getBoardTree',
    'boards.listBoards',
    'briefImages.listBriefImages',
    'briefComments.listBriefComments',
    'briefReviews.getApprovedBrief',
    'briefReviews.listBriefReviews',
    'briefs.downloadBrief',
    'briefs.getBrief',
    'briefs.listBriefs',
    'brandProfiles.getBrandProfile',
    'brandProfiles.listBrandProfiles',
    'creativeAnalyses.downloadAnalysisImage',
    'creativeAnalyses.downloadAnalysisReport',
    'creativeAnalyses.getAnalysis',
    'transcripts.getAdTranscript',
    'transcripts.getAssetTranscript',
    'creativeAnalyses.listAnalyses',
    'creativeDocuments.getCreativeDocument',
    'imageGeneration.countRunningImageOrders',
    'imageGeneration.downloadImage',
    'imageGeneration.downloadImageRights',
    'imageGeneration.downloadImages',
    'imageGeneration.getImageOrder',
    'imageGeneration.listImageOrders',
    'imageSubjects.getImageSubject',
    'productImports.getProductImport',
    'productImports.listProductImports',
    'products.getProduct',
    'products.listProducts',
    'resultImports.downloadResultRefusals',
    'resultImports.getResultImport',
    'resultImports.listResultAccounts',
    'resultImports.listResultImports',
    'savedAds.getSavedAd',
    'savedAds.listSavedAdTags',
    'savedAds.listSavedAds',
    'savedAds.listSavedBrands',
    'savedAds.listSavedMarks',
    'sharing.getAdShare',
    'sharing.getAnalysisShare',
    'sharing.getBoardShare',
    'sharing.getBriefShare',
    'sharing.getImageOrderShare',
    'sharing.getImageShare',
    'videoHandovers.downloadVideoCut',
    'videoRenders.downloadVideo',
    'videoRenders.getPreparedClip',
    'videoRenders.listVideoRenders',
    'videos.getVideo',
    'videos.listVideos',
    'workspaceSummary.getWorkspaceSummary',
  ],
  'the swipe file opens its ads and names its filters': ['ads.getAd', 'ads.listAdFilterOptions', 'brands.listBrands'],
  'keys can be ended by a workspace that pays no more': [
    'apiKeys.listApiKeys',
    'apiKeys.listApiUsage',
    'apiKeys.revokeApiKey',
  ],
  'recommending the product does not depend on paying for it': [
    'affiliate.downloadCommissions',
    'affiliate.getAffiliate',
    'affiliate.joinAffiliateProgram',
    'affiliate.listCommissionEntries',
    'affiliate.listPayouts',
    'referrals.getReferralOverview',
    'referrals.listReferralWeeks',
    'referrals.listReferrals',
  ],
  'the workspace takes what it has along': ['exports.createExport', 'exports.downloadExport', 'exports.getExport'],
  'what was made public can be made private again': [
    'sharing.revokeAdShare',
    'sharing.revokeAnalysisShare',
    'sharing.revokeBoardShare',
    'sharing.revokeBriefShare',
    'sharing.revokeImageOrderShare',
    'sharing.revokeImageShare',
  ],
}

const table = [...calls].map(([name, endpoint]) => ({ name, ...endpoint }))
const forMembers = table.filter(({ access }) => access === 'signed-in' || access === 'verified')

function namesIn(reasons: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.values(reasons).flat().toSorted()
}

function toNames(some: readonly { name: string }[]): string[] {
  return some.map(({ name }) => name).toSorted()
}

describe('[P-60] what every endpoint says of plans', () => {
  test('a plan that runs is needed, or there is a reason why not', () => {
    expect(toNames(forMembers.filter(({ plan }) => plan === 'none'))).toEqual(namesIn(OPEN_WITHOUT_PLAN))
    expect(toNames(table.filter(({ plan }) => plan === 'ended'))).toEqual(namesIn(OPEN_AFTER_THE_PLAN))
  })

  test('what needs a plan needs a feature too, so that a workspace for ad templates alone reaches none of it by accident', () => {
    expect(toNames(table.filter(({ plan, feature }) => plan !== 'none' && feature.length === 0))).toEqual([])
  })
})
