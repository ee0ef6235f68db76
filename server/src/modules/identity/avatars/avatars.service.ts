import { randomUUID } from 'node:crypto'
import { openAvatar } from '@marquee/contract/account'
import { toAddress } from '@marquee/contract/address'
import sharp from 'sharp'
import type { Storage, StoredObject } from '../../../platform/storage/storage.ts'
import type { ForeignFiles } from '../../../platform/foreign-files/foreign-files.ts'

/** Side length in pixels; sharp enough for 96 CSS pixels on high-density screens. */
const SIDE = 256
const QUALITY = 86
const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/

interface Dependencies {
  storage: Storage
  foreignFiles: Pick<ForeignFiles, 'cleanImage'>
}

/**
 * Small square images of users and workspaces. Their names cannot be guessed, so every client that knows a name may load the image.
 * Images without a referring row are removed by modules/workspaces/stored-files.
 */
export function createAvatarService({ storage, foreignFiles }: Dependencies) {
  return {
    /** Cuts out the middle of an image and stores it. @returns its name @throws DomainError 422 on `file` */
    async store(upload: Buffer): Promise<string> {
      const { content } = await foreignFiles.cleanImage(upload)
      const avatar = await sharp(content).resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: QUALITY }).toBuffer()
      const name = `${randomUUID()}.webp`
      await storage.put(toKey(name), avatar)
      return name
    },

    /** Null when there is no image of this name. */
    async open(name: string): Promise<StoredObject | null> {
      return NAME.test(name) ? storage.get(toKey(name)) : null
    },
  }
}

export type AvatarService = ReturnType<typeof createAvatarService>

/** The address of a stored image. */
export function toAvatarUrl(name: string | null): string | null {
  return name === null ? null : toAddress(openAvatar, { params: { name } })
}

function toKey(name: string): string {
  return `avatars/${name}`
}
