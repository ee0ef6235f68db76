import { brotliDecompressSync } from 'node:zlib'
import type { Composition } from '@marquee/federation/registry'
import { createPageCache } from './page-cache.ts'

const compose = () => ({ generation: 1 }) as Composition

test('visitors with the same facts get the page that was written once; other facts, encodings and releases have their own', async () => {
  const getPage = createPageCache()
  const composition = compose()
  let written = 0
  const write = () => `page ${(written += 1)}`
  const open = async (visitor: unknown, encoding: string | undefined, of = composition) => {
    const { body } = await getPage(of, ['/login', visitor], encoding, write)
    return typeof body === 'string' ? body : brotliDecompressSync(body).toString()
  }
  expect([await open('stranger', 'br'), await open('stranger', 'gzip, br')]).toEqual(['page 1', 'page 1'])
  expect(await open('owner', 'br')).toBe('page 2')
  expect(await open('stranger', undefined)).toBe('page 3')
  expect(await open('stranger', 'br', compose())).toBe('page 4')
  expect(await open('stranger', 'br')).toBe('page 1')
})

test('[G-04] visitors with other features have other pages', async () => {
  const getPage = createPageCache()
  const composition = compose()
  const open = async (...features: string[]) => {
    const facts = [{ rights: { features: new Set(features) } }]
    return (await getPage(composition, facts, undefined, () => features.join())).body
  }
  expect(await open('explore_pages', 'swipe_file')).toBe('explore_pages,swipe_file')
  expect(await open('ad_templates')).toBe('ad_templates')
  expect(await open('swipe_file', 'explore_pages')).toBe('explore_pages,swipe_file')
})
