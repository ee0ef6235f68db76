/** What a platform or a law asks for. */
export interface DisclosureDuty {
  name: string
  /** `yes`: this creative has to be disclosed. `check`: it depends on what only the advertiser knows. */
  applies: 'yes' | 'check'
  text: string
  /** The name of the rule, and since when it applies. */
  source: string
}

/** What the rules of platforms and laws ask for, as they were known in November 2026. It is no legal advice. */
export function listDuties({
  hasSyntheticVoice,
  hasModelImage,
}: {
  hasSyntheticVoice: boolean
  hasModelImage: boolean
}): DisclosureDuty[] {
  const voice = hasSyntheticVoice ? 'The voice of this video is synthetic. ' : ''
  const image = hasModelImage ? 'A model made a part of what is seen. ' : ''
  const made = `${voice}${image}`
  return [
    {
      name: 'TikTok',
      applies: hasSyntheticVoice || hasModelImage ? 'yes' : 'check',
      text: `${made}Switch the disclosure of AI-generated content on in Ads Manager for a synthetic voice, and for images that a model made or changed and that look real.`,
      source: 'TikTok Advertising Policies, AI-generated content',
    },
    {
      name: 'Meta',
      applies: 'check',
      text: 'Only for ads about social issues, elections or politics: disclose photorealistic images and realistic sound that were made or changed digitally.',
      source: 'Meta Business Help Center, digitally created or altered media; since January 2024',
    },
    {
      name: 'European Union',
      applies: 'check',
      text: `${made}Say so clearly if an image, a sound or a video was made by AI and could pass as a real person, object, place or event.`,
      source: 'Regulation (EU) 2024/1689 (AI Act), Article 50(4); since 2 August 2026',
    },
    {
      name: 'New York',
      applies: 'check',
      text: 'Say so conspicuously if the ad shows a synthetic performer: a figure made by AI that seems to be a human performer. A recognizable person has to agree instead.',
      source: 'New York General Business Law § 396-b; since June 2026',
    },
  ]
}
