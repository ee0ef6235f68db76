interface Reading {
  module: string
  tables: readonly string[]
  /** Why asking the owner would not do. */
  because: string
}

/**
 * A table belongs to the module that writes it; another module calls the owner's service. These are the queries that join a table of
 * others all the same, because the database would otherwise be asked once for each row.
 */
export const READINGS: readonly Reading[] = [
  {
    module: 'platform',
    tables: ['users', 'memberships', 'workspaces'],
    because: 'one statement says who asks, for every request',
  },
  {
    module: 'api-keys',
    tables: ['users', 'memberships', 'workspaces'],
    because: 'one statement says who asks, for every call of a key',
  },
  {
    module: 'image-subjects',
    tables: ['assets'],
    because: 'images that nobody has looked at are found among all images of all workspaces',
  },
  {
    module: 'members',
    tables: ['users', 'workspaces'],
    because: 'members are listed and found by their names and addresses, under the lock of the workspace',
  },
  {
    module: 'workspaces',
    tables: ['users', 'memberships'],
    because: 'the workspaces of a user, with how many members each has',
  },
  {
    module: 'notifications',
    tables: ['users', 'memberships', 'workspaces'],
    because: 'one statement tells every member, with pages that the workspace can open',
  },
  { module: 'workspace-activity', tables: ['users'], because: 'a page of entries with the names of who did them' },
  {
    module: 'workspace-exports',
    tables: ['users', 'memberships'],
    because: 'the archive takes along every row of a workspace',
  },
  {
    module: 'workspace-summary',
    tables: [
      'saved_ads',
      'boards',
      'briefs',
      'products',
      'memberships',
      'invitations',
      'brand_trackers',
      'ad_search',
      'image_orders',
      'creative_analyses',
      'ads',
      'brands',
    ],
    because: 'the dashboard counts all that a workspace has, and what followed brands did, in one statement each',
  },
  {
    module: 'plans',
    tables: ['workspaces'],
    because: 'changes of a subscription wait for each other at the lock of the workspace',
  },
  {
    module: 'product-import',
    tables: ['workspaces'],
    because: 'the job reads an import together with the currency of its workspace',
  },
  { module: 'referrals', tables: ['workspaces'], because: 'lists of who came, with the names of their workspaces' },
  { module: 'job-administration', tables: ['job_progress'], because: 'the page of jobs joins them with the queue' },
  {
    module: 'ads',
    tables: ['brands', 'media_copies', 'picture_hashes'],
    because:
      'a page of ads with the names of their brands; copied media are compared by their addresses at the source, and ads with the same image are counted',
  },
  {
    module: 'advertisers',
    tables: ['ads', 'brands', 'brand_stats'],
    because: 'sites by how many ads lead to them, and brands that are compared with each other',
  },
  {
    module: 'captures',
    tables: ['ads', 'memberships', 'workspaces'],
    because: 'counts the owners of the workspaces that captured the same ad, under the lock of its writers',
  },
  {
    module: 'unconfirmed-ads',
    tables: ['ads', 'brands', 'workspaces'],
    because: 'a page of ads with their advertisers and the names of the workspaces that brought them',
  },
  { module: 'brands', tables: ['ads'], because: 'brands by how many ads they have, and by the niches of these' },
  {
    module: 'brand-insights',
    tables: ['ads', 'ad_stats', 'brands'],
    because: 'a brand is counted from all of its ads',
  },
  {
    module: 'brand-spy',
    tables: [
      'ads',
      'ad_stats',
      'ad_versions',
      'brands',
      'brand_days',
      'brand_landing_pages',
      'brand_stats',
      'landing_page_versions',
      'workspaces',
    ],
    because:
      'followed brands are sorted by their figures, measured from all of their ads, and told in the time of their workspace',
  },
  {
    module: 'brand-changes',
    tables: ['ads', 'brand_trackers'],
    because: 'the pages to which running ads of followed brands lead are found in one statement',
  },
  {
    module: 'weekly-watch',
    tables: ['ads', 'ad_search', 'ad_stats', 'brands', 'brand_days', 'brand_stats', 'brand_trackers', 'workspaces'],
    because: 'a week of all followed brands is one statement for each part of the page',
  },
  {
    module: 'ad-angles',
    tables: ['ads', 'ad_search'],
    because: 'the ads of a niche and month, with their words',
  },
  {
    module: 'boards',
    tables: ['ads', 'ad_media', 'saved_ads', 'users'],
    because: 'adds and restores only what exists, shows only ads with an image, and finds those with a tag',
  },
  {
    module: 'saved-ads',
    tables: ['ads', 'brands', 'brand_trackers', 'users', 'boards', 'board_ads'],
    because:
      'saves and restores only what exists, and lists saved and followed brands as one, saved ads and those on boards too',
  },
  {
    module: 'ad-transfer',
    tables: ['ads', 'ad_stats', 'ad_media', 'brands', 'media_copies'],
    because: 'reads ads whole, with the addresses of their media before they were copied',
  },
  {
    module: 'video-renders',
    tables: ['videos', 'video_assets'],
    because:
      'keeps the files of a video with its render in one statement, and lists finished files of videos that still exist',
  },
  {
    module: 'video-sharing',
    tables: ['videos'],
    because: 'lists the videos of a brief by their places, without those that were removed',
  },
  {
    module: 'media-copies',
    tables: ['ad_media', 'saved_ads'],
    because: 'finds every medium of a saved ad that is not copied yet',
  },
  {
    module: 'same-creatives',
    tables: ['ad_media', 'ads'],
    because: 'finds every medium without a hash, and ads by the hashes of their media',
  },
]
