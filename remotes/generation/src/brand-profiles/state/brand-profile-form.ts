import type { StoredAsset } from '@marquee/contract/assets'
import {
  type BrandProfile,
  type BrandProfileInput,
  brandProfileInput,
  type FontRole,
  type WebsiteFindings,
} from '@marquee/contract/brand-profiles'
import { formSchema } from '@marquee/ui/use-contract-form'
import { toWebAddress } from '../../state/to-web-address.ts'

export interface FormFont {
  role: FontRole
  family: string
  asset: StoredAsset | null
}

/** The values of the form: texts as they are typed, files with their addresses. The names are those of the contract. */
export interface BrandProfileForm {
  name: string
  website: string
  description: string
  colors: string[]
  logo_ids: StoredAsset[]
  fonts: FormFont[]
  voice: string
  audience: string
  always_include: string[]
  never_mention: string[]
}

export const emptyBrandProfileForm: BrandProfileForm = {
  name: '',
  website: '',
  description: '',
  colors: [],
  logo_ids: [],
  fonts: [
    { role: 'heading', family: '', asset: null },
    { role: 'body', family: '', asset: null },
  ],
  voice: '',
  audience: '',
  always_include: [],
  never_mention: [],
}

export function toBrandProfileForm(profile: BrandProfile): BrandProfileForm {
  const { name, description, colors, voice, audience, always_include, never_mention } = profile
  return {
    name,
    description,
    colors,
    voice,
    audience,
    always_include,
    never_mention,
    website: profile.website ?? '',
    logo_ids: profile.logos,
    fonts: emptyBrandProfileForm.fonts.map((empty) => profile.fonts.find(({ role }) => role === empty.role) ?? empty),
  }
}

/** Empty lines, fonts without a name and an empty address are left out. */
function toBrandProfileInput(form: BrandProfileForm): BrandProfileInput {
  const filled = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '')
  return {
    ...form,
    website: toWebAddress(form.website),
    logo_ids: form.logo_ids.map(({ id }) => id),
    fonts: form.fonts
      .filter(({ family }) => family.trim() !== '')
      .map(({ role, family, asset }) => ({ role, family, asset_id: asset?.id ?? null })),
    always_include: filled(form.always_include),
    never_mention: filled(form.never_mention),
  }
}

/** The contract's rules for the values of the form. */
export const brandProfileFormSchema = formSchema(toBrandProfileInput, brandProfileInput)

/** A part of a profile for which a website may contain values. */
export type FoundPart = 'name' | 'description' | 'logo_ids' | 'colors' | 'fonts' | 'voice'

/** The values found on a website, in the form's own shape; parts without values are left out. */
export function toFoundParts(findings: WebsiteFindings): Partial<Pick<BrandProfileForm, FoundPart>> {
  const { name, description, logos, colors, fonts, voice } = findings
  const found: Pick<BrandProfileForm, FoundPart> = {
    name,
    description,
    voice,
    colors,
    logo_ids: logos,
    fonts: emptyBrandProfileForm.fonts.map((empty) => ({
      ...empty,
      family: fonts.find(({ role }) => role === empty.role)?.family ?? '',
    })),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => !isEmptyPart(value)))
}

/** Whether a part of the form is empty, so that replacing it loses nothing. */
export function isEmptyPart(value: BrandProfileForm[FoundPart]): boolean {
  if (typeof value === 'string') {
    return value.trim() === ''
  }
  return value.every((entry) => typeof entry === 'object' && 'family' in entry && entry.family.trim() === '')
}

/** Whether a website and the profile have the same value for a part. */
export function isSamePart(left: BrandProfileForm[FoundPart], right: BrandProfileForm[FoundPart] | undefined): boolean {
  return JSON.stringify(toComparable(left)) === JSON.stringify(toComparable(right))
}

/** Compares logos by hash, because copies of one logo have different ids, and fonts by name, because a website gives no font file. */
function toComparable(value: BrandProfileForm[FoundPart] | undefined): unknown {
  return typeof value === 'object' ? value.map(toComparableEntry) : value
}

function toComparableEntry(entry: string | StoredAsset | FormFont): string {
  if (typeof entry === 'string') {
    return entry
  }
  return 'hash' in entry ? entry.hash : entry.family
}
