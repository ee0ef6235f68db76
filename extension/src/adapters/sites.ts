/** The pages on which the extension runs by itself; on all others the user opens it first. */
export const contentSites = [
  'https://*.facebook.com/ads/library/*',
  'https://library.tiktok.com/*',
  'https://ads.tiktok.com/business/creativecenter/*',
  'https://adstransparency.google.com/*',
  'https://*.linkedin.com/ad-library/*',
]

/** The hosts from which these pages load their images and videos. */
export const fileHosts = [
  'https://*.fbcdn.net/*',
  'https://*.tiktokcdn.com/*',
  'https://*.tiktokcdn-us.com/*',
  'https://*.tiktokcdn-eu.com/*',
  'https://*.licdn.com/*',
  'https://tpc.googlesyndication.com/*',
  'https://i.ytimg.com/*',
]
