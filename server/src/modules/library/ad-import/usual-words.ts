/** The words of other tools, in lower case with underscores, by the library's word for each. */
const WORDS = {
  status: {
    active: [
      'true',
      'yes',
      '1',
      'running',
      'live',
      'on',
      'enabled',
      'delivering',
      'aktiv',
      'actif',
      'activo',
      'ativo',
      'attiva',
      'attivo',
      'laufend',
    ],
    inactive: [
      'false',
      'no',
      '0',
      'paused',
      'stopped',
      'ended',
      'off',
      'disabled',
      'completed',
      'archived',
      'finished',
      'inaktiv',
      'inactif',
      'inactivo',
      'inativo',
      'inattiva',
      'non_attiva',
      'beendet',
    ],
  },
  format: {
    image: [
      'photo',
      'picture',
      'static',
      'single_image',
      'image_ad',
      'img',
      'photo_ad',
      'static_image',
      'single_image_ad',
      'bild',
      'banner',
      'html5',
      'gif',
    ],
    video: [
      'film',
      'reel',
      'movie',
      'single_video',
      'video_ad',
      'vid',
      'single_video_ad',
      'sponsored_video',
      'video+image',
    ],
    carousel: [
      'slideshow',
      'multi_image',
      'multi_images',
      'carousel_ad',
      'collection',
      'album',
      'multi_medias',
      'multi_videos',
      'carousel_image',
      'sponsored_update_carousel',
      'sponsored_carousel',
    ],
    text: ['text_ad', 'text_only', 'link'],
    dco: ['dynamic_creative'],
    dpa: ['dynamic_product', 'dynamic_product_ad', 'catalog'],
  },
  gender: {
    all: ['any', 'both', 'unisex', 'everyone', 'men_and_women', 'women_and_men'],
    female: ['f', 'women', 'woman', 'females'],
    male: ['m', 'men', 'man', 'males'],
  },
  source: {
    meta: ['facebook', 'fb', 'instagram', 'meta_ad_library', 'facebook_ad_library', 'ad_library'],
    tiktok: ['tik_tok'],
    google: ['google_ads', 'google_ads_transparency'],
    linkedin: ['linked_in', 'linkedin_ad_library'],
  },
  market: { b2b: ['business', 'businesses'], b2c: ['consumer', 'consumers'] },
  platform: {
    facebook: ['fb', 'facebook_com'],
    instagram: ['ig', 'insta'],
    tiktok: ['tik_tok', 'tiktok_ads'],
    youtube: ['yt', 'you_tube'],
    google: ['google_ads', 'google_search', 'adwords'],
    snapchat: ['snap', 'snapchat_com'],
    pinterest: ['pin', 'pinterest_com'],
    reddit: ['reddit_com'],
    x: ['twitter', 'x_com', 'twitter_com', 'x_twitter', 'twitter_x'],
    linkedin: ['linked_in'],
    audience_network: ['audiencenetwork', 'meta_audience_network'],
    messenger: ['facebook_messenger', 'fb_messenger'],
    whatsapp: ['whats_app'],
  },
} as const satisfies Record<string, Readonly<Record<string, readonly string[]>>>

export type WordKind = keyof typeof WORDS

const wordsOfKinds: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(WORDS).map(([kind, words]) => [
    kind,
    new Map(Object.entries(words).flatMap(([word, names]) => names.map((name: string) => [name, word] as const))),
  ]),
)

/** The library's word for a source's word, regardless of case and separators; an unknown word is returned in lowercase with underscores. */
export function toUsualWord(kind: WordKind, value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'boolean' && typeof value !== 'number') {
    return value
  }
  const name = String(value)
    .trim()
    .toLowerCase()
    .replace(/[\s/.-]+/g, '_')
  return wordsOfKinds.get(kind)?.get(name) ?? name
}
