/** The pages on which the extension runs by itself; on all others the user opens it first. */
export const contentSites = [
  'https://*.facebook.com/ads/library/*',
  'https://library.tiktok.com/*',
  'https://ads.tiktok.com/business/creativecenter/*',
  'https://adstransparency.google.com/*',
  'https://*.linkedin.com/ad-library/*',
  // These change their address without loading a page: which pages of them have a feed is known to their adapters.
  'https://www.facebook.com/*',
  'https://web.facebook.com/*',
  'https://www.instagram.com/*',
  'https://www.tiktok.com/*',
]

/** The hosts from which these pages load their images and videos. */
export const fileHosts = [
  'https://*.fbcdn.net/*',
  'https://*.cdninstagram.com/*',
  'https://*.tiktokcdn.com/*',
  'https://*.tiktokcdn-us.com/*',
  'https://*.tiktokcdn-eu.com/*',
  'https://*.licdn.com/*',
  'https://tpc.googlesyndication.com/*',
  'https://i.ytimg.com/*',
]
