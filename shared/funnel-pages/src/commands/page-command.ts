import type { FunnelPage } from '../funnel-page.ts'
import type { Section } from '../section.ts'

type PageParts = Pick<FunnelPage, 'look' | 'language' | 'title' | 'description' | 'share_image' | 'theme'>

/** A change of a page. Commands are plain data, so that the same command always gives the same page. */
export type PageCommand =
  | { kind: 'add_section'; section: Section; index: number }
  | { kind: 'remove_section'; section_id: string }
  /** Moves a section to the place `index` among the others; places outside of the page are its first or last. */
  | { kind: 'move_section'; section_id: string; index: number }
  | { kind: 'hide_section'; section_id: string; hidden: boolean }
  /** Puts a copy behind the section. */
  | { kind: 'duplicate_section'; section_id: string; new_section_id: string }
  /** Replaces the words, images and settings of a section by those of a section with the same id and type. */
  | { kind: 'edit_section'; section: Section }
  | { kind: 'edit_page'; change: Partial<PageParts> }
  /** Puts parts of an earlier page back: the inverse of every command. */
  | { kind: 'restore'; parts: Partial<FunnelPage> }

/** Why a command cannot be done, as a sentence for the user. */
export class RefusedPageCommand extends Error {}
