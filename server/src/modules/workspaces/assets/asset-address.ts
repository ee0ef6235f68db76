import { toAddress } from '@marquee/contract/address'
import { openFile, type StoredAsset } from '@marquee/contract/assets'
import type { AssetRow } from './assets.repository.ts'

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/avif': 'avif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'video/3gpp': '3gp',
  'video/3gpp2': '3g2',
  'video/matroska': 'mkv',
  'video/vnd.avi': 'avi',
  'video/mp2t': 'ts',
  'video/mpeg': 'mpg',
  'video/x-ms-asf': 'wmv',
  'video/x-flv': 'flv',
  'video/ogg': 'ogv',
  'audio/flac': 'flac',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'font/woff2': 'woff2',
  'font/woff': 'woff',
  'font/ttf': 'ttf',
  'font/otf': 'otf',
}

/** The extension in the address of an asset. */
export function toExtension(contentType: string): string {
  return EXTENSIONS[contentType] ?? 'bin'
}

/** A row in the contract's format. */
export function presentAsset(row: AssetRow): StoredAsset {
  const { id, kind, name, content_type, width, height, duration_s, hash } = row
  const url = toAddress(openFile, { params: { id, extension: toExtension(content_type) } })
  return { id, kind, name, url, content_type, width, height, duration_s, size: Number(row.size), hash }
}
