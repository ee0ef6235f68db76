import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { type AdService, type BrandService, chooseBestAds } from '../../library/library.public.ts'
import type { UserService } from '../../identity/identity.public.ts'
import type { BoardPickService, BoardService, SavedAdService } from '../../collections/collections.public.ts'
import type { BriefService } from '../../briefs/briefs.public.ts'
import type { ResultImportService } from '../../analysis/analysis.public.ts'
import type { ImageOrderService } from '../../creation/creation.public.ts'
import { createDemoFurnishingRepository } from './demo-furnishings.repository.ts'
import { demoImageOrder } from './demo-image-order.ts'
import { demoPicks } from './demo-picks.ts'
import { writeDemoResults } from './write-demo-results.ts'

interface Dependencies {
  db: Database
  clock: Clock
  log: Pick<Logger, 'warn'>
  users: Pick<UserService, 'findByEmail'>
  ads: Pick<AdService, 'search' | 'listByIds'>
  boards: Pick<BoardService, 'add'>
  picks: Pick<BoardPickService, 'pick'>
  savedAds: Pick<SavedAdService, 'save' | 'update'>
  brands: Pick<BrandService, 'followOne'>
  briefs: Pick<BriefService, 'create'>
  imageOrders: Pick<ImageOrderService, 'create'>
  resultImports: Pick<ResultImportService, 'list' | 'upload' | 'start'>
}

interface Part {
  name: string
  /** The address of the demo sign-in that owns the workspace. */
  email: string
  isAdmin: boolean
  make: (actor: Actor) => Promise<void>
}

const OWNER = 'owner@marquee.example'
const ADMIN = 'admin@marquee.example'
const ADS_PER_PICK = 8
const SAVED_ADS = 8
const FOLLOWED_BRANDS = 3
const BOARD_KEY = '5d0c6f5e-3b0a-4f0e-9a51-6f1f0c3f0a11'
const BRIEF_KEY = '5d0c6f5e-3b0a-4f0e-9a51-6f1f0c3f0a12'

/** Fills the workspaces of the demo sign-ins, so that the product can be seen at once. Without these sign-ins nothing is made. */
export function createDemoWorkspaceService(dependencies: Dependencies) {
  const { db, clock, log, users, ads, boards, picks, savedAds, brands, briefs, imageOrders, resultImports } =
    dependencies
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
    const brandIds = [...new Set(summaries.flatMap(({ brand }) => brand?.id ?? []))].slice(0, FOLLOWED_BRANDS)
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
      insight: 'They own five bottles, and use two.',
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

  /** Charged to the owner's credits, like any order. */
  async function orderImages(owner: Actor): Promise<void> {
    await imageOrders.create(owner, demoImageOrder)
  }

  async function importResults(owner: Actor): Promise<void> {
    if ((await resultImports.list(owner)).length > 0) {
      return
    }
    const content = Buffer.from(writeDemoResults(clock.now()))
    const file = { name: 'demo-results.csv', contentType: 'text/csv', content }
    const { id, columns, guessed } = await resultImports.upload(owner, file)
    await resultImports.start(owner, id, {
      mapping: Object.fromEntries(columns.map(({ name, guess }) => [name, guess])),
      decimal: guessed.decimal,
      date_order: guessed.date_order,
      currency: 'USD',
      account: { name: 'Demo account' },
    })
  }

  const parts: readonly Part[] = [
    { name: 'picks', email: ADMIN, isAdmin: true, make: recommend },
    { name: 'workspace', email: OWNER, isAdmin: false, make: fillWorkspace },
    { name: 'images', email: OWNER, isAdmin: false, make: orderImages },
    { name: 'results', email: OWNER, isAdmin: false, make: importResults },
  ]

  async function furnishPart({ name, email, isAdmin, make }: Part): Promise<void> {
    const actor = await findActor(email, isAdmin)
    if (actor !== null) {
      await make(actor)
      await createDemoFurnishingRepository(db).save(name, clock.now())
    }
  }

  return {
    /** Makes the parts that were not made before. Called on every start, once the demo library exists. */
    async furnish(): Promise<void> {
      const made = await createDemoFurnishingRepository(db).listMade()
      for (const part of parts.filter(({ name }) => !made.has(name))) {
        // A refused part, for example an order without credits, is tried again at the next start and does not stop the others.
        await furnishPart(part).catch((error: unknown) =>
          log.warn({ err: error, part: part.name }, 'A part of the demo workspaces was not made'),
        )
      }
    },
  }
}
