import { endpoints } from './endpoints.ts'
import { workspaceTopic } from './workspace-topics.ts'

/** Writes that no other open page of the workspace shows, by why. */
const SHOWN_TO_NO_OTHER_MEMBER: Readonly<Record<string, readonly string[]>> = {
  'it changes an account or its session alone': [
    'account.markPlansSeen',
    'account.deleteAccount',
    'account.updatePassword',
    'changeLog.markChangeLogRead',
    'accountSessions.endAccountSession',
    'accountSessions.endOtherAccountSessions',
    'twoFactor.confirmPassword',
    'twoFactor.confirmTwoFactor',
    'twoFactor.disableTwoFactor',
    'twoFactor.enableTwoFactor',
    'twoFactor.renewRecoveryCodes',
    'twoFactor.twoFactorChallenge',
    'authentication.register',
    'authentication.login',
    'authentication.logout',
    'authentication.forgotPassword',
    'authentication.resetPassword',
    'authentication.sendVerification',
    'notifications.setNotificationPreference',
    'productTour.endProductTour',
    'staging.stagingAuth',
    'workspaces.switchWorkspace',
  ],
  'it asks, with a body because an address is too short': [
    'captures.listCapturedPlaces',
    'imageWords.writeImageWords',
    'lineChecks.checkLines',
    'savedAds.listSavedMarks',
    'savedAds.listSavedPlaces',
    'videoScripts.writeVideoScripts',
  ],
  'it tries what is not kept yet': [
    'adAccounts.testAdAccount',
    'generationProviders.testGenerationProvider',
    'videoVoices.sampleVoice',
  ],
  'it asks, with a body because a token has no place in an address': [
    'authentication.checkPasswordReset',
    'invitations.openInvitation',
  ],
  'a guest of a link is in no workspace; the service tells the one that shared it': [
    'creativeFeedback.createGuestComment',
    'creativeFeedback.reviewAsGuest',
    'sharedBriefs.commentSharedBrief',
    'sharedBriefs.reviewSharedBrief',
  ],
  'a guest of a link learns whether the password is right': ['sharing.unlockLink'],
  'nobody else is in a new workspace': ['workspaces.createWorkspace'],
  'nobody works in a workspace that was deleted': ['workspaceSettings.restoreWorkspace'],
  'only who asked for it is shown it': [
    'adImports.previewAdImport',
    'billing.openBillingPortal',
    'billing.previewPlanChange',
    'billing.startCheckout',
    'exports.createExport',
  ],
  'a member sees and connects only the own browsers': [
    'connectedBrowsers.connectBrowser',
    'connectedBrowsers.createBrowserCode',
    'connectedBrowsers.disconnectBrowser',
  ],
  'beats are kept beside a sound, which no list shows': ['soundBeats.findSoundBeats'],
  'keys are seen by who manages them, and shown once': ['apiKeys.createApiKey', 'apiKeys.revokeApiKey'],
  'endpoints are seen by who manages them, and their log is read again while it moves': [
    'webhooks.createWebhookEndpoint',
    'webhooks.deleteWebhookEndpoint',
    'webhooks.renewWebhookSecret',
    'webhooks.resendFailedWebhooks',
    'webhooks.resendWebhookDelivery',
    'webhooks.testWebhookEndpoint',
    'webhooks.updateWebhookEndpoint',
  ],
  'nobody sees a file before something holds it': [
    'assets.uploadAsset',
    'uploads.discardUpload',
    'uploads.keepUpload',
    'uploads.sendUploadBytes',
    'uploads.startUpload',
    'libraryImports.uploadLibrary',
    'productImports.cutOutImage',
  ],
  'it reads the web for who asks': ['brandProfiles.readWebsite', 'productImports.readProductPage'],
  'a video of the library belongs to no workspace': ['adVideos.requestAdVideo'],
  'a visitor is counted, who is nobody yet': ['referrals.recordReferralVisit'],
  'an administrator says it of the work of many workspaces': [
    'affiliate.markPayoutPaid',
    'unconfirmedAds.confirmUnconfirmedAd',
    'unconfirmedAds.removeUnconfirmedAd',
    'publishedPages.dismissPageReports',
    'publishedPages.restorePage',
    'publishedPages.takeDownPage',
  ],
  'it belongs to the product and to no workspace': [
    'adImports.uploadAdFile',
    'adImports.startAdImport',
    'adImports.cancelAdImport',
    'advertisers.confirmSite',
    'advertisers.withdrawSite',
    'brandMerges.mergeBrand',
    'brandMerges.splitBrand',
    'brandMerges.keepBrandsApart',
    'brandMerges.allowBrandsTogether',
    'adSources.createAdSource',
    'adSources.updateAdSource',
    'adSources.deleteAdSource',
    'adSources.createSourceQuery',
    'adSources.updateSourceQuery',
    'adSources.deleteSourceQuery',
    'adSources.startCrawl',
    'adSources.cancelCrawl',
    'featureFlags.createFeatureFlag',
    'featureFlags.updateFeatureFlag',
    'featureFlags.deleteFeatureFlag',
    'featureFlags.restoreFeatureFlag',
    'featureFlags.updateFlagDocuments',
    'jobs.cancelJob',
    'jobs.discardDeadLetter',
    'jobs.retryDeadLetter',
    'releaseHealth.reportReleaseHealth',
    'systemHealth.reportPageVitals',
    'releases.changeReleasedPackage',
    'releases.updateReleaseAlarms',
  ],
}

const writing = [...endpoints].filter(([, { method }]) => method !== 'GET')

describe('[F-02] what other open pages are told', () => {
  test('every writing endpoint says what it changes, or why it tells nobody', () => {
    const silent = writing.filter(([, { changes }]) => changes.length === 0).map(([name]) => name)
    expect(silent.toSorted()).toEqual(Object.values(SHOWN_TO_NO_OTHER_MEMBER).flat().toSorted())
  })

  test('an endpoint that only reads changes nothing, and every part of a workspace is changed by some endpoint', () => {
    const reading = [...endpoints.values()].filter(({ method }) => method === 'GET')
    expect(reading.flatMap(({ changes }) => changes)).toEqual([])
    const changed = new Set(writing.flatMap(([, { changes }]) => changes))
    expect(changed).toEqual(new Set(workspaceTopic.options))
  })
})
