import type { Actor } from '../../../platform/http/actor.ts'
import { type AdService, type BrandService, chooseBestAds } from '../../library/library.public.ts'
import type { UserService } from '../../identity/identity.public.ts'
import type { BoardPickService, BoardService, SavedAdService } from '../../collections/collections.public.ts'
import type { BriefService } from '../../briefs/briefs.public.ts'
import { demoPicks } from './demo-picks.ts'

interface Dependencies {
  users: Pick<UserService, 'findByEmail'>
  ads: Pick<AdService, 'search' | 'listByIds'>
  boards: Pick<BoardService, 'add'>
  picks: Pick<BoardPickService, 'pick'>
  savedAds: Pick<SavedAdService, 'save' | 'update'>
  brands: Pick<BrandService, 'followOne'>
  briefs: Pick<BriefService, 'create'>
}

const OWNER = 'owner@marquee.example'
const ADMIN = 'admin@marquee.example'
const ADS_PER_PICK = 8
const SAVED_ADS = 8
const FOLLOWED_BRANDS = 3
const BOARD_KEY = '5d0c6f5e-3b0a-4f0e-9a51-6f1f0c3f0a11'
const BRIEF_KEY = '5d0c6f5e-3b0a-4f0e-9a51-6f1f0c3f0a12'

/** What the workspaces of the demo sign-ins hold, so that the first minute shows the product. Without these sign-ins nothing is made. */
export function createDemoWorkspaceService({ users, ads, boards, picks, savedAds, brands, briefs }: Dependencies) {
  async function findActor(email: string, isAdmin: boolean): Promise<Actor | null> {
    const user = await users.findByEmail(email)
    const workspaceId = user?.current_workspace_id ?? null
    if (user === undefined || workspaceId === null) {
      return null
    }
    return {
      userId: user.id,
      workspaceId,
      sessionId: user.id,
      role: 'owner',
      displayName: user.display_name,
      email: user.email,
      timeZone: null,
      currency: 'USD',
      workspaceFeatures: { explore_pages: true, swipe_file: true, ad_templates: false },
      isEmailVerified: true,
      isAdmin,
      isSuperAdmin: false,
    }
  }

  async function recommend(admin: Actor): Promise<void> {
    for (const { key, name, note, filters } of demoPicks) {
      const adIds = await chooseBestAds(ads, admin, { ...filters, language: ['en'] }, ADS_PER_PICK)
      const description = 'Demo ads, chosen by their score.'
      const body = { idempotency_key: key, name, description, ad_ids: adIds, folder_id: null }
      const board = await boards.add(admin, body)
      await picks.pick(admin, board.id, note)
    }
  }

  async function fillWorkspace(owner: Actor): Promise<void> {
    const adIds = await chooseBestAds(ads, owner, { niche: ['skincare', 'supplements'], language: ['en'] }, SAVED_ADS)
    for (const [index, id] of adIds.entries()) {
      await savedAds.save(owner, id)
      await savedAds.update(owner, id, { tags: index % 2 === 0 ? ['hook'] : ['offer'] })
    }
    const summaries = await ads.listByIds(owner.workspaceId, adIds)
    const brandIds = [...new Set(summaries.map(({ brand }) => brand.id))].slice(0, FOLLOWED_BRANDS)
    for (const id of brandIds) {
      await brands.followOne(owner, id)
    }
    await boards.add(owner, {
      idempotency_key: BOARD_KEY,
      name: 'Spring campaign',
      description: 'What we want ours to feel like.',
      ad_ids: adIds.slice(0, 6),
      folder_id: null,
    })
    await briefs.create(owner, {
      idempotency_key: BRIEF_KEY,
      title: 'Spring campaign: one serum, three hooks',
      objective: 'Sell the serum to people who have given up on long routines.',
      audience: 'Women and men, 25 to 45, with skin that reacts to much.',
      concept: 'One shelf, emptied bottle by bottle, until one is left.',
      hooks: [
        'Your skin is not difficult. Your shelf is.',
        'Four bottles out, one stays.',
        'Read the back of the pack first.',
      ],
      deliverables: [
        { format: 'video', aspect_ratio: '9:16', duration_s: 15, count: 2 },
        { format: 'image', aspect_ratio: '4:5', duration_s: null, count: 3 },
      ],
      reference_ad_ids: adIds.slice(0, 3),
      do: ['Show the product in the first second'],
      dont: ['Promise a cure'],
      success_metrics: 'Hook rate above 30 %',
    })
  }

  return {
    /** Making it twice is making it once. Called when the demo library is written. */
    async furnish(): Promise<void> {
      const [owner, admin] = [await findActor(OWNER, false), await findActor(ADMIN, true)]
      if (admin !== null) {
        await recommend(admin)
      }
      if (owner !== null) {
        await fillWorkspace(owner)
      }
    },
  }
}
